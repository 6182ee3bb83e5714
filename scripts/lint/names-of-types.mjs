import { createRequire } from 'node:module';
import { relative, sep } from 'node:path';

/**
 * No two types of a package share a name, exported or not, its tests included. Found in what dependency-cruiser reads
 * anyway; loaded before it. What `declare module` adds to a type of another file is no type of its own.
 */
const swc = createRequire(import.meta.url)('@swc/core');
const { parseFileSync } = swc;

/** What a component is given, by custom of the library, which names it after nothing. */
const byCustom = ['Props'];

/** Files by package and name. */
const declared = new Map();

swc.parseFileSync = (file, options) => {
  const read = parseFileSync(file, options);
  const path = relative(process.cwd(), file).replaceAll(sep, '/');
  const home = /^(?:packages|apps)\/[^/]+(?=\/)/.exec(path)?.[0];
  if (home !== undefined) for (const name of typesIn(read)) note(`${name} in ${home}`, path);
  return read;
};

function typesIn({ body }) {
  return body
    .map((item) => item.declaration ?? item)
    .filter(({ type }) => /^(TsInterface|TsTypeAlias|Class)Declaration$/.test(type))
    .map(({ id, identifier }) => (id ?? identifier).value)
    .filter((name) => !byCustom.includes(name));
}

function note(name, path) {
  const files = declared.get(name) ?? new Set();
  declared.set(name, files.add(path));
}

process.on('exit', () => {
  for (const [name, files] of declared) {
    if (files.size === 1) continue;
    console.error(`  error: several types are called ${name}: ${[...files].join(', ')}`);
    process.exitCode = 1;
  }
});
