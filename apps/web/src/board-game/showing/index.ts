import { type BoardFact, type CheckView, checkIn, type View } from '@ragtag/board-game';
import type { Showing } from '../../shell/half';
import { isSecret, type SecretFact } from '../secrets/secret-facts';
import { allies } from './allies';
import { cards } from './cards';
import { checks } from './checks';
import { crossroads } from './crossroads';
import { type Execution, executionAfter } from './execution';
import { exodus } from './exodus';
import { journey } from './journey';
import { mutiny } from './mutiny';
import { newCaprica } from './new-caprica';
import { people } from './people';
import { ships } from './ships';
import type { FactName, ShownAs, Spotlit } from './shown-as';
import { type Trial, trialAfter } from './trial';
import { turns } from './turns';

/** How every fact of the game is shown: one that is missing here does not compile. */
const shown: { readonly [N in FactName]: ShownAs<Extract<BoardFact, { fact: N }>> } = {
  ...turns,
  ...cards,
  ...checks,
  ...people,
  ...exodus,
  ...ships,
  ...journey,
  ...newCaprica,
  ...mutiny,
  ...allies,
  ...crossroads,
};

/** How one fact is shown; undefined where a newer server tells what this page does not know. */
export function shownAs(fact: BoardFact): ShownAs<BoardFact> | undefined {
  return (shown as Readonly<Record<string, unknown>>)[fact.fact] as ShownAs<BoardFact> | undefined;
}

/** Where on the board the fact that is being shown takes place. */
export function spotlightOf(beat: BoardFact | null, view: View): Spotlit {
  return (beat && shownAs(beat)?.where?.(beat, view)) ?? {};
}

export type RollFact = Extract<BoardFact, { fact: 'die-rolled' }>;

/** What stays to be looked at. */
export interface Kept {
  /** The check that ended last, until the player has gone on. */
  readonly check: CheckView | null;
  readonly roll: RollFact | null;
  /** The execution that was the last, until the player has gone on. */
  readonly execution: Execution | null;
  /** The trial that was the last, until the player has gone on. */
  readonly trial: Trial | null;
  /** Every secret that this player was told. */
  readonly secrets: readonly SecretFact[];
}

export const showing: Showing<View, BoardFact, Kept> = {
  length(fact) {
    const length = shownAs(fact)?.length ?? 0;
    return typeof length === 'number' ? length : length(fact);
  },
  moved: (view, fact, after) => shownAs(fact)?.moves?.(view, fact, after) ?? view,
  sound: (fact) => shownAs(fact)?.sound,
  tone: (fact) => shownAs(fact)?.tone,
  isTold(fact, beside) {
    const untold = shownAs(fact)?.untold;
    return untold === undefined || (untold !== true && !untold(fact, beside));
  },
  isTogether: (fact, next) => shownAs(fact)?.with?.includes(next.fact) ?? false,
  isSecret,
  turn: (fact) => (fact.fact === 'turn-started' ? { turn: fact.turn, seat: fact.seat } : undefined),
  nothing: { check: null, roll: null, execution: null, trial: null, secrets: [] },
  keep(kept, fact, view) {
    if (fact.fact === 'check-result') return { ...kept, check: checkIn(view) ?? null };
    const execution = executionAfter(kept.execution, fact);
    const trial = trialAfter(kept.trial, fact);
    if (execution !== kept.execution || trial !== kept.trial) return { ...kept, execution, trial };
    if (isSecret(fact)) return { ...kept, secrets: [...kept.secrets, fact] };
    if (fact.fact === 'die-rolled') return { ...kept, roll: fact };
    return kept;
  },
  goOn: (kept) => ({ ...kept, check: null, execution: null, trial: null }),
};
