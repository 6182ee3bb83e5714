import { addPlans } from '.';
import { demetrius } from './demetrius';
import { newCaprica } from './new-caprica';
import { pegasus } from './pegasus';
import { galacticaPursued } from './pursued';
import { rebelBasestar } from './rebel-basestar';

/** The boards that further boxes bring. */
addPlans(
  { pegasus, 'new-caprica': newCaprica, demetrius, 'rebel-basestar': rebelBasestar },
  galacticaPursued,
);
