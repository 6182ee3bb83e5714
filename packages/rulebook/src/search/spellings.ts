/** The words of a vocabulary that a mistyped one may have been meant to be, or to begin. */
export function spellings(typed: string, vocabulary: ReadonlySet<string>): string[] {
  const most = typed.length > 7 ? 2 : typed.length > 4 ? 1 : 0;
  if (most === 0) return [];
  return [...vocabulary].filter(
    (word) => Math.abs(word.length - typed.length) <= most + 2 && distance(typed, word, most) <= most,
  );
}

/** How many letters have to be changed, added or left out; endings that only one has are forgiven. */
function distance(a: string, b: string, most: number): number {
  let above = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++)
      row[j] = Math.min(above[j] + 1, row[j - 1] + 1, above[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    if (Math.min(...row) > most) return most + 1;
    above = row;
  }
  return Math.min(above[b.length], above[b.length - 1] ?? above[b.length]);
}
