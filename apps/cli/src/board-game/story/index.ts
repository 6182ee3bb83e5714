import { module, type Options, type Seat } from '@ragtag/board-game';
import { english } from '@ragtag/board-game/say';
import type { GameFile } from '../../game-file';
import { type Chronicle, chronicleOf, type Told } from './chronicle';
import { eventOf } from './events';
import { peopleOf } from './people';
import { accusationsByTurn, eyesByTurn, sayEyes } from './suspicion';
import { betrayedChecks, sayTurningPoint, turningPoints } from './turning';
import { cardName, dials, listed, lostBetween, sentence } from './words';

/** A game told as a short story: who was what, what happened from jump to jump, where it turned, how it ended. */
export function storyOf(game: GameFile): string {
  const told = chronicleOf(game);
  return [beginning(game, told), peopleOf(told).join('\n'), ...chapters(game, told), ending(told)].join(
    '\n\n',
  );
}

function beginning({ options }: GameFile, { end, facts }: Chronicle): string {
  const { players: _, ...picked } = module.options.selectionOf(options as Options);
  const chosen = module.options.format(picked);
  const jumps = facts.filter(({ fact }) => fact.fact === 'fleet-jumps').length;
  const played = `${options.players} players${chosen === '' ? '' : `, with ${chosen.replaceAll(',', ', ')}`}`;
  return `${played}. ${end.turn.number} turns and ${jumps} jumps.`;
}

interface Chapter {
  /** After the turn in which the chapter before ended. */
  readonly from: number;
  readonly to: number;
  readonly facts: readonly Told[];
}

/** From one jump to the next. */
function chaptersOf({ facts, end }: Chronicle): Chapter[] {
  const found: Chapter[] = [];
  let from = 0;
  let begun: Told[] = [];
  for (const each of facts) {
    begun.push(each);
    if (each.fact.fact !== 'distance-travelled') continue;
    found.push({ from, to: each.turn, facts: begun });
    from = each.turn;
    begun = [];
  }
  return [...found, { from, to: end.turn.number, facts: begun }];
}

function chapters(game: GameFile, told: Chronicle): string[] {
  const eyes = eyesByTurn(game, told);
  const sayings = byTurn(game, told);
  let seen: Seat | undefined;
  return chaptersOf(told).flatMap((chapter) => {
    const { to, facts } = chapter;
    const watched = eyes.get(to);
    const looks = watched?.seat === seen ? [] : sayEyes(told, facts.at(-1)?.names ?? [], to, watched);
    if (looks.length > 0) seen = watched?.seat;
    const happened = sayings(chapter);
    if (happened.length === 0 && !isJump(chapter)) return [];
    return [[heading(chapter), ...happened, ...looks, ...costs(chapter, told)].join(' ')];
  });
}

const isJump = ({ facts }: Chapter): boolean => facts.at(-1)?.fact.fact === 'distance-travelled';

/** What is told of each turn of a chapter: what happened, what was betrayed, who was accused, and where it turned. */
function byTurn(game: GameFile, told: Chronicle): (chapter: Chapter) => string[] {
  const accused = accusationsByTurn(game, told);
  const turning = new Map(turningPoints(told).map((each) => [each.turn, each]));
  const done = new Set<number>();
  return ({ from, to, facts }) => {
    const sentences: string[] = [];
    for (let turn = from; turn <= to; turn++) {
      const said = events(facts, turn, told);
      if (!done.has(turn)) {
        said.push(...betrayedChecks(told, turn), ...(accused.get(turn) ?? []));
        const turned = turning.get(turn);
        if (turned) said.push(sayTurningPoint(told, turned));
        done.add(turn);
      }
      if (said.length > 0)
        sentences.push(sentence(turn === 0 ? said.join('; ') : `in turn ${turn} ${said.join('; ')}`));
    }
    return sentences;
  };
}

function heading({ from, to, facts }: Chapter): string {
  const arrived = facts.at(-1)?.fact;
  const picked = facts.flatMap(({ fact }) => (fact.fact === 'destination-picked' ? [fact.card] : [])).at(-1);
  const where = picked === undefined ? '' : ` to ${cardName('destination', picked)}`;
  const first = Math.max(1, from);
  const turns = first === to ? `Turn ${to}` : `Turns ${first} to ${to}`;
  if (arrived?.fact !== 'distance-travelled') return `${turns}.`;
  return `${turns}, the way${where} at distance ${arrived.now}.`;
}

/** What happened in a turn that is worth telling. */
function events(facts: readonly Told[], turn: number, told: Chronicle): string[] {
  const said = facts.filter((each) => each.turn === turn).flatMap((each) => eventOf(each, told) ?? []);
  return [...new Set(said)];
}

function costs({ from, to }: Chapter, { turns }: Chronicle): string[] {
  const before = turns.filter(({ turn }) => turn <= from).at(-1);
  const after = turns.filter(({ turn }) => turn <= to).at(-1);
  if (!before || !after) return [];
  const lost = lostBetween(before.resources, after.resources);
  return lost.length === 0 ? ['It cost nothing.'] : [`It cost ${listed(lost)}.`];
}

function ending({ end }: Chronicle): string {
  if (!end.over)
    return `The game is not over: turn ${end.turn.number}, distance ${end.distance}, ${dials(end)}.`;
  const { winner, reason } = end.over;
  const won = winner === 'humans' ? 'The humans won' : 'The Cylons won';
  const why = english.table.reasons[reason] ?? '';
  return `${won} at distance ${end.distance}, with ${dials(end)}. ${why}`.trim();
}
