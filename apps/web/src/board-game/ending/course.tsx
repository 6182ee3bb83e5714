import { type BoardFact, type Cause, type Resource, resources, type View } from '@ragtag/board-game';
import { useBoard } from '../use-board';
import { endings as words } from '../words';
import { nameOfCause } from '../words/cards';
import { capital, resourceName } from '../words/say';

/** What was left after every loss and gain. */
export function Course() {
  const { view, facts } = useBoard();
  return <Curves view={view} facts={facts} />;
}

/** The check that weighed most. */
export function Decided() {
  const { facts } = useBoard();
  const decided = worstCheck(facts);
  return (
    decided && (
      <p className="ending-decided">
        <span className="label">{words.decided}</span> <b>{nameOfCause(decided.cause)}</b>{' '}
        {words.failedBy(number(decided.total), decided.difficulty)}
      </p>
    )
  );
}

/** With a minus that is as long as a plus. */
const number = (n: number) => String(n).replace('-', '−');

const size = { w: 300, h: 62 };
const most = 15;

/** Every change of a resource, in the order in which they were told. */
const changesIn = (facts: readonly BoardFact[]) =>
  facts.flatMap((fact) =>
    fact.fact === 'resource-lost' || fact.fact === 'resource-gained'
      ? [
          {
            resource: fact.resource,
            now: fact.now,
            before: fact.now + (fact.fact === 'resource-lost' ? fact.by : -fact.by),
          },
        ]
      : [],
  );

function Curves({ view, facts }: { readonly view: View; readonly facts: readonly BoardFact[] }) {
  const changes = changesIn(facts);
  const at = (i: number, n: number) =>
    `${((size.w * i) / Math.max(1, changes.length)).toFixed(1)} ${(size.h - (size.h * Math.max(0, Math.min(n, most))) / most).toFixed(1)}`;
  const line = (resource: Resource): string => {
    let now = changes.find((change) => change.resource === resource)?.before ?? view.resources[resource];
    const points = [at(0, now)];
    changes.forEach((change, i) => {
      if (change.resource !== resource) return;
      points.push(at(i, now));
      now = change.now;
      points.push(at(i + 1, now));
    });
    points.push(at(changes.length, now));
    return `M${points.join('L')}`;
  };
  return (
    <div className="ending-curves">
      <svg viewBox={`0 -2 ${size.w} ${size.h + 4}`} aria-hidden="true" preserveAspectRatio="none">
        {resources.map((resource) => (
          <path key={resource} d={line(resource)} className={`curve ${resource}`} />
        ))}
      </svg>
      <ul>
        {resources.map((resource) => (
          <li key={resource} className={`curve-name ${resource}`}>
            {capital(resourceName(resource))} <b>{Math.max(0, view.resources[resource])}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Failed {
  readonly cause: Cause;
  readonly difficulty: number;
  readonly total: number;
  readonly cost: number;
}

/** The check whose failure cost the fleet most; of like ones the last. */
export function worstCheck(facts: readonly BoardFact[]): Failed | undefined {
  let worst: Failed | undefined;
  let begun: Pick<Failed, 'cause' | 'difficulty'> | undefined;
  let failed: Failed | undefined;
  for (const fact of facts) {
    if (fact.fact === 'check-started') {
      begun = fact;
      failed = undefined;
    } else if (fact.fact === 'check-result') {
      failed =
        begun && fact.outcome === 'fail' && fact.total !== null
          ? { ...begun, difficulty: fact.difficulty ?? begun.difficulty, total: fact.total, cost: 0 }
          : undefined;
    } else if (failed && fact.fact === 'resource-lost' && fact.cause.id === failed.cause.id) {
      failed = { ...failed, cost: failed.cost + fact.by };
      if (failed.cost >= (worst?.cost ?? 1)) worst = failed;
    }
  }
  return worst;
}
