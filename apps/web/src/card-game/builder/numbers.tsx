import { advice, cards, type Deck, legality, type Options, resources, statistics } from '@ragtag/card-game';
import { sayAdvice, sayObjection } from '@ragtag/card-game/say';
import { ResourceGlyph } from '../cards/resource-glyph';
import { faces, builder as words } from '../words';

/** Everything that speaks against a deck, and what would make it better. */
export function Legality({ deck, options }: { readonly deck: Deck; readonly options: Options }) {
  const against = legality(deck, options);
  const better = advice(deck, options);
  return (
    <div className="deck-legality">
      {against.length === 0 ? (
        <p className="deck-legal">{words.legal}</p>
      ) : (
        <ul className="deck-against">
          {against.map((each) => (
            <li key={sayObjection(each, options)}>{sayObjection(each, options)}</li>
          ))}
        </ul>
      )}
      {better.length > 0 && (
        <details>
          <summary>{words.advice}</summary>
          <ul>
            {better.map((each) => (
              <li key={each.about}>{sayAdvice(each)}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Bars({ values, label }: { readonly values: readonly number[]; readonly label: string }) {
  const most = Math.max(1, ...values);
  return (
    <figure className="bars">
      <figcaption className="label">{label}</figcaption>
      <ol>
        {values.map((n, value) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is what is counted.
          <li key={value}>
            <span className="bars-n">{n}</span>
            <span className="bars-bar" style={{ height: `${(44 * n) / most}px` }} />
            <b>{value}</b>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** What the deck is made of, in numbers. */
export function Numbers({ deck }: { readonly deck: Deck }) {
  const told = statistics(deck);
  if (told.size === 0) return null;
  return (
    <section className="deck-numbers" aria-label={words.facts}>
      <p>{words.kinds(told.units, told.types.event, told.types.mission)}</p>
      <p>{words.strength(told.power, told.threat)}</p>
      <div className="deck-bars">
        <Bars values={told.curve} label={words.curve} />
        <Bars values={told.mystic} label={words.mystic} />
      </div>
      <p className="bars-mean">{words.mean(told.mysticMean)}</p>
      <h2 className="label">{words.demand}</h2>
      <ul>
        {resources.map((resource) => (
          <li key={resource} className="deck-demand">
            <ResourceGlyph resource={resource} size={14} />
            {words.demandOf(faces.resources[resource], told.demand[resource], told.supply[resource])}
            <small title={words.chance}>{told.assetChance[resource].map(words.percent).join(' · ')}</small>
          </li>
        ))}
      </ul>
      {told.missions.length > 0 && (
        <>
          <h2 className="label">{words.missions}</h2>
          <ul>
            {told.missions.map(({ kind, places, fillable }) => (
              <li key={kind} className={fillable ? '' : 'never'}>
                {words.places(cards[kind].name, places.map((place) => place.cards).join(', '))}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
