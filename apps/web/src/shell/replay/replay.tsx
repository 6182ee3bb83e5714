import type { Seat, View } from '@ragtag/board-game';
import { useState } from 'react';
import type { Study } from '../../board-game/after/study';
import { Dials } from '../../board-game/status/dials';
import { BoardingTrack, Distance, JumpTrack } from '../../board-game/status/tracks';
import { StillBoard, StillTable } from '../../board-game/still-table';
import { nameOfSeat } from '../../board-game/words/people';
import { factText } from '../../board-game/words/say';
import type { GameRecord } from '../game/record';
import { useMoment } from './use-moment';

interface Props {
  readonly record: GameRecord;
  readonly study: Study;
}

/** The game again, step by step, from any seat. */
export function Replay({ record, study }: Props) {
  const [after, setAfter] = useState(study.moments);
  const [viewer, setViewer] = useState<Seat | null>(null);
  const moment = useMoment(record, after, viewer);
  const before = (at: number) => study.turns.findLast((start) => start < at) ?? 0;
  const go = (to: number) => setAfter(Math.max(0, Math.min(study.moments, to)));
  return (
    <section className="after-replay" aria-labelledby="replay-title">
      <h2 id="replay-title">Step by step</h2>
      <div className="replay-bar">
        <Step name="Previous turn" sign="⏮" isDisabled={after === 0} onStep={() => go(before(after))} />
        <Step name="Back" sign="◀" isDisabled={after === 0} onStep={() => go(after - 1)} />
        <input
          type="range"
          min={0}
          max={study.moments}
          value={after}
          aria-label="Moment of the game"
          onChange={(event) => go(Number(event.target.value))}
        />
        <Step name="On" sign="▶" isDisabled={after === study.moments} onStep={() => go(after + 1)} />
        <Step
          name="Next turn"
          sign="⏭"
          isDisabled={after === study.moments}
          onStep={() => go(study.turns.find((start) => start > after) ?? study.moments)}
        />
        <span className="replay-at">
          {after} of {study.moments}
        </span>
        <label>
          <span className="label">Seen by</span>{' '}
          <select
            value={viewer ?? -1}
            onChange={(event) => setViewer(event.target.value === '-1' ? null : Number(event.target.value))}
          >
            <option value={-1}>everybody</option>
            {study.last.players.map((_, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
              <option key={seat} value={seat}>
                {nameOfSeat(study.last, seat)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {moment && (
        <Scene view={moment.view}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever uses the keyboard must be able to scroll. */}
          <ol className="replay-facts" aria-live="polite" tabIndex={0}>
            {moment.facts.map((fact, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: told in order.
              <li key={i}>{factText(moment.view, fact)}</li>
            ))}
          </ol>
        </Scene>
      )}
    </section>
  );
}

interface StepProps {
  readonly name: string;
  readonly sign: string;
  readonly isDisabled: boolean;
  readonly onStep: () => void;
}

function Step({ name, sign, isDisabled, onStep }: StepProps) {
  return (
    <button type="button" className="button small" aria-label={name} disabled={isDisabled} onClick={onStep}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}

function Scene({ view, children }: { readonly view: View; readonly children: React.ReactNode }) {
  return (
    <StillTable view={view}>
      <div className="replay-scene">
        <div>
          <Dials />
          <StillBoard />
        </div>
        <div className="replay-side">
          <p>
            <span className="label">Turn {view.turn.number}</span>{' '}
            {view.turn.number > 0 && nameOfSeat(view, view.turn.seat)}
          </p>
          <div className="tracks">
            <JumpTrack />
            <Distance />
            <BoardingTrack />
          </div>
          {children}
        </div>
      </div>
    </StillTable>
  );
}
