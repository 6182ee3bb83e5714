import { describe, expect, it } from 'vitest';
import type { Selection } from '../../src';
import { setUp } from '../support/set-up';
import { counted, unpacked } from '../support/unpacked';

/** How large the decks are for every choice of boxes, with the Cylon Fleet board and without. */

const boxes = (letters: string): Selection => ({
  ...(letters.includes('P') && { pegasus: true }),
  ...(letters.includes('E') && { exodus: true }),
  ...(letters.includes('D') && { daybreak: true }),
});

interface Sizes {
  readonly crisis: number;
  readonly super: number;
  readonly quorum: number;
  readonly destination: number;
  /** Of each of the five skills that every game has. */
  readonly each: number;
  readonly treachery: number;
  readonly destiny: number;
}

const sizes = (
  crisis: number,
  superCrisis: number,
  quorum: number,
  destination: number,
  each: number,
  treachery: number,
  destiny: number,
): Sizes => ({ crisis, super: superCrisis, quorum, destination, each, treachery, destiny });

const rows: readonly (readonly [string, 'fleet' | 'no fleet', Sizes])[] = [
  ['', 'no fleet', sizes(70, 5, 17, 22, 21, 0, 10)],
  ['P', 'no fleet', sizes(90, 10, 26, 27, 26, 26, 12)],
  ['E', 'no fleet', sizes(104, 7, 20, 29, 25, 0, 10)],
  ['E', 'fleet', sizes(100, 7, 20, 29, 25, 0, 10)],
  ['D', 'no fleet', sizes(100, 5, 17, 22, 26, 26, 12)],
  ['PE', 'no fleet', sizes(124, 12, 29, 34, 30, 26, 12)],
  ['PE', 'fleet', sizes(117, 11, 29, 33, 30, 26, 12)],
  ['PD', 'no fleet', sizes(120, 10, 26, 27, 31, 26, 12)],
  ['ED', 'no fleet', sizes(134, 7, 20, 29, 30, 26, 12)],
  ['ED', 'fleet', sizes(124, 7, 20, 29, 30, 26, 12)],
  ['PED', 'no fleet', sizes(154, 12, 29, 34, 35, 26, 12)],
  ['PED', 'fleet', sizes(141, 11, 29, 33, 35, 26, 12)],
];

describe('the decks by boxes', () => {
  it.each(rows)(
    'base and "%s", %s (setup.exodus.cards, setup.cylonfleet.attacks-out, setup.cylonfleet.cag-cards-in, setup.exodus.cag-cards-out, setup.cylonfleet.mining-asteroid-out)',
    (letters, fleet, { each, treachery, destiny, ...others }) => {
      const selection = { ...boxes(letters), players: 4, ...(fleet === 'fleet' && { cylonfleet: true }) };
      const { skills, ...rest } = counted(unpacked(selection));
      expect(rest).toEqual(others);
      expect(skills.slice(0, 5)).toEqual([each, each, each, each, each]);
      expect(skills[5] ?? 0).toBe(treachery);
      expect(setUp(selection, 1).state.decks.destiny).toHaveLength(destiny);
    },
  );

  it.each(rows.filter(([, fleet]) => fleet === 'fleet'))(
    'pieces of base and "%s" with the Cylon Fleet board (setup.components.cylonfleet-pieces)',
    (letters) => {
      const { supply, reserves, damagedVipers } = unpacked({
        ...boxes(letters),
        players: 4,
        cylonfleet: true,
      });
      expect(supply.raiders).toBe(20);
      expect([reserves.vipers.viper, damagedVipers['mark-vii']]).toEqual([6, 4]);
    },
  );
});
