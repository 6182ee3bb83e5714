/** What the coach says at each new kind of question, in a first game: one sentence, then quiet. */
export const coach = {
  /** By what is asked. */
  sentences: {
    'pick-character':
      'Pick somebody you like: a good first choice is a pilot such as Starbuck or a leader such as William Adama.',
    'opening-hand':
      'Skill cards are everything: you add them to checks, and many can be played for what their text says.',
    'draw-types':
      'You draw skill cards at the start of each of your turns, of the kinds that your character knows.',
    'split-skills': 'Some draws let you choose between two kinds; take what the fleet is short of.',
    movement:
      'First you move: go where the action is that you want to take. Changing ships costs a skill card.',
    action:
      'One action a turn: use the place where you stand, a card, or what your character can do. Helping against what attacks the fleet is never wrong.',
    'add-to-check':
      'A skill check: cards of the shown kinds count for it, all others against it. Nobody sees who added which, and somebody here may want it to fail.',
    react: 'You hold a card that could be played right now. You need not.',
    'choose-box': 'A Crisis that lets somebody choose: each side says what it costs the fleet.',
    'one-of': 'Each option says what it brings; what costs a resource brings the fleet nearer to its end.',
    'choose-player': 'Think of whom you trust: nobody knows yet who is a Cylon.',
    'viper-activation': 'A viper may move one area, or attack what is in its own.',
    'viper-attack': 'Raiders fall at a roll of 3 or more, heavy raiders at 7 or 8.',
    'launch-area': 'Vipers start from the two areas below the launch tubes.',
    'activation-area':
      'Somewhere in the ring of six areas round Galactica: go where civilian ships need you.',
    discard: 'Ten cards are the most that you may hold at the end of a turn; keep the strong ones.',
    'play-quorum': 'The President draws and plays Quorum cards, which help the fleet.',
    'choose-destination':
      'The Admiral sees two destinations and picks one: distance brings the end nearer, fuel is what it costs.',
    'pay-for-move': 'Going from ship to ship costs a card: give the one that you need least.',
    may: 'You may, and need not: read what it costs and what it brings.',
    'galactica-target': 'Galactica shoots best at raiders; a basestar falls only after several hits.',
  } as Readonly<Record<string, string>>,
};
