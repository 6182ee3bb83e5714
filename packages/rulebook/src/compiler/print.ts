import type { Rulebook, Section } from '../model.ts';

/** The compiled book as JSON with one line per section and passage, so that changes can be reviewed. */
export function printBook({ chapters, passages, examples }: Rulebook): string {
  const lines = (entries: readonly string[]) => entries.join(',\n');
  const table = (record: object) =>
    lines(Object.entries(record).map(([id, value]) => `${JSON.stringify(id)}:${JSON.stringify(value)}`));
  return `{"chapters":[\n${lines(chapters.map(printSection))}\n],\n"passages":{\n${table(passages)}\n},\n"examples":{\n${table(examples)}\n}}\n`;
}

function printSection({ sections, ...section }: Section): string {
  const inner = sections.map(printSection).join(',\n');
  return `${JSON.stringify(section).slice(0, -1)},"sections":[${inner && `\n${inner}`}]}`;
}
