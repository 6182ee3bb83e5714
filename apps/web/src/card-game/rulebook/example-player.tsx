import { answer, fork, pending, type Seat, type State, view } from '@ragtag/card-game';
import { wordsIn } from '@ragtag/card-game/say';
import { type ToldMoment, tellScenarios } from '@ragtag/card-game/scenario';
import type { OpenQuestion } from '@ragtag/kernel';
import { useMemo, useState } from 'react';
import type { GameTable } from '../../shell/half';
import { StillTable } from '../../shell/table/still-table';
import { showing } from '../showing';
import { Stage } from '../stage/stage';
import { table } from '../table';
import { Fleet } from '../table/fleet';
import { rulebook as words } from '../words';

const say = wordsIn('en');

interface Props {
  readonly texts: readonly string[];
  close(): void;
}

/** An example played by the engine, answer by answer; other answers than those of the example can be tried. */
export default function ExamplePlayer({ texts, close }: Props) {
  const ways = useMemo(
    () => texts.flatMap((text) => tellScenarios(text)).filter(({ moments }) => moments.length > 0),
    [texts],
  );
  const [at, setAt] = useState(0);
  return (
    <div className="card-example">
      {ways.length > 1 && (
        <fieldset className="card-example-ways" aria-label={words.ways}>
          {ways.map(({ name }, i) => (
            <button
              key={name}
              type="button"
              className={`button small ${i === at ? 'primary' : ''}`}
              aria-pressed={i === at}
              onClick={() => setAt(i)}
            >
              {name.includes(': ') ? name.slice(name.indexOf(': ') + 2) : name}
            </button>
          ))}
        </fieldset>
      )}
      <Walk key={ways[at].name} told={ways[at].moments} />
      <p>
        <button type="button" className="button small quiet" onClick={close}>
          {words.putAway}
        </button>
      </p>
    </div>
  );
}

function Walk({ told }: { readonly told: readonly ToldMoment[] }) {
  const [path, setPath] = useState(told);
  const [step, setStep] = useState(0);
  const moment = path[step];
  const strayed = path !== told;
  const isLast = step === path.length - 1;
  const stray = (next: ToldMoment) => {
    setPath([...path.slice(0, step + 1), next]);
    setStep(step + 1);
  };
  const again = () => {
    setPath(told);
    setStep(0);
  };
  return (
    <>
      <Board state={moment.state} />
      <div className="card-example-steps">
        <button
          type="button"
          className="button small"
          disabled={step === 0}
          onClick={() => setStep(step - 1)}
        >
          {words.back}
        </button>
        <span className="label">{step === 0 ? words.beginning : words.step(step, path.length - 1)}</span>
        {isLast ? (
          <button type="button" className="button small" onClick={again}>
            {strayed ? words.backToExample : words.again}
          </button>
        ) : (
          <button type="button" className="button small primary" onClick={() => setStep(step + 1)}>
            {words.next}
          </button>
        )}
      </div>
      <Told moment={moment} before={path[step - 1]} />
      <Asked
        state={moment.state}
        picks={strayed ? [] : (path[step + 1]?.answered?.picks ?? [])}
        pick={(question, id) => stray(instead(moment.state, question, id))}
      />
    </>
  );
}

/** What comes of another answer than that of the example. */
function instead(state: State, question: OpenQuestion, pick: string): ToldMoment {
  const after = fork(state);
  const picks = [pick];
  const result = answer(after, { seat: question.seat, question: question.id, picks });
  const answered = { question, picks };
  return result.ok
    ? { state: after, facts: result.facts, answered }
    : { state: after, facts: [], answered, refused: result.refusal.message };
}

/** The table with everything in play; an example has no secrets from its reader. */
function Board({ state }: { readonly state: State }) {
  const shown = view(state, null);
  const seats = shown.players.map((_, seat): Seat => seat);
  return (
    <div className="table phone cards card-example-board">
      <StillTable game={table as unknown as GameTable} view={shown}>
        {seats.slice(1).map((seat) => (
          <Fleet key={seat} seat={seat} isOwn={false} />
        ))}
        <Stage />
        <Fleet seat={0} isOwn={false} />
      </StillTable>
    </div>
  );
}

function Told({ moment, before }: { readonly moment: ToldMoment; readonly before: ToldMoment | undefined }) {
  const { state, facts, answered, refused } = moment;
  const table = view(state, null);
  const lines = facts
    .filter((fact) => fact.only === undefined && showing.isTold(fact, { last: undefined, next: undefined }))
    .map((fact) => say.fact(fact, table));
  return (
    <div className="card-example-told" aria-live="polite">
      {answered && before && (
        <p className={refused === undefined ? 'answer' : 'refused'}>{answerText(before.state, answered)}</p>
      )}
      {refused !== undefined && <p>{words.refused}</p>}
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same may happen twice.
        <p key={i}>{line}</p>
      ))}
      {lines.length === 0 && refused === undefined && <p>{words.quiet}</p>}
    </div>
  );
}

function answerText(before: State, { question, picks }: NonNullable<ToldMoment['answered']>): string {
  const seen = view(before, question.seat);
  const what = picks.map((id) => {
    const option = question.options.find((each) => each.id === id);
    return option ? say.option(question, option, seen).label : id;
  });
  return `${before.players[question.seat].name}: ${what.join(', ') || words.nothing}`;
}

interface AskedProps {
  readonly state: State;
  /** What the example answers. */
  readonly picks: readonly string[];
  pick(question: OpenQuestion, id: string): void;
}

function Asked({ state, picks, pick }: AskedProps) {
  const [question] = pending(state);
  if (!question) return null;
  const seen = view(state, question.seat);
  return (
    <div className="card-example-asked">
      <p>
        <b>{words.isAsked(state.players[question.seat].name)}</b> {say.question(question, seen)}
      </p>
      <ul>
        {question.options.map((option) => (
          <li key={option.id}>
            <button
              type="button"
              className={`button small ${picks.includes(option.id) ? 'primary' : ''}`}
              disabled={question.min > 1}
              onClick={() => pick(question, option.id)}
            >
              {say.option(question, option, seen).label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
