import { locationCards } from '../cards/tables';

/** Of some options, what else they are called: what a reader of the rules would write. */

/** A place whose every action has a name of its own, of which one player is ever offered one kind. */
function isWholeName(place: string): boolean {
  const faces = locationCards.filter((card) => card.place === place);
  return faces.every(({ actions = [] }) => actions.every(({ id }) => id !== undefined));
}

export function optionNames(id: string): readonly string[] {
  // rule: damage.pegasus-choice
  if (id === 'damage.pegasus-choice') return ['pegasus'];
  const [, place, action] = /^location:([^.]+)\.(.+)$/.exec(id) ?? [];
  if (place === undefined || action === undefined) return [];
  return isWholeName(place) ? [`location:${place}`] : [`location:${action}`];
}
