/** Cards whose abilities are not written yet. A test keeps the list true; it must shrink to nothing. */
export const unwritten: readonly string[] = [];
