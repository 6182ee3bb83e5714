import { cards, type Kind } from '@ragtag/card-game';
import { useState } from 'react';
import { table as words } from '../words';
import { useCards } from './use-cards';
import { useAnswerAfterPause } from './use-pause';
import { keepWishes, type Wish, type Wishes, wishesOf } from './wishes';

/** What is to be done whenever a text of an own card is set off, by its card, until the player takes it back. */
export function OwnTexts() {
  const { view, question, ready, source, pick } = useCards();
  const [wishes, setWishes] = useState<Wishes>(() => wishesOf(source, view.seat));
  const asked = ready && question?.ask === 'may-answer' ? question : undefined;
  const card = view.asking.find((each) => each.question === asked?.id)?.kind ?? null;
  const wish = card === null ? undefined : wishes.get(card);
  useAnswerAfterPause(wish !== undefined, asked?.id, () => wish && pick(wish));
  if (view.seat === null || view.over) return null;
  const change = (kind: Kind, to: Wish | undefined) => {
    const changed = new Map(wishes);
    if (to) changed.set(kind, to);
    else changed.delete(kind);
    keepWishes(source, view.seat, changed);
    setWishes(changed);
  };
  return (
    <>
      {[...wishes].map(([kind, each]) => (
        <p key={kind} className="comfort" role="status">
          <span className="comfort-chip">{words.alwaysDone[each](cards[kind].name)}</span>
          <button type="button" className="button small" onClick={() => change(kind, undefined)}>
            {words.askAgain}
          </button>
        </p>
      ))}
      {card !== null && wish === undefined && (
        <p className="comfort">
          {(['yes', 'no'] as const).map((each) => (
            <button
              key={each}
              type="button"
              className="button small"
              onClick={() => {
                change(card, each);
                pick(each);
              }}
            >
              {words.always[each](cards[card].name)}
            </button>
          ))}
        </p>
      )}
    </>
  );
}
