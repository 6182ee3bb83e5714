import { useMemo } from 'react';
import { encode } from 'uqr';
import { CopyLink } from '../ui/copy-link';
import { lobby as words } from '../words';

/** The link to the table, to be copied, read out, or scanned. */
export function Invite({ code }: { readonly code: string }) {
  const link = `${location.origin}/join/${code}`;
  return (
    <section className="paper lobby-sheet" aria-labelledby="invite-title">
      <h2 id="invite-title">{words.inviteFriends}</h2>
      <div className="invite">
        <QrCode text={link} />
        <div className="invite-link">
          <p className="invite-code">{code}</p>
          <input
            readOnly
            value={link}
            aria-label={words.linkToThisTable}
            onFocus={(event) => event.target.select()}
          />
          <CopyLink label={words.copyTheLink} link={() => link} otherwise={words.copyFromLine} />
        </div>
      </div>
    </section>
  );
}

function QrCode({ text }: { readonly text: string }) {
  const { size, path } = useMemo(() => {
    const { size, data } = encode(text, { border: 2 });
    const path = data
      .flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])))
      .join('');
    return { size, path };
  }, [text]);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className="invite-qr" role="img" aria-label={words.linkAsCode}>
      <path d={path} fill="#000" />
    </svg>
  );
}
