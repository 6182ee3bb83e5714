import { about, answers, player, simply, skillType } from '../say/en/asking';
import { isPlace, place, resources } from '../say/en/names';
import { capital, uncapital } from '../say/en/words';
import type { AskFamily } from './face';
import { byId, nowhere, ofPlayer } from './points';

/** A branch that does nothing is called by its name. */
const branch = (id: string): string => capital(id.replaceAll('-', ' '));

const asClause = (sentence: string): string => sentence.replace(/\.$/, '');
const isOneSentence = (text: string): boolean => !asClause(text).includes('. ');

/** Choices inside what is being carried out. */
export const choiceAsks = {
  'one-of': {
    en: {
      ask({ options }, tell) {
        const named = options.map(({ id, effects }) => tell.doing(effects) ?? branch(id));
        const short = named.length === 2 && named.join().length < 60 && named.every(isOneSentence);
        return about(
          tell,
          short ? `${asClause(named[0])}, or ${uncapital(asClause(named[1]))}?` : 'Which do you choose?',
        );
      },
      // What a branch does is its label, unless it does nothing.
      option: ({ id, effects }, tell) => tell.doing(effects) ?? branch(id),
    },
    points: byId,
  },
  may: {
    en: {
      ask(q, tell) {
        const effects = q.options.find((o) => o.id === 'yes')?.effects;
        const doing = effects ? tell.doing(effects) : undefined;
        return about(tell, doing === undefined ? 'Do you do it?' : `${asClause(doing)}?`);
      },
      option: answers({ yes: 'Yes', no: 'No' }),
    },
    points: nowhere,
  },
  'choose-player': {
    en: { ask: simply('Choose a player'), option: (o, tell) => player(o.player, tell) },
    points: ofPlayer,
  },
  'choose-skill': {
    en: { ask: simply('Choose a skill type'), option: skillType },
    points: nowhere,
  },
  'choose-resource': {
    en: {
      ask: simply('Choose a resource'),
      option: ({ id }) =>
        capital(Object.hasOwn(resources, id) ? resources[id as keyof typeof resources] : id),
    },
    points: nowhere,
  },
  'choose-highest': {
    en: {
      ask: simply('Choose among the highest resources'),
      option: ({ id }) =>
        capital(Object.hasOwn(resources, id) ? resources[id as keyof typeof resources] : id),
    },
    points: nowhere,
  },
  'choose-location': {
    en: {
      ask: simply('Choose a location'),
      option: ({ id }) => capital(isPlace(id) ? place(id) : id),
    },
    points: byId,
  },
  'repair-location': {
    en: {
      ask: simply('Choose the location to repair'),
      option: ({ id }) => (isPlace(id) ? capital(place(id)) : 'None'),
    },
    points: byId,
  },
  'pass-sympathizer': {
    en: {
      ask: (q) =>
        q.options.length > 1
          ? 'You may give the Sympathizer card to a human player.'
          : 'You were not dealt the Sympathizer card. Go on; nobody else learns of it.',
      option(o, tell, q) {
        if (o.player !== undefined) return player(o.player, tell);
        return q.options.length > 1 ? 'Keep it' : 'Go on';
      },
    },
    points: ofPlayer,
  },
} satisfies AskFamily;
