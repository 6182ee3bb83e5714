import './plain.css';
import type { GameView, Zone } from '@ragtag/kernel';
import type { Known } from './known';
import { zonesOf } from './zones';

interface Props {
  readonly known: Known;
  readonly view: GameView;
  /** Only what the reader alone sees, or only what everybody sees. */
  readonly only?: 'own' | 'shared';
}

/** The parts of the table, each as a list. */
export function ZoneLists({ known, view, only }: Props) {
  const zones = zonesOf(known, view).filter(
    ({ own = false }) => only === undefined || own === (only === 'own'),
  );
  return (
    <div className="zones">
      {zones.map((zone) => (
        <ZoneList key={zone.name} {...zone} />
      ))}
    </div>
  );
}

function ZoneList({ name, lines, own }: Zone) {
  return (
    <section className={`panel zone ${own ? 'own' : ''}`} aria-label={name}>
      <h2>{name}</h2>
      <ul>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of the same lie there, in this order.
          <li key={i}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
