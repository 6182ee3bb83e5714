import { cards, type State } from '@ragtag/card-game';
import { type RecordingPlan, traitsOfPlace } from '../saved-games/plan';

function traitsOf(state: State): string[] {
  const traits = traitsOfPlace(state);
  const { players, inForce, waiting, triggered, reveals, threats } = state;
  traits.add(`${players.length} players at ${state.stack.at(-1)?.p}`);
  for (const { on, until } of inForce) traits.add(`${on} in force until ${until}`);
  for (const { kind } of [...waiting, ...triggered]) traits.add(`waiting ${cards[kind].id}`);
  for (const { how } of reveals) traits.add(`reveals ${String(how)}`);
  if (threats.length > 0) traits.add('threats');
  for (const { out, units, resolved } of players) {
    if (out) traits.add('somebody out');
    if (resolved.length > 0) traits.add('persistent missions');
    if (units.some(({ links }) => links.length > 0)) traits.add('links');
    if (units.some(({ cards: stacked }) => stacked.length > 1)) traits.add('unit stacks');
    if (units.some(({ used }) => used.length > 0)) traits.add('used abilities');
  }
  return [...traits];
}

export const cardGameRecording: RecordingPlan = {
  package: 'card-game',
  players: [2, 3, 4, 5, 6],
  variants: [{}, { discreet: false }, { openDecks: true }],
  decks: [undefined, 'mixed'],
  traitsOf: (state) => traitsOf(state as State),
  // Cards are stored by their places in the table.
  beside: () => ({ cards: cards.map(({ code }) => code) }),
};
