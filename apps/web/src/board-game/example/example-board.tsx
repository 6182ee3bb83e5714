import '../stage/situation.css';
import type { View } from '@ragtag/board-game';
import { checkIn } from '../showing/patch';
import { CheckTray } from '../stage/check-tray';
import { StillBoard, StillTable } from '../still-table';

/** The board of a game, and the skill check that is being taken, to be looked at only. */
export function ExampleBoard({ view }: { readonly view: View }) {
  const check = checkIn(view);
  return (
    <StillTable view={view}>
      <StillBoard />
      {check && <CheckTray check={check} />}
    </StillTable>
  );
}
