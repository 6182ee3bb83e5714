import type { Selection } from '@ragtag/board-game';

/** What players ask, in their words, and the passages that answer; any of several will do. */
export interface Question {
  readonly asked: string;
  readonly answers: readonly string[];
}

const ask = (asked: string, ...answers: string[]): Question => ({ asked, answers });

interface Set {
  readonly options: Selection;
  readonly questions: readonly Question[];
}

/** Asked with the base game on the table. */
const base: Set = {
  options: { players: 5 },
  questions: [
    ask('can I XO someone in the brig', 'actions.executive-order-target', 'actions.brig-any-action'),
    ask('how do I get out of the brig', 'skill-check.location.brig', 'locations.brig.exit'),
    ask('can a revealed cylon play skill cards', 'actions.cylon-forbidden', 'skill-check.step4.cylon-one'),
    ask('who wins if galactica destroyed', 'endgame.loss.galactica'),
    ask('raider tie which direction', 'activation.raiders.move-tie'),
    ask('do I tell people what card I played', 'secrecy.no-identify-played'),
    ask('can you XO a cylon?', 'actions.executive-order-target'),
    ask('two XOs in one turn', 'actions.executive-order-once'),
    ask('OPG twice', 'actions.once-per-game'),
    ask('admiral brigged LOS', 'titles.admiral.brig-loses'),
    ask('does the president lose the title in the brig?', 'titles.president.brig-keeps'),
    ask('how many cards can I put in a skill check from the brig', 'skill-check.step4.brig-one'),
    ask('do I draw a crisis in the brig', 'turn.crisis.brig-skips'),
    ask('hand size limit', 'turn.end.hand-limit'),
    ask('when do I discard down to 10', 'turn.end.hand-limit'),
    ask('what happens to the pilot when a viper is destroyed', 'damage.pilot-sickbay'),
    ask('do centurions stay after a jump', 'jump.centurions-stay'),
    ask('how to kill a centurion', 'attack.table.centurion', 'locations.armory'),
    ask('what do I need to roll to hit a raider', 'attack.table.raider'),
    ask('do we lose immediately when fuel is 0', 'turn.end.resource-check', 'endgame.loss.resource'),
    ask('how many hits to destroy a basestar', 'damage.basestar-three'),
    ask('can I choose to go to sickbay', 'moves.hazardous'),
    ask('how do I leave sickbay', 'moves.sickbay-exit'),
    ask('cost of moving to colonial one', 'moves.other-ship'),
    ask('do I have to move', 'turn.movement.optional'),
    ask('do I have to take an action', 'turn.action.one'),
    ask('can I use a damaged location', 'actions.damaged-location'),
    ask('order of steps in a skill check', 'skill-check.step-order'),
    ask('who adds cards first in a check', 'skill-check.step4.order'),
    ask('check equals the difficulty exactly', 'skill-check.pass'),
    ask('wrong color cards in a check', 'skill-check.structure'),
    ask('how many destiny cards', 'skills.destiny.two-per-check'),
    ask('destiny deck runs out', 'skills.destiny.rebuild'),
    ask('what if the crisis deck is empty', 'limits.deck-reshuffle'),
    ask('not enough raiders left', 'limits.ships-short', 'activation.launch.supply'),
    ask('can raiders attack galactica', 'activation.raiders.galactica'),
    ask(
      'do raiders attack piloted vipers first',
      'activation.raiders.manned-viper',
      'activation.raiders.unmanned-viper',
    ),
    ask('do heavy raiders attack vipers', 'activation.heavy.never-attack'),
    ask('when does a heavy raider become a centurion', 'activation.heavy.board'),
    ask('no basestar launch raiders icon', 'activation.launch.no-basestar'),
    ask('who rolls for the raiders', 'dice.cylon-attacks-roller'),
    ask('can the cylons choose what raiders do', 'activation.programmed'),
    ask('can I look at my own loyalty card again', 'loyalty.facedown'),
    ask('one cylon card and one human card, which side am I', 'loyalty.team'),
    ask(
      'can I reveal as a cylon on someone elses turn',
      'cylon-reveal.granted-action',
      'cylon-reveal.only-action',
    ),
    ask('reveal in the brig', 'cylon-reveal.brig-no-power'),
    ask('how many skill cards do I keep when I reveal', 'cylon-reveal.discard-three'),
    ask('does my turn end when I reveal', 'cylon-reveal.end-turn'),
    ask(
      'who becomes president if the president reveals as a cylon',
      'titles.lost-on-reveal',
      'cylon-reveal.titles',
    ),
    ask('can revealed cylons be sent to the brig', 'cylon-players.no-brig-sickbay'),
    ask('how many cards does a revealed cylon draw', 'turn.receive.cylon-base'),
    ask('do revealed cylons have a hand limit', 'cylon-players.hand-limit'),
    ask('do revealed cylons get a sleeper agent card', 'sleeper.deal', 'sleeper.no-reveal-by-cylons'),
    ask('can I lie about being a cylon', 'secrecy.accusation-free'),
    ask('can I say the exact value of my cards', 'secrecy.exact-strength'),
    ask('can I tell others what launch scout showed me', 'secrecy.deck-tops'),
    ask('can I look through the discard pile', 'secrecy.discard-size-hidden'),
    ask('when can we use FTL control', 'jump.ftl.blue-only'),
    ask('ftl control lose population', 'jump.ftl.roll'),
    ask('how many destinations does the admiral see', 'jump.destination-choice'),
    ask('what happens to basestars when we jump', 'jump.remove-ships'),
    ask('how do the humans win', 'endgame.human-win'),
    ask('who can fire nukes', 'nukes.action'),
    ask('can I activate a viper someone else is flying', 'vipers.others-piloted'),
    ask('how do I get in a viper', 'piloting.hangar-deck'),
    ask('can I land my viper as an action', 'piloting.landing-is-move'),
    ask('starting resources', 'setup.board.resources-standard'),
    ask('how many cards do we start with', 'setup.hands.three-cards'),
    ask('can we have two pilots', 'setup.characters.balance'),
    ask('Baltar two loyalty cards', 'setup.loyalty-deck.baltar-two'),
    ask('Boomer sleeper brig', 'sleeper.boomer-two'),
    ask('when does Helo come into play', 'characters.helo.stranded'),
    ask('can I play strategic planning after the roll', 'cards.strategic-planning'),
    ask('crisis choice we cannot pay', 'crisis.event.any-box'),
    ask('does the jump icon count on a caprica crisis', 'crisis.caprica.skip-jump'),
    ask('maximum of a resource', 'resources.maximum'),
    ask('two players want to react at the same time', 'timing.current-player-orders'),
    ask('does a viper that was destroyed come back', 'damage.human-ship-removed'),
    ask('location damaged while I am in it', 'damage.galactica-occupants'),
    ask('can one player be president and admiral', 'titles.one-player-many'),
  ],
};

/** Asked with every box on the table. */
const boxes: Set = {
  options: {
    players: 5,
    pegasus: true,
    exodus: true,
    daybreak: true,
    cylonfleet: true,
    ending: 'newcaprica',
  },
  questions: [
    ask('executed player new character loyalty card', 'execution.loyalty-new'),
    ask('do we lose morale when a human is killed', 'execution.human-morale'),
    ask('airlock a hidden cylon', 'execution.prove-cylon'),
    ask('who can play treachery cards', 'actions.treachery-cylons-only'),
    ask('two SCA cards with the same name', 'skills.check-ability.once-per-name'),
    ask('can damage go to pegasus instead', 'damage.pegasus-choice'),
    ask('do we lose if pegasus is destroyed', 'damage.pegasus-destroyed'),
    ask('can I risk an assault raptor', 'assault-raptors.no-risk'),
    ask('executed president who gets the title', 'execution.titles'),
    ask('civilian ships when we jump with the cylon fleet', 'jump.civilians-remain'),
  ],
};

export const questionSets: readonly Set[] = [base, boxes];
