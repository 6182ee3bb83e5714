import { Named, type Written } from '@ragtag/kernel/scenario';
import { indexOf, loyaltyCards } from '../cards/tables';
import type { State } from '../state';
import type { Build } from './build';
import { takeFrom } from './piles';
import { readCharacter } from './words';

/** The assistant of a game for one. */

/** Cards that the assist has where nothing is said. */
const usualCards = 3;

/** `assist: { character, loyalty: [you-are-a-cylon, ...] }`, or `none` once it is gone. */
export function readAssist(build: Build, written: Written | undefined): void {
  const { state, loyaltyLeft, fills } = build;
  if (!state.options.oneplayer) {
    written?.fail('only a game for one has an assistant');
    return;
  }
  if (written?.plain === 'none') return;
  const { character, loyalty } = written?.fields('character', 'loyalty') ?? {};
  const assist = {
    character: character ? readCharacter(character) : usualAssist(state),
    loyalty: [] as AssistLoyalty[],
  };
  if (character && assist.character === state.players[0].character)
    character.fail('the assist is somebody else');
  state.assist = assist;
  for (const item of loyalty?.items ?? []) {
    const fields = item.isMap ? item.fields('card', 'faceUp') : { card: item };
    const named = fields.card ?? item.fail('which `card`?');
    const card = takeFrom(loyaltyLeft, loyaltyCards, named, 'Loyalty card');
    const faceUp = 'faceUp' in fields && fields.faceUp ? fields.faceUp.flag : false;
    assist.loyalty.push({ card, faceUp, seenBy: [] });
  }
  if (!loyalty) fills.unshift(() => dealUsual(loyaltyLeft, assist.loyalty));
}

type AssistLoyalty = NonNullable<State['assist']>['loyalty'][number];

const usualAssist = ({ players: [main] }: State) =>
  main.character === 'saul-tigh' ? 'tom-zarek' : 'saul-tigh';

function dealUsual(pile: number[], loyalty: AssistLoyalty[]): void {
  const human = indexOf(loyaltyCards, 'you-are-not-a-cylon');
  for (let n = usualCards; n > 0 && pile.includes(human); n--) {
    pile.splice(pile.indexOf(human), 1);
    loyalty.push({ card: human, faceUp: false, seenBy: [] });
  }
}

/** As the table knows it, or as a view shows it. */
export function assistSeen(assist: State['assist'] | Seen): object | null {
  if (!assist) return null;
  return {
    character: assist.character,
    loyalty: assist.loyalty.map(({ card, faceUp }) => {
      const id = card === null ? null : loyaltyCards[card].id;
      return new Named({ card: id, faceUp }, [id]);
    }),
  };
}

interface Seen {
  readonly character: string;
  readonly loyalty: readonly { readonly card: number | null; readonly faceUp: boolean }[];
}
