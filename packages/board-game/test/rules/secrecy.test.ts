import { describe, expect, it } from 'vitest';
import { fork, type State, view } from '../../src';
import { startScenario } from '../../src/scenario';
import { expectSame } from '../support/same';

const table = `
name: A table with cards on every pile
given:
  players:
    - { character: saul-tigh, hand: 2 }
    - { character: gaius-baltar, cylon: true, superCrises: [inbound-nukes] }
    - { character: laura-roslin, hand: 2 }
  quorumHand: 2
  decks:
    crisis: { discard: [riots, bomb-threat] }
    quorum: { discard: [arrest-order, encourage-mutiny] }
    destination: { discard: [icy-moon, deep-space] }
    skill: { politics: { discard: [consolidate-power-1, consolidate-power-2] } }
`;

/** The table after something was done to it that nobody may notice. */
function changed(change: (s: State) => void): [State, State] {
  const { state } = startScenario(table, 0);
  const other = fork(state);
  change(other);
  expect(other).not.toEqual(state);
  return [state, other];
}

function expectSameViews([one, other]: [State, State]): void {
  for (const seat of [null, ...one.players.keys()]) expectSame(view(other, seat), view(one, seat));
}

const piles = (s: State) => [s.decks.crisis, s.decks.quorum, s.decks.destination, ...s.decks.skill];

describe('no view tells', () => {
  it('how many cards lie under the top of a discard pile (secrecy.discard-size-hidden)', () => {
    expectSameViews(changed((s) => void s.decks.crisis.discard.shift()));
    expectSameViews(changed((s) => void s.decks.quorum.discard.shift()));
    expectSameViews(changed((s) => void s.decks.skill[0].discard.shift()));
  });

  it('which cards lie there (secrecy.discard-size-hidden)', () => {
    expectSameViews(changed((s) => s.decks.crisis.discard.splice(0, 1, s.decks.crisis.draw[0])));
  });

  it('in which order the decks lie, from the top to the bottom (secrecy.deck-tops, secrecy.bottom-of-deck)', () => {
    expectSameViews(
      changed((s) => {
        for (const { draw } of piles(s)) draw.reverse();
      }),
    );
  });
});

describe('every view tells', () => {
  it('how many cards there are to draw, to hold and on top of the discards (secrecy.public-info)', () => {
    const differs = (change: (s: State) => void) => {
      const [one, other] = changed(change);
      for (const seat of [null, ...one.players.keys()])
        expect(view(other, seat)).not.toEqual(view(one, seat));
    };
    differs((s) => void s.decks.skill[0].draw.pop());
    differs((s) => void s.decks.quorum.draw.pop());
    differs((s) => void s.decks.destiny.pop());
    differs((s) => void s.players[0].hand.pop());
    differs((s) => void s.quorumHand.pop());
    differs((s) => void s.decks.crisis.discard.pop());
  });
});
