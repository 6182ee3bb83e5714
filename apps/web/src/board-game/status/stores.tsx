import {
  classesIn,
  decksIn,
  deckTables,
  skillKinds,
  skills,
  type View,
  type ViperClass,
  viperClasses,
} from '@ragtag/board-game';
import type { ReactNode } from 'react';
import { ShipIcon, type ShipShape } from '../board/ships';
import { SkillGlyph } from '../icons/skill-glyph';
import { useBoard } from '../use-board';
import { status as wording } from '../words';
import { capital, deckName, skillName, viperName } from '../words/say';

/** What waits beside the boards, in a line. */
export function Stores() {
  return (
    <div className="stores-line">
      <Reserves />
      <Decks />
    </div>
  );
}

/** Ships that wait, ships that are gone, and what is left in the box. */
function Reserves() {
  const { view } = useBoard();
  const { reserves, damagedVipers, destroyed, supply, nukes, civiliansLeft, lostCivilians } = view;
  return (
    <dl className="stores" aria-label={wording.reserves}>
      {viperClassesSeen(view).map((ship) => (
        <Store key={ship} shape={ship} name={wording.vipers(viperName(ship))}>
          <Count n={reserves.vipers[ship]} of={wording.ready} plain />
          {damagedVipers[ship] > 0 && <Count n={damagedVipers[ship]} of={wording.damaged} />}
          {destroyed.vipers[ship] > 0 && <Count n={destroyed.vipers[ship]} of={wording.lost} lost />}
        </Store>
      ))}
      <Store shape="raptor" name={wording.raptors}>
        <Count n={reserves.raptors} of={wording.ready} plain />
      </Store>
      <Store shape="civilian" name={wording.civilians}>
        <Count n={civiliansLeft} of={wording.outOfDanger} plain />
        {lostCivilians.length > 0 && <Count n={lostCivilians.length} of={wording.lost} lost />}
      </Store>
      <Store name={wording.nukes} glyph="☢">
        <Count n={nukes} of={wording.left} plain />
      </Store>
      <Store shape="raider" name={wording.cylonsToCome}>
        <Count n={supply.raiders} of={wording.raiders} plain />
        <Count n={supply.heavyRaiders} of={wording.heavy} />
      </Store>
    </dl>
  );
}

/** Plain vipers, and the other classes of which there is one somewhere. */
function viperClassesSeen({ reserves, damagedVipers, destroyed, areas, players }: View): ViperClass[] {
  const flown = players.flatMap(({ piloting }) => piloting?.ship ?? []);
  const lying = [
    reserves.vipers,
    damagedVipers,
    destroyed.vipers,
    ...Object.values(areas).map((a) => a.vipers),
  ];
  const seen = new Set<ViperClass>(['viper', ...flown, ...lying.flatMap(classesIn)]);
  return (Object.keys(viperClasses) as ViperClass[]).filter((ship) => seen.has(ship));
}

interface StoreProps {
  readonly name: string;
  readonly shape?: ShipShape;
  readonly glyph?: string;
  readonly children: ReactNode;
}

function Store({ name, shape, glyph, children }: StoreProps) {
  return (
    <div className="store">
      <dt>
        {shape ? <ShipIcon shape={shape} size={15} /> : <span aria-hidden="true">{glyph}</span>}
        <span className="visually-hidden">{name}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

interface CountProps {
  readonly n: number;
  readonly of: string;
  readonly lost?: boolean;
  /** The sign before it says what it is. */
  readonly plain?: boolean;
}

function Count({ n, of, lost = false, plain = false }: CountProps) {
  return (
    <span className={lost ? 'count lost' : 'count'} title={`${n} ${of}`}>
      <b>{n}</b> <span className={plain ? 'visually-hidden' : ''}>{of}</span>{' '}
    </span>
  );
}

/** Every deck with its count and the top of its discards. */
function Decks() {
  const { view } = useBoard();
  return (
    <section className="decks" aria-label={wording.decks}>
      {view.decks.skill.map(({ cards, top }, i) => {
        const skill = skills[i];
        const last = top === null ? wording.none : `${skillKinds[top].card.name} ${skillKinds[top].strength}`;
        const words = wording.deck(capital(skillName(skill)), cards, last);
        return (
          <span key={skill} className="deck" title={words}>
            <SkillGlyph skill={skill} size={14} />
            <b aria-hidden="true">{cards}</b>
            <span className="visually-hidden">{words}</span>
          </span>
        );
      })}
      <span className="deck" title={wording.cards(wording.destiny, view.decks.destiny.cards)}>
        {wording.destiny} <b>{view.decks.destiny.cards}</b>
      </span>
      {decksIn(view.options).map((deck) => {
        const name = deckName(deck);
        const { cards: n, top } = view.decks[deck];
        const last = top === null ? wording.none : deckTables[deck][top].name;
        return (
          <span key={deck} className="deck" title={wording.deck(name, n, last)}>
            {name} <b>{n}</b>
          </span>
        );
      })}
    </section>
  );
}
