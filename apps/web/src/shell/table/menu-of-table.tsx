import { lazy, Suspense, useState } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useLocation } from 'wouter';
import { call } from '../game/api';
import { changeSettings, useSettings } from '../settings/settings';
import { Confirm } from '../ui/confirm';
import { menu as texts, table as words } from '../words';
import { useTable } from './table-context';
import { useTableRulebook } from './use-table-rulebook';

// Loaded when they are first opened.
const SettingsDialog = lazy(() => import('../settings/settings-dialog'));
const OrdersDialog = lazy(() => import('../orders/orders-dialog'));
const CompanyDialog = lazy(() => import('../company/company-dialog'));
const TableRulesDialog = lazy(() => import('../lobby/table-rules-dialog'));

type Dialog = 'settings' | 'orders' | 'company' | 'rules-of-table' | 'leave' | 'undo';

/** The menu of the table, open at first, with the dialogs it leads to. */
export default function MenuOfTable() {
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
      <MenuTrigger defaultOpen>
        <Button className="button small" aria-label={words.menu}>
          {words.menu}
        </Button>
        <Popover>
          <Menu className="menu" onAction={(key) => act(String(key))}>
            {view.seat !== null && aside.answered && (
              <MenuItem id="undo" className="menu-item">
                {words.takeBack}
                {aside.undoable === 0 && '…'}
              </MenuItem>
            )}
            {view.seat !== null && (
              <MenuItem id="orders" className="menu-item">
                {words.standingOrders}
              </MenuItem>
            )}
            {own && playing && (
              <MenuItem id="cover" className="menu-item">
                {own.covered ? words.takeOverAgain : texts.letBotPlay}
              </MenuItem>
            )}
            {table && (
              <MenuItem id="company" className="menu-item">
                {texts.playersAtThisTable}
              </MenuItem>
            )}
            {table?.host && (
              <MenuItem id="rules-of-table" className="menu-item">
                {words.clockAndChat}
              </MenuItem>
            )}
            <MenuItem id="board" className="menu-item">
              {textBoard ? texts.drawTheBoard : texts.boardAsText}
            </MenuItem>
            <MenuItem id="settings" className="menu-item">
              {words.settings}
            </MenuItem>
            <MenuItem id="rules" className="menu-item" href={rulebook()} target="_blank">
              {words.rulebook}
            </MenuItem>
            <MenuItem id="leave" className="menu-item">
              {texts.leaveTheTable}
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
        title={texts.takeBackAsked}
        yes={company ? texts.askTheOthers : texts.takeItBack}
        onYes={() => source?.undo(1)}
      >
        {texts.answeredSince} {company ? texts.allMustAgree : texts.goesOnFromBefore}
      </Confirm>
      <Confirm
        {...show('leave')}
        title={texts.leaveTheTableAsked}
        yes={words.leave}
        onYes={() => {
          if (table) void call('leave', { params: { table: table.id } }).finally(() => go('/'));
        }}
      >
        {words.botPlaysForYou}
      </Confirm>
    </>
  );
}
