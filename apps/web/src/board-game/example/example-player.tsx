import { example as words } from '../words';
import './example.css';
import { useMemo, useState } from 'react';
import { RuleMark } from '../../rulebook/rule-mark';
import { Mood } from './mood';
import { needsBoards, type Step, type ToldLine } from './steps';
import { askedIn, instead, type ToldAsking, type Way, waysOf } from './tale';
import { useWalk } from './walk';

interface Props {
  readonly texts: readonly string[];
  /** The rules that it shows at work. */
  readonly shows: readonly string[];
  close(): void;
}

/** A worked example played by the engine, step by step; other answers than those of the example work too. */
export default function ExamplePlayer({ texts, shows, close }: Props) {
  const ways = useMemo(() => waysOf(texts), [texts]);
  const [at, setAt] = useState(0);
  const way = ways[at];
  return (
    <div className="example-player">
      {ways.length > 1 && (
        <fieldset className="example-ways" aria-label={words.waysThisCanGo}>
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
      <Walk key={way.name} way={way} shows={shows} />
      <p className="example-end">
        <button type="button" className="button small quiet" onClick={close}>
          {words.putTheTableAway}
        </button>
      </p>
    </div>
  );
}

function Walk({ way, shows }: { readonly way: Way; readonly shows: readonly string[] }) {
  const { path, step, strayed, go, stray, back } = useWalk(way.moments, shows);
  const boards = useMemo(() => needsBoards(path, shows), [path, shows]);
  const now = path[step];
  const { moment, complete } = now;
  const last = step === path.length - 1;
  const asking = complete ? askedIn(moment.state) : null;
  return (
    <>
      <Mood step={now} boards={boards} />
      <div className="example-steps">
        <button type="button" className="button small" disabled={step === 0} onClick={() => go(step - 1)}>
          {words.back}
        </button>
        <span className="label">
          {step === 0 ? words.beginning : words.step(step, path.length - 1)}
          {strayed && words.yourWay}
        </span>
        {last ? (
          <button type="button" className="button small" onClick={() => (strayed ? back() : go(0))}>
            {strayed ? words.backToTheExample : words.again}
          </button>
        ) : (
          <button type="button" className="button small primary" onClick={() => go(step + 1)}>
            {words.next}
          </button>
        )}
      </div>
      <Told step={now} first={step === 0} />
      {asking && (
        <Question
          asking={asking}
          next={strayed ? undefined : path[step + 1]?.moment}
          pick={(id) => stray(instead(moment.state, asking.question, id))}
        />
      )}
    </>
  );
}

interface ToldProps {
  readonly step: Step;
  readonly first: boolean;
}

function Told({ step: { moment, answer, lines }, first }: ToldProps) {
  const refused = moment.refused !== undefined;
  return (
    <div className="example-told" aria-live="polite">
      {answer && <p className={refused ? 'refused' : 'answer'}>{answer}</p>}
      {refused && <p>{words.engineRefuses}</p>}
      {lines.map((line) => (
        <Sentence key={line.text} line={line} />
      ))}
      {lines.length === 0 && !refused && (
        <p className="quiet">{first ? words.howThingsStand : words.nothingElseHappens}</p>
      )}
    </div>
  );
}

/** A sentence with the sign of its rule, where the book has it. */
function Sentence({ line: { text, rule } }: { readonly line: ToldLine }) {
  return (
    <p>
      {text} {rule && <RuleMark rule={rule} />}
    </p>
  );
}

interface QuestionProps {
  readonly asking: ToldAsking;
  readonly next: Step['moment'] | undefined;
  pick(id: string): void;
}

const mostOptions = 14;

/** What is asked now; the answer of the example is marked, and any single answer can be tried. */
function Question({ asking: { question, who, text, options }, next, pick }: QuestionProps) {
  const scripted = next?.answered?.question.id === question.id ? next.answered.picks : [];
  const single = question.max === 1 || question.min === 1;
  return (
    <div className="example-question">
      <p>
        <b>{words.isAsked(who)}</b> {text}
      </p>
      <ul>
        {options.slice(0, mostOptions).map(({ id, label, whatHappens }) => (
          <li key={id}>
            <button
              type="button"
              className={`button small ${scripted.includes(id) ? 'scripted' : ''}`}
              disabled={!single}
              onClick={() => pick(id)}
            >
              {label}
              {scripted.includes(id) && <span className="visually-hidden"> {words.asInTheExample}</span>}
            </button>
            {whatHappens && <small className="example-text"> {whatHappens}</small>}
          </li>
        ))}
        {options.length > mostOptions && <li>{words.more(options.length - mostOptions)}</li>}
      </ul>
    </div>
  );
}
