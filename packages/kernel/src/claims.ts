/** What a word of a claim is: a player, or one of a few words. */
type ClaimWord = 'seat' | readonly string[];

/** What may be said at a game's table, true or not: each claim by name, with its words. */
export type ClaimKinds = Readonly<Record<string, Readonly<Record<string, ClaimWord>>>>;

type Spelled<W> = W extends 'seat' ? number : W extends readonly (infer Each)[] ? Each : never;

/** A claim of a game, as it is said. */
export type ClaimOf<K extends ClaimKinds> = {
  readonly [N in keyof K & string]: { readonly claim: N } & {
    readonly [W in keyof K[N]]: Spelled<K[N][W]>;
  };
}[keyof K & string];

/** A claim of any game. */
export type AnyClaim = Readonly<Record<string, string | number>> & { readonly claim: string };

function fits(word: ClaimWord, said: unknown, by: number, seats: number): said is string | number {
  if (word !== 'seat') return typeof said === 'string' && word.includes(said);
  return Number.isInteger(said) && (said as number) >= 0 && (said as number) < seats && said !== by;
}

/**
 * A claim as a game knows it, without whatever else was said with it; null where the game knows none such. A claim is
 * about other players.
 */
export function readClaim(
  kinds: ClaimKinds,
  said: AnyClaim,
  { by, seats }: { readonly by: number; readonly seats: number },
): AnyClaim | null {
  if (!Object.hasOwn(kinds, said.claim)) return null;
  const read: Record<string, string | number> & { claim: string } = { claim: said.claim };
  for (const [name, word] of Object.entries(kinds[said.claim])) {
    const value = said[name];
    if (!fits(word, value, by, seats)) return null;
    read[name] = value;
  }
  return read;
}
