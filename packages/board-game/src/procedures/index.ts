/** Every procedure registers itself with the rules; this list brings them all in. */
import './action';
import './crisis';
import './die-roll';
import './discard-skills';
import './draw-skills';
import './grant';
import './move';
import './skill-check';
import './turn';
