import { type Frame, type Question, script, scriptOf, windowOf } from '@ragtag/kernel';
import type { EffectsFrame } from '../effects/start';
import type { Cause, CheckSpec, Effect } from '../effects/types';
import { facesNow } from '../in-play/faces';
import type { RefusedOptions } from '../in-play/objections';
import type { Encounter } from '../procedures/allies/encounter';
import type { DieRoll } from '../procedures/combat/die-roll';
import type { Crisis } from '../procedures/crisis/crisis';
import { explainedDifficulty, sumOf } from '../procedures/skill-checks/check-sum';
import type { SkillCheck } from '../procedures/skill-checks/frame';
import { type G, rules } from '../rules';
import type { State } from '../state';
import type { Draft } from '../state/part';
import { countingSkills, isFaceUp } from '../table/running';
import type { Seat } from '../terms';
import type { QuestionView, Resolving, View } from './view-types';

/** What a seat may know of what is going on: what is being resolved, and who is asked. */

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

/** What an effect that waits for a roll makes of it. */
function linesOf({ stack }: State, roll: Frame): Extract<Resolving, { what: 'die-roll' }>['lines'] {
  const waits = stack[stack.indexOf(roll) - 1];
  if (waits?.p !== 'effects') return undefined;
  const { list, at } = waits as Frame & EffectsFrame;
  const effect = script<readonly Effect[]>(list)[at];
  return effect?.do === 'roll' ? scriptOf(effect.lines) : undefined;
}

/** Nothing to tell, which is the same for all. */
const none: readonly never[] = [];

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
      return { what: 'die-roll', by: roller, cause, attack, lines: linesOf(s, frame) };
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
    case 'encounter': {
      const { card, token = null, seat } = frame as Frame & Encounter;
      return card < 0 ? undefined : { what: 'encounter', card, token, by: seat };
    }
    case 'jump':
      return { what: 'jump' };
    default:
      return undefined;
  }
}

function questionView(game: G, question: Question): QuestionView {
  const { state } = game;
  const asked = rules.open(game, question);
  const open = question.secret ? { ...asked, window: windowOf(state, question) } : asked;
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

/** Writes into a view what is played and what is being resolved. */
export function resolvedView(to: Draft<View>, state: State): void {
  to.options = state.options;
  to.faces = facesNow({ state, facts: [] });
  to.resolving = state.stack.flatMap((frame) => resolving(state, frame) ?? []);
}

/** Writes into a view the seat's own questions, and who else is asked openly. */
export function askedView(to: Draft<View>, state: State, seat: Seat | null): void {
  const game = { state, facts: [] };
  let own: QuestionView[] | undefined;
  let others: { readonly seat: Seat; readonly ask: string }[] | undefined;
  for (const question of state.questions) {
    if (question.picks) continue;
    if (question.seat === seat) {
      own ??= [];
      own.push(questionView(game, question));
    } else if (!question.secret) {
      others ??= [];
      others.push({ seat: question.seat, ask: question.ask });
    }
  }
  to.questions = own ?? none;
  to.waitingFor = others ?? none;
  const unasked = seat === null ? none : rules.unaskedOf(game, seat);
  to.unasked = unasked.length === 0 ? none : unasked;
}
