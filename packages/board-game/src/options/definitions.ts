import { houseRules } from './house-rules';
import { choice, flag, type Requirement, value } from './kinds';
import { usual } from './usual';

const plainRefused = (that: string): Requirement => ({
  that,
  reason: 'The latter needs the extra Loyalty card.',
});
const beforeExpansions = [
  { that: 'not expansion', reason: 'The mode was written for the base box alone.' },
  { that: 'not nosympathizer', reason: 'The mode builds no usual Loyalty deck.' },
  { that: 'not sympatheticcylon', reason: 'The mode builds no usual Loyalty deck.' },
];
const difficultyRequires = [
  { that: 'not cooperative', reason: 'Both change the starting resources.' },
  { that: 'not nosympathizer', reason: 'Both change the starting resources.' },
];

/**
 * Every option of a game, in the order in which clashes are settled: an option gives way to those above it.
 * So an option's requirements name options above it, or one below that is to win against it.
 */
export const definitions = {
  pegasus: flag({
    group: 'expansion',
    label: 'Pegasus',
    description:
      'A second battlestar, Treachery cards, executions, Cylon Leaders and the New Caprica ending.',
    boxes: ['pegasus'],
  }),
  exodus: flag({
    group: 'expansion',
    label: 'Exodus',
    description: 'An extra card in the Loyalty deck, executions, and modules to pick one by one.',
    boxes: ['exodus'],
  }),
  daybreak: flag({
    group: 'expansion',
    label: 'Daybreak',
    description:
      'Mutiny and Treachery cards, miracle tokens, Cylon Leaders with Motives and the search for a home.',
    boxes: ['daybreak'],
  }),
  cylonleader: flag({
    group: 'game',
    label: 'Cylon Leader',
    description: 'One player takes a Cylon Leader, who has a goal of their own; needed for seven players.',
    boxes: ['pegasus', 'daybreak'],
    requires: ['pegasus or daybreak', { that: 'players >= 4', rule: 'setup.characters.no-leader-3p' }],
    rule: 'setup.characters.one-leader',
  }),
  ending: choice({
    group: 'game',
    label: 'Ending',
    description: 'Where the voyage ends, and what waits there.',
    default: usual.ending,
    values: {
      kobol: value({ label: 'Kobol', description: 'Travel eight units of distance, then jump once more.' }),
      newcaprica: value({
        label: 'New Caprica',
        description: 'The fleet settles, is occupied, and has to evacuate its people.',
        boxes: ['pegasus'],
        requires: ['pegasus'],
      }),
      ioniannebula: value({
        label: 'Ionian Nebula',
        description: 'Allies and trauma tokens all game long, a trial and a last battle at the end.',
        boxes: ['exodus'],
        requires: ['exodus'],
      }),
      searchforhome: value({
        label: 'Search for Home',
        description: 'A longer way to Earth, with Missions flown from the Demetrius.',
        boxes: ['daybreak'],
        requires: ['daybreak'],
      }),
      allendings: value({
        label: 'All endings',
        description:
          'Every ending in a row: settle New Caprica and leave it, stand trial, and go on to Earth.',
        boxes: ['daybreak'],
        requires: ['pegasus', 'exodus', 'daybreak'],
        rule: 'variants.forced.all-endings',
      }),
    },
  }),
  personalgoal: flag({
    group: 'exodus',
    label: 'Personal Goal cards',
    description: 'Some humans have a goal of their own, and the fleet suffers if they fail it.',
    boxes: ['exodus'],
    requires: ['exodus'],
    rule: 'loyalty.personal-goal.kind',
  }),
  finalfive: flag({
    group: 'exodus',
    label: 'Final Five cards',
    description: 'Some Not-a-Cylon cards punish whoever looks at them or executes their owner.',
    boxes: ['exodus'],
    requires: ['exodus'],
    rule: 'loyalty.final-five.kind',
  }),
  cylonfleet: flag({
    group: 'exodus',
    label: 'Cylon Fleet board',
    description: 'Cylon ships gather on a board of their own and pursue the fleet; the CAG title is used.',
    boxes: ['exodus'],
    requires: ['exodus'],
  }),
  allyseasons: flag({
    group: 'exodus',
    label: 'Allies for All Seasons',
    description: 'Allies and trauma tokens with an ending other than the Ionian Nebula.',
    boxes: ['exodus'],
    requires: [
      'exodus',
      { that: 'ending not in [ioniannebula, allendings]', anyway: 'Allies are in play anyway' },
    ],
    rule: 'variants.forced.allyseasons',
  }),
  forcepegasus: flag({
    group: 'exodus',
    label: 'Plain Loyalty deck',
    description: 'Exodus without the extra Loyalty card: the deck is dealt out to the last card.',
    boxes: ['exodus'],
    requires: [
      'exodus',
      plainRefused('not personalgoal'),
      plainRefused('not allyseasons'),
      plainRefused('ending not in [ioniannebula, allendings]'),
    ],
    rule: 'variants.forced.loyalty-pegasus',
  }),
  forceexodus: flag({
    group: 'pegasus',
    label: 'Extra-card Loyalty deck',
    description:
      'Pegasus with one Loyalty card more than is dealt, so that executed humans can draw a new one.',
    boxes: ['pegasus'],
    requires: ['pegasus', { that: 'not exodus', anyway: 'the deck is built that way anyway' }],
    rule: 'variants.forced.loyalty-exodus',
  }),
  forcedemetrius: flag({
    group: 'daybreak',
    label: 'Demetrius with any ending',
    description: 'Missions and the Demetrius board with an ending other than the Search for Home.',
    boxes: ['daybreak'],
    requires: [
      'daybreak',
      { that: 'ending not in [searchforhome, allendings]', anyway: 'the Demetrius is in play anyway' },
    ],
    rule: 'variants.forced.demetrius',
  }),
  nosympathizer: flag({
    group: 'sympathizer',
    label: 'No Sympathizer',
    description:
      'With 4 or 6 players one more Not-a-Cylon card replaces the Sympathizer, and resources start lower.',
    requires: ['not cylonleader', 'not daybreak', 'not sympatheticcylon'],
    effectOnlyWhen: 'players in [4, 6]',
    rule: 'variants.no-sympathizer.scope',
  }),
  sympatheticcylon: flag({
    group: 'sympathizer',
    label: 'Sympathetic Cylon',
    description: 'With 4 or 6 players a Cylon with an Agenda of their own replaces the Sympathizer.',
    boxes: ['pegasus'],
    requires: ['not cylonleader', 'not daybreak', 'not nosympathizer'],
    effectOnlyWhen: 'players in [4, 6]',
    rule: 'variants.sympathetic.without-pegasus',
  }),
  forceoverlay: flag({
    group: 'variant',
    label: 'Cylon Locations overlay',
    description: 'The newer Cylon locations in a game whose boxes do not bring them.',
    boxes: ['pegasus', 'daybreak'],
    requires: [
      { that: 'not daybreak', anyway: 'the overlay is in play anyway' },
      { that: 'not pegasus', anyway: 'the overlay is in play anyway' },
      { that: 'not sympatheticcylon', anyway: 'the overlay is in play anyway' },
    ],
    rule: 'variants.forced.overlay',
  }),
  forcemotive: flag({
    group: 'variant',
    label: 'Motives in place of Agendas',
    description: 'The Cylon Leader or Sympathetic Cylon collects Motives, as in Daybreak.',
    boxes: ['daybreak'],
    requires: [
      { that: 'not daybreak', anyway: 'Motives are used anyway' },
      'cylonleader or sympatheticcylon',
    ],
    rule: 'variants.forced.motives',
  }),
  mode: choice({
    group: 'game',
    label: 'Mode',
    description: 'The usual game of hidden loyalties, or one for fewer players or without traitors.',
    default: usual.mode,
    values: {
      standard: value({ label: 'Standard game', description: 'Three players or more, with hidden Cylons.' }),
      twoplayer: value({
        label: 'Two-player game',
        description: 'Two humans at first; loyalties are dealt at the Sleeper Agent phase.',
        requires: beforeExpansions,
        rule: 'variants.two-player.no-deck',
      }),
      oneplayer: value({
        label: 'One-player game',
        description: 'A main character, helped by an assistant who may turn out to be a Cylon.',
        requires: beforeExpansions,
        rule: 'variants.one-player.characters',
      }),
      cooperative: value({
        label: 'Cooperative game',
        description: 'All players are human; resources are scarcer.',
        requires: beforeExpansions,
        rule: 'variants.cooperative.no-loyalty',
      }),
    },
  }),
  difficulty: choice({
    group: 'game',
    label: 'Difficulty',
    description: 'Starting resources, to balance the sides for your group.',
    default: usual.difficulty,
    values: {
      standard: value({ label: 'Standard resources', description: 'The usual starting resources.' }),
      easierhumans: value({
        label: 'Easier for humans',
        description: 'Every resource starts 2 higher.',
        requires: difficultyRequires,
        rule: 'variants.difficulty.easier-humans',
      }),
      easiercylons: value({
        label: 'Easier for Cylons',
        description: 'Every resource starts 2 lower.',
        requires: difficultyRequires,
        rule: 'variants.difficulty.easier-cylons',
      }),
    },
  }),
  ...houseRules,
  variants: flag({
    group: 'display',
    label: 'Other official variants',
    description: 'The rulebook also shows official variants that are not in this game.',
  }),
  help: flag({
    group: 'display',
    label: 'Help',
    description: 'The rulebook also shows advice for players.',
  }),
  highlight: flag({
    group: 'display',
    label: 'Mark changed rules',
    description: 'The rulebook marks what the chosen boxes and variants change.',
  }),
} as const;
