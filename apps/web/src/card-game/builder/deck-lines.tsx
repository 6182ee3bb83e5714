import { type CardType, cards, type Deck, type Kind } from '@ragtag/card-game';
import { Cost } from '../cards/card-face';
import { useLooking } from '../table/preview';
import { builder as words } from '../words';

const order: readonly CardType[] = ['personnel', 'ship', 'mission', 'event'];

interface Props {
  readonly deck: Deck;
  setCount(kind: Kind, n: number): void;
}

/** The cards of a deck by type, each with how many. */
export function DeckLines({ deck, setCount }: Props) {
  const looking = useLooking();
  return (
    <div className="deck-lines">
      {order.map((type) => {
        const here = deck.cards
          .filter(([kind]) => cards[kind].type === type)
          .sort(([a], [b]) => (cards[a].name < cards[b].name ? -1 : 1));
        if (here.length === 0) return null;
        const n = here.reduce((sum, [, each]) => sum + each, 0);
        return (
          <section key={type}>
            <h2 className="label">
              {words.types[type]} {n}
            </h2>
            <ul>
              {here.map(([kind, count]) => (
                <li key={kind} className="deck-line">
                  <b>{count}</b>
                  <button
                    type="button"
                    className="deck-name"
                    onClick={() => looking.open(kind, { card: kind })}
                    onPointerEnter={(event) =>
                      event.pointerType === 'mouse' &&
                      looking.point(kind, event.currentTarget.getBoundingClientRect())
                    }
                    onPointerLeave={() => looking.point(null)}
                  >
                    {cards[kind].name}
                  </button>
                  <span>
                    <Cost cost={cards[kind].cost} />
                  </span>
                  <button
                    type="button"
                    aria-label={words.remove(cards[kind].name)}
                    onClick={() => setCount(kind, count - 1)}
                  >
                    −
                  </button>
                  <button
                    type="button"
                    aria-label={words.add(cards[kind].name)}
                    onClick={() => setCount(kind, count + 1)}
                  >
                    +
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
