import { useBoard } from '../use-board';
import { hullText } from '../words/places';

/** How near Galactica is to being lost, beside her name; nothing while she is whole. */
export function HullState() {
  const text = hullText(useBoard().view, 'galactica');
  return text && <tspan className="hull-danger"> · {text}</tspan>;
}
