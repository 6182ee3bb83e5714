import { motiveCards } from '../cards/tables';
import type { G } from '../rules';
import { isLeader } from '../table/standing';
import type { Seat, Side } from '../terms';
import { addShowables } from './any-time';
import { test } from './conditions';

/** The goals of Leaders, which count once they have been shown. rule: leaders.motive-reveal */

function show(g: G, seat: Seat, card: number): void {
  const held = g.state.players[seat].motives?.find((each) => each.card === card && !each.shown);
  if (!held) return;
  held.shown = true;
  g.facts.push({ fact: 'motive-shown', seat, card, rule: 'leaders.motive-reveal' });
}

addShowables({
  isInGame: ({ options }) => options.motive,
  count: ({ players }, seat) => players[seat].motives?.length ?? 0,
  at({ players }, seat, n) {
    const held = players[seat].motives?.[n];
    if (!held || held.shown) return undefined;
    const motive = motiveCards[held.card];
    return motive.showable === 'any-time' ? motive : undefined;
  },
  show(g, seat, id) {
    const held = g.state.players[seat].motives?.find(({ card }) => motiveCards[card].id === id);
    if (held) show(g, seat, held.card);
  },
});

/** Once the game is over everything is shown that is met. rule: endgame.motive-last */
export function showAtTheEnd(g: G, seat: Seat): void {
  for (const { card, shown } of g.state.players[seat].motives ?? [])
    if (!shown && test(g, motiveCards[card].if, { you: seat, bind: {} })) show(g, seat, card);
}

const shownToWin = 3;
const alliedToWin = 2;

/** rule: leaders.motive-win, sympathetic.motives — only a Leader must have shown more than those of the winners */
export function winsByMotives(g: G, seat: Seat, winner: Side): boolean {
  const p = g.state.players[seat];
  const shown = (p.motives ?? []).filter((each) => each.shown);
  const allied = shown.filter(({ card }) => motiveCards[card].allegiance === winner);
  return allied.length >= alliedToWin && (!isLeader(p) || shown.length >= shownToWin);
}
