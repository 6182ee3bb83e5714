import './stage.css';
import { useCards } from '../table/use-cards';
import { table as words } from '../words';
import { ChallengeStage } from './challenge';
import { EndStage } from './end-stage';
import { Threats } from './threats';

const alone = { last: undefined, next: undefined };

/** What lies between the fleets: a challenge, the Cylons, or nothing. */
export function Stage() {
  const { view, kept, beat, game } = useCards();
  const { challenge } = kept;
  if (view.over) return <EndStage winners={view.over.winners} />;
  if (view.challenge || (challenge && !challenge.isOver)) return <ChallengeStage />;
  if (view.threats.length > 0) return <Threats />;
  if (challenge) return <ChallengeStage />;
  return (
    <section className="between" aria-label={words.theCylonsRest}>
      <p aria-hidden="true">{beat && game.showing.isTold(beat, alone) ? game.words.fact(view, beat) : ' '}</p>
    </section>
  );
}
