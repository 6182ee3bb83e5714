/** Whom a choice of players is among, and what is said of them besides "another" and "human". Tests: `in-play/targets.ts`. */
export const filters = {
  another: { en: '' },
  human: { en: '' },
  cylon: { en: '' },
  admiral: { en: 'who is Admiral' },
  president: { en: 'who is President' },
  'not-admiral': { en: 'other than the Admiral' },
  'not-president': { en: 'other than the President' },
  'on-galactica': { en: 'on Galactica' },
  'on-the-board': { en: '' },
  'in-brig': { en: 'in the Brig' },
  pilot: { en: 'who is a pilot' },
  'not-cag': { en: 'who is not CAG' },
  'not-in-brig': { en: 'who is not in the Brig' },
  'open-to-a-title': { en: '' },
  'in-detention': { en: 'in Detention' },
  imprisoned: { en: 'in the Brig or in Detention' },
  'on-new-caprica': { en: 'on New Caprica' },
  'able-to-go-to-brig': { en: '' },
  'able-to-go-to-sickbay': { en: '' },
  'able-to-go-to-detention': { en: 'on New Caprica' },
  'able-to-go-to-medical-center': { en: 'on New Caprica' },
  // Rules, which go without saying.
  'takes-loyalty': { en: '' },
  'takes-titles': { en: '' },
  'hidden-loyalty': { en: 'with a hidden Loyalty card' },
  'skill-cards': { en: 'who holds skill cards' },
  'few-skill-cards': { en: 'who holds 4 skill cards or fewer' },
  'in-same-location': { en: 'in the same location' },
  'no-mutiny': { en: 'without a Mutiny card' },
  'takes-miracle': { en: 'who may hold one more miracle token' },
  'has-miracle': { en: 'who holds a miracle token' },
  'no-miracle': { en: 'without a miracle token' },
  'must-discard': { en: 'who must discard skill cards' },
} satisfies Readonly<Record<string, { readonly en: string }>>;

export type PlayerFilter = keyof typeof filters;
export const playerFilters = Object.keys(filters) as PlayerFilter[];
