/**
 * Tables and procedures as they were when states held positions (version 2): what lay where, and which step came when.
 * This tells of the past and never changes.
 */

const list = (words: string): readonly string[] => words.trim().split(/\s+/);

export const tables: Readonly<Record<string, readonly string[]>> = {
  crisis: list(`
    a-traitor-accused admiral-grilled ambush analyze-enemy-fighter
    besieged boarding-parties bomb-threat build-cylon-detector
    colonial-day crash-landing crippled-raider cylon-accusation
    cylon-screenings cylon-swarm cylon-tracking-device cylon-virus
    declare-martial-law detector-sabotage elections-loom food-shortage
    forced-water-mining fulfiller-of-prophecy guilt-by-collusion hangar-accident
    heavy-assault informing-the-public jammed-assault jump-computer-failure
    keep-tabs-on-visitor legendary-discovery loss-of-a-friend low-supplies
    mandatory-testing missing-g4-explosives network-computers prison-labor
    prisoner-revolt raiding-party requested-resignation rescue-caprica-survivors
    rescue-mission rescue-mission-2 rescue-the-fleet resistance
    riots riots-2 scouting-for-fuel scouting-for-water
    security-breach send-survey-team sleep-deprivation surrounded
    tactical-strike terrorist-bomber terrorist-investigations the-olympic-carrier
    thirty-three unexpected-reunion unidentified-ship water-sabotaged
    water-shortage water-shortage-2 water-shortage-3 weapon-malfunction
    witch-hunt
  `),
  'super-crisis': list(`
    bomb-on-colonial-1 cylon-intruders fleet-mobilization inbound-nukes
    massive-assault
  `),
  quorum: list(`
    accept-prophecy arrest-order assign-arbitrator assign-mission-specialist
    assign-vice-president authorization-of-brutal-force encourage-mutiny food-rationing
    inspirational-speech presidential-pardon release-cylon-mugshots
  `),
  destination: list(`
    asteroid-field barren-planet cylon-ambush cylon-refinery
    deep-space desolate-moon icy-moon ragnar-anchorage
    remote-planet tylium-planet
  `),
  loyalty: list(`
    you-are-not-a-cylon you-are-a-cylon you-are-a-cylon-2 you-are-a-cylon-3
    you-are-a-cylon-4 you-are-a-sympathizer
  `),
  skill: list(`
    consolidate-power-1 consolidate-power-2 investigative-committee-3 investigative-committee-4
    investigative-committee-5 executive-order-1 executive-order-2 declare-emergency-3
    declare-emergency-4 declare-emergency-5 launch-scout-1 launch-scout-2
    strategic-planning-3 strategic-planning-4 strategic-planning-5 evasive-maneuvers-1
    evasive-maneuvers-2 maximum-firepower-3 maximum-firepower-4 maximum-firepower-5
    repair-1 repair-2 scientific-research-3 scientific-research-4
    scientific-research-5
  `),
  'skill-type': list(`
    politics leadership tactics piloting
    engineering treachery
  `),
  'civilian-ship': list(`
    civilian-ship-1-population civilian-ship-2-population civilian-ship-population-fuel civilian-ship-population-morale
    civilian-ship-empty
  `),
  'galactica-damage': list(`
    damage-ftl-control damage-weapons-control damage-command damage-admirals-quarters
    damage-hangar-deck damage-armory damage-food damage-fuel
  `),
  'basestar-damage': list(`
    critical-hit disabled-hangar disabled-weapons structural-damage
  `),
};

export const steps: Readonly<Record<string, readonly string[]>> = {
  window: list('offer settle'),
  'discard-skills': list('offerToIgnore openDemanded count choose discard handBack'),
  'discard-made': list('openMade'),
  action: list('choose pay perform openCardActionDone openLocationDone'),
  activate: list('nextIcon activate openDone'),
  objective: list('resolveMilestones openReached'),
  crisis: list(
    'draw reveal drawAgain chooseBox openBoxChosen resolve checkObjective activateCylonShips activateIcons openActivateEnd prepareForJump openPrepareJump putAway',
  ),
  'look-at-loyalty': list('offerToIgnore look'),
  'loyalty-examined': list('openExamined'),
  'loyalty-received': list('openReceived'),
  sympathizer: list('show carryOut'),
  'pass-sympathizer': list('offer'),
  jump: list(
    'begin finalJump cardsLeavePlay openRemoveShips takeShipsOffTheBoard openChooseDestination chooseDestination openPicked followDestination gainDistance checkObjective resetJumpTrack openDone openSettled end over',
  ),
  'draw-skills': list('pickTypes draw'),
  'skill-check': list(
    'begin skipIfSet openBeforeCards addDestiny addCards openAllContributed reveal openAbilities resolveAbilities openRecklessDraw openConsequence consequence total decideOutcome announceOutcome carryOut openEffects openDiscard discard',
  ),
  effects: list('runOneAfterAnother'),
  arrived: list('titles openArrived'),
  attack: list('openBefore roll hitOrMiss'),
  'activate-basestars': list('fire'),
  'become-cylon': list(
    'discardToThree discardAttached turnCylon openRevealed passTitles resurrect drawSuperCrisis',
  ),
  'change-title': list('announce give openChanged'),
  'admiral-and-brig': list('settle'),
  'civilian-doomed': list('openDoomed destroy'),
  'draw-and-destroy': list('oneAfterAnother'),
  'place-civilians': list('oneAfterAnother'),
  'scout-civilians': list('look move'),
  'damage-basestar': list('draw judge'),
  'galactica-token': list('lay'),
  'location-damaged': list('openDamaged occupants judge'),
  'damage-galactica': list('announce draw'),
  'pick-damage': list('draw'),
  'damage-vipers': list('unmanned manned'),
  'die-roll': list('openBefore roll openAfter read'),
  'draw-several': list('pick carryOut'),
  'game-over': list('openOver judge openVerdict close'),
  grant: list('move act'),
  'activate-heavy-raiders': list('centurions launchIfNone board moveTheOthers'),
  'jump-track': list('move'),
  launch: list('launch'),
  'launch-self': list('recall takeOff'),
  'lose-resource': list('lose openLost'),
  move: list('declare pay arrive'),
  'place-ships': list('kindByKind openLayoutDone announceVipers handBack'),
  'play-quorum': list('play openPlayed carryOut openDone putAway'),
  'activate-raiders': list('muster chooseArea actInArea'),
  'reveal-cylon': list('show carryOut become'),
  'ship-destroyed': list('openDestroyed'),
  'sleeper-agents': list('begin deal openDealt'),
  game: list('nextTurn'),
  turn: list(
    'begin openDrawSkills receiveSkills movement openMovementEnd beginActions act openActionStepEnd crisis openTurnEnd handLimits cleanUp judgeResources',
  ),
  'receive-skills': list('fixedTypes split draw'),
  'viper-hit': list('openHit toSickbay'),
  'viper-activations': list('choose pay activate'),
  'viper-attacks': list('attack'),
  'viper-launched': list('openLaunched'),
  setup: list(
    'boardAndTokens firstPlayer pickCharacters placeCharacters followSetupLines titles quorumHand loyalty chooseOpeningHands drawOpeningHands destiny ships',
  ),
};
