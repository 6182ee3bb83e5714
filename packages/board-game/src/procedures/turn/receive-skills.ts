import { type Asking, each, type Option } from '@ragtag/kernel';
import { character, characterCards, fromTables } from '../../cards/tables';
import { number } from '../../in-play/rulings';
import { type G, rules } from '../../rules';
import { plain, skillType } from '../../state/shapes';
import { cardsLeft, sheetSpeaks } from '../../table/queries';
import { isInfiltrating } from '../../table/standing';
import { type Seat, skills } from '../../terms';
import { assistSet, offerAssistCard } from '../assist/assist-card';
import { allTypes, skillSet } from '../skill-cards/draw-skills';
import { forgoSkill } from './forgo-skill';
import type { ReceiveSkills } from './receiving';

declare module '../../rules' {
  interface Procedures {
    'receive-skills': ReceiveSkills;
  }
  interface Asks {
    'split-skills': Asking<SplitOption, SplitQuestion>;
  }
}

rules.locals('receive-skills', { seat: plain, types: skillType, lines: plain });

interface SplitOption extends Option {
  readonly split: readonly number[];
}

/** Options by number of cards and types, made once. */
const made = new Map<string, readonly SplitOption[]>();

/** The ways to split a number of cards among two types. */
function splits(n: number, first: number, second: number): readonly SplitOption[] {
  const key = `${n}/${first}/${second}`;
  const options =
    made.get(key) ??
    Array.from({ length: n + 1 }, (_, k) => {
      const split = [...Array<number>(n - k).fill(first), ...Array<number>(k).fill(second)];
      return Object.freeze({ id: split.map((t) => skills[t]).join('+'), split });
    });
  made.set(key, options);
  return options;
}

const howMany = (split: readonly number[], type: number) => split.filter((each) => each === type).length;

interface SplitQuestion {
  /** Which line of the skill set. */
  readonly line: number;
}

rules.ask<SplitOption, ReceiveSkills, SplitQuestion>('split-skills', {
  carries: { line: plain },
  options(g, frame, question) {
    const { line } = question;
    const { skills: types, draw } = character(g.state.players[frame.seat].character).skills[line];
    const [first, second] = types;
    const all = splits(draw, skills.indexOf(first), skills.indexOf(second));
    if (types.every((type) => cardsLeft(g.state, type) >= draw)) return all;
    // rule: limits.deck-reshuffle — no card is asked of a deck that can give none
    const given = ({ split }: SplitOption) =>
      types.reduce(
        (n, type) => n + Math.min(howMany(split, skills.indexOf(type)), cardsLeft(g.state, type)),
        0,
      );
    const most = Math.max(...all.map(given));
    return all.filter((option) => given(option) === most);
  },
  chosen: (_g, frame, [pick]) => {
    frame.types.push(...pick.split);
  },
});

/** Cards a revealed Cylon draws. rule: turn.receive.cylon-base, turn.receive.cylon-nosympathizer */
function cylonDraw(g: G, seat: Seat): number {
  const { nosympathizer } = g.state.options;
  return (nosympathizer && g.state.players.length % 2 === 0 ? 3 : 2) + extraDraw(g, seat);
}

/** rule: infiltration.draw — one card more, of any type of the skill set */
function extraDraw(g: G, seat: Seat): number {
  return isInfiltrating(g.state.players[seat]) ? number(g, 'infiltration-draw', 1, { seat }) : 0;
}

/** The lines of skill sets among whose types a player chooses, by character. */
const linesToSplit = fromTables(
  () =>
    new Map(
      characterCards.map(({ id, skills: lines }): [string, readonly number[]] => [
        id,
        [...lines.keys()].filter((line) => lines[line].skills.length > 1),
      ]),
    ),
);

/** The Receive Skills step. */
rules.procedure('receive-skills', {
  // rule: turn.receive.human, turn.receive.place-limit
  fixedTypes(g, frame) {
    const { seat } = frame;
    // rule: turn.receive.leader — Leaders draw by their sheets too
    const bySheet = sheetSpeaks(g.state, seat);
    const lines = character(g.state.players[seat].character).skills;
    const full = bySheet ? lines.reduce((n, line) => n + line.draw, extraDraw(g, seat)) : cylonDraw(g, seat);
    const n = number(g, 'receive-skills', full, { seat });
    const rule = bySheet ? 'turn.receive.human' : 'turn.receive.cylon-base';
    if (!bySheet || n < full) {
      const from = bySheet ? [...new Set([...skillSet(g, seat), ...assistSet(g)])].sort() : allTypes(g);
      const different = !bySheet && g.state.options.expansion;
      const mixed = !bySheet && n > 1 && isInfiltrating(g.state.players[seat]);
      g.state.stack.pop();
      rules.call(g, 'draw-skills', { seat, n, from, types: [], rule, different, mixed });
      return;
    }
    for (const { skills: types, draw } of lines) {
      if (types.length === 1) for (let k = 0; k < draw; k++) frame.types.push(skills.indexOf(types[0]));
    }
  },
  // rule: turn.receive.multi-skill
  split: each(
    'lines',
    (g, frame) => linesToSplit().get(g.state.players[frame.seat].character) ?? [],
    (g, frame, line) => void rules.put(g, frame.seat, 'split-skills', { line }),
  ),
  forgo: (g, frame) => forgoSkill(g, frame),
  assist: (g, frame) => offerAssistCard(g, frame),
  draw(g, frame) {
    rules.call(g, 'draw-skills', {
      seat: frame.seat,
      n: extraDraw(g, frame.seat),
      from: skillSet(g, frame.seat),
      types: frame.types,
      rule: 'turn.receive.human',
    });
  },
});
