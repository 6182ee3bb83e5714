import type { Resolving, View } from '../door/view';
import type { Cause } from '../effects/types';
import type { Seat } from '../terms';

export type CheckView = Extract<Resolving, { what: 'skill-check' }>;

type Shown<W extends Resolving['what']> = Extract<Resolving, { readonly what: W }>;

/** The innermost of a kind that is being resolved, as a view tells it. */
export function innermost<W extends Resolving['what']>(
  { resolving }: Pick<View, 'resolving'>,
  what: W,
): Shown<W> | undefined {
  return resolving.findLast((each): each is Shown<W> => each.what === what);
}

function causeOf(each: Resolving): Cause | undefined {
  if (each.what !== 'crisis') return 'cause' in each ? each.cause : undefined;
  return { kind: each.deck === 'crisis' ? 'crisis' : 'super-crisis', id: '', card: each.card };
}

/** What causes all that is being resolved, the innermost first. */
export function causesIn({ resolving }: Pick<View, 'resolving'>): Cause[] {
  return resolving.flatMap((each) => causeOf(each) ?? []).reverse();
}

/** On whose behalf effects are being carried out: those of the innermost list or Crisis card. */
export function actingIn({ resolving }: Pick<View, 'resolving'>): Seat | undefined {
  const started = resolving.findLast(({ what }) => what === 'effects' || what === 'crisis');
  return started && 'by' in started ? started.by : undefined;
}

/** The innermost check that is being taken. */
export function checkIn(view: View): CheckView | undefined {
  return innermost(view, 'skill-check');
}

/** What tells the check that is being taken from others, for as long as it is taken; null while there is none. */
export function markOfCheck(view: View): string | null {
  return checkIn(view)?.id ?? null;
}
