import { characterCards, inGame, quorumCards, skillKinds, titlesSeen, type View } from '@ragtag/board-game';
import type { ReactionMoment } from '../../shell/half';
import { moments as words } from '../words';
import { plainly } from '../words/say';

/** What a moment is called in the middle of a sentence's place. */
export function momentWords(window: string): string {
  const known: Readonly<Record<string, string>> = words;
  return known[window] ?? plainly(window);
}

interface Optional {
  readonly window: string;
  readonly kind: string;
}

const isChoice = ({ kind }: Optional) => kind === 'optional' || kind === 'instead';

/** The moments at which this player could react, sooner or later in the game: cards first. */
export function momentsFor(view: View): ReactionMoment[] {
  const found = new Map<string, { cards: Set<string>; own: Set<string> }>();
  const at = (window: string) => {
    const known = found.get(window) ?? { cards: new Set<string>(), own: new Set<string>() };
    found.set(window, known);
    return known;
  };
  for (const { card } of skillKinds.filter((kind) => inGame(view.options, kind))) {
    if (card.reaction && isChoice(card.reaction)) at(card.reaction.window).cards.add(card.name);
  }
  const character = view.seat === null ? '' : view.players[view.seat].character;
  for (const { name, reactions = [] } of characterCards.find(({ id }) => id === character)?.abilities ?? []) {
    for (const reaction of reactions) if (isChoice(reaction)) at(reaction.window).own.add(name);
  }
  for (const { title, name, reactions = [] } of titlesSeen(view)) {
    if (view.titles[title] !== view.seat) continue;
    for (const reaction of reactions) if (isChoice(reaction)) at(reaction.window).own.add(name);
  }
  for (const { deck, card, holder } of view.inPlay) {
    if (deck !== 'quorum' || holder !== view.seat) continue;
    const { name, inPlay } = quorumCards[card];
    for (const reaction of inPlay?.reactions ?? []) if (isChoice(reaction)) at(reaction.window).own.add(name);
  }
  return [...found].map(([window, { cards, own }]) => ({
    window,
    words: momentWords(window),
    cards: [...cards],
    own: [...own],
  }));
}
