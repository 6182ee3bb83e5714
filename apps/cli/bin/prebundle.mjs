/** Run by npm after it has installed: bundles the command line, so that its first start is as quick as any other. */
import { findBundle } from './cache.mjs';

if (findBundle('main') === undefined) {
  const { makeBundle } = await import('./bundle.mjs');
  await makeBundle('main');
}
