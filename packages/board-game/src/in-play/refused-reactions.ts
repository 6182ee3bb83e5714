import { byId } from '@ragtag/kernel';
import { skillKinds } from '../cards/tables';
import type { Cause, Limit } from '../effects/types';
import type { G } from '../rules';
import { readsText, sheetSpeaks } from '../table/queries';
import type { Seat } from '../terms';
import { test } from './conditions';
import { forbiddenBy } from './explained';
import { limitReached, scopeOf } from './limits';
import { Refusals, type RefusedOptions } from './objections';
import { isAffordable } from './prices';
import type { Response } from './responses';
import { unbound } from './scene';
import { windowAnswers } from './window-answers';

/** What of a seat's own does not answer a moment, and why: cards in hand, and abilities that answer it at other times. */
export function refusedReactions(g: G, window: string, event: object, seat: Seat): readonly RefusedOptions[] {
  const refused = new Refusals();
  const moment = new SeatInWindow(g, window, event, seat, refused);
  for (const card of new Set(g.state.players[seat].hand)) moment.card(card);
  if (sheetSpeaks(g.state, seat)) moment.sheet();
  return refused.all;
}

class SeatInWindow {
  readonly #g: G;
  readonly #window: string;
  readonly #event: object;
  readonly #seat: Seat;
  readonly #refused: Refusals;

  constructor(g: G, window: string, event: object, seat: Seat, refused: Refusals) {
    this.#g = g;
    this.#window = window;
    this.#event = event;
    this.#seat = seat;
    this.#refused = refused;
  }

  card(card: number): void {
    const { id, card: info } = skillKinds[card];
    const answer = this.#answers?.hand?.find((each) => each.card === card);
    if (!readsText(this.#g.state, this.#seat, info.skill))
      this.#refused.add(id, 'cylon', 'actions.cylon-forbidden');
    else if (!answer) {
      const { reaction, action, movement } = info;
      const reason = reaction ? 'another-moment' : action || movement ? 'action-only' : 'counts-only';
      this.#refused.add(id, reason, 'actions.action-tag');
    } else {
      const use = { seat: this.#seat, card: info.id, skill: info.skill, use: 'reaction' };
      const forbidden = forbiddenBy(this.#g, 'may-use-card', use);
      if (forbidden) this.#refused.add(id, 'forbidden', null, forbidden);
      else this.#unless(id, answer.react, answer.cause, answer.limit);
    }
  }

  sheet(): void {
    const { character } = this.#g.state.players[this.#seat];
    const sheets = this.#answers?.sheets;
    for (const { react, cause, limit } of (sheets && byId(sheets, character)) ?? []) {
      const { id } = cause;
      const use = { seat: this.#seat, ability: id, limit: limit && scopeOf(limit) };
      const forbidden = forbiddenBy(this.#g, 'may-use-sheet', use);
      if (forbidden) this.#refused.add(id, 'forbidden', null, forbidden);
      else this.#unless(id, react, cause, limit);
    }
  }

  get #answers() {
    return windowAnswers(this.#g.state.options).get(this.#window);
  }

  /** Refuses an answer that this moment could have, unless nothing speaks against it. */
  #unless(id: string, react: Response, cause: Cause, limit = react.limit as Limit | undefined): void {
    const you = this.#seat;
    if (limit && limitReached(this.#g, limit, cause, you, this.#event)) this.#refused.add(id, 'spent', null);
    else if (react.hasPrice && !isAffordable(this.#g, react.do, you, cause))
      this.#refused.add(id, 'price', null);
    else if (react.if && !test(this.#g, react.if, { you, bind: unbound, cause, event: this.#event }))
      this.#refused.add(id, 'requirement', 'actions.sources');
  }
}
