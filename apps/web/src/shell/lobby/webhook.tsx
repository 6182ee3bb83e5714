import type { TableInfo } from '@ragtag/protocol';
import { type FormEvent, useState } from 'react';
import { call } from '../game/api';
import { lobby as words } from '../words';

/** Where the server posts when somebody must decide, for chat services. */
export function Webhook({ table }: { readonly table: TableInfo }) {
  const known = typeof table.webhook === 'string' ? table.webhook : '';
  const [url, setUrl] = useState(known);
  const [told, setTold] = useState<string | null>(null);
  const set = (event: FormEvent) => {
    event.preventDefault();
    call('setWebhook', { params: { table: table.id }, body: { url: url.trim() || null } }).then(
      () => setTold(url.trim() ? words.postsThere : words.postsNowhere),
      (failure: Error) => setTold(failure.message),
    );
  };
  return (
    <details className="webhook" open={known !== ''}>
      <summary>{words.tellChatService}</summary>
      <form onSubmit={set} className="webhook-form">
        <label className="field">
          <span className="label">{words.addressOfItsWebhook}</span>
          <input
            type="url"
            value={url}
            placeholder={words.address}
            onChange={(event) => setUrl(event.target.value)}
          />
        </label>
        <button type="submit" className="button small">
          {url.trim() === '' && known !== '' ? words.postNowhere : words.postThere}
        </button>
      </form>
      {told && <p role="status">{told}</p>}
    </details>
  );
}
