import { windows } from '../../effects/windows';
import type { Asked, Language, Teller } from '../language';
import { inArea, ships, skills } from './names';
import { capital, count } from './words';

/** What is asked, as one sentence to the one who is asked. */

/** " (Executive Order)", where the reader sees what is being resolved. */
const of = (tell: Teller, q?: Asked): string => {
  const name = (q?.cause && tell.cause(q.cause)) ?? tell.resolving;
  return name === undefined ? '' : ` (${name})`;
};

/** "1 card", "2 cards", "up to 3 cards". */
const some = ({ min, max }: Asked, noun: string): string => {
  if (min === max) return count(max, noun);
  return min === 0 ? `up to ${count(max, noun)}` : `${min} to ${count(max, noun)}`;
};

const simple = (text: string) => (_q: Asked, tell: Teller) => `${text}${of(tell)}.`;

/** What the check in front of the reader needs. */
function check(tell: Teller): string {
  const open = tell.view?.resolving.findLast((r) => r.what === 'skill-check');
  if (open?.what !== 'skill-check') return '';
  const types = open.skills.map((s) => (Object.hasOwn(skills, s) ? skills[s as keyof typeof skills] : s));
  const partial = open.partial === null ? '' : `, ${open.partial} for a partial pass`;
  return ` (${types.join(', ')}; difficulty ${open.difficulty}${partial})`;
}

const ship = (q: Asked): string =>
  q.ship !== undefined && Object.hasOwn(ships, q.ship) ? ships[q.ship as keyof typeof ships] : 'ship';

export const asks: Language['asks'] = {
  react: (q, tell) =>
    `${capital(q.window === undefined ? 'now' : (windows[q.window]?.en.when ?? 'now'))}: do you react${of(tell)}?`,
  'order-of-reactions': () => 'Several reactions at once: choose which comes first.',
  'pick-character': () => 'Choose your character.',
  'opening-hand': (q) => `Choose the types of your first ${count(q.max, 'skill card')}.`,
  'draw-types': (q, tell) =>
    `Choose the ${q.max === 1 ? 'type' : 'types'} of the ${count(q.max, 'skill card')} you draw${of(tell)}.`,
  'split-skills': () => 'Choose what you draw from your multi-skill.',
  movement: () => 'Choose where you move, or stay.',
  'pay-for-move': () => 'Discard 1 skill card to change ships.',
  action: () => 'Choose your action.',
  'pay-for-location': (q) => `Discard ${count(q.max, 'skill card')} to activate the location.`,
  'pay-price': (q) => `Discard ${count(q.max, 'skill card')} as the price.`,
  'activate-location': () => 'Choose the location to activate.',
  'next-ability': () => 'Choose the skill check ability that is resolved next.',
  'pick-crisis': () => 'Choose the Crisis card to resolve; the others go under the deck.',
  'keep-card': (_q, tell) => `Choose the card to carry out${of(tell)}.`,
  'choose-box': (_q, tell) => `Choose a box of the Crisis card${of(tell)}.`,
  'add-to-check': (q, tell) =>
    `Add ${q.max === 1 ? 'up to 1 card' : 'cards'} to the skill check${check(tell)}.`,
  ignore: (_q, tell) => `As a Cylon you may ignore what is done to you${of(tell)}.`,
  discard: (q, tell) => `Discard ${some(q, 'skill card')}${of(tell)}.`,
  'one-of': simple('Choose one'),
  may(q, tell) {
    const effects = q.options.find((o) => o.id === 'yes')?.effects;
    const doing = effects ? tell.doing(effects) : undefined;
    return doing === undefined ? `Do you do it${of(tell)}?` : `Do you do this${of(tell)}? ${doing}`;
  },
  'choose-player': simple('Choose a player'),
  'choose-skill': simple('Choose a skill type'),
  'choose-resource': simple('Choose a resource'),
  'choose-location': simple('Choose a location'),
  arrange: (q, tell) => {
    const [{ deck, card }] = q.options;
    const name = deck === undefined || card === undefined ? '' : `: ${tell.cardAt(deck, card)}`;
    return `Put the card back on top of its deck or at the bottom${name}.`;
  },
  'play-quorum': () => 'Choose the Quorum card to play.',
  'play-super-crisis': () => 'Choose the Super Crisis card to play.',
  'discard-super-crisis': (q) => `Discard ${some(q, 'Super Crisis card')}.`,
  'take-card': () => 'Choose the skill card to take.',
  'choose-destination': () => 'Choose the destination of the jump.',
  'pass-sympathizer': (q) =>
    q.options.length > 1
      ? 'You may give the Sympathizer card to a human player.'
      : 'You were not dealt the Sympathizer card. Go on; nobody else learns of it.',
  'destroy-ships': (q, tell) =>
    `Choose ${q.max === 1 ? 'what is' : `the ${q.max} that are`} destroyed${of(tell)}.`,
  'repair-vipers': simple('Choose which vipers return to the Reserves'),
  'restore-raptor': simple('Bring a destroyed raptor back to the Reserves'),
  'galactica-target': () => "Choose the target of Galactica's guns.",
  'nuke-target': () => 'Choose the basestar to launch the nuke at.',
  'centurion-target': () => 'Choose the centurion to attack.',
  shortage: (q) => `There are too few: choose ${count(q.max, ship(q))} not to be placed.`,
  'damage-unmanned-vipers': (q, tell) => `Choose ${count(q.max, 'unmanned viper')} to be damaged${of(tell)}.`,
  'damage-manned-vipers': (q, tell) => `Choose ${count(q.max, 'piloted viper')} to be damaged${of(tell)}.`,
  'board-galactica': (q) =>
    `There are too few centurions: choose ${count(q.max, 'heavy raider')} to board Galactica.`,
  'recall-viper': () => 'No viper is in the Reserves: choose where to take one from.',
  'launch-area': () => 'Choose where you launch.',
  'pick-damage': (q) => `Choose ${count(q.max, 'damage token')} to resolve.`,
  'destroy-civilian': (q) =>
    q.area === undefined
      ? 'Choose a civilian ship to be destroyed.'
      : `Choose the civilian ship ${inArea(q.area)} to be destroyed.`,
  'scout-civilians': (q) => `Choose ${some(q, 'civilian ship')} to look at.`,
  'civilian-area': () => 'Choose the area for a civilian ship.',
  'move-civilian': (q) =>
    `Move civilian ship ${q.handle === undefined ? '' : `${q.handle + 1} `}to a neighbouring area, or let it stay.`,
  'viper-activation': () => 'Choose what a viper does.',
  'viper-attack': () => "Choose your viper's target.",
  'activation-area': () => 'Choose the area whose raiders act next.',
  'attack-pilot': () => 'Choose the pilot whom the raider attacks.',
};
