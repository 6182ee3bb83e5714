import type { Effect } from '../../effects/types';
import type { Language } from '../language';
import { place, titles } from './names';
import { count, does, listed, order, own, person } from './words';

type Verbs = Partial<Language['verbs']>;

/** Where characters go, what they hold and know. */

function granted({ move, actions }: Extract<Effect, { do: 'grant' }>): string {
  return `${move ? 'move if wanted, then ' : ''}take ${count(actions, 'action')}`;
}

/** Reasons that do not count, as far as they go without saying. */
const waived: Readonly<Record<string, string>> = {
  absent: 'wherever you are',
  damaged: 'even if it is damaged',
};

export const peopleVerbs = {
  send: (e, say) =>
    e.from === 'brig'
      ? does(say, e.who, 'leave', `the Brig for ${place(e.to)}`)
      : does(say, e.who, 'go', `to ${place(e.to)}`),
  giveTitle: (e, say) => does(say, e.to, 'become', titles[e.title]),
  grant(e, say) {
    if (e.who === say.doer) return order(granted(e));
    const { text } = person(say, e.who);
    const predicate = `may ${granted(e)}`;
    return { form: 'statement', text: `${text} ${predicate}`, subject: e.who, predicate };
  },
  activateLocation(e, say) {
    const where = e.among ? listed(e.among.map(place), 'or') : 'a location';
    const though = e.waive.flatMap((reason) => waived[reason] ?? []);
    return does(say, e.who, 'activate', though.length > 0 ? `${where}, ${listed(though)}` : where);
  },
  showCard: () => order('show this card'),
  addNotACylon: (e) => order(`shuffle ${count(e.n, 'Not-a-Cylon card')} into the Loyalty deck`),
  sleeperAgents: () => ({ form: 'statement', text: 'the Sleeper Agent phase follows' }),
  launchSelf: (e, say) => does(say, e.who, 'launch', 'in a viper as its pilot'),
  takeLaunchedViper: (e, say) => does(say, e.who, 'become', 'its pilot'),
  lookLoyalty: (e, say) =>
    does(
      say,
      e.viewer,
      'look at',
      e.all
        ? `all of ${own(say, e.owner)} hidden Loyalty cards`
        : `1 of ${own(say, e.owner)} hidden Loyalty cards at random`,
    ),
  giveLoyalty: (e, say) =>
    does(say, e.from, 'give', `all of ${own(say, e.from)} hidden Loyalty cards to ${person(say, e.to).text}`),
  becomeCylon: (e, say) =>
    does(say, e.who, 'become', `a Cylon player${e.superCrisis ? '' : ' without a Super Crisis card'}`),
  nukes: (e) =>
    order(
      e.change < 0
        ? `remove ${count(-e.change, 'nuke')} from the game`
        : `give the Admiral ${count(e.change, 'nuke')}`,
    ),
} satisfies Verbs;
