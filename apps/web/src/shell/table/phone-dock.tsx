import { type ReactNode, useState } from 'react';
import { useUnread } from '../talk/talk';
import { Tab, TabList, TabPanel, Tabs } from '../ui/tabs';
import { table as words } from '../words';
import { useTable } from './table-context';

interface Props {
  /** How many cards the player holds, where the game has any. */
  readonly cards?: number;
  readonly orders: ReactNode;
  readonly hand: ReactNode;
  readonly crew?: ReactNode;
  readonly log: ReactNode;
  readonly talk: ReactNode;
  /** How much has happened while the player was away. */
  readonly missed: number;
}

/** Everything but the board, within reach of one thumb. */
export function PhoneDock({ cards, missed, ...panels }: Props) {
  const { ready, said } = useTable();
  const [open, setOpen] = useState<string>('orders');
  const unread = useUnread(said, open === 'talk');
  const [caughtUp, setCaughtUp] = useState(false);
  return (
    <section aria-label={words.dock}>
      <Tabs
        className="dock"
        selectedKey={open}
        onSelectionChange={(key) => {
          setOpen(key);
          if (key === 'log') setCaughtUp(true);
        }}
      >
        <TabList className="dock-tabs" aria-label={words.table}>
          <Tab id="orders" className={`dock-tab ${ready ? 'wanted' : ''}`}>
            {words.orders}
          </Tab>
          <Tab id="hand" className="dock-tab">
            {words.hand} {cards}
          </Tab>
          {panels.crew !== undefined && (
            <Tab id="crew" className="dock-tab">
              {words.crew}
            </Tab>
          )}
          <Tab id="log" className="dock-tab" data-key="l">
            <span>
              {words.log} {missed > 0 && !caughtUp && <b className="unread">{missed}</b>}
            </span>
          </Tab>
          <Tab id="talk" className="dock-tab" data-key="t">
            <span>
              {words.talk} {unread > 0 && <b className="unread">{unread}</b>}
            </span>
          </Tab>
        </TabList>
        {(['orders', 'hand', 'crew', 'log', 'talk'] as const)
          .filter((id) => panels[id] !== undefined)
          .map((id) => (
            <TabPanel key={id} id={id} className="dock-panel">
              {panels[id]}
            </TabPanel>
          ))}
      </Tabs>
    </section>
  );
}
