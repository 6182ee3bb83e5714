import type { StandingOrders } from '@ragtag/kernel';
import { changeSettings, useSettings } from '../settings/settings';
import { useTable } from '../table/table-context';

/** The player's standing orders: those of this table, kept in the browser for the next. */
export function useOrders(): [StandingOrders, (orders: StandingOrders) => void] {
  const { aside, source } = useTable();
  const { orders: usual } = useSettings();
  return [
    aside.orders ?? usual,
    (orders) => {
      changeSettings({ orders });
      source?.setOrders(orders);
    },
  ];
}
