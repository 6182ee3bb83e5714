import type { TableInfo } from '@ragtag/protocol';
import { type FormEvent, useState } from 'react';
import { call } from '../game/api';

/** Where the server posts when somebody must decide, for chat services. */
export function Webhook({ table }: { readonly table: TableInfo }) {
  const known = typeof table.webhook === 'string' ? table.webhook : '';
  const [url, setUrl] = useState(known);
  const [told, setTold] = useState<string | null>(null);
  const set = (event: FormEvent) => {
    event.preventDefault();
    call('setWebhook', { params: { table: table.id }, body: { url: url.trim() || null } }).then(
      () => setTold(url.trim() ? 'The server posts there.' : 'The server posts nowhere.'),
      (failure: Error) => setTold(failure.message),
    );
  };
  return (
    <details className="webhook" open={known !== ''}>
      <summary>Tell a chat service whose turn it is</summary>
      <form onSubmit={set} className="webhook-form">
        <label className="field">
          <span className="label">Address of its webhook</span>
          <input
            type="url"
            value={url}
            placeholder="https://"
            onChange={(event) => setUrl(event.target.value)}
          />
        </label>
        <button type="submit" className="button small">
          {url.trim() === '' && known !== '' ? 'Post nowhere' : 'Post there'}
        </button>
      </form>
      {told && <p role="status">{told}</p>}
    </details>
  );
}
