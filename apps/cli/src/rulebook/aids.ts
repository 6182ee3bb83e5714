import { type AidOptions, aidsDocument, aidsFor, fitSheets, type Paper, sideHeight } from '@ragtag/rulebook';
import { cardAids, cardAidsDocument } from '@ragtag/rulebook/card-game';
import { Failure } from '../failure';
import { readGameId } from '../input/game-flag';
import { print } from '../output/print';
import { write } from '../write';
import { fontFaces } from './fonts';
import { printToPdf } from './pdf';
import { readableSelection } from './selection';

export interface AidFlags {
  readonly game: string;
  readonly options: string;
  readonly paper: Paper;
  readonly only?: string;
  readonly out: string;
}

export async function makeAids({ game, options, paper, only, out }: AidFlags): Promise<void> {
  const { known, document } = aidsOf(game, options);
  const wanted = only?.split(',').map((id) => id.trim()) ?? [];
  const unknown = wanted.filter((id) => !known.includes(id));
  if (unknown.length > 0) {
    const names = unknown.map((id) => `"${id}"`).join(' or ');
    throw new Failure(`There is no aid ${names} for these options. Aids: ${known.join(', ')}.`);
  }
  const [, ending] = /\.(pdf|html?)$/i.exec(out) ?? [];
  if (ending === undefined) throw new Failure('Give a file that ends in .pdf or .html.');
  const html = document({ paper, only: wanted, style: fontFaces() });
  write(out, ending.toLowerCase() === 'pdf' ? await asPdf(html, paper) : html);
  print(`Wrote ${out}: ${(wanted.length > 0 ? wanted : known).join(', ')}.`);
}

interface Aids {
  readonly known: readonly string[];
  document(options: AidOptions): string;
}

function aidsOf(game: string, options: string): Aids {
  if (readGameId(game).module.id === 'card')
    return { known: cardAids().map(({ id }) => id), document: cardAidsDocument };
  const selection = readableSelection(options);
  return {
    known: aidsFor(selection).map(({ id }) => id),
    document: (wanted) => aidsDocument(selection, wanted),
  };
}

function asPdf(html: string, paper: Paper): Promise<Uint8Array> {
  return printToPdf(
    html,
    `(${fitSheets})(document.querySelectorAll('.aid:not(.halves), .aid-half'), ${sideHeight(paper)})`,
  );
}
