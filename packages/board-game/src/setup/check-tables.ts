import { successionLines } from '../cards/base/succession';
import { inGame, perGame } from '../cards/in-game';
import { allTables, characterCards, fromTables } from '../cards/tables';
import type { Belonging, Box } from '../cards/types';
import { parseCondition } from '../options';
import { titles } from '../terms';
import { isLeader } from './characters';

/** What must be right with the tables before a game begins, so that nobody finds out in its midst. */

/** Refuses components whose condition speaks of options that there are not. */
export function checkConditions(box: Box): void {
  for (const components of Object.values(box) as readonly (readonly Belonging[])[])
    for (const { when } of components) if (when !== undefined) parseCondition(when);
}

export const checkTables = fromTables(() => checkConditions(allTables));

/** Refuses a game with somebody of whom no line of succession tells when their turn comes. */
export const checkSuccession = perGame((options) => {
  for (const card of characterCards) {
    // rule: titles.human-only — a Leader never holds one
    if (!inGame(options, card) || isLeader(card)) continue;
    for (const title of titles) {
      if (!successionLines[title].includes(card.id))
        throw new Error(`${card.id} stands in no line of succession for the ${title}: add the id to it`);
    }
  }
  return true;
});
