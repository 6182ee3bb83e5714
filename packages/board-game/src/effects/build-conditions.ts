import type { DeckName, Resource, Skill, Title } from '../terms';
import type { CauseKind, Condition, Effect, PlayerFilter, ShipKind, TurnStep, Who } from './types';

/** Short names for conditions. */

export const not = (it: Condition): Condition => ({ is: 'not', it });
export const all = (...of: Condition[]): Condition => ({ is: 'all', of });
export const any = (...of: Condition[]): Condition => ({ is: 'any', of });
export const distanceAtMost = (n: number): Condition => ({ is: 'distance-at-most', n });
export const resourceAtMost = (resource: Resource, n: number): Condition => ({
  is: 'resource-at-most',
  resource,
  n,
});
export const resourceInTheRed = (): Condition => ({ is: 'resource-in-the-red' });
export const at = (who: Who, location: string): Condition => ({ is: 'at', who, location });
export const onBoard = (who: Who, board: 'galactica' | 'colonial-one' | 'cylon'): Condition => ({
  is: 'on',
  who,
  board,
});
export const offTheBoard = (who: Who): Condition => ({ is: 'off-the-board', who });
export const sharingLocation = (who: Who): Condition => ({ is: 'sharing-location', who });
export const pilot = (who: Who): Condition => ({ is: 'pilot', who });
export const piloting = (who: Who): Condition => ({ is: 'piloting', who });
export const startedPiloting = (who: Who): Condition => ({ is: 'started-piloting', who });
export const holds = (who: Who, title: Title): Condition => ({ is: 'holds', who, title });
export const sympathizerCylon = (who: Who): Condition => ({ is: 'sympathizer-cylon', who });
export const skillCardsExactly = (who: Who, exactly: number): Condition => ({
  is: 'skill-cards',
  who,
  exactly,
});
export const nukesLeft = (n: number): Condition => ({ is: 'nukes', atLeast: n });
export const inReserves = (ship: 'viper' | 'raptor', n: number): Condition => ({
  is: 'in-reserves',
  ship,
  atLeast: n,
});
export const damagedVipers = (n: number): Condition => ({ is: 'damaged-vipers', atLeast: n });
export const locationDamaged = (where: Who): Condition => ({ is: 'location-damaged', at: where });
export const placeCivilians = (n: number): Effect => ({ do: 'placeCivilians', n });
export const centurionsAboard = (n: number): Condition => ({ is: 'centurions', atLeast: n });
export const shipsInSpace = (ship: ShipKind, n: number): Condition => ({
  is: 'ships-in-space',
  ship,
  atLeast: n,
});
export const shipsInAreaOf = (who: Who, ship: ShipKind, n: number): Condition => ({
  is: 'ships-in-space',
  ship,
  atLeast: n,
  areaOf: who,
});
export const superCrises = (who: Who, n: number): Condition => ({ is: 'super-crises', who, atLeast: n });
export const hiddenLoyalty = (who: Who, n: number): Condition => ({ is: 'hidden-loyalty', who, atLeast: n });
export const quorumCards = (n: number): Condition => ({ is: 'quorum-cards', atLeast: n });
/** One of the decks, or its discards, can still give a card. */
export const cardsLeft = (...decks: (DeckName | Skill)[]): Condition => ({ is: 'cards-left', decks });
export const somebody = (...filter: PlayerFilter[]): Condition => ({ is: 'somebody', filter });
export const trackSpaceBlue = (): Condition => ({ is: 'track-space-blue' });
export const viperCanAct = (): Condition => ({ is: 'viper-can-act' });
export const viperToFly = (): Condition => ({ is: 'viper-to-fly' });
export const yourTurn = (): Condition => ({ is: 'your-turn' });
export const turnStep = (step: TurnStep): Condition => ({ is: 'turn-step', step });
export const turnNumber = (n: number): Condition => ({ is: 'turn-number', n });
export const checkOf = (source: CauseKind, ...ids: string[]): Condition =>
  ids.length === 0 ? { is: 'check-of', source } : { is: 'check-of', source, ids };
export const checkTarget = (who: Who): Condition => ({ is: 'check-target', who });
export const drawnBy = (who: Who): Condition => ({ is: 'drawn-by', who });
export const attackOn = (ship: 'viper' | 'basestar'): Condition => ({ is: 'attack-on', ship });
export const attackByUnmannedViper = (): Condition => ({ is: 'attack-by', ship: 'unmanned-viper' });
export const attackedViperPiloted = (): Condition => ({ is: 'attacked-viper-piloted' });
export const skillCardUsed = (by: Who, id: string): Condition => ({ is: 'skill-card-used', id, by });
export const destroyedShip = (...ship: ShipKind[]): Condition => ({ is: 'destroyed-ship', ship });
export const titleWentTo = (title: Title, who: Who): Condition => ({ is: 'title-went-to', title, who });
export const checkCounts = (skill: Skill): Condition => ({ is: 'check-counts', skill });
export const checkFaceup = (): Condition => ({ is: 'check-faceup' });
export const checkReckless = (): Condition => ({ is: 'check-reckless' });
export const checkOutcome = (...outcome: ('pass' | 'partial' | 'fail')[]): Condition => ({
  is: 'check-outcome',
  outcome,
});
export const checkTotalAtLeast = (atLeast: number): Condition => ({ is: 'check-total', atLeast });
export const checkTotalAtMost = (atMost: number): Condition => ({ is: 'check-total', atMost });
/** A field of the event being answered, or of what a question is about. */
export const eventIs = (field: string, ...among: (string | number)[]): Condition => ({
  is: 'event',
  field,
  among,
});
/** The field is what was bound to the name earlier. */
export const eventIsBound = (field: string, as: string): Condition => ({ is: 'event-bound', field, as });
/** The field is the seat of this role. */
export const eventAbout = (field: string, who: Who): Condition => ({ is: 'event-about', field, who });
export const causedBy = (...kinds: CauseKind[]): Condition => ({ is: 'caused-by', kinds });
export const discardOf = (who: Who): Condition => ({ is: 'discard-of', who });
export const aboutThisCard = (): Condition => ({ is: 'about-this-card' });
