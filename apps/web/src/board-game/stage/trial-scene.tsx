import './trial-scene.css';
import type { BoardFact } from '@ragtag/board-game';
import { TraumaTokens } from '../hand/trauma';
import type { Trial } from '../showing/trial';
import { useBoard } from '../use-board';
import { stage, ionian as words } from '../words';
import { initials, nameOfSeat } from '../words/people';
import { factText } from '../words/say';

interface Props {
  readonly story: Trial;
}

/** The trial over the whole stage, player by player. */
export function TrialScene({ story, beat }: Props & { readonly beat: BoardFact }) {
  const { view, skip } = useBoard();
  return (
    <div className="stage grand trial-scene">
      <div className="beat">
        <p className="beat-title">{words.trial}</p>
        <TrialStory story={story} />
        <p>{factText(view, beat)}</p>
        <button type="button" className="button small quiet" onClick={skip}>
          {stage.skip}
        </button>
      </div>
    </div>
  );
}

/** What everybody has shown so far. */
export function TrialStory({ story }: Props) {
  const { view } = useBoard();
  return (
    <ol className="trial-story">
      {story.shown.map(({ seat, tokens, as, counts }) => (
        <li key={seat} className={story.out.includes(seat) ? 'out' : ''}>
          <span className="trial-badge" style={{ background: `var(--seat-${seat})` }} aria-hidden="true">
            {initials(view, seat)}
          </span>
          <b>{nameOfSeat(view, seat)}</b>
          <TraumaTokens tokens={tokens} />
          <span>
            {words.counts(counts)} {words.as[as]}
            {story.spared.includes(seat) && ` · ${words.spared}`}
            {story.out.includes(seat) && <b> · {words.out}</b>}
          </span>
        </li>
      ))}
    </ol>
  );
}
