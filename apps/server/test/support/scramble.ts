import { fork, type State } from '@ragtag/board-game';
import type { Chooser } from '@ragtag/kernel';

function shuffled<T>(items: T[], choose: Chooser): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = choose(i + 1);
    [items[i], items[j]] = [items[j], items[i]];
  }
}

/** Deals out again, in place, what a seat cannot tell apart: the values at these places change their owners. */
function redeal(places: readonly { get(): number; set(value: number): void }[], choose: Chooser): void {
  const values = places.map((place) => place.get());
  shuffled(values, choose);
  places.forEach((place, n) => {
    place.set(values[n]);
  });
}

function placesIn(list: number[]) {
  return list.map((_, n) => ({
    get: () => list[n],
    set: (value: number) => {
      list[n] = value;
    },
  }));
}

function placeOf<K extends string>(owner: Record<K, number>, key: K) {
  return {
    get: () => owner[key],
    set: (value: number) => {
      owner[key] = value;
    },
  };
}

/** Questions whose options show hidden things to the seat that is asked. */
const showsDecks = new Set(['arrange']);
const showsHands = new Set(['order-of-reactions', 'take-card']);

/** The same game with everything changed that a seat may not know. */
export function scramble(state: State, seat: number | null, choose: Chooser): State {
  const other = fork(state);
  for (const [name, stream] of Object.entries(other.streams))
    other.streams[name] = stream.map(() => choose(1 << 30) | 1);
  const { skill, destiny, loyalty, notACylon, removed, ...decks } = other.decks as State['decks'] &
    Record<string, unknown>;
  // A fork shares cards and ships with the original.
  for (const player of other.players) player.loyalty = player.loyalty.map((card) => ({ ...card }));
  for (const area of Object.values(other.areas)) area.civilians = area.civilians.map((ship) => ({ ...ship }));
  const others = other.players.filter((_, n) => n !== seat);
  const asked = state.questions.filter((question) => question.seat === seat).map(({ ask }) => ask);
  const seesDecks = asked.some((ask) => showsDecks.has(ask));
  const seesHands = asked.some((ask) => showsHands.has(ask));
  const pilesByType = skill.flatMap(({ draw }) => placesIn(draw));
  if (!seesHands)
    redeal([...others.flatMap(({ hand }) => placesIn(hand)), ...placesIn(destiny), ...pilesByType], choose);
  for (const deck of Object.values(decks)) {
    if (!seesDecks && deck && typeof deck === 'object' && 'draw' in deck)
      shuffled((deck as { draw: number[] }).draw, choose);
  }
  redeal(
    [
      ...placesIn(loyalty as number[]),
      ...others.flatMap((player) =>
        player.loyalty
          .filter(({ faceUp, seenBy }) => !faceUp && (seat === null || !seenBy.includes(seat)))
          .map((card) => placeOf(card as Record<'card', number>, 'card')),
      ),
    ],
    choose,
  );
  redeal(
    Object.values(other.areas).flatMap(({ civilians }) =>
      civilians
        .filter(({ seenBy }) => seat === null || !seenBy.includes(seat))
        .map((ship) => placeOf(ship as Record<'kind', number>, 'kind')),
    ),
    choose,
  );
  shuffled(other.galacticaDamage.pile, choose);
  return other;
}
