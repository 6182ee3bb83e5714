import type { ApiError, ErrorCode, Problem } from '@ragtag/protocol';

const statusOf: Readonly<Record<ErrorCode, number>> = {
  'bad-request': 400,
  'not-signed-in': 401,
  forbidden: 403,
  'not-found': 404,
  'too-large': 413,
  'too-fast': 429,
  'option-conflict': 422,
  'seat-taken': 409,
  'not-seated': 403,
  'wrong-phase': 409,
  refused: 422,
  stale: 409,
  busy: 503,
  'switched-off': 403,
  'wrong-password': 401,
  'name-taken': 409,
  'guest-has-games': 409,
  internal: 500,
};

/** A request that was not carried out, and why. Nothing has changed. */
export class Refused extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly more: { readonly reason?: string; readonly problems?: Problem[] } = {},
  ) {
    super(message);
    this.name = 'Refused';
  }

  get status(): number {
    return statusOf[this.code];
  }

  toJSON(): ApiError {
    return { error: { code: this.code, message: this.message, ...this.more } };
  }
}
