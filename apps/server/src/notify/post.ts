import { type LookupAddress, type LookupOptions, lookup as lookUp } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const giveUpAfter = 5000;

export class PrivateAddress extends Error {
  constructor() {
    super('the address is not on the public internet');
    this.name = 'PrivateAddress';
  }
}

/** All that is given out of the newer addresses. */
const givenOut = ipaddr.IPv6.parseCIDR('2000::/3');

export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(givenOut));
}

type Found = (error: Error | null, addresses: LookupAddress[]) => void;

/** Looks a name up and refuses private addresses, in the same step as the connection: no time to change it. */
function lookUpPublic(host: string, options: LookupOptions, found: Found): void {
  lookUp(host, { ...options, all: true }, (error, addresses) => {
    if (error) found(error, []);
    else if (addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address)))
      found(null, addresses);
    else found(new PrivateAddress(), []);
  });
}

export interface Sending {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** Posts something, does not read the answer and follows no redirect; returns the status. */
export function post({ url, headers, body }: Sending, toPrivateAddresses: boolean): Promise<number> {
  const { protocol, hostname } = new URL(url);
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (!toPrivateAddresses && isIP(literal) && !isPublicAddress(literal)) {
    return Promise.reject(new PrivateAddress());
  }
  const { request } = protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const sending = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        // For all of it: a service that answers a letter at a time would never be given up.
        signal: AbortSignal.timeout(giveUpAfter),
        ...(toPrivateAddresses
          ? {}
          : {
              lookup: (host, options, found) => lookUpPublic(host, { ...options, all: true }, found as never),
            }),
      },
      (response) => {
        response.destroy();
        resolve(response.statusCode ?? 0);
      },
    );
    sending.on('error', reject);
    sending.end(body);
  });
}
