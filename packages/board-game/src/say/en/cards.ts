import type { Resource } from '../../terms';
import type { CardWords } from '../language';
import { boards, icons, inPlace, place, resources, skills } from './names';
import { capital, count, listed, uncapital } from './words';

/** The frame of every card: headings and the sentences that no effect says. */
const lastIcons = { jump: 'prepare for jump', evacuation: 'evacuate' } as const;

export const cards: CardWords = {
  headings: {
    action: 'Action',
    'action-human': 'Action of human players',
    'action-cylon': 'Action of Cylon players',
    'action-infiltrator': 'Action of a Cylon Leader or Sympathetic Cylon',
    movement: 'In place of moving',
    reaction: 'Reaction',
    ability: 'Skill check ability',
    consequence: 'Consequence',
    top: 'Top',
    bottom: 'Bottom',
    check: 'Skill check',
    pass: 'Pass',
    fail: 'Fail',
    activate: 'Activate',
    place: 'Place',
    'in-play': 'In play',
    'in-play-until-jump': 'In play until the fleet jumps',
    icons: 'Icons',
    distance: 'Distance',
    skills: 'Skills',
    setup: 'Starts',
    here: 'While you are here',
    held: 'While you hold it',
    reveal: 'When you receive it',
    lost: 'Lost',
    drawn: 'When it is drawn',
    'when-discarded': 'When you discard it by choice, once per turn',
    shows: 'In play',
    met: 'Met',
  },
  result: (symbol, name) => `${name} (${symbol})`,
  trauma: {
    benevolent: 'Human players discard it in the trial, Cylon players answer for it.',
    antagonistic: 'Cylon players discard it in the trial, human players answer for it.',
    disaster:
      'It executes a human player who draws it; a Cylon player draws 2 more. It goes back to the pool.',
  },
  partial: (at) => `${at} or more`,
  chooser: (who) =>
    `The ${{ current: 'current player', president: 'President', admiral: 'Admiral', cag: 'CAG' }[who]} chooses the top or the bottom box.`,
  difficulty: (difficulty, types) => `${difficulty} (${types.map((s) => skills[s]).join(', ')}).`,
  check: (difficulty, types) =>
    `make a skill check of difficulty ${difficulty} (${types.map((s) => skills[s]).join(', ')})`,
  icons(cylons, last = []) {
    const named = cylons.map((icon) => icons[icon]);
    const end = listed(
      last.map((icon) => lastIcons[icon]),
      'or',
    );
    return `${capital([...named, ...(end ? [end] : [])].join(', then '))}.`;
  },
  distance: (n) => `${n}.`,
  milestone: (at, after) => `At distance ${at} or more${after ? ', after the jump' : ''}`,
  finalJump: 'The next jump ends the game, and the humans win if every resource is above 0.',
  countsDistance: (n) => `Counts as ${n} once beside the objective.`,
  nothing: 'No effect.',
  limit(limit, of) {
    const { per, by, at } =
      typeof limit === 'string' ? { per: limit } : { by: undefined, at: undefined, ...limit };
    const where = at === undefined ? '' : ` and ${at}`;
    if (of === 'ability') return `Once per ${words[per]}${where}.`;
    return `No more than 1 per ${words[per]}${where}, ${by === 'player' ? 'by each player' : 'by all players together'}.`;
  },
  skillSet: (lines) =>
    `${lines
      .map(
        (line) =>
          `${line.draw} ${listed(
            line.skills.map((type) => skills[type]),
            'or',
          )}`,
      )
      .join(', ')}.`,
  start: (places) => `${capital(listed(places.map(inPlace), 'or'))}.`,
  setupLine: (line) =>
    line === 'stranded' ? 'You start off the board.' : 'You start as the pilot of a viper that you launch.',
  place({ board, hazardous, damageable }) {
    const notes = [
      ...(hazardous ? ['hazardous: nobody may move here by choice'] : []),
      ...(damageable ? ['can be damaged'] : []),
    ];
    return `${[boards[board].place, ...notes].join('; ')}.`;
  },
  agenda: (deck, winWith, condition) =>
    `${capital(deck)}. You win if the ${winWith === 'humans' ? 'humans' : 'Cylons'} have won, provided that ${condition}.`,
  motive: (allegiance, showable, condition) =>
    `For the ${allegiance === 'humans' ? 'humans' : 'Cylons'}. Show it ${showable === 'any-time' ? 'at any time' : 'when the game is over'} if ${condition}.`,
  handedOn: 'Whoever is revealed as a Cylon hands this card, face up, to a human player.',
  closedPlace: 'A space for a card: no character is ever here.',
  closedBoard: 'Every location on board is closed for the rest of the game.',
  loyalty: {
    human: 'You are human, unless another of your Loyalty cards says Cylon.',
    cylon: 'You are a Cylon.',
    sympathizer: 'Shown at once.',
    sympathetic: 'Shown at once.',
  },
  reveal: (side, text) =>
    side === 'cylon'
      ? `Show this card. Unless you are in the Brig, ${uncapital(text)} Then you are a revealed Cylon.`
      : text,
  strengths(strengths, skill) {
    const found = Object.keys(strengths);
    return `${capital(skills[skill])}, strength ${listed(found, 'or')}.`;
  },
  inHand: (name, skill, strength) => `${name} (${skills[skill]} ${strength})`,
  losses(losses) {
    const found = (Object.keys(losses) as Resource[]).map((r) => `${losses[r] ?? 0} ${resources[r]}`);
    return found.length === 0 ? 'Nothing.' : `${listed(found)}.`;
  },
  damages: (location) => `Damages ${place(location)}.`,
  worth: (n) => `Counts as ${count(n, 'damage token')}.`,
};

const words = {
  game: 'game',
  turn: 'turn',
  roll: 'die roll',
  check: 'skill check',
  crisis: 'Crisis card',
} as const;
