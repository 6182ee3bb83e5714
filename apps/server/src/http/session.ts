import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf } from '../secrets';
import type { Store, User } from '../store/store';

const cookieName = 'ragtag';
const lastsForSeconds = 400 * 24 * 3600;

/** The secret a request came with; null if it has none that could be one. */
export function sessionOf(request: FastifyRequest): string | null {
  const secret = request.cookies[cookieName];
  return secret !== undefined && /^[\w-]{43}$/.test(secret) ? secret : null;
}

export async function userOf(store: Store, request: FastifyRequest): Promise<User | null> {
  const session = sessionOf(request);
  return session === null ? null : ((await store.userOfSession(hashOf(session))) ?? null);
}

export function setSession(request: FastifyRequest, reply: FastifyReply, secret: string | null): void {
  const where = {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
  } as const;
  if (secret === null) reply.clearCookie(cookieName, where);
  else reply.setCookie(cookieName, secret, { ...where, maxAge: lastsForSeconds });
}
