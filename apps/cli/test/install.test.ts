import { expect, test } from 'vitest';

interface Install {
  isOlder(version: string, engines: string): boolean;
}

const script = new URL('../../../scripts/install.mjs', import.meta.url).href;
const { isOlder } = (await import(/* @vite-ignore */ script)) as Install;

test.each([
  ['18.20.4', '>=20.19', true],
  ['20.18.3', '>=20.19', true],
  ['20.19.0', '>=20.19', false],
  ['22.1.0', '>=20.19', false],
  ['20.0.0', '>=20', false],
])('Node.js %s where %s is needed', (version, engines, older) => {
  expect(isOlder(version, engines)).toBe(older);
});
