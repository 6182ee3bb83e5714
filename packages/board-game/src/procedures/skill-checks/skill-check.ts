import { each, script, shuffle } from '@ragtag/kernel';
import { runNested } from '../../effects/start';
import type { CheckSpec } from '../../effects/types';
import { open, struckOut } from '../../in-play/reactions';
import { isSet, number, scopedModifiers } from '../../in-play/rulings';
import { putOnSkillPile } from '../../operations/decks';
import { rules } from '../../rules';
import { holds } from '../../state/held';
import { draws } from '../../state/kinds';
import type { Place } from '../../state/place';
import { aCause, fields, plain, skillCard } from '../../state/shapes';
import { clockwiseFrom, nextSeat } from '../../table/queries';
import { hasAbility, openAbilities } from './abilities';
import { countedIn, difficultyOf, sumOf } from './check-sum';
import { askForCards } from './contributions';
import type { CheckCard, SkillCheck } from './frame';
import { addDestiny } from './pile';

rules.locals('skill-check', {
  check: plain,
  cause: aCause,
  target: plain,
  root: plain,
  pile: fields<CheckCard>({ card: skillCard, by: plain, seenBy: plain }),
  mods: scopedModifiers,
  total: plain,
  difficulty: plain,
  adding: plain,
  contributor: plain,
  contribution: plain,
});

holds('skill-check', (s, frame) =>
  frame.pile.map(
    (added, at): Place => ({
      of: 'skill',
      cards: [added.card],
      knows: (seat) =>
        frame.revealed === true ||
        added.faceUp ||
        (seat !== null && (added.by === seat || added.seenBy?.includes(seat) === true)),
      put([dealt]) {
        frame.pile[at] = { ...added, card: dealt };
      },
      likes: (other) => (added.by === null ? 1 : draws(s, added.by, other)),
      tells: 'nothing',
    }),
  ),
);

const cardsIn = ({ pile }: SkillCheck) => pile.map(({ card }) => card);

function outcomeOf(spec: CheckSpec, total: number, difficulty: number): 'pass' | 'partial' | 'fail' {
  if (total >= difficulty) return 'pass';
  // rule: skill-check.partial-unchanged — the partial number is as printed
  return spec.partial && total >= spec.partial.at ? 'partial' : 'fail';
}

function happens(frame: SkillCheck): boolean {
  const { consequence } = script<CheckSpec>(frame.check);
  return consequence !== undefined && !frame.sealed && frame.pile.some(hasAbility);
}

/** Skill checks. rule: skill-check.step-order */
rules.procedure('skill-check', {
  begin(g, frame) {
    const { turn } = g.state;
    turn.checks = (turn.checks ?? 0) + 1;
    frame.id = `${turn.number}.${turn.checks}`;
    const { skills } = script<CheckSpec>(frame.check);
    g.facts.push({ fact: 'check-started', difficulty: difficultyOf(g, frame), skills, cause: frame.cause });
    open(g, 'check-begin');
  },
  // rule: skill-check.step1.auto — an outcome set outright skips everything up to the result
  skipIfSet(_g, frame) {
    if (frame.outcome) rules.goTo(frame, 'announceOutcome');
  },
  openBeforeCards: (g) => open(g, 'before-cards'),
  addDestiny(g, frame) {
    if (isSet(g, 'reckless')) frame.reckless = true;
    addDestiny(g, frame, number(g, 'destiny-cards', 2));
  },
  // rule: skill-check.step4.order — from the left of the current player, who comes last
  addCards: each('adding', (g) => clockwiseFrom(g.state, nextSeat(g.state, g.state.turn.seat)), askForCards),
  openAllContributed: (g) => open(g, 'all-contributed'),
  reveal(g, frame) {
    // rule: skill-check.step5.shuffle
    frame.pile = shuffle(g.state, 'cards', frame.pile);
    frame.revealed = true;
    const cards = cardsIn(frame);
    g.facts.push({
      fact: 'check-revealed',
      cards,
      counted: countedIn(g, frame, cards),
      rule: 'skill-check.step6.reveal',
    });
    open(g, 'check-joined');
  },
  // rule: skill-check.step6.human-delusion — what joins the cards comes before what is taken out of them
  openRevealed: (g) => open(g, 'check-revealed'),
  openAbilities: (g) => open(g, 'check-abilities'),
  // Cards that abilities add join the rest. rule: skill-check.step7.abilities
  resolveAbilities(g, frame) {
    // rule: missions.no-check-abilities
    if (frame.sealed || !frame.pile.some(hasAbility)) return;
    const abilities = openAbilities(g, frame);
    if (abilities.length === 0) return;
    frame.i--;
    rules.put(g, g.state.turn.seat, 'next-ability', undefined, abilities);
  },
  // rule: skill-check.step8.reckless
  openRecklessDraw(g, frame) {
    if (frame.reckless) open(g, 'reckless-draw');
  },
  openConsequence(g, frame) {
    if (happens(frame)) open(g, 'consequence');
  },
  // rule: skill-check.step9.consequence
  consequence(g, frame) {
    const { consequence } = script<CheckSpec>(frame.check);
    if (consequence && happens(frame) && !struckOut(frame)) runNested(g, consequence, frame.root);
  },
  total(g, frame) {
    const { total, cards: counted, changes } = sumOf(g, frame, cardsIn(frame));
    frame.total = total;
    frame.difficulty = difficultyOf(g, frame);
    g.facts.push({
      fact: 'check-totalled',
      total,
      difficulty: frame.difficulty,
      counted,
      changes,
      rule: 'skill-check.step10.total',
    });
    open(g, 'totalled');
  },
  decideOutcome(g, frame) {
    frame.difficulty = difficultyOf(g, frame);
    frame.outcome = outcomeOf(script<CheckSpec>(frame.check), frame.total, frame.difficulty);
  },
  announceOutcome(g, frame) {
    g.facts.push({
      fact: 'check-result',
      outcome: frame.outcome ?? 'fail',
      total: frame.revealed ? frame.total : null,
      difficulty: frame.difficulty ?? difficultyOf(g, frame),
      rule: 'skill-check.step11.outcome',
    });
    open(g, 'outcome');
  },
  carryOut(g, frame) {
    const spec = script<CheckSpec>(frame.check);
    const results = { pass: spec.pass, partial: spec.partial?.do ?? spec.fail, fail: spec.fail };
    if (!struckOut(frame) && frame.outcome) runNested(g, results[frame.outcome], frame.root);
  },
  openEffects: (g) => open(g, 'check-effects'),
  openDiscard(g, frame) {
    if (frame.pile.length > 0) open(g, 'check-discard');
  },
  discard(g, frame) {
    for (const { card } of frame.pile) putOnSkillPile(g, card);
    frame.pile = [];
  },
});
