import type { Asking, Option } from '@ragtag/kernel';
import { skillKinds } from '../../cards/tables';
import { type HandOption, handOptions } from '../../in-play/hand-options';
import { addLikePieces, exactly, type LikePiece } from '../../in-play/like-pieces';
import { close } from '../../in-play/reactions';
import { seatFor } from '../../in-play/scene';
import { addToHand, discardCard, discardFromHand, putOnSkillPile } from '../../operations/decks';
import {
  destroyBasestar,
  destroyCylonFighter,
  destroyViperAnywhere,
  removeBasestar,
} from '../../operations/losses';
import { type Rolled, rollDie } from '../../procedures/combat/die-roll';
import { type CardOption, cardOptions } from '../../procedures/crisis/drawn-cards';
import { reportDiscard } from '../../procedures/skill-cards/discard-skills';
import { drawSkills, skillSet } from '../../procedures/skill-cards/draw-skills';
import { type G, rules } from '../../rules';
import { basestarsIn, nearest, plainRaiders } from '../../table/queries';
import { attackNow } from '../../table/running';
import { type Area, areas, type Seat, skills } from '../../terms';
import { drawQuorum } from '../cards/run-decks';
import { type RunFrame, type Runs, runAgain } from '../run-verb';
import { bind, sceneOf, takeResult } from '../start';
import { onBehalf } from '../who';
import { type ViperAnywhereOption, vipersAbout } from './viper-options';

/** What single cards and abilities of the Exodus box do. */

declare module '../../rules' {
  interface Asks {
    'destroy-viper': Asking<ViperAnywhereOption>;
    'destroy-raiders': Asking<LikePiece<boolean>>;
    'redraw-quorum': Asking<CardOption>;
    'exchange-cards': Asking<HandOption>;
    'type-to-draw': Asking<TypeToDraw>;
    'choose-roll': Asking<NumberOption>;
  }
}

/** Ships of an area back to the supply, without anything having destroyed them. */
function removeFrom(g: G, area: Area): void {
  const { areas: space, supply, marks } = g.state;
  for (const basestar of basestarsIn(g.state, area)) removeBasestar(g, basestar);
  const here = space[area];
  if (marks.scar === area) marks.scar = null;
  for (const [kind, ships] of [
    ['raiders', 'raider'],
    ['heavyRaiders', 'heavy-raider'],
  ] as const) {
    const n = here[kind];
    if (n === 0) continue;
    here[kind] = 0;
    supply[kind] += n;
    g.facts.push({ fact: 'ships-removed', area, ships, n });
  }
}

/** rule: scar.no-roll */
function destroyAll(g: G, among: readonly Area[]): void {
  for (const area of among) {
    for (let n = plainRaiders(g.state, area); n > 0; n--) destroyCylonFighter(g, 'raider', area);
    for (let n = g.state.areas[area].heavyRaiders; n > 0; n--) destroyCylonFighter(g, 'heavy-raider', area);
    for (const basestar of basestarsIn(g.state, area)) destroyBasestar(g, basestar);
  }
}

rules.ask<ViperAnywhereOption, RunFrame>('destroy-viper', {
  options: (g) => vipersAbout(g.state, ['reserves', 'damaged']),
  chosen: (g, _frame, [viper]) => destroyViperAnywhere(g, viper),
});

/** What was rolled, until the raiders are destroyed. */
const rolledOf = (g: G, frame: RunFrame) => Number(sceneOf(g, frame).bind.rolled ?? 0);

rules.ask<LikePiece<boolean>, RunFrame>('destroy-raiders', {
  options(g, frame) {
    const n = rolledOf(g, frame);
    const area = attackNow(g.state)?.area;
    const slots: LikePiece<boolean>[] = [];
    if (area === undefined || area === null) return slots;
    addLikePieces(slots, 'raider', false, plainRaiders(g.state, area), n);
    // rule: scar.count-roll
    if (n >= 7 && g.state.marks.scar === area) addLikePieces(slots, 'scar', true, 1, n);
    return slots;
  },
  count: (g, frame, slots) => exactly(rolledOf(g, frame), slots),
  chosen(g, _frame, picks) {
    const area = attackNow(g.state)?.area;
    if (area === undefined || area === null) return;
    for (const { place: isScar } of picks) destroyCylonFighter(g, 'raider', area, isScar);
  },
});

rules.ask<CardOption, RunFrame>('redraw-quorum', {
  options: (g) => cardOptions('quorum', g.state.quorumHand),
  count: (_g, _frame, options) => [0, options.length],
  chosen(g, _frame, picks, { seat }) {
    const { quorumHand } = g.state;
    for (const { card } of picks) {
      quorumHand.splice(quorumHand.indexOf(card), 1);
      discardCard(g, 'quorum', card);
      g.facts.push({ fact: 'quorum-discarded', card });
    }
    drawQuorum(g, seat, picks.length);
  },
});

