import {
  crisisCards,
  type DeckName,
  destinationCards,
  quorumCards,
  skillKinds,
  skills,
  superCrisisCards,
} from '@ragtag/board-game';
import { SkillGlyph } from '../../icons/skill-glyph';
import { capital, skillName } from '../../words/say';
import { ShipIcon, type ShipShape } from '../board/ships';
import { useTable } from '../table-context';

/** Ships that wait, ships that are gone, and what is left in the box. */
export function Reserves() {
  const { view } = useTable();
  const { reserves, damagedVipers, destroyed, supply, nukes, civiliansLeft, lostCivilians } = view;
  return (
    <section className="stores" aria-label="Reserves">
      <Store shape="viper" name="vipers ready" n={reserves.vipers} />
      <Store shape="viper" name="vipers damaged" n={damagedVipers} tone="worn" />
      {destroyed.vipers > 0 && <Store shape="viper" name="vipers lost" n={destroyed.vipers} tone="lost" />}
      <Store shape="raptor" name="raptors" n={reserves.raptors} />
      <Store shape="civilian" name="civilian ships still safe" n={civiliansLeft} />
      {lostCivilians.length > 0 && (
        <Store shape="civilian" name="civilian ships lost" n={lostCivilians.length} tone="lost" />
      )}
      <Store name="nukes" n={nukes} glyph="☢" />
      <Store shape="raider" name="raiders not in play" n={supply.raiders} />
      <Store shape="heavy-raider" name="heavy raiders not in play" n={supply.heavyRaiders} />
    </section>
  );
}

interface StoreProps {
  readonly name: string;
  readonly n: number;
  readonly shape?: ShipShape;
  readonly glyph?: string;
  readonly tone?: 'worn' | 'lost';
}

function Store({ name, n, shape, glyph, tone }: StoreProps) {
  const mark = tone === 'worn' ? '⚒' : tone === 'lost' ? '✕' : '';
  return (
    <span className={`store ${tone ?? ''}`} title={`${n} ${name}`}>
      {shape ? <ShipIcon shape={shape} size={15} /> : <span aria-hidden="true">{glyph}</span>}
      {mark && (
        <span aria-hidden="true" className="store-mark">
          {mark}
        </span>
      )}
      <b aria-hidden="true">{n}</b>
      <span className="visually-hidden">
        {n} {name}
      </span>
    </span>
  );
}

const shown: readonly {
  readonly deck: DeckName;
  readonly name: string;
  readonly cards: readonly { name: string }[];
}[] = [
  { deck: 'crisis', name: 'Crisis', cards: crisisCards },
  { deck: 'quorum', name: 'Quorum', cards: quorumCards },
  { deck: 'destination', name: 'Destination', cards: destinationCards },
  { deck: 'super-crisis', name: 'Super Crisis', cards: superCrisisCards },
];

/** Every deck with its count and the top of its discards. */
export function Decks() {
  const { view } = useTable();
  return (
    <section className="decks" aria-label="Decks">
      {view.skillDecks.map(({ cards, top }, i) => {
        const skill = skills[i];
        const last = top === null ? 'none' : `${skillKinds[top].card.name} ${skillKinds[top].strength}`;
        const words = `${capital(skillName(skill))}: ${cards} cards, last discarded: ${last}`;
        return (
          <span key={skill} className="deck" title={words}>
            <SkillGlyph skill={skill} size={14} />
            <b aria-hidden="true">{cards}</b>
            <span className="visually-hidden">{words}</span>
          </span>
        );
      })}
      <span className="deck" title={`Destiny: ${view.decks.destiny.cards} cards`}>
        Destiny <b>{view.decks.destiny.cards}</b>
      </span>
      {shown.map(({ deck, name, cards }) => {
        const { cards: n, top } = view.decks[deck];
        const last = top === null ? 'none' : cards[top].name;
        return (
          <span key={deck} className="deck" title={`${name}: ${n} cards, last discarded: ${last}`}>
            {name} <b>{n}</b>
          </span>
        );
      })}
    </section>
  );
}
