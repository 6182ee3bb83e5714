import { useContext } from 'react';
import { TableContext } from '../shell/table/table-context';
import { rulebookHref } from './address';
import { fitting } from './configuration';

/** Addresses of the rulebook, set for the table that is being played, with the way back to it. */
export function useTableRulebook(): (rule?: string) => string {
  const table = useContext(TableContext);
  return (rule) => {
    const place = rule === undefined ? {} : { rule };
    if (!table) return rulebookHref({}, place);
    return rulebookHref(fitting(table.view.options), { ...place, table: location.pathname });
  };
}
