import { agendaCards, crossroadsCards, motiveCards } from '@ragtag/board-game';
import type { AnyCard } from '@ragtag/board-game/say';
import { useEffect, useState } from 'react';
import { keepSeen, lastSeen } from '../../shell/game/last-seen';
import { CardBody } from '../cards/card-body';
import { TraumaTokens } from '../hand/trauma';
import { useBoard } from '../use-board';
import { ionian, secrets as words } from '../words';
import { isMet, type MotiveView, metIn, newlyMet } from './met-motives';
import { SecretCard } from './secret-card';
import type { LoyaltyFact, SecretFact } from './secret-facts';

/** Secrets that only further boxes bring. */

interface OfPlayer {
  /** Where it is kept what this player has put away. */
  readonly place: string;
}

const motivesAt = (place: string) => `${place}/motives`;

export function ToldOfBox({ fact, place }: OfPlayer & { readonly fact: Exclude<SecretFact, LoyaltyFact> }) {
  switch (fact.fact) {
    case 'trauma-received':
      return (
        <>
          <h2>{ionian.drawn}</h2>
          <p className="secret-tokens">
            <TraumaTokens tokens={fact.tokens} />
          </p>
          <p>{ionian.whatTheyMean}</p>
        </>
      );
    case 'crossroads-received':
      return <ToldCard title={ionian.yourCrossroads} card={crossroadsCards[fact.card]} />;
    case 'agenda-received':
      return <ToldCard title={words.yourAgenda} card={agendaCards[fact.card]} />;
    case 'motives-received':
      return <ToldMotives cards={fact.cards} place={place} />;
    default:
      return fact satisfies never;
  }
}

interface OfCard {
  readonly title: string;
  readonly card: AnyCard & { readonly name: string };
}

function ToldCard({ title, card }: OfCard) {
  return (
    <>
      <h2>{title}</h2>
      <h3>{card.name}</h3>
      <CardBody card={card} />
    </>
  );
}

/** The own Motives, with those that hold from the beginning: only what comes true later is an event. */
function ToldMotives({ cards, place }: OfPlayer & { readonly cards: readonly number[] }) {
  const motives = useMotives();
  const met = metIn(motives);
  useEffect(() => keepSeen(motivesAt(place), met), [place, met]);
  return (
    <>
      <h2>{words.yourMotives}</h2>
      {cards.map((card) => (
        <div key={card}>
          <h3>{motiveCards[card].name}</h3>
          <CardBody card={motiveCards[card]} />
          {motives.some((held) => held.card === card && isMet(held)) && <p>{words.holdsAlready}</p>}
        </div>
      ))}
    </>
  );
}

/** A Motive that has come true: told to its owner once. Nobody else is told anything. */
export function Fulfilled({ place }: OfPlayer) {
  const motives = useMotives();
  const [seen, setSeen] = useState(() => lastSeen(motivesAt(place)) ?? 0);
  const fresh = newlyMet(motives, seen);
  const [nth] = fresh;
  if (nth === undefined) return null;
  const { card, shown } = motives[nth];
  if (card === null) return null;
  const putAway = () => {
    const now = seen | (1 << nth);
    keepSeen(motivesAt(place), now);
    setSeen(now);
  };
  return (
    <SecretCard key={nth} side="cylon" more={fresh.length - 1} putAway={putAway}>
      <ToldCard title={words.motiveFulfilled} card={motiveCards[card]} />
      <p>{shown ? words.motiveShown : words.motiveHolds[motiveCards[card].showable]}</p>
    </SecretCard>
  );
}

function useMotives(): readonly MotiveView[] {
  const { seat, players } = useBoard().view;
  return (seat === null ? undefined : players[seat].motives) ?? [];
}
