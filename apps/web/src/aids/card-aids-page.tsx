import './aids.css';
import { aidHast, aidStyle, fitSheets, type Paper, pageStyle, papers, sideHeight } from '@ragtag/rulebook';
import { cardAids, cardCover } from '@ragtag/rulebook/card-game';
import { useEffect, useRef, useState } from 'react';
import { rulebook as texts } from '../card-game/words';
import { toReact } from '../rulebook/hast-to-react';
import { aids as words } from '../rulebook/words';
import { app } from '../shell/words';

const aids = cardAids();

/** The sheet of the card game, to print and keep at hand. */
export default function CardAidsPage() {
  const [paper, setPaper] = useState<Paper>('a4');
  const sheets = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = words.title;
    const fit = () =>
      fitSheets(sheets.current?.querySelectorAll<HTMLElement>('.aid') ?? [], sideHeight(paper));
    fit();
    document.fonts.ready.then(fit);
  }, [paper]);
  return (
    <div className="aids-page">
      <style>{aidStyle + pageStyle(paper).replace(/body \{.*\}/, '')}</style>
      <aside className="aids-panel" aria-label={words.whatToPrint}>
        <p>
          <a href="/">{app.name}</a> · <a href="/rulebook/card">{words.rulebook}</a>
        </p>
        <h1>{texts.sheetTitle}</h1>
        <p className="aids-print">
          <button type="button" className="button primary" onClick={() => print()}>
            {words.print}
          </button>
          <label>
            <span className="visually-hidden">{words.paper}</span>
            <select value={paper} onChange={(event) => setPaper(event.target.value as Paper)}>
              {papers.map((size) => (
                <option key={size} value={size}>
                  {words.papers[size]}
                </option>
              ))}
            </select>
          </label>
        </p>
      </aside>
      <main className="aids-sheets" ref={sheets}>
        {toReact(
          aids.map((aid) => aidHast(aid, cardCover.about)),
          () => undefined,
        )}
      </main>
    </div>
  );
}
