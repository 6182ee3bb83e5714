import { rulebook, toHtmlDocument, toMarkdown } from '@ragtag/rulebook';
import { cardDocument, cardMarkdown } from '@ragtag/rulebook/card-game';
import { Failure } from '../failure';
import { readGameId } from '../input/game-flag';
import { print } from '../output/print';
import { write } from '../write';
import { readableSelection } from './selection';

export interface RulebookFlags {
  readonly game: string;
  readonly options: string;
  readonly all?: boolean;
  readonly format: 'md' | 'html';
  readonly out?: string;
}

export function printRulebook(flags: RulebookFlags): void {
  const text = bookOf(flags);
  const { out } = flags;
  if (out === undefined) {
    process.stdout.write(text);
    return;
  }
  write(out, text);
  print(`Wrote ${out}.`);
}

function bookOf({ game, options, all = false, format }: RulebookFlags): string {
  const { id } = readGameId(game).module;
  if (id === 'card') {
    if (options !== '') throw new Failure('The rules of the card game are the same with any options.');
    return format === 'html' ? cardDocument() : cardMarkdown({ ids: all });
  }
  if (id !== 'board') throw new Failure(`The game "${id}" has no rulebook.`);
  const audience = all ? 'all' : readableSelection(options);
  return format === 'html' ? toHtmlDocument(rulebook, audience) : toMarkdown(rulebook, audience);
}
