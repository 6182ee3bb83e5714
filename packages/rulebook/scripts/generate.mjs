/** Compiles content/ into the books of src/generated. Run it after every change of the content. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = new URL('../', import.meta.url);
const content = new URL('content/', root);

const compiler = fileURLToPath(new URL('src/compiler/compile.ts', root));
const printer = fileURLToPath(new URL('src/compiler/print.ts', root));
const load = async (file) =>
  (await runnerImport(file, { root: fileURLToPath(root), logLevel: 'error' })).module;

const { compile } = await load(compiler);
const { printBook } = await load(printer);

/** Compiles the chapters of a folder into one book. */
async function generate(folder, file, catalogue) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const files = await Promise.all(
    names.map(async (name) => ({
      path: `content/${name}`,
      text: await readFile(new URL(name, folder), 'utf8'),
    })),
  );
  const text = printBook(compile(files, catalogue));
  await writeFile(new URL(`src/generated/${file}`, root), text);
  console.log(`Compiled ${names.length} chapters, ${Object.keys(JSON.parse(text).passages).length} rules.`);
}

await generate(content, 'rulebook.json');
const cardGame = fileURLToPath(new URL('../card-game/src/rules/catalogue.ts', root));
await generate(new URL('card-game/', content), 'card-rulebook.json', (await load(cardGame)).ruleCatalogue);
