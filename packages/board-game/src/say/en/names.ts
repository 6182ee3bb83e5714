import type { CauseKind, ShipKind } from '../../effects/types';
import type {
  Area,
  BoardName,
  CharacterType,
  CylonIcon,
  DeckName,
  Resource,
  Skill,
  Title,
  ViperClass,
} from '../../terms';
import type { BoardWords } from '../clause';

export const skills: Readonly<Record<Skill, string>> = {
  politics: 'politics',
  leadership: 'leadership',
  tactics: 'tactics',
  piloting: 'piloting',
  engineering: 'engineering',
  treachery: 'treachery',
};

export const resources: Readonly<Record<Resource, string>> = {
  fuel: 'fuel',
  food: 'food',
  morale: 'morale',
  population: 'population',
};

export const areas: Readonly<Record<Area, string>> = {
  fore: 'fore',
  'starboard-bow': 'starboard bow',
  'starboard-quarter': 'starboard quarter',
  aft: 'aft',
  'port-quarter': 'port quarter',
  'port-bow': 'port bow',
};

/** "in the area off the port bow". */
export const inArea = (area: Area): string =>
  area === 'fore' || area === 'aft' ? area : `off the ${areas[area]}`;

export const areaName = (area: Area): string =>
  area === 'fore' || area === 'aft' ? area : `the ${areas[area]}`;

export const titles: Readonly<Record<Title, string>> = {
  president: 'President',
  admiral: 'Admiral',
  cag: 'CAG',
};

export const types: Readonly<Record<CharacterType, string>> = {
  'political-leader': 'political leader',
  'cylon-leader': 'Cylon Leader',
  'military-leader': 'military leader',
  pilot: 'pilot',
  support: 'support',
};

export const icons: Readonly<Record<CylonIcon, string>> = {
  raiders: 'raiders',
  'launch-raiders': 'raider launches',
  'heavy-raiders': 'heavy raiders and centurions',
  basestars: 'basestars',
  'occupation-forces': 'occupation forces',
};

export const steps: Readonly<Record<string, string>> = {
  'receive-skills': 'Receive Skills step',
  movement: 'Movement step',
  action: 'Action step',
  crisis: 'Crisis step',
  activate: 'Activate Cylon Ships step',
  'prepare-jump': 'Prepare for Jump step',
  end: 'End of turn',
};

export const boards: Readonly<Record<BoardName, BoardWords>> = {
  galactica: { title: 'Galactica', aboard: 'on Galactica', place: 'On Galactica' },
  'colonial-one': { title: 'Colonial One', aboard: 'on Colonial One', place: 'On Colonial One' },
  pegasus: { title: 'Pegasus', aboard: 'on Pegasus', place: 'On Pegasus' },
  cylon: { title: 'Cylon locations', aboard: 'at a Cylon location', place: 'Cylon location' },
  'new-caprica': { title: 'New Caprica', aboard: 'on New Caprica', place: 'On New Caprica' },
  demetrius: { title: 'Demetrius', aboard: 'on Demetrius', place: 'On Demetrius' },
  'rebel-basestar': {
    title: 'Rebel Basestar',
    aboard: 'on the Rebel Basestar',
    place: 'On the Rebel Basestar, for the side that it serves',
  },
};

export const decks: Readonly<Record<DeckName, string>> = {
  crisis: 'Crisis',
  'super-crisis': 'Super Crisis',
  quorum: 'Quorum',
  destination: 'Destination',
  mutiny: 'Mutiny',
  mission: 'Mission',
  ally: 'Ally',
  crossroads: 'Crossroads',
};

/** Where something comes from, for the kinds of cause that cards tell apart. */
export const sources: Readonly<Partial<Record<CauseKind, string>>> = {
  crisis: 'a Crisis card',
  'super-crisis': 'a Super Crisis card',
  quorum: 'a Quorum card',
  location: 'a location',
  board: 'an action of the board',
};

export const ships: Readonly<Record<ShipKind | ViperClass | 'raptor' | 'centurion', string>> = {
  raider: 'raider',
  'plain-raider': 'raider other than Scar',
  'heavy-raider': 'heavy raider',
  basestar: 'basestar',
  cylon: 'Cylon ship',
  civilian: 'civilian ship',
  'unmanned-viper': 'unmanned viper',
  viper: 'viper',
  'mark-vii': 'mark VII',
  'assault-raptor': 'assault raptor',
  raptor: 'raptor',
  centurion: 'centurion',
};

/** A location as one goes to it, and the word for being there; one that is not listed goes by the name on its card. */
const places: Readonly<Partial<Record<string, readonly [name: string, at: string]>>> = {
  'ftl-control': ['FTL Control', 'in'],
  'weapons-control': ['Weapons Control', 'in'],
  communications: ['Communications', 'in'],
  'research-lab': ['the Research Lab', 'in'],
  command: ['Command', 'in'],
  'admirals-quarters': ["the Admiral's Quarters", 'in'],
  'hangar-deck': ['the Hangar Deck', 'on'],
  'basestar-bridge': ['the Basestar Bridge', 'on'],
  armory: ['the Armory', 'in'],
  sickbay: ['Sickbay', 'in'],
  brig: ['the Brig', 'in'],
  'press-room': ['the Press Room', 'in'],
  'presidents-office': ["the President's Office", 'in'],
  administration: ['Administration', 'in'],
  'pegasus-cic': ['Pegasus CIC', 'in'],
  airlock: ['the Airlock', 'in'],
  'engine-room': ['the Engine Room', 'in'],
  caprica: ['Caprica', 'on'],
  'cylon-fleet': ['the Cylon Fleet', 'with'],
  'human-fleet': ['the Human Fleet', 'with'],
  'resurrection-ship': ['the Resurrection Ship', 'on'],
  'medical-center': ['the Medical Center', 'in'],
  'resistance-hq': ['Resistance HQ', 'in'],
  detention: ['Detention', 'in'],
  'breeders-canyon': ["Breeder's Canyon", 'in'],
};

/** The names on the cards of locations, which are not known here: cards are made of what is said here. */
let printed: (id: string) => string | undefined = () => undefined;

export function readPlacesFrom(names: typeof printed): void {
  printed = names;
}

function placeWords(id: string): readonly [name: string, at: string] | undefined {
  const name = places[id] ? undefined : printed(id);
  return name === undefined ? places[id] : [`the ${name}`, 'at'];
}

export const isPlace = (id: string): boolean => placeWords(id) !== undefined;

/** A location by its id; a name bound by an earlier choice is "that location". */
export const place = (id: string): string => placeWords(id)?.[0] ?? 'that location';

export const inPlace = (id: string): string => {
  const [name, at] = placeWords(id) ?? ['that location', 'at'];
  return `${at} ${name}`;
};

const spaceAreas: readonly string[] = Object.keys(areas);

export const isArea = (id: string): id is Area => spaceAreas.includes(id);
