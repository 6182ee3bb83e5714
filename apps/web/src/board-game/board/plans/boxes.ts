import { roomsOfBoxes } from '../../words/en/rooms-of-boxes';
import { addRoomWords } from '../room-words';
import { addPlans } from '.';
import { demetrius } from './demetrius';
import { newCaprica } from './new-caprica';
import { pegasus } from './pegasus';
import { galacticaPursued } from './pursued';
import { rebelBasestar } from './rebel-basestar';

/** The boards that further boxes bring, and what stands in their rooms. */
addPlans(
  { pegasus, 'new-caprica': newCaprica, demetrius, 'rebel-basestar': rebelBasestar },
  galacticaPursued,
);

addRoomWords(roomsOfBoxes);
