import './after.css';
import { cards, type View, winningInfluence } from '@ragtag/card-game';
import type { GameView } from '@ragtag/kernel';
import type { ReactNode } from 'react';
import { plainTable } from '../../plain/table';
import type { AfterProps, GameAfter, GameTable } from '../../shell/half';
import { Replay } from '../../shell/replay/replay';
import { useEngine } from '../../shell/replay/use-engine';
import { StillTable } from '../../shell/table/still-table';
import { seatLetters } from '../../shell/ui/seat-letters';
import { Wordmark } from '../../shell/ui/wordmark';
import { Stage } from '../stage/stage';
import { table } from '../table';
import { Fleet } from '../table/fleet';
import { known } from '../table/known';
import { after as words } from '../words';
import type { ChallengeStory, DeckStory, Story, TurnStory } from './story';

const plain = plainTable(known);

/** How a card game went: influence over turns, the gauge, each challenge, and every step again. */
function Page({ record, share }: AfterProps) {
  const course = useEngine({ ask: 'course', record }, (told) =>
    told.tell === 'course' ? told.course : undefined,
  );
  const story = useEngine({ ask: 'study', study: 'story', record }, (told) =>
    told.tell === 'study' ? (told.study as Story) : undefined,
  );
  if (course === null || story === null) return <p className="loading label">{words.loading}</p>;
  if (typeof course === 'string') return <p className="loading">{course}</p>;
  if (typeof story === 'string') return <p className="loading">{story}</p>;
  const names = course.last.players.map(({ name }) => name);
  return (
    <div className="after">
      <header className="after-head">
        <Wordmark />
        <h1>{known.words.standing(course.last)}</h1>
        {share}
      </header>
      <main className="after-main card-after">
        <section aria-labelledby="influence-title">
          <h2 id="influence-title">{words.influence}</h2>
          <Curves turns={story.turns} names={names} />
        </section>
        <section aria-labelledby="challenges-title">
          <h2 id="challenges-title">{words.challenges}</h2>
          <Challenges challenges={story.challenges} names={names} />
        </section>
        <section aria-labelledby="decks-title">
          <h2 id="decks-title">{words.decks}</h2>
          <Decks decks={story.decks} names={names} />
        </section>
        <Replay game={plain} record={record} course={course} Scene={Scene} />
      </main>
    </div>
  );
}

const [width, height, edge] = [560, 200, 24];

/** Influence of each player, and under it how far the threat level was from the fleet defense level. */
function Curves({
  turns,
  names,
}: {
  readonly turns: readonly TurnStory[];
  readonly names: readonly string[];
}) {
  const x = (at: number) => edge + (at * (width - 2 * edge)) / Math.max(1, turns.length - 1);
  const y = (n: number) =>
    height - edge - (Math.min(n, winningInfluence) * (height - 2 * edge)) / winningInfluence;
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="influence-curves screen"
        role="img"
        aria-label={words.curves}
      >
        {[0, 10, 20].map((n) => (
          <g key={n}>
            <path className="curve-ground" d={`M${edge} ${y(n)}H${width - edge}`} />
            <text x={2} y={y(n) + 4}>
              {n}
            </text>
          </g>
        ))}
        {names.map((name, seat) => (
          <polyline
            key={name}
            points={turns.map(({ influence }, at) => `${x(at)},${y(influence[seat])}`).join(' ')}
            style={{ stroke: `var(--seat-${seat})` }}
          />
        ))}
      </svg>
      <table className="turns-table">
        <thead>
          <tr>
            <th scope="col">{words.turn}</th>
            {names.map((name, seat) => (
              <th key={name} scope="col" style={{ color: seatLetters(seat) }}>
                {name}
              </th>
            ))}
            <th scope="col">{words.gauge}</th>
          </tr>
        </thead>
        <tbody>
          {turns.map(({ turn, influence, threat, defense }, at) => (
            <tr key={turn}>
              <th scope="row">{at === turns.length - 1 ? words.end : turn}</th>
              {influence.map((n, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
                <td key={seat}>{n}</td>
              ))}
              <td className={threat > defense ? 'over' : ''}>{words.of(threat, defense)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function resultOf({ opponent, defender, totals, odds, won, lost }: ChallengeStory): string {
  if (totals && won) {
    const result = words.result(totals.challenger, totals.defender, won);
    return odds === null ? result : `${words.odds(Math.round(100 * odds))} ${result}`;
  }
  return defender === null && opponent !== null ? words.through(lost) : words.broken;
}

function Challenges({
  challenges,
  names,
}: {
  readonly challenges: readonly ChallengeStory[];
  readonly names: readonly string[];
}) {
  if (challenges.length === 0) return <p>{words.none}</p>;
  return (
    <ol className="challenge-stories">
      {challenges.map((each, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: in the order in which they were fought.
        <li key={i}>
          <b>{words.inTurn(each.turn)}</b>{' '}
          {words.against(
            names[each.seat],
            cards[each.challenger].name,
            each.opponent === null ? words.threat : names[each.opponent],
            each.defender === null ? null : cards[each.defender].name,
          )}{' '}
          {resultOf(each)}
        </li>
      ))}
    </ol>
  );
}

/** What everybody brought: now it can be told. */
function Decks({
  decks,
  names,
}: {
  readonly decks: readonly DeckStory[];
  readonly names: readonly string[];
}) {
  return decks.map(({ base, cards: list }, seat) => (
    <details key={names[seat]} className="deck-story">
      <summary>{words.brought(names[seat], cards[base]?.name)}</summary>
      <ul>
        {list
          .map((each) => ({ ...each, name: cards[each.kind].name }))
          .sort((a, b) => a.name.localeCompare(b.name))
          .map(({ kind, name, n, drawn }) => (
            <li key={kind}>
              {n} {name} {drawn > 0 && <small>{words.drawn(drawn)}</small>}
            </li>
          ))}
      </ul>
    </details>
  ));
}

/** The table as it was drawn. */
function Scene({ view, children }: { readonly view: GameView; readonly children: ReactNode }) {
  const shown = view as unknown as View;
  const me = shown.seat ?? 0;
  return (
    <div className="replay-scene">
      <div className="table phone cards card-scene screen">
        <StillTable game={table as unknown as GameTable} view={view}>
          {shown.players.map(
            (_, seat) =>
              seat !== me && (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
                <Fleet key={seat} seat={seat} isOwn={false} />
              ),
          )}
          <Stage />
          <Fleet seat={me} isOwn={false} />
        </StillTable>
      </div>
      <div className="replay-side">{children}</div>
    </div>
  );
}

export const after: GameAfter = { Page };
