import { suggestedPick } from '@ragtag/card-game';
import { unasked } from '@ragtag/kernel';
import { useEffect } from 'react';
import { table as words } from '../words';
import { OwnTexts } from './own-texts';
import { useCards } from './use-cards';
import { usePassing } from './use-passing';

/** Questions in the middle of something that nobody has seen yet, and that can be taken back. */
const midway: ReadonlySet<string> = new Set([
  'opponent',
  'as',
  'target',
  'price',
  'pay',
  'freighter',
  'reduce',
  'expedite',
  'onto',
  'stand-in',
]);

/** A draw that others offer, as long as they do. */
function DrawOffer() {
  const { view, source } = useCards();
  const { draw, seat } = view;
  const others = draw.filter((each) => each !== seat);
  if (!source || seat === null || others.length === 0 || draw.includes(seat) || view.over) return null;
  return (
    <p className="comfort" role="status">
      <span className="comfort-chip">
        {words.offersDraw(others.map((each) => view.players[each].name).join(', '))}
      </span>
      <button type="button" className="button small" onClick={() => source.answer(unasked, ['offer-draw'])}>
        {words.agree}
      </button>
    </p>
  );
}

/** What makes passing, paying, agreeing and using own texts easy. */
export function Comfort() {
  const { view } = useCards();
  return (
    <>
      <DrawOffer />
      <OwnTexts key={view.seat} />
      <Ways />
    </>
  );
}

/** Passing for longer, taking back, and the payment that is proposed. */
function Ways() {
  const { view, question, ready, picks, setPicks, narrowed, source, aside } = useCards();
  const { mode, onlyPass, begin, stop } = usePassing();
  const id = question?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: proposed once for each question.
  useEffect(() => {
    if (!ready || question?.ask !== 'pay' || picks.length > 0) return;
    const proposed = suggestedPick(view, question);
    if (proposed !== undefined) setPicks([proposed]);
  }, [ready, id]);
  const mayTakeBack =
    ready && question !== undefined && !narrowed && midway.has(question.ask) && aside.undoable > 0;
  useEffect(() => {
    if (!mayTakeBack) return;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) source?.undo(1);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [mayTakeBack, source]);
  if (mode)
    return (
      <p className="comfort" role="status">
        <span className="comfort-chip">
          {mode === 'this-phase' ? words.passingPhase : words.passingUntil}
        </span>
        <button type="button" className="button small" onClick={stop}>
          {words.stop}
        </button>
      </p>
    );
  if (mayTakeBack)
    return (
      <p className="comfort">
        <button type="button" className="button small quiet" onClick={() => source?.undo(1)}>
          {words.takeBack}
        </button>
      </p>
    );
  if (!ready || question?.ask !== 'action') return null;
  if (onlyPass)
    return (
      <p className="comfort" role="status">
        <span className="comfort-chip">{words.nothingElse}</span>
      </p>
    );
  return (
    <p className="comfort">
      <button type="button" className="button small" onClick={() => begin('until-concerned')}>
        {words.passUntil}
      </button>
      <button type="button" className="button small" onClick={() => begin('this-phase')}>
        {words.passPhase}
      </button>
    </p>
  );
}
