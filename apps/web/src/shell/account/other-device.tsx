import { useState } from 'react';
import { call } from '../game/api';
import { CopyLink } from '../ui/copy-link';

/** A link that makes another device the same person, once. */
export function OtherDevice() {
  const [link, setLink] = useState<string | null>(null);
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
          <CopyLink
            label="Copy"
            link={() => link}
            className="button"
            otherwise="Copy it from the line above"
          />
        </div>
      )}
      {error && <p role="alert">{error}</p>}
    </section>
  );
}
