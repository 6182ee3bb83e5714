import { everyGameWith } from './box';

everyGameWith('Exodus', 'setup.exodus.cards', [
  { exodus: true },
  { exodus: true, forcepegasus: true },
  { exodus: true, personalgoal: true, finalfive: true },
  { exodus: true, cylonfleet: true },
]);
