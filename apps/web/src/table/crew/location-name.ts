import { locationCards } from '@ragtag/board-game';

export function locationName(id: string): string {
  return locationCards.find((location) => location.id === id)?.name ?? id;
}
