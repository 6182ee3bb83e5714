import type { OpenQuestion } from '@ragtag/kernel';
import { useOrders } from '../orders/use-orders';
import { useTable } from '../table/table-context';
import { question as words } from '../words';

/** A standing order for the moment that is being asked about: not to be asked again. */
export function OrderHere({ question }: { readonly question: OpenQuestion }) {
  const { game, aside, pick } = useTable();
  const [orders, setOrders] = useOrders();
  const window = aside.windows[question.id];
  if (window === undefined || game.asking.keepsAsking?.(window)) return null;
  if (question.options.every(({ id }) => id !== 'pass')) return null;
  return (
    <p className="order-here">
      <span>{game.words.moment(window)}:</span>
      <button
        type="button"
        className="options-all"
        onClick={() => {
          setOrders({ ...orders, windows: { ...orders.windows, [window]: 'never' } });
          pick('pass');
        }}
      >
        {words.passFromNowOn}
      </button>
    </p>
  );
}
