import { ionian, crew as words } from '../words';
import './crew.css';
import {
  count,
  isCylonPlayer,
  loyaltyCards,
  type PlayerView,
  type Seat,
  type Title,
  titles,
} from '@ragtag/board-game';
import { SeatClock } from '../../shell/company/clock';
import { ShipIcon } from '../board/ships';
import { SheetButton } from '../cards/sheet-dialog';
import { optionsAt } from '../question/targets';
import { useBoard } from '../use-board';
import { initials, nameOfSeat, shortName } from '../words/people';
import { locationName } from '../words/places';
import { areaName, titleName, viperName } from '../words/say';

/** Everybody at the table, in turn order. */
export function Crew() {
  const { view } = useBoard();
  return (
    <section className="crew" aria-label={words.players}>
      <ol>
        {view.players.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
          <Member key={seat} seat={seat} />
        ))}
        <Assist />
      </ol>
    </section>
  );
}

function Member({ seat }: { readonly seat: Seat }) {
  const { view, question, ready, aim, clickOn, setAim } = useBoard();
  const player = view.players[seat];
  const onTurn = view.turn.seat === seat && view.turn.number > 0;
  const asked = view.waitingFor.some((w) => w.seat === seat);
  const options = ready ? optionsAt(question, { seat }) : [];
  const [option] = options;
  const place = player.location ? locationName(player.location) : '';
  const standing = words.standing[player.standing];
  const state = [
    onTurn && 'on-turn',
    isCylonPlayer(player) && 'cylon',
    option && 'open',
    option && aim === option && 'aimed',
  ];
  return (
    <li className={`member ${state.filter(Boolean).join(' ')}`} aria-current={onTurn ? 'true' : undefined}>
      <span className="member-badge" style={{ background: `var(--seat-${seat})` }} aria-hidden="true">
        {initials(view, seat)}
      </span>
      <span className="member-name">
        {player.character ? (
          <SheetButton character={player.character} name={nameOfSeat(view, seat)} />
        ) : (
          player.name
        )}
        {seat === view.seat && <span className="member-you">{words.you}</span>}
      </span>
      <span className="member-place">
        {player.character && (
          <span className="member-player">
            {player.name}
            {(place || player.piloting) && ' · '}
          </span>
        )}
        {player.piloting ? <Flying {...player.piloting} /> : place}
      </span>
      <span className="member-marks">
        {titlesOf(view.titles, seat).map((title) => (
          <Mark key={title} look="title" name={titleName(title)} short={words.shortTitles[title]} />
        ))}
        {standing && <Mark look="revealed" name={standing} short={words.shortStanding[player.standing]} />}
        {player.loyalty.some(
          ({ card, faceUp }) => faceUp && card !== null && loyaltyCards[card].handedOn,
        ) && <Mark look="revealed" name={words.mutineer} short={words.shortMutineer} />}
        {onTurn && <span className="visually-hidden">{words.onTurn}</span>}
        <Presence seat={seat} />
        {asked && (
          <span className="mark thinking">
            {words.choosing} <SeatClock seat={seat} />
          </span>
        )}
      </span>
      <span className="member-holds">
        <span className="member-cards" title={words.skillCards(player.cards)}>
          <span className="card-back" aria-hidden="true" />
          <span aria-hidden="true">{player.cards}</span>
          <span className="visually-hidden">{words.skillCards(player.cards)}</span>
        </span>
        <span className="member-secret">
          <Holdings seat={seat} />
          <Loyalties seat={seat} />
        </span>
      </span>
      {option && (
        <button
          type="button"
          className="member-pick"
          aria-label={words.choose(nameOfSeat(view, seat))}
          onClick={() => clickOn(options)}
          onPointerEnter={() => setAim(option)}
          onPointerLeave={() => setAim(null)}
          onFocus={() => setAim(option)}
          onBlur={() => setAim(null)}
        />
      )}
    </li>
  );
}

/** In which ship somebody flies, and where. */
function Flying({ area, ship }: NonNullable<PlayerView['piloting']>) {
  return (
    <span className="member-flying" title={words.inViper(areaName(area), viperName(ship))}>
      <ShipIcon shape={ship} size={15} />
      <span className="visually-hidden">{viperName(ship)},</span> {areaName(area)}
    </span>
  );
}

