import { flag } from './kinds';

/** Rules that groups may add, none of them official. */
export const houseRules = {
  extradeath: flag({
    group: 'house',
    label: 'Extra death conditions',
    description: 'Characters may also die when their location is damaged or their ship is hit.',
    boxes: ['pegasus', 'exodus'],
    requires: ['pegasus or exodus'],
    rule: 'variants.house.extra-death-scope',
  }),
  house_allow_boomer: flag({
    group: 'house',
    label: 'Boomer allowed',
    description: 'Boomer may be chosen although the game is played without the Sympathizer.',
    requires: ['nosympathizer'],
    effectOnlyWhen: 'players in [4, 6]',
    rule: 'setup.characters.boomer-nosympathizer-waived',
  }),
  house_deal_leftover: flag({
    group: 'house',
    label: 'Last Loyalty card is dealt',
    description:
      'At distance 7 every human rolls, and the lowest roll takes the card left in the Loyalty deck.',
    boxes: ['pegasus', 'exodus'],
    requires: ['exodusloyalty'],
    rule: 'variants.house.deal-leftover',
  }),
  house_leftover_penalty: flag({
    group: 'house',
    label: 'Last Loyalty card counts',
    description:
      'If the undealt Loyalty card is a Cylon, every resource drops by 1 before the end is judged.',
    boxes: ['pegasus', 'exodus'],
    requires: ['exodusloyalty'],
    rule: 'variants.house.leftover-penalty',
  }),
  house_special_notacylon: flag({
    group: 'house',
    label: 'Special cards after executions',
    description: 'An executed human draws from Personal Goal or Final Five and plain Not-a-Cylon cards.',
    boxes: ['exodus'],
    requires: [
      'execution',
      { that: 'not exodusloyalty', anyway: 'an executed human draws a new card anyway' },
    ],
    rule: 'variants.house.special-notacylon',
  }),
  house_daybreak_agendas: flag({
    group: 'house',
    label: 'Agendas in Daybreak',
    description: 'The Cylon Leader gets an Agenda from Pegasus in place of Motives.',
    boxes: ['pegasus'],
    requires: ['daybreak', 'cylonleader'],
    rule: 'variants.house.daybreak-agendas',
  }),
} as const;
