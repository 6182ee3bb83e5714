import { lobby as wording } from '../words';
import './table-rules.css';
import type { Clock, TableInfo, TableSettings } from '@ragtag/protocol';
import { useState } from 'react';
import { Label, Radio, RadioGroup, Switch } from 'react-aria-components';
import { call } from '../game/api';
import { hoursWords } from '../words/time';
import { ReactionTime } from './reaction-time';
import { Webhook } from './webhook';

interface Props {
  readonly table: TableInfo;
}

/** How each kind of clock is set at first. */
const clocks: Readonly<Record<Clock['kind'], Clock>> = {
  none: { kind: 'none' },
  live: { kind: 'live', decision: 60, reserve: 600 },
  slow: { kind: 'slow', hours: 24 },
};
const decisions = [15, 30, 45, 60, 90, 120, 180, 300];
const reserves = [0, 120, 300, 600, 900, 1200, 1800, 3600];
const slowHours = [1, 6, 12, 24, 48, 72, 168];
const slowReactions = [1, 3, 6, 12, 24];
const reactionTimes = [2, 4, 6, 8, 10, 15, 20, 30];

/** What the host decides about time and talk; the others can read it. */
export function TableRules({ table }: Props) {
  const [error, setError] = useState<string | null>(null);
  const { clock, whenTimeIsUp, chat, spectators, visibility, reactions, rated = false } = table.settings;
  const change = (body: Partial<TableSettings>) => {
    call('changeTable', { params: { table: table.id }, body }).then(
      () => setError(null),
      (failure: Error) => setError(failure.message),
    );
  };
  const isDisabled = !table.host;
  return (
    <div className="table-rules">
      <RadioGroup
        value={clock.kind}
        isDisabled={isDisabled}
        onChange={(kind) => change({ clock: clocks[kind as Clock['kind']] })}
      >
        <Label>{wording.clock}</Label>
        {(Object.keys(clocks) as Clock['kind'][]).map((kind) => (
          <Radio key={kind} value={kind} className="radio">
            {wording.clocks[kind]}
          </Radio>
        ))}
      </RadioGroup>
      {clock.kind === 'live' && (
        <div className="table-rules-pair">
          <Pick
            name={wording.forEachDecision}
            value={clock.decision}
            values={decisions}
            words={secondsWords}
            isDisabled={isDisabled}
            onChange={(decision) => change({ clock: { ...clock, decision } })}
          />
          <Pick
            name={wording.reserve}
            value={clock.reserve}
            values={reserves}
            words={(n) => (n === 0 ? wording.none : secondsWords(n))}
            isDisabled={isDisabled}
            onChange={(reserve) => change({ clock: { ...clock, reserve } })}
          />
        </div>
      )}
      {clock.kind === 'slow' && (
        <div className="table-rules-pair">
          <Pick
            name={wording.forEachDecision}
            value={clock.hours}
            values={slowHours}
            words={hoursWords}
            isDisabled={isDisabled}
            onChange={(hours) => change({ clock: { ...clock, hours } })}
          />
          <ReactionTime
            value={clock.reactions ?? 'wait'}
            times={slowReactions}
            words={hoursWords}
            isDisabled={isDisabled}
            onChange={(time) =>
              change({ clock: { ...clock, reactions: time === 'wait' ? undefined : time } })
            }
          />
        </div>
      )}
      {clock.kind !== 'none' && (
        <RadioGroup
          value={whenTimeIsUp}
          isDisabled={isDisabled}
          onChange={(value) => change({ whenTimeIsUp: value as 'bot' | 'wait' })}
        >
          <Label>{wording.whenTimeIsUp}</Label>
          <Radio value="bot" className="radio">
            {wording.botAnswers}
          </Radio>
          <Radio value="wait" className="radio">
            {wording.everybodyWaits}
          </Radio>
        </RadioGroup>
      )}
      {clock.kind !== 'slow' && (
        <ReactionTime
          value={reactions}
          times={reactionTimes}
          words={wording.seconds}
          isDisabled={isDisabled}
          onChange={(time) => change({ reactions: time })}
        />
      )}
      <Switch
        className="switch"
        isSelected={chat}
        isDisabled={isDisabled}
        onChange={(on) => change({ chat: on })}
      >
        <span className="switch-track" /> {wording.freeChat}
      </Switch>
      <Switch
        className="switch"
        isSelected={spectators}
        isDisabled={isDisabled}
        onChange={(on) => change({ spectators: on })}
      >
        <span className="switch-track" /> {wording.othersMayWatch}
      </Switch>
      <Switch
        className="switch"
        isSelected={visibility === 'public'}
        isDisabled={isDisabled}
        onChange={(on) => change({ visibility: on ? 'public' : 'private' })}
      >
        <span className="switch-track" /> {wording.listed}
      </Switch>
      <Switch
        className="switch"
        isSelected={rated}
        isDisabled={isDisabled || table.phase !== 'lobby'}
        onChange={(on) => change({ rated: on })}
      >
        <span className="switch-track" /> {wording.rated}
      </Switch>
      {table.host && table.webhook !== null && <Webhook table={table} />}
      {error && <p role="alert">{error}</p>}
    </div>
  );
}

interface PickProps {
  readonly name: string;
  readonly value: number;
  readonly values: readonly number[];
  readonly words: (n: number) => string;
  readonly isDisabled: boolean;
  readonly onChange: (n: number) => void;
}

function Pick({ name, value, values, words, isDisabled, onChange }: PickProps) {
  const all = values.includes(value) ? values : [...values, value].sort((a, b) => a - b);
  return (
    <label className="field">
      <span className="label">{name}</span>
      <select value={value} disabled={isDisabled} onChange={(event) => onChange(Number(event.target.value))}>
        {all.map((n) => (
          <option key={n} value={n}>
            {words(n)}
          </option>
        ))}
      </select>
    </label>
  );
}

function secondsWords(n: number): string {
  return n % 60 === 0 ? wording.min(n / 60) : wording.s(n);
}
