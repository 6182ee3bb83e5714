import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Config } from '../config';

const marks = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/** A browser says that it asks the page's own site, under a name that is not the page's: somebody has put in another. */
function isRenamed({ headers, host }: FastifyRequest): boolean {
  const { origin = '', 'sec-fetch-site': site } = headers;
  return site === 'same-origin' && URL.canParse(origin) && new URL(origin).host !== host;
}

/** Whether a request was passed on by a proxy, as far as it can be seen: nginx speaks the old HTTP unless told not to. */
export function isPassedOn(request: FastifyRequest): boolean {
  const { headers, raw } = request;
  return raw.httpVersion === '1.0' || marks.some((mark) => headers[mark] !== undefined) || isRenamed(request);
}

/** Says once what is missing where a proxy stands before a server that was told of none. */
export function proxyDoubter({ trustProxy }: Config, log: FastifyBaseLogger) {
  let said = trustProxy.length > 0;
  return (request: FastifyRequest): void => {
    if (said || !isPassedOn(request)) return;
    said = true;
    log.warn(
      'Requests come through a proxy, but TRUST_PROXY is not set: everybody seems to have one address, and limits ' +
        'concern all together. Set TRUST_PROXY to its address, and have it pass on Host and X-Forwarded-For ' +
        '(docs/operations.md).',
    );
  };
}
