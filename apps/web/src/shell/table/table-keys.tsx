import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useChoices } from '../question/choices';
import { countersOf } from '../question/counters';
import { changeSettings, settings } from '../settings/settings';
import { table as words } from '../words';
import { useTable } from './table-context';

const KeysDialog = lazy(() => import('./keys-dialog'));

/** Where keys mean letters, or belong to something that is open. */
const busy = 'input, textarea, select, [contenteditable], [role="dialog"]:not(.secret), [role="menu"]';
/** What Enter and Space press by themselves. */
const pressed = 'button, a, summary, [role="tab"]';

/** Keys that change a setting; each says what holds now. */
const settingBy: Readonly<Partial<Record<string, () => string>>> = {
  m() {
    const sound = !settings().sound;
    changeSettings({ sound });
    return words.sounds(sound);
  },
  f() {
    const pace = faster[settings().pace];
    changeSettings({ pace });
    return words.paces[pace];
  },
};

/** Each a step faster; after the fastest comes the slowest. */
const faster = { calm: 'brisk', brisk: 'off', off: 'calm' } as const;

/**
 * Keys for what is done most: 1 to 9 answer, Escape takes a step back, Enter gives what was picked, Space hurries, F shows
 * everything faster, T talks, L opens the log, M switches the sound, ? says so.
 */
export function TableKeys() {
  const { game, question, ready, picks, pick, clickOn, confirm, skip, narrowed, widen, beat } = useTable();
  const choices = useChoices(question);
  const [help, setHelp] = useState(false);
  const [note, setNote] = useState('');
  useEffect(() => {
    const timer = note && setTimeout(() => setNote(''), 1800);
    return () => clearTimeout(timer || undefined);
  }, [note]);
  // As soon as a question is on the screen its keys answer it, not a moment later.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const at = event.target as Element | null;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || at?.closest(busy))
        return;
      const { key } = event;
      const go = () => event.preventDefault();
      if (/^[1-9]$/.test(key) && ready) {
        const nth = Number(key) - 1;
        // Where like things are counted, a key adds one of them.
        const groups = question && !game.asking.inHand(question) ? countersOf(question) : null;
        const id = groups?.[nth]?.ids.find((each) => !picks.includes(each));
        const choice = groups ? undefined : choices[nth];
        if (id === undefined && !choice) return;
        go();
        if (id !== undefined) pick(id);
        else if (choice?.options.length === 1) pick(choice.options[0].id);
        else clickOn(choice?.options.map((option) => option.id) ?? []);
        return;
      }
      if (key === 'Escape' && narrowed) {
        go();
        widen();
        return;
      }
      if (key === 'Enter' && ready && question && !at?.closest(pressed)) {
        const several = question.max > 1 || question.min === 0;
        if (picks.length >= question.min && picks.length <= question.max && (several || picks.length > 0)) {
          go();
          confirm();
        }
        return;
      }
      if (key === ' ' && beat && !at?.closest(pressed)) {
        go();
        skip();
        return;
      }
      if (key === '?') {
        go();
        setHelp(true);
        return;
      }
      const setting = settingBy[key.toLowerCase()];
      if (setting) {
        go();
        setNote(setting());
        return;
      }
      const wanted = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key.toLowerCase())}"]`);
      if (!wanted) return;
      go();
      wanted.click();
      wanted.focus();
      // Whoever wants to talk wants to write.
      if (key.toLowerCase() === 't')
        setTimeout(() => document.querySelector<HTMLElement>('.words input')?.focus());
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  return (
    <>
      <p className="key-note" role="status">
        {note}
      </p>
      {help && (
        <Suspense fallback={null}>
          <KeysDialog isOpen onOpenChange={setHelp} />
        </Suspense>
      )}
    </>
  );
}
