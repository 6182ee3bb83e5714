import { humansLoseSpace, jumpTrack } from '@ragtag/board-game';
import { ShipIcon } from '../board/ships';
import { useBoard } from '../use-board';
import { status as wording } from '../words';

/** Distance the fleet must have travelled before its last jump. */
const objective = 8;

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

export function Distance() {
  const { view } = useBoard();
  const { distance } = view;
  return (
    <section className="track distance" aria-label={wording.distanceOf(distance, objective)}>
      <p className="label">{wording.distance}</p>
      <ol aria-hidden="true">
        {Array.from({ length: objective }, (_, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the spaces of a track.
            key={i}
            className={`${i + 1 === Math.min(distance, objective) ? 'here' : ''} ${i < distance ? 'past' : ''}`}
            title={i === 3 ? wording.sleeperAgents : i === 7 ? wording.lastJump : undefined}
          >
            {i + 1 === Math.min(distance, objective) ? distance : i === 3 ? '◆' : i === 7 ? '★' : ''}
          </li>
        ))}
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
