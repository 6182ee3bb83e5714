import './tiles.css';
import { cards, type Kind, type PlayerView, type StackView, type UnitView } from '@ragtag/card-game';
import { Motif } from '../cards/motif';
import { ResourceGlyph } from '../cards/resource-glyph';
import { faces, table as words } from '../words';
import { ThingButton } from './thing-button';
import { useCards } from './use-cards';

/** Things in play at the size of a tile. */

const countOf = (hidden: number | readonly Kind[]): number =>
  typeof hidden === 'number' ? hidden : hidden.length;

function unitLabel({ cards: stacked, alert, power, parts, down, keywords, links }: UnitView): string {
  const { name, type } = cards[stacked[0]];
  const sums = parts.map(
    ({ kind, n }) => `${n > 0 ? 'plus' : 'minus'} ${Math.abs(n)} from ${cards[kind]?.name}`,
  );
  const printed = (power ?? 0) - parts.reduce((sum, { n }) => sum + n, 0);
  const force = down
    ? words.exhausted
    : `${words.power} ${power}${sums.length > 0 ? ` (${[printed, ...sums].join(', ')})` : ''}`;
  const more = [
    ...keywords,
    ...(stacked.length > 1 ? [words.beneath(stacked.length - 1)] : []),
    ...(links.length > 0 ? [words.linked(links.map(({ kind }) => cards[kind].name).join(', '))] : []),
  ];
  return [name, faces.types[type], alert ? words.isAlert : words.isReserve, force, ...more].join(', ');
}

/** A unit's tile where nothing can be done with it. */
export function UnitFace({ unit }: { readonly unit: UnitView }) {
  return (
    <span className={`tile ${cards[unit.cards[0]].type}`}>
      <UnitParts unit={unit} />
    </span>
  );
}

function UnitParts({ unit: { cards: stacked, power, threat, down, keywords } }: { readonly unit: UnitView }) {
  const card = cards[stacked[0]];
  const change = power === null ? 0 : power - card.power;
  return (
    <>
      <span className="tile-name">
        {card.title !== null && <b>{card.title}</b>}
        <span>{card.subtitle}</span>
      </span>
      <Motif card={card} />
      <span className="tile-foot">
        <span className={`tile-power ${change > 0 ? 'up' : change < 0 ? 'less' : ''}`}>
          {down ? '–' : power}
        </span>
        <span className="tile-words">
          {keywords.map((each) => (
            <abbr key={each} title={each}>
              {words.keywords[each]}
            </abbr>
          ))}
        </span>
        {threat > 0 && !down && <span className="tile-threat">{threat}</span>}
      </span>
    </>
  );
}

/** A unit: its name, its power in force, what it can do. */
export function UnitTile({ unit }: { readonly unit: UnitView }) {
  const { handle, cards: stacked, down, links } = unit;
  const card = cards[stacked[0]];
  const { challenge } = useCards().view;
  const fights = challenge !== null && (challenge.challenger === handle || challenge.defender === handle);
  return (
    <span
      className={`unit ${fights ? 'fighting' : ''}`}
      style={{ '--under': Math.min(stacked.length - 1, 3) } as React.CSSProperties}
    >
      <ThingButton
        thing={{ handle }}
        kind={stacked[0]}
        className={`tile ${card.type} ${down ? 'down' : ''} ${stacked.length > 1 ? 'stacked' : ''}`}
        label={unitLabel(unit)}
      >
        <UnitParts unit={unit} />
      </ThingButton>
      {links.map((link) => (
        <ThingButton
          key={link.handle}
          thing={{ handle: link.handle }}
          kind={link.kind}
          className={`link-tab ${link.down ? 'down' : ''}`}
          label={words.linked(cards[link.kind].name)}
        >
          <span style={{ background: `var(--seat-${link.owner})` }}>{cards[link.kind].name}</span>
        </ThingButton>
      ))}
    </span>
  );
}

interface MissionProps {
  readonly mission: PlayerView['missions'][number];
  /** How many of its places the player's units fill now; null where that is not counted. */
  readonly met: number | null;
}

/** A mission's tile where nothing can be done with it. */
export function MissionFace({ kind }: { readonly kind: Kind }) {
  return (
    <span className="tile mission">
      <MissionParts kind={kind} met={null} threat={cards[kind].threat} />
    </span>
  );
}

const placesOf = (kind: Kind): number => cards[kind].requires.reduce((sum, { n }) => sum + n, 0);

interface MissionParts {
  readonly kind: Kind;
  readonly met: number | null;
  readonly threat: number;
}

function MissionParts({ kind, met, threat }: MissionParts) {
  const card = cards[kind];
  return (
    <>
      <span className="tile-name">
        <span>{card.name}</span>
      </span>
      <Motif card={card} />
      <span className="tile-foot">
        <span className="tile-slots" aria-hidden="true">
          {Array.from({ length: placesOf(kind) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places in a row.
            <i key={i} className={met !== null && i < met ? 'met' : ''} />
          ))}
        </span>
        {threat > 0 && <span className="tile-threat">{threat}</span>}
      </span>
    </>
  );
}

export function MissionTile({ mission: { handle, kind, down, threat }, met }: MissionProps) {
  const card = cards[kind];
  const places = placesOf(kind);
  const state = down ? words.exhausted : met === null ? '' : words.slots(met, places);
  return (
    <ThingButton
      thing={{ handle }}
      kind={kind}
      className={`tile mission ${down ? 'down' : ''}`}
      label={[card.name, words.mission, state].filter(Boolean).join(', ')}
    >
      <MissionParts kind={kind} met={met} threat={down ? 0 : threat} />
    </ThingButton>
  );
}

/** A resource stack: its glyph as often as it yields, or a number where there is no room for as many. */
export function StackTile({ stack: { handle, kind, down, supply } }: { readonly stack: StackView }) {
  const card = cards[kind];
  const more = countOf(supply);
  const { makes } = card;
  return (
    <ThingButton
      thing={{ handle }}
      kind={kind}
      className={`stack-tile ${card.type} ${down ? 'down' : ''}`}
      label={[card.name, makes && `${1 + more} ${makes}`, more > 0 && words.supply(more), down && words.spent]
        .filter(Boolean)
        .join(', ')}
    >
      <span className="stack-name">{card.title ?? card.subtitle}</span>
      <span className="stack-yield" aria-hidden="true">
        {makes &&
          Array.from({ length: more > 4 ? 1 : 1 + more }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: glyphs that are alike.
            <ResourceGlyph key={i} resource={makes} size={13} />
          ))}
        {makes && more > 4 && <b>{1 + more}</b>}
      </span>
    </ThingButton>
  );
}

export function ResolvedTile({ mission }: { readonly mission: PlayerView['resolved'][number] }) {
  const { handle, kind, down } = mission;
  return (
    <ThingButton
      thing={{ handle }}
      kind={kind}
      className={`stack-tile resolved ${down ? 'down' : ''}`}
      label={[cards[kind].name, down && words.exhausted].filter(Boolean).join(', ')}
    >
      <span className="stack-name">{cards[kind].name}</span>
    </ThingButton>
  );
}
