import type { OpenQuestion } from '@ragtag/board-game';
import { momentWords } from '../../board-game/orders/moments';
import { useOrders } from '../orders/use-orders';
import { useTable } from '../table/table-context';

/** A standing order for the moment that is being asked about: not to be asked again. */
export function OrderHere({ question }: { readonly question: OpenQuestion }) {
  const { aside, pick } = useTable();
  const [orders, setOrders] = useOrders();
  const window = aside.windows[question.id];
  if (window === undefined) return null;
  return (
    <p className="order-here">
      <span>{momentWords(window)}:</span>
      <button
        type="button"
        className="options-all"
        onClick={() => {
          setOrders({ ...orders, windows: { ...orders.windows, [window]: 'never' } });
          pick('pass');
        }}
      >
        Pass, and do not ask me here again
      </button>
    </p>
  );
}
