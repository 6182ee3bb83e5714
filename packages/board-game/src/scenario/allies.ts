import { takeRandom } from '@ragtag/kernel';
import { Bag, Named, type Written } from '@ragtag/kernel/scenario';
import { allyCards, crossroadsCards, traumaTokens } from '../cards/tables';
import type { Player, State } from '../state';
import type { PlacedAlly } from '../state/allies';
import type { DealtCrossroads } from '../state/crossroads';
import { canBeKept, type Trauma } from '../state/trauma';
import type { Table, TablePlayer } from '../table/table';
import { traumaSymbols } from '../terms';
import type { Build } from './build';
import { takeDeckCard } from './piles';
import { playerOrNobody, readSeat } from './words';

/** Allies and trauma tokens in scenario files. A token goes by what it shows. */

type AllyFields = Partial<Record<'trauma' | 'mood' | 'allies', Written>>;

const none = 'no trauma tokens are played with: `options: { exodus: true, ending: ioniannebula }`';

/** What a token shows; its whole id will do. */
function kindOf(written: Written): number {
  const shows = written.keyed(written.id.replace(/^trauma-/, '')).oneOf(traumaSymbols, 'trauma token');
  return traumaTokens.findIndex(({ symbol }) => symbol === shows);
}

function takeNamed({ pool }: Trauma, written: Written): number {
  const kind = kindOf(written);
  const at = pool.lastIndexOf(kind);
  if (at < 0) written.fail(`no ${written.id} is left: every one is somewhere else already`);
  pool.splice(at, 1);
  return kind;
}

/** Any that does no harm. */
function takeAny(s: State, { pool }: Trauma, written: Written): number {
  const harmless = pool.filter(canBeKept);
  if (harmless.length === 0) written.fail('there are not that many trauma tokens');
  const token = takeRandom(s, 'setup', harmless);
  pool.splice(pool.indexOf(token), 1);
  return token;
}

/** Tokens by what they show, or a number of any. Those that are named are taken first. */
function readTokens({ state, fills }: Build, written: Written, put: (tokens: number[]) => void): void {
  const trauma = state.trauma ?? written.fail(none);
  if (!written.isNumber) {
    put(written.items.map((item) => takeNamed(trauma, item)));
    return;
  }
  const n = written.whole(0, 38, 'number of tokens');
  fills.push(() => put(Array.from({ length: n }, () => takeAny(state, trauma, written))));
}

const inOrder = (tokens: number[]) => tokens.sort((a, b) => a - b);

/** A player's own tokens: none where nothing is said. */
export function readOwnTrauma(build: Build, p: Player, written: Written | undefined): void {
  if (!written) return;
  readTokens(build, written, (tokens) => {
    if (!tokens.every(canBeKept)) written.fail('nobody keeps a disaster');
    p.trauma = inOrder(tokens);
  });
}

/** The Crossroads card before a player: its id, or `{ card, token }`. */
export function readCrossroads({ state }: Build, p: Player, written: Written | undefined): void {
  if (!written) return;
  const { card = written.fail('which `card`?'), token } = written.isMap
    ? written.fields('card', 'token')
    : { card: written, token: undefined };
  p.crossroads = takeCrossroads(state, card, token);
}

/** A Crossroads card of the deck, with a token of the pool beside it. */
export function takeCrossroads(s: State, card: Written, token: Written | undefined): DealtCrossroads {
  const trauma = s.trauma ?? card.fail(none);
  return {
    card: takeDeckCard(s, 'crossroads', card),
    token: token && takeNamed(trauma, token),
    shown: false,
  };
}

const places = ['brig', 'sickbay'] as const;

/** The tokens on the Brig and Sickbay: any that do no harm where nothing is said. */
function readOn({ state, fills }: Build, on: Partial<Record<(typeof places)[number], Written>>): void {
  const { trauma } = state;
  if (!trauma || trauma.mood) return;
  for (const place of places) {
    const written = on[place];
    if (written?.plain === null) continue;
    if (written) trauma.on.push({ place, token: takeNamed(trauma, written) });
    else
      fills.push(() => {
        const at = trauma.pool.findIndex(canBeKept);
        if (at >= 0) trauma.on.push({ place, token: trauma.pool.splice(at, 1)[0] });
        trauma.on.sort((a, b) => places.indexOf(a.place as never) - places.indexOf(b.place as never));
      });
  }
}

/** The pool from its top, or `{ top | only }`; what was discarded; what lies on the Brig and Sickbay. */
function readPool(build: Build, written: Written | undefined): void {
  const fields = written?.fields('pool', 'discard', 'removed', ...places) ?? {};
  const { state, later } = build;
  const trauma = state.trauma ?? written?.fail(none);
  if (!trauma) return;
  readOn(build, fields);
  for (const pile of ['discard', 'removed'] as const) {
    const named = fields[pile];
    if (named)
      readTokens(build, named, (tokens) => {
        trauma[pile] = tokens;
      });
  }
  const { pool } = fields;
  if (!pool) return;
  const { top, only } = pool.isMap ? pool.fields('top', 'only') : { top: pool, only: undefined };
  const drawn = (only ?? top)?.items.map((item) => takeNamed(trauma, item)).reverse() ?? [];
  later.push(() => {
    // What is in no pile has left the game.
    if (only) trauma.removed.push(...trauma.pool.splice(0));
    trauma.pool.push(...drawn);
  });
}

