import { formatQuery, normalise, type Selection, selectionOf } from '@ragtag/board-game';
import { useEffect, useState } from 'react';
import { type Asked, readAddress, rulebookHref } from './address';
import { settle } from './settle';

const key = 'ragtag/rulebook';

/** Options that came with a link or from a table, and are not the reader's own. */
export interface Preset {
  readonly selection: Selection;
  readonly table: string | null;
}

export interface Configuration {
  readonly selection: Selection;
  readonly preset: Preset | null;
  /** Whether the options shown are still those of the preset. */
  readonly asPreset: boolean;
  readonly problems: readonly string[];
  /** In what the options shown differ from those that the address names. */
  readonly notes: readonly string[];
  /** The rule that the address asked for when the page was opened. */
  readonly rule: string | null;
  change(selection: Selection): void;
  /** Back to what the link or the table asks for. */
  reset(): void;
  /** Back to the reader's own options. */
  useOwn(): void;
  /** Makes the options shown the reader's own. */
  keep(): void;
}

/** The nearest options that go together, with no number of players if none is wanted. */
export function fitting(selection: Selection): Selection {
  // How reactions are asked for is a manner of the table; the rules are the same.
  const { players, discreet: _, ...rest } = selectionOf(normalise(selection));
  return selection.players === undefined ? rest : { players, ...rest };
}

function stored(): Selection {
  const { selection } = readAddress(localStorage.getItem(key) ?? '');
  return fitting(selection ?? {});
}

function store(selection: Selection): void {
  localStorage.setItem(key, formatQuery(selection) || '?');
}

const same = (a: Selection, b: Selection) => formatQuery(a) === formatQuery(b);

type Configured = Pick<Configuration, 'selection' | 'preset' | 'problems' | 'notes'>;

function opened({ selection, table, problems }: Asked): Configured {
  const own = stored();
  if (selection === null && table === null) return { selection: own, preset: null, problems, notes: [] };
  const settled = settle(selection ?? {});
  const asked = fitting(settled.selection);
  const preset = table === null && same(asked, own) ? null : { selection: asked, table };
  return { selection: asked, preset, problems, notes: settled.notes };
}

/** The options of the book: from the address, from the last visit, and as the reader changes them. */
export function useConfiguration(page: '/rulebook' | '/aids'): Configuration {
  const [{ rule }] = useState(() => readAddress(location.search));
  const [kept, setKept] = useState(() => opened(readAddress(location.search)));
  const { selection, preset, problems, notes } = kept;

  useEffect(() => {
    const reread = () => setKept(opened(readAddress(location.search)));
    addEventListener('popstate', reread);
    return () => removeEventListener('popstate', reread);
  }, []);

  useEffect(() => {
    const href = rulebookHref(selection, { page, ...(preset?.table && { table: preset.table }) });
    history.replaceState(history.state, '', href + location.hash);
  }, [selection, preset, page]);

  return {
    selection,
    preset,
    asPreset: preset !== null && same(selection, preset.selection),
    problems,
    notes,
    rule,
    change(next) {
      const fits = fitting(next);
      if (!preset) store(fits);
      setKept({ selection: fits, preset, problems: [], notes: [] });
    },
    reset: () => preset && setKept({ ...kept, selection: preset.selection }),
    useOwn: () => setKept({ selection: stored(), preset: null, problems: [], notes: [] }),
    keep() {
      store(selection);
      setKept({ selection, preset: null, problems: [], notes: [] });
    },
  };
}
