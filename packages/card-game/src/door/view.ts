import type { OpenQuestion, Question, Refused } from '@ragtag/kernel';
import {
  fleetDefense,
  isBlank,
  missionThreat,
  type Part,
  type SaidOfUnits,
  saidOfUnits,
  standingOf,
  threatLevel,
  threatPower,
  unitThreat,
} from '../in-play/rulings';
import { topKnownTo } from '../operations/memory';
import { type G, rules } from '../rules';
import type { Mission, Player, Resolved, State, Threat, Unit, Verdict } from '../state';
import { type Duel, duelsOf, hasDuels } from '../table/duels';
import { basePowers, type ChallengeRoles, challengeIn, firstPlayer } from '../table/queries';
import type { Handle, Keyword, Kind, Phase, Seat, Trait } from '../terms';
import { type Asking, askingOf } from './asking';

/** What a seat may know; the only way anything leaves the engine. A spectator is seat null. */
export interface View {
  readonly seat: Seat | null;
  readonly options: State['options'];
  readonly players: readonly PlayerView[];
  readonly turn: { readonly number: number; readonly phase: Phase; readonly first: Seat };
  readonly threats: readonly ThreatView[];
  readonly challenge: ChallengeView | null;
  /** The Cylon threat level against the fleet defense level. */
  readonly gauge: { readonly threat: number; readonly defense: number };
  readonly questions: readonly QuestionView[];
  /** What each of them is about. */
  readonly asking: readonly Asking[];
  /** What the seat may do although nobody asks it. */
  readonly unasked: readonly string[];
  /** Who offers a draw. */
  readonly draw: readonly Seat[];
  /** Others who are being asked. What about is not told: it could tell what they hold. */
  readonly waitingFor: readonly { readonly seat: Seat; readonly ask: string }[];
  readonly over: Verdict | null;
}

/** An own question, and why what one might look for is not among its options. */
export interface QuestionView extends OpenQuestion {
  readonly refused?: readonly Refused[];
  /** What would stand against what, where options set units against each other. */
  readonly duels?: readonly Duel[];
}

export interface PlayerView {
  readonly name: string;
  readonly out: boolean;
  readonly influence: number;
  /** Own cards; the number of them for others. */
  readonly hand: number | readonly Kind[];
  /** How many; all of them, top last, when the game is over. */
  readonly deck: number | readonly Kind[];
  /** What is in the own deck, sorted, for a player may always count it; nothing for others. */
  readonly left: readonly Kind[] | null;
  readonly discard: readonly Kind[];
  readonly units: readonly UnitView[];
  readonly missions: readonly (Mission & { readonly threat: number })[];
  readonly resolved: readonly Resolved[];
  readonly stacks: readonly StackView[];
  readonly resolvedMission: boolean;
  /** Cards of another's hand that everybody has seen. */
  readonly seenHand: readonly Kind[];
  /** What the viewer knows of the deck, from its top; null where it does not. */
  readonly seenTop: readonly (Kind | null)[];
  /** The deck that was brought, sorted, where everybody may read it. */
  readonly list?: readonly Kind[];
}

export interface UnitView extends Unit {
  /** Null where it is exhausted and has none. */
  readonly power: number | null;
  /** What its power is made of beside what is printed. */
  readonly parts: readonly Part[];
  readonly threat: number;
  readonly traits: readonly Trait[];
  readonly keywords: readonly Keyword[];
}

export interface StackView {
  readonly handle: Handle;
  readonly kind: Kind;
  readonly down: boolean;
  /** Own supply cards; the number of them for others. */
  readonly supply: number | readonly Kind[];
}

export interface ThreatView extends Threat {
  readonly power: number;
}

export interface ChallengeView {
  readonly seat: Seat;
  readonly challenger: Handle;
  readonly defender: Handle | null;
  readonly opponent: Seat | null;
  readonly threat: Handle | null;
  readonly as: 'personnel' | 'ship';
  readonly step: string;
  /** Who has passed in a row, while players act. */
  readonly passed: readonly Seat[];
}

const blankStanding = { power: null, parts: [], traits: [], keywords: [] };

