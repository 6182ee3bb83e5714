import { fields, type Shape } from '@ragtag/kernel';
import type { ComponentTable } from '../cards/components';
import type { Cause } from '../effects/types';

/** What the numbers of this game's frames, questions, facts and state stand for, where they are stored. */

export { fields, plain } from '@ragtag/kernel';

const of = (table: ComponentTable): Shape => ({ of: table });

export const skillCard = of('skill');
/** Positions in the list of skills. */
export const skillType = of('skill-type');
export const loyaltyCard = of('loyalty');
export const agendaCard = of('agenda');
export const motiveCard = of('motive');
export const mutinyCard = of('mutiny');
export const missionCard = of('mission');
export const quorumCard = of('quorum');
export const superCrisisCard = of('super-crisis');
export const destinationCard = of('destination');
export const civilianShip = of('civilian-ship');
export const galacticaToken = of('galactica-damage');
export const allyCard = of('ally');
export const crossroadsCard = of('crossroads');
export const traumaToken = of('trauma');
export const basestarToken = of('basestar-damage');
/** A card of the deck that the field `deck` beside it names. */
export const cardOfDeck: Shape = { in: 'deck' };

/** A hand of cards, which lies in the order of the table. */
export const handOf = (table: ComponentTable): Shape => ({ of: table, hand: true });

/** A cause names the table of its card by its kind. */
export const aCause = fields<Cause>({ card: { in: 'kind' } });

/** Names bound by choices are seats, numbers and words; an event that is spoken of is kept with its procedure. */
export const bindings: Shape = { fields: { event: 'frame' } };

export const pileOf = (table: ComponentTable): Shape =>
  fields<{ readonly draw: number[]; readonly discard: number[] }>({ draw: of(table), discard: of(table) });
