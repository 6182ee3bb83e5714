import '../stage/situation.css';
import type { View } from '@ragtag/board-game';
import { checkIn } from '@ragtag/board-game';
import { StillTable } from '../../shell/table/still-table';
import { StillBoards } from '../board/boards';
import { CheckTray } from '../stage/check-tray';
import { table } from '../table';

/** The board of a game, and the skill check that is being taken, to be looked at only. */
export function ExampleBoard({ view }: { readonly view: View }) {
  const check = checkIn(view);
  return (
    <StillTable game={table} view={view}>
      <StillBoards />
      {check && <CheckTray check={check} />}
    </StillTable>
  );
}
