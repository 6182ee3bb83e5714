import { type Asking, each, type Option, randomInt, registerList } from '@ragtag/kernel';
import { startingLayout } from '../cards/base/starting-layout';
import { abilitiesIn } from '../cards/in-game';
import { character, location } from '../cards/tables';
import { runEffects } from '../effects/start';
import type { Effect } from '../effects/types';
import { number } from '../in-play/rulings';
import { buildDestiny, drawCard, drawIntoHand } from '../operations/decks';
import { drawMutiny, gainTokens } from '../operations/mutiny';
import { lineOfSuccession } from '../operations/people';
import { skillSet, type TypeOption, typeOption } from '../procedures/skill-cards/draw-skills';
import { type G, rules } from '../rules';
import { plain, skillType } from '../state/shapes';
import { isOpenTo } from '../table/boards';
import { clockwiseFrom, isHuman, seats } from '../table/queries';
import { infiltratingAs } from '../table/standing';
import type { Seat, Title } from '../terms';
import { dealFirstAgendas } from './agendas';
import { dealTrauma, fillMoodPool, placeFirstAllies } from './allies';
import { dealAssistFirst, pickAssist } from './assist';
import { isLeader, pickable } from './characters';
import { openingDials, openingNukes, unpack } from './components';
import { buildLoyaltyDeck, dealFirstLoyalty, layNotACylons, laySpecialLoyalty } from './loyalty-deck';
import { dealMotivesToLeader } from './motives';

export interface Setup {
  /** Seats that still pick a character. */
  picking?: Seat[];
  /** Seats that still choose where to begin. */
  choosing?: Seat[];
  /** Types of the opening hand, by seat. */
  readonly hands: number[][];
  /** Seats whose character comes to the table in a way of its own. */
  placing?: Seat[];
}

declare module '../rules' {
  interface Procedures {
    setup: Setup;
  }
  interface Asks {
    'pick-character': Asking;
    'opening-hand': Asking<TypeOption>;
  }
}

rules.locals('setup', { picking: plain, choosing: plain, hands: skillType, placing: plain });

const launchSelf = registerList('rules/setup/launch-viper', [{ do: 'launchSelf', who: 'you' }]);
const openingShips = registerList('rules/setup/opening-ships', [
  { do: 'place', ships: startingLayout } satisfies Effect,
]);
const setupCause = { kind: 'rule', id: 'setup.board.order' } as const;

rules.ask<Option, Setup>('pick-character', {
  options: (g) => pickable(g).map(({ id }) => ({ id })),
  chosen(g, _frame, [pick], { seat }) {
    const p = g.state.players[seat];
    p.character = pick.id;
    // rule: terms.leader-is-cylon
    if (isLeader(character(pick.id))) p.standing = 'leader';
    g.facts.push({ fact: 'character-picked', seat, character: pick.id, rule: 'setup.characters.order' });
  },
});

/** rule: setup.hands.three-cards, setup.hands.leader-two */
const openingHand = (g: G, seat: Seat) => (isHuman(g.state, seat) ? 3 : 2);

rules.ask<TypeOption, Setup>('opening-hand', {
  options(g, _frame, { seat }) {
    const n = openingHand(g, seat);
    const options: TypeOption[] = [];
    for (const skill of skillSet(g, seat)) for (let k = 0; k < n; k++) options.push(typeOption(skill, k));
    return options;
  },
  count: (g, _frame, _options, { seat }) => [openingHand(g, seat), openingHand(g, seat)],
  chosen(_g, frame, picks, { seat }) {
    frame.hands[seat] = picks.map((p) => p.skill);
  },
});

function assign(g: G, title: Title): void {
  const [seat] = lineOfSuccession(g, title);
  g.state.titles[title] = seat;
  g.facts.push({ fact: 'title-given', title, seat, from: null, rule: 'setup.titles.assign' });
}

