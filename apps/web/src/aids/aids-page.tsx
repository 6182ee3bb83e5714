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

const paperNames: Readonly<Record<Paper, string>> = { a4: 'A4', letter: 'Letter' };

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
    document.title = 'Player aids · Ragtag';
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other sheets have to be fitted anew.
  useEffect(() => {
    const fit = () =>
      fitSheets(sheets.current?.querySelectorAll<HTMLElement>('.aid') ?? [], sideHeight(paper));
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
      <aside className="aids-panel" aria-label="What to print">
        <p>
          <a href="/">Ragtag</a> · <a href={rulebookHref(selection)}>Rulebook</a>
        </p>
        <h1>Player aids</h1>
        <p className="aids-for">{audienceWords(selection)}</p>
        <PresetBar configuration={configuration} />
        <p className="aids-print">
          <button type="button" className="button primary" onClick={() => print()}>
            Print
          </button>
          <label>
            <span className="visually-hidden">Paper</span>
            <select value={paper} onChange={(event) => setPaper(event.target.value as Paper)}>
              {papers.map((size) => (
                <option key={size} value={size}>
                  {paperNames[size]}
                </option>
              ))}
            </select>
          </label>
        </p>
        <fieldset className="aids-list">
          <legend className="label">Sheets</legend>
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
          wanted.map((aid) => aidHast(aid, shown)),
          () => undefined,
        )}
      </main>
    </div>
  );
}
