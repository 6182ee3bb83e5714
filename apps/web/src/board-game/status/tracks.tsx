import { humansLoseSpace, jumpTrack } from '@ragtag/board-game';
import { ShipIcon } from '../board/ships';
import { useBoard } from '../use-board';

/** Distance the fleet must have travelled before its last jump. */
const objective = 8;

function jumpWords(space: (typeof jumpTrack)[number]): string {
  if (space.name === 'auto-jump') return 'the fleet jumps';
  return space.ftl ? `FTL Control may jump, ${space.populationLoss} population at risk` : 'no jump yet';
}

export function JumpTrack() {
  const { view } = useBoard();
  return (
    <section
      className="track"
      aria-label={`Jump preparation: space ${view.jump + 1} of 6, ${jumpWords(jumpTrack[view.jump])}`}
    >
      <p className="label">Jump</p>
      <ol aria-hidden="true">
        {jumpTrack.map((space, i) => (
          <li
            key={space.name}
            className={`${i === view.jump ? 'here' : ''} ${i < view.jump ? 'past' : ''} ${space.ftl ? 'ftl' : ''}`}
            title={jumpWords(space)}
          >
            {space.name === 'auto-jump' ? 'JUMP' : space.ftl ? `−${space.populationLoss}` : ''}
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
    <section className="track distance" aria-label={`Distance ${distance} of ${objective}`}>
      <p className="label">Distance</p>
      <ol aria-hidden="true">
        {Array.from({ length: objective }, (_, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the spaces of a track.
            key={i}
            className={`${i + 1 === Math.min(distance, objective) ? 'here' : ''} ${i < distance ? 'past' : ''}`}
            title={i === 3 ? 'Sleeper Agents' : i === 7 ? 'One more jump ends the journey' : undefined}
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
  const words =
    aboard === 0
      ? 'Boarding party: none aboard'
      : `Boarding party: ${view.boarding.map((n, i) => `${n} on space ${i + 1}`).join(', ')}; space 5 loses the ship`;
  return (
    <section className="track boarding" aria-label={words}>
      <p className="label">Boarders</p>
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
