import './phone.css';
import { skillKinds } from '@ragtag/board-game';
import { Why } from '../board/place-info';
import { CardBody } from '../cards/card-body';
import { OpensCard } from '../cards/opens';
import { SkillCardFace } from '../cards/skill-card-face';
import { GoalLine } from '../goal/goal';
import { isHandAsk, optionsAt } from '../question/targets';
import { useBoard } from '../use-board';
import { hand as words } from '../words';
import { OtherCards } from './other-cards';

/** Your own cards. */
export function Hand() {
  const { view } = useBoard();
  if (view.seat === null) return null;
  const hand = view.players[view.seat].hand ?? [];
  return (
    <section className="hand" aria-label={words.yourHand}>
      <GoalLine />
      <OtherCards />
      <ul className="hand-cards" style={{ '--n': hand.length } as React.CSSProperties}>
        {hand.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: like cards cannot be told apart.
          <li key={index}>
            <HandCard card={card} index={index} />
          </li>
        ))}
        {hand.length === 0 && <li className="hand-empty label">{words.noSkillCards}</li>}
      </ul>
    </section>
  );
}

function HandCard({ card, index }: { readonly card: number; readonly index: number }) {
  const { question, ready, picks, pick, setPicks, aim, setAim } = useBoard();
  // Where the hand is asked for, its cards and the options lie in the same order.
  const ids =
    ready && question
      ? isHandAsk(question)
        ? [question.options[index]?.id].filter((id) => id !== undefined)
        : optionsAt(question, { card })
      : [];
  const [id] = ids;
  const face = <SkillCardFace card={card} />;
  if (id === undefined) return <ClosedCard card={card}>{face}</ClosedCard>;
  return (
    <button
      type="button"
      className={`skill-card open ${aim === id ? 'aimed' : ''}`}
      aria-pressed={picks.includes(id)}
      onClick={({ nativeEvent }) => {
        // A thumb takes a card up and lays it back; whether it is given is asked below.
        if (!isTouch(nativeEvent)) pick(id);
        else if (picks.includes(id)) setPicks(picks.filter((each) => each !== id));
        else pick(id, 'select');
      }}
      onPointerEnter={() => setAim(id)}
      onPointerLeave={() => setAim(null)}
      onFocus={() => setAim(id)}
      onBlur={() => setAim(null)}
    >
      {face}
    </button>
  );
}

function isTouch(event: MouseEvent): boolean {
  return 'pointerType' in event && event.pointerType === 'touch';
}

/** A card that cannot be used now: opens large, and says why not. */
function ClosedCard({ card, children }: { readonly card: number; readonly children: React.ReactNode }) {
  return (
    <OpensCard title={skillKinds[card].card.name} look="skill-card" face={children}>
      <CardBody card={skillKinds[card].card} />
      <Why at={{ card }} />
    </OpensCard>
  );
}
