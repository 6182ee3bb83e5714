import { type BoardFact, type Resource, resources } from '@ragtag/board-game';
import { ResourceGlyph } from '../icons/resource-glyph';
import { useBoard } from '../use-board';
import { status as words } from '../words';
import { capital, resourceName } from '../words/say';
import './status.css';
import './phone.css';

/** At half of where the dials begin, a resource is in the red. */
const low: Record<Resource, number> = { fuel: 4, food: 4, morale: 5, population: 6 };
const most = 15;

/** The four resources. */
export function Dials() {
  const { view, beat } = useBoard();
  return (
    <ul className="dials" aria-label={words.resources}>
      {resources.map((resource) => {
        const n = Math.max(0, view.resources[resource]);
        const change = changeOf(beat, resource);
        return (
          <li key={resource} className={`dial ${n <= low[resource] ? 'low' : ''} ${change ? change.is : ''}`}>
            <span className="dial-name label">
              <ResourceGlyph resource={resource} size={13} /> {capital(resourceName(resource))}
            </span>
            <span className="dial-number">
              {n}
              {change && (
                <span className="dial-change">{change.by > 0 ? `+${change.by}` : `−${-change.by}`}</span>
              )}
            </span>
            <span className="dial-bar" aria-hidden="true">
              {Array.from({ length: most }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a scale.
                <i key={i} className={i < n ? 'on' : ''} />
              ))}
            </span>
            {n <= low[resource] && <span className="visually-hidden">{words.inTheRed}</span>}
          </li>
        );
      })}
    </ul>
  );
}

function changeOf(beat: BoardFact | null, resource: Resource): { is: string; by: number } | null {
  if (beat?.fact === 'resource-lost' && beat.resource === resource) return { is: 'losing', by: -beat.by };
  if (beat?.fact === 'resource-gained' && beat.resource === resource) return { is: 'gaining', by: beat.by };
  return null;
}
