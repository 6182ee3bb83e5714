import { everyGameWith } from './box';

everyGameWith('Pegasus', 'setup.pegasus.cards', [
  { pegasus: true },
  { pegasus: true, forceexodus: true },
  { pegasus: true, sympatheticcylon: true },
  { pegasus: true, house_special_notacylon: true },
  { pegasus: true, forceexodus: true, house_deal_leftover: true, house_leftover_penalty: true },
]);
