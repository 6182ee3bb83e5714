import { describe, expect, test } from 'vitest';
import { ContentError, compile, forOptions, toHtml, toHtmlDocument, toMarkdown } from '../src/index.ts';
import { chapter } from './content.ts';

const html = (markdown: string, pegasus: boolean) =>
  toHtml(compile([chapter(markdown)]), { pegasus, players: 5 });
const markdown = (text: string, pegasus: boolean) =>
  toMarkdown(compile([chapter(text)]), { pegasus, players: 5 });

const problems = (text: string): string[] => {
  try {
    compile([{ path: 'content/01-test.md', text }]);
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(({ where, what }) => `${where}: ${what}`);
    throw error;
  }
  return [];
};

describe('directives', () => {
  test('a block states a rule', () => {
    const text = ':::rule[moves.pegasus-ship]{when="pegasus"}\nShe is a ship.\n:::';
    expect(html(text, true)).toContain(
      '<div id="moves.pegasus-ship" class="rule" data-when="pegasus" data-changed-by="pegasus"><p>She is a ship.</p>',
    );
    expect(html(text, false)).not.toContain('ship');
  });

  test('several rules share a sentence', () => {
    const text =
      'Begin. :rule[One.]{id=moves.same-ship} :rule[Two.]{id=moves.pegasus-ship when="pegasus"} :rule[Three.]{id=moves.other-ship}';
    expect(markdown(text, true)).toContain('Begin. One. Two. Three.');
    expect(markdown(text, false)).toContain('Begin. One. Three.');
    expect(html(text, true)).toContain('<span id="moves.same-ship" class="rule">One.</span>');
  });

  test('the whole text of an item stands for the item, and items count anew', () => {
    const text = '1. First\n2. :if[Second]{when="pegasus"}\n3. Third';
    expect(markdown(text, true)).toContain('3. Third');
    expect(markdown(text, false)).toContain('1. First\n2. Third');
  });

  test('the first cell stands for its row, and a table without rows vanishes', () => {
    const text =
      '| Ship | Crew |\n| --- | --- |\n| :rule[Pegasus]{id=moves.pegasus-ship when="pegasus"} | 1700 |';
    expect(html(text, true)).toContain('<tr id="moves.pegasus-ship" class="rule"');
    expect(html(text, false)).not.toContain('<table');
  });

  test('a section has a condition of its own', () => {
    const text = '## Always\n\nHere.\n\n## Treachery\n::section{when="treachery"}\n\nThere.';
    const [test] = forOptions(compile([chapter(text)]), { players: 5 }).chapters;
    expect(test?.sections.map(({ id }) => id)).toEqual(['test/always']);
  });

  test('an example names the rules that it shows', () => {
    const text = ':::example[E-07 Leaving in time]{rules="jump.ftl.roll jump.triggers"}\nRoll.\n:::';
    const book = compile([chapter(text)]);
    expect(book.examples['E-07']).toEqual({
      id: 'E-07',
      title: 'Leaving in time',
      section: 'test',
      shows: ['jump.ftl.roll', 'jump.triggers'],
    });
    expect(toHtml(book, 'all')).toContain(
      '<aside id="E-07" class="example" data-shows="jump.ftl.roll jump.triggers">',
    );
  });

  test('links of a passage are its own, not those of the rules in it', () => {
    const text =
      ':::rule[moves.same-ship]\n[a](#jump.reset) :rule[b [c](#jump.pilots)]{id=moves.other-ship}\n:::';
    const { passages } = compile([chapter(text)]);
    expect(passages['moves.same-ship']?.links).toEqual(['jump.reset']);
    expect(passages['moves.other-ship']?.links).toEqual(['jump.pilots']);
  });

  test('what stands behind code keeps its space', () => {
    expect(markdown('Type `ragtag aid` to print it.', false)).toContain('`ragtag aid` to print it.');
  });

  test('conditions and ids are printed for all options together', () => {
    const text = 'Go:if[, or stay]{when="pegasus"}. :rule[Jump.]{id=jump.reset}';
    expect(toMarkdown(compile([chapter(text)]), 'all')).toContain(
      'Go{if pegasus: , or stay}. `jump.reset` Jump.',
    );
    const html = toHtmlDocument(compile([chapter(text)]), 'all').replace(/<[^>]*>/g, '');
    expect(html).toContain('Go [with Pegasus], or stay. Jump.§');
  });
});

describe('what brings a passage in', () => {
  const changedBy = (when: string) =>
    compile([chapter(`:rule[Text.]{id=jump.reset when="${when}"}`)]).passages['jump.reset']?.changedBy;

  test.each([
    ['true', []],
    ['not cylonfleet', []],
    ['cylonfleet', ['exodus']],
    ['treachery', ['pegasus', 'daybreak']],
    ['pegasus and daybreak', ['pegasus', 'daybreak']],
    ['overlay', ['pegasus', 'daybreak']],
    ['nosympathizer', ['variant']],
    ['forceexodus', ['pegasus', 'variant']],
  ])('%s', (when, sources) => {
    expect(changedBy(when)).toEqual(sources);
  });
});

describe('wrong content is refused', () => {
  const front = '---\ntitle: Test\norder: 1\n---\n\n';

  test.each([
    ['# No front matter', 'The file must begin with front matter: title and order'],
    ['---\ntitle: Test\n---\n', 'The front matter has no order'],
    [`${front}A:b`, 'Unknown directive "b"'],
    [`${front}:rule[Text]{when="true"}`, 'A rule in a sentence needs its id: {id=...}'],
    [`${front}:::rule\nText\n:::`, 'A rule needs its id: :::rule[id]'],
    [`${front}:if[Text]`, '"if" needs a condition: {when="..."}'],
    [`${front}:::rule[a]{whem="true"}\nText\n:::`, '"rule" takes no "whem"'],
    [`${front}:::example[Seven]\nText\n:::`, 'An example needs its id and title: :::example[E-07 Title]'],
    [`${front}:if[Text]{when="pegsaus"}`, 'There is no option or flag "pegsaus"'],
    [`${front}:if[Text]{when="pegasus und exodus"}`, 'Expected "and", "or" or the end'],
    [`${front}#### Deep`, 'A heading of depth 4 skips a level'],
    [`${front}Text\n\n::section{when="true"}`, '"section" belongs right below its heading'],
  ])('%j', (text, problem) => {
    expect(problems(text).join('\n')).toContain(problem);
  });

  test('with the line where it stands', () => {
    expect(problems(`${front}Text\n\nA:b`)).toEqual(['content/01-test.md:8: Unknown directive "b"']);
  });
});
