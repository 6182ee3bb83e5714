import { Refused } from '../refused';
import { isCommonest } from './common-passwords';

/** What the commonest passwords are made of, with or without digits and marks around it. */
const common = new Set(
  `password passwort passw0rd p4ssword p455w0rd admin administrator root toor welcome letmein letmeinnow login
  qwerty qwertyui qwertyuiop qwertz qwertzui azerty azertyui asdf asdfgh asdfghjk asdfghjkl zxcvbn zxcvbnm yxcvbnm
  qazwsx qazwsxedc 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc zaq12wsx q1w2e3r4 q1w2e3r4t5 iloveyou ilovegod
  loveyou lovely sunshine princess football baseball basketball volleyball superman batman spiderman ironman
  pokemon starwars startrek galactica battlestar battlestargalactica cylon adama starbuck frak fracking ragtag
  computer internet samsung google facebook whatever trustno1 monkey dragon shadow master michael jennifer jordan
  michelle charlie andrew daniel jessica ashley nicole thomas matthew joshua anthony robert william alexander
  hunter hunter2 killer soccer hockey ranger buster tigger pepper ginger summer winter spring autumn january february
  december november october september monday friday sunday hello helloworld hello123 abc abcd abcde abcdef abcdefg
  abcdefgh abcdefghi changeme default secret secret123 guest test testing tester temp temporary access freedom
  liverpool chelsea arsenal barcelona juventus manchester london berlin paris madrid america canada australia germany
  mustang corvette ferrari porsche mercedes harley yamaha honda toyota cheese chocolate cookie banana orange apple
  flower butterfly angel angels heaven jesus christ blessed family mother father sister brother forever together
  diamond silver golden purple yellow maverick phoenix falcon eagle tiger lion bear wolf rainbow blink182 metallica
  slipknot nirvana eminem matrix gandalf merlin wizard hobbit mordor zelda mario sonic minecraft fortnite roblox
  asdasd asdasdasd qweqwe qweqweqwe qweasd qweasdzxc aaa zzz xxx`.split(/\s+/),
);

/** Letters as those write them who think that it helps. */
const disguises: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};

function undisguised(text: string): string {
  return text.replace(/[013457@$]/g, (letter) => disguises[letter]);
}

/** Without the digits and marks that people put before and behind a word. */
const core = (text: string) => text.replace(/^[^a-z]+|[^a-z]+$/g, '');

/** The same over and over, or all in a row. */
function isPattern(text: string): boolean {
  for (let length = 1; length <= Math.min(4, text.length / 2); length++) {
    const part = text.slice(0, length);
    if (part.repeat(Math.ceil(text.length / length)).startsWith(text)) return true;
  }
  const steps = new Set(Array.from(text.slice(1), (_, n) => text.charCodeAt(n + 1) - text.charCodeAt(n)));
  return steps.size === 1;
}

/** Digits alone that are a date, a row, or rows put together. */
function isEasyNumber(text: string): boolean {
  return /^\d{1,12}$/.test(text);
}

/** Whether a password is among the first that anybody would try: their own names, words, rows of keys, and the 10,000 that most people have. */
export function isTrivial(password: string, names: readonly (string | null | undefined)[]): boolean {
  const text = password.toLowerCase().trim();
  const readings = [text, undisguised(text)].flatMap((each) => [each, core(each), undisguised(core(each))]);
  const own = names.flatMap((name) => (name ? [name.toLowerCase(), core(name.toLowerCase())] : []));
  const isOwn = own.some(
    (name) => name.length > 2 && readings.some((each) => each === name || core(each) === name),
  );
  return (
    isOwn ||
    isPattern(text) ||
    isEasyNumber(text) ||
    readings.some((each) => common.has(each) || isCommonest(each))
  );
}

export function demandGoodPassword(password: string, names: readonly (string | null | undefined)[]): void {
  if (!isTrivial(password, names)) return;
  throw new Refused('refused', 'This is one of the first passwords that anybody would try. Choose another.');
}
