import { titles } from '../../say/en/names';
import { count, does, order, own, person } from '../../say/en/words';
import { type AgendaDeck, agendaDecks, type Title } from '../../terms';
import { flag, number, optional, text, word } from '../shape';
import { everybody, title, who } from '../shape-words';
import type { Bare, Effect, EffectOf, Who, WhoAll } from '../types';
import type { VerbFamily } from '../verb-face';

/** Titles, orders, Loyalty cards. */

declare module '../types' {
  interface Verbs {
    /** Whoever is highest in the line, the present holder left out. */
    passTitle: { readonly title: Title };
    /** Somebody who holds it only for a while gives it back. */
    returnTitle: { readonly title: Title; readonly to: string };
    giveTitle: { readonly title: Title; readonly to: Who };
    grant: {
      readonly who: Who;
      readonly move?: boolean;
      readonly actions: number;
      readonly order?: boolean;
      /** It is granted even where the turn has ended meanwhile. */
      readonly always?: boolean;
    };
    lookLoyalty: { readonly viewer: Who; readonly owner: Who; readonly all?: boolean };
    giveLoyalty: { readonly from: Who; readonly to: string };
    showCard: Bare;
    obeyCard: Bare;
    drawAgenda: { readonly who: Who; readonly deck: AgendaDeck };
    sleeperAgents: Bare;
    addNotACylon: { readonly n: number };
    becomeCylon: { readonly who: Who; readonly superCrisis: boolean };
    execute: {
      readonly who: Who | WhoAll;
      /** Cylon players are named, who else may ignore what a Crisis or a check does. */
      readonly namesCylons?: true;
      /** A death that is no execution. rule: extra-death.otherwise-execution */
      readonly killed?: true;
    };
    /** One of the assist's Loyalty cards is turned up, at random. */
    turnUpAssist: Bare;
  }
}

export const giveTitle = (title: Title, to: Who): Effect => ({ do: 'giveTitle', title, to });
export const passTitle = (title: Title): Effect => ({ do: 'passTitle', title });
export const returnTitle = (title: Title, to: string): Effect => ({ do: 'returnTitle', title, to });
export const grant = (who: Who, what: Pick<EffectOf<'grant'>, 'move' | 'actions' | 'order'>): Effect => ({
  do: 'grant',
  who,
  ...what,
});
/** What is granted to all of several players, whatever becomes of the turn. rule: actions.state-of-emergency */
export const grantToTheEnd = (who: Who, what: Pick<EffectOf<'grant'>, 'move' | 'actions'>): Effect => ({
  do: 'grant',
  who,
  ...what,
  always: true,
});
export const lookAtOneLoyalty = (viewer: Who, owner: Who): Effect => ({ do: 'lookLoyalty', viewer, owner });
export const lookAtAllLoyalty = (viewer: Who, owner: Who): Effect => ({
  do: 'lookLoyalty',
  viewer,
  owner,
  all: true,
});
export const giveLoyalty = (from: Who, to: string): Effect => ({ do: 'giveLoyalty', from, to });
/** The Loyalty card that says so is turned face up. */
export const showCard = (): Effect => ({ do: 'showCard' });
/** The Loyalty card that says so is turned face up and carried out. */
export const obeyCard = (): Effect => ({ do: 'obeyCard' });
export const drawAgenda = (who: Who, deck: AgendaDeck): Effect => ({ do: 'drawAgenda', who, deck });
export const addNotACylon = (n: number): Effect => ({ do: 'addNotACylon', n });
export const sleeperAgents = (): Effect => ({ do: 'sleeperAgents' });
export const becomeCylon = (who: Who, superCrisis: boolean): Effect => ({
  do: 'becomeCylon',
  who,
  superCrisis,
});
/** Several are executed one after another, each completely. */
export const execute = (who: Who | WhoAll): Effect => ({ do: 'execute', who });
/** By a text that names Cylon players, who cannot ignore it then. */
export const executeEvenCylon = (who: Who): Effect => ({ do: 'execute', who, namesCylons: true });

export const kill = (who: Who): Effect => ({ do: 'execute', who, killed: true });

export const turnUpAssist = (): Effect => ({ do: 'turnUpAssist' });

function granted({ move, actions }: EffectOf<'grant'>): string {
  if (actions === 0) return 'move';
  return `${move ? 'move if wanted, then ' : ''}take ${count(actions, 'action')}`;
}

