import {
  agendaCards,
  crossroadsCards,
  loyaltyCards,
  motiveCards,
  quorumCards,
  superCrisisCards,
} from '@ragtag/board-game';
import type { AnyCard } from '@ragtag/board-game/say';
import { useState } from 'react';
import { partsOfBoxes } from '../boxes/parts';
import { CardBody } from '../cards/card-body';
import { OpensDialog } from '../cards/opens';
import { useBoard } from '../use-board';
import { ionian, hand as words } from '../words';
import { deckCard } from '../words/cards';
import { partNames } from '../words/sides';

/** Loyalty cards, covered until you look, and what comes with titles and with being a Cylon. */
export function OtherCards() {
  const { view } = useBoard();
  const [open, setOpen] = useState(false);
  const { OwnTrauma } = partsOfBoxes();
  if (view.seat === null) return null;
  const { loyalty, superCrises, agenda, mutiny = 0 } = view.players[view.seat];
  const mutinyCards = typeof mutiny === 'number' ? [] : mutiny.map((card) => deckCard('mutiny', card));
  const motives = (view.players[view.seat].motives ?? []).flatMap(({ card, shown, holds }) =>
    card === null
      ? []
      : [
          {
            ...motiveCards[card],
            note: [
              words.allegiance[motiveCards[card].allegiance],
              shown ? words.shown : holdsWords(holds),
            ].join(' '),
          },
        ],
  );
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
      <div className="held-cards">
        {OwnTrauma && <OwnTrauma />}
        <OwnCrossroads />
        {typeof agenda?.card === 'number' && (
          <CardList
            title={words.agenda}
            cards={[{ ...agendaCards[agenda.card], note: holdsWords(agenda.holds) }]}
          />
        )}
        {motives.length > 0 && <CardList title={words.motives} cards={motives} />}
        {mutinyCards.length > 0 && <CardList title={words.mutiny} cards={mutinyCards} />}
        {quorum.length > 0 && (
          <CardList title={words.quorumHand} cards={quorum.map((card) => quorumCards[card])} />
        )}
        {crises.length > 0 && (
          <CardList title={words.superCrisis} cards={crises.map((card) => superCrisisCards[card])} />
        )}
      </div>
    </div>
  );
}

/** Your card at the Crossroads, as long as it lies before you. */
function OwnCrossroads() {
  const { view } = useBoard();
  const dealt = view.seat === null ? undefined : view.players[view.seat].crossroads;
  return typeof dealt?.card === 'number' ? (
    <CardList title={ionian.yourCrossroads} cards={[crossroadsCards[dealt.card]]} />
  ) : null;
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
  /** With how they stand, where that is worth saying. */
  readonly cards: readonly (AnyCard & { readonly name: string; readonly note?: string })[];
}

const holdsWords = (holds: boolean | null) => (holds ? words.holds : words.doesNotHold);

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
          {card.note && <p className="card-note">{card.note}</p>}
          <CardBody card={card} />
        </section>
      ))}
    </OpensDialog>
  );
}
