import './secrets.css';
import { loyaltyCards, type View } from '@ragtag/board-game';
import { useState } from 'react';
import { keepSeen, lastSeen } from '../../shell/game/last-seen';
import { partsOfBoxes } from '../boxes/parts';
import { CardBody } from '../cards/card-body';
import { goalOf } from '../goal/goal-words';
import { useBoard } from '../use-board';
import { secrets as words } from '../words';
import { nameOfSeat } from '../words/people';
import { partNames, partOf } from '../words/sides';
import { SecretCard } from './secret-card';
import type { LoyaltyFact, SecretFact } from './secret-facts';

/** Secrets are events: a card over the whole board, for you alone, until you put it away yourself. */
export function Secrets() {
  const { view, kept, source, beat } = useBoard();
  const place = `${source?.id}/${view.seat}/secrets`;
  const [looked, setLooked] = useState({ place, n: lastSeen(place) ?? 0 });
  const seen = looked.place === place ? looked.n : (lastSeen(place) ?? 0);
  const { Fulfilled, ToldOfBox } = partsOfBoxes();
  const waiting = kept.secrets.slice(seen);
  const [fact] = waiting;
  if (!source || view.seat === null || view.over || beat) return null;
  if (!fact)
    return Fulfilled && view.players[view.seat].motives ? <Fulfilled key={place} place={place} /> : null;
  const putAway = () => {
    keepSeen(place, seen + 1);
    setLooked({ place, n: seen + 1 });
  };
  return (
    <SecretCard
      key={`${place}/${seen}`}
      side={sideOf(view, fact)}
      more={waiting.length - 1}
      putAway={putAway}
    >
      {isOfLoyalty(fact) ? <ToldLoyalty fact={fact} /> : ToldOfBox && <ToldOfBox fact={fact} place={place} />}
    </SecretCard>
  );
}

const isOfLoyalty = (fact: SecretFact): fact is LoyaltyFact =>
  'cards' in fact && fact.fact !== 'motives-received';

/** What it makes of whom it is about. */
function sideOf(view: View, fact: SecretFact): 'human' | 'cylon' {
  if (fact.fact === 'agenda-received' || fact.fact === 'motives-received') return 'cylon';
  if (!isOfLoyalty(fact)) return 'human';
  const cylon = fact.cards.some((card) => loyaltyCards[card].side !== 'human');
  return cylon || (fact.fact === 'loyalty-received' && partOf(view, fact.seat) !== 'human')
    ? 'cylon'
    : 'human';
}

function ToldLoyalty({ fact }: { readonly fact: LoyaltyFact }) {
  const { view } = useBoard();
  const own = fact.fact === 'loyalty-received';
  const heading =
    fact.fact === 'assist-seen'
      ? words.assistSeen
      : own
        ? words.youAre[partOf(view, fact.seat)]
        : words.seen(nameOfSeat(view, fact.owner));
  const { wants, may } = goalOf(view, view.seat ?? 0);
  return (
    <>
      <h2>{heading}</h2>
      {fact.cards.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards in the order they were dealt.
        <div key={i} className="secret-loyalty">
          <h3>
            {loyaltyCards[card].name} <span className="label">{partNames[loyaltyCards[card].side]}</span>
          </h3>
          <CardBody card={loyaltyCards[card]} />
        </div>
      ))}
      {own && (
        <p>
          <b>{words.youWant}</b> {wants} {may}
        </p>
      )}
    </>
  );
}
