import { humansLoseSpace, jumpTrack, objectiveCards, pursuitTrack, type View } from '@ragtag/board-game';
import { sayEffects } from '@ragtag/board-game/say';
import { ShipIcon } from '../board/ships';
import { useBoard } from '../use-board';
import { status as wording } from '../words';

function jumpWords(space: (typeof jumpTrack)[number]): string {
  if (space.name === 'auto-jump') return wording.fleetJumps;
  return space.ftl ? wording.mayJump(space.populationLoss) : wording.noJump;
}

export function JumpTrack() {
  const { view } = useBoard();
  return (
    <section
      className="track"
      aria-label={wording.jumpPreparation(view.jump + 1, jumpTrack.length, jumpWords(jumpTrack[view.jump]))}
    >
      <p className="label">{wording.jump}</p>
      <ol aria-hidden="true">
        {jumpTrack.map((space, i) => (
          <li
            key={space.name}
            className={`${i === view.jump ? 'here' : ''} ${i < view.jump ? 'past' : ''} ${space.ftl ? 'ftl' : ''}`}
            title={jumpWords(space)}
          >
            {space.name === 'auto-jump' ? wording.jumps : space.ftl ? `−${space.populationLoss}` : ''}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How far the fleet has come, with what the objective brings on the way; it may come further. */
export function Distance() {
  const { view } = useBoard();
  const { distance } = view;
  const milestones = new Map(milestonesOf(view).map((each) => [each.at, each]));
  const objective = Math.max(...milestones.keys());
  const here = Math.min(distance, objective);
  return (
    <section className="track distance" aria-label={wording.distanceOf(distance, objective)}>
      <p className="label">{wording.distance}</p>
      <ol aria-hidden="true">
        {Array.from({ length: objective }, (_, i) => i + 1).map((at) => {
          const milestone = milestones.get(at);
          const sign = milestone && (milestone.final ? '★' : '◆');
          return (
            <li
              key={at}
              className={`${at === here ? 'here' : ''} ${at <= distance ? 'past' : ''}`}
              title={milestone && (milestone.final ? wording.lastJump : sayEffects(milestone.do))}
            >
              {at === here ? distance : sign}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** What the objectives of this game print. */
function milestonesOf({ options }: View) {
  return objectiveCards.filter(({ ending }) => options[ending]).flatMap(({ milestones }) => milestones);
}

/** How far the occupation forces have come on New Caprica, and the ships that they go for. */
export function Occupation() {
  const { view } = useBoard();
  const { occupation = [], locked = 0, prepared = 0 } = view.newCaprica ?? {};
  return (
    <section className="track boarding" aria-label={wording.occupation(occupation, locked, prepared)}>
      <p className="label">{wording.occupationLabel}</p>
      <ol aria-hidden="true">
        {occupation.map((n, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the spaces of a track.
          <li key={i} className={n > 0 ? 'here' : ''}>
            {n > 0 && (
              <>
                <ShipIcon shape="centurion" size={15} />
                {n > 1 && n}
              </>
            )}
          </li>
        ))}
        <li className="ships-on-ground">
          <ShipIcon shape="civilian" size={13} /> {locked}+{prepared}
        </li>
      </ol>
    </section>
  );
}

export function BoardingTrack() {
  const { view } = useBoard();
  const aboard = view.boarding.reduce((sum, n) => sum + n, 0);
  const words = aboard === 0 ? wording.noBoarders : wording.boarders(view.boarding, humansLoseSpace + 1);
  return (
    <section className="track boarding" aria-label={words}>
      <p className="label">{wording.boardersLabel}</p>
      <ol aria-hidden="true">
        {view.boarding.map((n, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the spaces of a track.
          <li key={i} className={`${n > 0 ? 'here' : ''} ${i === humansLoseSpace ? 'end' : ''}`}>
            {n > 0 ? (
              <>
                <ShipIcon shape="centurion" size={15} />
                {n > 1 && n}
              </>
            ) : i === humansLoseSpace ? (
              '✕'
            ) : (
              ''
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How near the Cylons have come. rule: cylonfleet.pursuit-civilians, cylonfleet.pursuit-auto-attack */
export function Pursuit() {
  const { fleet } = useBoard().view;
  if (!fleet) return null;
  const { pursuit } = fleet;
  const last = pursuitTrack.length - 1;
  const said = (i: number) =>
    i === last ? wording.fleetAttacks : wording.civiliansAppear(pursuitTrack[i].civilians);
  return (
    <section
      className="track pursuit"
      aria-label={wording.pursuit(pursuit + 1, pursuitTrack.length, said(Math.min(pursuit + 1, last)))}
    >
      <p className="label">{wording.pursuitLabel}</p>
      <ol aria-hidden="true">
        {pursuitTrack.map(({ name, civilians }, i) => (
          <li
            key={name}
            className={`${i === pursuit ? 'here' : ''} ${i < pursuit ? 'past' : ''} ${i === last ? 'end' : ''}`}
            title={said(i)}
          >
            {i === last
              ? '✕'
              : civilians > 0 && (
                  <>
                    <ShipIcon shape="civilian" size={11} />
                    {civilians > 1 && civilians}
                  </>
                )}
          </li>
        ))}
      </ol>
    </section>
  );
}
