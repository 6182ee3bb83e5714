import { useTable } from './table-context';

/** Addresses of the rulebook, set for the table that is being played, with the way back to it. */
export function useTableRulebook(): (rule?: string) => string {
  const { game, view } = useTable();
  return (rule) => game.rulebook(view, { rule, table: location.pathname });
}
