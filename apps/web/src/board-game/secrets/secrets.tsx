import './secrets.css';
import { agendaCards, loyaltyCards, motiveCards, type View } from '@ragtag/board-game';
import { useEffect, useRef, useState } from 'react';
import { keepSeen, lastSeen } from '../../shell/game/last-seen';
import { useHold } from '../../shell/ui/use-hold';
import { CardBody } from '../cards/card-body';
import { goalOf } from '../goal/goal-words';
import { useBoard } from '../use-board';
import { secrets as words } from '../words';
import { nameOfSeat } from '../words/people';
import { partNames, partOf } from '../words/sides';
import { isOfNebula, type NebulaFact, ToldOfNebula } from './nebula';
import type { SecretFact } from './secret-facts';

/** Secrets are events: a card over the whole board, for you alone, until you put it away yourself. */
export function Secrets() {
  const { view, kept, source, beat } = useBoard();
  const place = `${source?.id}/${view.seat}/secrets`;
  const [looked, setLooked] = useState({ place, n: lastSeen(place) ?? 0 });
  const seen = looked.place === place ? looked.n : (lastSeen(place) ?? 0);
  const waiting = kept.secrets.slice(seen);
  const [fact] = waiting;
  if (!fact || !source || view.seat === null || view.over || beat) return null;
  const putAway = () => {
    keepSeen(place, seen + 1);
    setLooked({ place, n: seen + 1 });
  };
  return <SecretCard key={`${place}/${seen}`} fact={fact} more={waiting.length - 1} putAway={putAway} />;
}

interface Props {
  readonly fact: SecretFact;
  readonly more: number;
  putAway(): void;
}

function SecretCard({ fact, more, putAway }: Props) {
  const { view, source } = useBoard();
  const shared = source?.shared ?? false;
  const [looked, setLooked] = useState(!shared);
  const { held, handlers } = useHold(() => setLooked(true));
  const open = held || !shared;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="secret" role="dialog" aria-label={words.forYou}>
      <div className={`secret-card paper ${open ? sideOf(view, fact) : 'covered'}`}>
        <p className="label">
          {words.forYou} {more > 0 && <span>· {words.more(more)}</span>}
        </p>
        {open ? <Told fact={fact} /> : <p className="secret-back">?</p>}
        <p className="secret-ways">
          {shared && (
            <button type="button" className="button" {...handlers}>
              {words.holdToLook}
            </button>
          )}
          <button
            ref={button}
            type="button"
            className="button primary"
            data-put-away
            disabled={!looked}
            onClick={putAway}
          >
            {words.putAway}
          </button>
        </p>
      </div>
    </section>
  );
}

/** What it makes of whom it is about. */
function sideOf(view: View, fact: SecretFact): 'human' | 'cylon' {
  if (fact.fact === 'agenda-received' || fact.fact === 'motives-received') return 'cylon';
  if (isOfNebula(fact)) return 'human';
  const cylon = fact.cards.some((card) => loyaltyCards[card].side !== 'human');
  return cylon || (fact.fact === 'loyalty-received' && partOf(view, fact.seat) !== 'human')
    ? 'cylon'
    : 'human';
}

function Told({ fact }: { readonly fact: SecretFact }) {
  if (isOfNebula(fact)) return <ToldOfNebula fact={fact} />;
  if (fact.fact === 'agenda-received') return <ToldAgenda card={fact.card} />;
  if (fact.fact === 'motives-received') return <ToldMotives cards={fact.cards} />;
  return <ToldLoyalty fact={fact} />;
}

function ToldMotives({ cards }: { readonly cards: readonly number[] }) {
  return (
    <>
      <h2>{words.yourMotives}</h2>
      {cards.map((card) => (
        <div key={card}>
          <h3>{motiveCards[card].name}</h3>
          <CardBody card={motiveCards[card]} />
        </div>
      ))}
    </>
  );
}

function ToldAgenda({ card }: { readonly card: number }) {
  return (
    <>
      <h2>{words.yourAgenda}</h2>
      <h3>{agendaCards[card].name}</h3>
      <CardBody card={agendaCards[card]} />
    </>
  );
}

type LoyaltyFact = Exclude<SecretFact, NebulaFact | { fact: 'agenda-received' | 'motives-received' }>;

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
