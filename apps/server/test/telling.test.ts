import { type Chooser, chooser, randomPicks, saysTheSame, shareUnchanged } from '@ragtag/kernel';
import { type GamePatch, type GameUpdate, patched, type TableSettings } from '@ragtag/protocol';
import { expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { draftOf, nothingRecent, startGame, take } from '../src/games/play';
import { updateFor } from '../src/games/update';
import { Connection } from '../src/socket/connection';
import { Telling } from '../src/socket/telling';
import { moduleOf } from '../src/tables/game';
import { fillWithBots, newTable, sit } from '../src/tables/lobby';

const timing = { botDelay: [0, 0] as [number, number], botThinking: 0, reactionTime: 0 };
const names = ['Ada', 'Ben', 'Cyd', 'Dee'];
const everyBox = { pegasus: true, exodus: true, daybreak: true, cylonleader: true } as const;

/** A page that has what its socket has been sent, and nothing else. */
class PatchedPage {
  game: GameUpdate | undefined;
  readonly connection: Connection;

  constructor(readonly reader: number | null) {
    const send = (text: string) => {
      const { type, ...message } = JSON.parse(text);
      if (type === 'game') this.game = message as GameUpdate;
      else this.game = patched(this.game as GameUpdate, message as GamePatch);
    };
    const socket = { readyState: 1, OPEN: 1, bufferedAmount: 0, send } as unknown as WebSocket;
    this.connection = new Connection(socket, { id: `u${reader}`, name: 'Ada' }, async () => true);
    this.connection.takesPatches = true;
  }
}

function begun(settings: Partial<TableSettings>, seed: string) {
  const table = newTable({ id: 'u0', name: 'Ada' }, { reactions: 'wait', ...settings }, 1);
  const { players = 4 } = settings.selection as { players?: number };
  for (let n = 0; n < players; n++) sit(table, { id: `u${n}`, name: names[n] }, n);
  fillWithBots(table, 'officer');
  return startGame(table, seed, 1, timing);
}

/** Plays at random, and tells some of the readers of each answer; whoever is told sees what it would see at first. */
function playAndTell(settings: Partial<TableSettings>, seed: number, choose: Chooser): number {
  let running = begun(settings, `seed ${seed}`);
  const { view, pending } = moduleOf(running.table);
  const everybody = [null, ...view(running.state, null).players.keys()].map((seat) => new PatchedPage(seat));
  let now = 1;
  for (; !running.state.over && now < 400; now++) {
    const told = everybody.filter(({ reader }) => now === 1 || reader === null || choose(3) > 0);
    const telling = new Telling({ ...running, recent: nothingRecent }, running.facts, told, now);
    for (const each of told) {
      const seen = each.game;
      telling.tell(each.connection, each.reader);
      const meant: GameUpdate = JSON.parse(
        JSON.stringify(updateFor(running, each.reader, running.facts, now)),
      );
      // Who has nothing to see hears nothing.
      const { news } = meant;
      if (seen && news.facts.length === 0 && saysTheSame({ ...seen, news, now }, meant)) {
        expect(each.game).toBe(seen);
      } else if (!saysTheSame(each.game, meant)) expect(each.game).toEqual(meant);
    }
    const questions = pending(running.state);
    const draft = draftOf(running);
    let isTaken = false;
    while (!isTaken) {
      const question = questions[choose(questions.length)];
      const picks = randomPicks(question, choose);
      isTaken = !take(
        draft,
        { seat: question.seat, question: question.id, picks, by: 'person' },
        now,
        timing,
      );
    }
    shareUnchanged(draft.state, running.state);
    running = draft;
  }
  return now;
}

const selections: [string, Partial<TableSettings>][] = [
  ['the base game', { selection: { players: 4 } }],
  ['every box', { selection: { players: 4, ...everyBox, ending: 'allendings' } }],
  ['the Ionian Nebula', { selection: { players: 4, ...everyBox, ending: 'ioniannebula' } }],
  ['New Caprica', { selection: { players: 4, exodus: true, pegasus: true, ending: 'newcaprica' } }],
  ['the card game', { game: 'card', selection: { players: 3 } }],
  ['a game of numbers', { game: 'tiny', selection: { players: 3 } }],
];

it.each(selections)('patches, one after another, come to what is seen at first sight: %s', (_, settings) => {
  expect(playAndTell(settings, 1, chooser(11))).toBeGreaterThan(15);
});
