import { type ById, byId } from '@ragtag/kernel';
import { inGame, perGame } from '../cards/in-game';
import { locationCards, titleCards } from '../cards/tables';
import type { Face, LocationCard, TitleAction, TitleCard } from '../cards/types';
import type { G } from '../rules';
import { boardsShut, isShut } from '../table/boards';
import type { FacesSeen } from '../table/faces-seen';
import { boardsOutOfReach } from '../table/new-caprica';
import { type BoardName, type Seat, type Title, titles as titleNames } from '../terms';
import { test } from './conditions';
import { unbound } from './scene';

/** Which faces of places and titles show now. */

/** The faces that a game is played with; `fixed` where none of them ever turns. */
interface Faces {
  readonly places: ReadonlyMap<string, readonly LocationCard[]>;
  readonly titles: readonly TitleCard[];
  /** Those that close all of a board while they show. */
  readonly closing: readonly LocationCard[];
  readonly fixed: {
    readonly locations: readonly LocationCard[];
    readonly byPlace: ReadonlyMap<string, LocationCard>;
    readonly titles: readonly TitleCard[];
    readonly actions: ReadonlyMap<Title, readonly TitleAction[]>;
    readonly seen: FacesSeen;
  } | null;
}

const never = (face: Face) => face.while === undefined;

const facesOf = perGame((options): Faces => {
  const places = new Map<string, LocationCard[]>();
  for (const card of locationCards) {
    if (!inGame(options, card)) continue;
    const faces = places.get(card.place) ?? [];
    places.set(card.place, faces);
    // A face that always shows covers those below it for good.
    if (never(card)) faces.length = 0;
    faces.push(card);
  }
  const titles = titleCards.filter((card) => inGame(options, card));
  const lying = [...places.values()].flat();
  const closing = lying.filter(({ closesBoard }) => closesBoard);
  if (![...lying, ...titles].every(never)) return { places, titles, closing, fixed: null };
  const locations = lying.filter(open);
  const byPlace = new Map(locations.map((card) => [card.place, card]));
  const actions = new Map(titleNames.map((title) => [title, actionsOn(titles, title)]));
  return {
    places,
    titles,
    closing,
    fixed: { locations, byPlace, titles, actions, seen: Object.freeze(seen(locations, titles)) },
  };
});

const ids = (faces: readonly Face[]) => faces.map(({ id }) => id);

function seen(locations: readonly LocationCard[], titles: readonly TitleCard[]): FacesSeen {
  return { locations: ids(locations), titles: ids(titles) };
}

const open = ({ closed }: LocationCard) => closed !== true;

/** The boards that faces which show close. */
function closedByFaces(g: G, { closing }: Faces): readonly BoardName[] {
  return closing.length === 0 ? none : closing.filter((face) => shows(g, face)).map(({ board }) => board);
}

const none: readonly BoardName[] = [];

function shows(g: G, { while: during }: Face): boolean {
  return during === undefined || test(g, during, { you: g.state.turn.seat, bind: unbound });
}

/** Of the faces of a place, the one that shows. */
function faceOf(g: G, faces: readonly LocationCard[]): LocationCard | undefined {
  for (let i = faces.length - 1; i >= 0; i--) if (shows(g, faces[i])) return faces[i];
  return undefined;
}

/** The face that a place shows; none where it is not in the game, or closed. */
export function locationAt(g: G, place: string): LocationCard | undefined {
  const all = facesOf(g.state.options);
  const { places, fixed } = all;
  if (fixed) {
    const face = fixed.byPlace.get(place);
    return face && !isShut(g.state, face.board) ? face : undefined;
  }
  const faces = places.get(place);
  const face = faces && faceOf(g, faces);
  if (!face || !open(face) || isShut(g.state, face.board)) return undefined;
  return closedByFaces(g, all).includes(face.board) ? undefined : face;
}

/** Every place that is open, by the face that it shows. */
export function locationsNow(g: G): readonly LocationCard[] {
  const all = facesOf(g.state.options);
  const { places, fixed } = all;
  const gone = boardsShut(g.state);
  if (!fixed) {
    const closed = closedByFaces(g, all);
    const showing: LocationCard[] = [];
    for (const faces of places.values()) {
      const face = faceOf(g, faces);
      if (face && open(face) && !gone.includes(face.board) && !closed.includes(face.board))
        showing.push(face);
    }
    return showing;
  }
  return gone.length === 0 ? fixed.locations : fixed.locations.filter(({ board }) => !gone.includes(board));
}

/** The places that are there and nobody can reach, because of where the fleet is. rule: newcaprica.before.moves */
export function locationsOutOfReach(g: G): readonly LocationCard[] {
  if (!g.state.newCaprica) return [];
  const boards = boardsOutOfReach(g.state);
  return [...facesOf(g.state.options).places.values()].flatMap((faces) => {
    const face = faces[faces.length - 1];
    return boards.includes(face.board) ? [face] : [];
  });
}

/** The faces of all titles that show. */
function titleFaces(g: G): readonly TitleCard[] {
  const { titles, fixed } = facesOf(g.state.options);
  return fixed?.titles ?? titles.filter((card) => shows(g, card));
}

/** What titles say by the faces that show, and to whom; only faces that say something are looked at. */
export function eachTitleSaying<T>(
  g: G,
  said: ById<T>,
  visit: (items: readonly T[], seat: Seat, face: TitleCard) => void,
): void {
  for (const face of facesOf(g.state.options).titles) {
    const items = byId(said, face.id);
    if (!items) continue;
    const seat = g.state.titles[face.title];
    if (seat !== undefined && shows(g, face)) visit(items, seat, face);
  }
}

/** The ids of the faces that show, as views tell them. */
export function facesNow(g: G): FacesSeen {
  const { fixed } = facesOf(g.state.options);
  return fixed && boardsShut(g.state).length === 0 ? fixed.seen : seen(locationsNow(g), titleFaces(g));
}

/** Of actions with one id, the last face has the say. */
function actionsOn(faces: readonly TitleCard[], title: Title): readonly TitleAction[] {
  const byId = new Map<string, TitleAction>();
  for (const card of faces) {
    if (card.title === title) for (const action of card.actions) byId.set(action.id, action);
  }
  return [...byId.values()];
}

/** What the holder of a title may do with an action. */
export function titleActions(g: G, title: Title): readonly TitleAction[] {
  const { fixed } = facesOf(g.state.options);
  return fixed?.actions.get(title) ?? actionsOn(titleFaces(g), title);
}
