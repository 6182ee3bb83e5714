import { type ConditionTests, player } from '../../in-play/condition-test';
import { eventField } from '../../in-play/scene';
import { isGone } from '../../table/boards';
import { boardOf, charactersIn, isImprisoned, offTheBoard } from '../../table/queries';

export const placeTests = {
  at: (t, c, scene) => player(t, c.who, scene)?.location === c.location,
  on: (t, c, scene) => {
    const p = player(t, c.who, scene);
    return p !== undefined && boardOf(p) === c.board;
  },
  'off-the-board': (t, c, scene) => {
    const p = player(t, c.who, scene);
    return p !== undefined && offTheBoard(p);
  },
  imprisoned: (t, c, scene) => {
    const p = player(t, c.who, scene);
    return p !== undefined && isImprisoned(p);
  },
  'sharing-location': (t, c, scene) => {
    const here = player(t, c.who, scene)?.location ?? null;
    return here !== null && charactersIn(t, here).length > 1;
  },
  'place-occupied': (t, _c, scene) => {
    const place = eventField(scene, 'location');
    return typeof place === 'string' && charactersIn(t, place).some((seat) => seat !== scene.you);
  },
  'location-damaged': (t, c, scene) => {
    const here = player(t, c.at, scene)?.location;
    return here !== null && here !== undefined && t.damagedLocations.includes(here);
  },
  'ship-in-play': (t, c) => !isGone(t, c.board),
} satisfies ConditionTests;
