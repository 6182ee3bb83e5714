import {
  type ChoiceValue,
  type FlagOption,
  isAllowed,
  normalise,
  type OptionEntry,
  optionModel,
  resolveOptions,
  type Selection,
} from '@ragtag/board-game';

import { rulebook as words } from './words';

/** What a link asks for, with the boxes that it takes. */
export interface Settled {
  readonly selection: Selection;
  /** What had to be added, and what does not go together, in words. */
  readonly notes: readonly string[];
}

const boxes = optionModel.filter(({ group }) => group === 'expansion');

/**
 * A link may name an ending or a module and forget its box. Who follows it wants to read about that ending, so the box
 * is put in. Whatever still does not go together falls away later, but not without a word.
 */
export function settle(asked: Selection): Settled {
  let selection = asked;
  const notes: string[] = [];
  for (const option of optionModel) {
    const offer = offerIn(option, asked);
    const missing = offer ? boxesLacking(option, offer, selection) : [];
    if (!offer || missing.length === 0) continue;
    selection = withBoxes(selection, missing);
    const names = missing.map(({ label }) => label);
    notes.push(words.comesWith(offer.label, names));
  }
  const resolved = resolveOptions(selection, { ignoreAvailability: true });
  const clashes = resolved.ok ? [] : resolved.conflicts.map(({ because }) => because);
  return { selection, notes: [...notes, ...clashes] };
}

function offerIn(option: OptionEntry, selection: Selection): FlagOption | ChoiceValue | undefined {
  const value = selection[option.id];
  if (option.kind === 'boolean') return value === true ? option : undefined;
  return value === undefined ? undefined : option.values[String(value)];
}

/** The boxes that an option lacks, if it lacks nothing else. */
function boxesLacking({ id }: OptionEntry, offer: FlagOption | ChoiceValue, selection: Selection) {
  const missing = boxes.filter(
    (box) => selection[box.id] !== true && offer.requires.some(({ that }) => that === box.id),
  );
  const value = selection[id];
  const whole = Object.assign({}, normalise(withBoxes(selection, missing)), { [id]: value });
  return value !== undefined && isAllowed(id, value, whole) ? missing : [];
}

function withBoxes(selection: Selection, more: readonly OptionEntry[]): Selection {
  return Object.assign({}, selection, Object.fromEntries(more.map(({ id }) => [id, true])));
}
