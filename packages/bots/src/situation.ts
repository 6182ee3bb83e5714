import type { OpenQuestion, PlayerView, Seat, View } from '@ragtag/board-game';
import type { Chooser, Option } from '@ragtag/kernel';
import type { Memory } from './memory';
import type { Mind } from './mind';
import { outlookOf } from './outlook';
import type { Outlook } from './weigh/outlook';

/** Everything a bot goes by when it answers one question. */
export interface Situation<O extends Option = Option> {
  readonly view: View;
  readonly question: OpenQuestion;
  readonly options: readonly O[];
  readonly seat: Seat;
  readonly me: PlayerView;
  readonly mind: Mind;
  readonly memory: Memory;
  readonly pick: Chooser;
  readonly outlook: Outlook;
  /** 1 where what is good for the humans is good for this bot, -1 where it is bad. */
  readonly sign: 1 | -1;
  /** How hard it plays just now: a Cylon in the open holds back below 1, a hidden one dares more above it. */
  readonly malice: number;
  /** How the options looked at first sight, for those who think further. */
  readonly scores?: Map<string, number>;
  /** What each option would cost a hidden Cylon by what it tells, in points; part of how it looked at first sight. */
  readonly tells?: Map<string, number>;
}

export function situation(
  view: View,
  question: OpenQuestion,
  mind: Mind,
  memory: Memory,
  pick: Chooser,
): Situation {
  const { seat } = question;
  const outlook = outlookOf(view, seat, mind);
  return {
    view,
    question,
    options: question.options,
    seat,
    me: view.players[seat],
    mind,
    memory,
    pick,
    outlook,
    sign: outlook.side === 'humans' ? 1 : -1,
    malice: 1,
  };
}

/** The same situation as a human in that seat would see it: how a hidden Cylon knows what is expected of it. */
export function asHuman<S extends Situation>(s: S): S {
  const doubt = s.outlook.doubt.map((p, seat) => (seat === s.seat ? 0 : p));
  return { ...s, sign: 1, outlook: { ...s.outlook, side: 'humans', doubt } };
}
