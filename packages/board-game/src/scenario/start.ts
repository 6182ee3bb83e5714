import type { OpenQuestion } from '@ragtag/kernel';
import type { Written } from '@ragtag/kernel/scenario';
import { unknownWord } from '@ragtag/kernel/scenario';
import { deckTables, skillKinds } from '../cards/tables';
import { pending } from '../door/engine';
import { view } from '../door/view';
import { causeKinds } from '../effects/condition-types';
import { runEffects } from '../effects/start';
import type { Cause, Effect } from '../effects/types';
import { takeAction } from '../procedures/actions/action';
import { meetAlly } from '../procedures/allies/encounter';
import { startTraumaPhase } from '../procedures/allies/trauma-phase';
import { startCrisis } from '../procedures/crisis/crisis';
import { execute } from '../procedures/executions/execute';
import { type G, type Procedures, rules } from '../rules';
import type { State } from '../state';
import { objectionTo } from '../table/objections';
import { isInfiltrating } from '../table/standing';
import { cylonIcons, type DeckName, deaths, jumpTrack, type Seat } from '../terms';
import { allyToMeet, takeCrossroads } from './allies';
import type { Build } from './build';
import { readCheck, readEffects } from './effect-shapes';
import { checkCauseId, checkId } from './known';
import { localsOf } from './locals';
import { optionNames } from './option-names';
import { takeDeckCard, takeFrom } from './piles';
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
type StartStep = keyof typeof turnSteps;
const turnStepNames = Object.keys(turnSteps) as StartStep[];

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
  'execution',
  'encounter',
  'crossroads',
  'phase',
  'procedure',
] as const;
/** What may be said besides, of each. */
const extras = {
  crisis: ['by', 'way'],
  superCrisis: ['by'],
  location: ['by'],
  action: ['by'],
  effect: ['by', 'cause', 'bind'],
  activate: ['by', 'cause', 'bind'],
  jump: ['by', 'cause', 'bind'],
  check: ['by', 'cause', 'bind', 'target'],
  receiveSkills: [],
  execution: ['cause', 'how'],
  encounter: ['by', 'token'],
  crossroads: ['by', 'token'],
  phase: [],
  procedure: ['with'],
} as const satisfies Record<(typeof kinds)[number], readonly string[]>;
type Extra = 'token' | 'by' | 'way' | 'how' | 'cause' | 'bind' | 'with' | 'target';

type StartFields = Partial<Record<(typeof kinds)[number] | Extra, Written>>;

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
  const named = kinds.filter((kind) => start.entries.has(kind));
  if (named.length !== 1) start.fail(`a starting point names one of ${kinds.join(', ')}`);
  const fields: StartFields = start.fields(named[0], ...extras[named[0]]);
  return starters[named[0]](build, fields, fields[named[0]] as Written);
}

function beginTurnStep(g: G, step: StartStep): void {
  const { seat } = g.state.turn;
  rules.call(g, 'game', {});
  const frame = rules.call(g, 'turn', { seat });
  rules.goTo(frame, turnSteps[step]);
  // The step counts the turn itself where it begins with it.
  if (step === 'turn') g.state.turn.number--;
}

type Starter = (build: Pick<Build, 'state'>, fields: StartFields, named: Written) => Begin;

const actor = (g: G, by: Written | undefined): Seat => (by ? readSeat(g.state, by) : g.state.turn.seat);

function readCause(s: State, cause: Written | undefined): Cause {
  if (!cause) return { kind: 'rule', id: 'scenario' };
  const { kind, id } = cause.fields('kind', 'id');
  if (id) checkCauseId(s, id);
  return { kind: kind?.oneOf(causeKinds, 'kind of cause') ?? 'rule', id: id?.id ?? 'scenario' };
}

const charactersIn = (s: State): string[] => s.players.map((p) => p.character);

