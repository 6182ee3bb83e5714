import type { GameView } from '@ragtag/kernel';
import { ZoneLists } from '../../plain/zone-lists';
import { Stage } from '../stage/stage';
import { table as words } from '../words';
import { known } from './known';
import { useCards } from './use-cards';

/** The table in words: everything that lies on it, as lists. */
export function TextTable() {
  const { view } = useCards();
  return (
    <section className="sides-of-table in-words" aria-label={words.inWords}>
      <Stage />
      <ZoneLists known={known} view={view as unknown as GameView} />
    </section>
  );
}
