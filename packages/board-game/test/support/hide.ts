import { chooser, type Frame } from '@ragtag/kernel';
import { areas, type DeckName, fork, type Seat, type State } from '../../src';
import type { PickDamage } from '../../src/procedures/combat/damage-galactica';
import type { Sympathizer } from '../../src/procedures/loyalty/sympathizer';
import type { SkillCheck } from '../../src/procedures/skill-checks/frame';

/** Deals anew everything in a state that one seat may not know, for tests that its view does not change. */

type Mix = <T>(items: T[]) => T[];

function mixer(seed: number): Mix {
  const pick = chooser(seed);
  return (items) => {
    for (let i = items.length - 1; i > 0; i--) {
      const j = pick(i + 1);
      [items[i], items[j]] = [items[j], items[i]];
    }
    return items;
  };
}

/** Asks whose options show the seat hidden cards, so that it knows them. */
export const seesHidden: Readonly<Record<string, readonly string[]>> = {
  'take-card': ['hands'],
  // Whoever wants to react has said with what.
  'order-of-reactions': ['hands'],
  arrange: ['decks'],
  'choose-destination': ['drawn'],
  'keep-card': ['drawn'],
  'pick-crisis': ['drawn'],
  'pick-damage': ['tokens'],
};

/** Takes every item out of the lists, mixes them, and deals the same numbers back. */
function redeal(mix: Mix, lists: number[][]): void {
  const pool = mix(lists.flat());
  for (const list of lists) {
    const n = list.length;
    list.length = 0;
    list.push(...pool.splice(0, n).sort((a, b) => a - b));
  }
}

function mixSkillCards(s: State, seat: Seat | null, mix: Mix): void {
  const hands = s.players.flatMap((p, of) => (of === seat ? [] : [p.hand]));
  const piles = s.stack.filter((f) => f.p === 'skill-check') as (Frame & SkillCheck)[];
  for (const { draw } of s.decks.skill) mix(draw);
  const hidden = piles.flatMap((f) =>
    f.revealed ? [] : f.pile.filter((c) => !c.faceUp && c.by !== seat).map((card) => ({ card, f })),
  );
  const lists = [...hands, s.decks.destiny, hidden.map(({ card }) => card.card)];
  redeal(mix, lists);
  const dealt = lists[lists.length - 1];
  hidden.forEach(({ card, f }, i) => {
    f.pile[f.pile.indexOf(card)] = { ...card, card: dealt[i] };
  });
  // Who gave which revealed card is nobody's to know; how many each gave is.
  for (const f of piles) {
    if (!f.revealed) continue;
    const authors = mix(f.pile.map((c) => c.by));
    f.pile = f.pile.map((c, i) => ({ ...c, by: authors[i] }));
  }
}

function mixLoyalty(s: State, seat: Seat | null, mix: Mix): void {
  // Everybody knows of the Sympathizer card that is being passed on.
  const passed = s.stack.filter((f) => f.p === 'pass-sympathizer') as (Frame & Sympathizer)[];
  const isPassed = (of: Seat, card: number) => passed.some((f) => f.seat === of && f.card === card);
  const hidden = s.players.flatMap((p, of) =>
    of === seat
      ? []
      : p.loyalty.filter(
          (l) => !l.faceUp && !(seat !== null && l.seenBy.includes(seat)) && !isPassed(of, l.card),
        ),
  );
  const pool = mix([...hidden.map((l) => l.card), ...s.decks.loyalty]);
  for (const l of hidden) l.card = pool.pop() as number;
  s.decks.loyalty = pool;
}

function mixCivilians(s: State, seat: Seat | null, mix: Mix): void {
  const unseen = areas.flatMap((area) =>
    s.areas[area].civilians.filter((c) => seat === null || !c.seenBy.includes(seat)),
  );
  const pool = mix([...unseen.map((c) => c.kind), ...s.civilians]);
  for (const ship of unseen) ship.kind = pool.pop() as number;
  s.civilians = pool;
}

/** Cards drawn to pick one from, which only whoever picks has seen. */
function mixDrawn(s: State, mix: Mix): void {
  for (const frame of s.stack as (Frame & { drawn?: number[]; deck?: DeckName })[]) {
    if (frame.drawn === undefined || frame.drawn.length === 0) continue;
    const { draw } = s.decks[frame.p === 'jump' ? 'destination' : (frame.deck ?? 'crisis')];
    const drawn = mix([...frame.drawn, ...draw]);
    frame.drawn = drawn.splice(0, frame.drawn.length);
    draw.splice(0, draw.length, ...drawn);
  }
}

function mixDrawnTokens(s: State, mix: Mix): void {
  for (const frame of s.stack) {
    if (frame.p === 'pick-damage')
      redeal(mix, [(frame as Frame & PickDamage).tokens, s.galacticaDamage.pile]);
  }
  mix(s.galacticaDamage.pile);
}

export function redealHidden(state: State, seat: Seat | null, seed: number): State {
  const s = fork(state);
  const mix = mixer(seed);
  const knows = new Set(s.questions.filter((q) => q.seat === seat).flatMap((q) => seesHidden[q.ask] ?? []));
  if (!knows.has('hands')) mixSkillCards(s, seat, mix);
  mixLoyalty(s, seat, mix);
  mixCivilians(s, seat, mix);
  if (!knows.has('decks')) {
    for (const name of ['crisis', 'destination'] as const) mix(s.decks[name].draw);
  }
  const quorum = seat !== null && s.titles.president === seat ? [] : [s.quorumHand];
  redeal(mix, [...quorum, s.decks.quorum.draw]);
  mix(s.decks.quorum.draw);
  redeal(mix, [
    ...s.players.flatMap((p, of) => (of === seat ? [] : [p.superCrises])),
    s.decks['super-crisis'].draw,
  ]);
  mix(s.basestarDamage);
  for (const stream of Object.values(s.streams)) mix(stream);
  if (!knows.has('drawn')) mixDrawn(s, mix);
  if (!knows.has('tokens')) mixDrawnTokens(s, mix);
  // What others have picked and not yet shown.
  for (const question of s.questions) if (question.seat !== seat && question.picks) question.picks = ['?'];
  return s;
}