/** Ids of Allies, or `{ card, token, by }`. */
function readAlly(build: Build, item: Written): void {
  const { state, fills } = build;
  const { trauma = item.fail(none), allies = item.fail(none) } = state;
  const {
    card = item.fail('which `card`?'),
    token,
    by,
  } = item.isMap ? item.fields('card', 'token', 'by') : { card: item, token: undefined, by: undefined };
  const ally: PlacedAlly = { card: takeDeckCard(state, 'ally', card), token: undefined, by: undefined };
  allies.push(ally);
  if (by) ally.by = readSeat(state, by);
  if (trauma.mood) {
    token?.fail('in this game Allies have no tokens of their own');
    return;
  }
  if (token?.plain === null) return;
  if (token) ally.token = takeNamed(trauma, token);
  else
    fills.push(() => {
      ally.token = takeAny(state, trauma, item);
    });
}

/** A Mood Pool of which whatever token is turned up shows the same. */
function fillMood(s: State, trauma: Trauma, token: Written): void {
  trauma.pool.unshift(...(trauma.mood ?? []));
  trauma.mood = s.players.map(() => takeNamed(trauma, token));
}

/** The Ally that is met: one on the board, or one that comes there with a token for it. */
export function allyToMeet(s: State, named: Written, token: Written | undefined): number {
  const { trauma = named.fail(none), allies = named.fail(none) } = s;
  const there = allies.find(({ card }) => allyCards[card].id === named.id);
  if (there && token && trauma.mood) fillMood(s, trauma, token);
  else if (there && token) token.fail('it lies on the board, with a token of its own');
  if (there) return there.card;
  const card = takeDeckCard(s, 'ally', named);
  const ally: PlacedAlly = { card, token: undefined, by: undefined };
  allies.push(ally);
  if (!trauma.mood) ally.token = token ? takeNamed(trauma, token) : takeAny(s, trauma, named);
  else if (token) fillMood(s, trauma, token);
  return card;
}

/** Tokens of the Mood Pool, from its top; as many as there are players where nothing is said. */
function readMood(build: Build, written: Written | undefined): void {
  const { state, fills } = build;
  const { trauma } = state;
  if (!trauma?.mood) {
    written?.fail('there is no Mood Pool: `options: { exodus: true, allyseasons: true }`');
    return;
  }
  const put = (tokens: number[]) => {
    trauma.mood = tokens.reverse();
  };
  if (written) readTokens(build, written, put);
  else
    fills.push(() => {
      if (trauma.mood?.length === 0)
        put(state.players.flatMap(() => trauma.pool.splice(trauma.pool.findIndex(canBeKept), 1)));
    });
}

/** Lays out what is played with of Allies and trauma tokens, besides what the players have. */
export function readAllies(build: Build, { trauma, mood, allies }: AllyFields): void {
  build.attempt(() => readPool(build, trauma));
  build.attempt(() => readMood(build, mood));
  for (const item of allies?.items ?? []) build.attempt(() => readAlly(build, item));
}

/** A token by what it shows, or by its whole id. */
export const tokenIs = (token: number): Named => {
  const { symbol, id } = traumaTokens[token];
  return new Named(symbol, [id]);
};

const tokensAre = (tokens: readonly number[]): Named =>
  new Named(new Bag(tokens.map(tokenIs)), [tokens.length]);

const tokensSeen = (tokens: number | readonly number[]): unknown =>
  typeof tokens === 'number' ? tokens : tokensAre(tokens);

/** A player's tokens, as far as they may be known. */
export const ownTraumaIs = ({ trauma = [] }: TablePlayer): unknown => tokensSeen(trauma);

/** What a player was dealt in the Crossroads phase. */
export function crossroadsAre(dealt: {
  readonly card: number | null;
  readonly token?: number | null;
  readonly shown: boolean;
}): unknown {
  const { card, token, shown } = dealt;
  const id = card === null ? null : crossroadsCards[card].id;
  return new Named({ card: id, token: typeof token === 'number' ? tokenIs(token) : null, shown }, [id]);
}

function allyIs(s: State, { card, token, by }: NonNullable<Table['allies']>[number]): Named {
  const { id, location } = allyCards[card];
  const shows = typeof token === 'number' ? tokenIs(token) : null;
  return new Named({ card: id, location, token: shows, by: playerOrNobody(s, by) }, [id]);
}

/** Allies and tokens of a state. */
export function alliesAre(s: State): object {
  const { trauma, allies } = s;
  if (!trauma) return {};
  return {
    trauma: {
      pool: tokensAre([...trauma.pool].reverse()),
      discard: tokensAre(trauma.discard),
      removed: tokensAre(trauma.removed),
      ...Object.fromEntries(places.map((place) => [place, null])),
      ...Object.fromEntries(trauma.on.map(({ place, token }) => [place, tokenIs(token)])),
    },
    ...(trauma.mood && { mood: tokensAre(trauma.mood) }),
    allies: new Bag((allies ?? []).map((ally) => allyIs(s, ally))),
  };
}

/** The same as a seat sees it: piles by how many lie there, hidden tokens as null. */
export function alliesSeen(s: State, { allies }: Table, trauma: TraumaSeen): object {
  if (!trauma) return {};
  const { on, mood, ...piles } = trauma;
  return {
    trauma: { ...piles, on },
    ...(mood !== undefined && { mood }),
    allies: new Bag((allies ?? []).map((ally) => allyIs(s, ally))),
  };
}

type TraumaSeen =
  | {
      readonly pool: number;
      readonly discard: number;
      readonly on: readonly string[];
      readonly mood?: number;
    }
  | undefined;
