import { describe, expect, test } from 'vitest';
import { alternativesProblems } from '../src/checks/exclusive.ts';
import { linkProblems } from '../src/checks/links.ts';
import { ruleProblems } from '../src/checks/rules.ts';
import { sectionProblems } from '../src/checks/sections.ts';
import { subjectProblems } from '../src/checks/subjects.ts';
import { compile } from '../src/index.ts';
import { optionSpace } from '../src/option-space.ts';
import { chapter } from './content.ts';

const space = optionSpace();
const bookOf = (markdown: string) => compile([chapter(markdown)]);
const whats = (problems: readonly { what: string }[]) => problems.map(({ what }) => what);

describe('rules', () => {
  const catalogue = [{ id: 'a.b', topic: 'a', when: 'pegasus and not daybreak' }];
  const problems = (markdown: string) => whats(ruleProblems(bookOf(markdown), catalogue, space));

  test('may say their condition in parts', () => {
    const text = '## Part\n::section{when="pegasus"}\n\n:rule[Text.]{id=a.b when="not daybreak"}';
    expect(problems(text)).toEqual([]);
  });

  test('are missed, doubled or unknown', () => {
    expect(problems('Nothing.')).toEqual(['The rule is missing from the book']);
    const rule = ':rule[Text.]{id=a.b when="pegasus and not daybreak"}';
    expect(problems(`${rule} ${rule}`)).toEqual(['a.b stands in the book twice']);
    expect(problems(`${rule} :rule[Text.]{id=a.c}`)).toEqual(['There is no such rule in the catalogue']);
  });

  test('show too often or too seldom', () => {
    expect(problems(':rule[Text.]{id=a.b when="pegasus"}').join()).toMatch(
      /shows but does not apply with .*daybreak/,
    );
    expect(problems(':rule[Text.]{id=a.b when="false"}').join()).toMatch(
      /applies but does not show with .*pegasus/,
    );
  });
});

describe('sections', () => {
  const problems = (markdown: string) => whats(sectionProblems(bookOf(markdown), space));

  test('are not empty', () => {
    expect(problems('## Part\n\n:rule[Text.]{id=a.b when="pegasus"}').join()).toContain(
      'The section is empty with',
    );
    expect(
      problems('Text.\n\n## Part\n::section{when="pegasus"}\n\n:rule[Text.]{id=a.b when="treachery"}'),
    ).toEqual([]);
  });

  test('keep what they announce', () => {
    expect(problems('These:\n\n- :if[one]{when="pegasus"}').join()).toContain(
      'Nothing follows "These:" with',
    );
    expect(problems('These:\n\n- :if[one]{when="pegasus"}\n- :if[two]{when="not pegasus"}')).toEqual([]);
  });

  test('have ids of their own', () => {
    const twice = compile([chapter('Text.'), chapter('Text.')]);
    expect(whats(sectionProblems(twice, space))).toEqual(['Two sections have this id']);
  });
});

describe('links', () => {
  const problems = (markdown: string) => whats(linkProblems(bookOf(markdown), space));

  test('lead somewhere', () => {
    expect(problems('[text](#nowhere)')).toEqual(['The link to #nowhere leads nowhere']);
    expect(problems('[text](other.md)')).toEqual(['Unknown kind of link other.md']);
    expect(problems('[text](#test/part)\n\n## Part\n\nText.')).toEqual([]);
  });

  test('lead to what shows with them', () => {
    const part = '## Part\n::section{when="exodus"}\n\nText.';
    expect(problems(`[text](#test/part)\n\n${part}`).join()).toContain('leads to a hidden place with');
    expect(problems(`:if[[text](#test/part)]{when="cylonfleet"}\n\n${part}`)).toEqual([]);
  });
});

test('of rules that exclude each other exactly one applies', () => {
  expect(alternativesProblems(space)).toEqual([]);
});

describe('passages', () => {
  const problems = (markdown: string) => whats(subjectProblems(bookOf(markdown), space));

  test('do not speak of Loyalty where nobody is a Cylon', () => {
    expect(problems('Look at your Loyalty cards.').join()).toMatch(/"Loyalty".*mode=cooperative/);
    expect(problems(':if[Look at your Loyalty cards.]{when="not cooperative"}')).toEqual([]);
  });

  test('do not speak of what lies in a box that is not chosen', () => {
    expect(problems('## Cottle\n\nText.').join()).toContain('"Cottle"');
    expect(problems(':if[Kat]{when="pegasus"} and Tory').join()).toMatch(/^It speaks of "Tory"/);
    expect(problems(':if[Kat]{when="pegasus"}')).toEqual([]);
  });

  test('may name what is not there to say so', () => {
    const line = compile([
      {
        path: 'content/18-titles.md',
        text: '---\ntitle: Titles\norder: 18\n---\n\n## Lines of succession\n\nCain, Tory',
      },
    ]);
    expect(subjectProblems(line, space)).toEqual([]);
  });
});
