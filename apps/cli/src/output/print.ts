export function print(line = ''): void {
  process.stdout.write(`${line}\n`);
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2));
}

/** What a person is told beside the result; a program that reads JSON is not to find it there. */
export function note(line: string, json = false): void {
  (json ? process.stderr : process.stdout).write(`${line}\n`);
}

/** How many characters a line may have: as many as the terminal is wide, where there is one. */
export function lineWidth(otherwise: number): number {
  const { isTTY, columns } = process.stdout;
  return isTTY && columns > 0 ? Math.max(30, columns) : otherwise;
}

/** How wide a text is set: no wider than is pleasant to read. */
export function textWidth(): number {
  const pleasant = 100;
  return Math.min(pleasant, lineWidth(pleasant));
}

/** Thousands apart, so that long numbers can be read. */
export function readable(n: number, digits = 0): string {
  return n.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

export function counted(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** Rows with columns of equal width; numbers to the right. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, String(cell).length);
    });
  }
  const padded = (cell: string | number, i: number) =>
    typeof cell === 'number' ? String(cell).padStart(widths[i]) : cell.padEnd(widths[i]);
  return rows.map((row) => row.map(padded).join('  ').trimEnd()).join('\n');
}

/** Breaks a text into lines of at most `width`, each after the first with an indent. */
export function wrap(text: string, width = 100, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + 1 + word.length > width - (lines.length > 0 ? indent.length : 0)) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  lines.push(line);
  return lines.join(`\n${indent}`);
}

/** A text behind a prefix, its further lines under its beginning. */
export function hanging(prefix: string, text: string, width: number): string {
  const indent = ' '.repeat(prefix.length);
  return `${prefix}${wrap(text, width - prefix.length).replaceAll('\n', `\n${indent}`)}`;
}
