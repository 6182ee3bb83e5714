import { parseCondition } from '@ragtag/board-game';
import { ExpressionError } from '@ragtag/kernel/options';
import type { Node } from '../markdown-tree.ts';
import type { Section } from '../model.ts';
import type { Reporter } from './problems.ts';
import { walk } from './walk.ts';

/** Reports conditions that cannot be read or that name options which do not exist. */
export function readConditions(chapter: Section, reporter: Reporter): void {
  const read = (when: string | undefined, at: Node | undefined) => {
    try {
      if (when !== undefined) parseCondition(when);
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      reporter.report(at, error.message);
    }
  };
  walk([chapter], {
    section: ({ section }) => read(section.when, section.body[0]),
    node: (node, mark) => read(mark?.when, node),
  });
}
