import { aidsDocument, aidsFor, fitSheets, type Paper, sideHeight } from '@ragtag/rulebook';
import { Failure } from '../failure';
import { print } from '../output/print';
import { write } from '../write';
import { fontFaces } from './fonts';
import { printToPdf } from './pdf';
import { readableSelection } from './selection';

export interface Flags {
  readonly options: string;
  readonly paper: Paper;
  readonly only?: string;
  readonly out: string;
}

export async function makeAids({ options, paper, only, out }: Flags): Promise<void> {
  const selection = readableSelection(options);
  const known = aidsFor(selection).map(({ id }) => id);
  const wanted = only?.split(',').map((id) => id.trim()) ?? [];
  const unknown = wanted.filter((id) => !known.includes(id));
  if (unknown.length > 0) {
    throw new Failure(
      `There is no aid ${unknown.join(' or ')} for these options. Aids: ${known.join(', ')}.`,
    );
  }
  const html = aidsDocument(selection, { paper, only: wanted, style: fontFaces() });
  if (/\.html?$/.test(out)) return write(out, html);
  if (!out.endsWith('.pdf')) throw new Failure('Give a file that ends in .pdf or .html.');
  const fit = `(${fitSheets})(document.querySelectorAll('.aid'), ${sideHeight(paper)})`;
  const pdf = await printToPdf(html, fit);
  write(out, pdf);
  print(`${out}: ${(wanted.length > 0 ? wanted : known).join(', ')}`);
}
