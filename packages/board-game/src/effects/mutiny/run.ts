import { each } from '@ragtag/kernel';
import { drawMutiny, gainTokens } from '../../operations/mutiny';
import { changeTitle, nextInLine } from '../../operations/people';
import { addTokens } from '../../operations/tokens';
import { dealOneMore, handOn } from '../../procedures/loyalty/mutineer';
import { giveUpMutiny } from '../../procedures/mutiny/draw-mutiny';
import { rules } from '../../rules';
import { plain } from '../../state/shapes';
import { tokensHeld } from '../../table/mutiny';
import { titlesOf } from '../../table/queries';
import type { Seat, Title } from '../../terms';
import type { Runs } from '../run-verb';
import { onBehalf } from '../who';

interface LoseTitles {
  readonly seat: Seat;
  /** Titles still to be passed on. */
  passing?: Title[];
}

declare module '../../rules' {
  interface Procedures {
    'lose-titles': LoseTitles;
  }
}

rules.locals('lose-titles', { seat: plain });

/** Titles go to the next in line, their holder left out. rule: mutineer.receive */
rules.procedure('lose-titles', {
  pass: each(
    'passing',
    (g, { seat }) => titlesOf(g.state, seat),
    (g, { seat }, title) => {
      const next = nextInLine(g, title, seat);
      if (next !== undefined) changeTitle(g, title, next);
    },
  ),
});

export const mutinyRuns = {
  drawMutiny: (g, { who, n, spared }, _frame, scene) =>
    onBehalf(g, who, scene, (seat) => drawMutiny(g, seat, n, spared)),
  discardMutiny: (g, { who, n, keep }, _frame, scene) =>
    onBehalf(g, who, scene, (seat) => {
      const held = g.state.players[seat].mutiny?.length ?? 0;
      giveUpMutiny(g, seat, keep === undefined ? (n ?? 1) : held - keep);
    }),
  gainToken: (g, { who, token, n }, _frame, scene) =>
    onBehalf(g, who, scene, (seat) => gainTokens(g, seat, token, n)),
  moveToken: (g, { token, from, to }, _frame, scene) =>
    onBehalf(g, from, scene, (giver) =>
      onBehalf(g, to, scene, (taker) => {
        if (tokensHeld(g.state.players[giver], token) === 0) return;
        addTokens(g, giver, token, -1);
        gainTokens(g, taker, token, 1);
      }),
    ),
  loseTitles: (g, { who }, _frame, scene) =>
    onBehalf(g, who, scene, (seat) => rules.call(g, 'lose-titles', { seat })),
  handOn: (g, { from, to }, _frame, scene) =>
    onBehalf(g, from, scene, (giver) => onBehalf(g, to, scene, (taker) => handOn(g, giver, taker))),
  dealMissing: (g, { who }, _frame, scene) => onBehalf(g, who, scene, (seat) => dealOneMore(g, seat)),
} satisfies Runs;
