import { expect, test } from 'vitest';
import { Progress } from '../../src/output/progress';

/** What is written on a terminal of this width. */
function draw(columns: number, isTTY = true): string {
  let written = '';
  const write = (text: string | Uint8Array) => {
    written += text;
    return true;
  };
  const progress = new Progress(1000, { isTTY, columns, write });
  progress.at(500, 'humans win 47 %');
  return written.replace('\r\x1b[K', '');
}

test('a bar shows how far the work has come', () => {
  expect(draw(80)).toBe(`${'█'.repeat(15)}${'░'.repeat(15)} 500 of 1000 · humans win 47 %`);
});

test('on a narrow terminal the bar gives way to the numbers', () => {
  expect(draw(40)).toBe(`${'█'.repeat(5)}${'░'.repeat(4)} 500 of 1000 · humans win 47 %`);
  expect(draw(20)).toBe('500 of 1000 · human');
});

test('nothing is drawn where nobody watches', () => {
  expect(draw(80, false)).toBe('');
});
