import {
  type Declared,
  type Frame,
  type MachineState,
  type Shape,
  type Tables,
  toRest,
} from '@ragtag/kernel';
import { steps, tables } from './version-2-tables';

/**
 * States of version 2 held positions in tables and in procedures, wherever they lay. What those meant is written down
 * here, as it was, so that such a state can be told in names. This tells of the past and never changes.
 */

const tablesThen: Tables = {
  nameAt: (table, position) => tables[table]?.[position],
  positionOf: (table, name) => tables[table]?.indexOf(name),
};

const of = (table: string): Shape => ({ of: table });
const skillCard = of('skill');
const skillType = of('skill-type');
const loyaltyCard = of('loyalty');
const cardOfDeck: Shape = { in: 'deck' };
const cause: Shape = { fields: { card: { in: 'kind' } } };
const bind: Shape = { fields: { event: 'frame' } };
const mods: Shape = { fields: { bind } };
const pileOf = (table: string): Shape => ({ fields: { draw: of(table), discard: of(table) } });

type Shapes = Readonly<Record<string, Shape>>;

/** Locals that held components. */
const locals: Readonly<Record<string, Shapes>> = {
  'die-roll': { cause, mods },
  'damage-galactica': { cause },
  'galactica-token': { token: of('galactica-damage'), cause },
  'location-damaged': { cause },
  'pick-damage': { tokens: of('galactica-damage'), cause },
  'damage-basestar': { token: of('basestar-damage') },
  'discard-skills': { demands: { fields: { picks: skillCard } }, cause, mods },
  'discard-made': { cards: skillCard, cause },
  'draw-skills': { from: skillType, types: skillType },
  'lose-resource': { cause },
  action: { cause },
  'skill-check': { cause, pile: { fields: { card: skillCard } }, mods },
  'receive-skills': { types: skillType },
  'draw-and-destroy': { cause },
  'viper-activations': { cause },
  'civilian-doomed': { cause },
  'look-at-loyalty': { cause },
  'loyalty-examined': { card: loyaltyCard },
  'loyalty-received': { card: loyaltyCard },
  sympathizer: { card: loyaltyCard },
  'pass-sympathizer': { card: loyaltyCard },
  activate: { cause, mods },
  'draw-several': { drawn: cardOfDeck, card: cardOfDeck },
  crisis: { card: cardOfDeck, drawn: cardOfDeck },
  jump: { drawn: of('destination'), card: of('destination'), mods },
  'play-quorum': { card: of('quorum') },
  'reveal-cylon': { card: loyaltyCard },
  setup: { hands: skillType },
  effects: { cause, bind },
};

const declaredThen: Declared = {
  inPart: true,
  steps: (procedure) => steps[procedure],
  locals: (procedure) => locals[procedure] ?? {},
  carries: (ask): Shapes => (ask === 'destroy-civilian' ? { cause } : {}),
};

const aCard: Shape = { fields: { card: cardOfDeck } };

const stateThen: Shape = {
  fields: {
    stack: 'frame',
    questions: 'question',
    players: {
      fields: {
        hand: skillCard,
        loyalty: { fields: { card: loyaltyCard } },
        superCrises: of('super-crisis'),
      },
    },
    travelled: aCard,
    areas: { values: { fields: { civilians: { fields: { kind: of('civilian-ship') } } } } },
    basestars: { fields: { damage: of('basestar-damage') } },
    civilians: of('civilian-ship'),
    lostCivilians: of('civilian-ship'),
    galacticaDamage: { fields: { pile: of('galactica-damage'), removed: of('galactica-damage') } },
    basestarDamage: of('basestar-damage'),
    decks: {
      fields: {
        skill: { by: 'skill-type', each: pileOf('skill') },
        destiny: skillCard,
        crisis: pileOf('crisis'),
        'super-crisis': pileOf('super-crisis'),
        quorum: pileOf('quorum'),
        destination: pileOf('destination'),
        loyalty: loyaltyCard,
        notACylon: loyaltyCard,
        discardedLoyalty: loyaltyCard,
        removed: aCard,
      },
    },
    quorumHand: of('quorum'),
    inPlay: aCard,
    inForce: { fields: { bind } },
    later: { fields: { bind } },
  },
};

interface Binding {
  readonly bind?: Readonly<Record<string, unknown>>;
  readonly mods?: readonly Binding[];
}

/** Fields of an event stood beside other names. Of what the base box holds, only a Crisis was ever spoken of. */
function withEvent<T extends Binding>(it: T): T {
  const { bind: bound, mods: inForce } = it;
  const changed: { -readonly [K in keyof Binding]: Binding[K] } = { ...it };
  if (inForce) changed.mods = inForce.map(withEvent);
  if (bound) {
    const ofEvent = Object.entries(bound).filter(([name]) => name.startsWith('event.'));
    const others = Object.entries(bound).filter(([name]) => !name.startsWith('event.'));
    changed.bind = Object.fromEntries(others);
    if (ofEvent.some(([name]) => name === 'event.way')) {
      const event = Object.fromEntries(ofEvent.map(([name, value]) => [name.slice('event.'.length), value]));
      changed.bind = { ...changed.bind, event: { p: 'crisis', ...event } };
    }
  }
  return changed as T;
}

interface StateThen extends MachineState {
  readonly stack: (Frame & Binding)[];
  readonly inForce: Binding[];
  readonly later: Binding[];
}

/** A state of version 2 in names. */
export function nameEverything(state: MachineState): MachineState {
  const then = state as StateThen;
  const withEvents: StateThen = {
    ...then,
    stack: then.stack.map(withEvent),
    inForce: then.inForce.map(withEvent),
    later: then.later.map(withEvent),
  };
  return toRest(stateThen, withEvents, tablesThen, declaredThen) as MachineState;
}

/** What lay at a position of a table when positions were stored. */
export function nameThen(table: string, position: number): string | undefined {
  return tables[table]?.[position];
}
