import { scriptOf } from '@ragtag/kernel';
import { close } from '../../in-play/reactions';
import { seatFor } from '../../in-play/scene';
import { drawDestiny, drawSkillCard } from '../../operations/decks';
import type { Rolled } from '../../procedures/combat/die-roll';
import { recklessDraw } from '../../procedures/skill-checks/abilities';
import { addToPile, takeCheckCards } from '../../procedures/skill-checks/pile';
import { rules } from '../../rules';
import { nearest } from '../../table/queries';
import { type Skill, skills } from '../../terms';
import { amountOf } from '../amount';
import { type Runs, runAgain } from '../run-verb';
import { runNested, takeResult } from '../start';

export const checkRuns = {
  addFromHand(g, { who, n }, _frame, scene) {
    const seat = seatFor(g.state, who, scene);
    if (seat !== undefined) rules.call(g, 'add-more', { seat, n });
  },
  roll(g, effect, frame, scene) {
    const rolled = takeResult<Rolled>(frame)?.n;
    if (rolled === undefined) {
      const roller = seatFor(g.state, effect.by, scene);
      if (roller === undefined) return;
      runAgain(frame);
      rules.call(g, 'die-roll', {
        roller,
        cause: scene.cause,
        attack: null,
        mods: [],
        used: [],
        die: 0,
        final: 0,
      });
      return;
    }
    const line = effect.lines.find((l) => rolled >= (l.atLeast ?? 1) && rolled <= (l.atMost ?? 8));
    if (line) runNested(g, line.do, frame.root);
  },
  check(g, effect, frame, scene) {
    const target = effect.target === undefined ? null : (seatFor(g.state, effect.target, scene) ?? null);
    rules.call(g, 'skill-check', {
      check: scriptOf(effect.check),
      cause: scene.cause,
      target,
      root: frame.root,
      sealed: effect.check.sealed || undefined,
      pile: [],
      mods: [],
      used: [],
      total: 0,
      // What comes later is named too, so that all checks are of one shape.
      difficulty: undefined,
      outcome: null,
      revealed: undefined,
      adding: undefined,
      contributor: undefined,
      contribution: undefined,
      id: undefined,
    });
  },
  setOutcome(g, effect) {
    const check = nearest(g.state, 'skill-check');
    if (check) check.outcome = effect.outcome;
  },
  setRoll(g, effect, _frame, scene) {
    const roll = nearest(g.state, 'die-roll');
    if (!roll) return;
    // rule: dice.range
    roll.final = Math.max(1, Math.min(8, amountOf(g, effect.n, scene)));
    roll.set = true;
    close(g);
  },
  addCheckCards(g, { from: stated, n, wait = false }, _frame, scene) {
    const bound = scene.bind[stated] as Skill | undefined;
    const from = bound ?? (stated as 'destiny' | Skill);
    const check = nearest(g.state, 'skill-check');
    if (!check) return;
    const cards: number[] = [];
    for (let k = 0; k < n; k++) {
      const card = from === 'destiny' ? drawDestiny(g) : drawSkillCard(g, skills.indexOf(from));
      if (card !== undefined) cards.push(card);
    }
    addToPile(g, check, cards, wait);
  },
  pickCheckCards(g, effect, _frame, scene) {
    const { by, n, to, strengthAtMost, upTo } = effect;
    const seat = seatFor(g.state, by, scene);
    const notNamed = effect.notThisName ? scene.cause.id : undefined;
    const except = effect.notThisCard ? scene.cause.card : undefined;
    if (seat !== undefined)
      rules.call(g, 'pick-from-check', { seat, n, to, strengthAtMost, notNamed, except, upTo });
  },
  lookAtContribution(g, { by }, _frame, scene) {
    const seat = seatFor(g.state, by, scene);
    const check = nearest(g.state, 'skill-check');
    if (seat === undefined || !check) return;
    const added = check.pile.filter((each) => each.by === check.contributor);
    const looked = added.slice(added.length - (check.contribution ?? 0));
    const cards = looked.map(({ card }) => card);
    check.pile = check.pile.map((each) =>
      looked.includes(each) ? { ...each, seenBy: [...(each.seenBy ?? []), seat] } : each,
    );
    g.facts.push({ fact: 'skill-cards-seen', seat, cards, only: [seat] });
  },
  recklessDraw: (g, { skill }) => recklessDraw(g, skill),
  takeCheckCards(g, { who }, _frame, scene) {
    const seat = seatFor(g.state, who, scene);
    const check = nearest(g.state, 'skill-check');
    if (seat !== undefined && check) takeCheckCards(g, check, seat);
  },
} satisfies Runs;
