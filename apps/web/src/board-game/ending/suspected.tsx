import type { Suspicion } from '@ragtag/bots/board';
import type { CSSProperties } from 'react';
import type { GameRecord } from '../../shell/game/record';
import type { GameSource } from '../../shell/game/source';
import { useRecord } from '../../shell/replay/use-record';
import { useSuspicions } from '../after/use-study';
import { useBoard } from '../use-board';
import { endings as words } from '../words';
import { nameOfSeat } from '../words/people';
import { partOf } from '../words/sides';

/** The curve of suspicion: what somebody who only watched could think of each player, turn by turn. */
export function Suspected() {
  const { source } = useBoard();
  return source && <InGame source={source} />;
}

function InGame({ source }: { readonly source: GameSource }) {
  const record = useRecord(source);
  if (typeof record === 'string') return null;
  return record ? <InRecord record={record} /> : <Curve story={[]} />;
}

function InRecord({ record }: { readonly record: GameRecord }) {
  const story = useSuspicions(record);
  if (typeof story === 'string') return null;
  return <Curve story={story?.filter(({ seat }) => seat === null) ?? []} />;
}

const size = { w: 300, h: 62 };

/** Keeps its room until the story has been gone through. Cylons are drawn bold. */
function Curve({ story }: { readonly story: readonly Suspicion[] }) {
  const { view } = useBoard();
  const last = story.at(-1);
  const at = ({ turn, suspicion }: Suspicion, seat: number) =>
    `${((size.w * turn) / Math.max(1, last?.turn ?? 1)).toFixed(1)} ${(size.h * (1 - suspicion[seat])).toFixed(1)}`;
  return (
    <figure className="ending-curves">
      <svg
        className="screen"
        viewBox={`0 -2 ${size.w} ${size.h + 4}`}
        aria-hidden="true"
        preserveAspectRatio="none"
      >
        {last?.suspicion.map((_, seat) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
            key={seat}
            d={`M${story.map((each) => at(each, seat)).join('L')}`}
            className={`curve ${partOf(view, seat)}`}
            style={{ '--curve': `var(--seat-${seat})` } as CSSProperties}
          />
        ))}
      </svg>
      <figcaption>
        {words.whoWasSuspected}
        <span className="visually-hidden">
          {last?.suspicion
            .map((chance, seat) => words.suspected(nameOfSeat(view, seat), Math.round(chance * 100)))
            .join(', ')}
        </span>
      </figcaption>
    </figure>
  );
}
