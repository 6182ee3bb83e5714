import { expect, it } from 'vitest';
import { thirdPerson } from '../src/say';

it('verbs take the form that goes with he, she or it', () => {
  const said = ['discard', 'pass', 'carry out', 'go', 'play', 'have no token'].map(thirdPerson);
  expect(said).toEqual(['discards', 'passes', 'carries out', 'goes', 'plays', 'has no token']);
});
