import { cards, challengeOdds, type Kind, type Seat, type UnitView } from '@ragtag/card-game';
import { changeSettings, useSettings } from '../../shell/settings/settings';
import { Motif } from '../cards/motif';
import type { KeptOfCards } from '../showing';
import { unitIn } from '../table/told';
import { useCards } from '../table/use-cards';
import { table as words } from '../words';

/** A challenge as an event of its own: both sides, every part of both sums, and whose turn it is. */
export function ChallengeStage() {
  const { view, kept } = useCards();
  const now = view.challenge;
  const shown = kept.challenge;
  const challenger = unitIn(view, now?.challenger);
  const defender = unitIn(view, now?.defender);
  const threat = view.threats.find(({ handle }) => handle === now?.threat);
  const seat = now?.seat ?? shown?.seat ?? 0;
  const opponent = now ? now.opponent : (shown?.opponent ?? null);
  const isOfThreat = now ? now.threat !== null : shown?.threat !== null;
  const isOpen = now !== null && !defender && !threat;
  const challengerKind = challenger?.cards[0] ?? shown?.challenger;
  const defenderKind = defender?.cards[0] ?? threat?.kind ?? shown?.defender ?? shown?.threat ?? undefined;
  return (
    <section className="between challenge" aria-label={isOfThreat ? words.ofThreat : words.challenge}>
      <header>
        <h2 className="label">{isOfThreat ? words.ofThreat : words.challenge}</h2>
        {now && !isOfThreat && <span className="challenge-as">{words.asKind[now.as]}</span>}
        {now && <Steps step={stepShown(now.step, shown)} />}
        <Passed passed={now?.passed ?? []} />
        {!shown?.totals && <Odds />}
      </header>
      <div className="sides">
        <Side
          className="challenger"
          seat={seat}
          kind={challengerKind}
          unit={challenger}
          role={words.challenging}
          total={shown?.totals?.challenger}
        />
        <Outcome isOpen={isOpen} stake={challenger?.power ?? 0} />
        <Side
          className="defender"
          seat={opponent}
          kind={defenderKind}
          unit={defender}
          power={threat?.power}
          role={
            isOfThreat ? words.threats : defenderKind === undefined ? words.undefendedYet : words.defending
          }
          total={shown?.totals?.defender}
        />
      </div>
    </section>
  );
}

/** Which of the five steps each part of the procedure belongs to. */
const stepOf: Readonly<Record<string, number>> = {
  effects: 1,
  undefendedLoss: 2,
  commitUndefended: 2,
  reveal: 3,
  compare: 4,
  outcome: 4,
};

/** The step that the table shows: while facts are told, the game may be further on or not as far. */
function stepShown(step: string, shown: KeptOfCards['challenge']): number {
  if (shown?.won || shown?.totals) return 4;
  if (shown && shown.reveals.length > 0) return 3;
  return stepOf[step] ?? 0;
}

function Steps({ step: now }: { readonly step: number }) {
  return (
    <ol className="challenge-steps" aria-label={words.stepOf}>
      {words.steps.map((name, i) => (
        <li key={name} {...(i === now && { 'aria-current': 'step' })}>
          {name}
        </li>
      ))}
    </ol>
  );
}

interface SideProps {
  readonly className: string;
  readonly seat: Seat | null;
  readonly kind: Kind | undefined;
  readonly unit: UnitView | undefined;
  /** Of a threat. */
  readonly power?: number;
  readonly role: string;
  readonly total: number | undefined;
}

function Side({ className, seat, kind, unit, power, role, total }: SideProps) {
  const { view, kept } = useCards();
  const sum = unit?.power ?? power;
  const parts = unit?.parts ?? [];
  const printed = (sum ?? 0) - parts.reduce((all, { n }) => all + n, 0);
  const reveals = (kept.challenge?.reveals ?? []).filter((each) =>
    className === 'challenger' ? each.seat === kept.challenge?.seat : each.seat !== kept.challenge?.seat,
  );
  const mystic = reveals.reduce((all, { value }) => all + value, 0);
  return (
    <div
      className={`side ${className}`}
      style={{ '--side': seat === null ? 'var(--red)' : `var(--seat-${seat})` } as React.CSSProperties}
    >
      <p className="side-who">
        {seat !== null && <b>{view.players[seat].name}</b>} <small>{role}</small>
      </p>
      {kind !== undefined && (
        <span className={`unit-picture side-picture ${cards[kind].type}`}>
          <Motif card={cards[kind]} />
        </span>
      )}
      {kind !== undefined && <p className="side-name">{cards[kind].name}</p>}
      {kind !== undefined && (
        <ul className="sum">
          {sum !== undefined && sum !== null && <li>{words.printed(printed)}</li>}
          {parts.map((part, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two copies may give the same.
            <li key={i}>
              {part.n > 0 ? `+${part.n}` : part.n} <small>{cards[part.kind]?.name}</small>
            </li>
          ))}
          {reveals.map((each, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards in the order they were turned up.
            <li key={i} className="sum-mystic">
              +{each.value} <small>{each.kind === null ? words.mystic : cards[each.kind].name}</small>
            </li>
          ))}
        </ul>
      )}
      {kind !== undefined && (
        <b className="side-total">{total ?? (typeof sum === 'number' ? sum + mystic : '')}</b>
      )}
    </div>
  );
}

function Outcome({ isOpen, stake }: { readonly isOpen: boolean; readonly stake: number }) {
  const { kept } = useCards();
  const { challenge } = kept;
  const text = challenge?.won
    ? challenge.won === 'challenger'
      ? words.challengerWon
      : words.defenderWon
    : challenge?.isOver
      ? words.went
      : isOpen && challenge?.undefended
        ? words.atStake(Math.max(0, stake))
        : '';
  return (
    <p className={`versus ${text === '' ? 'silent' : ''}`} aria-live="polite">
      <span aria-hidden="true">
        {challenge?.won === 'challenger' ? '◀' : challenge?.won === 'defender' ? '▶' : '⚔'}
      </span>
      {text}
    </p>
  );
}

/** How likely the challenger wins as things stand, for who wants to know. */
function Odds() {
  const { view } = useCards();
  const { odds: isWanted } = useSettings();
  const chance = challengeOdds(view);
  if (chance === undefined || !view.challenge) return null;
  const { seat } = view.challenge;
  const said = words.oddsOf(view.players[seat].name, seat === view.seat, Math.round(100 * chance));
  return (
    <button
      type="button"
      className="button small quiet odds"
      aria-pressed={isWanted}
      title={words.oddsAre}
      onClick={() => changeSettings({ odds: !isWanted })}
    >
      {isWanted ? said : words.odds}
    </button>
  );
}

function Passed({ passed }: { readonly passed: readonly Seat[] }) {
  const { view } = useCards();
  const acting = view.waitingFor[0]?.seat ?? view.questions[0]?.seat;
  return (
    <span className="challenge-turns">
      {view.players.map(
        (player, seat) =>
          !player.out && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
            <i key={seat} className={acting === seat ? 'acting' : passed.includes(seat) ? 'passed' : ''}>
              {player.name}
              {passed.includes(seat) && <span className="visually-hidden"> {words.passed}</span>}
            </i>
          ),
      )}
    </span>
  );
}
