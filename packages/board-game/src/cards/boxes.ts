import { daybreak } from './daybreak';
import { exodus } from './exodus';
import { pegasus } from './pegasus';
import { addBox } from './tables';

/**
 * The boxes beyond the base one. Whoever plays games has them all; a page that shows a game of the base box does without,
 * and loads them where a game needs them. The order is always this one, so that cards have the same numbers everywhere.
 */
addBox(pegasus);
addBox(exodus);
addBox(daybreak);
