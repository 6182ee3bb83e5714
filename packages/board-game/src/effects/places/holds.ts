import { type ConditionTests, player } from '../../in-play/condition-test';
import { boardOf, charactersIn, offTheBoard } from '../../table/queries';

export const placeTests = {
  at: (g, c, scene) => player(g, c.who, scene)?.location === c.location,
  on: (g, c, scene) => {
    const p = player(g, c.who, scene);
    return p !== undefined && boardOf(p) === c.board;
  },
  'off-the-board': (g, c, scene) => {
    const p = player(g, c.who, scene);
    return p !== undefined && offTheBoard(p);
  },
  'sharing-location': (g, c, scene) => {
    const here = player(g, c.who, scene)?.location ?? null;
    return here !== null && charactersIn(g.state, here).length > 1;
  },
  'location-damaged': (g, c, scene) => {
    const here = player(g, c.at, scene)?.location;
    return here !== null && here !== undefined && g.state.damagedLocations.includes(here);
  },
} satisfies ConditionTests;
