import { cards } from '../../src/cards/tables';
import { asks } from '../../src/say/en/asks';
import { factFields } from '../../src/scenario/facts';
import { givenKeys, playerKeys } from '../../src/scenario/given';
import { phases } from '../../src/terms';

/** Every word that a scenario of the card game may use, from the tables that read them. */

const code = (word: string) => `\`${word}\``;
const listed = (words: readonly string[]) => words.map(code).join(', ');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A question that no card asks, outside of a challenge. */
const ofNoCard = {} as Parameters<(typeof asks)[string]['ask']>[0];
const nobody = { view: {} } as Parameters<(typeof asks)[string]['ask']>[1];

export function vocabulary(): string {
  const facts = Object.entries(factFields).map(([name, fields]) => [code(name), listed(fields as string[])]);
  const questions = Object.entries(asks).map(([name, { ask }]) => [
    code(name),
    ask(ofNoCard, nobody).replaceAll('|', '\\|'),
  ]);
  const kinds = cards.map(({ id, code: printed, type }) => [code(id), code(printed), type]);
  return `${[
    '# Words of card game scenarios',
    'Made from the tables of `packages/card-game`; a test tells when it is out of date, and `UPDATE=1 npx vitest run packages/card-game/test/scenario/vocabulary.test.ts` writes it anew. [What they mean](card-scenarios.md).',
    `**given**: ${listed(givenKeys)}`,
    `**a player**: ${listed(playerKeys)}`,
    `**phases**: ${listed(phases)}`,
    '## Facts',
    table(['fact', 'fields'], facts),
    '## Questions',
    table(['ask', 'what is asked'], questions),
    '## Cards',
    table(['id', 'printed code', 'type'], kinds),
  ].join('\n\n')}\n`;
}
