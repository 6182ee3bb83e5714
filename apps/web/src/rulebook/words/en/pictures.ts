/** The name of a token, and what it does where the name does not say it. */
type DamageToken = readonly [name: string, note?: string];

/** What stands in and under the pictures of the book, and what they show, told to those who do not see them. */
export const pictures = {
  rooms: {
    'weapons-control': 'Weapons\nControl',
    command: 'Command',
    communications: 'Communi-\ncations',
    'admirals-quarters': "Admiral's\nQuarters",
    'ftl-control': 'FTL\nControl',
    armory: 'Armory',
    brig: 'Brig',
    sickbay: 'Sickbay',
    'research-lab': 'Research\nLab',
    'hangar-deck': 'Hangar\nDeck',
  } as Readonly<Record<string, string>>,
  launch: 'launch',
  areas: {
    fore: 'Fore',
    'starboard-bow': 'Starboard bow',
    'starboard-quarter': 'Starboard quarter',
    aft: 'Aft',
    'port-quarter': 'Port quarter',
    'port-bow': 'Port bow',
  },
  board: {
    title: 'The main board',
    alt: 'The main board. Galactica lies in the middle with ten locations on her deck, six areas of space around her. Below her are two launch icons. Above her the four dials and the Jump Preparation track; below her the Boarding Party track, the Reserves and the Damaged Vipers box, Colonial One with her locations, and four Cylon locations.',
    dials: ['fuel', 'food', 'morale', 'population'],
    jump: ['Start', '', '', '−3', '−1', 'Auto\nJump'],
    boarding: ['Start', '', '', '', 'Humans\nLose'],
    reserves: 'Reserves',
    damagedVipers: 'Damaged Vipers',
    colonialOne: {
      overlay: 'Quorum\nChamber',
      printed: ['Press\nRoom', "President's\nOffice", 'Adminis-\ntration'],
    },
    cylon: ['Caprica', 'Cylon\nFleet', 'Human\nFleet', 'Resurrection\nShip'],
    legend: [
      'Galactica with her ten locations; striped ones are hazardous',
      'The six areas of space; two of them have a launch icon',
      'Jump Preparation track',
      'Boarding Party track',
      'Dials: fuel, food, morale, population',
      'Reserves and Damaged Vipers',
      'Colonial One',
      'Cylon locations',
    ],
  },
  layout: {
    title: 'How the game begins',
    alt: (what: string) => `The table at the start: ${what}.`,
    basestar: 'Fore: 1 basestar and 3 raiders',
    vipers: 'Port bow and port quarter: 1 viper each',
    civilians: 'Aft: 2 civilian ships, face down',
    reserves: (vipers: number, damaged: number, raptors: number, assault: number) =>
      `Reserves: ${vipers} vipers, ${raptors} raptors${assault ? `, ${assault} assault raptor` : ''}${damaged ? `; Damaged Vipers: ${damaged} mark VII` : ''}`,
    beside: {
      fleet: {
        name: 'Cylon Fleet',
        cylon: true,
        text: 'Left of the board: the Cylon Fleet board, empty, its pursuit marker on Start',
      },
      pegasus: { name: 'Pegasus', cylon: false, text: 'Beside it: the board of Pegasus' },
      mutiny: {
        name: 'Mutiny deck, overlays',
        cylon: false,
        text: 'Overlays over Colonial One and the Cylon locations; the Mutiny deck; a miracle token for everybody',
      },
      demetrius: {
        name: 'Demetrius, Missions',
        cylon: false,
        text: 'Beside it: Demetrius with the Mission deck, and room for the Rebel Basestar',
      },
      allies: {
        name: 'Allies, trauma tokens',
        cylon: false,
        text: 'Three Allies at their places, each with a trauma token face down; one more on the Brig and on Sickbay',
      },
      newCaprica: {
        name: 'New Caprica (later)',
        cylon: false,
        text: 'Aside until distance 7: the board of New Caprica with its Crisis deck',
      },
    },
    names: { reserves: 'Reserves', damagedVipers: 'Damaged Vipers' },
  },
  space: {
    title: 'Six areas in a ring',
    alt: 'Six areas of space around Galactica. Clockwise: fore at the left, starboard bow, starboard quarter, aft at the right, port quarter, port bow. The two port areas, below, have launch icons. An arrow runs clockwise.',
    legend: [
      'Ships move along the ring, never across Galactica',
      'Raiders that could go either way go clockwise',
    ],
  },
  icons: {
    title: 'The icons of a Crisis card',
    alt: 'Five icons. Activate raiders, launch raiders, activate heavy raiders, activate basestars, and at the lower right prepare for jump.',
    names: ['Raiders act', 'Basestars launch', 'Heavy raiders act', 'Basestars fire', 'Prepare for jump'],
    notes: ['each by its list', '3 raiders each', 'Centurions too', 'at Galactica', 'marker +1'],
  },
  damage: {
    title: 'Damage tokens',
    alt: (groups: readonly string[]) => `Damage tokens. ${groups.join('. ')}.`,
    rows: {
      galactica: {
        title: 'Galactica: six damaged locations lose the game',
        tokens: [
          ['FTL Control'],
          ['Weapons Control'],
          ['Command'],
          ["Admiral's Quarters"],
          ['Hangar Deck'],
          ['Armory'],
          ['−1 food'],
          ['−1 fuel'],
        ] as readonly DamageToken[],
      },
      pegasus: {
        title: 'Pegasus: four damaged locations destroy her',
        tokens: [['Pegasus CIC'], ['Airlock'], ['Main Batteries'], ['Engine Room']] as readonly DamageToken[],
      },
      basestar: {
        title: 'Basestar: the third damage destroys it',
        tokens: [
          ['Critical Hit', 'counts as 2'],
          ['Disabled Hangar', 'no launch'],
          ['Disabled Weapons', 'no attack'],
          ['Structural Damage', 'attacks on it +2'],
        ] as readonly DamageToken[],
      },
      nebula: [
        ['Collateral Damage', 'up to 3 raiders'],
        ['Damage to Personnel', '2 trauma each'],
      ] as readonly DamageToken[],
    },
  },
  boarding: {
    title: 'The Boarding Party track',
    alt: 'Five spaces in a row: start, three spaces, and Humans Lose. A Centurion stands on the start and one on the second space; arrows show one step each time heavy raiders are activated.',
    spaces: ['Start', '', '', '', 'Humans\nLose'],
    note: 'one step whenever heavy raiders are activated',
  },
  jump: {
    title: 'The Jump Preparation track',
    alt: 'Six spaces: the start and two red ones, on which FTL Control cannot be used; a blue space marked minus 3, a blue space marked minus 1, and Auto Jump.',
    spaces: ['Start', '', '', '−3', '−1', 'Auto\nJump'],
    notes: ['FTL Control closed', 'FTL Control:\n6 or less costs this population'],
  },
  skillCard: {
    title: 'A Skill card',
    alt: 'A Skill card with its parts: strength at the upper left, type by colour and sign beside it, name, when the text is used, and the text.',
    legend: [
      'Strength: what it counts in a check',
      'Type, by colour and sign',
      'Name',
      'When its text is used',
      'What it does, used instead of its strength',
    ],
    face: ['3', 'Leadership', 'Declare Emergency', 'After a check is totalled', 'The difficulty is 2 lower.'],
  },
  crisis: {
    title: 'A Crisis card',
    alt: 'A Crisis card with its parts: name, the types that count, the difficulty, what happens if the check is passed or failed, the icon for Cylon ships at the lower left, and the jump icon at the lower right.',
    legend: [
      'Name',
      'Types that count in favour',
      'Difficulty',
      'If passed',
      'If failed',
      'Which Cylon ships act',
      'The fleet prepares to jump',
    ],
    face: ['A name', 'Politics · Leadership', '9', 'Pass: nothing happens', 'Fail: −1 morale'],
  },
  sheet: {
    title: 'A character sheet',
    alt: 'A character sheet with its parts: name and type, skill set, an ability that always holds, an ability for once per game, a weakness, and where the character begins.',
    legend: [
      'Name and type',
      'Skill set: what you draw each turn',
      'An ability that always holds',
      'Once per game',
      'A weakness',
      'Where you begin',
    ],
    face: [
      'Name · Pilot',
      '2 Tactics · 2 Piloting · 1 Engineering',
      'Always',
      'Once per game',
      'Weakness',
      'Setup: Hangar Deck',
    ],
  },
  loyalty: {
    title: 'Loyalty cards',
    alt: 'Two Loyalty cards face up and one face down. You Are a Cylon has a text that is carried out when it is revealed as an action. You Are Not a Cylon has none.',
    faces: ['Cylon', 'Not a Cylon'],
    notes: ['Reveal it\nas an action:\ncarry out its text', 'Nothing\nto reveal'],
    legend: ['One Cylon card is enough to be a Cylon', 'Face down, and yours to look at any time'],
  },
  newCaprica: {
    title: 'New Caprica',
    alt: 'Six places in two rows: Medical Center, Resistance HQ and Detention above; Occupation Authority, Breeder’s Canyon and Shipyard, the way of the occupation forces, below; and two stacks of civilian ships, Locked and Prepared.',
    legend: [
      'Striped places are hazardous',
      'Occupation forces go along the lower row towards the ships',
      'Locked ships are prepared first, and leave from the Prepared stack',
    ],
    places: [
      'Medical\nCenter',
      'Resistance\nHQ',
      'Detention',
      'Occupation\nAuthority',
      'Breeder’s\nCanyon',
      'Shipyard',
    ],
    stacks: ['Locked', 'Prepared'],
  },
  cylonFleet: {
    title: 'The Cylon Fleet board',
    alt: 'Six numbered areas that match the areas of the main board, and the pursuit track: start, 1 civilian ship, empty, 2 civilian ships, Auto Attack.',
    dice: ['7–8', '5–6', '3', '1', '2', '4'],
    pursuit: ['Start', '1 ship', '', '2 ships', 'Auto\nAttack'],
    legend: [
      'The die says in which area a ship gathers',
      'On Auto Attack everything goes to the matching area of the main board',
    ],
  },
  battle: {
    alt: 'Each of the two upper areas holds 1 basestar and 4 raiders, each of the two lower ones 2 vipers.',
    legend: [
      'Starboard bow and quarter: 1 basestar and 4 raiders each',
      'Port bow and quarter: 2 vipers each',
    ],
    newCaprica: {
      title: 'Galactica returns',
      alt: 'Below lies New Caprica; arrows lead from the Prepared ships to the two areas with a launch icon.',
      legend: ['Evacuation icon: the top Prepared ship comes up to either launch icon'],
    },
    nebula: {
      title: 'The battle',
      alt: 'Below, an arrow leads along the jump track back to its start.',
      legend: ['Then the jump track is reset'],
    },
  },
};
