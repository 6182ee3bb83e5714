import './stage.css';
import type { BoardFact } from '@ragtag/board-game';
import { useTable } from '../../shell/table/table-context';
import { checkIn } from '../showing/patch';
import { nameOfCause } from '../words/cards';
import { factText } from '../words/say';
import { Die } from './die';

/** Facts that get the middle of the table for a moment. */
const grand = new Set<BoardFact['fact']>(['cylon-revealed', 'fleet-jumps', 'phase', 'destination-picked']);

/** What happens right now, over the board: dice, hits, losses, jumps, reveals. */
export function Stage({ skip }: { readonly skip: () => void }) {
  const { view, beat } = useTable();
  // Checks have a stage of their own.
  if (!beat || (beat.fact.startsWith('check-') && checkIn(view))) return null;
  const big = grand.has(beat.fact);
  return (
    <div className={`stage ${big ? 'grand' : ''} ${beat.fact}`}>
      <div className="beat" key={`${beat.fact}/${JSON.stringify(beat).length}`}>
        {beat.fact === 'die-rolled' && <Die face={beat.result} rolled={beat.die} />}
        <div>
          {beat.fact === 'die-rolled' && <p className="label">{nameOfCause(beat.cause)}</p>}
          {grandTitle(beat) && <p className="beat-title">{grandTitle(beat)}</p>}
          <p>{factText(view, beat)}</p>
        </div>
        <button type="button" className="button small quiet" onClick={skip}>
          Skip
        </button>
      </div>
    </div>
  );
}

function grandTitle(beat: BoardFact): string | null {
  switch (beat.fact) {
    case 'cylon-revealed':
      return 'A Cylon is revealed';
    case 'fleet-jumps':
      return 'Jump';
    case 'phase':
      return 'Sleeper Agents';
    case 'destination-picked':
      return 'Destination';
    default:
      return null;
  }
}
