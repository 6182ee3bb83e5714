import { describe, expect, it } from 'vitest';
import { acted, passed, type Round, type RoundTable, roundOf } from '../src';

interface Table {
  out: number[];
  log: string[];
}

const table: RoundTable<Table, { round?: Round }> = {
  first: () => 1,
  left(g, seat) {
    let next = (seat + 1) % 3;
    while (g.out.includes(next)) next = (next + 1) % 3;
    return next;
  },
  isIn: (g, seat) => !g.out.includes(seat),
  seats: () => 3,
};

/** Plays a round by a script of what the seats do, one letter each. */
function play(script: string, happens: (letter: string, g: Table, frame: { round?: Round }) => void): string {
  const g: Table = { out: [], log: [] };
  const frame = { p: 'round', i: 1, round: undefined as Round | undefined };
  let at = 0;
  const step = roundOf<Table, { round?: Round }>(table, (game, f, seat) => {
    const letter = script[at++];
    game.log.push(`${seat}${letter}`);
    if (letter === 'p' || letter === 'o') passed(f);
    else acted(f);
    happens(letter, game, f);
  });
  do {
    frame.i = 1;
    step(g, frame);
  } while (frame.i === 0 && at < 50);
  expect(frame.round).toBeUndefined();
  return g.log.join(' ');
}

describe('rounds', () => {
  it('goes round from the first seat until all have passed in a row', () => {
    expect(play('ppp', () => {})).toBe('1p 2p 0p');
    expect(play('pappp', () => {})).toBe('1p 2a 0p 1p 2p');
  });

  it('gives extra turns at once, and a pass gives up the rest of them', () => {
    const extra = (letter: string, _g: Table, { round }: { round?: Round }) => {
      if (letter === 'x' && round) round.extra = 2;
    };
    expect(play('xaappp', extra)).toBe('1x 1a 1a 2p 0p 1p');
    expect(play('xppp', extra)).toBe('1x 1p 2p 0p');
  });

  it('does without seats that leave, however they have passed', () => {
    const leave = (letter: string, g: Table, frame: { round?: Round }) => {
      if (letter === 'o') g.out.push(frame.round?.at ?? -1);
    };
    // The first passes, the second leaves: the third is still asked.
    expect(play('pop', leave)).toBe('1p 2o 0p');
  });
});
