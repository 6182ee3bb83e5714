import type { BoardFact } from '@ragtag/board-game';

/** The rule behind what happens again and again, where the fact itself does not name a nearer one. */
const common: Readonly<Partial<Record<BoardFact['fact'], string>>> = {
  'card-left-play': 'crisis.kept-in-play',
  'cards-seen': 'secrecy.deck-tops',
  'check-cards-removed': 'skill-check.step10.total',
  'check-started': 'skill-check.structure',
  'crisis-discarded': 'crisis.sequence',
  'deck-looked-at': 'secrecy.deck-tops',
  'die-rolled': 'dice.roller',
  'loyalty-dealt': 'loyalty.facedown',
  'loyalty-received': 'loyalty.facedown',
  'mutiny-received': 'mutiny.secret',
  'quorum-discarded': 'titles.president.quorum-hand',
  sent: 'moves.hazardous',
  'skill-cards-received': 'turn.receive.skill-set-only',
  step: 'turn.order.steps',
  'tokens-changed': 'miracle.replaces',
  'trauma-given-up': 'trauma.draw-hidden',
  'trauma-received': 'trauma.draw-hidden',
  'turn-started': 'turn.order.clockwise',
};

export function ruleOf(fact: BoardFact): string | undefined {
  return ('rule' in fact ? fact.rule : undefined) ?? common[fact.fact];
}
