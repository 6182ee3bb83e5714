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
    const names = unknown.map((id) => `"${id}"`).join(' or ');
    throw new Failure(`There is no aid ${names} for these options. Aids: ${known.join(', ')}.`);
  }
  const [, ending] = /\.(pdf|html?)$/i.exec(out) ?? [];
  if (ending === undefined) throw new Failure('Give a file that ends in .pdf or .html.');
  const html = aidsDocument(selection, { paper, only: wanted, style: fontFaces() });
  write(out, ending.toLowerCase() === 'pdf' ? await asPdf(html, paper) : html);
  print(`Wrote ${out}: ${(wanted.length > 0 ? wanted : known).join(', ')}.`);
}

function asPdf(html: string, paper: Paper): Promise<Uint8Array> {
  return printToPdf(html, `(${fitSheets})(document.querySelectorAll('.aid'), ${sideHeight(paper)})`);
}
