import { aids as words } from '../rulebook/words';
import './aids.css';
import '../rulebook/preset.css';
import {
  type Aid,
  aidHast,
  aidStyle,
  aidsFor,
  audienceWords,
  fitSheets,
  type Paper,
  pageStyle,
  papers,
  sideHeight,
} from '@ragtag/rulebook';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { rulebookHref } from '../rulebook/address';
import { useConfiguration } from '../rulebook/configuration';
import { toReact } from '../rulebook/hast-to-react';
import { OptionPanel } from '../rulebook/option-panel';
import { PresetBar } from '../rulebook/preset-bar';
import { app } from '../shell/words';

/** Sheets to print and keep at hand, for any boxes and options. */
export default function AidsPage() {
  const configuration = useConfiguration('/aids');
  const { selection, change } = configuration;
  const [paper, setPaper] = useState<Paper>('a4');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const shown = useDeferredValue(selection);
  const aids = useMemo(() => aidsFor(shown), [shown]);
  const sheets = useRef<HTMLElement>(null);
  const wanted = aids.filter(({ id }) => !left.has(id));
  useEffect(() => {
    document.title = words.title;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other sheets have to be fitted anew.
  useEffect(() => {
    const fit = () =>
      fitSheets(
        sheets.current?.querySelectorAll<HTMLElement>('.aid:not(.halves), .aid-half') ?? [],
        sideHeight(paper),
      );
    fit();
    document.fonts.ready.then(fit);
  }, [wanted.length, shown, paper]);
  const toggle = ({ id }: Aid) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  return (
    <div className="aids-page">
      <style>{aidStyle + pageStyle(paper).replace(/body \{.*\}/, '')}</style>
      <aside className="aids-panel" aria-label={words.whatToPrint}>
        <p>
          <a href="/">{app.name}</a> · <a href={rulebookHref(selection)}>{words.rulebook}</a>
        </p>
        <h1>{words.playerAids}</h1>
        <p className="aids-for">{audienceWords(selection)}</p>
        <PresetBar configuration={configuration} />
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
        <fieldset className="aids-list">
          <legend className="label">{words.sheets}</legend>
          {aids.map((aid) => (
            <label key={aid.id}>
              <input type="checkbox" checked={!left.has(aid.id)} onChange={() => toggle(aid)} /> {aid.title}
            </label>
          ))}
        </fieldset>
        <OptionPanel selection={selection} change={change} />
      </aside>
      <main className="aids-sheets" ref={sheets}>
        {toReact(
          wanted.map((aid) => aidHast(aid, audienceWords(shown))),
          () => undefined,
        )}
      </main>
    </div>
  );
}
