import type { Area, PlayerView, Seat, View } from '@ragtag/board-game';
import type { ShownFacts } from './shown-as';
import { before, line } from './shown-as';

/** Where people go, what they are, and what they are called. */
export const people: ShownFacts<
  | 'character-picked'
  | 'title-given'
  | 'moved'
  | 'flew'
  | 'sent'
  | 'viper-manned'
  | 'loyalty-dealt'
  | 'loyalty-received'
  | 'loyalty-looked-at'
  | 'loyalty-seen'
  | 'loyalty-passed'
  | 'loyalty-revealed'
  | 'cylon-revealed'
  | 'executed'
  | 'left-game'
  | 'infiltration'
  | 'agenda-dealt'
  | 'agenda-received'
  | 'agenda-judged'
  | 'phase'
  | 'assist-picked'
  | 'assist-dealt'
  | 'assist-looked-at'
  | 'assist-seen'
  | 'assist-shown'
  | 'leftover-shown'
  | 'assist-left'
> = {
  'character-picked': {
    // Somebody who comes in place of the dead is looked at.
    length: ({ rule }) => (rule === 'execution.new-character' ? 1800 : 0),
    moves: (view, { seat, character }) => withPlayer(view, seat, { character }),
  },
  'title-given': {
    length: 900,
    moves: (view, { title, seat }) => ({ ...view, titles: { ...view.titles, [title]: seat } }),
  },
  moved: {
    length: 500,
    where: ({ to }) => ({ location: to }),
    moves: (view, { seat, to }) => withPlayer(view, seat, { location: to, piloting: null }),
  },
  flew: {
    length: 500,
    where: ({ to }) => ({ area: to }),
    moves: (view, { seat, to }) =>
      withPlayer(view, seat, { location: null, piloting: flownTo(view, seat, to) }),
  },
  sent: {
    length: 900,
    where: ({ to }) => ({ location: to }),
    moves: (view, { seat, to }) => withPlayer(view, seat, { location: to, piloting: null }),
  },
  'viper-manned': {
    length: 0,
    where: ({ area }) => ({ area }),
    moves: (view, { seat, area, ship = 'viper' }) =>
      withPlayer(view, seat, { location: null, piloting: { area, ship } }),
  },
  'assist-picked': {
    length: 0,
    moves: (view, { character }) => ({ ...view, assist: { character, loyalty: [] } }),
  },
  'assist-dealt': line,
  'assist-looked-at': line,
  'assist-seen': line,
  'assist-shown': { length: 1200 },
  'leftover-shown': { length: 1200, tone: 'strong' },
  'assist-left': {
    length: 2600,
    tone: 'loss',
    sound: 'reveal',
    moves: (view) => ({ ...view, assist: undefined }),
  },
  'loyalty-dealt': { length: 0, untold: before('loyalty-received') },
  'loyalty-received': line,
  'loyalty-looked-at': line,
  'loyalty-seen': line,
  'loyalty-passed': line,
  'loyalty-revealed': { length: 1200 },
  'cylon-revealed': {
    length: 2600,
    tone: 'loss',
    sound: 'reveal',
    scene: 'reveal',
    moves: (view, { seat }) => withPlayer(view, seat, { standing: 'revealed' }),
  },
  executed: {
    length: 2400,
    tone: 'loss',
    sound: 'reveal',
    scene: 'execution',
    with: [
      'skill-cards-discarded',
      'loyalty-revealed',
      'cylon-revealed',
      'resource-lost',
      'title-given',
      'quorum-received',
      'character-picked',
      'sent',
      'loyalty-dealt',
      'loyalty-received',
      'loyalty-passed',
    ],
    moves: (view, { seat }) => withPlayer(view, seat, { location: null, piloting: null }),
  },
  'left-game': { length: 1600, tone: 'loss' },
  infiltration: { length: 1200, tone: 'strong' },
  'agenda-dealt': { length: 0, untold: before('agenda-received') },
  'agenda-received': line,
  'agenda-judged': { length: 1200, tone: 'strong' },
  phase: { length: 1800, tone: 'strong', scene: ({ phase }) => phase },
};

function flownTo(view: View, seat: Seat, area: Area): PlayerView['piloting'] {
  return { area, ship: view.players[seat].piloting?.ship ?? 'viper' };
}

function withPlayer(view: View, seat: Seat, change: Partial<PlayerView>): View {
  return { ...view, players: view.players.map((p, i) => (i === seat ? { ...p, ...change } : p)) };
}
