import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  agendaCards,
  basestarTokens,
  boards,
  characterCards,
  civilianShips,
  galacticaTokens,
  locationCards,
  loyaltyCards,
  motiveCards,
  skillCards,
} from '../../src';
import { deckTables } from '../../src/cards/tables';
import { areas, deckNames } from '../../src/terms';

/** The page of all words that scenarios of this game may use, from the tables of the game and the pages of the effect language. */

const docs = join(import.meta.dirname, '..', '..', '..', '..', 'docs');

const code = (word: string) => `\`${word}\``;
const list = (words: Iterable<string>) => [...new Set(words)].map(code).join(', ');

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly box: string;
}

/** Ids by box, with the name beside them where it does not follow from the id. */
function ids(components: readonly Listed[]): string {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '');
  const boxes = [...new Set(components.map(({ box }) => box))];
  const told = ({ id, name }: Listed) =>
    plain(id) === plain(name) ? code(id) : `${code(id)} (${name.replaceAll('|', '/')})`;
  return boxes
    .map(
      (box) =>
        `- ${box}: ${components
          .filter((each) => each.box === box)
          .map(told)
          .join(', ')}`,
    )
    .join('\n');
}

/** The rows of one table of every page of the effect language. */
function rows(heading: string): string[] {
  return readdirSync(join(docs, 'effects'))
    .sort()
    .flatMap((file) => {
      const [, section = ''] = readFileSync(join(docs, 'effects', file), 'utf8').split(`\n## ${heading}\n`);
      return section
        .split('\n## ')[0]
        .split('\n')
        .filter((line) => line.startsWith('| `'));
    })
    .sort();
}

function locations(): string {
  const named = Object.keys(boards).map((board) => {
    const here = locationCards.filter((each) => each.board === board).map(({ place }) => place);
    return here.length === 0 ? '' : `- ${board}: ${list(here)}`;
  });
  return named.filter((line) => line !== '').join('\n');
}

function skillIds(): string {
  return skillCards
    .map(({ id, name, box, skill, strengths }) => {
      const all = Object.keys(strengths).map((strength) => code(`${id}-${strength}`));
      return `| ${name} | ${skill} | ${box} | ${all.join(', ')} |`;
    })
    .join('\n');
}

function abilities(): string {
  return characterCards
    .map(({ id, box, abilities: own }) => {
      const used = own.map((ability) =>
        code(ability.action || ability.movement ? `sheet:${ability.id}` : ability.id),
      );
      return `| ${code(id)} | ${box} | ${used.join(', ')} |`;
    })
    .join('\n');
}

export function scenarioWords(): string {
  const decks = deckNames.map((name) => `### ${name}\n\n${ids(deckTables[name])}`).join('\n\n');
  return `# Words of scenarios

Every name that a scenario may use, made from the tables of the game; a test tells when it is out of date, and
\`UPDATE=1 npx vitest run packages/board-game/test/scenario-words.test.ts\` writes it anew. [scenarios.md](scenarios.md) tells
what they mean, [effects.md](effects.md) has the verbs of effects.

## Places

Space areas, clockwise: ${list(areas)}. Locations, by board:

${locations()}

## Characters and their abilities

An ability with \`sheet:\` is an action, or done in place of moving; the others answer a window (\`react\`) by their id, or always hold.

| character | box | abilities |
| --- | --- | --- |
${abilities()}

## Skill cards

By name and strength in hands and piles; as an action \`card:\` comes before it.

| name | type | box | ids |
| --- | --- | --- | --- |
${skillIds()}

## Cards of the decks

${decks}

### loyalty

${ids(loyaltyCards)}

### agendas and Motives

${ids([...agendaCards, ...motiveCards])}

## Tokens

Civilian ships: ${list(civilianShips.map(({ id }) => id))}. Damage: ${list(galacticaTokens.map(({ id }) => id))};
of basestars ${list(basestarTokens.map(({ id }) => id))}.

## Questions and their options

| question | options |
| --- | --- |
${rows('Questions').join('\n')}

## Facts and their fields

| fact | fields | |
| --- | --- | --- |
${rows('Facts').join('\n')}
`;
}
