import type { Written } from '@ragtag/kernel/scenario';
import { unknownWord } from '@ragtag/kernel/scenario';
import { verbs } from '../effects/run';
import { runEffects } from '../effects/start';
import type { Cause, CauseKind, CheckSpec, Effect } from '../effects/types';
import { pending } from '../engine';
import { takeAction } from '../procedures/action';
import { startCrisis } from '../procedures/crisis';
import { type G, type Procedures, rules } from '../rules';
import { cylonIcons, type Seat, skills } from '../terms';
import type { Build } from './build';
import { takeDeckCard } from './piles';
import { readSeat } from './words';

/** Where a scenario begins: a step of a turn, or one thing that happens now. */

const turnSteps = {
  turn: 'begin',
  'receive-skills': 'openDrawSkills',
  movement: 'movement',
  action: 'beginActions',
  crisis: 'crisis',
  end: 'openTurnEnd',
} as const;
type TurnStep = keyof typeof turnSteps;
const turnStepNames = Object.keys(turnSteps) as TurnStep[];

const kinds = [
  'crisis',
  'superCrisis',
  'location',
  'action',
  'effect',
  'activate',
  'jump',
  'check',
  'receiveSkills',
  'procedure',
] as const;
const extras = ['by', 'way', 'cause', 'bind', 'with', 'target'] as const;

type StartFields = Partial<Record<(typeof kinds)[number] | (typeof extras)[number], Written>>;

/** Begins what was prepared. Runs up to the first question. */
export type Begin = (g: G) => void;

export const isSetup = (start: Written | undefined): boolean => start?.plain === 'setup';

/** Reads a starting point; cards that it names are taken from their decks at once. */
export function readStart(build: Pick<Build, 'state'>, start: Written | undefined): Begin {
  if (!start || start.plain === 'nothing') return () => undefined;
  if (!start.isMap) {
    const step = start.oneOf([...turnStepNames, 'nothing', 'setup'] as const, 'starting point');
    if (step === 'setup' || step === 'nothing') return start.fail('a game is set up only at the beginning');
    return (g) => beginTurnStep(g, step);
  }
  const fields = start.fields(...kinds, ...extras);
  const named = kinds.filter((kind) => fields[kind]);
  if (named.length !== 1) start.fail(`a starting point names one of ${kinds.join(', ')}`);
  return starters[named[0]](build, fields, fields[named[0]] as Written);
}

function beginTurnStep(g: G, step: TurnStep): void {
  const { seat } = g.state.turn;
  rules.call(g, 'game', {});
  const frame = rules.call(g, 'turn', { seat });
  rules.goTo(frame, turnSteps[step]);
  // The step counts the turn itself where it begins with it.
  if (step === 'turn') g.state.turn.number--;
}

type Starter = (build: Pick<Build, 'state'>, fields: StartFields, named: Written) => Begin;

const actor = (g: G, by: Written | undefined): Seat => (by ? readSeat(g.state, by) : g.state.turn.seat);

const causeKinds: readonly CauseKind[] = [
  'crisis',
  'super-crisis',
  'quorum',
  'skill',
  'location',
  'sheet',
  'title',
  'loyalty',
  'destination',
  'attack',
  'rule',
];

function readCause(cause: Written | undefined): Cause {
  if (!cause) return { kind: 'rule', id: 'scenario' };
  const { kind, id } = cause.fields('kind', 'id');
  return { kind: kind?.oneOf(causeKinds, 'kind of cause') ?? 'rule', id: id?.id ?? 'scenario' };
}

/** What names are bound to: players by character, everything else as it is written. */
function readBindings(g: G, bind: Written | undefined): Record<string, unknown> {
  const characters = g.state.players.map((p) => p.character);
  return Object.fromEntries(
    [...(bind?.entries ?? [])].map(([name, value]) => [
      name,
      characters.includes(value.id) ? readSeat(g.state, value) : value.plain,
    ]),
  );
}

