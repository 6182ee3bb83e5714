import { cards } from '../cards/tables';
import type { PlayerView, QuestionView, View } from '../door/view';
import type { Kind, Seat } from '../terms';
import { revealsAgainst } from './queries';

/** How mystic values fall. The own deck is known exactly, another's by what was seen of it. */
export interface Odds {
  /** How likely a challenger of one seat wins by this much more power than what another seat reveals for. */
  win(challenger: Seat, against: Seat, ahead: number): number;
  /** The mystic value that a seat reveals on average. */
  mean(seat: Seat): number;
}

const most = Math.max(...cards.map((card) => card.mystic));
const mysticOf: readonly number[] = cards.map((card) => card.mystic);

/** Of all cards there are, counted as so many seen ones. */
const priorWeight = 12;
const prior: readonly number[] = (() => {
  const chances = Array<number>(most + 1).fill(0);
  const all = cards.filter(({ type }) => type !== 'base');
  for (const { mystic } of all) chances[mystic] += 1 / all.length;
  return chances;
})();

function spread(kinds: readonly Kind[], weight: number): number[] {
  const counts = prior.map((chance) => chance * weight);
  for (const kind of kinds) counts[mysticOf[kind]]++;
  const all = kinds.length + weight;
  return counts.map((n) => n / all);
}

const seenOf = (p: PlayerView): Kind[] => [
  ...p.discard,
  ...p.units.flatMap((unit) => unit.cards),
  ...p.stacks.slice(1).map((stack) => stack.kind),
];

function chancesOf(p: PlayerView): readonly number[] {
  if (p.left && p.left.length > 0) return spread(p.left, 0);
  return p.left ? spread(p.discard, p.discard.length > 0 ? 0 : priorWeight) : spread(seenOf(p), priorWeight);
}

/** Chance that the challenger's value is at least so much above the other's, by `ahead` from -most to most. */
function leads(mine: readonly number[], theirs: readonly number[]): number[] {
  const table = Array<number>(2 * most + 1).fill(0);
  for (let a = 0; a <= most; a++) for (let b = 0; b <= most; b++) table[a - b + most] += mine[a] * theirs[b];
  // What is ahead by d in power wins where the values are apart by at least -d.
  for (let i = 2 * most - 1; i >= 0; i--) table[i] += table[i + 1];
  return table;
}

export function oddsIn({ players }: Pick<View, 'players'>): Odds {
  const chances: (readonly number[] | undefined)[] = [];
  const tables: (readonly number[] | undefined)[] = [];
  const of = (seat: Seat): readonly number[] => {
    chances[seat] ??= chancesOf(players[seat]);
    return chances[seat];
  };
  return {
    win(challenger, against, ahead) {
      if (ahead > most) return 1;
      if (ahead < -most) return 0;
      const at = challenger * players.length + against;
      tables[at] ??= leads(of(challenger), of(against));
      return Math.min(1, tables[at][most - ahead]);
    },
    mean: (seat) => of(seat).reduce((sum, chance, value) => sum + chance * value, 0),
  };
}

/** How likely the challenger wins as things stand; nothing while nobody defends. */
export function challengeOdds(view: View): number | undefined {
  const { challenge, players, threats } = view;
  if (!challenge) return undefined;
  const { seat, challenger, defender, threat } = challenge;
  const power = (handle: number | null) =>
    players.flatMap(({ units }) => units).find((unit) => unit.handle === handle)?.power ?? undefined;
  const own = power(challenger);
  const other = threat === null ? power(defender) : threats.find(({ handle }) => handle === threat)?.power;
  if (own === undefined || other === undefined) return undefined;
  return oddsIn(view).win(seat, revealsAgainst(view, challenge), own - other);
}

/** How likely the challenger wins if an option is chosen that sets units against each other; nothing for one that does not. */
export function duelOdds(
  view: View,
  { duels }: Pick<QuestionView, 'duels'>,
  option: string,
): number | undefined {
  const duel = duels?.find((each) => each.option === option);
  if (!duel || duel.defender === null) return undefined;
  const { challenger, defender } = duel;
  // Nobody has challenged yet: the question is which of the Cylon threats is.
  const seat = view.challenge?.seat ?? view.seat;
  if (seat === null) return undefined;
  const against = revealsAgainst(view, view.challenge ?? { seat, opponent: null, threat: null });
  return oddsIn(view).win(seat, against, challenger - defender);
}
