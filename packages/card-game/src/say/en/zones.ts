import type { Zone } from '@ragtag/kernel';
import { whom } from '@ragtag/kernel/say';
import { cards } from '../../cards/tables';
import type { PlayerView, UnitView, View } from '../../door/view';
import type { Teller } from '../teller';

/** The table in words, zone by zone. */

function unitLine({ cards: stacked, power, down, links, keywords }: UnitView): string {
  const beneath = stacked.length > 1 ? `, on ${stacked.length - 1} more` : '';
  const linked = links.length > 0 ? `, linked: ${links.map((l) => cards[l.kind].name).join(', ')}` : '';
  const state = down ? 'exhausted' : `power ${power}${keywords.length > 0 ? `, ${keywords.join(', ')}` : ''}`;
  return `${cards[stacked[0]].name} (${state}${beneath}${linked})`;
}

function playerZones(p: PlayerView, name: string, own: boolean): Zone[] {
  const missions = (alert: boolean) =>
    p.missions
      .filter((m) => m.alert === alert)
      .map((m) => `${cards[m.kind].name} (mission${m.down ? ', exhausted' : ''})`);
  const units = (alert: boolean) => p.units.filter((u) => u.alert === alert).map(unitLine);
  const count = (hidden: number | readonly number[]) => (typeof hidden === 'number' ? hidden : hidden.length);
  const zones: Zone[] = [
    {
      name: `${name}: ${p.influence} influence`,
      lines: [`Hand ${count(p.hand)}, deck ${count(p.deck)}, discard pile ${p.discard.length}`],
    },
    { name: `${name}, alert`, lines: [...units(true), ...missions(true)] },
    { name: `${name}, reserve`, lines: [...units(false), ...missions(false)] },
    {
      name: `${name}, resources`,
      lines: [
        ...p.stacks.map(
          ({ kind, supply, down }) =>
            `${cards[kind].name} (${1 + count(supply)} ${cards[kind].makes}${down ? ', spent' : ''})`,
        ),
        ...p.resolved.map(({ kind, down }) => `${cards[kind].name}${down ? ' (exhausted)' : ''}`),
      ],
    },
  ];
  if (own && typeof p.hand !== 'number')
    zones.push({ name: 'Your hand', lines: p.hand.map((kind) => cards[kind].name), own: true });
  return zones;
}

export function zones(view: View, tell: Teller): readonly Zone[] {
  const threats = view.threats.map((t) => `${cards[t.kind].name} (power ${t.power})`);
  const gauge = `Cylon threat level ${view.gauge.threat}, fleet defense level ${view.gauge.defense}`;
  return [
    { name: 'The fleet', lines: [gauge] },
    ...(threats.length > 0 ? [{ name: 'Cylon threats', lines: threats }] : []),
    ...view.players.flatMap((p, seat) => (p.out ? [] : playerZones(p, whom(tell, seat), seat === view.seat))),
  ];
}

/** How the game has ended, or where it stands. */
export function standing({ over, players, turn }: View, tell: Teller): string {
  if (over) return `Won by ${over.winners.map((seat) => whom(tell, seat)).join(' and ')}.`;
  const all = players.map((p, seat) => `${whom(tell, seat)} ${p.out ? 'out' : p.influence}`);
  return `Turn ${turn.number}, ${turn.phase} phase. Influence: ${all.join(', ')}.`;
}
