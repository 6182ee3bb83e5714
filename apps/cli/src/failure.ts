/** Something the person at the terminal can put right: told in a sentence, without a stack. */
export class Failure extends Error {
  override readonly name = 'Failure';
}