function run(g: G, list: readonly Effect[], { by, cause, bind }: StartFields): void {
  runEffects(g, list, { you: actor(g, by), cause: readCause(cause), bind: readBindings(g, bind) });
}

/** Every effect written here, and inside it, must be of a known verb. */
function checkVerbs(written: Written): void {
  if (written.isList) for (const item of written.items) checkVerbs(item);
  if (!written.isMap) return;
  for (const [key, value] of written.entries) {
    if (key === 'do' && value.isText) value.oneOf(Object.keys(verbs), 'effect');
    else checkVerbs(value);
  }
}

function readEffects(written: Written): readonly Effect[] {
  for (const item of written.items) {
    if (!item.entries.has('do')) item.fail('an effect needs `do`');
    checkVerbs(item);
  }
  return written.items.map((item) => item.plain) as unknown as readonly Effect[];
}

/** Takes one action, which must be open to the player. */
function act(g: G, by: Written | undefined, id: string, written: Written): void {
  const seat = actor(g, by);
  takeAction(g, seat);
  rules.run(g);
  const question = pending(g.state).find((q) => q.seat === seat && q.ask === 'action');
  const ids = question?.options.map((o) => o.id) ?? [];
  if (!question || !ids.includes(id))
    written.fail(`${g.state.players[seat].character} cannot do this: ${unknownWord(id, 'action', ids)}`);
  const asked = g.state.questions.find((q) => q.seat === seat && q.id === question?.id);
  if (asked) asked.picks = [id];
  rules.settle(g);
}

const ways = ['turn', 'caprica'] as const;

const starters: { readonly [K in (typeof kinds)[number]]: Starter } = {
  crisis({ state }, { by, way }, named) {
    const card = takeDeckCard(state, 'crisis', named);
    const how = way?.oneOf(ways, 'way') ?? 'turn';
    return (g) => {
      g.state.turn.step = 'crisis';
      startCrisis(g, { seat: actor(g, by), deck: 'crisis', way: how, card });
    };
  },
  superCrisis({ state }, { by }, named) {
    const card = takeDeckCard(state, 'super-crisis', named);
    return (g) => startCrisis(g, { seat: actor(g, by), deck: 'super-crisis', way: 'caprica', card });
  },
  location:
    (_build, { by }, named) =>
    (g) =>
      act(g, by, `location:${named.id}`, named),
  action:
    (_build, { by }, named) =>
    (g) =>
      act(g, by, named.id, named),
  effect: (_build, fields, named) => {
    const list = readEffects(named);
    return (g) => run(g, list, fields);
  },
  activate: (_build, fields, named) => {
    const icons = named.items.map((icon) => icon.oneOf(cylonIcons, 'icon'));
    return (g) => run(g, [{ do: 'activate', icons }], fields);
  },
  jump: (_build, fields) => (g) => run(g, [{ do: 'jump' }], fields),
  check: (_build, fields, named) => {
    const { difficulty, skills: types } = named.fields('difficulty', 'skills', 'pass', 'partial', 'fail');
    if (!difficulty || !types) named.fail('a check needs `difficulty` and `skills`');
    difficulty?.whole(0, 99, 'difficulty');
    for (const type of types?.items ?? []) type.oneOf(skills, 'skill');
    checkVerbs(named);
    const spec = { pass: [], fail: [], ...(named.plain as object) } as unknown as CheckSpec;
    const target = fields.target?.text;
    return (g) => run(g, [{ do: 'check', check: spec, ...(target && { target }) }], fields);
  },
  receiveSkills: (_build, _fields, named) => (g) => {
    rules.call(g, 'receive-skills', { seat: readSeat(g.state, named), types: [] });
  },
  procedure: (_build, { with: locals }, named) => {
    const name = named.oneOf(Object.keys(rules.outline()), 'procedure') as keyof Procedures & string;
    return (g) => void rules.call(g, name, (locals?.plain ?? {}) as never);
  },
};
