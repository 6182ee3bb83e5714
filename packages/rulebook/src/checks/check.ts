import { ruleCatalogue } from '@ragtag/board-game';
import type { Problem } from '../compiler/problems.ts';
import type { Rulebook } from '../model.ts';
import { optionSpace } from '../option-space.ts';
import { alternativesProblems } from './exclusive.ts';
import { linkProblems } from './links.ts';
import { ruleProblems } from './rules.ts';
import { sectionProblems } from './sections.ts';
import { subjectProblems } from './subjects.ts';

/** Everything that is wrong with a book, over all games that the option model allows. */
export function check(book: Rulebook): Problem[] {
  const space = optionSpace();
  return [
    ...ruleProblems(book, ruleCatalogue, space),
    ...sectionProblems(book, space),
    ...linkProblems(book, space),
    ...alternativesProblems(space),
    ...subjectProblems(book, space),
  ];
}
