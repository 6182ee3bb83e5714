import { useState } from 'react';
import { call } from '../game/api';

/** A link that makes another device the same person, once. */
export function OtherDevice() {
  const [link, setLink] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const make = () => {
    call('makeLink').then(
      ({ path }) => setLink(location.origin + path),
      (failure: Error) => setError(failure.message),
    );
  };
  return (
    <section aria-labelledby="other-device">
      <h3 id="other-device">Go on from another device</h3>
      <p className="account-note">
        A personal link opens your games there without a password. It works once, for a quarter of an hour.
        Give it to nobody else: whoever opens it is you.
      </p>
      {link === null ? (
        <button type="button" className="button" onClick={make}>
          Make a personal link
        </button>
      ) : (
        <div className="account-link">
          <input
            readOnly
            value={link}
            aria-label="Personal link"
            onFocus={(event) => event.target.select()}
          />
          <button
            type="button"
            className="button"
            onClick={() => void navigator.clipboard?.writeText(link).then(() => setCopied(true))}
          >
            {copied ? 'Copied' : 'Copy'}
          </button>
        </div>
      )}
      {error && <p role="alert">{error}</p>}
    </section>
  );
}
