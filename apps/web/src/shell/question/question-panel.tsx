import './question.css';
import type { OpenQuestion } from '@ragtag/board-game';
import { useEffect, useRef } from 'react';
import { Consequence } from '../../board-game/question/consequence';
import { Counters, countersOf } from '../../board-game/question/counters';
import { isHandAsk } from '../../board-game/question/targets';
import { cardValue, foresee, pickedValue } from '../../board-game/words/foresee';
import { questionText } from '../../board-game/words/say';
import { SeatClock } from '../company/clock';
import { useTable } from '../table/table-context';
import { isFew, OptionList } from './option-list';
import { OrderHere } from './order-here';
import { Waiting } from './waiting';

/** The one place that says what is asked of you. */
export function QuestionPanel({ refusal }: { readonly refusal: string | null }) {
  const { view, question, ready, picks } = useTable();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = question?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is read out and can be answered by keys at once.
  useEffect(() => {
    if (ready && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [id, ready]);
  if (!question || !ready) return <Waiting />;
  return (
    <section className="question paper" aria-labelledby="question-text">
      <div className="question-scroll">
        <p className="question-stamp label">
          <span>Your decision</span> <SeatClock seat={question.seat} />
        </p>
        <h2
          id="question-text"
          ref={heading}
          tabIndex={-1}
          data-ask={question.ask}
          data-question={`${question.seat}/${question.id}`}
        >
          {questionText(view, question)}
        </h2>
        <Choices question={question} />
        {question.ask === 'react' && <OrderHere question={question} />}
        {refusal && (
          <p className="question-refusal" role="alert">
            {refusal}
          </p>
        )}
      </div>
      <div className={`question-foot ${picks.length > 0 ? 'picked' : ''}`}>
        <Decide question={question} />
        <Foresight question={question} />
      </div>
    </section>
  );
}

function Foresight({ question }: { readonly question: OpenQuestion }) {
  const { view, aim, picks } = useTable();
  // What says itself needs no room of its own.
  const inHand = isHandAsk(question);
  if (inHand ? question.ask !== 'add-to-check' : isFew(question) || countersOf(question)) return null;
  const about = aim ?? picks.at(-1);
  const look = inHand ? cardValue : foresee;
  const lines = about === undefined ? [] : look(view, question, about);
  return <Consequence lines={[...lines, ...pickedValue(view, question, picks)]} />;
}

function Choices({ question }: { readonly question: OpenQuestion }) {
  const groups = isHandAsk(question) ? null : countersOf(question);
  return groups ? <Counters question={question} groups={groups} /> : <OptionList question={question} />;
}

/** Gives what was picked as the answer; it stays in sight however many options there are. */
function Decide({ question }: { readonly question: OpenQuestion }) {
  const { picks, confirm } = useTable();
  const { min, max } = question;
  const single = min === 1 && max === 1;
  if (single && picks.length === 0) return null;
  return (
    <p className="question-end">
      <button
        type="button"
        className="button primary"
        data-confirm
        disabled={picks.length < min || picks.length > max}
        onClick={confirm}
      >
        {confirmWords(question, picks.length)}
      </button>
      {!single && <span className="question-count">{countWords(min, max, picks.length)}</span>}
    </p>
  );
}

function confirmWords({ ask, min, max }: OpenQuestion, n: number): string {
  if (min === 1 && max === 1) return 'Confirm';
  const cards = n === 1 ? '1 card' : `${n} cards`;
  if (ask === 'add-to-check') return n === 0 ? 'Add no cards' : `Add ${cards}`;
  if (ask === 'discard') return `Discard ${cards}`;
  return n === 0 && min === 0 ? 'None' : 'Confirm';
}

function countWords(min: number, max: number, n: number): string {
  if (min === max) return `${n} of ${min} picked`;
  return `${n} picked, at most ${max}`;
}
