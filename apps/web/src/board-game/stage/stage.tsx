import { stage as words } from '../words';
import './stage.css';
import { type BoardFact, checkIn } from '@ragtag/board-game';
import { partsOfBoxes } from '../boxes/parts';
import { shownAs } from '../showing';
import { isOfExecution } from '../showing/execution';
import { isOfTrial } from '../showing/trial';
import { useBoard } from '../use-board';
import { nameOfCause } from '../words/cards';
import type { SceneName } from '../words/en/stage';
import { initials } from '../words/people';
import { factText } from '../words/say';
import { DestinationCard } from './destination-scene';
import { Die } from './die';
import { Planet } from './planet';
import { StretchedStars } from './stretched-stars';

/** What happens right now, over the board: dice, hits, losses, jumps, reveals. */
export function Stage() {
  const { view, beat, kept, skip } = useBoard();
  // Checks are told beside the board.
  if (!beat || (beat.fact.startsWith('check-') && checkIn(view))) return null;
  const { ExecutionScene, TrialScene } = partsOfBoxes();
  if (ExecutionScene && kept.execution && isOfExecution(kept.execution, beat))
    return <ExecutionScene story={kept.execution} />;
  if (TrialScene && kept.trial && isOfTrial(beat)) return <TrialScene story={kept.trial} beat={beat} />;
  const scene = sceneOf(beat);
  return (
    <div className={`stage ${scene ? 'grand' : ''} ${beat.fact}`}>
      {beat.fact === 'fleet-jumps' && <StretchedStars />}
      {scene && isOfPlanet(scene) && <Planet moment={scene} />}
      <div className="beat" key={`${beat.fact}/${JSON.stringify(beat).length}`}>
        {beat.fact === 'die-rolled' && <Die face={beat.result} rolled={beat.die} />}
        <Face beat={beat} />
        {beat.fact === 'destination-picked' ? (
          <DestinationCard card={beat.card} />
        ) : (
          <div>
            {beat.fact === 'die-rolled' && <p className="label">{nameOfCause(beat.cause)}</p>}
            {scene && <p className="beat-title">{words.scenes[scene]}</p>}
            <p>{factText(view, beat)}</p>
          </div>
        )}
        <button type="button" className="button small quiet" onClick={skip}>
          {words.skip}
        </button>
      </div>
    </div>
  );
}

const isOfPlanet = (scene: SceneName): scene is 'settled' | 'return' | 'leaving' | 'arrival' =>
  scene === 'settled' || scene === 'return' || scene === 'leaving' || scene === 'arrival';

function sceneOf(beat: BoardFact) {
  const scene = shownAs(beat)?.scene;
  return typeof scene === 'function' ? scene(beat) : scene;
}

/** Whose moment it is. */
function Face({ beat }: { readonly beat: BoardFact }) {
  const { view } = useBoard();
  if (beat.fact !== 'cylon-revealed') return null;
  return (
    <span className="beat-face" style={{ background: `var(--seat-${beat.seat})` }} aria-hidden="true">
      {initials(view, beat.seat)}
    </span>
  );
}
