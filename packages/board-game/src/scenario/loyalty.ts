import { shuffle } from '@ragtag/kernel';
import type { Written } from '@ragtag/kernel/scenario';
import { indexOf, loyaltyCards } from '../cards/tables';
import type { Player, State } from '../state';
import { isCylonPlayer, rights, type Standing } from '../table/standing';
import type { Build } from './build';
import { takeFrom } from './piles';
import { readSeat } from './words';

/** Loyalty cards before players and in their deck. */

export function readLoyalty(build: Build, p: Player, loyalty: Written | undefined): void {
  const { loyaltyLeft: pile } = build;
  if (!loyalty) {
    build.fills.unshift(() => {
      if (dealsLoyalty(build.state)) dealUsualLoyalty(pile, p);
    });
    return;
  }
  for (const item of loyalty.items) {
    const fields = item.isMap ? item.fields('card', 'faceUp', 'seenBy') : { card: item };
    const named = fields.card ?? item.fail('which `card`?');
    const card = takeFrom(pile, loyaltyCards, named, 'Loyalty card');
    const shown = isCylonPlayer(p) && p.loyalty.length === 0 && loyaltyCards[card].side !== 'human';
    const seenBy = 'seenBy' in fields && fields.seenBy ? fields.seenBy : undefined;
    const faceUp = 'faceUp' in fields && fields.faceUp ? fields.faceUp.flag : shown;
    const at = p.loyalty.push({ card, faceUp, seenBy: [] }) - 1;
    if (seenBy)
      build.later.push(() => {
        const those = seenBy.items.map((who) => readSeat(build.state, who));
        p.loyalty[at] = { ...p.loyalty[at], seenBy: those };
      });
  }
  if (p.standing === 'revealed' && p.loyalty.every(({ card }) => loyaltyCards[card].side === 'human'))
    loyalty.fail('a revealed Cylon has a Cylon card: name one, or leave `loyalty` out');
}

/** Whether everybody has a Loyalty card where nothing is said; with two players, once the Sleeper phase is over. */
function dealsLoyalty({ options, distance }: State): boolean {
  if (options.cooperative || options.oneplayer) return false;
  return !options.twoplayer || distance >= sleeperDistance;
}

const sleeperDistance = 4;

const usualSides: Partial<Record<Standing, string>> = {
  revealed: 'cylon',
  sympathizer: 'sympathizer',
  sympathetic: 'sympathetic',
};

/** Not a Cylon, or for a Cylon player the card that tells so, face up. */
function dealUsualLoyalty(pile: number[], p: Player): void {
  if (!rights(p).loyalty) return;
  const side = usualSides[p.standing] ?? 'human';
  const at = pile.findIndex((card) => loyaltyCards[card].side === side);
  if (at < 0) return;
  const [card] = pile.splice(at, 1);
  p.loyalty.push({ card, faceUp: isCylonPlayer(p), seenBy: [] });
}

/** Cards in the Loyalty deck of a game for one, before the Sleeper phase. */
const soloDeck = 4;

/** The Loyalty deck as it is where nothing is said: enough Not-a-Cylon cards, as far as there are any. */
export function usualLoyaltyDeck(s: State, pile: number[]): number[] {
  const human = indexOf(loyaltyCards, 'you-are-not-a-cylon');
  const { cooperative, twoplayer, oneplayer } = s.options;
  if (cooperative || twoplayer) return [];
  const boomer = s.players.some((p) => p.character === 'sharon-boomer-valerii') ? 1 : 0;
  const deck: number[] = [];
  for (let n = oneplayer ? soloDeck : s.players.length + boomer; n > 0; n--) {
    const at = pile.indexOf(human);
    const [card] = pile.splice(at < 0 ? 0 : at, 1);
    if (card !== undefined) deck.push(card);
  }
  return shuffle(s, 'setup', deck);
}
