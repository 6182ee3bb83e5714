/** What choices are at unless a host picks something else. Flags are off. */
export const usual = { ending: 'kobol', mode: 'standard', difficulty: 'standard' } as const;
