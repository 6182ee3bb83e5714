import type { Area, BoardFact, View } from '@ragtag/board-game';
import { galacticaTokens } from '@ragtag/board-game';

/** Where on the board the fact that is being shown takes place. */
export function spotlightOf(
  beat: BoardFact | null,
  view: View,
): { readonly area?: Area; readonly location?: string } {
  if (!beat) return {};
  switch (beat.fact) {
    case 'moved':
    case 'sent':
      return { location: beat.to };
    case 'flew':
      return { area: beat.to };
    case 'ship-moved':
      return { area: beat.to };
    case 'ships-placed':
    case 'viper-manned':
      return { area: beat.area };
    case 'attack':
    case 'ship-destroyed':
    case 'viper-damaged':
    case 'civilian-destroyed':
      return beat.area === null ? {} : { area: beat.area };
    case 'basestar-damaged': {
      const area = view.basestars[beat.basestar]?.area;
      return area ? { area } : {};
    }
    case 'galactica-damaged': {
      const token = galacticaTokens[beat.token];
      return token && 'location' in token && token.location ? { location: token.location } : {};
    }
    case 'action':
      return beat.cause.kind === 'location' ? { location: beat.cause.id } : {};
    default:
      return {};
  }
}
