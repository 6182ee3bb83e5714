import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What shrinks; typefaces and pictures are compressed already. */
const shrinks = /\.(js|css|html|json|svg|webmanifest|txt)$/;
/** What every visitor loads is worth the time that the smallest form takes to make. */
const loadedByAll = /\.(js|css)$/;
/** Bytes under which a header costs more than it saves. */
const least = 1024;

/** Puts a brotli and a gzip form beside every file of the built client, so that a server has nothing to compress. */
export function compressed(): Plugin {
  return {
    name: 'ragtag-compressed',
    apply: 'build',
    enforce: 'post',
    writeBundle({ dir }) {
      if (dir) compressIn(dir);
    },
  };
}

function compressIn(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) {
      compressIn(path);
      continue;
    }
    const bytes = shrinks.test(name) ? readFileSync(path) : Buffer.alloc(0);
    if (bytes.length < least) continue;
    const quality = loadedByAll.test(name) ? constants.BROTLI_MAX_QUALITY : 9;
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    );
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
