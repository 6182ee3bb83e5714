import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../repository';

const faces = [
  {
    family: 'IBM Plex Sans Variable',
    weight: '100 700',
    file: '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
  },
  {
    family: 'Chakra Petch',
    weight: '600',
    file: '@fontsource/chakra-petch/files/chakra-petch-latin-600-normal.woff2',
  },
  {
    family: 'Chakra Petch',
    weight: '700',
    file: '@fontsource/chakra-petch/files/chakra-petch-latin-700-normal.woff2',
  },
];

/** The typefaces of the web client, inside the page: a page on disk finds no others. */
export function fontFaces(): string {
  const modules = join(repositoryRoot(), 'node_modules');
  return faces
    .filter(({ file }) => existsSync(join(modules, file)))
    .map(({ family, weight, file }) => {
      const data = readFileSync(join(modules, file)).toString('base64');
      return `@font-face { font-family: "${family}"; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}) format("woff2"); }`;
    })
    .join('\n');
}