/** What names are bound to: characters to their players, as are those named; everything else as it is written. */
function readBindings(g: G, bind: Written | undefined): Record<string, unknown> {
  const characters = charactersIn(g.state);
  const named = [...(bind?.entries ?? [])].map(([name, value]) => {
    if (characters.includes(value.id)) return [name, readSeat(g.state, value)];
    if (value.isText) checkId(g.state, value);
    return [name, value.plain];
  });
  return Object.fromEntries([...characters.map((id, seat) => [id, seat]), ...named]);
}

function run(g: G, list: readonly Effect[], { by, cause, bind }: StartFields): void {
  runEffects(g, list, { you: actor(g, by), cause: readCause(g.state, cause), bind: readBindings(g, bind) });
}

/** What speaks against an action, of those that show it. */
function because(g: G, question: OpenQuestion | undefined, action: string): string {
  const [kind, id] = action.split(':');
  const card = skillKinds.findIndex((each) => each.id === id);
  const at = kind === 'location' ? { location: id } : { card };
  if (!question || (kind !== 'location' && (kind !== 'card' || card < 0))) return '';
  const asked = view(g.state, question.seat).questions.find(({ id: each }) => each === question.id);
  if (!asked) return '';
  const { reason, rule, by } = objectionTo(asked, at);
  return ` (${[reason, by?.id ?? rule].filter(Boolean).join(': ')})`;
}

/** Takes one action, which must be open to the player. */
function act(g: G, by: Written | undefined, id: string, written: Written): void {
  const seat = actor(g, by);
  takeAction(g, seat);
  rules.run(g);
  const question = pending(g.state).find((q) => q.seat === seat && q.ask === 'action');
  const ids = question?.options.map((o) => o.id) ?? [];
  const also = ids.filter((each) => optionNames(each).includes(id));
  const meant = ids.includes(id) || also.length !== 1 ? id : also[0];
  if (!question || !ids.includes(meant)) {
    const who = g.state.players[seat].character;
    written.fail(`${who} cannot do this${because(g, question, id)}: ${unknownWord(id, 'action', ids)}`);
  }
  const asked = g.state.questions.find((q) => q.seat === seat && q.id === question?.id);
  if (asked) asked.picks = [meant];
  rules.settle(g);
}

/**
 * Takes a card out of its deck; or, where `given` has named it already, out of the pile from which it is drawn or
 * played.
 */
function cardToDraw(s: State, deck: DeckName, named: Written) {
  const index = deckTables[deck].findIndex(({ id }) => id === named.id);
  const taken = index < 0 || s.decks[deck].draw.includes(index) ? takeDeckCard(s, deck, named) : undefined;
  return (pileWith: (card: number) => number[] | false): number => {
    if (taken !== undefined) return taken;
    return takeFrom(pileWith(index) || [], deckTables[deck], named, `${deck} card`);
  };
}

const ways = ['turn', 'caprica'] as const;

interface Phase {
  /** Without which option there is none. */
  readonly needs?: 'ioniannebula' | 'allyseasons' | 'newcaprica';
  /** Which phase comes before it. */
  readonly from?: 'occupied';
  readonly begin: Begin;
}

const infiltratorsOf = ({ players }: State): Seat[] =>
  [...players.keys()].filter((seat) => isInfiltrating(players[seat]));

/** Galactica comes back with the last step on the Jump track. rule: newcaprica.before.jump-icon */
function comeBack(g: G): void {
  g.state.jump = jumpTrack.length - 2;
  run(g, [{ do: 'track', track: 'jump', n: 1 }], {});
}

/** Phases that come but once in a game. */
const phases = {
  'sleeper-agents': { begin: (g) => void rules.call(g, 'sleeper-agents', {}) },
  'new-caprica': { needs: 'newcaprica', begin: (g) => void rules.call(g, 'settle', {}) },
  occupied: { needs: 'newcaprica', begin: (g) => void rules.call(g, 'settle', {}) },
  orbit: { needs: 'newcaprica', from: 'occupied', begin: comeBack },
  crossroads: { needs: 'ioniannebula', begin: (g) => void rules.call(g, 'crossroads', {}) },
  trial: {
    needs: 'ioniannebula',
    begin: (g) => void rules.call(g, 'trial', { infiltrators: infiltratorsOf(g.state) }),
  },
  trauma: { needs: 'allyseasons', begin: startTraumaPhase },
} as const satisfies Record<string, Phase>;
type PhaseName = keyof typeof phases;
const phaseNames = Object.keys(phases) as PhaseName[];

