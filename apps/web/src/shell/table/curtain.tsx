import type { GameView } from '@ragtag/kernel';
import { table as words } from '../words';

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
        <p className="label">{words.passTheDeviceOn}</p>
        <h1>{words.forYou(name)}</h1>
        <p>{words.nobodyElse}</p>
        <button type="button" className="button primary" onClick={() => look(seat)}>
          {words.showMyCards(name)}
        </button>
      </section>
    </main>
  );
}
