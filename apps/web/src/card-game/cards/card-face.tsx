import './card-face.css';
import { type Card, cards, type Kind, type Resource, resources } from '@ragtag/card-game';
import { cardText, type TextPart } from '@ragtag/card-game/say';
import { faces as words } from '../words';
import { Motif } from './motif';
import { ResourceGlyph } from './resource-glyph';

interface Props {
  readonly kind: Kind;
  readonly size: 'hand' | 'zoom';
}

/** Everything that is on a card, read out as one. */
export function cardLabel(kind: Kind): string {
  const { name, type } = cards[kind];
  return words.label(name, words.types[type]);
}

/** A card as we print it, from its data. */
export function CardFace({ kind, size }: Props) {
  const card = cards[kind];
  const { type, title, subtitle, traits, makes, power, threat, mystic } = card;
  const isUnit = type === 'personnel' || type === 'ship';
  return (
    <article
      className={`card-face size-${size} type-${type} ${traits.includes('Cylon') ? 'cylon' : ''}`}
      aria-label={cardLabel(kind)}
    >
      <header className="face-head">
        <span className="face-names">
          {title !== null && <b className="face-title">{title}</b>}
          <span className={title === null ? 'face-title' : 'face-subtitle'}>{subtitle}</span>
        </span>
        {type !== 'base' && (
          <span className="face-threat" title={words.threat}>
            <span className="visually-hidden">{words.threat} </span>
            {threat}
          </span>
        )}
      </header>
      <div className="face-picture">
        <Motif card={card} />
        <Cost cost={card.cost} />
      </div>
      <p className="face-traits">
        <span>{words.types[type]}</span>
        {traits.map((trait) => (
          <span key={trait}>{trait}</span>
        ))}
      </p>
      <Texts card={card} size={size} />
      <footer className="face-foot">
        {(isUnit || type === 'base') && (
          <span className="face-power" title={words.power}>
            <span className="visually-hidden">{words.power} </span>
            {power}
          </span>
        )}
        {type === 'base' && <span className="face-start">{words.start(card.hand, card.influence)}</span>}
        {makes && (
          <span className="face-makes">
            <ResourceGlyph resource={makes} size="1.1em" />
            {words.resources[makes]}
          </span>
        )}
        {type !== 'base' && (
          <span className="face-mystic" title={words.mystic}>
            <span className="visually-hidden">{words.mystic} </span>
            <b>{mystic}</b>
          </span>
        )}
      </footer>
    </article>
  );
}

/** A glyph for each resource that it costs. */
export function Cost({ cost }: { readonly cost: Card['cost'] }) {
  const all = resources.flatMap((resource) =>
    Array.from<Resource>({ length: cost[resource] ?? 0 }).fill(resource),
  );
  if (all.length === 0) return null;
  return (
    <span className="face-cost" role="img" aria-label={words.cost(cost)}>
      {all.map((resource, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: glyphs that are alike.
        <ResourceGlyph key={i} resource={resource} />
      ))}
    </span>
  );
}

function Texts({ card, size }: { readonly card: Card; readonly size: Props['size'] }) {
  const { parts } = cardText(card);
  return (
    <div className="face-text">
      {parts.map((part) => (
        <Part key={part.text} {...part} isShort={size === 'hand'} />
      ))}
    </div>
  );
}

/** Keywords and prices stand out; what a keyword means is told where there is room. */
function Part({ part, text, isShort }: TextPart & { readonly isShort: boolean }) {
  const at = text.indexOf(':');
  const [first, rest] = at > 0 ? [text.slice(0, at), text.slice(at)] : ['', text];
  if (part === 'keyword' && isShort) return <p className="text-keyword">{first}</p>;
  const isBold = part !== 'ability' || (at > 0 && at < 60 && /^(Commit|Exhaust|Sacrifice|Only)/.test(text));
  return (
    <p className={`text-${part}`}>
      {isBold && first ? (
        <>
          <b>{first}</b>
          {rest}
        </>
      ) : (
        text
      )}
    </p>
  );
}
