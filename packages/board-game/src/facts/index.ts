import { allyFacts } from './allies';
import { cardFacts } from './cards';
import { checkFacts } from './checks';
import { choiceFacts } from './choices';
import { crossroadsFacts } from './crossroads';
import { exodusFacts } from './exodus';
import type { AllFacts } from './face';
import { mutinyFacts } from './mutiny';
import { newCapricaFacts } from './new-caprica';
import { peopleFacts } from './people';
import { placeFacts } from './places';
import { resourceFacts } from './resources';
import { spaceFacts } from './space';
import { turnFacts } from './turn';

/** Every fact of every family. One without words or fields does not compile. */
export const facts: AllFacts = {
  ...turnFacts,
  ...choiceFacts,
  ...peopleFacts,
  ...placeFacts,
  ...cardFacts,
  ...checkFacts,
  ...resourceFacts,
  ...spaceFacts,
  ...exodusFacts,
  ...newCapricaFacts,
  ...mutinyFacts,
  ...allyFacts,
  ...crossroadsFacts,
};
