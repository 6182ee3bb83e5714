import type { Seat } from '@ragtag/board-game';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useBoard } from '../use-board';
import { talk as words } from '../words';
import { nameOfSeat } from '../words/people';

interface Props {
  readonly seats: readonly Seat[];
  readonly onChoose: (seat: Seat) => void;
}

/** Whom one says to suspect. */
export default function Suspects({ seats, onChoose }: Props) {
  const { view } = useBoard();
  return (
    <MenuTrigger defaultOpen>
      <Button className="button small">{words.iSuspectWhom}</Button>
      <Popover>
        <Menu className="menu" aria-label={words.iSuspect} onAction={(key) => onChoose(Number(key))}>
          {seats.map((each) => (
            <MenuItem key={each} id={String(each)} className="menu-item">
              {nameOfSeat(view, each)}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
