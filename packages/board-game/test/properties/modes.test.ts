import { everyGameWith } from './box';

everyGameWith('two players', 'variants.two-player.no-deck', [{ players: 2, mode: 'twoplayer' }]);

everyGameWith('one player', 'variants.one-player.loyalty', [{ players: 1, mode: 'oneplayer' }]);

everyGameWith(
  'no traitors',
  'variants.cooperative.quorum',
  [1, 2, 3, 4, 5, 6].map((players) => ({ players, mode: 'cooperative' })),
);
