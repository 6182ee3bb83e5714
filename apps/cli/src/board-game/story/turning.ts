import type { Chronicle, ToldCheck, TurnEnd } from './chronicle';
import { by, causeName, listed, percent } from './words';

/** Where the game turned, and what checks were lost by whom. */

interface Turn {
  readonly turn: number;
  readonly before: TurnEnd;
  readonly after: TurnEnd;
}

/** How much the chance of the humans must change within a turn for it to be told. */
const leastChange = 0.1;
const mostTurns = 4;

/** The turns that changed most, in their order. */
export function turningPoints({ turns, facts }: Chronicle): Turn[] {
  // The measure takes a Leader among the humans for one of them, so that going there or back looks like a turn.
  const crossed = new Set(facts.flatMap(({ turn, fact }) => (fact.fact === 'infiltration' ? [turn] : [])));
  const changes = turns.slice(1).map((after, at) => ({ turn: after.turn, before: turns[at], after }));
  const size = ({ before, after }: Turn) => Math.abs(after.chance - before.chance);
  return changes
    .slice(0, -1)
    .filter((each) => size(each) >= leastChange && !crossed.has(each.turn))
    .sort((a, b) => size(b) - size(a))
    .slice(0, mostTurns)
    .sort((a, b) => a.turn - b.turn);
}

export function sayTurningPoint(told: Chronicle, { turn, before, after }: Turn): string {
  const way = after.chance > before.chance ? 'rose' : 'fell';
  const what = happened(told, turn, after.chance > before.chance);
  const chances = `the humans' chances ${way} from ${percent(before.chance)} to ${percent(after.chance)}`;
  return what.length === 0 ? chances : `${listed(what)}, and ${chances}`;
}

/** What moved the dials and the ships in a turn, for better or for worse. */
function happened({ facts }: Chronicle, turn: number, better: boolean): string[] {
  const here = facts.filter((each) => each.turn === turn).map(({ fact }) => fact);
  const count = (name: string) => here.filter(({ fact }) => fact === name).length;
  if (better) {
    const gains = here.flatMap((fact) =>
      fact.fact === 'resource-gained' ? [`${fact.resource} rose to ${fact.now}${by(fact.cause)}`] : [],
    );
    const jump = here.find((fact) => fact.fact === 'distance-travelled');
    return jump?.fact === 'distance-travelled'
      ? [`the fleet jumped to distance ${jump.now}`, ...gains]
      : gains;
  }
  const losses = here.flatMap((fact) =>
    fact.fact === 'resource-lost' ? [`${fact.resource} fell to ${fact.now}${by(fact.cause)}`] : [],
  );
  const damage = count('galactica-damaged');
  const ships = count('civilian-destroyed');
  return [
    ...losses,
    ...(ships > 0
      ? [`${ships === 1 ? 'a civilian ship was' : `${ships} civilian ships were`} destroyed`]
      : []),
    ...(damage > 0 ? [`Galactica was hit${damage > 1 ? ` ${damage} times` : ''}`] : []),
    ...here.flatMap((fact) =>
      fact.fact === 'ships-placed' && fact.ships === 'basestar' ? ['a basestar appeared'] : [],
    ),
  ];
}

/** Failed checks of a turn that would have passed without what a Cylon put in while hidden. */
export function betrayedChecks(told: Chronicle, turn: number): string[] {
  return told.checks.filter((check) => check.turn === turn).flatMap((check) => betrayal(told, check));
}

function betrayal({ sides, known }: Chronicle, check: ToldCheck): string[] {
  const { turn, cause, difficulty, total, outcome, against, names } = check;
  if (outcome !== 'fail') return [];
  const traitors = [...against].filter(([seat, strength]) => {
    const cylon = sides[seat].filter((side) => side.turn <= turn).at(-1)?.cylon ?? false;
    return strength > 0 && cylon && (known[seat] ?? Number.POSITIVE_INFINITY) > turn;
  });
  const taken = traitors.reduce((sum, [, strength]) => sum + strength, 0);
  if (taken === 0 || total + taken < difficulty) return [];
  const who = listed(traitors.map(([seat]) => names[seat]));
  const name = causeName(cause);
  const which = name === undefined ? 'a check' : `the check of ${name}`;
  return [
    `${which} failed with ${total} of ${difficulty}, decided unseen by cards worth ${taken} from ${who}`,
  ];
}
