import type { CheckView, Seat, Skill } from '@ragtag/board-game';
import { SkillChip } from '../cards/skill-card-face';
import { SkillGlyph } from '../icons/skill-glyph';
import { useBoard } from '../use-board';
import { stage as words } from '../words';
import { nameOfCause } from '../words/cards';
import { reasonsIn, signed } from '../words/check';
import { nameOfSeat } from '../words/people';
import { skillName } from '../words/say';

/** A skill check: who has put in how many, then what lies open, the sum and the result. */
export function CheckTray({ check }: { readonly check: CheckView }) {
  const { view } = useBoard();
  const { difficulty, partial, counting, target, added, cards, total, outcome } = check;
  return (
    <section
      className={`check screen ${outcome ?? ''}`}
      aria-label={words.skillCheck(nameOfCause(check.cause))}
    >
      <header>
        <p className="label">{words.checkOn(nameOfCause(check.cause))}</p>
        <p className="check-need">
          <b>{difficulty}</b>
          {partial !== null && <span className="check-partial">{words.partlyAt(partial)}</span>}
          {counting.map((skill) => (
            <span key={skill} className="check-skill">
              <SkillGlyph skill={skill as Skill} size={16} />
              {skillName(skill as Skill)}
            </span>
          ))}
          {target !== null && <span className="check-target">{words.about(nameOfSeat(view, target))}</span>}
        </p>
      </header>
      {cards.length > 0 && (
        <ul className="check-cards" aria-label={words.cardsInTheCheck}>
          {sorted(cards).map(({ card, counts }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: like cards cannot be told apart.
            <li key={i} className={counts < 0 ? 'minus' : 'plus'}>
              <SkillChip card={card} counts={signed(counts)} />
            </li>
          ))}
        </ul>
      )}
      <Reasons check={check} />
      <Added added={added} />
      {total !== null && (
        <p className="check-total">
          <span className="label">{words.total}</span> <b>{total}</b>{' '}
          <span className="label">{words.of(difficulty)}</span>
          {outcome && <strong className="check-outcome">{outcomeName(outcome)}</strong>}
        </p>
      )}
    </section>
  );
}

export function outcomeName(outcome: string): string {
  const names: Readonly<Record<string, string>> = words.outcomes;
  return names[outcome] ?? outcome;
}

/** Who has put in how many cards; which ones stays secret. */
export function Added({ added }: Pick<CheckView, 'added'>) {
  const { view } = useBoard();
  const n = added.reduce((sum, each) => sum + each.n, 0);
  const name = (seat: Seat | null) => (seat === null ? words.destiny : nameOfSeat(view, seat));
  return (
    <ul className="check-added" aria-label={words.cardsInCheck(n)}>
      {added.map(({ seat, n: count }) => (
        <li key={seat ?? -1}>
          <span className="check-pile" aria-hidden="true">
            {Array.from({ length: Math.min(count, 6) }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cards face down.
              <span key={i} className="card-back" />
            ))}
          </span>
          {name(seat)} <b>{count}</b>
        </li>
      ))}
    </ul>
  );
}

/** What counts for the check first, the strongest first. */
export function sorted(cards: CheckView['cards']): CheckView['cards'] {
  return [...cards].sort((a, b) => b.counts - a.counts);
}

/** What made cards count for something else, or changed the total or the difficulty, each in a line. */
export function Reasons({ check }: { readonly check: CheckView }) {
  const lines = reasonsIn(check);
  if (lines.length === 0) return null;
  return (
    <ul className="check-reasons" aria-label={words.whatChanged}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
