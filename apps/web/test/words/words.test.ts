import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { textsIn } from './texts-in';

const source = join(import.meta.dirname, '..', '..', 'src');

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\/words\/\w+\//.test(file))
  .sort();

test('every text of the page stands in a table of its language', () => {
  const texts = files.flatMap((file) =>
    textsIn(file, readFileSync(join(source, file), 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(files.length).toBeGreaterThan(150);
  expect(texts).toEqual([]);
});

describe('texts are found', () => {
  test.each([
    ['in an element', '<p>Stand by</p>', ['Stand by']],
    ['in what an element may show', "<p>{over ? 'Again' : words.on}</p>", ['Again']],
    ['between what is filled in', `<p>{\`Turn \${n}\`}</p>`, ['Turn ']],
    ['in what is read out', '<button aria-label="Close" className="button primary" />', ['Close']],
    ['in sentences anywhere', "const why = () => 'You are here already.';", ['You are here already.']],
  ])('%s', (_, code, texts) => {
    expect(textsIn('part.tsx', code)).toEqual(texts);
  });

  test('and nothing else is', () => {
    const code = "<li className={on ? 'on now' : ''} style={{ color: 'var(--tactics)' }}>{words.on} ✕</li>";
    expect(textsIn('part.tsx', code)).toEqual([]);
  });
});
