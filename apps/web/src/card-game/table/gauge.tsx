import { cards, type View } from '@ragtag/card-game';
import type { OpenQuestion } from '@ragtag/kernel';
import { table as words } from '../words';
import { useLooking } from './preview';
import { useCards } from './use-cards';

interface Share {
  readonly key: number;
  readonly seat: number;
  readonly kind: number;
  readonly n: number;
}

/** What each face-up card adds to the Cylon threat level. */
function sharesOf({ players }: View): Share[] {
  return players.flatMap(({ units, missions }, seat) => [
    ...units.map(({ handle, cards: [kind], threat, down }) => ({
      key: handle,
      seat,
      kind,
      n: down ? 0 : threat,
    })),
    ...missions.map(({ handle, kind, threat, down }) => ({ key: handle, seat, kind, n: down ? 0 : threat })),
  ]);
}

/** What the card that is being looked at would add if it were played. */
function wouldAdd(question: OpenQuestion | undefined, aim: string | null): number {
  const option = question?.options.find(({ id }) => id === aim) as
    | { act?: string; card?: number }
    | undefined;
  if (option?.act !== 'play' || option.card === undefined) return 0;
  const { type, threat } = cards[option.card];
  return type === 'event' ? 0 : threat;
}

/** One bar from 0, a tick at the fleet defense level; red only past the tick. */
export function Gauge() {
  const { view, question, aim } = useCards();
  const looking = useLooking();
  const { threat, defense } = view.gauge;
  const more = wouldAdd(question, aim);
  const end = Math.max(defense * 1.4, threat + more, 8);
  const width = (n: number) => `${(100 * n) / end}%`;
  return (
    <div
      className={`gauge ${threat > defense ? 'over' : ''} ${more > 0 && threat + more > defense ? 'would-be-over' : ''}`}
      role="img"
      aria-label={words.gaugeSays(threat, defense)}
    >
      <span className="gauge-words" aria-hidden="true">
        {words.gaugeNow(threat, defense)}
        {more > 0 && <em> {words.gaugeWouldBe(threat + more)}</em>}
      </span>
      <span className="gauge-bar" aria-hidden="true">
        {sharesOf(view)
          .filter(({ n }) => n > 0)
          .map(({ key, seat, kind, n }) => (
            <i
              key={key}
              title={`${cards[kind].name}: ${n}`}
              style={{ width: width(n), background: `var(--seat-${seat})` }}
              onPointerEnter={(event) => looking.point(kind, event.currentTarget.getBoundingClientRect())}
              onPointerLeave={() => looking.point(null)}
            />
          ))}
        {more > 0 && <i className="gauge-ghost" style={{ width: width(more) }} />}
        <span className="gauge-tick" style={{ left: width(defense) }} />
      </span>
    </div>
  );
}