/** Setting up the game. rule: setup.board.order */
rules.procedure('setup', {
  boardAndTokens(g) {
    g.state.resources = openingDials(g.state.options);
    unpack(g.state);
  },
  // rule: setup.board.first-player
  firstPlayer(g) {
    g.state.turn.seat = randomInt(g.state, 'setup', 0, g.state.players.length - 1);
  },
  pickCharacters: each(
    'picking',
    (g) => clockwiseFrom(g.state, g.state.turn.seat),
    (g, _frame, seat) => void rules.put(g, seat, 'pick-character'),
  ),
  pickAssist: (g) => pickAssist(g),
  // rule: setup.characters.start-location
  placeCharacters(g) {
    for (const seat of seats(g.state)) {
      const p = g.state.players[seat];
      const { setup } = character(p.character);
      if (typeof setup === 'string') p.location = setup;
      // rule: variants.one-player.no-negatives
      else if (setup === null && setupLine(g, seat) === undefined) p.location = 'hangar-deck';
    }
    beginAmongHumans(g);
  },
  choosePlaces: each(
    'choosing',
    (g) => seats(g.state).filter((seat) => Array.isArray(character(g.state.players[seat].character).setup)),
    (g, _frame, seat) => void rules.call(g, 'come-to-the-table', { seat }),
  ),
  followSetupLines: each(
    'placing',
    (g) => seats(g.state).filter((seat) => setupLine(g, seat) === 'launch-viper'),
    (g, _frame, seat) => runEffects(g, launchSelf, { you: seat, cause: setupCause, bind: {} }),
  ),
  titles(g) {
    assign(g, 'president');
    assign(g, 'admiral');
    // rule: setup.titles.cag
    if (g.state.options.cylonfleet) assign(g, 'cag');
    g.state.nukes = openingNukes(g.state.options);
  },
  // rule: setup.titles.president-quorum
  quorumHand(g) {
    const card = drawCard(g, 'quorum');
    const { president } = g.state.titles;
    if (card === undefined || president === undefined) return;
    g.state.quorumHand.push(card);
    g.facts.push({ fact: 'quorum-drawn', seat: president, n: 1, rule: 'setup.titles.president-quorum' });
    g.facts.push({ fact: 'quorum-received', seat: president, cards: [card], only: [president] });
  },
  // rule: setup.daybreak.miracle-token
  tokens(g) {
    if (!g.state.options.daybreak) return;
    for (const seat of seats(g.state)) gainTokens(g, seat, 'miracle', 1);
  },
  agendas(g) {
    dealFirstAgendas(g);
    dealMotivesToLeader(g, 'setup.loyalty-deck.motives-two');
  },
  loyalty(g) {
    const { cooperative, twoplayer, oneplayer } = g.state.options;
    // rule: variants.cooperative.no-loyalty
    if (cooperative) return;
    // rule: variants.two-player.no-deck
    if (twoplayer) return layNotACylons(g);
    if (oneplayer) return dealAssistFirst(g);
    buildLoyaltyDeck(g);
    laySpecialLoyalty(g.state);
    dealFirstLoyalty(g, clockwiseFrom(g.state, g.state.turn.seat));
  },
  // rule: setup.hands.three-cards, setup.hands.first-player-none
  chooseOpeningHands(g) {
    for (const seat of seats(g.state)) if (seat !== g.state.turn.seat) rules.put(g, seat, 'opening-hand');
  },
  drawOpeningHands(g, frame) {
    for (const seat of clockwiseFrom(g.state, g.state.turn.seat)) {
      drawIntoHand(g, seat, frame.hands[seat], 'setup.hands.three-cards');
    }
  },
  // rule: setup.destiny.ten
  destiny: (g) => buildDestiny(g),
  // rule: characters.zarek-military.necessary-steps
  mutiny(g) {
    for (const seat of seats(g.state)) drawMutiny(g, seat, number(g, 'mutiny-at-start', 0, { seat }));
  },
  ships: (g) => runEffects(g, openingShips, { you: g.state.turn.seat, cause: setupCause, bind: {} }),
  trauma: (g) => dealTrauma(g),
  mood: (g) => fillMoodPool(g),
  allies: (g) => placeFirstAllies(g),
});

/** A Leader whose place is one of the humans' infiltrates from the start. */
function beginAmongHumans(g: G): void {
  g.state.players.forEach((p, seat) => {
    const standing = infiltratingAs(p);
    if (standing === undefined || p.location === null || !isOpenTo(location(p.location).board, true)) return;
    p.standing = standing;
    g.facts.push({ fact: 'infiltration', seat, begins: true, rule: 'infiltration.start' });
  });
}

function setupLine(g: G, seat: Seat): 'launch-viper' | 'stranded' | undefined {
  const { options, players } = g.state;
  return abilitiesIn(options, character(players[seat].character)).find((a) => a.setup)?.setup;
}
