import { allyRuns } from './allies/run';
import { deckRuns } from './cards/run-decks';
import { destinyRuns } from './cards/run-destiny';
import { handRuns } from './cards/run-hands';
import { putCardRuns } from './cards/run-put-card';
import { sharingRuns } from './cards/run-sharing';
import { skillCardRuns } from './cards/run-skill-cards';
import { checkRuns } from './checks/run';
import { branchRuns } from './control/run-branches';
import { choiceRuns } from './control/run-choices';
import { lastingRuns } from './control/run-lasting';
import { priceRuns } from './control/run-prices';
import { roundRuns } from './control/run-rounds';
import { eventRuns } from './events/run';
import { exodusRuns } from './exodus/run';
import { crossroadsRuns } from './exodus/run-crossroads';
import { fleetRuns } from './exodus/run-fleet';
import { conflictRuns } from './exodus/run-loyalty';
import { missionRuns } from './missions/run';
import { mutinyRuns } from './mutiny/run';
import { newCapricaRuns } from './new-caprica/run';
import { isOutOfReach } from './out-of-reach';
import { peopleRuns } from './people/run';
import { infiltrationRuns } from './people/run-infiltration';
import { placeRuns } from './places/run';
import { resourceRuns } from './resources/run';
import type { AllRuns, Run } from './run-verb';
import { areaRuns } from './space/run-areas';
import { civilianRuns } from './space/run-civilians';
import { cylonShipRuns } from './space/run-cylon-ships';
import { sortieRuns } from './space/run-sorties';
import { viperRuns } from './space/run-vipers';
import { weaponRuns } from './space/run-weapons';
import { declareEffects } from './start';
import { turnRuns } from './turn/run';
import type { Verb } from './types';

/** How each verb of every family is carried out. One that is not does not compile. */
const declared: AllRuns = {
  ...branchRuns,
  ...choiceRuns,
  ...lastingRuns,
  ...roundRuns,
  ...priceRuns,
  ...eventRuns,
  ...checkRuns,
  ...resourceRuns,
  ...skillCardRuns,
  ...handRuns,
  ...deckRuns,
  ...destinyRuns,
  ...putCardRuns,
  ...sharingRuns,
  ...peopleRuns,
  ...infiltrationRuns,
  ...mutinyRuns,
  ...missionRuns,
  ...placeRuns,
  ...cylonShipRuns,
  ...viperRuns,
  ...civilianRuns,
  ...areaRuns,
  ...weaponRuns,
  ...newCapricaRuns,
  ...sortieRuns,
  ...turnRuns,
  ...exodusRuns,
  ...conflictRuns,
  ...fleetRuns,
  ...crossroadsRuns,
  ...allyRuns,
};

/** So many names are found faster in a map than as fields. */
const runs = new Map(Object.entries(declared)) as unknown as ReadonlyMap<string, Run<Verb>>;

declareEffects((g, effect, frame, scene) => {
  if (isOutOfReach(g.state, effect)) return;
  const run = runs.get(effect.do);
  if (!run) throw new Error(`no verb ${effect.do}`);
  run(g, effect as never, frame, scene);
});
