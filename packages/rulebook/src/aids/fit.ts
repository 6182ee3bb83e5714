/** As much of an element of a page as fitting needs. */
export interface Sheet {
  readonly scrollHeight: number;
  /** Has `half` if it is one half of a side. */
  readonly dataset?: { readonly half?: string };
  readonly style: { setProperty(name: string, value: string): void };
}

/**
 * Gives each sheet the largest type with which it stays on one side of paper, or on two if it must. `side` is the
 * height of a side in pixels. Uses nothing from outside: the command line sends it to a browser as text.
 */
export function fitSheets(sheets: Iterable<Sheet>, side: number): void {
  const largest = [12, 9.2];
  const smallest = 7.6;
  for (const sheet of sheets) {
    const isHalf = sheet.dataset?.half !== undefined;
    const fits = (size: number, sides: number) => {
      sheet.style.setProperty('--type', `${size}pt`);
      sheet.style.setProperty('--columns', size > 9.4 && !isHalf ? '2' : '3');
      return sheet.scrollHeight <= side * sides - 6 * sides * sides;
    };
    let fitted = false;
    for (let sides = 1; sides <= (isHalf ? 1 : 2) && !fitted; sides++) {
      for (
        let size = isHalf ? 9 : (largest[sides - 1] ?? smallest);
        size >= (isHalf ? 6 : smallest) && !fitted;
        size -= 0.2
      ) {
        fitted = fits(Math.round(size * 10) / 10, isHalf ? 0.5 : sides);
      }
    }
  }
}
