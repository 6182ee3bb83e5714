import { indexOf, loyaltyCards } from '../../src/cards/tables';
import { all, eventAbout, eventIs, execute, gain, lose, resourceAtMost } from '../../src/effects/build';
import type { Options } from '../../src/options';
import type { State } from '../../src/state';
import { box, MadeUpTable, madeUp, sheet } from './table';

/** Executions by made-up cards, in both styles. */

madeUp({
  character: [
    sheet('fragile', {
      id: 'breaks-down',
      reactions: [
        {
          window: 'resource-lost',
          kind: 'forced',
          if: all(eventIs('resource', 'morale'), resourceAtMost('morale', 2)),
          do: [execute('you')],
        },
      ],
      modifiers: [
        { on: 'execution-morale', set: 0, if: { is: 'caused-by', kinds: ['sheet'], ids: ['breaks-down'] } },
      ],
    }),
    sheet('adapter', {
      id: 'adapts',
      reactions: [{ window: 'quorum-done', kind: 'optional', do: [gain('food', 1)] }],
    }),
    sheet('keeper', {
      id: 'keeps',
      reactions: [{ window: 'check-discard', kind: 'optional', do: [gain('food', 1)] }],
    }),
    sheet('welcomed', {
      id: 'welcome',
      reactions: [
        { window: 'enter-play', kind: 'forced', if: eventAbout('seat', 'you'), do: [gain('fuel', 1)] },
      ],
    }),
    { ...sheet('of-two-places'), setup: ['no-such-place', 'armory', 'command'] },
    { ...sheet('homeless'), setup: 'no-such-place' },
    { ...sheet('leading'), type: 'cylon-leader' },
    sheet('mourner-of-all', {
      id: 'mourns-all',
      reactions: [{ window: 'execution-done', kind: 'forced', do: [lose('food', 1)] }],
    }),
  ],
  quorum: [
    {
      id: 'firing-squad',
      name: 'Firing squad',
      box,
      copies: 1,
      action: {
        do: [{ do: 'choosePlayer', as: 'target', by: 'you', filter: ['another'] }, execute('target')],
      },
    },
  ],
  loyalty: [
    {
      id: 'final-cylon',
      name: 'Final Cylon',
      box,
      copies: 1,
      side: 'human',
      reactions: [
        { window: 'loyalty-shown', kind: 'forced', if: eventAbout('seat', 'you'), do: [lose('fuel', 1)] },
      ],
    },
  ],
});

export const human = () => indexOf(loyaltyCards, 'you-are-not-a-cylon');
export const cylon = () => indexOf(loyaltyCards, 'you-are-a-cylon');

function tableOf(more: Partial<Options>, ...characters: string[]): MadeUpTable {
  const table = new MadeUpTable(...characters);
  table.state.options = Object.freeze({ ...table.state.options, execution: true, ...more });
  for (const p of table.state.players) p.loyalty = [{ card: human(), faceUp: false, seenBy: [] }];
  table.state.decks.loyalty = [human(), human(), human()];
  table.state.decks.notACylon = [human(), human(), human()];
  return table;
}

export const plain = (...characters: string[]) => tableOf({}, ...characters);
export const extraCard = (...characters: string[]) => tableOf({ exodusloyalty: true }, ...characters);

export const loyaltyOf = ({ players }: State, seat: number) =>
  players[seat].loyalty.map(({ card, faceUp }) => `${loyaltyCards[card].id}${faceUp ? '!' : ''}`);
