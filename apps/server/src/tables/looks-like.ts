/** Letters of other alphabets, and digits, that are taken for Latin letters. */
const looks: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'aаαɑ',
    'bЬьв',
    'cсϲ',
    'dԁ',
    'eеєε',
    'gɡ',
    'hһн',
    'iіιı|',
    'jј',
    'kкκ',
    'l1ⅼӏ',
    'mм',
    'nпη',
    'oоο0օ',
    'pрρ',
    'qԛ',
    'rг',
    'sѕ5',
    'tтτ',
    'uυս',
    'vνѵ',
    'wԝω',
    'xхχ',
    'yуγ',
    'z2',
  ].flatMap(([latin, ...others]) => others.map((other) => [other, latin])),
);

/** What a name looks like at a glance: names with the same are taken for each other. */
export function glanceOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const latin = Array.from(plain, (letter) => looks[letter] ?? letter).join('');
  // What differs in height only, or is read as one letter.
  return latin
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/i/g, 'l');
}

/** Whether a name says of itself that it is a bot's. */
export function saysBot(name: string): boolean {
  return /[([{<]\s*bot\s*[)\]}>]/i.test(name.normalize('NFKC'));
}
