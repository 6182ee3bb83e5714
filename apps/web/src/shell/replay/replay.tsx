import type { Fact, GameView } from '@ragtag/kernel';
import { type ReactNode, useState } from 'react';
import type { Course } from '../game/engine-messages';
import type { GameRecord } from '../game/record';
import type { GameTable } from '../half';
import { replay as words } from '../words';
import { useMoment } from './use-moment';

interface Props<V extends GameView> {
  readonly game: GameTable<V, Fact>;
  readonly record: GameRecord;
  readonly course: Course<V>;
  /** The table at one moment; `children` tell what happened. */
  readonly Scene: (props: { readonly view: V; readonly children: ReactNode }) => ReactNode;
}

/** The game again, step by step, from any seat. */
export function Replay<V extends GameView>({ game, record, course, Scene }: Props<V>) {
  const [after, setAfter] = useState(course.moments);
  const [viewer, setViewer] = useState<number | null>(null);
  const moment = useMoment(record, after, viewer);
  const before = (at: number) => course.turns.findLast((start) => start < at) ?? 0;
  const go = (to: number) => setAfter(Math.max(0, Math.min(course.moments, to)));
  return (
    <section className="after-replay" aria-labelledby="replay-title">
      <h2 id="replay-title">{words.stepByStep}</h2>
      <div className="replay-bar">
        <Step name={words.previousTurn} sign="|◀" isDisabled={after === 0} onStep={() => go(before(after))} />
        <Step name={words.back} sign="◀" isDisabled={after === 0} onStep={() => go(after - 1)} />
        <input
          type="range"
          min={0}
          max={course.moments}
          value={after}
          aria-label={words.momentOfTheGame}
          onChange={(event) => go(Number(event.target.value))}
        />
        <Step name={words.on} sign="▶" isDisabled={after === course.moments} onStep={() => go(after + 1)} />
        <Step
          name={words.nextTurn}
          sign="▶|"
          isDisabled={after === course.moments}
          onStep={() => go(course.turns.find((start) => start > after) ?? course.moments)}
        />
        <span className="replay-at">{words.of(after, course.moments)}</span>
        <label>
          <span className="label">{words.seenBy}</span>{' '}
          <select
            value={viewer ?? -1}
            onChange={(event) => setViewer(event.target.value === '-1' ? null : Number(event.target.value))}
          >
            <option value={-1}>{words.everybody}</option>
            {course.last.players.map((_, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
              <option key={seat} value={seat}>
                {game.words.player(course.last, seat)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {moment && (
        <Scene view={moment.view as V}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever uses the keyboard must be able to scroll. */}
          <ol className="replay-facts" aria-live="polite" tabIndex={0}>
            {moment.facts.map((fact, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: told in order.
              <li key={i}>{game.words.fact(moment.view as V, fact)}</li>
            ))}
          </ol>
        </Scene>
      )}
    </section>
  );
}

interface StepButtonProps {
  readonly name: string;
  readonly sign: string;
  readonly isDisabled: boolean;
  readonly onStep: () => void;
}

function Step({ name, sign, isDisabled, onStep }: StepButtonProps) {
  return (
    <button type="button" className="button small" aria-label={name} disabled={isDisabled} onClick={onStep}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