const starters: { readonly [K in (typeof kinds)[number]]: Starter } = {
  crisis({ state }, { by, way }, named) {
    const draw = cardToDraw(state, 'crisis', named);
    const how = way?.oneOf(ways, 'way') ?? 'turn';
    return (g) => {
      g.state.turn.step = 'crisis';
      const card = draw((card) => g.state.decks.crisis.draw.at(-1) === card && g.state.decks.crisis.draw);
      startCrisis(g, { seat: actor(g, by), deck: 'crisis', way: how, card });
    };
  },
  superCrisis({ state }, { by }, named) {
    const draw = cardToDraw(state, 'super-crisis', named);
    return (g) => {
      const seat = actor(g, by);
      const card = draw(() => g.state.players[seat].superCrises);
      startCrisis(g, { seat, deck: 'super-crisis', way: 'caprica', card });
    };
  },
  location:
    (_build, { by }, named) =>
    (g) =>
      act(g, by, `location:${named.id}`, named),
  action:
    (_build, { by }, named) =>
    (g) =>
      act(g, by, named.id, named),
  effect: ({ state }, fields, named) => {
    const list = readEffects(named, { bind: fields.bind, characters: charactersIn(state) });
    return (g) => run(g, list, fields);
  },
  activate: (_build, fields, named) => {
    const icons = named.items.map((icon) => icon.oneOf(cylonIcons, 'icon'));
    return (g) => run(g, [{ do: 'activate', icons }], fields);
  },
  jump: (_build, fields, named) => {
    if (named.plain !== true) named.fail('`jump: true`; name the Destination in `decks` and as an answer');
    return (g) => run(g, [{ do: 'jump' }], fields);
  },
  check: ({ state }, fields, named) => {
    const names = { bind: fields.bind, characters: charactersIn(state) };
    const spec = readCheck(named, names, fields.target);
    const target = fields.target?.text;
    return (g) => run(g, [{ do: 'check', check: spec, ...(target && { target }) }], fields);
  },
  receiveSkills: (_build, _fields, named) => (g) => {
    rules.call(g, 'receive-skills', { seat: readSeat(g.state, named), types: [] });
  },
  execution: (_build, { cause, how }, named) => {
    const death = how?.oneOf(deaths, 'kind of death');
    return (g) => {
      const seats = named.items.map((who) => readSeat(g.state, who));
      execute(g, seats, readCause(g.state, cause), death);
    };
  },
  encounter({ state }, { by, token }, named) {
    const ally = allyToMeet(state, named, token);
    return (g) => {
      const frame = meetAlly(g, actor(g, by));
      frame.card = ally;
      rules.goTo(frame, 'openNear');
    };
  },
  crossroads(build, { by, token }, named) {
    const dealt = takeCrossroads(build.state, named, token);
    return (g) => {
      const seat = actor(g, by);
      g.state.players[seat].crossroads = dealt;
      rules.call(g, 'resolve-crossroads', { seat });
    };
  },
  phase: ({ state }, _fields, named) => {
    const { needs, from, begin }: Phase = phases[named.oneOf(phaseNames, 'phase')];
    if (needs !== undefined && !state.options[needs])
      named.fail(`there is no such phase without \`${needs}\``);
    return (g) => {
      if (from && g.state.newCaprica?.phase !== from) named.fail(`that comes from \`phase: ${from}\` alone`);
      begin(g);
    };
  },
  procedure: (_build, { with: locals }, named) => {
    const name = named.oneOf(Object.keys(rules.outline()), 'procedure') as keyof Procedures & string;
    locals?.fields(...localsOf(name));
    return (g) => void rules.call(g, name, (locals?.plain ?? {}) as never);
  },
};
