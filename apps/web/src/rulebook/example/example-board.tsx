import type { View } from '@ragtag/board-game';
import { StillBoard, StillTable } from '../../table/still-table';

/** The board of a game, to be looked at only. */
export function ExampleBoard({ view }: { readonly view: View }) {
  return (
    <StillTable view={view}>
      <StillBoard />
    </StillTable>
  );
}
