import { z } from 'zod';
import { Refused } from '../refused';
import { NotStored, OutOfReach } from '../store/store';

interface Statused {
  readonly statusCode?: unknown;
}

/** What a client is told about an error: never anything about the inside of the server. */
export function refusalOf(error: unknown): Refused {
  if (error instanceof Refused) return error;
  if (error instanceof z.ZodError) {
    return new Refused('bad-request', 'The request does not have the form this server understands.', {
      problems: error.issues
        .slice(0, 10)
        .map(({ path, message }) => ({ at: path.map(String).join('.').slice(0, 100), because: message })),
    });
  }
  if (error instanceof OutOfReach) {
    return new Refused('busy', 'The server cannot reach what it stores. Look again whether this was taken.');
  }
  if (error instanceof NotStored) {
    return new Refused('busy', 'The server cannot store anything at the moment, so nothing has changed.');
  }
  if (error instanceof SyntaxError) return new Refused('bad-request', 'This is not JSON.');
  const status = Number((error as Statused | null)?.statusCode);
  switch (status) {
    // A file that is not the client's.
    case 403:
    case 404:
      return new Refused('not-found', 'There is nothing here.');
    case 413:
      return new Refused('too-large', 'The request is too long.');
    case 429:
      return new Refused('too-fast', 'Too many requests. Try again in a minute.');
    default:
      return status >= 400 && status < 500
        ? new Refused('bad-request', 'The request does not have the form this server understands.')
        : new Refused('internal', 'Something went wrong on the server.');
  }
}
