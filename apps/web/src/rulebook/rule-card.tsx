import { conditionWords, type Passage, type Rulebook } from '@ragtag/rulebook';
import type { ReactNode } from 'react';
import { Dialog, Heading, Popover } from 'react-aria-components';
import { CopyLink } from '../shell/ui/copy-link';
import { type Proof, proofsOf, standingOf, useProofs } from './proofs';
import { sourceNames } from './sources';
import { rulebook as words } from './words';

interface Props {
  readonly book: Rulebook;
  /** What else there is to know of it. */
  readonly more?: ReactNode;
  readonly rule: string;
  readonly anchor: HTMLElement;
  close(): void;
}

/** What is known about a rule: its address, where it applies, and what proves it. */
export function RuleCard({ book, more, rule, anchor, close }: Props) {
  const proofs = useProofs();
  const passage: Passage | undefined = book.passages[rule];
  const tests = proofsOf(proofs, rule);
  const standing = standingOf(proofs, rule);
  return (
    <Popover
      className="rule-card"
      triggerRef={{ current: anchor }}
      isOpen
      onOpenChange={(open) => !open && close()}
      placement="bottom"
    >
      <Dialog className="rule-card-body">
        <Heading slot="title" className="rule-id">
          {rule}
        </Heading>
        <p className={`standing ${standing}`}>{words.standings[standing]}</p>
        {passage && <Where passage={passage} />}
        <p>
          <CopyLink label={words.copyRuleLink} link={() => linkTo(rule)} />
        </p>
        <Examples book={book} rule={rule} close={close} />
        {more}
        {tests.length > 0 && (
          <section className="proofs">
            <h3 className="label">{words.provedBy}</h3>
            <ul>
              {tests.map((proof) => (
                <li key={`${proof.file}:${proof.line}`}>
                  <ProofText proof={proof} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </Dialog>
    </Popover>
  );
}

function Where({ passage: { when, changedBy } }: { readonly passage: Passage }) {
  const condition = conditionWords(when);
  return (
    <p className="where">
      {condition === 'always' ? words.holdsAlways : words.holds(condition)}
      {changedBy.length > 0 && ` ${words.comesFrom(changedBy.map((source) => sourceNames[source]))}`}
    </p>
  );
}

/** The page's own address, at this rule. */
function linkTo(rule: string): string {
  history.replaceState(history.state, '', `#${rule}`);
  return location.href;
}

function Examples({ book, rule, close }: Pick<Props, 'book' | 'rule' | 'close'>) {
  const shown = Object.values(book.examples).filter(
    ({ id, shows }) => shows.includes(rule) && document.getElementById(id),
  );
  if (shown.length === 0) return null;
  return (
    <p>
      {words.shownIn}{' '}
      {shown.map(({ id, title }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <a href={`#${id}`} onClick={close}>
            {title}
          </a>
        </span>
      ))}
      .
    </p>
  );
}

function ProofText({ proof }: { readonly proof: Proof }) {
  const { name, text, file, line, result } = proof;
  const sign = { passed: '✓', failed: '✕', 'not-run': '–' }[result];
  const title = name.replace(/\s*\[[^\]]*\]$/, '');
  if (text === undefined)
    return (
      <span className={`proof ${result}`}>
        <b>{sign}</b> {title} <small>{`${file}:${line}`}</small>
      </span>
    );
  return (
    <details className={`proof ${result}`}>
      <summary>
        <b>{sign}</b> {title}
      </summary>
      <small>{`${file}:${line}`}</small>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it. */}
      <pre tabIndex={0}>{text}</pre>
    </details>
  );
}
