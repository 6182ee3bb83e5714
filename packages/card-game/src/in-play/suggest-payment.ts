import type { OpenQuestion } from '@ragtag/kernel';
import { costOf, makesOf } from '../cards/tables';
import type { PlayerView, View } from '../door/view';
import type { Handle, Kind } from '../terms';
import { freightOf } from './payment';

/**
 * A payment that makes sense: the least waste, then the fewest stacks, then what the rest of the hand needs least. For the page
 * to propose and bots to take.
 */
export interface Proposal {
  /** In the order in which they are spent. */
  readonly stacks: readonly Handle[];
  /** To be committed with the last of them, where stacks alone are not enough. */
  readonly freighters: readonly Handle[];
  /** Made beyond what is owed. */
  readonly waste: number;
}

interface Source {
  readonly handle: Handle;
  readonly type: number;
  readonly makes: number;
}

/** Nobody spends more of them for one card. */
const mostSources = 12;

const madeBy = (supply: number | readonly Kind[]): number =>
  1 + (typeof supply === 'number' ? supply : supply.length);

/** What is left of a debt, and what is too much, after these sources. */
function after(
  owed: readonly number[],
  any: number,
  made: readonly number[],
): { owing: number; waste: number } {
  let owing = 0;
  let extra = 0;
  for (let type = 0; type < 3; type++) {
    owing += Math.max(0, owed[type] - made[type]);
    extra += Math.max(0, made[type] - owed[type]);
  }
  return { owing: owing + Math.max(0, any - extra), waste: Math.max(0, extra - any) };
}

/** How many of these cards, one at a time, what is left would pay for. */
function stillPaid(left: readonly Source[], hand: readonly Kind[]): number {
  const made = [0, 0, 0];
  for (const { type, makes } of left) made[type] += makes;
  return hand.filter((kind) => costOf[kind].every((n, type) => n <= made[type])).length;
}

interface Payable {
  readonly bits: number;
  readonly waste: number;
  readonly stacks: number;
  readonly others: number;
}

const isBetter = (a: Payable, b: Payable | undefined): boolean =>
  b === undefined ||
  a.waste < b.waste ||
  (a.waste === b.waste && (a.stacks < b.stacks || (a.stacks === b.stacks && a.others > b.others)));

/** The best of all sets of sources none of which could be left out. */
function bestOf(
  sources: readonly Source[],
  owed: readonly number[],
  any: number,
  hand: readonly Kind[],
): Payable | undefined {
  let best: Payable | undefined;
  for (let bits = 1; bits < 1 << sources.length; bits++) {
    const used = sources.filter((_, i) => (bits & (1 << i)) !== 0);
    const made = [0, 0, 0];
    for (const { type, makes } of used) made[type] += makes;
    const { owing, waste } = after(owed, any, made);
    if (owing > 0) continue;
    if (best !== undefined && (waste > best.waste || (waste === best.waste && used.length > best.stacks)))
      continue;
    const isNeedless = used.some(({ type, makes }) => {
      const without = [...made];
      without[type] -= makes;
      return after(owed, any, without).owing === 0;
    });
    if (isNeedless) continue;
    const left = sources.filter((source) => !used.includes(source));
    const found = { bits, waste, stacks: used.length, others: stillPaid(left, hand) };
    if (isBetter(found, best)) best = found;
  }
  return best;
}

function sourcesOf({ stacks }: PlayerView, owed: readonly number[], any: number): Source[] {
  return stacks
    .filter(({ down }) => !down)
    .map(({ handle, kind, supply }) => ({ handle, type: makesOf[kind], makes: madeBy(supply) }))
    .filter(({ type }) => owed[type] > 0 || any > 0);
}

/** How a player could best pay this much of each resource, and `any` more; nothing where that cannot be. */
export function suggestPayment(
  player: PlayerView,
  owed: readonly number[],
  any = 0,
  paidFor: Kind | null = null,
  spent: readonly Handle[] = [],
): Proposal | undefined {
  const hand = typeof player.hand === 'number' ? [] : [...player.hand];
  if (paidFor !== null && hand.includes(paidFor)) hand.splice(hand.indexOf(paidFor), 1);
  const sources = sourcesOf(player, owed, any)
    .filter(({ handle }) => !spent.includes(handle))
    .slice(0, mostSources);
  const owing = [...owed];
  let anyOwing = any;
  const freighters: Handle[] = [];
  const waiting = player.units.filter(
    ({ alert, down, cards: stacked }) => alert && !down && freightOf(stacked[0]) >= 0,
  );
  for (;;) {
    const best = bestOf(sources, owing, anyOwing, hand);
    if (best) {
      const used = sources.filter((_, i) => (best.bits & (1 << i)) !== 0);
      // The largest last: only the last stack may make too much.
      used.sort((a, b) => a.makes - b.makes);
      return { stacks: used.map(({ handle }) => handle), freighters, waste: best.waste };
    }
    // rule: ccg.costs.freighter-not-alone — one is added only where stacks alone do not do
    const next = waiting.find(({ cards: [kind] }) => owing[freightOf(kind)] > 0 || anyOwing > 0);
    if (!next) return undefined;
    waiting.splice(waiting.indexOf(next), 1);
    freighters.push(next.handle);
    const type = freightOf(next.cards[0]);
    if (owing[type] > 0) owing[type]--;
    else anyOwing--;
    const isPaid = owing[0] + owing[1] + owing[2] + anyOwing === 0;
    if (isPaid && sources.length > 0)
      return { stacks: [sources[0].handle], freighters, waste: sources[0].makes };
  }
}

/** The option of an open question about paying that fits the proposal; nothing where another question is open. */
export function suggestedPick(view: View, question: OpenQuestion): string | undefined {
  const asked = view.asking.find(({ question: id }) => id === question.id);
  if (view.seat === null || !asked?.owed || question.ask !== 'pay') return undefined;
  const player = view.players[view.seat];
  const options = question.options as readonly (OpenQuestion['options'][number] &
    Readonly<Record<string, number>>)[];
  const proposal = suggestPayment(player, asked.owed, asked.any, asked.kind, asked.spent);
  for (const handle of proposal?.stacks ?? []) {
    const stack = player.stacks.find((each) => each.handle === handle);
    if (!stack) continue;
    // Stacks that differ in nothing that matters are offered once.
    const offered =
      options.find((option) => option.stack === handle) ??
      options.find((option) => option.type === makesOf[stack.kind] && option.makes === madeBy(stack.supply));
    if (offered) return offered.id;
  }
  return options[0]?.id;
}
