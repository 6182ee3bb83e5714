/** How many letters must be changed to make one word of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length];
}

const most = 3;

/** The known words that somebody who wrote this one may have meant, best first. */
export function nearestWords(word: string, known: readonly string[]): string[] {
  const lower = word.toLowerCase();
  return known
    .map((each) => {
      const other = each.toLowerCase();
      const part = lower.length >= 3 && (other.includes(lower) || lower.includes(other));
      return { each, far: part ? 1 : distance(lower, other) };
    })
    .filter(({ far, each }) => far <= Math.max(2, Math.floor(each.length / 3)))
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ each }) => each);
}
