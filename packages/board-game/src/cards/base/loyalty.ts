import {
  aboutThisCard,
  becomeCylon,
  choosePlayer,
  damageGalactica,
  discard,
  lose,
  may,
  obeyCard,
  pickDamage,
  resourceInTheRed,
  send,
  when,
} from '../../effects/build';
import type { Effect, React } from '../../effects/types';
import type { LoyaltyCardInfo } from '../types';

const cylon = (
  id: string,
  special: readonly Effect[],
  alone: readonly Effect[] = [...special],
): LoyaltyCardInfo => ({
  id,
  name: 'You Are a Cylon',
  box: 'base',
  copies: 1,
  side: 'cylon',
  reveal: [may('you', special)],
  alone,
});

/** Whoever receives such a card shows it and carries it out. rule: loyalty.sympathizer.reveal, sympathetic.reveal */
export const shownAtOnce = (): React => ({
  window: 'loyalty-received',
  kind: 'forced',
  if: aboutThisCard(),
  do: [obeyCard()],
});

/** Loyalty cards; a Cylon card's own text comes before the steps that follow every reveal. */
export const baseLoyalty: readonly LoyaltyCardInfo[] = [
  { id: 'you-are-not-a-cylon', name: 'You Are Not a Cylon', box: 'base', copies: 11, side: 'human' },
  cylon('you-are-a-cylon', [
    choosePlayer('target', 'you', 'on-galactica', 'able-to-go-to-brig'),
    send('target', 'brig'),
  ]),
  cylon('you-are-a-cylon-2', [
    choosePlayer('target', 'you', 'on-galactica', 'able-to-go-to-sickbay'),
    discard('target', 5),
    send('target', 'sickbay'),
  ]),
  cylon('you-are-a-cylon-3', [lose('morale', 1)]),
  // rule: variants.one-player.damage-card
  cylon('you-are-a-cylon-4', [pickDamage('you', 5, 2)], [damageGalactica(2)]),
  {
    id: 'you-are-a-sympathizer',
    name: 'You Are a Sympathizer',
    box: 'base',
    copies: 1,
    side: 'sympathizer',
    reveal: [when(resourceInTheRed(), [send('you', 'brig')], [becomeCylon('you', false)])],
    reactions: [shownAtOnce()],
  },
];
