import { useState } from 'react';
import { Log } from '../log/log';
import { Talk, useUnread } from '../talk/talk';
import { Tab, TabList, TabPanel, Tabs } from '../ui/tabs';
import { table as words } from '../words';
import { useTable } from './table-context';

/** What has happened and what was said, one behind the other. */
export function RecordTabs({ since }: Parameters<typeof Log>[0]) {
  const { said } = useTable();
  const [open, setOpen] = useState<string>('log');
  const unread = useUnread(said, open === 'talk');
  return (
    <Tabs className="record" selectedKey={open} onSelectionChange={setOpen}>
      <TabList className="record-tabs" aria-label={words.logAndTalk}>
        <Tab id="log" className="record-tab" data-key="l">
          {words.log}
        </Tab>
        <Tab id="talk" className="record-tab" data-key="t">
          {words.talk} {unread > 0 && <span className="unread">{unread}</span>}
        </Tab>
      </TabList>
      <TabPanel id="log" className="record-panel">
        <Log since={since} />
      </TabPanel>
      <TabPanel id="talk" className="record-panel">
        <Talk />
      </TabPanel>
    </Tabs>
  );
}
