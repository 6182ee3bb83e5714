import { stage as words } from '../words';
import './situation.css';
import { type Cause, checkIn, innermost } from '@ragtag/board-game';
import { partsOfBoxes } from '../boxes/parts';
import { CardBody } from '../cards/card-body';
import { useBoard } from '../use-board';
import { cardOfCause, deckCard, nameOfCause, partsOf } from '../words/cards';
import { nameOfSeat } from '../words/people';
import { capital } from '../words/say';
import { CheckTray } from './check-tray';
import { type CrisisNow, crisisIn, crisisOf } from './crisis-of';
import { DieLine } from './die-line';

/** What is being resolved: the card on the table, and the check that was the last. */
export function Situation() {
  const { ExecutionStory, TrialStory } = partsOfBoxes();
  const { view, kept } = useBoard();
  const running = checkIn(view);
  // Where a check decides it, the check tells what is at stake.
  const crisis = running && crisisOf(view, running) ? undefined : crisisIn(view);
  // A running check has the stage; the last one stays to be looked at.
  const check = running ? undefined : (kept.check ?? undefined);
  const doing = innermost(view, 'effects');
  const activation = innermost(view, 'activation');
  const roll = innermost(view, 'die-roll');
  const trial = kept.trial && kept.trial.shown.length > 0 ? kept.trial : null;
  if (view.resolving.length === 0 && !check && !kept.execution && !trial) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys.
    <section className="situation" aria-label={words.whatIsBeingResolved} tabIndex={0}>
      {roll && <DieLine roll={roll} />}
      {crisis && <CrisisSheet crisis={crisis} />}
      {check && <CheckTray check={check} />}
      {!crisis && !running && doing && doing.cause.kind !== 'rule' && (
        <div className="situation-line">
          <p>
            <span className="label">{words.action}</span> {nameOfSeat(view, doing.by)}:{' '}
            {nameOfCause(doing.cause)}
          </p>
          <CauseText cause={doing.cause} />
        </div>
      )}
      {kept.execution && ExecutionStory && (
        <div className="situation-line">
          <p className="label">{words.scenes.execution}</p>
          <ExecutionStory story={kept.execution} />
        </div>
      )}
      {trial && TrialStory && (
        <div className="situation-line">
          <p className="label">{words.scenes.trial}</p>
          <TrialStory story={trial} />
        </div>
      )}
      {activation && (
        <p className="situation-line">
          <span className="label">{words.cylonShips}</span>{' '}
          {activation.icons.map((icon) => capital(icon.replace('-', ' '))).join(', ')}
        </p>
      )}
    </section>
  );
}

/** What is being carried out, as it is printed. */
function CauseText({ cause }: { readonly cause: Cause }) {
  const card = cardOfCause(cause);
  if (!card) return null;
  const acts = partsOf(card).filter(({ heading }) => heading !== undefined);
  return (
    <div className="card-body">
      {acts.map(({ heading, text }) => (
        <p key={`${heading}/${text}`}>
          <b>{heading}</b> {text}
        </p>
      ))}
    </div>
  );
}

function CrisisSheet({ crisis }: { readonly crisis: CrisisNow }) {
  const { view } = useBoard();
  const card = deckCard(crisis.deck, crisis.card);
  return (
    <article className="crisis paper" aria-label={words.crisisNamed(card.name)}>
      <p className="label">
        {crisis.deck === 'crisis' ? words.crisis : words.superCrisis} · {nameOfSeat(view, crisis.by)}
      </p>
      <h3>{card.name}</h3>
      <CardBody card={card} />
    </article>
  );
}
