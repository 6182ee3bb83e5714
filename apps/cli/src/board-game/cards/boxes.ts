import {
  type BoardAction,
  type BoxName,
  basestarTokens,
  boardActions,
  boards,
  characterCards,
  loyaltyCards,
  type Reprint,
  reprints,
} from '@ragtag/board-game';
import { sayAction } from '@ragtag/board-game/say';
import { basestarTokenEntry } from './board';
import { component, type Entry, told } from './entry';
import { loyaltyEntry } from './people';

/** What the boxes after the first bring beside cards of tables. */

/** More copies of a Loyalty card or a token of another box. */
function reprintEntry({ box, of, id, copies }: Reprint): Entry[] {
  const token = of === 'basestar-damage' ? basestarTokens.find((each) => each.id === id) : undefined;
  if (token) return [{ ...basestarTokenEntry(token), box, copies }];
  const card = of === 'loyalty' ? loyaltyCards.find((each) => each.id === id) : undefined;
  return card ? [{ ...loyaltyEntry(card), box, copies }] : [];
}

/** What may be done anywhere on a board. */
function boardActionEntry(action: BoardAction): Entry {
  const { id, name, box, board, for: who = boards[board].of } = action;
  return component(
    'location',
    id,
    name,
    { kind: 'board-wide action', board, who, action: { effects: told(action.do) } },
    { box, text: sayAction(action) },
  );
}

type Piece = readonly [kind: string, id: string, name: string, copies: number, text: string];

const pieces: Readonly<Partial<Record<BoxName, readonly Piece[]>>> = {
  pegasus: [
    ['raider-marker', 'scar-token', 'Scar token', 1, 'Marks Scar, whom only a roll of 7 or 8 destroys.'],
    [
      'occupation-forces',
      'occupation-forces',
      'Occupation forces token',
      4,
      'Moves along the occupation track. With none left, none is placed.',
    ],
    ['overlay', 'cylon-locations-overlay', 'Cylon Locations overlay', 1, 'Covers the four Cylon locations.'],
    ['piloting', 'piloting-token-kat', 'Piloting token, Kat', 1, 'For Kat, in a viper.'],
  ],
  exodus: [
    [
      'ship',
      'viper-mark-vii',
      'Viper Mark VII',
      4,
      'A viper that may fly two areas. Attacked, it is damaged by 6 or 7 and destroyed by 8.',
    ],
    ['ship', 'extra-raider', 'Cylon raider (extra)', 4, 'Joins the others with the Cylon Fleet board.'],
    ['token', 'nuke-token', 'Nuke token (third)', 1, 'The third nuke.'],
    [
      'marker',
      'pursuit-marker',
      'Cylon pursuit marker',
      1,
      'Tells on the pursuit track how near the Cylon fleet is.',
    ],
    ['token', 'piloting-token', 'Piloting token (Samuel T. Anders)', 1, 'For Anders, in a viper.'],
    ['token', 'ally-token', 'Ally token', 35, 'Shows where an Ally can be met.'],
  ],
  daybreak: [
    [
      'ship',
      'assault-raptor',
      'Assault Raptor',
      4,
      'Counts as a viper. Attacked, it is destroyed by 7 or 8 and never damaged; it damages a basestar on 7 or 8.',
    ],
    ['token', 'miracle-token', 'Miracle token', 10, 'Spent for each use of a once-per-game ability.'],
    [
      'marker',
      'basestar-allegiance-marker',
      'Allegiance marker',
      1,
      'Tells whom the Rebel Basestar serves, human or Cylon players.',
    ],
    ['token', 'piloting-token', 'Piloting token', 4, 'For pilots of this box, in a viper.'],
  ],
};

function pieceEntries(box: BoxName): Entry[] {
  const people = characterCards.filter((card) => card.box === box).length;
  const tokens = (pieces[box] ?? []).map(([kind, id, name, copies, text]) =>
    component('tokens', id, name, { kind }, { box, copies, text }),
  );
  return [
    ...tokens,
    component(
      'tokens',
      'character-token',
      'Character token',
      { kind: 'token' },
      { box, copies: people, text: 'One for each character of this box.' },
    ),
  ];
}

const onNewCaprica = (id: string, name: string, fields: object, text: string): Entry =>
  component('location', id, name, { ...fields, board: 'new-caprica' }, { box: 'pegasus', text });

/** Stacks and the track that are printed on New Caprica's board. */
const newCaprica: readonly Entry[] = [
  onNewCaprica(
    'locked-civilian-ships',
    'Locked Civilian Ships',
    { kind: 'ship-stack' },
    'Civilian ships begin here, face down, and are prepared from the top.',
  ),
  onNewCaprica(
    'prepared-civilian-ships',
    'Prepared Civilian Ships',
    { kind: 'ship-stack' },
    'Ships that are prepared go to the bottom, and are evacuated from the top.',
  ),
  onNewCaprica(
    'occupation-track',
    'Occupation track',
    {
      kind: 'track',
      spaces: ['occupation-authority', 'breeders-canyon', 'shipyard', 'locked-civilian-ships'],
    },
    'Occupation forces move one space when they are activated. One that leaves the Shipyard destroys a civilian ship, a locked one first.',
  ),
];

export function boxEntries(): Entry[] {
  return [
    ...reprints.flatMap(reprintEntry),
    ...boardActions.map(boardActionEntry),
    ...newCaprica,
    ...(['pegasus', 'exodus', 'daybreak'] as const).flatMap(pieceEntries),
  ];
}
