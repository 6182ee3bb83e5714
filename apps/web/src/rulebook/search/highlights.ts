const name = 'rulebook-search';
const mostRanges = 3000;

/** Marks words by their beginnings in an element without touching its content; browsers that cannot do so show none. */
export function highlight(element: HTMLElement, words: readonly string[]): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(name);
  if (words.length === 0) return;
  const found = new Highlight();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() && found.size < mostRanges) {
    const node = texts.currentNode;
    const text = node.nodeValue?.toLowerCase() ?? '';
    for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
      if (!words.some((beginning) => word.startsWith(beginning))) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      found.add(range);
    }
  }
  CSS.highlights.set(name, found);
}
