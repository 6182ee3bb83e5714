import { everyGameWith } from './box';

everyGameWith('Pegasus', 'setup.pegasus.cards', [{ pegasus: true }]);
