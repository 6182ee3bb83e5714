import { rulebook, toHtmlDocument, toMarkdown } from '@ragtag/rulebook';
import { print } from '../output/print';
import { write } from '../write';
import { readableSelection } from './selection';

export interface Flags {
  readonly options: string;
  readonly all?: boolean;
  readonly format: 'md' | 'html';
  readonly out?: string;
}

export function printRulebook({ options, all, format, out }: Flags): void {
  const audience = all ? 'all' : readableSelection(options);
  const text = format === 'html' ? toHtmlDocument(rulebook, audience) : toMarkdown(rulebook, audience);
  if (out === undefined) {
    process.stdout.write(text);
    return;
  }
  write(out, text);
  print(`Wrote ${out}.`);
}
