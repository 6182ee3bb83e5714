import { board } from '../words';

type ByPlace<T = string> = Readonly<Partial<Record<string, T>>>;

/** What a place is for to humans and to Cylons. */
interface BothSides {
  readonly human: string;
  readonly cylon: string | null;
}

/** What stands in rooms, by their place or by the card that says what the place is now. */
interface RoomWords {
  readonly brokenNames: ByPlace;
  readonly inShort: ByPlace;
  readonly does: ByPlace;
  readonly bothSides: ByPlace<BothSides>;
}

let ofBoxes: RoomWords | undefined;

/** Words of further boxes, which are loaded with their cards. */
export function addRoomWords(more: RoomWords): void {
  ofBoxes = more;
}

/** All that can be written into a room. */
export function wordsOfRoom({
  id,
  place,
  name,
}: {
  readonly id: string;
  readonly place: string;
  readonly name: string;
}) {
  const { brokenNames, rooms, roomsInShort }: Record<'brokenNames' | 'rooms' | 'roomsInShort', ByPlace> =
    board;
  const { shortNames, shortestNames }: Record<'shortNames' | 'shortestNames', ByPlace> = board;
  const of = (words: ByPlace, more?: ByPlace) => words[id] ?? more?.[id] ?? words[place] ?? more?.[place];
  const whole = of(brokenNames, ofBoxes?.brokenNames) ?? name;
  const short = shortNames[place];
  return {
    whole,
    short,
    shortest: shortestNames[place] ?? short ?? whole,
    does: of(rooms, ofBoxes?.does),
    inShort: of(roomsInShort, ofBoxes?.inShort),
    both: ofBoxes?.bothSides[place],
  };
}
