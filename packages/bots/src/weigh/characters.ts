/**
 * What a character is worth to the fleet in the hands of a human, beside the others, in games won of a hundred: fitted to 6,000
 * games of six boxes with 4 to 6 players (give or take 3 to 5, and drawn towards 0 by as much as that leaves open).
 */
const inHumanHands: Readonly<Record<string, number>> = {
  'helena-cain': 6,
  'laura-roslin': 6,
  'karl-helo-agathon': 5.5,
  'sharon-boomer-valerii': 5.5,
  'felix-gaeta': 4,
  'tom-zarek': 3,
  'william-adama': 2.5,
  'kara-starbuck-thrace': 1.5,
  'saul-tigh': 0,
  'romo-lampkin': 0,
  'samuel-t-anders': 0,
  'louis-hoshi': -0.5,
  'chief-galen-tyrol': -0.5,
  'louanne-kat-katraine': -1,
  'callandra-cally-tyrol': -1,
  'tom-zarek-2': -1,
  'lee-adama': -1.5,
  'anastasia-dee-dualla': -2,
  'sherman-doc-cottle': -2.5,
  'ellen-tigh': -2.5,
  'lee-apollo-adama': -3,
  'tory-foster': -3,
  'brendan-hot-dog-costanza': -3.5,
  'gaius-baltar': -3.5,
  'gaius-baltar-2': -4,
  'karl-helo-agathon-2': -6.5,
};

/** One of whom nothing is known is held to be neither good nor bad. */
export const characterWorth = (id: string): number => inHumanHands[id] ?? 0;
