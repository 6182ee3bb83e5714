import { type Frame, type OpenQuestion, type Question, windowOf } from '@ragtag/kernel';
import type { EffectsFrame } from '../effects/start';
import type { Cause, CheckSpec } from '../effects/types';
import { facesNow } from '../in-play/faces';
import type { RefusedOptions } from '../in-play/objections';
import type { DieRoll } from '../procedures/combat/die-roll';
import type { Crisis } from '../procedures/crisis/crisis';
import { explainedDifficulty, sumOf } from '../procedures/skill-checks/check-sum';
import type { SkillCheck } from '../procedures/skill-checks/frame';
import { type G, rules } from '../rules';
import { script } from '../scripts';
import type { Basestar, KeptCard, Player, State, Verdict } from '../state';
import type { Change, CountedCard, Explained } from '../table/counted';
import type { FacesSeen } from '../table/faces-seen';
import { countingSkills, isFaceUp } from '../table/running';
import type { Table } from '../table/table';
import type { DeckName } from '../terms';
import { type Area, areas, deckNames, type Resource, type Seat, type Title } from '../terms';

/** What a seat may know; the only way anything leaves the engine. A spectator is seat null. */
export interface View extends Omit<Table, 'stack'> {
  readonly seat: Seat | null;
  readonly options: State['options'];
  readonly players: readonly PlayerView[];
  readonly turn: Readonly<Pick<State['turn'], 'seat' | 'number' | 'step' | 'startedPiloting'>>;
  readonly resources: Readonly<Record<Resource, number>>;
  readonly jump: number;
  readonly distance: number;
  readonly travelled: State['travelled'];
  readonly boarding: readonly number[];
  readonly areas: Readonly<Record<Area, AreaView>>;
  readonly basestars: readonly Basestar[];
  readonly reserves: State['reserves'];
  readonly damagedVipers: number;
  readonly destroyed: State['destroyed'];
  readonly supply: State['supply'];
  readonly civiliansLeft: number;
  readonly lostCivilians: readonly number[];
  readonly damagedLocations: readonly string[];
  /** The faces that places and titles show. */
  readonly faces: FacesSeen;
  readonly damageLeft: number;
  readonly decks: Readonly<Record<DeckName | 'destiny', PileView>> & {
    /** By skill, in the order of `skills`. */
    readonly skill: readonly PileView[];
  };
  readonly titles: Readonly<Partial<Record<Title, Seat>>>;
  readonly quorumHand: number | readonly number[];
  readonly nukes: number;
  readonly inPlay: readonly KeptCard[];
  /** What is being resolved, outermost first. */
  readonly resolving: readonly Resolving[];
  readonly questions: readonly QuestionView[];
  /** Others who are being asked openly. Who is asked in a reaction window stays secret. */
  readonly waitingFor: readonly { readonly seat: Seat; readonly ask: string }[];
  readonly over: Verdict | null;
}

/** An own question: what may be picked, and what may not. */
export interface QuestionView extends OpenQuestion {
  /** The reaction window that it belongs to, if it does. */
  readonly window?: string;
  /** What might be looked for among the options in vain, by what speaks against it. Worked out when it is read. */
  readonly refused?: readonly RefusedOptions[];
}

declare module '../effects/scales' {
  interface Scales {
    readonly view: View;
  }
}

export interface PlayerView {
  readonly name: string;
  readonly character: string;
  readonly location: string | null;
  readonly piloting: Area | null;
  readonly cards: number;
  readonly hand?: readonly number[];
  /** Null where this seat may not know the card. */
  readonly loyalty: readonly { readonly card: number | null; readonly faceUp: boolean }[];
  readonly superCrises: number | readonly number[];
  readonly standing: Player['standing'];
  readonly spent: readonly string[];
  readonly tokens?: Player['tokens'];
  /** Turns begun so far. */
  readonly turns: number;
}

export interface AreaView {
  readonly raiders: number;
  readonly heavyRaiders: number;
  readonly vipers: number;
  readonly civilians: readonly { readonly handle: number; readonly kind: number | null }[];
}

export interface PileView {
  readonly cards: number;
  /** Top of the discards. rule: secrecy.discard-size-hidden — the rest is not public */
  readonly top: number | null;
}

