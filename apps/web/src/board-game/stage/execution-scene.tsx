import { loyaltyCards } from '@ragtag/board-game';
import type { Execution } from '../showing/execution';
import { useBoard } from '../use-board';
import { stage as words } from '../words';
import { nameOfCause } from '../words/cards';
import { fullName, shortName } from '../words/people';
import './execution-scene.css';

interface Props {
  readonly story: Execution;
}

/** An execution over the whole stage: who, by what, what was shown, and who comes instead. */
export function ExecutionScene({ story }: Props) {
  const { skip } = useBoard();
  return (
    <div className="stage grand execution-scene">
      <div className="beat">
        <span
          className="beat-face struck"
          style={{ background: `var(--seat-${story.seat})` }}
          aria-hidden="true"
        >
          {shortName(story.character).slice(0, 2)}
        </span>
        <p className="beat-title">{words.deaths[story.how]}</p>
        <ExecutionStory story={story} />
        <button type="button" className="button small quiet" onClick={skip}>
          {words.skip}
        </button>
      </div>
    </div>
  );
}

/** The same in lines. */
export function ExecutionStory({ story: { character, cause, shown, newcomer } }: Props) {
  return (
    <dl className="execution-story">
      <div className="execution-who">
        <dt>{fullName(character)}</dt>
        <dd>{words.bySentence(nameOfCause(cause))}</dd>
      </div>
      {shown.length > 0 && (
        <div>
          <dt className="label">{words.shownBy}</dt>
          {shown.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards in the order they were shown.
            <dd key={i} className={`execution-card ${loyaltyCards[card].side}`}>
              {loyaltyCards[card].name}
            </dd>
          ))}
        </div>
      )}
      {newcomer !== null && (
        <div>
          <dt className="label">{words.inTheirPlace}</dt>
          <dd>{fullName(newcomer)}</dd>
        </div>
      )}
    </dl>
  );
}
