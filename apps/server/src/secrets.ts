import { createHash, randomBytes, randomInt } from 'node:crypto';

const lower = '0123456789abcdefghijklmnopqrstuvwxyz';
/** Without letters and digits that are mistaken for each other. */
const readable = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

function word(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** 82 bits: knowing a table's id is permission to look at it. */
export const newTableId = () => word(lower, 16);
export const newInviteCode = () => word(readable, 8);
export const newUserId = () => word(lower, 16);
/** 78 bits, in parts that can be read and typed. */
export const newRecoveryCode = () => Array.from({ length: 4 }, () => word(readable, 4)).join('-');
/** 256 bits, for cookies, personal links and seeds. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** Only this is stored of a secret. The secrets are random, so no salt and no slow hash are needed. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
