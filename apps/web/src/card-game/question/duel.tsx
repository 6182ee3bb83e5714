import './duel.css';
import { duelOdds } from '@ragtag/card-game';
import type { OpenQuestion, Option } from '@ragtag/kernel';
import { useSettings } from '../../shell/settings/settings';
import { useCards } from '../table/use-cards';
import { asking as words } from '../words';

interface Props {
  readonly question: OpenQuestion;
  readonly option: Option;
}

/** What an option would set against each other, and how likely that goes well for whoever chooses. */
export function Duel({ question: { id }, option }: Props) {
  const { view } = useCards();
  const { odds: isWanted } = useSettings();
  const question = view.questions.find((each) => each.id === id);
  const duel = question?.duels?.find((each) => each.option === option.id);
  if (!question || !duel) return null;
  const { challenger, defender } = duel;
  if (defender === null) return <span className="duel">{words.undefended(Math.max(0, challenger))}</span>;
  const chance = duelOdds(view, question, option.id);
  return (
    <span className="duel">
      <b>{words.against(challenger, defender)}</b>
      {isWanted && chance !== undefined && (
        <span>
          {(view.challenge?.opponent ?? null) === view.seat
            ? words.holds(Math.round(100 * (1 - chance)))
            : words.wins(Math.round(100 * chance))}
        </span>
      )}
    </span>
  );
}
