import type { MachineState } from '@ragtag/kernel';
import type { Player, State } from '../state';
import { agenda, agendas } from '../state/agendas';
import { allies } from '../state/allies';
import { assemble, playersFrom } from '../state/assemble';
import { assist } from '../state/assist';
import { boarding } from '../state/boarding';
import { civilians } from '../state/civilians';
import { crossroads } from '../state/crossroads';
import { damage } from '../state/damage';
import { decks } from '../state/decks';
import { executions } from '../state/executions';
import { fleet } from '../state/fleet';
import { hands } from '../state/hands';
import { inPlay } from '../state/in-play';
import { loyalty } from '../state/loyalty';
import { machine, played } from '../state/machine';
import { missions } from '../state/missions';
import { motives, ownMotives } from '../state/motives';
import { mutiny } from '../state/mutiny';
import { newCaprica } from '../state/new-caprica';
import { outcome } from '../state/outcome';
import type { Part, PlayerPart } from '../state/part';
import { people } from '../state/people';
import { quorumHand } from '../state/quorum-hand';
import { resources } from '../state/resources';
import { ships } from '../state/ships';
import { showing } from '../state/showing';
import { space } from '../state/space';
import { superCrises } from '../state/super-crises';
import { titles } from '../state/titles';
import { ownTrauma, trauma } from '../state/trauma';
import { travel } from '../state/travel';
import { turn } from '../state/turn';

/** Every part of the state. What lies before each player comes first, then what lies on the table. */

export const playerParts = [
  people,
  hands,
  loyalty,
  superCrises,
  mutiny,
  agenda,
  ownMotives,
  ownTrauma,
  crossroads,
  showing,
];

export const tableParts = [
  played,
  machine,
  turn,
  resources,
  travel,
  boarding,
  space,
  ships,
  fleet,
  civilians,
  newCaprica,
  damage,
  decks,
  titles,
  quorumHand,
  inPlay,
  executions,
  agendas,
  assist,
  motives,
  missions,
  trauma,
  allies,
  outcome,
];

type FieldsOf<P> = P extends Part<infer K> ? K : P extends PlayerPart<infer K> ? K : never;
type Required<T> = { [K in keyof T]-?: Record<never, never> extends Pick<T, K> ? never : K }[keyof T];
type Left =
  | Exclude<Required<State>, FieldsOf<(typeof tableParts)[number]> | 'players' | keyof MachineState>
  | Exclude<Required<Player>, FieldsOf<(typeof playerParts)[number]>>;
type None<T extends never> = T;
/** Does not compile where a part is missing from the lists, and names the fields that are left out. */
export type NothingLeftOut = None<Left>;

export const whole = assemble([playersFrom(playerParts), ...tableParts]);
