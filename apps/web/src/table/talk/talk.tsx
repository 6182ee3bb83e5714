import './talk.css';
import type { Said, Say, TableInfo } from '@ragtag/protocol';
import { type FormEvent, useState } from 'react';
import { Button, DialogTrigger } from 'react-aria-components';
import { Modal } from '../../ui/modal';

interface Props {
  readonly table: TableInfo;
  readonly said: readonly Said[];
  readonly say: (say: Say) => void;
}

/** What is said at the table: words where the host allows them, and claims that the rules allow. */
export function Talk({ table, said, say }: Props) {
  const [read, setRead] = useState(said.length);
  const unread = said.length - read;
  return (
    <DialogTrigger onOpenChange={() => setRead(said.length)}>
      <Button className={`button small ${unread > 0 ? 'wanted' : ''}`}>
        Talk{unread > 0 && ` (${unread})`}
      </Button>
      <Modal title="Talk">
        <ol className="said" aria-live="polite">
          {said.map(({ n, name, said: what }) => (
            <li key={n}>
              <b>{name}</b> {saidWords(what, table)}
            </li>
          ))}
          {said.length === 0 && <li>Nobody has said anything yet.</li>}
        </ol>
        <Claims table={table} say={say} />
        {table.settings.chat && <Words say={say} />}
      </Modal>
    </DialogTrigger>
  );
}

const help = {
  'a-lot': 'I can help a lot.',
  'a-little': 'I can help a little.',
  'not-at-all': 'I cannot help.',
} as const;

function saidWords(what: Said['said'], table: TableInfo): string {
  if ('text' in what) return what.text;
  const name = (seat: number) => table.seats[seat]?.name ?? `seat ${seat + 1}`;
  switch (what.claim) {
    case 'can-help':
      return help[what.how];
    case 'suspects':
      return `I suspect ${name(what.seat)}.`;
    case 'looked':
      return `I looked at ${name(what.seat)}: ${what.saw === 'human' ? 'human' : 'Cylon'}.`;
  }
}

function Claims({ table, say }: Pick<Props, 'table' | 'say'>) {
  const others = table.seats.flatMap((seat, index) =>
    seat.you ? [] : [{ index, name: seat.name ?? `Seat ${index + 1}` }],
  );
  return (
    <div className="claims">
      {(Object.keys(help) as (keyof typeof help)[]).map((how) => (
        <button
          key={how}
          type="button"
          className="button small"
          onClick={() => say({ claim: 'can-help', how })}
        >
          {help[how]}
        </button>
      ))}
      {others.map(({ index, name }) => (
        <button
          key={index}
          type="button"
          className="button small"
          onClick={() => say({ claim: 'suspects', seat: index })}
        >
          I suspect {name}
        </button>
      ))}
    </div>
  );
}

function Words({ say }: Pick<Props, 'say'>) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) say({ text: text.trim() });
    setText('');
  };
  return (
    <form className="words" onSubmit={submit}>
      <input
        aria-label="Say something"
        value={text}
        maxLength={500}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button">
        Say
      </button>
    </form>
  );
}
