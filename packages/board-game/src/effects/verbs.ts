import { allyVerbs } from './allies/verbs';
import { deckVerbs } from './cards/decks';
import { destinyVerbs } from './cards/destiny';
import { handVerbs } from './cards/hands';
import { sharingVerbs } from './cards/sharing';
import { skillCardVerbs } from './cards/skill-cards';
import { checkVerbs } from './checks/verbs';
import { branchVerbs } from './control/branches';
import { choiceVerbs } from './control/choices';
import { lastingVerbs } from './control/lasting';
import { priceVerbs } from './control/prices';
import { roundVerbs } from './control/rounds';
import { eventVerbs } from './events/verbs';
import { crossroadsVerbs } from './exodus/crossroads';
import { fleetVerbs } from './exodus/fleet';
import { conflictVerbs } from './exodus/loyalty';
import { exodusVerbs } from './exodus/verbs';
import { missionVerbs } from './missions/verbs';
import { mutinyVerbs } from './mutiny/verbs';
import { newCapricaVerbs } from './new-caprica/verbs';
import { infiltrationVerbs } from './people/infiltration';
import { peopleVerbs } from './people/verbs';
import { placeVerbs } from './places/verbs';
import { resourceVerbs } from './resources/verbs';
import { areaVerbs } from './space/areas';
import { civilianVerbs } from './space/civilians';
import { cylonShipVerbs } from './space/cylon-ships';
import { sortieVerbs } from './space/sorties';
import { viperVerbs } from './space/vipers';
import { weaponVerbs } from './space/weapons';
import { turnVerbs } from './turn/verbs';
import type { AllVerbs } from './verb-face';

/** Every verb of every family. One without a face does not compile. */
export const verbs: AllVerbs = {
  ...branchVerbs,
  ...choiceVerbs,
  ...lastingVerbs,
  ...roundVerbs,
  ...priceVerbs,
  ...eventVerbs,
  ...checkVerbs,
  ...resourceVerbs,
  ...skillCardVerbs,
  ...handVerbs,
  ...deckVerbs,
  ...destinyVerbs,
  ...sharingVerbs,
  ...peopleVerbs,
  ...infiltrationVerbs,
  ...mutinyVerbs,
  ...missionVerbs,
  ...placeVerbs,
  ...cylonShipVerbs,
  ...viperVerbs,
  ...civilianVerbs,
  ...areaVerbs,
  ...weaponVerbs,
  ...newCapricaVerbs,
  ...sortieVerbs,
  ...turnVerbs,
  ...exodusVerbs,
  ...conflictVerbs,
  ...fleetVerbs,
  ...crossroadsVerbs,
  ...allyVerbs,
};
