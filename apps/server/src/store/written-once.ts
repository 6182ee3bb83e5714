/** Writes each value once, however often its text is asked for: for values that are never changed in place. */
export function writtenOnce<T extends object>(write: (value: T) => string): (value: T) => string {
  const texts = new WeakMap<T, string>();
  return (value) => {
    let text = texts.get(value);
    if (text === undefined) {
      text = write(value);
      texts.set(value, text);
    }
    return text;
  };
}
