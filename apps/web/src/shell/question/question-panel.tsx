import { question as words } from '../words';
import './question.css';
import './narrow.css';
import type { OpenQuestion } from '@ragtag/kernel';
import { useEffect, useRef } from 'react';
import { SeatClock } from '../company/clock';
import { TakeBack } from '../company/take-back';
import { useTable } from '../table/table-context';
import { narrowedTo } from './choices';
import { Consequence } from './consequence';
import { Counters, countersOf } from './counters';
import { OptionList, useFew } from './option-list';
import { OrderHere } from './order-here';
import { Unasked } from './unasked';
import { Waiting } from './waiting';

/** The one place that says what is asked of you. */
export function QuestionPanel() {
  const { game, view, question, ready, picks, narrowed, refusal } = useTable();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = question?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is read out and can be answered by keys at once.
  useEffect(() => {
    if (ready && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [id, ready]);
  const few = useFew(question && narrowedTo(narrowed, question));
  if (!question || !ready) return <Waiting />;
  return (
    <section className="question paper" aria-labelledby="question-text">
      <div className="question-scroll">
        <p className="question-stamp label">
          <span>{words.yourDecision}</span> <TakeBack /> <SeatClock seat={question.seat} />
        </p>
        <h2
          id="question-text"
          ref={heading}
          tabIndex={-1}
          data-ask={question.ask}
          data-question={`${question.seat}/${question.id}`}
        >
          {game.words.question(view, question)}
        </h2>
        <Choices question={question} />
        <OrderHere question={question} />
        <Unasked />
        {refusal && (
          <p className="question-refusal" role="alert">
            {refusal}
          </p>
        )}
      </div>
      <div className={`question-foot ${picks.length > 0 ? 'picked' : ''}`}>
        <Decide question={question} />
        {/* What says itself needs no room of its own. */}
        {few || game.asking.saysItself(question) || countersOf(question) ? null : (
          <Foresight question={question} />
        )}
      </div>
    </section>
  );
}

/** What was picked elsewhere, from the hand where that has a tab of its own: what it brings, and giving it as the answer. */
export function PickedHere() {
  const { game, view, question, ready, picks } = useTable();
  if (!question || !ready || picks.length === 0) return null;
  return (
    <section className="question paper">
      <p className="picked-for">{game.words.question(view, question)}</p>
      <Decide question={question} />
      <Foresight question={question} />
    </section>
  );
}

function Foresight({ question }: { readonly question: OpenQuestion }) {
  const { game, view, aim, picks } = useTable();
  const { foresee, foreseeAll } = game.asking;
  const about = aim ?? picks.at(-1);
  const lines = about === undefined ? [] : foresee(view, question, about);
  return <Consequence lines={[...lines, ...foreseeAll(view, question, picks)]} />;
}

function Choices({ question }: { readonly question: OpenQuestion }) {
  const { inHand } = useTable().game.asking;
  const groups = inHand(question) ? null : countersOf(question);
  return groups ? <Counters question={question} groups={groups} /> : <OptionList question={question} />;
}

/** Gives what was picked as the answer; it stays in sight however many options there are. */
function Decide({ question }: { readonly question: OpenQuestion }) {
  const { game, picks, confirm } = useTable();
  const { min, max } = question;
  const single = min === 1 && max === 1;
  if (single && picks.length === 0) return null;
  return (
    <p className="question-end">
      {!game.asking.lastGives?.(question) && (
        <button
          type="button"
          className="button primary"
          data-confirm
          disabled={picks.length < min || picks.length > max}
          onClick={confirm}
        >
          {game.asking.confirm(question, picks.length)}
        </button>
      )}
      {!single && <span className="question-count">{countWords(min, max, picks.length)}</span>}
    </p>
  );
}

function countWords(min: number, max: number, n: number): string {
  if (min === max) return words.pickedOf(n, min);
  return words.pickedAtMost(n, max);
}
