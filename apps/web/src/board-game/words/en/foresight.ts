import { withArticle } from './article';

/** What picking an option would bring. */
export const foresight = {
  toTheBrig: 'You hold as many Mutiny cards as you may: one more sends you to the Brig.',
  costs: (n: number) => `Costs ${n} skill ${n === 1 ? 'card' : 'cards'}.`,
  inViper: (area: string, ship: string) => `in ${withArticle(ship)}, ${area}`,
  skillCards: (n: number) => (n === 1 ? '1 skill card' : `${n} skill cards`),
  hits: {
    damaged: 'damaged',
    'damaged-twice': 'damaged twice',
    destroyed: 'destroyed',
    'destroyed-with-raiders': 'destroyed with up to 3 raiders',
  },
  ships: {
    raider: 'a raider',
    'heavy-raider': 'a heavy raider',
    basestar: 'a basestar',
    viper: 'a viper',
    'unmanned-viper': 'an unmanned viper',
    galactica: 'Galactica',
    nuke: 'a nuke',
    armory: 'the Armory',
    centurion: 'a centurion',
  },
  viperOf: (who: string, ship: string) => `${who}’s ${ship}`,
  attacks: (by: string, on: string, area: string | null) =>
    `${by} attacks ${on}${area === null ? '' : `, ${area}`}.`,
  chance: (faces: number) => ` (${faces} in 8)`,
  worth: (before: number, after: number) => `${before} in 8 to hit becomes ${after} in 8.`,
  worthOfLine: (before: number, after: number, effects: string) =>
    `${before} in 8 becomes ${after} in 8: ${effects}`,
  again: (faces: number) => `Another roll: ${faces} in 8 to hit.`,
  odds: (faces: number, hit: string, rolls: string) => `${faces} in 8: ${hit} (roll ${rolls}).`,
  rollOdds: (faces: number, rolls: string, effects: string) => `${faces} in 8 (roll ${rolls}): ${effects}`,
  checkNeeds: (difficulty: number, skills: string, own: number) =>
    `The check needs ${difficulty}; ${skills} count for it, all else against. Your hand could add ${own}; others and Destiny add to it.`,
  counts(skill: string, n: number) {
    const way = n > 0 ? `for it: +${n}` : n < 0 ? `against it: −${-n}` : 'nothing';
    return `${skill} counts ${way}.`;
  },
  youAdd(plus: number, minus: number, difficulty: number) {
    const parts = [plus > 0 && `+${plus}`, minus > 0 && `−${minus}`].filter(Boolean).join(' and ');
    return `You add ${parts} to a check that needs ${difficulty}.`;
  },
};
