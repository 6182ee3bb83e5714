import { Dials } from './dials';
import { BoardingTrack, Distance, JumpTrack } from './tracks';

/** How the fleet stands, in one line: what is left of everything, how near the jump is, how far the way. */
export function SituationStrip() {
  return (
    <div className="situation-strip">
      <Dials />
      <div className="tracks">
        <JumpTrack />
        <Distance />
        <BoardingTrack />
      </div>
    </div>
  );
}
