import { everyGameWith } from './box';

everyGameWith('Pegasus', 'setup.pegasus.cards', [
  { pegasus: true },
  { pegasus: true, forceexodus: true },
  { pegasus: true, sympatheticcylon: true },
]);
