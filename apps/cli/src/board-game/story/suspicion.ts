import type { Claim, Seat } from '@ragtag/board-game';
import { explain } from '@ragtag/bots/board';
import type { GameFile } from '../../game-file';
import type { Chronicle } from './chronicle';
import { isInnocent, isLeader } from './events';
import { percent } from './words';

/** Whom people suspected, said or not. */

interface Eyes {
  readonly seat: Seat;
  readonly chance: number;
}

/** Whom those who had not shown themselves suspected most at the end of each turn, on average. */
export function eyesByTurn({ options, seed, answers }: GameFile, told: Chronicle): Map<number, Eyes> {
  const most = new Map<number, Eyes>();
  const story = explain(options as Parameters<typeof explain>[0], seed, answers);
  const turns = new Set(story.map(({ turn }) => turn));
  for (const turn of turns) {
    const isOpen = (seat: Seat) => (told.known[seat] ?? Number.POSITIVE_INFINITY) <= turn;
    const views = story.filter((each) => each.turn === turn && each.seat !== null && !isOpen(each.seat));
    const eyes = told.end.players.flatMap((_, seat): Eyes[] => {
      if (isOpen(seat) || isLeader(told, seat)) return [];
      const others = views.filter((view) => view.seat !== seat);
      const chance =
        others.reduce((sum, { suspicion }) => sum + suspicion[seat], 0) / Math.max(1, others.length);
      return [{ seat, chance }];
    });
    const top = eyes.sort((a, b) => b.chance - a.chance)[0];
    if (top) most.set(turn, top);
  }
  return most;
}

/** How much somebody must be suspected for it to be told. */
const leastSuspicion = 0.45;

export function sayEyes(
  told: Chronicle,
  names: readonly string[],
  turn: number,
  eyes: Eyes | undefined,
): string[] {
  if (!eyes || eyes.chance < leastSuspicion) return [];
  const right = isInnocent(told, eyes.seat, turn) ? 'who was human' : 'and rightly so';
  return [
    `By then whoever watched closely looked at ${names[eyes.seat]} (${percent(eyes.chance)}), ${right}.`,
  ];
}

/** Who accused whom for the first time, by turn, as far as the file tells; nobody accuses an open enemy. */
export function accusationsByTurn({ spoken = [] }: GameFile, told: Chronicle): Map<number, string[]> {
  const said = new Set<string>();
  const byTurn = new Map<number, string[]>();
  for (const { after, seat, claim } of spoken) {
    const { claim: what, seat: accused } = claim as Claim & { readonly seat: Seat };
    const at = told.facts.findLast((each) => each.after <= after);
    if (what !== 'suspects' || !at || said.has(`${seat} ${accused}`) || isLeader(told, accused)) continue;
    said.add(`${seat} ${accused}`);
    const word = isInnocent(told, accused, at.turn) ? 'wrongly' : 'rightly';
    const line = `${at.names[seat]} accused ${at.names[accused]}, ${word}`;
    byTurn.set(at.turn, [...(byTurn.get(at.turn) ?? []), line]);
  }
  return byTurn;
}
