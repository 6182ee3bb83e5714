import { characterCards, rights, type Seat } from '@ragtag/board-game';
import { shortName } from '@ragtag/board-game/say';
import type { Chronicle, Told } from './chronicle';
import { by, cardName } from './words';

/** What is worth a sentence wherever it happens. */

/** One that happened, as a sentence without its turn; nothing where it is an everyday matter. */
export function eventOf(each: Told, told: Chronicle): string | undefined {
  const { fact, names, turn } = each;
  const name = (seat: Seat) => names[seat];
  switch (fact.fact) {
    case 'cylon-revealed':
      return wasExecuted(told, fact.seat, turn) ? undefined : `${name(fact.seat)} turned out to be a Cylon`;
    case 'executed':
      // Whoever is eliminated leaves the game, which is told.
      if (fact.how === 'eliminated') return undefined;
      return `${characterName(fact.character)} was ${fact.how}${by(fact.cause)} and ${shownBy(told, fact.seat, turn)}`;
    case 'left-game':
      return `${name(fact.seat)} was found guilty and put out of the game`;
    case 'infiltration':
      if (turn === 0) return `${name(fact.seat)} began among the humans`;
      return `${name(fact.seat)} went ${fact.begins ? 'among the humans' : 'back to the Cylons'}`;
    case 'sent':
      return fact.to === 'brig' || fact.to === 'detention'
        ? `${name(fact.seat)} was locked up${deserved(told, fact.seat, turn)}`
        : undefined;
    case 'title-given':
      return fact.from === null
        ? undefined
        : `${name(fact.seat)} took the title of ${titleWords[fact.title]} from ${name(fact.from)}`;
    case 'crisis-drawn':
      return fact.deck === 'super-crisis'
        ? `the Cylons played a Super Crisis, ${cardName(fact.deck, fact.card)}`
        : undefined;
    case 'phase':
      return fact.phase === 'sleeper-agents'
        ? 'new Loyalty cards were dealt: the sleeper agents woke'
        : 'the fleet came to its crossroads';
    case 'settled':
      return 'the fleet settled on New Caprica';
    case 'galactica-returns':
      return 'Galactica came back to New Caprica';
    case 'new-caprica-left':
      return 'the Admiral gave the order to leave New Caprica';
    case 'mission-over':
      return fact.fate === 'objective' ? `${cardName('mission', fact.card)} had succeeded` : undefined;
    case 'rebel-basestar':
      return `the Rebel Basestar took the side of the ${fact.side === 'human' ? 'humans' : 'Cylons'}`;
    case 'hub-destroyed':
      return 'the Resurrection Hub was destroyed';
    case 'ship-lost':
      return 'Pegasus was lost';
    default:
      return undefined;
  }
}

const titleWords = { president: 'President', admiral: 'Admiral', cag: 'CAG' } as const;

const characterName = (id: string) => shortName(characterCards.find((card) => card.id === id)?.name ?? id);

function wasExecuted({ facts }: Chronicle, seat: Seat, turn: number): boolean {
  return facts.some((each) => each.turn === turn && each.fact.fact === 'executed' && each.fact.seat === seat);
}

function isCylonIn({ sides }: Chronicle, seat: Seat, turn: number): boolean {
  return sides[seat].filter((side) => side.turn <= turn).at(-1)?.cylon ?? false;
}

/** Whether a seat was openly with neither side. */
export function isLeader({ end }: Chronicle, seat: Seat): boolean {
  return rights(end.players[seat]).ownGoals;
}

export const isInnocent = (told: Chronicle, seat: Seat, turn: number): boolean =>
  !isCylonIn(told, seat, turn);

function deserved(told: Chronicle, seat: Seat, turn: number): string {
  if (isLeader(told, seat)) return '';
  return isInnocent(told, seat, turn) ? ', though human' : ', and rightly so';
}

/** What an execution brought to light. */
function shownBy(told: Chronicle, seat: Seat, turn: number): string {
  const { standing } = told.end.players[seat];
  if (standing === 'leader' || standing === 'infiltrating-leader')
    return 'came back from the Resurrection Ship';
  const next = told.facts.find(
    (each) => each.turn >= turn && each.fact.fact === 'character-picked' && each.fact.seat === seat,
  );
  if (next?.fact.fact === 'character-picked' && next.turn === turn)
    return `had been human (${characterName(next.fact.character)} took the seat)`;
  return told.known[seat] === turn ? 'was indeed a Cylon' : 'was gone';
}
