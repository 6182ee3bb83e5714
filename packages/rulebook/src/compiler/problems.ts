import type { Node } from '../markdown-tree.ts';

/** One thing that is wrong with the content, and where. */
export interface Problem {
  readonly where: string;
  readonly what: string;
}

/** Thrown when the content cannot become a book; lists everything that stands in the way. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ where, what }) => `${where}: ${what}`).join('\n'));
    this.problems = problems;
  }
}

/** Collects problems of one file while it is compiled. */
export class Reporter {
  readonly problems: Problem[] = [];
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  report(at: Node | undefined, what: string): void {
    const line = at?.position?.start.line;
    this.problems.push({ where: line === undefined ? this.path : `${this.path}:${line}`, what });
  }
}
