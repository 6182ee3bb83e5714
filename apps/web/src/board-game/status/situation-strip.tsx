import { useBoard } from '../use-board';
import { Dials } from './dials';
import { BoardingTrack, Distance, JumpTrack, Occupation, Pursuit } from './tracks';

/** How the fleet stands, in one line: what is left of everything, how near the jump is, how far the way. */
export function SituationStrip() {
  const { view } = useBoard();
  return (
    <div className="situation-strip">
      <Dials />
      <div className="tracks">
        <JumpTrack />
        {view.newCaprica ? <Occupation /> : <Distance />}
        {view.fleet && <Pursuit />}
        {view.boarding.some((n) => n > 0) && <BoardingTrack />}
      </div>
    </div>
  );
}
