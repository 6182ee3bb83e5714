import type { Seat, Skill, View } from '@ragtag/board-game';
import { type CheckView, checkIn, markOfCheck, skillKinds } from '@ragtag/board-game';
import { SkillGlyph } from '../icons/skill-glyph';
import { HelpClaims } from '../talk/claims';
import { useBoard } from '../use-board';
import { stage as words } from '../words';
import { deckCard, nameOfCause, partsOf } from '../words/cards';
import { signed } from '../words/check';
import { nameOfSeat } from '../words/people';
import { helpInShort, helpOffered, saidWords } from '../words/said';
import { skillName } from '../words/say';
import { Added, outcomeName, Reasons, sorted } from './check-tray';
import { crisisOf } from './crisis-of';
import './check-panel.css';

/** A skill check as an event of its own, beside the board: everybody's slot, the sum as it grows, the last words. */
export function CheckPanel() {
  const { view, beat } = useBoard();
  const check = checkIn(view);
  if (!check) return null;
  // Some cards lie open while others are still added.
  const adding =
    beat?.fact !== 'check-revealed' &&
    (check.cards.length === 0 || [...view.players.keys()].some(isAdding(view)));
  const title = nameOfCause(check.cause);
  return (
    <section className={`check-panel screen ${check.outcome ?? ''}`} aria-label={words.skillCheck(title)}>
      <header>
        <div>
          <p className="label">{words.skillCheckLabel}</p>
          <h2>{title}</h2>
          {check.reckless && <p className="check-reckless">{words.reckless}</p>}
        </div>
        <Needs check={check} />
      </header>
      {check.cause.kind === 'mission' && <p className="check-sealed">{words.sealed}</p>}
      {adding ? (
        <>
          <AtStake check={check} />
          <Contributions check={check} />
          {check.cards.length > 0 && <Revealed check={check} />}
          <LastWords />
        </>
      ) : (
        <>
          <Revealed check={check} />
          <AtStake check={check} />
          <Added added={check.added} />
        </>
      )}
    </section>
  );
}

const isAdding = (view: View) => (seat: Seat) =>
  (seat === view.seat ? view.questions : view.waitingFor).some(
    (q) => q.seat === seat && q.ask === 'add-to-check',
  );

/** Parts of a card's text that the head of the check says better. */
const saidAbove: ReadonlySet<string> = new Set(words.saidAbove);

/** What passing and failing bring. */
function AtStake({ check }: { readonly check: CheckView }) {
  const { view } = useBoard();
  const crisis = crisisOf(view, check);
  const { cause } = check;
  const mission = cause.kind === 'mission' && cause.card !== undefined ? cause.card : null;
  if (!crisis && mission === null) return null;
  const card = crisis ? deckCard(crisis.deck, crisis.card) : deckCard('mission', mission ?? 0);
  return (
    <div className="at-stake">
      {partsOf(card)
        .filter(({ heading }) => heading !== undefined && !saidAbove.has(heading))
        .map(({ heading, text }) => (
          <p key={`${heading}/${text}`}>
            <b>{heading}</b> {text}
          </p>
        ))}
    </div>
  );
}

/** What may be said about the check, and what was said last. */
function LastWords() {
  const { view, said } = useBoard();
  const current = markOfCheck(view);
  const last = said.filter(({ check }) => check === current).slice(-2);
  return (
    <div className="check-words">
      {last.map((each) => (
        <p key={each.n}>
          <b style={each.seat === null ? undefined : { color: `var(--seat-${each.seat})` }}>
            {each.seat === null ? each.name : nameOfSeat(view, each.seat)}
          </b>{' '}
          {saidWords(view, each.said)}
        </p>
      ))}
      {view.seat !== null && <HelpClaims seat={view.seat} />}
    </div>
  );
}

function Needs({ check }: { readonly check: CheckView }) {
  const { view } = useBoard();
  return (
    <div className="check-needs">
      <p className="check-difficulty">
        <b>{check.difficulty}</b>
        <span>
          {words.needed}
          {check.partial !== null && <i>{words.inPart(check.partial)}</i>}
        </span>
      </p>
      <p className="check-skills">
        {check.counting.map((skill) => (
          <span key={skill}>
            <SkillGlyph skill={skill as Skill} size={17} /> {skillName(skill as Skill)}
          </span>
        ))}
        {check.target !== null && <span>{words.about(nameOfSeat(view, check.target))}</span>}
      </p>
    </div>
  );
}

/** Face down: who has put in how many, and who is still to come. */
function Contributions({ check }: { readonly check: CheckView }) {
  const { view, ready } = useBoard();
  const offers = useOffers();
  const seats: (Seat | null)[] = [null, ...view.players.keys()];
  return (
    <ul className="contributions">
      {seats.map((seat) => {
        const n = check.added.find((each) => each.seat === seat)?.n ?? 0;
        // What was just answered stays in the view until all has been shown.
        const asked = seat !== null && isAdding(view)(seat) && (ready || seat !== view.seat);
        return (
          <li key={seat ?? 'destiny'} className={asked ? 'asked' : ''}>
            <span className="contribution-cards" aria-hidden="true">
              {Array.from({ length: Math.min(n, 7) }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cards face down.
                <i key={i} className="big-back" />
              ))}
            </span>
            <span className="contribution-name">
              {seat === null ? words.destiny : nameOfSeat(view, seat)}
            </span>
            <b>{n}</b>
            {asked && <span className="label">{words.adding}</span>}
            {seat !== null && offers.get(seat) && (
              <span className="contribution-offer">{words.quoted(offers.get(seat) ?? '')}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What players have said in this check about how far they can help. */
function useOffers(): ReadonlyMap<Seat, string> {
  const { said, view } = useBoard();
  const current = markOfCheck(view);
  const offers = new Map<Seat, string>();
  for (const { seat, said: what, check } of said) {
    const how = check === current && seat !== null ? helpOffered(what) : undefined;
    if (how) offers.set(seat as Seat, helpInShort[how]);
  }
  return offers;
}

/** Face up: what counts for it, what against, the sum and the result. */
function Revealed({ check }: { readonly check: CheckView }) {
  const cards = sorted(check.cards);
  const { total, difficulty, outcome } = check;
  const share = total === null ? 0 : Math.max(0, Math.min(1, total / difficulty));
  return (
    <>
      <ul className="revealed-cards">
        {cards.map(({ card, counts }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: like cards cannot be told apart.
          <li key={i} className={counts < 0 ? 'minus' : 'plus'} title={skillKinds[card].card.name}>
            <SkillGlyph skill={skillKinds[card].skill} size={20} title={skillName(skillKinds[card].skill)} />
            <b>{signed(counts)}</b>
          </li>
        ))}
      </ul>
      <Reasons check={check} />
      {total !== null && (
        <div className="check-sum">
          <div className="check-meter" aria-hidden="true">
            <i style={{ width: `${share * 100}%` }} />
          </div>
          <p>
            <span className="label">{words.total}</span> <b>{total}</b>{' '}
            <span className="label">{words.of(difficulty)}</span>
          </p>
          {outcome && <strong>{outcomeName(outcome)}</strong>}
        </div>
      )}
    </>
  );
}
