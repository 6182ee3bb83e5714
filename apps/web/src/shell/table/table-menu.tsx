import { lazy, Suspense, useState } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useLocation } from 'wouter';
import { call } from '../game/api';
import { changeSettings, useSettings } from '../settings/settings';
import { Confirm } from '../ui/confirm';
import { useTable } from './table-context';
import { useTableRulebook } from './use-table-rulebook';

// Loaded when they are first opened.
const SettingsDialog = lazy(() => import('../settings/settings-dialog'));
const OrdersDialog = lazy(() => import('../orders/orders-dialog'));
const CompanyDialog = lazy(() => import('../company/company-dialog'));
const TableRulesDialog = lazy(() => import('../lobby/table-rules-dialog'));

type Dialog = 'settings' | 'orders' | 'company' | 'rules-of-table' | 'leave' | 'undo';

/** Settings, standing orders, the rulebook, what concerns the table, and the way out. */
export function TableMenu() {
  const [open, setOpen] = useState<Dialog | null>(null);
  const [, go] = useLocation();
  const { textBoard } = useSettings();
  const { aside, company, source, view } = useTable();
  const rulebook = useTableRulebook();
  const table = company?.table;
  const own = table && table.seat !== null ? table.seats[table.seat] : undefined;
  const playing = table?.phase === 'playing';
  const show = (dialog: Dialog) => ({
    isOpen: open === dialog,
    onOpenChange: (now: boolean) => setOpen(now ? dialog : null),
  });
  const act = (key: string) => {
    switch (key) {
      case 'board':
        return changeSettings({ textBoard: !textBoard });
      case 'cover':
        return company?.send({ type: 'cover', covered: !own?.covered });
      case 'undo':
        return aside.undoable > 0 ? source?.undo(1) : setOpen('undo');
      case 'leave':
        return own && playing ? setOpen('leave') : go('/');
      case 'rules':
        return undefined;
      default:
        return setOpen(key as Dialog);
    }
  };
  return (
    <>
      <MenuTrigger>
        <Button className="button small" aria-label="Menu">
          Menu
        </Button>
        <Popover>
          <Menu className="menu" onAction={(key) => act(String(key))}>
            {view.seat !== null && aside.answered && (
              <MenuItem id="undo" className="menu-item">
                Take back my last answer{aside.undoable === 0 && '…'}
              </MenuItem>
            )}
            {view.seat !== null && (
              <MenuItem id="orders" className="menu-item">
                Standing orders
              </MenuItem>
            )}
            {own && playing && (
              <MenuItem id="cover" className="menu-item">
                {own.covered ? 'Take over again' : 'Let a bot play for me'}
              </MenuItem>
            )}
            {table && (
              <MenuItem id="company" className="menu-item">
                Players at this table
              </MenuItem>
            )}
            {table?.host && (
              <MenuItem id="rules-of-table" className="menu-item">
                Clock and chat
              </MenuItem>
            )}
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
      <Suspense fallback={null}>
        {open === 'settings' && <SettingsDialog {...show('settings')} />}
        {open === 'orders' && <OrdersDialog {...show('orders')} />}
        {open === 'company' && company && <CompanyDialog company={company} {...show('company')} />}
        {open === 'rules-of-table' && table && <TableRulesDialog table={table} {...show('rules-of-table')} />}
      </Suspense>
      <Confirm
        {...show('undo')}
        title="Take back your last answer?"
        yes={company ? 'Ask the others' : 'Take it back'}
        onYes={() => source?.undo(1)}
      >
        Others have answered since, or something was revealed.{' '}
        {company
          ? 'All who play must agree; then the game goes on from before your answer.'
          : 'The game goes on from before your answer. What you have seen, you have seen.'}
      </Confirm>
      <Confirm
        {...show('leave')}
        title="Leave the table?"
        yes="Leave"
        onYes={() => {
          if (table) void call('leave', { params: { table: table.id } }).finally(() => go('/'));
        }}
      >
        A bot plays for you until you come back. You find the table on the first page.
      </Confirm>
    </>
  );
}
