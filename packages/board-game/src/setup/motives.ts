import { randomInt, shuffle } from '@ragtag/kernel';
import { kindsOf } from '../cards/in-game';
import { motiveCards } from '../cards/tables';
import type { G } from '../rules';
import type { State } from '../state';
import { isLeader } from '../table/standing';
import type { Seat } from '../terms';

/** Dealing Motives. */

/** rule: setup.loyalty-deck.motive-trim-notreachery, setup.loyalty-deck.motive-trim-treachery */
export function layMotives(s: State): void {
  const { options } = s;
  if (!options.motive) return;
  const cards = kindsOf(options, 'motive', motiveCards);
  if (!options.daybreak && options.treachery) {
    const cylon = cards.filter((card) => motiveCards[card].allegiance === 'cylons');
    cards.splice(cards.indexOf(cylon[randomInt(s, 'setup', 0, cylon.length - 1)]), 1);
  }
  s.motives = shuffle(s, 'setup', cards);
}

export function dealMotives(g: G, seat: Seat, n: number, rule: string): void {
  const { motives, players } = g.state;
  const cards = motives?.splice(Math.max(0, motives.length - n)) ?? [];
  if (cards.length === 0) return;
  const p = players[seat];
  p.motives = [...(p.motives ?? []), ...cards.map((card) => ({ card, shown: false }))];
  g.facts.push({ fact: 'motives-dealt', seat, n: cards.length, rule });
  g.facts.push({ fact: 'motives-received', seat, cards, only: [seat] });
}

/** rule: setup.loyalty-deck.motives-two, sleeper.motives */
export function dealMotivesToLeader(g: G, rule: string): void {
  if (!g.state.options.motive) return;
  g.state.players.forEach((p, seat) => {
    if (isLeader(p)) dealMotives(g, seat, 2, rule);
  });
}
