import { selectionOf } from '@ragtag/board-game';
import { useContext } from 'react';
import { TableContext } from '../table/table-context';
import { rulebookHref } from './address';

/** Addresses of the rulebook, set for the table that is being played, with the way back to it. */
export function useTableRulebook(): (rule?: string) => string {
  const table = useContext(TableContext);
  return (rule) => {
    const place = rule === undefined ? {} : { rule };
    if (!table) return rulebookHref({}, place);
    return rulebookHref(selectionOf(table.view.options), { ...place, table: location.pathname });
  };
}
