import './place-info.css';
import { fleetNumbers, locationSeen, objectionTo, type Pointed, type View } from '@ragtag/board-game';
import { RuleLink } from '../../shell/log/rule-link';
import { CardBody } from '../cards/card-body';
import { useBoard } from '../use-board';
import { board as words } from '../words';
import { nameOfSeat } from '../words/people';
import { fleetText, placeText, shipsText } from '../words/places';
import { areaName, capital } from '../words/say';
import { objectionWords } from '../words/why';
import { AllyCards } from './allies';

interface Props {
  readonly at: Pointed;
  /** Only what is worth a glance. */
  readonly brief?: boolean;
}

/** Why what is pointed at cannot be chosen now, with the rule behind it; nothing while nothing is asked. */
export function Why({ at, brief = false }: Props) {
  const { view, question, ready } = useBoard();
  if (!question || !ready) return null;
  const objection = objectionTo(question, at);
  if (brief && objection.reason === 'not-asked') return null;
  return (
    <p className="why">
      <b>{words.notNow}</b> {objectionWords(view, question, at, objection)}
      {objection.rule && <RuleLink rule={objection.rule} />}
    </p>
  );
}

export function placeName(view: View, at: Pointed): string {
  if ('area' in at) return capital(areaName(at.area));
  if ('fleet' in at) return words.fleetArea(areaName(at.fleet), fleetNumbers(at.fleet));
  return ('location' in at && locationSeen(view, at.location)?.name) || '';
}

/** A place on the board: what it is for, who and what is there, and why it cannot be chosen. */
export function PlaceInfo({ at, brief }: Props) {
  const { view } = useBoard();
  if ('card' in at) return <Why at={at} />;
  const card = 'location' in at ? locationSeen(view, at.location) : undefined;
  const people = card
    ? view.players.flatMap((p, seat) => (p.location === card.place ? [nameOfSeat(view, seat)] : []))
    : [];
  return (
    <div className="place-info">
      {card && <CardBody card={card} />}
      {card ? people.length > 0 && <p>{words.here(placeText(view, card.place))}</p> : null}
      {card && <AllyCards place={card.place} />}
      {'area' in at && <p>{capital(shipsText(view, at.area))}.</p>}
      {'area' in at && view.fleet && <p>{words.fleetWaits(fleetText(view, at.area))}</p>}
      {'fleet' in at && (
        <p>
          {capital(fleetText(view, at.fleet))}. {words.fleetAreaIs}
        </p>
      )}
      <Why at={at} brief={brief} />
    </div>
  );
}