interface MarkProps {
  readonly look: 'title' | 'revealed';
  readonly name: string;
  /** The same in few letters, where there is little room. */
  readonly short?: string;
}

/** What everybody knows of somebody, as a label. */
function Mark({ look, name, short = name }: MarkProps) {
  return (
    <span className={`mark ${look}`} title={name}>
      <span className="mark-long">{name}</span>
      <span className="mark-short" aria-hidden="true">
        {short}
      </span>
    </span>
  );
}

/** Who stands by the only player, beside the board. */
function Assist() {
  const { assist } = useBoard().view;
  if (!assist) return null;
  const { character, loyalty } = assist;
  const shown = loyalty.filter(({ faceUp }) => faceUp).length;
  const cards = words.assistCards(loyalty.length - shown, shown);
  const name = shortName(character);
  return (
    <li className="member assist">
      <span className="member-badge" aria-hidden="true">
        {name.slice(0, 2)}
      </span>
      <span className="member-who">
        <span className="member-name">
          <SheetButton character={character} name={name} />
        </span>
        <span className="member-place">{words.assist}</span>
      </span>
      <span className="member-holds">
        <span className="mark loyalty" title={cards}>
          <span aria-hidden="true">
            {'▯'.repeat(shown)}
            {'▮'.repeat(loyalty.length - shown)}
          </span>
          <span className="visually-hidden">{cards}</span>
        </span>
      </span>
    </li>
  );
}

/** Whether somebody is away at a table of the server, and who plays for them. */
function Presence({ seat }: { readonly seat: Seat }) {
  const known = useBoard().company?.table.seats[seat];
  if (known?.kind !== 'person') return null;
  if (known.covered) return <span className="mark away">{words.botSitsIn}</span>;
  return known.present || known.you ? null : <span className="mark away">{words.away}</span>;
}

/** What lies with somebody beside skill cards and Loyalty: tokens, Mutiny and Super Crisis cards, Motives. */
function Holdings({ seat }: { readonly seat: Seat }) {
  const { tokens = {}, mutiny = 0, superCrises, motives = [], trauma = 0 } = useBoard().view.players[seat];
  const shown = motives.filter((motive) => motive.shown).length;
  const held = [
    { what: 'miracle', n: tokens.miracle ?? 0, words: words.miracles(tokens.miracle ?? 0) },
    { what: 'mutiny', n: count(mutiny), words: words.mutiny(count(mutiny)) },
    { what: 'super-crisis', n: count(superCrises), words: words.superCrises(count(superCrises)) },
    { what: 'trauma', n: count(trauma), words: ionian.tokens(count(trauma)) },
    { what: 'motives', n: motives.length, words: words.motives(shown, motives.length) },
  ] as const;
  return held
    .filter(({ n }) => n > 0)
    .map(({ what, n, words: said }) => (
      <span key={what} className={`holding ${what}`} title={said}>
        <span aria-hidden="true">
          {words.holdings[what]}
          {what === 'motives' ? `${shown}/${n}` : n > 1 && n}
        </span>
        <span className="visually-hidden">{said}</span>
      </span>
    ));
}

function Loyalties({ seat }: { readonly seat: Seat }) {
  const { loyalty } = useBoard().view.players[seat];
  if (loyalty.length === 0) return null;
  const hidden = loyalty.filter(({ faceUp }) => !faceUp).length;
  const shown = loyalty.flatMap(({ card, faceUp }) =>
    faceUp && card !== null ? [loyaltyCards[card].name] : [],
  );
  const said = words.loyalties(hidden, shown);
  return (
    <span className="mark loyalty" title={said}>
      <span aria-hidden="true">
        {'▮'.repeat(hidden)}
        {'▯'.repeat(shown.length)}
      </span>
      <span className="visually-hidden">{said}</span>
    </span>
  );
}

function titlesOf(held: Readonly<Partial<Record<Title, Seat>>>, seat: Seat): Title[] {
  return titles.filter((title) => held[title] === seat);
}