export const peopleVerbs = {
  giveTitle: {
    shape: { title, to: who },
    en: (e, say) => does(say, e.to, 'become', titles[e.title]),
    implies: (e, c) => c.is === 'not' && c.it.is === 'holds' && c.it.title === e.title && c.it.who === e.to,
    weigh: (on, e) => on.to(e.to, (seat) => on.title(e.title, seat)),
  },
  passTitle: {
    shape: { title },
    en: (e) =>
      order(`give the ${titles[e.title]} title to the next in its line of succession after its holder`),
    weigh: () => -0.1,
  },
  returnTitle: {
    shape: { title, to: text },
    en: (e) => order(`give the ${titles[e.title]} title back`),
    weigh: () => 0,
  },
  grant: {
    shape: { who, move: optional(flag), actions: number, order: optional(flag), always: optional(flag) },
    en(e, say) {
      if (e.who === say.doer) return order(granted(e));
      const { text } = person(say, e.who);
      const predicate = `may ${granted(e)}`;
      return { form: 'statement', text: `${text} ${predicate}`, subject: e.who, predicate };
    },
    weigh: (on, e) => on.to(e.who, (seat) => on.actions(seat, e)),
  },
  lookLoyalty: {
    shape: { viewer: who, owner: who, all: optional(flag) },
    en: (e, say) =>
      does(
        say,
        e.viewer,
        'look at',
        e.all
          ? `all of ${own(say, e.owner)} hidden Loyalty cards`
          : `1 of ${own(say, e.owner)} hidden Loyalty cards at random`,
      ),
    implies: (e, c) => c.is === 'hidden-loyalty' && c.who === e.owner,
    weigh: (on, e) =>
      on.to(e.viewer, (viewer) => on.to(e.owner, (owner) => on.look(viewer, owner, e.all ?? false))),
  },
  giveLoyalty: {
    shape: { from: who, to: who },
    en: (e, say) =>
      does(
        say,
        e.from,
        'give',
        `all of ${own(say, e.from)} hidden Loyalty cards to ${person(say, e.to).text}`,
      ),
    implies: (e, c) => c.is === 'hidden-loyalty' && c.who === e.from,
    weigh: () => -0.8,
  },
  showCard: {
    shape: {},
    en: () => order('show this card'),
    weigh: () => 0,
  },
  obeyCard: {
    shape: {},
    en: () => order('show this card and carry it out'),
    weigh: () => 0,
  },
  drawAgenda: {
    shape: { who, deck: word(agendaDecks, 'Agenda deck') },
    en: (e, say) =>
      does(
        say,
        e.who,
        'draw',
        `a ${e.deck} Agenda, or 4 Motives where there are no Agendas: they alone decide whether the player wins`,
      ),
    weigh: () => 0,
  },
  sleeperAgents: {
    shape: {},
    en: () => ({ form: 'statement', text: 'the Sleeper Agent phase follows' }),
    weigh: () => 0,
  },
  turnUpAssist: {
    shape: {},
    en: () => order("turn up 1 of the assistant's Loyalty cards at random"),
    weigh: () => -0.2,
  },
  addNotACylon: {
    shape: { n: number },
    en: (e) => order(`shuffle ${count(e.n, 'Not-a-Cylon card')} into the Loyalty deck`),
    weigh: (_on, e) => 0.1 * e.n,
  },
  becomeCylon: {
    shape: { who, superCrisis: flag },
    en: (e, say) =>
      does(say, e.who, 'become', `a Cylon player${e.superCrisis ? '' : ' without a Super Crisis card'}`),
    weigh: (on, e) => -on.values.brig - (e.superCrisis ? on.values.superCrisis : 0),
  },
  execute: {
    shape: { who: everybody, namesCylons: optional(flag), killed: optional(flag) },
    en(e, say) {
      const { text, plain } = person(say, e.who);
      const predicate = `${plain ? 'are' : 'is'} ${e.killed ? 'killed' : 'executed'}`;
      const subject = typeof e.who === 'string' ? e.who : JSON.stringify(e.who);
      return { form: 'statement', text: `${text} ${predicate}`, subject, predicate };
    },
    implies: (e, c) => c.is === 'somebody' && typeof e.who === 'object',
    weigh: (on, e) => -on.seats(e.who).reduce((sum, seat) => sum + on.execution(seat), 0),
  },
} satisfies VerbFamily;
