import { useState } from 'react';
import { call } from '../game/api';
import { CopyLink } from '../ui/copy-link';
import { account as words } from '../words';

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
      <h3 id="other-device">{words.otherDevice}</h3>
      <p className="account-note">{words.personalLinkText}</p>
      {link === null ? (
        <button type="button" className="button" onClick={make}>
          {words.makeAPersonalLink}
        </button>
      ) : (
        <div className="account-link">
          <input
            readOnly
            value={link}
            aria-label={words.personalLink}
            onFocus={(event) => event.target.select()}
          />
          <CopyLink label={words.copy} link={() => link} className="button" otherwise={words.copyFromLine} />
        </div>
      )}
      {error && <p role="alert">{error}</p>}
    </section>
  );
}
