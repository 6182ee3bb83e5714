import { windows } from '../effects/windows';
import { about, action, answers, reaction, skillType } from '../say/en/asking';
import { choiceOfRules } from '../say/en/choices-of-rules';
import { inArea, isArea, place } from '../say/en/names';
import { bySkill, whom } from '../say/en/telling';
import { capital, count, uncapital } from '../say/en/words';
import { skills } from '../terms';
import type { AskFamily } from './face';
import { byCause, byId, nowhere } from './points';

/** "before the die is rolled": the one that is meant. */
const atThisMoment = (when: string): string => when.replace(/\ba (die|skill check|Crisis card)\b/, 'the $1');

/** Setup, the steps of a turn, and reactions. */
export const turnAsks = {
  react: {
    en: {
      ask({ window, options }, tell) {
        const ruled = choiceOfRules(options);
        if (ruled) return ruled.ask(tell);
        const when = atThisMoment((window && windows[window]?.en.when) ?? 'now');
        const answering = options.filter(({ id }) => id !== 'pass');
        const [only] = answering;
        const what = answering.length === 1 ? uncapital(reaction(only, tell)) : 'react';
        const moment = tell.resolving === undefined ? capital(when) : `${tell.resolving}, ${when}`;
        return `${moment}: do you ${what}?`;
      },
      option: (o, tell, { options }) => reaction(o, tell, options),
    },
    points: byCause,
  },
  'order-of-reactions': {
    en: {
      ask: () => 'Several reactions at once: choose which comes first.',
      option: (o, tell) => `${capital(whom(tell, o.seat))}: ${reaction(o, tell)}`,
    },
    points: byCause,
  },
  'pick-character': {
    en: { ask: () => 'Choose your character.', option: ({ id }, tell) => tell.card('character', id) },
    points: nowhere,
  },
  'pick-assist': {
    en: {
      ask: () => 'Choose the assistant, who helps you from beside the board.',
      option: ({ id }, tell) => tell.card('character', id),
    },
    points: nowhere,
  },
  'new-character': {
    en: { ask: () => 'Choose your new character.', option: ({ id }, tell) => tell.card('character', id) },
    points: nowhere,
  },
  'start-place': {
    en: { ask: () => 'Choose where your character begins.', option: ({ id }) => capital(place(id)) },
    points: byId,
  },
  'prove-cylon': {
    en: {
      ask: () => 'You are executed. Choose the Cylon card that you show.',
      option: ({ card }, tell) => tell.cardAt('loyalty', card),
    },
    points: nowhere,
  },
  'opening-hand': {
    en: {
      ask: (q) => `Choose the types of your first ${count(q.max, 'skill card')}.`,
      option: skillType,
    },
    points: nowhere,
  },
  'draw-types': {
    en: {
      ask: (q, tell) =>
        about(
          tell,
          q.max === 1
            ? 'Choose the type of the skill card that you draw.'
            : `Choose the types of the ${count(q.max, 'skill card')} that you draw.`,
        ),
      option: skillType,
    },
    points: nowhere,
  },
  'split-skills': {
    en: {
      ask: () => 'Choose what you draw from your multi-skill.',
      option: ({ split }) => capital(bySkill(split.map((t) => skills[t]))),
    },
    points: nowhere,
  },
  'assist-card': {
    en: {
      ask: () => "You may draw 1 card of the assistant's skill set.",
      option({ skill, instead }) {
        if (skill === undefined) return 'Only your own cards';
        const card = `1 ${skills[skill]}`;
        return capital(
          instead === undefined ? `${card} as well` : `${card} in place of 1 ${skills[instead]}`,
        );
      },
    },
    points: nowhere,
  },
  'forgo-skill': {
    en: { ask: () => 'Choose the type of the skill card that you do not draw.', option: skillType },
    points: nowhere,
  },
  movement: {
    en: {
      ask: ({ options }) =>
        options.some(({ cause }) => cause)
          ? 'Choose where you move, or what you do instead of moving; or stay.'
          : 'Choose where you move, or stay.',
      option({ id, cost, cause }, tell) {
        if (id === 'stay') return 'Stay';
        if (cause) return `Instead of moving: ${uncapital(action({ id, cause }, tell))}`;
        const to = isArea(id) ? `Fly ${inArea(id)}` : `Go to ${place(id)}`;
        return cost ? `${to} (discard ${count(cost, 'skill card')})` : to;
      },
    },
    points: (option) => (option.cause ? byCause(option) : byId(option)),
  },
  action: {
    en: { ask: () => 'Choose your action.', option: action },
    points: byCause,
  },
  'activate-location': {
    en: { ask: () => 'Choose the location to activate.', option: action },
    points: byCause,
  },
  ignore: {
    en: {
      ask: (_q, tell) => about(tell, 'As a Cylon you may ignore what is done to you.'),
      option: answers({ ignore: 'Ignore it', accept: 'Accept it' }),
    },
    points: nowhere,
  },
} satisfies AskFamily;
