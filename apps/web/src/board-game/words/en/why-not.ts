import type { Objection } from '@ragtag/board-game';

interface WhyNot {
  /** What is pointed at. */
  readonly place: string;
  /** What forbids it, where something does. */
  readonly by: string | null;
  /** What is asked instead. */
  readonly asked: string;
}

/** Why something cannot be chosen now. */
export const whyNot: { readonly [R in Objection['reason']]: (told: WhyNot) => string } = {
  here: () => 'You are here already.',
  hazardous: ({ place }) => `Nobody goes to ${place} by choice: it is a hazardous location.`,
  'cylons-only': () => 'Only revealed Cylons go to Cylon locations.',
  'humans-only': () => 'A revealed Cylon does not go to human locations.',
  price: () => 'It costs skill cards, and you do not have enough.',
  'not-piloting': () => 'You are not in a viper.',
  'out-of-reach': () => 'Nobody gets there from New Caprica now.',
  'too-far': () => 'A viper flies to a neighbouring area only.',
  absent: ({ place }) => `You use a location only where you are, and you are not in ${place}.`,
  damaged: ({ place }) => `${place} is damaged and cannot be used.`,
  'no-action': ({ place }) => `${place} has no action.`,
  requirement: () => 'What it needs is not there now.',
  spent: () => 'You have used it up.',
  'reaction-only': () => 'This card is a reaction: you are asked when its moment comes.',
  'counts-only': () => 'This card only counts in skill checks.',
  'action-only': () => 'This card is an action: you play it in your turn.',
  'another-moment': () => 'This card is a reaction to another moment.',
  limit: ({ by }) => (by === null ? 'You may add no more cards.' : `${by} lets you add no more cards.`),
  cylon: () => 'A revealed Cylon uses no text of skill cards.',
  forbidden: ({ by }) => (by === null ? 'Something in play forbids it.' : `${by} forbids it.`),
  'not-asked': ({ asked }) => `You are asked something else: ${asked}`,
};
