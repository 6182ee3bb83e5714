import { Coach } from '../shell/coach/coach';
import { coach as words } from './words';

/** The coach of a first game. */
export default function BoardCoach() {
  return <Coach sentences={words.sentences} />;
}
