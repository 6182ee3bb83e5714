import { audienceWords } from '@ragtag/rulebook';
import type { Configuration } from './configuration';
import { rulebook as words } from './words';

/** Says that the options came with a link or from a table, with the ways back. */
export function PresetBar({ configuration }: { readonly configuration: Configuration }) {
  const { preset, asPreset, problems, notes, reset, useOwn, keep } = configuration;
  return (
    <>
      {problems.length > 0 && (
        <p className="notice" role="alert">
          {words.unreadable(problems)}
        </p>
      )}
      {notes.length > 0 && (
        <p className="notice" role="status">
          {words.notQuite(notes)}
        </p>
      )}
      {preset && (
        <section className="preset" aria-label={words.whereFrom}>
          <p>
            <b>{preset.table ? words.setForThisTable : words.setByThisLink}</b>
            {asPreset ? words.presetIs(audienceWords(preset.selection)) : words.andChangedSince}
          </p>
          <p className="preset-ways">
            {preset.table && (
              <a className="button small" href={preset.table}>
                {words.backToTheTable}
              </a>
            )}
            {!asPreset && (
              <button type="button" className="button small" onClick={reset}>
                {preset.table ? words.asAtTheTable : words.asInTheLink}
              </button>
            )}
            <button type="button" className="button small" onClick={useOwn}>
              {words.myOwnSettings}
            </button>
            <button type="button" className="button small" onClick={keep}>
              {words.keepThese}
            </button>
          </p>
        </section>
      )}
    </>
  );
}
