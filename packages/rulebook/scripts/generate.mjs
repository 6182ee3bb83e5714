/** Compiles content/ into src/generated/rulebook.json. Run it after every change of the content. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = new URL('../', import.meta.url);
const content = new URL('content/', root);

const compiler = fileURLToPath(new URL('src/compiler/compile.ts', root));
const printer = fileURLToPath(new URL('src/compiler/print.ts', root));
const load = async (file) =>
  (await runnerImport(file, { root: fileURLToPath(root), logLevel: 'error' })).module;

const names = (await readdir(content)).filter((name) => name.endsWith('.md')).sort();
const files = await Promise.all(
  names.map(async (name) => ({
    path: `content/${name}`,
    text: await readFile(new URL(name, content), 'utf8'),
  })),
);
const { compile } = await load(compiler);
const { printBook } = await load(printer);
const text = printBook(compile(files));
await writeFile(new URL('src/generated/rulebook.json', root), text);
console.log(`Compiled ${names.length} chapters, ${Object.keys(JSON.parse(text).passages).length} rules.`);
