/** What people ask about characters, and the rule that answers; by the character's id. */
export const askedAbout: Readonly<Record<string, readonly (readonly [question: string, rule: string])[]>> = {
  'william-adama': [
    ['May he take the cards of a failed check?', 'skill-check.step13.discard'],
    ['Who is Admiral when he is in the Brig?', 'titles.admiral.brig-loses'],
  ],
  'saul-tigh': [['Who follows him as Admiral?', 'titles.kept-until-told']],
  'karl-helo-agathon': [
    ['When does he come into play?', 'characters.helo.stranded'],
    ['What exactly does Moral Compass change?', 'characters.helo.moral-compass'],
    ['Does a roll that he repeats keep its bonus?', 'dice.reroll-keeps-effects'],
  ],
  'laura-roslin': [
    ['Does she stay President in the Brig?', 'titles.president.brig-keeps'],
    ['What becomes of the Quorum hand if she loses the title?', 'titles.assets-travel'],
  ],
  'gaius-baltar': [
    ['How many Loyalty cards is he dealt?', 'setup.loyalty-deck.baltar-two'],
    ['Is there a card more in the Loyalty deck?', 'setup.loyalty-deck.baltar-extra'],
    ['Does he or Starbuck go first?', 'crisis.starbuck-before-baltar'],
    ['May he lie about a Loyalty card that he has seen?', 'secrecy.loyalty-look'],
  ],
  'tom-zarek': [['Does a lower difficulty change a partial result?', 'skill-check.partial-unchanged']],
  'lee-apollo-adama': [
    ['Where does he begin?', 'setup.characters.start-location'],
    ['Can he launch out of the Brig?', 'characters.apollo.brig'],
    ['When does he react to an attack card?', 'crisis.attack.on-place'],
  ],
  'kara-starbuck-thrace': [
    ['Does Expert Pilot work in the turn in which she launches?', 'piloting.start-of-turn-abilities'],
    ['Does she or Baltar go first?', 'crisis.starbuck-before-baltar'],
  ],
  'sharon-boomer-valerii': [
    ['What happens to her in the Sleeper Agent phase?', 'sleeper.boomer-two'],
    ['Is there a card more in the Loyalty deck?', 'setup.loyalty-deck.boomer-extra'],
  ],
  'chief-galen-tyrol': [['What does a repair do with the token?', 'damage.galactica-repair']],
  'helena-cain': [['How does Blind Jump work?', 'characters.cain.blind-jump']],
  'louanne-kat-katraine': [['What does Hot Shot destroy, and when?', 'characters.kat.hot-shot']],
  'ellen-tigh': [['How does she come back?', 'characters.ellen.return']],
  'anastasia-dee-dualla': [['When do cards that she adds early count?', 'skill-check.step2.fast-learner']],
};