export type Resolving =
  | {
      readonly what: 'crisis';
      readonly deck: DeckName;
      readonly card: number;
      readonly box: string | null;
      readonly by: Seat;
    }
  | {
      readonly what: 'skill-check';
      /** Tells it from every other check of the game, for as long as it is taken. */
      readonly id: string;
      readonly cause: Cause;
      readonly difficulty: number;
      /** How the difficulty comes about. */
      readonly difficultyParts: Explained;
      readonly partial: number | null;
      /** The skills that count for it as it is printed. */
      readonly skills: readonly string[];
      /** Those, and what something has made count for it since. */
      readonly counting: readonly string[];
      /** Its numbers and results: the path of the script, or what a scenario has written. */
      readonly check: string | CheckSpec;
      /** Cards are added face up. */
      readonly faceUp: boolean;
      readonly reckless: boolean;
      readonly target: Seat | null;
      /** Cards added so far, by seat; Destiny under null. */
      readonly added: readonly { readonly seat: Seat | null; readonly n: number }[];
      /** Cards lying open, all once revealed, with what each counts for. */
      readonly cards: readonly CountedCard[];
      /** What is added to the cards in the total, and by what. */
      readonly totalChanges: readonly Change[];
      /** What all cards come to, as things stand; null until they lie open. */
      readonly total: number | null;
      readonly outcome: string | null;
    }
  | {
      readonly what: 'die-roll';
      readonly by: Seat;
      readonly cause: Cause;
      readonly attack: DieRoll['attack'];
    }
  | { readonly what: 'effects'; readonly cause: Cause; readonly by: Seat }
  | { readonly what: 'activation'; readonly icons: readonly string[] }
  | { readonly what: 'jump' };

function playerView(s: State, seat: Seat, viewer: Seat | null): PlayerView {
  const p = s.players[seat];
  const own = seat === viewer;
  // rule: the end of the game — everything can be told
  const open = own || s.over !== null;
  return {
    name: p.name,
    character: p.character,
    location: p.location,
    piloting: p.piloting,
    cards: p.hand.length,
    ...(open ? { hand: p.hand } : {}),
    loyalty: p.loyalty.map(({ card, faceUp, seenBy }) => ({
      card: open || faceUp || (viewer !== null && seenBy.includes(viewer)) ? card : null,
      faceUp,
    })),
    superCrises: open ? p.superCrises : p.superCrises.length,
    standing: p.standing,
    spent: p.spent,
    ...(p.tokens && { tokens: p.tokens }),
    turns: p.turns,
  };
}

function areaView(s: State, area: Area, viewer: Seat | null): AreaView {
  const { raiders, heavyRaiders, vipers, civilians } = s.areas[area];
  return {
    raiders,
    heavyRaiders,
    vipers,
    // rule: civilians.facedown
    civilians: civilians.map(({ handle, kind, seenBy }) => ({
      handle,
      kind: viewer !== null && seenBy.includes(viewer) ? kind : null,
    })),
  };
}

function pile({
  draw,
  discard,
}: {
  readonly draw: readonly number[];
  readonly discard: readonly number[];
}): PileView {
  return { cards: draw.length, top: discard.length > 0 ? discard[discard.length - 1] : null };
}

/** A check with everything above it on the stack left away: what is in force for another check does not concern it. */
function gameOf(s: State, frame: Frame): G {
  const at = s.stack.indexOf(frame);
  const inner = s.stack.findLastIndex(({ p }) => p === 'skill-check');
  return { state: inner === at ? s : { ...s, stack: s.stack.slice(0, at + 1) }, facts: [] };
}

function checkView(s: State, frame: Frame & SkillCheck): Resolving {
  const spec = script<CheckSpec>(frame.check);
  const game = gameOf(s, frame);
  const added = new Map<Seat | null, number>();
  for (const { by, waits } of frame.pile) if (!waits) added.set(by, (added.get(by) ?? 0) + 1);
  const open = frame.pile.filter((c) => frame.revealed || c.faceUp).map((c) => c.card);
  const { cards, changes, total } = sumOf(game, frame, open);
  const difficultyParts = explainedDifficulty(game, frame);
  return {
    what: 'skill-check',
    id: frame.id ?? `${s.turn.number}.0`,
    cause: frame.cause,
    difficulty: difficultyParts.changes.reduce((n, { change }) => n + change, difficultyParts.printed),
    difficultyParts,
    partial: spec.partial?.at ?? null,
    skills: spec.skills,
    counting: countingSkills(frame),
    check: frame.check,
    faceUp: isFaceUp(frame),
    reckless: frame.reckless ?? false,
    target: frame.target,
    added: [...added].map(([seat, n]) => ({ seat, n })).sort((a, b) => (a.seat ?? -1) - (b.seat ?? -1)),
    cards,
    totalChanges: changes,
    total: frame.revealed ? (open.length > 0 ? total : frame.total) : null,
    outcome: frame.outcome,
  };
}

