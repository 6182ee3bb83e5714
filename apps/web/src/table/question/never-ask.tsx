import type { Cause, OpenQuestion } from '@ragtag/board-game';
import { changeSettings, useSettings } from '../../settings/settings';
import { nameOfCause } from '../../words/cards';
import type { AnyOption } from '../targets';

/** Standing orders: reactions that are passed from now on without asking. They can be taken back in the settings. */
export function NeverAsk({ question }: { readonly question: OpenQuestion }) {
  const { neverAsk } = useSettings();
  const causes = (question.options as readonly AnyOption[]).flatMap(({ cause }) =>
    cause ? [cause as Cause] : [],
  );
  const unique = causes.filter((cause, i) => causes.findIndex(({ id }) => id === cause.id) === i);
  return (
    <p className="never-ask">
      {unique.map((cause) => (
        <button
          key={cause.id}
          type="button"
          className="options-all"
          onClick={() => changeSettings({ neverAsk: [...neverAsk, cause.id] })}
        >
          Never ask me about {nameOfCause(cause)}
        </button>
      ))}
    </p>
  );
}