rules.ask<HandOption, RunFrame>('exchange-cards', {
  options: (g, _frame, { seat }) => handOptions(g.state.players[seat].hand),
  count: (_g, _frame, options) => [Math.min(1, options.length), options.length],
  chosen(g, frame, picks, { seat }) {
    const { cause } = sceneOf(g, frame);
    const cards = picks.map(({ card }) => card);
    discardFromHand(g, seat, cards, cause);
    bind(g, frame, 'exchanged', cards.length);
    reportDiscard(g, { seat, cards, cause, chosen: true });
  },
});

interface TypeToDraw extends Option {
  readonly skill: number;
}

rules.ask<TypeToDraw, RunFrame>('type-to-draw', {
  options: (g, _frame, { seat }) => skillSet(g, seat).map((skill) => ({ id: skills[skill], skill })),
  chosen(g, frame, [{ skill }], { seat }) {
    const n = Number(sceneOf(g, frame).bind.exchanged ?? 0);
    drawSkills(g, seat, n, [skill], 'turn.receive.skill-set-only');
  },
});

interface NumberOption extends Option {
  readonly n: number;
}

const numbers: readonly NumberOption[] = Array.from({ length: 8 }, (_, i) =>
  Object.freeze({ id: `${i + 1}`, n: i + 1 }),
);

rules.ask<NumberOption, RunFrame>('choose-roll', {
  options: () => [...numbers],
  chosen(g, _frame, [{ id, n }], { seat }) {
    const roll = nearest(g.state, 'die-roll');
    if (!roll) return;
    roll.final = n;
    roll.set = true;
    close(g);
    g.facts.push({ fact: 'effect-chosen', seat, option: id });
  },
});

function takeHand(g: G, seat: Seat, from: Seat): void {
  const { players } = g.state;
  const cards = players[from].hand;
  players[from].hand = [];
  for (const card of cards) {
    addToHand(players[seat].hand, card);
    g.facts.push({ fact: 'card-taken', seat, from });
    g.facts.push({ fact: 'card-taken', seat, from, card, only: [seat, from] });
  }
}

export const exodusRuns = {
  sweepSpace(g, effect, _frame, { bind: bound }) {
    if (effect.in === undefined) return destroyAll(g, areas);
    const area = areas.find((each) => each === bound[effect.in ?? '']);
    if (area && effect.how === 'destroy') destroyAll(g, [area]);
    else if (area) removeFrom(g, area);
  },
  damageBasestarIn(g, { area }) {
    const [basestar] = basestarsIn(g.state, area);
    if (basestar !== undefined) rules.call(g, 'damage-basestar', { basestar, left: 1, token: -1 });
  },
  destroyViper: (g, { by }, _frame, scene) =>
    onBehalf(g, by, scene, (seat) => void rules.put(g, seat, 'destroy-viper')),
  destroyRaidersByRoll: (g, { by }, frame, scene) =>
    onBehalf(g, by, scene, (seat) => {
      const rolled = takeResult<Rolled>(frame);
      if (rolled === undefined) {
        runAgain(frame);
        return rollDie(g, seat, scene.cause);
      }
      bind(g, frame, 'rolled', rolled.n);
      rules.put(g, seat, 'destroy-raiders');
    }),
  takeHand(g, effect, _frame, scene) {
    const seat = seatFor(g.state, effect.who, scene);
    const from = seatFor(g.state, effect.from, scene);
    if (seat !== undefined && from !== undefined && seat !== from) takeHand(g, seat, from);
  },
  // rule: skill-check.step7.printed-values
  discardFromCheck(g, { strengths }) {
    const check = nearest(g.state, 'skill-check');
    if (!check) return;
    const goes = ({ card }: { readonly card: number }) => strengths.includes(skillKinds[card].strength);
    const cards = check.pile.filter(goes).map(({ card }) => card);
    if (cards.length === 0) return;
    check.pile = check.pile.filter((each) => !goes(each));
    for (const card of cards) putOnSkillPile(g, card);
    g.facts.push({ fact: 'check-cards-removed', seat: g.state.turn.seat, cards, to: 'discard' });
  },
  redrawQuorum: (g, { who }, _frame, scene) =>
    onBehalf(g, who, scene, (seat) => {
      if (g.state.quorumHand.length > 0) rules.put(g, seat, 'redraw-quorum');
    }),
  exchangeSkillCards: (g, { who }, frame, scene) =>
    onBehalf(g, who, scene, (seat) => {
      if (scene.bind.exchanged !== undefined) return void rules.put(g, seat, 'type-to-draw');
      runAgain(frame);
      rules.put(g, seat, 'exchange-cards');
    }),
  chooseRoll: (g, { by }, _frame, scene) =>
    onBehalf(g, by, scene, (seat) => void rules.put(g, seat, 'choose-roll')),
} satisfies Runs;
