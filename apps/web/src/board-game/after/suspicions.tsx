import type { Seat, View } from '@ragtag/board-game';
import type { Suspicion } from '@ragtag/bots/board';
import type { GameRecord } from '../../shell/game/record';
import { after as words } from '../words';
import { nameOfSeat } from '../words/people';
import { partOf } from '../words/sides';
import type { Study } from './study';
import { useSuspicions } from './use-study';

interface Props {
  readonly record: GameRecord;
  readonly study: Study;
}

/** Whom each player could suspect as the game went on: one small picture for each, one line for each other. */
export function Suspicions({ record, study }: Props) {
  const story = useSuspicions(record);
  if (typeof story === 'string') return null;
  return (
    <section className="after-suspicions" aria-labelledby="suspicions-title">
      <h2 id="suspicions-title">{words.whoCouldSuspectWhom}</h2>
      <p className="after-note">{words.suspicionsText}</p>
      {story === null ? (
        <p className="label">{words.thinkingItOver}</p>
      ) : (
        <ul className="suspicion-views">
          {[null, ...study.last.players.keys()].map((seat) => (
            <li key={seat ?? 'watching'}>
              <Picture view={study.last} seat={seat} story={story.filter((each) => each.seat === seat)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface PictureProps {
  readonly view: View;
  readonly seat: Seat | null;
  readonly story: readonly Suspicion[];
}

const width = 330;
const height = 132;
const pad = { left: 34, right: 74, top: 8, bottom: 20 };
const dashes = ['', '7 3', '2 3', '10 3 2 3', '5 2', '1 4'];

function Picture({ view, seat, story }: PictureProps) {
  const last = story.at(-1);
  if (!last) return null;
  const turns = Math.max(1, last.turn);
  const x = (turn: number) => pad.left + (turn / turns) * (width - pad.left - pad.right);
  const y = (chance: number) => pad.top + (1 - chance) * (height - pad.top - pad.bottom);
  const others = [...view.players.keys()].filter((each) => each !== seat);
  const labels = spread(
    others.map((each) => ({ each, y: y(last.suspicion[each]) })),
    13,
  );
  const who = seat === null ? words.watcher : nameOfSeat(view, seat);
  return (
    <figure>
      <figcaption>
        <b>{who}</b> {seat !== null && <span>{view.players[seat].name}</span>}
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {[0, 0.5, 1].map((chance) => (
          <g key={chance}>
            <path d={`M${pad.left} ${y(chance)}H${width - pad.right}`} className="axis" />
            <text x={pad.left - 5} y={y(chance) + 4} textAnchor="end">
              {chance * 100}%
            </text>
          </g>
        ))}
        <text x={pad.left} y={height - 4}>
          {words.turnOnAxis(1)}
        </text>
        <text x={width - pad.right} y={height - 4} textAnchor="end">
          {words.turnOnAxis(turns)}
        </text>
        {others.map((each) => (
          <path
            key={each}
            d={`M${story.map(({ turn, suspicion }) => `${x(turn)} ${y(suspicion[each])}`).join('L')}`}
            className={`suspicion ${partOf(view, each)}`}
            stroke={`var(--seat-${each})`}
            strokeDasharray={dashes[each]}
          />
        ))}
        {labels.map(({ each, y: at }) => (
          <text
            key={each}
            x={width - pad.right + 6}
            y={at + 4}
            className={`suspicion-name ${partOf(view, each)}`}
            style={{ fill: `var(--seat-${each})` }}
          >
            {nameOfSeat(view, each)}
          </text>
        ))}
      </svg>
      <details>
        <summary>{words.inFigures}</summary>
        <div className="suspicion-table">
          <table>
            <caption className="visually-hidden">{words.suspicionOf(who)}</caption>
            <thead>
              <tr>
                <th scope="col">{words.turnColumn}</th>
                {others.map((each) => (
                  <th key={each} scope="col">
                    {nameOfSeat(view, each)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {story.map(({ turn, after, suspicion }) => (
                <tr key={after}>
                  <th scope="row">{turn === 0 ? words.start : turn}</th>
                  {others.map((each) => (
                    <td key={each}>{Math.round(suspicion[each] * 100)}%</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

interface Label {
  readonly each: Seat;
  readonly y: number;
}

/** Moves labels apart that would lie over each other. */
export function spread(labels: readonly Label[], least: number): Label[] {
  const sorted = [...labels].sort((a, b) => a.y - b.y);
  let floor = Number.NEGATIVE_INFINITY;
  const down = sorted.map((label) => {
    floor = Math.max(label.y, floor + least);
    return { ...label, y: floor };
  });
  const lowest = height - pad.bottom;
  let ceiling = lowest + least;
  return down
    .reverse()
    .map((label) => {
      ceiling = Math.min(label.y, ceiling - least);
      return { ...label, y: ceiling };
    })
    .reverse();
}
