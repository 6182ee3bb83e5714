import { expect, test } from 'vitest';
import { bookHast, forOptions, partsOf, rulebook, toHtml } from '../src/index.ts';
import { runInHeads } from '../src/render/run-in-heads.ts';

const base = forOptions(rulebook, { players: 4 });

test('a paragraph of several rules is set as a list with run-in heads', () => {
  const html = toHtml(rulebook, { players: 4 });
  const dice = html.slice(html.indexOf('id="timing/dice"'), html.indexOf('id="timing/resources"'));
  expect(dice).toContain('<ul class="points"><li><b class="run-in">Who rolls.</b> <span id="dice.roller"');
  expect(dice.match(/<li>/g)).toHaveLength(5);
});

test('what stands behind a rule stays with it', () => {
  const html = toHtml(rulebook, { players: 4 });
  expect(html).toMatch(/Leaving Sickbay is an ordinary move\.<\/span> (<[^>]*>)?Leaving/);
});

test('a rule that begins with its own head has none', () => {
  const html = toHtml(rulebook, { players: 4 });
  expect(html).not.toContain('<b class="run-in">Command.</b>');
  expect(html).not.toContain('<b class="run-in">Landing.</b>');
  expect(html).toContain('<li><span id="piloting.landing-is-move"');
});

test('every run-in head is that of a rule that there is', () => {
  expect(Object.keys(runInHeads).filter((id) => !rulebook.passages[id])).toEqual([]);
});

test('no paragraph of the base game has three rules in a row', () => {
  const paragraphs = JSON.stringify(bookHast(base)).split('"tagName":"p"').slice(1);
  const crowded = paragraphs.filter(
    (each) => each.split('"tagName":')[0].split('"className":["rule"]').length > 3,
  );
  expect(crowded).toEqual([]);
});

test('the book begins with a first game, and goes on in parts', () => {
  expect(base.chapters[0].id).toBe('first-game');
  expect(partsOf(base.chapters).map(({ title }) => title)).toEqual([
    undefined,
    'Set up',
    'Play',
    'Cylons',
    'Boxes',
    'Reference',
  ]);
});
