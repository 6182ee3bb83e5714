const form = /^#\/link\/([\w-]+)$/;

/** The secret of a personal link, if the page was opened with one. */
export function linkIn(hash: string): string | undefined {
  return form.exec(hash)?.[1];
}
