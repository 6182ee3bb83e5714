import { unknownWord, type Written } from '@ragtag/kernel/scenario';
import { cards, isUnitKind, kindOf, typeOf } from '../cards/tables';
import { newHandle } from '../operations/play-area';
import { defaults, resolveOptions } from '../options';
import type { G } from '../rules';
import { emptyTable, newPlayer } from '../setup/new-game';
import type { Player, Resolved, State } from '../state';
import type { Kind, Seat } from '../terms';

/** Reads a table as a scenario lays it. Impossible tables are errors. */

export const givenKeys = [
  'options',
  'seed',
  'phase',
  'first',
  'turn',
  'players',
  'threats',
  'start',
] as const;
export type Given = Partial<Record<(typeof givenKeys)[number], Written>>;

export const playerKeys = [
  'name',
  'base',
  'spent',
  'influence',
  'hand',
  'deck',
  'discard',
  'alert',
  'reserve',
  'supply',
  'assets',
  'resolved',
  'out',
] as const;

export function readCard(written: Written): Kind {
  const kind = kindOf(written.id);
  if (kind === undefined)
    written.fail(
      unknownWord(
        written.id,
        'card',
        cards.map(({ id }) => id),
      ),
    );
  return kind;
}

function readDeckCard(written: Written): Kind {
  const kind = readCard(written);
  if (typeOf[kind] === 'base') written.fail('a base is no part of the deck');
  return kind;
}

function readSupply(written: Written | undefined): Kind[] {
  if (!written) return [];
  if (!written.isNumber) return written.items.map(readDeckCard).sort((a, b) => a - b);
  const any = kindOf('raptor-101') ?? 0;
  return Array<Kind>(written.whole(0, 40, 'number of supply cards')).fill(any);
}

/** A unit or mission in an area: its card, or more of it. */
interface Placed {
  readonly stack: Kind[];
  readonly exhausted: boolean;
  readonly links: readonly Written[];
  readonly at: Written;
}

function readPlaced(written: Written): Placed {
  if (!written.isMap) return { stack: [readDeckCard(written)], exhausted: false, links: [], at: written };
  const { card, stack, exhausted, links } = written.fields('card', 'stack', 'exhausted', 'links');
  if ((card === undefined) === (stack === undefined)) written.fail('a unit has either `card` or `stack`');
  const kinds = (stack ?? (card as Written)).items.map(readDeckCard);
  const [{ title }] = kinds.map((kind) => cards[kind]);
  if (kinds.length > 1 && (title === null || kinds.some((kind) => cards[kind].title !== title)))
    written.fail('cards of a unit stack share their title');
  return { stack: kinds, exhausted: exhausted?.flag ?? false, links: links?.items ?? [], at: written };
}

function readLink(g: G, written: Written, seat: Seat): Resolved {
  const fields = written.isMap ? written.fields('card', 'by', 'exhausted') : { card: written };
  const card = fields.card ?? written.fail('a link needs its `card`');
  const kind = readCard(card);
  if (cards[kind].link === null) card.fail(`${cards[kind].id} does not link`);
  const owner = 'by' in fields && fields.by ? fields.by.whole(0, g.state.players.length - 1, 'seat') : seat;
  const down = 'exhausted' in fields && fields.exhausted ? fields.exhausted.flag : false;
  return { handle: newHandle(g), kind, owner, down, used: [] };
}

function place(g: G, written: Written, seat: Seat, alert: boolean): void {
  const p = g.state.players[seat];
  const { stack, exhausted: down, links, at } = readPlaced(written);
  const [kind] = stack;
  if (typeOf[kind] === 'mission') {
    p.missions.push({ handle: newHandle(g), kind, owner: seat, alert, down });
    return;
  }
  if (!isUnitKind[kind]) at.fail(`${cards[kind].id} is neither a unit nor a mission`);
  const handle = newHandle(g);
  const on = links.map((link) => readLink(g, link, seat));
  p.units.push({ handle, owner: seat, cards: stack, alert, down, links: on, used: [] });
}

