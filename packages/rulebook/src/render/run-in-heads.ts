/** What each rule of a list is about, in a word or two, to find it at a glance. */
export const runInHeads: Readonly<Record<string, string>> = Object.fromEntries(
  `terms.human-player Human
terms.cylon-player Cylon
terms.leader-is-cylon Leader
terms.team-fixed-by-cards Sides
rules-conflicts.literal To the letter
rules-conflicts.specific-wins Cards first
rules-conflicts.do-what-you-can As far as possible
setup.components.upgraded-pieces-replace Finer pieces
setup.components.exodus-nuke Third nuke
setup.components.cylonfleet-pieces Fighters
limits.deck-reshuffle Empty deck
limits.deck-reshuffle-allies Empty deck
limits.not-a-cylon-pile Not-a-Cylon
limits.removed-from-game Out of the game
setup.board.reserves Reserves
setup.board.reserves-cylonfleet Reserves
setup.board.other-tokens Other tokens
setup.board.decks Decks
setup.board.skill-decks Skill decks
setup.board.skill-decks-treachery Skill decks
setup.board.skill-discards Discards
setup.characters.one-leader One Leader
setup.characters.no-leader-3p Three players
setup.characters.boomer-nosympathizer Boomer
setup.characters.boomer-nosympathizer-waived Boomer
setup.characters.tokens Sheet and tokens
setup.characters.start-location Where you begin
setup.characters.type-setup-only Types
setup.titles.assign Who gets them
setup.titles.president-quorum President
setup.titles.admiral-nukes Admiral
setup.titles.cag CAG
setup.loyalty-deck.piles Two piles
setup.loyalty-deck.finalfive-in Final Five
setup.loyalty-deck.personalgoal-in Personal Goals
setup.loyalty-deck.deal One each
setup.loyalty-deck.baltar-two Baltar
setup.loyalty-deck.late-cards Late cards
setup.loyalty-deck.agenda-sympathetic Sympathetic Agenda
setup.loyalty-deck.agenda-hostile Hostile Agenda
setup.loyalty-deck.motives-two Motives
setup.hands.three-cards Three cards
setup.hands.first-player-none First player
setup.hands.leader-two Leader
turn.receive.human Your set
turn.receive.no-hand-check All of them
turn.receive.multi-skill Two types on a line
actions.action-tag Actions
actions.sources What is yours
actions.damaged-location Damaged locations
actions.brig-any-action In the Brig
actions.cylon-forbidden Out of reach
actions.sheet-ignored-after-reveal Old sheet
actions.cylon-once-per-game Once per game
actions.treachery-cylons-only Treachery
actions.executive-order-once Once a turn
actions.executive-order-target Whom
actions.executive-order-move The move
actions.executive-order-reveal Revealing
moves.same-ship Same ship
moves.other-ship Another ship
moves.destination-first Say where first
moves.no-unavailable-ship Ships out of play
moves.hazardous Hazardous places
moves.sickbay-exit Sickbay
movement-actions.when When
movement-actions.restrictions-carry Limits
movement-actions.no-executive-order Executive Order
movement-actions.brig In the Brig
movement-actions.move-definition Forbidden moves
movement-actions.cylon Cylon players
moves.sabotage.start-damaged From a damaged place
moves.sabotage.destination-damaged To a damaged place
moves.sabotage.pegasus-destroyed Pegasus lost
timing.two-reactions Reactions
timing.current-player-orders At the same moment
timing.rejected-may-withdraw Waiting
timing.opportunity A fair chance
timing.current-player-components Other order
dice.roller Who rolls
dice.cylon-attacks-roller Cylon attacks
dice.range 1 to 8
dice.reroll-keeps-effects Rolling again
dice.skipped-roll No roll
resources.dials Dials
resources.token-icons Red icons
resources.maximum At most 15
resources.below-zero Below 0
resources.red-zone In the red
skills.check-ability.trigger When it works
skills.check-ability.once-per-name Once per name
skills.check-ability.both-sides Anybody
skills.reckless.card Reckless
skills.reckless.one-per-check One per check
skills.reckless.restore-order Restore Order
skill-check.step5.shuffle Shuffle
skill-check.step6.reveal Reveal
skill-check.step6.human-delusion Human Delusion
skill-check.step7.abilities Order
skill-check.step7.effect-persists Lasting
skill-check.step7.printed-values Printed strength
skill-check.step10.total Total
skill-check.step11.outcome Outcome
skill-check.step12.effects Effect
skill-check.step13.discard Discard
crisis.kinds Three kinds
crisis.kinds-cylonfleet Two kinds
crisis.read-aloud Read aloud
crisis.jump-icon Jump icon
crisis.kept-in-play Staying in play
crisis.food-shortage Twice the same person
crisis.starbuck-before-baltar Starbuck and Baltar
crisis.event.chooser Who chooses
crisis.event.any-box Any box
crisis.event.box-check A check in a box
crisis.event.no-choice No choice
crisis.super.caprica How
crisis.super.resolve Like a Crisis
crisis.super.immune Immune
crisis.super.skill-cards-ok Skill cards
crisis.super.sympathizer Sympathizer
crisis.event.cylon-current Choices
crisis.caprica.activation No ships
crisis.caprica.skip-jump No jump icon
crisis.caprica.jump-counts Jump icon
space.adjacent-only Round the ring
space.launch-areas Launch icons
space.combat In combat
activation.programmed Nobody flies them
activation.left-to-right Several icons
activation.area-order Area by area
activation.once-per-activation Once each
activation.no-target-nothing Nothing there
activation.raiders.viper-elsewhere Its own area only
activation.raiders.one-at-a-time One at a time
activation.raiders.none-launch No raiders
activation.launch.three Three each
activation.launch.supply Supply
activation.launch.no-basestar No basestar
activation.heavy.no-tie Never a tie
activation.heavy.never-attack No guns
activation.heavy.includes-centurions Centurions too
activation.heavy.stacking Together
activation.heavy.shortage-order Too few Centurions
activation.heavy.nothing Nothing there
nukes.action Firing
nukes.spent-removed Used up
nukes.spent-discarded Used up
damage.cylon-returns Cylon ships
damage.human-ship-removed Human ships
damage.viper-box Damaged vipers
damage.pilot-sickbay Pilots
damage.basestar-draw A token each
damage.basestar-three Third damage
damage.basestar-no-draw-at-two No third token
damage.basestar-draw-at-two-ionian Third token
damage.basestar-destroy-direct Destroyed outright
damage.galactica-draw A token each
damage.galactica-occupants Who is there
damage.galactica-repair Repair
damage.pegasus-choice Instead of Galactica
damage.pegasus-tokens Her tokens
damage.pegasus-destroyed Four damaged
damage.pegasus-not-counted Apart
scar.seven-eight 7 or 8
scar.nuke Nukes
scar.count-roll Several at once
scar.no-roll Without a roll
vipers.activation-options One thing
vipers.activation-options-cylonfleet One thing
vipers.launch Launch
vipers.repeat Again
vipers.others-piloted With a pilot
assault-raptors.like-vipers Like vipers
assault-raptors.no-risk No scouts
assault-raptors.damage-destroys Fragile
assault-raptors.stay-on-jump Jumps
piloting.who Who
piloting.hangar-deck Launch
piloting.two-moves Twice
piloting.landing-is-move Landing
piloting.leave-viper Getting out
piloting.start-of-turn-abilities At the start of a turn
piloting.actions-normal Other actions
raptors.not-in-space No fighters
raptors.risk-requires Risk
raptors.risk-fail Failure
civilians.facedown Face down
civilians.destroy Destroyed
civilians.place-unspecified No area given
civilians.place-unspecified-cag No area given
civilians.draw-destroy Draw and destroy
civilians.draw-destroy-newcaprica On New Caprica
civilians.draw-destroy-none None left
jump.ftl.blue-only Blue spaces
jump.ftl.roll The roll
jump.ftl.activator-rolls Whose roll
jump.mission-cleanup Missions
jump.remove-ships Ships
jump.fleet-board-transfer Cylon ships
jump.civilians-remain Civilian ships
jump.pilots Pilots
jump.centurions-stay Centurions
jump.destination-choice Two cards
jump.destination-follow The chosen one
jump.distance-added Distance
jump.objective-before-reset Milestones first
jump.reset Then the marker
objective.sleeper-all Sleeper Agents
objective.two-at-once Two at once
titles.human-only Humans only
titles.one-player-many Several titles
titles.kept-until-told Until moved
titles.lost-on-reveal Revealed holders
titles.assets-travel What belongs to it
titles.president.quorum-hand Quorum hand
titles.president.draw Drawing
titles.president.brig-keeps In the Brig
titles.president.attached Assigned cards
titles.president.consult-oracle Consult the Oracle
titles.admiral.powers Powers
titles.admiral.brig-loses In the Brig
titles.admiral.all-brigged Everybody in the Brig
titles.admiral.detention-keeps Detention
titles.cag.powers Powers
titles.cag.actions Actions
titles.cag.brig-loses In the Brig
titles.cag.detention-keeps Detention
loyalty.facedown Face down
loyalty.team One is enough
loyalty.look-random At random
loyalty.look-target Whose
sleeper.deal One each
sleeper.becoming-cylon Awakened
sleeper.boomer-two Boomer
sleeper.boomer-revealed-exodus Boomer revealed
sleeper.boomer-revealed-plain Boomer revealed
sleeper.no-reveal-by-cylons Not again
sleeper.cylon-keep-nooverlay Kept
loyalty.personal-goal.kind What it is
loyalty.personal-goal.reveal Reaching it
loyalty.personal-goal.replace Replaced
loyalty.personal-goal.end At the end
loyalty.personal-goal.cylon-end With a Cylon
loyalty.final-five.kind What it is
loyalty.final-five.examined Looked at
loyalty.final-five.executed Executed
loyalty.final-five.order Several
loyalty.final-five.cylons-immune Cylon players
loyalty.final-five.own-look Your own
cylon-reveal.action How
cylon-reveal.only-action Not otherwise
cylon-reveal.granted-action Granted actions
execution.end-turn Your turn ends
execution.prove-cylon A hidden Cylon
execution.prove-cylon-pass Other Loyalty cards
execution.prove-cylon-keep Other Loyalty cards
execution.already-cylon A revealed Cylon
leaders.like-cylons Like Cylons
leaders.keep-sheet Sheet
leaders.no-loyalty No Loyalty
leaders.start-place Where
leaders.executed Executed
infiltration.start How
infiltration.arrive Where
infiltration.treated-human Like a human
infiltration.draw Drawing
infiltration.no-titles No titles
infiltration.loyalty-ignored Loyalty
infiltration.goal-unchanged Goal
mutiny.secret Secret
mutiny.limit-one One at most
mutiny.over-limit A second one
mutiny.while-playing While playing
mutiny.cylons-none Cylon players
mutineer.kind What it is
mutineer.receive Receiving it
mutineer.titles-later Titles
mutineer.jump-icon Jump icons
mutineer.limit-two Two cards
miracle.replaces Once per game
miracle.limit One at most
miracle.no-recipient Nobody
miracle.baltar Baltar
missions.ship Demetrius
missions.activate How
missions.no-crisis No Crisis
missions.one-per-jump Once per jump
missions.face-up Face up
missions.distance-now Distance
endgame.final-jump.skip-procedure No Destination
endgame.final-jump.ftl-loss FTL Control
endgame.final-jump.newcaprica New Caprica
secrecy.public-info Open
secrecy.discard-size-hidden Discards
secrecy.bottom-of-deck Under a deck
secrecy.accusation-free Accuse and lie
secrecy.exact-strength No numbers
secrecy.no-identify-played No types
secrecy.deck-tops Tops of decks
secrecy.civilian-ships Civilian ships
secrecy.destination Destinations
secrecy.trauma Trauma
secrecy.loyalty-details Your own
secrecy.loyalty-look Somebody else's
secrecy.super-crisis Super Crises
secrecy.leader-goals Leaders
characters.helo.stranded Stranded
characters.helo.moral-compass Moral Compass
locations.command Command
locations.research-lab Research Lab
locations.armory Armory
locations.weapons-control Weapons Control
locations.target-legal Who can be chosen
locations.target-none Nobody
locations.target-option-free Choosing it anyway`
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
);
