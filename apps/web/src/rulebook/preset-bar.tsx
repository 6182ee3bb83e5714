import { audienceWords } from '@ragtag/rulebook';
import type { Configuration } from './configuration';

/** Says that the options came with a link or from a table, with the ways back. */
export function PresetBar({ configuration }: { readonly configuration: Configuration }) {
  const { preset, asPreset, problems, notes, reset, useOwn, keep } = configuration;
  return (
    <>
      {problems.length > 0 && (
        <p className="notice" role="alert">
          Part of this link could not be read: {problems.join(' ')}
        </p>
      )}
      {notes.length > 0 && (
        <p className="notice" role="status">
          Not quite what the link says: {notes.join(' ')}
        </p>
      )}
      {preset && (
        <section className="preset" aria-label="Where these options come from">
          <p>
            <b>{preset.table ? 'Set for this table' : 'Set by this link'}</b>
            {asPreset ? `: ${audienceWords(preset.selection)}.` : ', and changed since.'}
          </p>
          <p className="preset-ways">
            {preset.table && (
              <a className="button small" href={preset.table}>
                Back to the table
              </a>
            )}
            {!asPreset && (
              <button type="button" className="button small" onClick={reset}>
                {preset.table ? 'As at the table' : 'As in the link'}
              </button>
            )}
            <button type="button" className="button small" onClick={useOwn}>
              My own settings
            </button>
            <button type="button" className="button small" onClick={keep}>
              Keep these
            </button>
          </p>
        </section>
      )}
    </>
  );
}
