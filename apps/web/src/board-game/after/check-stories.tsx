import { skillKinds } from '@ragtag/board-game';
import { SkillChip } from '../cards/skill-card-face';
import { outcomeWords } from '../stage/check-tray';
import { nameOfCause } from '../words/cards';
import { nameOfSeat } from '../words/people';
import type { CheckStory, Study } from './study';

/** Every check, with who put in what. */
export function CheckStories({ study }: { readonly study: Study }) {
  return (
    <section className="after-checks" aria-labelledby="checks-title">
      <h2 id="checks-title">Skill checks</h2>
      <ol>
        {study.checks.map((check, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: told in order.
          <li key={i} className={`check-story ${check.outcome ?? ''}`}>
            <Story check={check} study={study} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Story({ check, study }: { readonly check: CheckStory; readonly study: Study }) {
  return (
    <>
      <header>
        <span className="label">Turn {check.turn}</span>
        <h3>{nameOfCause(check.cause)}</h3>
        <span>
          {check.total === null ? 'no cards counted' : `${check.total} of ${check.difficulty}`} ·{' '}
          <b>{outcomeWords[check.outcome ?? ''] ?? ''}</b>
        </span>
      </header>
      <ul>
        {check.added
          .filter(({ cards }) => cards.length > 0)
          .map(({ seat, cards }) => (
            <li key={seat ?? -1}>
              <span className="story-who">{seat === null ? 'Destiny' : nameOfSeat(study.last, seat)}</span>
              {cards.map((card, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: like cards cannot be told apart.
                <SkillChip key={`${i}/${skillKinds[card].id}`} card={card} />
              ))}
            </li>
          ))}
      </ul>
    </>
  );
}
