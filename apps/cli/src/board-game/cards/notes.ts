/**
 * What is known of components and stands in no table of the game: how they are read where their text leaves a doubt,
 * where they start, and what the rules do with them. By deck and id, with the field names of `ragtag cards --json`.
 */

export type Notes = Readonly<Record<string, unknown>>;

const titleChoices = (title: string) => `decides where a card leaves a choice to the ${title}`;
const reveals = 'the holder becomes a revealed Cylon; whoever is next in line follows';
const givenAway = 'something gives the title to another player';

const titles: Readonly<Record<string, Notes>> = {
  'title/president': {
    start: 'the first President begins with 1 Quorum card',
    passive: [
      'holds the Quorum hand, which is secret, has no limit and goes with the title',
      titleChoices('President'),
    ],
    lost_when: [reveals, givenAway],
    kept_when: ['the holder is in the Brig'],
  },
  'title/admiral': {
    start: 'the first Admiral begins with both nukes',
    passive: [
      'sees 2 Destination cards at each jump, picks 1, and puts the other under the deck unseen',
      'holds the nukes, which go with the title',
      titleChoices('Admiral'),
    ],
    lost_when: [
      reveals,
      'the holder is put in the Brig; the highest in line who is not there follows and keeps the title afterwards',
      givenAway,
    ],
  },
};

const damage: Readonly<Record<string, Notes>> = {
  'tokens/galactica-damage-rules': {
    effects: [
      'a location token lies on its location until that is repaired: everybody there goes to Sickbay, and the action of the location cannot be used',
      'a resource token costs what it shows and leaves the game',
      'a repaired token is mixed with those that were not drawn',
      'the humans lose at once when 6 locations of Galactica are damaged',
    ],
  },
  'tokens/basestar-damage-rules': {
    effects: [
      'with 3 damage a basestar is destroyed and off the board; its tokens are mixed with those that were not drawn',
      'a basestar with 2 damage that is damaged once more is destroyed and no token is drawn',
    ],
  },
};

const pieces: Readonly<Record<string, Notes>> = {
  'tokens/nuke': { effects: ['the Admiral begins with both', 'leaves the game once it has been launched'] },
  'tokens/centurion': {
    effects: ['advances along the Boarding Party track', 'may share a space with others'],
  },
  'tokens/fleet-marker': {
    effects: ['shows the space of the fleet on the Jump Preparation track, from its start'],
  },
  'tokens/character-token': { effects: ['one for each character, on a stand'] },
  'tokens/viper': {
    start: '8 in the Reserves, 2 of which setup launches',
    effects: ['a damaged one goes to the Damaged Vipers', 'a destroyed one leaves the game'],
  },
  'tokens/raptor': {
    start: '4 in the Reserves',
    effects: ['never flies in a space area: cards risk it or destroy it', 'a destroyed one leaves the game'],
  },
  'tokens/raider': { effects: ['returns to the supply when it is destroyed'] },
  'tokens/heavy-raider': {
    effects: ['returns to the supply when it is destroyed, or when its centurion boards'],
  },
  'tokens/jump-preparation-track': {
    effects: [
      'when the marker comes to the last space, the fleet jumps at once and the track costs no population',
      'FTL Control makes the fleet jump from a blue space: on a roll of 6 or less the population of that space is lost',
      'the marker goes back to the start after a jump',
    ],
  },
  'tokens/boarding-party-track': {
    effects: [
      'every centurion advances 1 space when heavy raiders are activated; the humans lose when one reaches the end',
      'centurions stay where they are when the fleet jumps',
    ],
  },
  'tokens/space-areas': {
    effects: [
      'ships move to a neighbouring area, never through Galactica',
      'ahead of Galactica is fore, behind it aft; its launch areas are port bow and port quarter',
    ],
  },
};

const rulings: Readonly<Record<string, readonly string[]>> = {
  'ability/moral-compass': ['changes which box is taken, and no choice inside a box'],
  'ability/stranded': ['he draws cards, draws Crises, adds to checks and may hold titles like everybody'],
  'ability/delusional-intuition': ['answers the card that stands after Secret Destiny'],
  'ability/coward': ['the Loyalty deck has 1 Not-a-Cylon card more with him in the game'],
  'ability/alert-viper-pilot': [
    'with a Cylon attack, answers once all ships of the card lie',
    'also on the turn of somebody else',
  ],
  'ability/headstrong': ['the card that pays for a change of ship is no forced discard, and is picked'],
  'ability/sleeper-agent': ['the Loyalty deck has 1 Not-a-Cylon card more with her in the game'],
  'location/hangar-deck': ['with no viper in the Reserves, an unmanned one in space may be taken back first'],
  'location/sickbay': ['leaving it by a move costs nothing'],
  'location/brig': [
    'out of it, to Galactica alone',
    'what moves a character elsewhere takes nobody out of it, unless it names the Brig',
    'an Admiral who comes here loses the title, a President does not',
    'a Cylon who reveals from here does not use the text of the Loyalty card',
  ],
  'location/caprica': [
    'whatever the card leaves to the current player, the Cylon player decides',
    'with an expansion in the game, the jump icon of the card counts',
  ],
  'location/cylon-fleet': [
    'ships of a type act as by an icon of a Crisis card, and are launched if there are none',
  ],
  'location/resurrection-ship': ['whoever reveals as a Cylon comes here'],
  'loyalty/you-are-a-sympathizer': [
    'a revealed Cylon who is dealt it may hand it to another player, who shows it at once',
    'it brings no Super Crisis card and does not end the turn',
  ],
  'objective/kobol': [
    'population that FTL Control costs on the last jump is lost before the humans win; with a resource at 0 they lose',
  ],
  'quorum/arrest-order': ['somebody is picked who can be sent there, if there is anybody'],
  'quorum/assign-mission-specialist': [
    'its holder picks the destination; what that leaves to the Admiral, the Admiral decides',
    'destinations that are not picked go under the deck',
  ],
  'quorum/presidential-pardon': ['is discarded like any Quorum card'],
  'skill/investigative-committee': [
    'cards are added in the usual order, so that later players see the earlier ones',
  ],
  'skill/executive-order': [
    'not for a revealed Cylon',
    'the move costs what any move costs, and the Brig forbids it',
    'a player who reveals as a Cylon with the first action has no second',
  ],
  'skill/declare-emergency': ['leaves the number of a middle result as it is'],
  'skill/strategic-planning': [
    'a result stays within 1 and 8',
    'counts for a second roll too, and may be played for that if it was not for the first',
    'not where nothing is rolled',
  ],
  'skill/evasive-maneuvers': ['answers attacks, and nothing else that damages a viper'],
};

const others: Readonly<Record<string, Notes>> = {
  'attack-table/basestar-by-nuke': {
    replaced_by: 'with the Cylon Fleet of Exodus, a nuke strikes a whole space area',
  },
  'loyalty/you-are-a-sympathizer': {
    used: 'with 4 or 6 players, and put into the Loyalty deck after the first cards were dealt',
  },
  'skill/investigative-committee': {
    replaced_by: 'with Pegasus, by cards of the same name that leave Destiny cards face down',
  },
  'skill/evasive-maneuvers': { limits: 'none: a second copy may answer the new roll' },
};

const tables = [titles, damage, pieces, others];

/** How a component or an ability is read. */
export function rulingsOn(path: string): Notes {
  const found = rulings[path];
  return found === undefined ? {} : { rulings: found };
}

/** Everything noted about a component. */
export function notesOn(path: string): Notes {
  return Object.assign({}, ...tables.map((table) => table[path] ?? {}), rulingsOn(path));
}