function fillPlayer(g: G, written: Written, seat: Seat): void {
  const p = g.state.players[seat];
  const given = written.fields(...playerKeys);
  if (given.influence) p.influence = given.influence.whole(0, 40, 'influence');
  p.hand = (given.hand?.items ?? []).map(readDeckCard).sort((a, b) => a - b);
  p.deck = (given.deck?.items ?? []).map(readDeckCard).reverse();
  p.discard = (given.discard?.items ?? []).map(readDeckCard);
  for (const each of given.alert?.items ?? []) place(g, each, seat, true);
  for (const each of given.reserve?.items ?? []) place(g, each, seat, false);
  p.stacks[0].supply = readSupply(given.supply);
  p.stacks[0].down = given.spent?.flag ?? false;
  for (const each of given.assets?.items ?? []) {
    const fields = each.isMap ? each.fields('card', 'supply', 'exhausted') : { card: each };
    const card = fields.card ?? each.fail('an asset needs its `card`');
    const kind = readDeckCard(card);
    if (!isUnitKind[kind]) card.fail('only units can become assets');
    const supply = readSupply('supply' in fields ? fields.supply : undefined);
    const down = 'exhausted' in fields && fields.exhausted ? fields.exhausted.flag : false;
    p.stacks.push({ handle: newHandle(g), kind, supply, down });
  }
  for (const each of given.resolved?.items ?? []) {
    const fields = each.isMap ? each.fields('card', 'exhausted') : { card: each };
    const card = fields.card ?? each.fail('a mission needs its `card`');
    const kind = readCard(card);
    if (!cards[kind].keywords.includes('Persistent')) card.fail(`${cards[kind].id} is not persistent`);
    const down = 'exhausted' in fields && fields.exhausted ? fields.exhausted.flag : false;
    p.resolved.push({ handle: newHandle(g), kind, owner: seat, down, used: [] });
  }
  if (given.out?.flag) p.out = true;
  checkTitles(p, written);
}

/** Two units of one title do not lie side by side, but under We'll See You Again. rule: ccg.stack.must-overlay */
function checkTitles({ units, resolved }: Player, written: Written): void {
  const free = resolved.some(({ kind }) => cards[kind].id === 'well-see-you-again');
  const titles = units.map((u) => cards[u.cards[0]].title).filter((title) => title !== null);
  const twice = titles.find((title, i) => titles.indexOf(title) !== i);
  if (twice && !free) written.fail(`two units have the title ${twice}: they would be one stack`);
}

/** Copies of one card beyond four. rule: ccg.deckbuilding.four */
function checkCopies(s: State, seat: Seat, written: Written): void {
  const { hand, deck, discard, units, missions, resolved } = s.players[seat];
  const all = [
    ...hand,
    ...deck,
    ...discard,
    ...units.flatMap((u) => u.cards),
    ...missions.map((m) => m.kind),
    ...resolved.map((m) => m.kind),
  ];
  const counts = new Map<Kind, number>();
  for (const kind of all) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  for (const [kind, n] of counts)
    if (n > 4) written.fail(`${cards[kind].id} is there ${n} times: four are allowed`);
}

export function readOptions(given: Given, players: number) {
  const picked = given.options ? (given.options.plain as Record<string, never>) : {};
  const resolved = resolveOptions({ discreet: false, ...picked, players });
  if (!resolved.ok)
    return (given.options as Written).fail(resolved.conflicts.map((c) => c.because).join(' '));
  return resolved.options;
}

export function layTable(given: Given): State {
  const written = given.players?.items ?? [];
  const n = Math.max(written.length, defaults.players);
  const options = readOptions(given, n);
  const players = Array.from({ length: n }, (_, seat) => {
    const { base, name } = written[seat]?.fields(...playerKeys) ?? {};
    const kind = base ? readCard(base) : (kindOf('captains-quarters') as Kind);
    if (typeOf[kind] !== 'base') base?.fail(`${cards[kind].id} is no base`);
    const p = newPlayer(name?.text ?? `Player ${seat}`, { name: '', base: kind, cards: [] }, seat + 1);
    p.influence = cards[kind].influence;
    return p;
  });
  const state = emptyTable(options, given.seed?.id ?? 'scenario', players);
  const g: G = { state, facts: [] };
  state.turn.number = given.turn?.whole(1, 1000, 'turn') ?? 1;
  written.forEach((each, seat) => {
    fillPlayer(g, each, seat);
    checkCopies(state, seat, each);
  });
  return state;
}
