import type { Source } from '@ragtag/rulebook';

/** What brings a passage into the book, by name. */
export const sourceNames: Readonly<Record<Source, string>> = {
  pegasus: 'Pegasus',
  exodus: 'Exodus',
  daybreak: 'Daybreak',
  variant: 'a variant',
};
