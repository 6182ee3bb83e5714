import '@ragtag/board-game/boxes';
import {
  allyCards,
  areas,
  locationsSeen,
  missionCards,
  module,
  type State,
  type View,
  view,
} from '@ragtag/board-game';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { keptAt } from '../../../e2e/support/moments';
import { boardsAway, boardsIn } from '../../../src/board-game/board/boards';
import { TextBoard } from '../../../src/board-game/board/text-board';
import { nameOfSeat } from '../../../src/board-game/words/people';
import { areaName, boardTitle } from '../../../src/board-game/words/say';
import { TableContext, type TableState } from '../../../src/shell/table/table-context';

const people = ['Sam', 'Ines', 'Tomas', 'Ruth', 'Anton', 'Vera', 'Jonas'];

/** What Sam sees at a moment, and the board in words as plain text. */
function boardAt(moment: string): { readonly seen: View; readonly words: string } {
  const seen = view(module.load(keptAt(moment, people)) as State, 0);
  const table = { view: seen, picks: [], aim: null, beat: null, ready: false, question: undefined };
  const html = renderToStaticMarkup(
    createElement(TableContext.Provider, { value: table as unknown as TableState }, createElement(TextBoard)),
  );
  const words = html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"');
  return { seen, words };
}

test.each(['all-boxes', 'crossroads', 'cylon-fleet', 'new-caprica', 'new-caprica-orbit', 'rebel-basestar'])(
  'the board in words names every board, place, person, token and stack: %s',
  (moment) => {
    const { seen, words } = boardAt(moment);
    for (const { board } of boardsIn(seen)) expect(words).toContain(boardTitle(board));
    for (const board of boardsAway(seen)) expect(words).toContain(boardTitle(board));
    for (const { name, board } of locationsSeen(seen))
      if (board !== 'new-caprica' || seen.newCaprica) expect(words).toContain(name);
    for (const area of areas) expect(words.toLowerCase()).toContain(areaName(area));
    seen.players.forEach(({ location, piloting }, seat) => {
      if (location !== null || piloting !== null) expect(words).toContain(nameOfSeat(seen, seat));
    });
    for (const { card, token } of seen.allies ?? [])
      expect(words).toMatch(
        new RegExp(`${allyCards[card].name}${token === undefined ? '' : ' with a .*token'}`),
      );
    if (seen.trauma)
      expect(words.match(/(?<!with) a trauma token/g) ?? []).toHaveLength(seen.trauma.on.length);
    if (seen.newCaprica) expect(words).toMatch(/\d+ locked.*\d+ prepared/i);
    if (seen.mission) expect(words).toContain(missionCards[seen.mission.card].name);
    if (seen.rebel) expect(words).toMatch(/serves/);
    if (seen.fleet) expect(words).toContain('Cylon Fleet board');
  },
);
