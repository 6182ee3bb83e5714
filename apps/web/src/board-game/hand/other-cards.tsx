import { agendaCards, loyaltyCards, quorumCards, superCrisisCards } from '@ragtag/board-game';
import { useState } from 'react';
import { CardBody } from '../cards/card-body';
import { OpensDialog } from '../cards/opens';
import { useBoard } from '../use-board';
import { hand as words } from '../words';
import { partNames } from '../words/sides';

/** Loyalty cards, covered until you look, and what comes with titles and with being a Cylon. */
export function OtherCards() {
  const { view } = useBoard();
  const [open, setOpen] = useState(false);
  if (view.seat === null) return null;
  const { loyalty, superCrises, agenda } = view.players[view.seat];
  const quorum = typeof view.quorumHand === 'number' ? [] : view.quorumHand;
  const crises = typeof superCrises === 'number' ? [] : superCrises;
  return (
    <div className="other-cards">
      {loyalty.length > 0 && (
        <button
          type="button"
          className={`loyalty-peek ${open ? 'open' : ''}`}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <span className="loyalty-cards">
            {loyalty.map(({ card }, i) => {
              const side = open && card !== null ? loyaltyCards[card].side : 'covered';
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: cards in the order they were dealt.
                <span key={i} className={`loyalty-card screen ${side}`}>
                  {side === 'covered' ? '?' : partNames[side]}
                </span>
              );
            })}
          </span>
          <span className="label">{open ? words.cover : words.yourLoyalty}</span>
        </button>
      )}
      {open && <LoyaltyText />}
      {typeof agenda?.card === 'number' && (
        <CardList title={words.agenda} cards={[agendaCards[agenda.card]]} />
      )}
      {quorum.length > 0 && (
        <CardList title={words.quorumHand} cards={quorum.map((card) => quorumCards[card])} />
      )}
      {crises.length > 0 && (
        <CardList title={words.superCrisis} cards={crises.map((card) => superCrisisCards[card])} />
      )}
    </div>
  );
}

function LoyaltyText() {
  const { view } = useBoard();
  const cards = view.seat === null ? [] : view.players[view.seat].loyalty;
  return (
    <div className="loyalty-text paper">
      {cards.map(({ card }, i) =>
        card === null ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards in the order they were dealt.
          <div key={i}>
            <h4>{loyaltyCards[card].name}</h4>
            <CardBody card={loyaltyCards[card]} />
          </div>
        ),
      )}
    </div>
  );
}

interface ListProps {
  readonly title: string;
  readonly cards: readonly (
    | (typeof quorumCards)[number]
    | (typeof superCrisisCards)[number]
    | (typeof agendaCards)[number]
  )[];
}

function CardList({ title, cards }: ListProps) {
  const face = (
    <>
      {title} <b>{cards.length}</b>
    </>
  );
  return (
    <OpensDialog title={title} look="button small" face={face}>
      {cards.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: like cards cannot be told apart.
        <section key={i} className="listed-card">
          <h3>{card.name}</h3>
          <CardBody card={card} />
        </section>
      ))}
    </OpensDialog>
  );
}
