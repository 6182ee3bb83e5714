import { CopyLink } from '../ui/copy-link';
import { account as words } from '../words';

interface Props {
  readonly codes: readonly string[];
  /** They are kept somewhere else now. */
  readonly onKept: () => void;
}

/** Codes that replace a lost password, shown this once. */
export function RecoveryCodes({ codes, onKept }: Props) {
  return (
    <section aria-labelledby="recovery-codes">
      <h3 id="recovery-codes">{words.recoveryCodes}</h3>
      <p>{words.keepTheCodes}</p>
      <ul className="account-codes" aria-label={words.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="account-choices">
        <CopyLink
          label={words.copyTheCodes}
          link={() => codes.join('\n')}
          className="button"
          otherwise={words.writeThemDown}
        />
        <button type="button" className="button primary" onClick={onKept}>
          {words.iHaveThem}
        </button>
      </div>
    </section>
  );
}
