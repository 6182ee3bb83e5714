import type { Seat, Skill } from '@ragtag/board-game';
import { type CheckView, checkIn, markOfCheck, skillKinds } from '@ragtag/board-game';
import { useState } from 'react';
import { SkillGlyph } from '../icons/skill-glyph';
import { useBoard } from '../use-board';
import { stage as words } from '../words';
import { nameOfCause } from '../words/cards';
import { signed } from '../words/check';
import { nameOfSeat } from '../words/people';
import { helpInShort } from '../words/said';
import { skillName } from '../words/say';
import { Added, outcomeName, Reasons, sorted } from './check-tray';
import './check-stage.css';

/** A skill check as an event of its own, over the middle of the board. */
export function CheckStage() {
  const { view } = useBoard();
  const [small, setSmall] = useState(false);
  const check = checkIn(view);
  if (!check) return null;
  const title = nameOfCause(check.cause);
  if (small)
    return (
      <button type="button" className="check-restore button small" onClick={() => setSmall(false)}>
        {words.skillCheck(title)}
      </button>
    );
  return (
    <section className={`check-stage ${check.outcome ?? ''}`} aria-label={words.skillCheck(title)}>
      <header>
        <div>
          <p className="label">{words.skillCheckLabel}</p>
          <h2>{title}</h2>
        </div>
        <Needs check={check} />
        <button type="button" className="button quiet small" onClick={() => setSmall(true)}>
          {words.hide}
        </button>
      </header>
      {check.total === null && <Contributions check={check} />}
      {check.cards.length > 0 && <Revealed check={check} />}
      {check.total !== null && <Added added={check.added} />}
    </section>
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
        {check.skills.map((skill) => (
          <span key={skill}>
            <SkillGlyph skill={skill as Skill} size={17} /> {skillName(skill as Skill)}
          </span>
        ))}
        {check.target !== null && <span>{words.against(nameOfSeat(view, check.target))}</span>}
      </p>
    </div>
  );
}

/** Face down: who has put in how many, and who is still to come. */
function Contributions({ check }: { readonly check: CheckView }) {
  const { view } = useBoard();
  const offers = useOffers();
  const seats: (Seat | null)[] = [null, ...view.players.keys()];
  return (
    <ul className="contributions">
      {seats.map((seat) => {
        const n = check.added.find((each) => each.seat === seat)?.n ?? 0;
        const asked =
          seat !== null &&
          (seat === view.seat ? view.questions : view.waitingFor).some(
            (q) => q.seat === seat && q.ask === 'add-to-check',
          );
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
    if (check === current && seat !== null && 'claim' in what && what.claim === 'can-help')
      offers.set(seat, helpInShort[what.how]);
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
