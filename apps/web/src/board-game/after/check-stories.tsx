import { skillKinds } from '@ragtag/board-game';
import { SkillChip } from '../cards/skill-card-face';
import { outcomeName } from '../stage/check-tray';
import { after as words } from '../words';
import { nameOfCause } from '../words/cards';
import { nameOfSeat } from '../words/people';
import type { CheckStory, Study } from './study';

/** Every check, with who put in what. */
export function CheckStories({ study }: { readonly study: Study }) {
  return (
    <section className="after-checks" aria-labelledby="checks-title">
      <h2 id="checks-title">{words.skillChecks}</h2>
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
        <span className="label">{words.turn(check.turn)}</span>
        <h3>{nameOfCause(check.cause)}</h3>
        <span>
          {check.total === null ? words.noCards : words.sum(check.total, check.difficulty)} ·{' '}
          <b>{check.outcome !== null && outcomeName(check.outcome)}</b>
        </span>
      </header>
      <ul>
        {check.added
          .filter(({ cards }) => cards.length > 0)
          .map(({ seat, cards }) => (
            <li key={seat ?? -1}>
              <span className="story-who">
                {seat === null ? words.destiny : nameOfSeat(study.last, seat)}
              </span>
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
