/** Rules of which exactly one applies in every game that meets the condition, and none in any other. */
export interface Alternatives {
  readonly of: string;
  readonly when: string;
  readonly rules: readonly string[];
}

const deck = (...sizes: string[]) => sizes.map((size) => `setup.loyalty-deck.${size}`);

export const alternatives: readonly Alternatives[] = [
  {
    of: 'the opening resources',
    when: 'true',
    rules: [
      'setup.board.resources-standard',
      'variants.cooperative.resources',
      'variants.no-sympathizer.resources',
      'variants.difficulty.easier-humans',
      'variants.difficulty.easier-cylons',
    ],
  },
  { of: 'the Reserves', when: 'true', rules: ['setup.board.reserves', 'setup.board.reserves-cylonfleet'] },
  {
    of: 'the Skill decks',
    when: 'true',
    rules: ['setup.board.skill-decks', 'setup.board.skill-decks-treachery'],
  },
  { of: 'the Destiny deck', when: 'true', rules: ['setup.destiny.ten', 'setup.destiny.twelve'] },
  {
    of: 'the Treachery cards of Pegasus',
    when: 'pegasus',
    rules: ['setup.pegasus.treachery-own', 'setup.pegasus.treachery-daybreak'],
  },
  {
    of: 'the nukes of the first Admiral',
    when: 'true',
    rules: ['setup.titles.admiral-nukes', 'variants.one-player.titles-nuke', 'variants.cooperative.nuke'],
  },
  {
    of: 'the first holders of titles',
    when: 'true',
    rules: ['setup.titles.assign', 'variants.one-player.titles-nuke'],
  },
  {
    of: 'weaknesses',
    when: 'true',
    rules: ['actions.negative-ability', 'variants.one-player.no-negatives'],
  },
  {
    of: 'where Helo begins',
    when: 'true',
    rules: ['characters.helo.stranded', 'variants.one-player.no-negatives'],
  },
  {
    of: 'the Crisis of a player in the Brig',
    when: 'true',
    rules: ['turn.crisis.brig-skips', 'variants.one-player.brig', 'variants.cooperative.brig'],
  },
  {
    of: 'the Loyalty deck',
    when: 'not twoplayer and not oneplayer and not cooperative',
    rules: [
      ...deck('3p', '4p', '5p', '6p', 'leader-4p', 'leader-5p', 'leader-6p', 'leader-7p'),
      ...deck('exodus-3p', 'exodus-4p', 'exodus-5p', 'exodus-6p'),
      ...deck('exodus-leader-4p', 'exodus-leader-5p', 'exodus-leader-6p', 'exodus-leader-7p'),
    ],
  },
  {
    of: 'what is left of the Loyalty deck',
    when: 'players >= 3 and not cooperative',
    rules: deck('exhausted-after-sleeper', 'one-left-after-sleeper'),
  },
  {
    of: 'the goal of a Cylon Leader',
    when: 'cylonleader',
    rules: deck('agenda-sympathetic', 'agenda-hostile', 'motives-two'),
  },
  {
    of: 'the draw of a revealed Cylon',
    when: 'not cooperative and not oneplayer',
    rules: ['turn.receive.cylon-base', 'turn.receive.cylon-expansion', 'turn.receive.cylon-nosympathizer'],
  },
  {
    of: 'the actions of a revealed Cylon',
    when: 'not cooperative and not oneplayer',
    rules: ['turn.action.cylon-location-only', 'turn.action.cylon-treachery'],
  },
  {
    of: 'the limit of the Quorum hand',
    when: 'true',
    rules: ['turn.end.quorum-limit', 'turn.end.quorum-no-limit'],
  },
  { of: 'once-per-game abilities', when: 'true', rules: ['actions.once-per-game', 'miracle.replaces'] },
  { of: 'empty decks', when: 'true', rules: ['limits.deck-reshuffle', 'limits.deck-reshuffle-allies'] },
  { of: 'short ships', when: 'true', rules: ['limits.ships-short', 'limits.ships-short-cylonfleet'] },
  { of: 'kinds of Crisis', when: 'true', rules: ['crisis.kinds', 'crisis.kinds-cylonfleet'] },
  {
    of: 'Caprica',
    when: 'not cooperative and not oneplayer',
    rules: ['crisis.caprica.skip-jump', 'crisis.caprica.jump-counts'],
  },
  { of: 'the nuke', when: 'true', rules: ['attack.table.nuke', 'attack.table.nuke-area'] },
  { of: 'spent nukes', when: 'true', rules: ['nukes.spent-removed', 'nukes.spent-discarded'] },
  {
    of: 'the third damage to a basestar',
    when: 'true',
    rules: ['damage.basestar-no-draw-at-two', 'damage.basestar-draw-at-two-ionian'],
  },
  { of: 'pilots that are hit', when: 'true', rules: ['damage.pilot-sickbay', 'extra-death.pilot-damaged'] },
  { of: 'damaged locations', when: 'true', rules: ['damage.galactica-occupants', 'extra-death.location'] },
  {
    of: 'the end of Colonial One',
    when: 'daybreak',
    rules: ['damage.colonial-one-destroyed', 'extra-death.colonial-one'],
  },
  {
    of: 'viper activations',
    when: 'true',
    rules: ['vipers.activation-options', 'vipers.activation-options-cylonfleet'],
  },
  {
    of: 'placing civilian ships',
    when: 'true',
    rules: ['civilians.place-unspecified', 'civilians.place-unspecified-cag'],
  },
  { of: 'the jump', when: 'true', rules: ['jump.procedure-order', 'jump.procedure-order-cylonfleet'] },
  { of: 'Cylon ships at a jump', when: 'true', rules: ['jump.remove-ships', 'jump.fleet-board-transfer'] },
  {
    of: 'the last jump',
    when: 'true',
    rules: ['endgame.final-jump.skip-procedure', 'endgame.final-jump.newcaprica'],
  },
  {
    of: 'Administration',
    when: 'true',
    rules: ['skill-check.location.administration', 'skill-check.location.administration-daybreak'],
  },
  {
    of: 'the Admiral line',
    when: 'not oneplayer',
    rules: ['base', 'pegasus', 'exodus', 'daybreak'].map((box) => `titles.succession.admiral-${box}`),
  },
  {
    of: 'the President line',
    when: 'not oneplayer',
    rules: ['base', 'pegasus', 'exodus', 'daybreak'].map((box) => `titles.succession.president-${box}`),
  },
  {
    of: 'the CAG line',
    when: 'cylonfleet',
    rules: ['titles.succession.cag', 'titles.succession.cag-daybreak'],
  },
  {
    of: 'Loyalty cards left after a reveal',
    when: 'not cooperative and not oneplayer',
    rules: ['cylon-reveal.pass-loyalty-overlay', 'cylon-reveal.keep-loyalty-nooverlay'],
  },
  {
    of: 'Loyalty cards dealt to revealed Cylons',
    when: 'not cooperative and not oneplayer and not twoplayer',
    rules: ['sleeper.cylon-pass-overlay', 'sleeper.cylon-keep-nooverlay'],
  },
  {
    of: 'a revealed Boomer',
    when: 'not twoplayer and not oneplayer and not cooperative',
    rules: ['sleeper.boomer-revealed-exodus', 'sleeper.boomer-revealed-plain'],
  },
  {
    of: 'Loyalty cards of an executed human',
    when: 'execution',
    rules: ['execution.loyalty-discard', 'execution.loyalty-keep'],
  },
  {
    of: 'Loyalty cards of an executed Cylon',
    when: 'execution',
    rules: ['execution.prove-cylon-pass', 'execution.prove-cylon-keep'],
  },
  {
    of: 'the turn of an executed player',
    when: 'execution',
    rules: ['execution.end-turn', 'execution.turn-continues'],
  },
];
