import { type Shape, Unreadable } from '@ragtag/kernel';
import type { BoardFact } from '../facts';
import type { Field } from '../facts/face';
import { facts } from '../facts/index';
import type { CardChange, Change, CountedCard } from '../table/counted';
import {
  aCause,
  agendaCard,
  allyCard,
  basestarToken,
  cardOfDeck,
  civilianShip,
  crossroadsCard,
  destinationCard,
  fields,
  galacticaToken,
  loyaltyCard,
  missionCard,
  motiveCard,
  mutinyCard,
  plain,
  quorumCard,
  skillCard,
  traumaToken,
} from './shapes';

/** How facts lie at rest: what the numbers in each of them stand for. */

interface SeenShip {
  readonly handle: number;
  readonly kind: number;
}

/** What a field holds where it is more than words and plain numbers. */
const components: Readonly<Partial<Record<Extract<Field, string>, Shape>>> = {
  cause: aCause,
  card: cardOfDeck,
  'whole-card': cardOfDeck,
  'skill-card': skillCard,
  'loyalty-card': loyaltyCard,
  'agenda-card': agendaCard,
  'motive-card': motiveCard,
  'mutiny-card': mutinyCard,
  'mission-card': missionCard,
  'quorum-card': quorumCard,
  'destination-card': destinationCard,
  'galactica-damage': galacticaToken,
  'basestar-damage': basestarToken,
  'ally-card': allyCard,
  'crossroads-card': crossroadsCard,
  'trauma-token': traumaToken,
  'civilian-ship': civilianShip,
  'civilian-ships': fields<SeenShip>({ handle: plain, kind: civilianShip }),
  counted: fields<CountedCard>({
    card: skillCard,
    printed: plain,
    counts: plain,
    changes: fields<CardChange>({ by: aCause, counts: plain }),
  }),
  changes: fields<Change>({ by: aCause, change: plain }),
};

const shapeOf = (field: Field): Shape => (typeof field === 'string' ? (components[field] ?? plain) : plain);

const shapes: Readonly<Partial<Record<string, Shape>>> = Object.fromEntries(
  Object.entries(facts).map(([fact, face]) => [
    fact,
    { fields: Object.fromEntries(Object.entries(face.fields).map(([key, field]) => [key, shapeOf(field)])) },
  ]),
);

export function factAtRest(fact: BoardFact['fact']): Shape {
  const found = shapes[fact];
  if (!found) throw new Unreadable('damaged', `Nothing is told by the name of ${fact}.`);
  return found;
}
