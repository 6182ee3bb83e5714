/** A part of an aid: a section of the book, with or without those below it. */
export interface PartPlan {
  readonly section: string;
  /** Another title than the section has. */
  readonly title?: string;
  /** Leave out the sections below. */
  readonly alone?: boolean;
  readonly look?: 'checklist' | 'attack-grid' | 'jump-track';
  /** On which half of the sheet it stands, where the sheet is cut in two. */
  readonly half?: 1 | 2;
}

export interface AidPlan {
  readonly id: string;
  readonly title: string;
  /** What it helps with, in a line. */
  readonly about: string;
  readonly parts: readonly PartPlan[];
}

/** The sections of the play reference, for the two sides of a small card. */
const halves = (half: 1 | 2, ...sections: readonly string[]): PartPlan[] =>
  sections.map((section) => ({ section: `play-reference/${section}`, half }));

const parts = (...sections: readonly string[]): PartPlan[] => sections.map((section) => ({ section }));
const checklist = (...sections: readonly string[]): PartPlan[] =>
  sections.map((section) => ({ section, look: 'checklist' }));

/** Which sections of the book each aid is made of. A part that the options hide is left out, an empty aid too. */
export const aidPlans: readonly AidPlan[] = [
  {
    id: 'play',
    title: 'Play reference',
    about: 'Two small sides: cut here, and print or glue them back to back',
    parts: [
      ...halves(1, 'a-turn', 'a-skill-check', 'getting-away', 'everybody-always', 'new-in-your-boxes'),
      { section: 'combat/the-attack-table', look: 'attack-grid', half: 2 },
      ...halves(2, 'what-cylon-ships-do', 'what-damage-does'),
    ],
  },
  {
    id: 'turn',
    title: 'Turn reference',
    about: 'Your turn from the first card to the last, and what you may do in it',
    parts: [
      { section: 'turn', title: 'The steps', alone: true },
      ...parts('turn/receive-skills', 'turn/movement', 'turn/action', 'turn/crisis', 'turn/end-of-turn'),
      ...parts('actions/executive-order', 'movement/moves', 'movement/pilots'),
      ...parts('movement/movement-actions'),
    ],
  },
  {
    id: 'check',
    title: 'Skill checks and Crises',
    about: 'From the first card added to the outcome',
    parts: [
      ...parts('skill-checks/how-a-check-is-read', 'skill-checks/the-steps', 'skill-cards/treachery'),
      ...parts(
        'skill-cards/skill-check-abilities',
        'skill-cards/reckless-checks',
        'crisis/resolving-a-crisis',
      ),
      ...parts('crisis/cylon-attacks', 'crisis/events'),
    ],
  },
  {
    id: 'attack',
    title: 'Cylon ships and attacks',
    about: 'What the icons do, who shoots at whom, and what a roll does',
    parts: [
      { section: 'combat/the-attack-table', look: 'attack-grid' },
      ...parts('combat-ships/how-cylon-ships-act', 'combat-ships/activate-raiders'),
      ...parts('combat-ships/launch-raiders', 'combat-ships/activate-heavy-raiders'),
      ...parts('combat-ships/activate-basestars', 'cylon-fleet/icons-without-ships', 'cylon-fleet/pursuit'),
      ...parts('combat/nukes', 'combat/losing-ships', 'combat/damage-to-basestars', 'combat/scar'),
    ],
  },
  {
    id: 'ships',
    title: 'Our own ships',
    about: 'Vipers, pilots, raptors, civilian ships, and what damage does',
    parts: parts(
      'human-ships/vipers',
      'human-ships/piloting',
      'human-ships/raptors',
      'human-ships/civilian-ships',
      'combat/damage-to-galactica',
      'combat/damage-to-pegasus',
      'combat/the-end-of-colonial-one',
      'execution/extra-death-conditions',
    ),
  },
  {
    id: 'jump',
    title: 'Jumping',
    about: 'When the fleet jumps, how, and what waits on the way',
    parts: [
      { section: 'jumping/when-the-fleet-jumps', look: 'jump-track' },
      ...parts('jumping/the-jump', 'jumping/the-objective', 'turn/when-the-distance-grows'),
      ...parts('end/the-last-jump', 'end/how-the-humans-lose'),
    ],
  },
  {
    id: 'titles',
    title: 'Titles and succession',
    about: 'Who is President, who is Admiral, and who is next',
    parts: parts(
      'titles/lines-of-succession',
      'titles/holding-a-title',
      'titles/the-president',
      'titles/the-admiral',
      'titles/the-cag',
    ),
  },
  {
    id: 'setup',
    title: 'Setup checklist',
    about: 'Tick off as you go',
    parts: checklist(
      'board-setup/resources',
      'variants/difficulty',
      'variants/no-sympathizer',
      'variants/the-two-player-game',
      'variants/setting-up-alone',
      'variants/the-cooperative-game',
      'board-setup/ships-and-tokens',
      'board-setup/decks',
      'board-setup/the-cylon-locations-overlay',
      'board-setup/adding-pegasus',
      'board-setup/adding-exodus',
      'board-setup/adding-daybreak',
      'board-setup/cylon-leaders',
      'board-setup/the-ending',
      'board-setup/the-first-player',
      'characters/choosing-characters',
      'characters/titles',
      'loyalty-deck/piles',
      'loyalty-deck/how-many-of-each',
      'loyalty-deck/cards-for-later',
      'loyalty-deck/what-is-left',
      'loyalty-deck/the-first-deal',
      'loyalty-deck/agendas-and-motives',
      'opening/first-skill-cards',
      'opening/destiny-deck',
      'opening/the-ionian-nebula',
      'opening/allies-for-all-seasons',
    ),
  },
  {
    id: 'loyalty',
    title: 'Loyalty',
    about: 'What the cards are, when more are dealt, and what may be said',
    parts: parts(
      'loyalty/loyalty-cards',
      'loyalty/the-sleeper-agent-phase',
      'loyalty/the-sympathizer',
      'loyalty/personal-goals',
      'loyalty/the-final-five',
      'secrecy/loyalty',
      'variants/house-rules',
    ),
  },
  {
    id: 'cylon',
    title: 'Revealed Cylon',
    about: 'Coming out, and what to do then',
    parts: parts(
      'cylons/revealing',
      'cylons/playing-as-a-cylon',
      'actions/cylon-players',
      'locations/cylon-locations',
      'cylons/cylon-fleet-and-resurrection-ship',
      'crisis/super-crises',
      'crisis/crises-from-caprica',
      'loyalty/revealed-cylons-and-new-loyalty-cards',
    ),
  },
  {
    id: 'locations',
    title: 'Locations',
    about: 'What every place does',
    parts: parts(
      'locations/galactica',
      'locations/colonial-one',
      'locations/pegasus',
      'locations/demetrius',
      'locations/new-caprica',
      'locations/cylon-locations',
    ),
  },
  {
    id: 'execution',
    title: 'Execution',
    about: 'The airlock, and whoever comes after',
    parts: parts('execution'),
  },
  {
    id: 'leaders',
    title: 'Cylon Leaders and infiltration',
    about: 'A side of one’s own',
    parts: parts('leaders'),
  },
  {
    id: 'modes',
    title: 'Modes of play',
    about: 'What changes with one or two players, or without traitors',
    parts: parts(
      'variants/the-two-player-game',
      'variants/the-one-player-game',
      'variants/the-cooperative-game',
    ),
  },
  { id: 'mutiny', title: 'Mutiny and miracles', about: 'From Daybreak', parts: parts('mutiny') },
  { id: 'cylon-fleet', title: 'The Cylon Fleet board', about: 'From Exodus', parts: parts('cylon-fleet') },
  { id: 'allies', title: 'Allies and trauma', about: 'From Exodus', parts: parts('allies') },
  {
    id: 'demetrius',
    title: 'Demetrius and the Rebel Basestar',
    about: 'From Daybreak',
    parts: parts('demetrius'),
  },
  { id: 'new-caprica', title: 'New Caprica', about: 'The ending of Pegasus', parts: parts('new-caprica') },
  {
    id: 'ionian-nebula',
    title: 'The Ionian Nebula',
    about: 'The ending of Exodus',
    parts: parts('ionian-nebula'),
  },
];
