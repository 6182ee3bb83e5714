import type { GameView } from '@ragtag/kernel';

interface Props {
  readonly view: GameView;
  readonly seat: number;
  readonly look: (seat: number) => void;
}

/** Between two players at one screen: nothing is shown until the next one says so. */
export function Curtain({ view, seat, look }: Props) {
  const { name } = view.players[seat];
  return (
    <main className="curtain">
      <section className="paper curtain-sheet">
        <p className="label">Pass the device on</p>
        <h1>{name}, it is for you</h1>
        <p>Nobody else should look at the screen now.</p>
        <button type="button" className="button primary" onClick={() => look(seat)}>
          I am {name}: show my cards
        </button>
      </section>
    </main>
  );
}
