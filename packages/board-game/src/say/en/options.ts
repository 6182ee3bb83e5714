import { skills as skillList } from '../../terms';
import type { Label, Language, OfferedOption, Teller } from '../language';
import { inArea, isArea, isPlace, place, resources, ships, skills, titles } from './names';
import { bySkill, whom } from './telling';
import { capital, count } from './words';

/** The labels of options. */

const bare = (id: string): string => id.replace(/#\d+$/, '');

/** One of a few fixed answers. */
const answers =
  (words: Readonly<Record<string, string>>): Label =>
  ({ id }) =>
    words[id] ?? id;

const skillCard: Label = ({ card, id }, tell) => (card === undefined ? id : tell.skillCard(card));

const player: Label = ({ player: seat, pilot, id }, tell) => {
  const found = seat ?? pilot;
  return found === undefined ? id : capital(whom(tell, found));
};

const deckCard =
  (deck: string): Label =>
  ({ card, id }, tell) =>
    card === undefined ? id : tell.cardAt(deck, card);

/** A card of a deck that the id names. */
const named: Label = ({ id }, tell) => {
  for (const deck of ['crisis', 'quorum', 'super-crisis', 'destination']) {
    const name = tell.card(deck, bare(id));
    if (name !== bare(id)) return name;
  }
  return id;
};

const area: Label = ({ id, area: of, place: at }) => {
  const where = of ?? at ?? bare(id);
  return typeof where === 'string' && isArea(where) ? capital(inArea(where)) : String(where);
};

/** Spaces of the Boarding Party track are counted from its start. */
const centurion = (space: number): string => `Centurion on space ${space + 1} of the Boarding Party track`;

const skillType: Label = ({ id }) => {
  const type = bare(id);
  return Object.hasOwn(skills, type) ? capital(skills[type as keyof typeof skills]) : type;
};

const target = (on: string | undefined): string =>
  on !== undefined && Object.hasOwn(ships, on) ? ships[on as keyof typeof ships] : 'ship';

const viper: Label = ({ order, area: at, to, on, basestar, id }) => {
  const where = at === undefined ? '' : ` ${inArea(at)}`;
  switch (order) {
    case 'launch':
      return `Launch${where}`;
    case 'move':
      return `Move from${where} to ${to === undefined ? id : inArea(to)}`;
    case 'attack':
      return `Attack a ${target(on)}${typeof basestar === 'number' && on === 'basestar' ? ` (${basestar + 1})` : ''}${where}`;
    default:
      return 'Done';
  }
};

const civilian: Label = ({ handle, area: at }) =>
  `Civilian ship ${handle === undefined ? '' : handle + 1}${at === undefined ? '' : ` ${inArea(at)}`}`;

function action({ id, cause }: OfferedOption, tell: Teller): string {
  if (id === 'nothing') return 'Do nothing';
  if (id === 'viper') return 'Activate your viper';
  if (!cause) return id;
  const name = tell.cause(cause) ?? cause.id;
  switch (cause.kind) {
    case 'location':
      return `Activate ${place(cause.id)}`;
    case 'skill':
      return `Play ${cause.card === undefined ? name : tell.skillCard(cause.card)}`;
    case 'quorum':
      return `Play the Quorum card ${name}`;
    case 'title':
      return `Act as ${Object.hasOwn(titles, cause.id) ? titles[cause.id as keyof typeof titles] : name}`;
    case 'loyalty':
      return `Reveal yourself: ${name}`;
    default:
      return `Use ${name}`;
  }
}

function reaction({ id, cause }: OfferedOption, tell: Teller): string {
  if (id === 'pass') return 'No reaction';
  if (!cause) return id;
  const name =
    cause.kind === 'skill' && cause.card !== undefined ? tell.skillCard(cause.card) : tell.cause(cause);
  if (name === undefined) return 'What was to happen at this moment';
  return cause.kind === 'skill' ? `Play ${name}` : `Use ${name}`;
}

/** What a branch does is its label, unless it does nothing. */
const branch: Label = ({ id, effects }, tell) => {
  const text = effects ? tell.doing(effects) : undefined;
  return text ?? capital(id.replaceAll('-', ' '));
};

const repaired: Label = ({ damaged = 0, destroyed = 0 }) => {
  const parts = [
    ...(damaged > 0 ? [count(damaged, 'damaged viper')] : []),
    ...(destroyed > 0 ? [count(destroyed, 'destroyed viper')] : []),
  ];
  return parts.length === 0 ? 'None' : parts.join(' and ');
};

const moveTo: Label = ({ id, cost }) => {
  if (id === 'stay') return 'Stay';
  const to = isArea(id) ? `Fly ${inArea(id)}` : `Go to ${place(id)}`;
  return cost ? `${to} (discard ${count(cost, 'skill card')})` : to;
};

export const options: Language['options'] = {
  react: reaction,
  'order-of-reactions': (o, tell) =>
    `${o.seat === undefined ? '' : `${capital(whom(tell, o.seat))}: `}${reaction(o, tell)}`,
  'pick-character': ({ id }, tell) => tell.card('character', id),
  'opening-hand': skillType,
  'draw-types': skillType,
  'split-skills': ({ split = [] }) => capital(bySkill(split.map((t) => skillList[t]))),
  movement: moveTo,
  'pay-for-move': skillCard,
  action,
  'pay-for-location': skillCard,
  'pay-price': skillCard,
  'activate-location': action,
  'next-ability': (o, tell) => tell.card('skill', o.id),
  'pick-crisis': named,
  'keep-card': named,
  'choose-box': answers({ top: 'Top box', bottom: 'Bottom box' }),
  'add-to-check': skillCard,
  ignore: answers({ ignore: 'Ignore it', accept: 'Accept it' }),
  discard: skillCard,
  'one-of': branch,
  may: answers({ yes: 'Yes', no: 'No' }),
  'choose-player': player,
  'choose-skill': skillType,
  'choose-resource': ({ id }) =>
    capital(Object.hasOwn(resources, id) ? resources[id as keyof typeof resources] : id),
  'choose-location': ({ id }) => capital(isPlace(id) ? place(id) : id),
  arrange: answers({ top: 'On top', bottom: 'At the bottom' }),
  'play-quorum': action,
  'play-super-crisis': deckCard('super-crisis'),
  'discard-super-crisis': deckCard('super-crisis'),
  'take-card': skillCard,
  'choose-destination': deckCard('destination'),
  'pass-sympathizer': (o, tell, q) => {
    if (o.id !== 'keep') return player(o, tell, q);
    return q.options.length > 1 ? 'Keep it' : 'Go on';
  },
  'destroy-ships': (o, tell, q) => (typeof o.place === 'number' ? centurion(o.place) : area(o, tell, q)),
  'repair-vipers': repaired,
  'restore-raptor': answers({ yes: 'Yes', no: 'No' }),
  'galactica-target': viper,
  'nuke-target': viper,
  'centurion-target': ({ space = 0 }) => centurion(space),
  shortage: area,
  'damage-unmanned-vipers': area,
  'damage-manned-vipers': player,
  'board-galactica': area,
  'recall-viper': area,
  'launch-area': area,
  'pick-damage': ({ token, id }, tell) => (token === undefined ? id : tell.cardAt('galactica-damage', token)),
  'destroy-civilian': civilian,
  'scout-civilians': civilian,
  'civilian-area': area,
  'move-civilian': ({ id, to }) => (id === 'stay' || to === undefined ? 'Stay' : `To the area ${inArea(to)}`),
  'viper-activation': viper,
  'viper-attack': viper,
  'activation-area': area,
  'attack-pilot': player,
};
