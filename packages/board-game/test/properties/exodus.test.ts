import { everyGameWith } from './box';

everyGameWith('Exodus', 'setup.exodus.cards', [
  { exodus: true },
  { exodus: true, forcepegasus: true },
  { exodus: true, personalgoal: true, finalfive: true },
  { exodus: true, cylonfleet: true },
]);

everyGameWith('the Ionian Nebula', 'setup.ending.ionian', [
  { exodus: true, ending: 'ioniannebula' },
  { exodus: true, allyseasons: true },
  {
    pegasus: true,
    exodus: true,
    daybreak: true,
    cylonfleet: true,
    personalgoal: true,
    ending: 'ioniannebula',
  },
]);
