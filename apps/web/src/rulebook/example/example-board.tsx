import '../../table/stage/situation.css';
import type { View } from '@ragtag/board-game';
import { checkIn } from '../../game/patch';
import { CheckTray } from '../../table/stage/check-tray';
import { StillBoard, StillTable } from '../../table/still-table';

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
