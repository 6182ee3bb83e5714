import type { Card } from '@ragtag/card-game';
import { isSingular } from '@ragtag/card-game';
import { cardRulebook } from '@ragtag/rulebook/card-game';

/** Rules that every card of a type touches. */
const byType: Readonly<Record<Card['type'], readonly string[]>> = {
  base: ['ccg.cards.base-values', 'ccg.defense.sum', 'ccg.states.unspent-unused'],
  personnel: [
    'ccg.play.unit-to-reserve',
    'ccg.challenge.declare',
    'ccg.challenge.defender',
    'ccg.resources.asset',
  ],
  ship: [
    'ccg.play.unit-to-reserve',
    'ccg.challenge.declare',
    'ccg.challenge.defender',
    'ccg.resources.asset',
  ],
  event: ['ccg.play.when', 'ccg.play.event-then-discard'],
  mission: ['ccg.missions.requirements', 'ccg.missions.one-per-phase', 'ccg.threat.missions-count'],
};

/** Rules by words that stand in a card's text. */
const byWords: readonly (readonly [RegExp, string])[] = [
  [/^Commit and exhaust/, 'ccg.abilities.commit-exhaust-price'],
  [/^Commit this|^Commit /, 'ccg.abilities.commit-price'],
  [/^Exhaust /, 'ccg.abilities.exhaust-price'],
  [/^Sacrifice /, 'ccg.abilities.sacrifice-price'],
  [/target/i, 'ccg.targets.must-be-doable'],
  [/you may .*if you do/i, 'ccg.targets.optional-price'],
  [/mystic value/i, 'ccg.mystic.how'],
  [/another action|more actions/i, 'ccg.execution.extra-action'],
  [/would (lose|be defeated)/i, 'ccg.triggers.replacement'],
  [/each player/i, 'ccg.effects.several-players'],
  [/this phase/i, 'ccg.effects.phase-duration'],
  [/fleet defense/i, 'ccg.defense.changes'],
  [/supply card/i, 'ccg.resources.supply-adds'],
  [/when .*challenge ends/i, 'ccg.challenge.end-effects'],
];

/** Rulings on a card, and the rules of the book that it touches. */
export function rulesFor(
  card: Card,
  texts: readonly string[],
): { readonly rulings: readonly string[]; readonly touched: readonly string[] } {
  const rulings = Object.values(cardRulebook.passages)
    .filter(({ cards }) => cards?.includes(card.id))
    .map(({ id }) => id);
  const touched = [
    ...byType[card.type],
    ...(isSingular(card) ? ['ccg.stack.must-overlay'] : []),
    ...card.keywords.map((keyword) => `ccg.keywords.${keyword.toLowerCase()}`),
    ...byWords.filter(([word]) => texts.some((text) => word.test(text))).map(([, rule]) => rule),
    ...(card.red.length > 0 ? ['ccg.cards.red-text-silent', 'ccg.attack.red-text'] : []),
  ];
  return { rulings, touched: [...new Set(touched)].filter((rule) => !rulings.includes(rule)) };
}
