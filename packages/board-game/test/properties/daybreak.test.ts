import { everyGameWith } from './box';

everyGameWith('Daybreak', 'setup.daybreak.cards', [
  { daybreak: true },
  { daybreak: true, ending: 'searchforhome' },
]);
