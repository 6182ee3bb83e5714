import { withArticle } from './article';

/** Who and what is at a place. */
export const places = {
  damaged: 'damaged',
  untilGalacticaReturns: 'until Galactica returns',
  closed: 'closed',
  occupationForces: (n: number) => several(n, 'occupation force'),
  scar: 'one of them is Scar',
  hull: (n: number, of: number) => `${n} of ${of} damaged`,
  serves: { human: 'serves the humans', cylon: 'serves the Cylons' },
  mission: (name: string, faceUp: boolean) => (faceUp ? name : `${name}, failed`),
  nobody: 'nobody',
  empty: 'empty',
  inViper: (who: string, ship: string) => `${who} in ${withArticle(ship)}`,
  basestars: (n: number, damage: number) =>
    damage > 0 ? `${several(n, 'basestar')} with ${damage} damage` : several(n, 'basestar'),
  heavyRaiders: (n: number) => several(n, 'heavy raider'),
  raiders: (n: number) => several(n, 'raider'),
  vipers: (n: number, ship: string) => several(n, `unmanned ${ship}`),
  civilians: (n: number, known: readonly string[]) =>
    `${several(n, 'civilian ship')}${known.length > 0 ? ` (you know: ${known.join('; ')})` : ''}`,
};

function several(n: number, one: string): string {
  return `${n} ${one}${n === 1 ? '' : 's'}`;
}