function unitView(s: State, unit: Unit, seat: Seat, said: SaidOfUnits): UnitView {
  const { handle, owner, alert, down } = unit;
  const { power, parts, traits, keywords } = isBlank(s, unit)
    ? blankStanding
    : standingOf(s, unit, seat, said);
  return {
    handle,
    owner,
    cards: unit.cards.slice(),
    alert,
    down,
    links: unit.links.map((link) => ({ ...link, used: [...link.used] })),
    used: unit.used.slice(),
    power,
    parts,
    threat: unitThreat(s, unit),
    traits,
    keywords,
  };
}

function playerView(s: State, p: Player, seat: Seat, viewer: Seat | null, said: SaidOfUnits): PlayerView {
  const open = seat === viewer || s.over !== null;
  return {
    name: p.name,
    out: p.out,
    influence: p.influence,
    hand: open ? [...p.hand] : p.hand.length,
    deck: s.over === null ? p.deck.length : [...p.deck],
    left: seat === viewer ? Array.from(Uint16Array.from(p.deck).sort()) : null,
    discard: [...p.discard],
    units: p.units.map((unit) => unitView(s, unit, seat, said)),
    missions: p.missions.map((mission) => ({ ...mission, threat: missionThreat(s, mission) })),
    resolved: p.resolved.map((each) => ({ ...each, used: [...each.used] })),
    stacks: p.stacks.map(({ handle, kind, down, supply }) => ({
      handle,
      kind,
      down,
      supply: open ? [...supply] : supply.length,
    })),
    resolvedMission: p.resolvedMission,
    seenHand: seat === viewer ? [] : p.seenHand.slice(),
    ...(p.list && { list: p.list }),
    seenTop: topKnownTo(p, viewer),
  };
}

function challengeView(s: State): ChallengeView | null {
  const frame = challengeIn(s);
  if (!frame) return null;
  const { seat, challenger, defender, opponent, threat, as } = frame as ChallengeRoles;
  const { round } = frame as { round?: { passes: readonly Seat[] } };
  // A round puts its step off until somebody has answered.
  const step = round ? 'effects' : rules.stepName(frame);
  return { seat, challenger, defender, opponent, threat, as, step, passed: [...(round?.passes ?? [])] };
}

/** What a question refuses, and what its options would come to, is worked out when somebody looks. */
function questionView(g: G, question: Question): QuestionView {
  const open = rules.open(g, question);
  if (!rules.mayRefuse(question)) return open;
  // A view is of its moment; nothing is refused any more once the question is answered.
  const isOpen = () => g.state.questions.includes(question);
  let refused: readonly Refused[] | undefined;
  const asked = {
    ...open,
    get refused() {
      refused ??= isOpen() ? rules.refusedBy(g, question) : [];
      return refused;
    },
  };
  if (!hasDuels(question)) return asked;
  let duels: readonly Duel[] | undefined;
  return Object.defineProperty(asked, 'duels', {
    enumerable: true,
    get() {
      duels ??= isOpen() ? duelsOf(g.state, open) : [];
      return duels;
    },
  });
}

/** Which cards of a hand are asked about stays the asked player's secret, so others read only that somebody acts. */
const acts = 'acts';

export function view(state: State, seat: Seat | null): View {
  const g: G = { state, facts: [] };
  const { turn, players, threats, questions } = state;
  const said = saidOfUnits(state);
  const open = questions.filter(({ picks }) => picks === undefined);
  return {
    seat,
    options: state.options,
    players: players.map((p, of) => playerView(state, p, of, seat, said)),
    turn: { number: turn.number, phase: turn.phase, first: firstPlayer(state) },
    threats: threats.map((t) => ({ ...t, spared: [...t.spared], power: threatPower(state, t) })),
    challenge: challengeView(state),
    gauge: { threat: threatLevel(state), defense: fleetDefense(state, basePowers(state)) },
    questions: open.filter((q) => q.seat === seat).map((q) => questionView(g, q)),
    asking: open.filter((q) => q.seat === seat).map((q) => askingOf(state, q)),
    unasked: seat === null ? [] : rules.unaskedOf(g, seat),
    draw: [...state.draw],
    waitingFor: open.filter((q) => q.seat !== seat).map((q) => ({ seat: q.seat, ask: acts })),
    over: state.over,
  };
}
