import { deckTables, location, skillKinds } from '../../cards/tables';
import { type ConditionTests, player } from '../../in-play/condition-test';
import { eventField } from '../../in-play/scene';
import { takesToken, tokensHeld } from '../../table/mutiny';
import { count, notSeen } from '../../table/table';

export const mutinyTests = {
  'mutiny-held': (t, c, scene) => count(player(t, c.who, scene)?.mutiny ?? 0) >= c.atLeast,
  'tokens-held': (t, c, scene) => {
    const p = player(t, c.who, scene);
    return p !== undefined && tokensHeld(p, c.token) >= c.atLeast;
  },
  'takes-token': (t, c, scene) => {
    const p = player(t, c.who, scene);
    return p !== undefined && takesToken(p, c.token);
  },
  'event-from-deck': (_t, _c, scene) => typeof eventField(scene, 'from') !== 'number',
  'card-in-play': (t, c) =>
    t.inPlay.some(({ deck, card }) => deck === c.deck && deckTables[deck][card].id === c.id),
  'place-damaged': (t, c) => t.damagedLocations.includes(c.location),
  'cards-of-type': (t, c, scene) => {
    const hand = player(t, c.who, scene)?.hand;
    if (!hand) return notSeen(t);
    return hand.filter((card) => skillKinds[card].skill === c.skill).length >= c.atLeast;
  },
  'at-hazard': (t, c, scene) => {
    const place = player(t, c.who, scene)?.location ?? null;
    // rule: locations.resurrection-ship.hazard — with the overlay
    if (place === 'resurrection-ship') return t.options.overlay;
    return place !== null && location(place).hazardous;
  },
} satisfies ConditionTests;
