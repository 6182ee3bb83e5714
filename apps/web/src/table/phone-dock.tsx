import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useTable } from './table-context';

interface Props {
  readonly orders: ReactNode;
  readonly hand: ReactNode;
  readonly crew: ReactNode;
  readonly log: ReactNode;
}

/** Everything but the board, within reach of one thumb. */
export function PhoneDock({ orders, hand, crew, log }: Props) {
  const { view, ready } = useTable();
  const cards = view.seat === null ? 0 : view.players[view.seat].cards;
  return (
    <section aria-label="Orders, hand, crew and log">
      <Tabs className="dock" keyboardActivation="manual">
        <TabList className="dock-tabs" aria-label="Table">
          <Tab id="orders" className={`dock-tab ${ready ? 'wanted' : ''}`}>
            Orders
          </Tab>
          <Tab id="hand" className="dock-tab">
            Hand {cards}
          </Tab>
          <Tab id="crew" className="dock-tab">
            Crew
          </Tab>
          <Tab id="log" className="dock-tab">
            Log
          </Tab>
        </TabList>
        <TabPanel id="orders" className="dock-panel">
          {orders}
        </TabPanel>
        <TabPanel id="hand" className="dock-panel">
          {hand}
        </TabPanel>
        <TabPanel id="crew" className="dock-panel">
          {crew}
        </TabPanel>
        <TabPanel id="log" className="dock-panel">
          {log}
        </TabPanel>
      </Tabs>
    </section>
  );
}
