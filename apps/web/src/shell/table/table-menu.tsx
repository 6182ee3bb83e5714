import { lazy } from 'react';
import { FirstPress } from '../ui/first-press';
import { table as words } from '../words';

const MenuOfTable = lazy(() => import('./menu-of-table'));

/** Settings, standing orders, the rulebook, what concerns the table, and the way out. */
export function TableMenu() {
  return (
    <FirstPress label={words.menu}>
      <MenuOfTable />
    </FirstPress>
  );
}
