import { allyAsks } from './allies';
import { cardAsks } from './cards';
import { checkAsks } from './checks';
import { choiceAsks } from './choices';
import { crossroadsAsks } from './crossroads';
import { exodusAsks } from './exodus';
import type { AllAsks } from './face';
import { mutinyAsks } from './mutiny';
import { newCapricaAsks } from './new-caprica';
import { spaceAsks } from './space';
import { turnAsks } from './turn';

/** Every ask of every family. One without words, or of which nobody says what its options point at, does not compile. */
export const asks: AllAsks = {
  ...turnAsks,
  ...cardAsks,
  ...checkAsks,
  ...choiceAsks,
  ...spaceAsks,
  ...exodusAsks,
  ...newCapricaAsks,
  ...mutinyAsks,
  ...allyAsks,
  ...crossroadsAsks,
};
