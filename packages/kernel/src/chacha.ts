/** "expand 32-byte k", in words. */
const constants = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
const doubleRounds = 10;
const noNonce: readonly number[] = [0, 0, 0];

const rotate = (word: number, bits: number) => (word << bits) | (word >>> (32 - bits));

/** Works on four words of `x`, which are read and written once: every die and every shuffle comes through here. */
function quarterRound(x: Int32Array, a: number, b: number, c: number, d: number): void {
  let wa = x[a];
  let wb = x[b];
  let wc = x[c];
  let wd = x[d];
  wa = (wa + wb) | 0;
  wd = rotate(wd ^ wa, 16);
  wc = (wc + wd) | 0;
  wb = rotate(wb ^ wc, 12);
  wa = (wa + wb) | 0;
  wd = rotate(wd ^ wa, 8);
  wc = (wc + wd) | 0;
  wb = rotate(wb ^ wc, 7);
  x[a] = wa;
  x[b] = wb;
  x[c] = wc;
  x[d] = wd;
}

/**
 * One block of ChaCha20 (RFC 8439): sixteen words that tell nothing of the key, nor of any other block. The key is
 * eight words; `nonce` sets apart what is drawn with one key for different ends.
 */
export function chachaBlock(key: readonly number[], block: number, nonce = noNonce): Int32Array {
  const x = new Int32Array(16);
  for (let n = 0; n < 4; n++) x[n] = constants[n];
  for (let n = 0; n < 8; n++) x[n + 4] = key[n];
  x[12] = block;
  for (let n = 0; n < 3; n++) x[n + 13] = nonce[n];
  for (let n = 0; n < doubleRounds; n++) {
    quarterRound(x, 0, 4, 8, 12);
    quarterRound(x, 1, 5, 9, 13);
    quarterRound(x, 2, 6, 10, 14);
    quarterRound(x, 3, 7, 11, 15);
    quarterRound(x, 0, 5, 10, 15);
    quarterRound(x, 1, 6, 11, 12);
    quarterRound(x, 2, 7, 8, 13);
    quarterRound(x, 3, 4, 9, 14);
  }
  for (let n = 0; n < 4; n++) x[n] += constants[n];
  for (let n = 0; n < 8; n++) x[n + 4] += key[n];
  x[12] += block;
  for (let n = 0; n < 3; n++) x[n + 13] += nonce[n];
  return x;
}
