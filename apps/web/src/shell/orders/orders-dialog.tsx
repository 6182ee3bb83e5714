import { orders as wording } from '../words';
import './orders.css';
import { orderFor, type StandingOrder, type StandingOrders } from '@ragtag/kernel';
import type { ReactionMoment } from '../half';
import { useTable } from '../table/table-context';
import { Modal } from '../ui/modal';
import { useOrders } from './use-orders';

interface Props {
  readonly isOpen: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Standing orders: when to be asked for a reaction, in plain words. */
export default function OrdersDialog({ isOpen, onOpenChange }: Props) {
  const { game, view, source } = useTable();
  const [orders, setOrders] = useOrders();
  const set = (window: string, order: StandingOrder) =>
    setOrders({ ...orders, windows: { ...orders.windows, [window]: order } });
  const setAll = (order: StandingOrder) => setOrders({ otherwise: order, windows: {} });
  return (
    <Modal title={wording.standingOrders} isOpen={isOpen} onOpenChange={onOpenChange}>
      <p className="orders-intro">
        {game.words.aboutOrders ?? wording.intro}
        {source?.kind === 'remote' && ` ${wording.keptByServer}`}
      </p>
      <p className="orders-all">
        <button type="button" className="button small" onClick={() => setAll('when-useful')}>
          {wording.askWhenUseful}
        </button>
        <button type="button" className="button small" onClick={() => setAll('always')}>
          {wording.askAlways}
        </button>
        <button type="button" className="button small" onClick={() => setAll('never')}>
          {wording.neverAskMe}
        </button>
      </p>
      <ul className="orders-list">
        {game.momentsFor(view).map((moment) => (
          <Line key={moment.window} moment={moment} orders={orders} set={set} />
        ))}
      </ul>
    </Modal>
  );
}

interface OrderLineProps {
  readonly moment: ReactionMoment;
  readonly orders: StandingOrders;
  readonly set: (window: string, order: StandingOrder) => void;
}

function Line({ moment: { window, words, cards, own }, orders, set }: OrderLineProps) {
  const order = orderFor(orders, window);
  // Without an ability of one's own, holding a card and being able to react are the same.
  const shown = own.length === 0 && order === 'always' ? 'when-held' : order;
  return (
    <li>
      <label className="orders-line">
        <span>
          <b>{words}</b>
          <small>{[...cards, ...own].join(', ')}</small>
        </span>
        <select value={shown} onChange={(event) => set(window, event.target.value as StandingOrder)}>
          <option value="never">{wording.neverAsk}</option>
          <option value="when-useful">{wording.whenUseful}</option>
          {cards.length > 0 && (
            <option value="when-held">
              {cards.length === 1 ? wording.whenHolding(cards[0]) : wording.whenHoldingSome}
            </option>
          )}
          {own.length > 0 && (
            <option value="always">{cards.length > 0 ? wording.alwaysWhenICould : wording.whenICould}</option>
          )}
        </select>
      </label>
    </li>
  );
}