/** The public side of a running procedure; most have none. */
function resolving(s: State, frame: Frame): Resolving | undefined {
  switch (frame.p) {
    case 'crisis': {
      const { deck, card, box, seat } = frame as Frame & Crisis;
      const isShown = card >= 0 && rules.hasBegun(frame, 'reveal');
      return isShown ? { what: 'crisis', deck, card, box, by: seat } : undefined;
    }
    case 'skill-check':
      return checkView(s, frame as Frame & SkillCheck);
    case 'die-roll': {
      const { roller, cause, attack } = frame as Frame & DieRoll;
      return { what: 'die-roll', by: roller, cause, attack };
    }
    case 'action': {
      const { seat, cause } = frame as Frame & { seat: Seat; cause: Cause | null };
      return cause ? { what: 'effects', cause, by: seat } : undefined;
    }
    case 'effects': {
      const { cause, you, root } = frame as Frame & EffectsFrame;
      // Lists inside another speak for the same card.
      return s.stack[root] === frame ? { what: 'effects', cause, by: you } : undefined;
    }
    case 'activate':
      return { what: 'activation', icons: (frame as Frame & { icons: string[] }).icons };
    case 'jump':
      return { what: 'jump' };
    default:
      return undefined;
  }
}

function questionView(game: G, question: Question): QuestionView {
  const { state } = game;
  const open = rules.open(game, question);
  if (question.secret) return { ...open, window: windowOf(state, question) };
  if (!rules.mayRefuse(question)) return open;
  let refused: readonly RefusedOptions[] | undefined;
  return {
    ...open,
    get refused() {
      // A view is of its moment; nothing is refused any more once the question is answered.
      refused ??= state.questions.includes(question)
        ? (rules.refusedBy(game, question) as readonly RefusedOptions[])
        : [];
      return refused;
    },
  };
}

/** What a seat may know of a game. */
export function view(s: State, seat: Seat | null): View {
  const game = { state: s, facts: [] };
  const openQuestions = s.questions.filter((q) => !q.picks);
  return {
    seat,
    options: s.options,
    players: s.players.map((_, of) => playerView(s, of, seat)),
    turn: {
      seat: s.turn.seat,
      number: s.turn.number,
      step: s.turn.step,
      startedPiloting: s.turn.startedPiloting,
    },
    resources: s.resources,
    jump: s.jump,
    distance: s.distance,
    travelled: s.travelled,
    boarding: s.boarding,
    areas: Object.fromEntries(
      areas.map((area) => [area, areaView(s, area, seat)]),
    ) as unknown as View['areas'],
    basestars: s.basestars,
    reserves: s.reserves,
    damagedVipers: s.damagedVipers,
    destroyed: s.destroyed,
    supply: s.supply,
    civiliansLeft: s.civilians.length,
    lostCivilians: s.lostCivilians,
    damagedLocations: s.damagedLocations,
    faces: facesNow(game),
    damageLeft: s.galacticaDamage.pile.length,
    decks: {
      ...(Object.fromEntries(deckNames.map((name) => [name, pile(s.decks[name])])) as Record<
        DeckName,
        PileView
      >),
      destiny: { cards: s.decks.destiny.length, top: null },
      skill: s.decks.skill.map(pile),
    },
    titles: s.titles,
    // rule: titles.president.quorum-hand
    quorumHand: seat !== null && s.titles.president === seat ? s.quorumHand : s.quorumHand.length,
    nukes: s.nukes,
    inPlay: s.inPlay,
    resolving: s.stack.flatMap((frame) => resolving(s, frame) ?? []),
    questions: openQuestions.filter((q) => q.seat === seat).map((q) => questionView(game, q)),
    waitingFor: openQuestions
      .filter((q) => q.seat !== seat && !q.secret)
      .map((q) => ({ seat: q.seat, ask: q.ask })),
    over: s.over,
  };
}
