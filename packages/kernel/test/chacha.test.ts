import { expect, it } from 'vitest';
import { chachaBlock } from '../src/chacha';

const hex = (words: ArrayLike<number>) =>
  Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0'));

it('makes the block of RFC 8439, section 2.3.2', () => {
  const bytes = Uint8Array.from({ length: 32 }, (_, n) => n);
  const key = [...new Int32Array(bytes.buffer)];
  expect(hex(chachaBlock(key, 1, [0x09000000, 0x4a000000, 0])).join(' ')).toBe(
    [
      'e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3',
      '466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2',
    ].join(' '),
  );
});

it('makes the first block of a key of zeros, RFC 8439, appendix A.1', () => {
  expect(hex(chachaBlock(Array<number>(8).fill(0), 0)).join(' ')).toBe(
    [
      'ade0b876 903df1a0 e56a5d40 28bd8653 b819d2bd 1aed8da0 ccef36a8 c70d778b',
      '7c5941da 8d485751 3fe02477 374ad8b8 f4b8436a 1ca11815 69b687c3 8665eeb2',
    ].join(' '),
  );
});
