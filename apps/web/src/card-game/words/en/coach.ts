/** What the coach of a first card game says, by moment: once each. */
export const coach = {
  sentences: {
    'card/redraw':
      'Your base says how many cards you begin with. Keep a hand with two or three units: they fight, and they can be turned into resources.',
    'card/resource':
      'Once a turn you lay down a card to pay with. As an asset it begins a new stack; as a supply card it makes a stack yield one more. Early on, do it every turn.',
    'card/action':
      'One action, then it is the other side. What you play comes into reserve and steps forward next turn, so begin with units.',
    'card/can-challenge':
      'A unit of yours is alert: challenge! If nobody defends, they lose as much influence as it has power. First to 20 wins, and at 0 you are out.',
    'card/mission':
      'You have a mission that stands alert. If your units fill its slots you may resolve it, one each turn, and the units are not even used up.',
    'card/defender':
      'You are challenged. A defender of the same kind saves your influence, but the weaker unit is defeated. Letting it through is sometimes the better price.',
    'card/in-challenge':
      'Step 2 of a challenge: everybody may play events and abilities. After that both sides turn up a card and add its violet number.',
    'card/pay':
      'Payment is proposed. What a stack yields too much is lost, so pick the stack that fits best. Until it is paid, you can take it all back.',
    'card/target': 'What can be chosen is lit on the table. You can still take it back.',
    'card/cylon-choice':
      'The threat level went over the defense level, so the Cylons are here. Challenge a threat to gain influence, or pass and lose 1.',
    'card/gauge':
      'Watch the bar at the top: every unit and mission in play adds its red number. Past the mark, the Cylons come for both of you.',
  } as Readonly<Record<string, string>>,
};
