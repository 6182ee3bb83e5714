import { stage as words } from '../words';
import './stage.css';
import { checkIn } from '@ragtag/board-game';
import { shownAs } from '../showing';
import { useBoard } from '../use-board';
import { nameOfCause } from '../words/cards';
import { factText } from '../words/say';
import { Die } from './die';

/** What happens right now, over the board: dice, hits, losses, jumps, reveals. */
export function Stage() {
  const { view, beat, skip } = useBoard();
  // Checks have a stage of their own.
  if (!beat || (beat.fact.startsWith('check-') && checkIn(view))) return null;
  const scene = shownAs(beat)?.scene;
  return (
    <div className={`stage ${scene ? 'grand' : ''} ${beat.fact}`}>
      <div className="beat" key={`${beat.fact}/${JSON.stringify(beat).length}`}>
        {beat.fact === 'die-rolled' && <Die face={beat.result} rolled={beat.die} />}
        <div>
          {beat.fact === 'die-rolled' && <p className="label">{nameOfCause(beat.cause)}</p>}
          {scene && <p className="beat-title">{words.scenes[scene]}</p>}
          <p>{factText(view, beat)}</p>
        </div>
        <button type="button" className="button small quiet" onClick={skip}>
          {words.skip}
        </button>
      </div>
    </div>
  );
}
