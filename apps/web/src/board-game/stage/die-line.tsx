import { useBoard } from '../use-board';
import { stage as words } from '../words';
import { nameOfCause } from '../words/cards';
import { attackOdds, attackWords, linesOdds, type RollShown } from '../words/foresee';
import { nameOfSeat } from '../words/people';
import { Die } from './die';

/** What a die is rolled for, how likely what is, and what it shows once it lies. */
export function DieLine({ roll }: { readonly roll: RollShown }) {
  const { view, question, aside, kept } = useBoard();
  const rolled = question && aside.windows[question.id] === 'after-die-roll' ? kept.roll : null;
  const what = roll.attack
    ? attackWords(view, roll.attack)
    : words.rollsFor(roll.by === view.seat ? null : nameOfSeat(view, roll.by), nameOfCause(roll.cause));
  const odds = roll.attack
    ? attackOdds(roll.attack.by, roll.attack.on, roll.attack.ship)
    : linesOdds(view, roll);
  return (
    <div className="situation-line die-line">
      {rolled && <Die face={rolled.result} rolled={rolled.die} />}
      <div>
        <p>
          <span className="label">{words.die}</span> {what}
        </p>
        {odds.map((line) => (
          <p key={line} className="die-odds">
            {line}
          </p>
        ))}
      </div>
    </div>
  );
}
