export function print(line = ''): void {
  process.stdout.write(`${line}\n`);
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2));
}

/** Thousands apart, so that long numbers can be read. */
export function readable(n: number, digits = 0): string {
  return n.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
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
