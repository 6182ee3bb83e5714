/** Forms that no ending tells. */
const irregular: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'lose lost loss losses losing',
    'win won wins winning winner victory',
    'send sent',
    'draw drawn drew',
    'deal dealt',
    'choose chosen chose choice choices',
    'show shown',
    'go gone goes went going',
    'tell told',
    'say said',
    'hold held',
    'keep kept',
    'give given gave',
    'take taken took',
    'break broken broke',
    'hide hidden hid',
    'become became',
    'fly flies flew flown flying',
    'know known knew',
    'die dies died dying dead death',
    'dice',
    'repair repaired repairs repairing',
    'execute executed executes execution executions executing',
    'activate activated activates activating activation activations',
    'infiltrate infiltrating infiltrates infiltration infiltrator',
    'reveal reveals revealed revealing',
    'brig brigged brigs brigging',
    'mutineer mutineers',
    'mutiny mutinies',
    'leave leaves leaving left',
    'begin begins began begun beginning',
    'succession',
    'distance distances',
    'piloting',
    'pilot pilots piloted',
    'location locations',
    'political',
    'politics',
  ].flatMap((line) => {
    const [root, ...forms] = line.split(' ');
    return [root, ...forms].map((form) => [form, root]);
  }),
);

/** The root that the forms of a word share: `raiders` and `raider`, `damaged` and `damage`, `lost` and `lose`. */
export function stem(word: string): string {
  const plain = word.replace(/['’]s?$/, '');
  return irregular[plain] ?? withoutEnding(plain);
}

function withoutEnding(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/([^su])s$/, '$1');
  const root = singular.replace(/(?:ing|ed)$/, '');
  if (root === singular || root.length < 3 || !/[aeiouy]/.test(root)) return singular.replace(/e$/, '');
  return root.replace(/([bdgmnprt])\1$/, '$1').replace(/e$/, '');
}

/** The words of a text, in lower case. A number keeps its sign out of the way. */
export const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}'’]+/u)
    .map((word) => word.replace(/^['’]+/, ''))
    .filter((word) => word.length > 0);
