import { useState } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useLocation } from 'wouter';
import { useTableRulebook } from '../rulebook/use-table-rulebook';
import { changeSettings, useSettings } from '../settings/settings';
import { SettingsDialog } from '../settings/settings-dialog';

/** Settings, the rulebook and the way out. */
export function TableMenu() {
  const [open, setOpen] = useState(false);
  const [, go] = useLocation();
  const { textBoard } = useSettings();
  const rulebook = useTableRulebook();
  return (
    <>
      <MenuTrigger>
        <Button className="button small" aria-label="Menu">
          Menu
        </Button>
        <Popover>
          <Menu
            className="menu"
            onAction={(key) => {
              if (key === 'settings') setOpen(true);
              if (key === 'board') changeSettings({ textBoard: !textBoard });
              if (key === 'leave') go('/');
            }}
          >
            <MenuItem id="board" className="menu-item">
              {textBoard ? 'Draw the board' : 'Board as text'}
            </MenuItem>
            <MenuItem id="settings" className="menu-item">
              Settings
            </MenuItem>
            <MenuItem id="rules" className="menu-item" href={rulebook()} target="_blank">
              Rulebook
            </MenuItem>
            <MenuItem id="leave" className="menu-item">
              Leave the table
            </MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
      <SettingsDialog isOpen={open} onOpenChange={setOpen} />
    </>
  );
}
