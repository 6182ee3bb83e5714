import { allyWindows } from './allies/windows';
import { cardWindows, crisisWindows } from './cards/windows';
import { checkWindows, diceWindows } from './checks/windows';
import { exodusWindows } from './exodus/windows';
import { mutinyWindows } from './mutiny/windows';
import { peopleWindows } from './people/windows';
import { placeWindows } from './places/windows';
import { resourceWindows } from './resources/windows';
import { spaceWindows } from './space/windows';
import { turnWindows } from './turn/windows';

/** Every moment that procedures announce. docs/effects tells of each when it comes and what it is about. */
export const windows = {
  ...turnWindows,
  ...crisisWindows,
  ...checkWindows,
  ...diceWindows,
  ...spaceWindows,
  ...placeWindows,
  ...resourceWindows,
  ...cardWindows,
  ...peopleWindows,
  ...exodusWindows,
  ...mutinyWindows,
  ...allyWindows,
};
export type WindowName = keyof typeof windows;
export const windowNames = Object.keys(windows) as WindowName[];
