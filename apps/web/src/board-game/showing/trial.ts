import type { BoardFact, Seat } from '@ragtag/board-game';

type TokensShown = Extract<BoardFact, { fact: 'trial-shown' }>;

/** The trial as one story: what everybody showed, for whom it was too little, and who is out. */
export interface Trial {
  readonly shown: readonly Pick<TokensShown, 'seat' | 'tokens' | 'as' | 'counts'>[];
  readonly spared: readonly Seat[];
  readonly out: readonly Seat[];
}

/** The story with one more fact, if that belongs to it. */
export function trialAfter(story: Trial | null, fact: BoardFact): Trial | null {
  if (fact.fact === 'trial-begins') return { shown: [], spared: [], out: [] };
  if (!story) return story;
  if (fact.fact === 'trial-shown') {
    const { seat, tokens, as, counts } = fact;
    return { ...story, shown: [...story.shown, { seat, tokens, as, counts }] };
  }
  if (fact.fact === 'trial-spared') return { ...story, spared: [...story.spared, fact.seat] };
  if (fact.fact === 'left-game') return { ...story, out: [...story.out, fact.seat] };
  return story;
}

/** Whether a fact is told as part of the story. */
export const isOfTrial = ({ fact }: BoardFact): boolean => fact.startsWith('trial-') || fact === 'left-game';
