import './fleet.css';
import { cards, type PlayerView, type Resource, resources, type Seat } from '@ragtag/card-game';
import { useState } from 'react';
import { seatLetters } from '../../shell/ui/seat-letters';
import { ResourceGlyph } from '../cards/resource-glyph';
import { table as words } from '../words';
import { Dial } from './dial';
import { Piles } from './piles';
import { filled } from './slots';
import { optionsAt } from './things';
import { MissionTile, ResolvedTile, StackTile, UnitTile } from './tiles';
import { useCards } from './use-cards';

interface Props {
  readonly seat: Seat;
  readonly isOwn: boolean;
}

/** A player's side of the table: the own one with the alert row above, another's with it below. */
export function Fleet({ seat, isOwn }: Props) {
  const { view, game } = useCards();
  const player = view.players[seat];
  const name = isOwn ? player.name : game.words.player(view, seat);
  if (player.out)
    return (
      <section className="fleet gone" aria-label={words.fleetOf(name)}>
        {words.isOut(player.name)}
      </section>
    );
  return (
    <section className={`fleet ${isOwn ? 'own' : ''}`} aria-label={words.fleetOf(name)}>
      <Strip seat={seat} name={name} isOwn={isOwn} />
      <Row player={player} isAlert={false} name={name} />
      <Row player={player} isAlert name={name} />
    </section>
  );
}

/** Alert in front, reserve behind: personnel left, ships right, missions at the outer end. */
function Row({
  player,
  isAlert,
  name,
}: {
  readonly player: PlayerView;
  readonly isAlert: boolean;
  readonly name: string;
}) {
  const units = player.units.filter(({ alert }) => alert === isAlert);
  const ofType = (type: string) => units.filter(({ cards: [kind] }) => cards[kind].type === type);
  const missions = player.missions.filter(({ alert }) => alert === isAlert);
  const isEmpty = units.length + missions.length === 0;
  return (
    <ul
      className={`row ${isAlert ? 'alert' : 'reserve'}`}
      aria-label={isAlert ? words.alert(name) : words.reserve(name)}
    >
      {[...ofType('personnel'), ...ofType('ship')].map((unit) => (
        <li key={unit.handle}>
          <UnitTile unit={unit} />
        </li>
      ))}
      {missions.map((mission) => (
        <li key={mission.handle} className="row-mission">
          <MissionTile mission={mission} met={filled(mission.kind, player)} />
        </li>
      ))}
      {isEmpty && <li className="row-empty">{isAlert ? words.nobodyAlert : words.nobodyReserve}</li>}
    </ul>
  );
}

export const countOf = (hidden: number | readonly number[]): number =>
  typeof hidden === 'number' ? hidden : hidden.length;

/** Who it is, what they have to spend, and their piles. */
function Strip({ seat, name, isOwn }: Props & { readonly name: string }) {
  const { view, kept, question, ready, clickOn, pick } = useCards();
  const player = view.players[seat];
  const ids = ready ? optionsAt(question, { seat }) : [];
  const dial = <Dial seat={seat} name={name} influence={player.influence} trace={kept.traces[seat] ?? 0} />;
  const [isOpen, setOpen] = useState(false);
  const things = player.stacks.length + player.resolved.length;
  const acts = view.waitingFor.some((each) => each.seat === seat);
  return (
    <div className={`strip ${acts ? 'acts' : ''} ${isOpen ? 'open' : ''}`}>
      {ids.length > 0 ? (
        <button
          type="button"
          className="thing dial-button lit"
          aria-label={name}
          onClick={() => (ids.length === 1 ? pick(ids[0]) : clickOn(ids))}
        >
          {dial}
        </button>
      ) : (
        dial
      )}
      <p className="strip-who">
        <b style={{ color: seatLetters(seat) }}>{player.name}</b>
        <small>{words.counts(countOf(player.hand), countOf(player.deck), player.discard.length)}</small>
        <Purse player={player} />
      </p>
      <ul className={`stacks ${isOwn ? '' : 'folds'}`} aria-label={words.resources(name)}>
        {player.stacks.map((stack) => (
          <li key={stack.handle}>
            <StackTile stack={stack} />
          </li>
        ))}
        {player.resolved.map((mission) => (
          <li key={mission.handle}>
            <ResolvedTile mission={mission} />
          </li>
        ))}
      </ul>
      {!isOwn && (
        <button
          type="button"
          className="pile assets"
          aria-expanded={isOpen}
          aria-label={words.stacksOf(name, things)}
          onClick={() => setOpen(!isOpen)}
        >
          {things}
        </button>
      )}
      <Piles seat={seat} name={name} />
    </div>
  );
}

/** What is still to spend, by resource. */
export function Purse({ player }: { readonly player: PlayerView }) {
  const left: Record<Resource, number> = { persuasion: 0, logistics: 0, security: 0 };
  for (const { kind, down, supply } of player.stacks) {
    const { makes } = cards[kind];
    if (makes && !down) left[makes] += 1 + countOf(supply);
  }
  return (
    <span
      className="purse"
      role="img"
      aria-label={`${words.toSpend}: ${resources.map((r) => `${left[r]} ${r}`).join(', ')}`}
    >
      {resources.map((resource) => (
        <span key={resource} className={left[resource] === 0 ? 'nothing' : ''}>
          <ResourceGlyph resource={resource} size={13} /> {left[resource]}
        </span>
      ))}
    </span>
  );
}
