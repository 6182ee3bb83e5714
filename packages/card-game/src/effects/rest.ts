import { type Option, runAgain, takeResult } from '@ragtag/kernel';
import { cards } from '../cards/tables';
import { takeFrom } from '../operations/decks';
import { addSupply, leavePlay } from '../operations/play-area';
import { revealThreat } from '../procedures/cylon-phase';
import { revealMystic, turnUp } from '../procedures/reveal';
import { nearest } from '../queries';
import { handleFor, seatsFor } from '../questions';
import { closeReplacement } from '../replacements';
import { rules } from '../rules';
import type { Handle, Kind, Seat } from '../terms';
import { dealWithTriggers, setOff } from '../triggers';
import type { Verbs } from './start';

/** Resources. */
export const resourceVerbs = {
  /** Freighters are asked while a stack is paid, and read there. */
  generate() {},
  /** Read while a mission's requirements are filled. */
  fillPlaces() {},
  lessen(g, { n }, _frame, scene) {
    g.state.inForce.push({
      on: 'cost',
      handles: null,
      modifier: { on: 'cost', of: 'everybody' },
      n,
      owner: scene.you,
      source: scene.cause.kind,
      until: 'next-action',
    });
  },
  convert(g, _effect, _frame, scene) {
    g.state.inForce.push({
      on: 'conversion',
      handles: null,
      modifier: { on: 'conversion', of: 'everybody' },
      n: 0,
      owner: scene.you,
      source: scene.cause.kind,
      until: 'next-action',
    });
  },
  supply(g, { from }, _frame, scene) {
    rules.call(g, 'add-supply', { seat: scene.you, card: from === 'this' ? scene.cause.kind : null });
  },
} satisfies Verbs;

interface AddSupply {
  readonly seat: Seat;
  /** The event itself, or what is still to be chosen from the hand. */
  card: Kind | null;
}

declare module '../rules' {
  interface Procedures {
    'add-supply': AddSupply;
  }
}

rules.ask<Option & { readonly card: Kind }, AddSupply>('supply-card', {
  moot: (g, _frame, { seat }) => g.state.players[seat].hand.length <= 1,
  options: (g, _frame, { seat }) =>
    [...new Set(g.state.players[seat].hand)].map((card) => ({ id: cards[card].id, card })),
  chosen(g, frame, [{ card }], { seat }) {
    takeFrom(g.state.players[seat].hand, card);
    frame.card = card;
  },
});

rules.ask<Option & { readonly stack: Handle }, AddSupply>('supply-place', {
  options: (g, _frame, { seat }) =>
    g.state.players[seat].stacks.map(({ handle }) => ({ id: String(handle), stack: handle })),
  chosen(g, { card }, [{ stack }], { seat }) {
    addSupply(g, seat, card as Kind, stack, 'ccg.resources.supply');
  },
});

rules.procedure('add-supply', {
  chooseCard(g, frame) {
    if (frame.card === null) rules.put(g, frame.seat, 'supply-card');
    // rule: ccg.card.top-off
    else {
      const played = nearest(g.state, 'played');
      if (played) played.kept = true;
    }
  },
  choosePlace(g, frame) {
    if (frame.card !== null) rules.put(g, frame.seat, 'supply-place');
  },
});

/** Mystic values. */
export const mysticVerbs = {
  reveal(g, { as }, frame, scene) {
    const values = takeResult<number[]>(frame);
    if (values) {
      [scene.bind[as]] = values;
      return;
    }
    runAgain(frame);
    revealMystic(g, [scene.you], false);
  },
  nextReveal(g, { who, how, until = 'turn', target }, _frame, scene) {
    const [seat] = seatsFor(g.state, who, scene);
    if (seat === undefined) return;
    g.state.reveals.push({
      seat,
      how,
      chooser: scene.you,
      until,
      target: target === undefined ? 0 : (handleFor(g.state, target, scene) ?? 0),
      host: handleFor(g.state, 'host', scene) ?? 0,
      source: scene.cause.kind,
    });
  },
  // rule: ccg.mystic.redraw
  redraw(g, _effect, _frame, scene) {
    const reveal = nearest(g.state, 'reveal');
    const row = reveal?.rows[scene.bind.row as number];
    if (!row) return;
    const card = scene.bind.card as number;
    row.shown[card] = turnUp(g, row.seat);
    setOff(g, 'mystic-revealed', { player: row.seat, row: scene.bind.row, card });
  },
} satisfies Verbs;

/** Challenges. */
export const challengeVerbs = {
  // rule: ccg.challenge.end-by-card
  endChallenge(g) {
    const challenge = nearest(g.state, 'challenge');
    if (challenge) challenge.ended = true;
  },
  // rule: ccg.card.lee-adama
  chooseDefender(g) {
    const challenge = nearest(g.state, 'challenge');
    if (challenge) challenge.names = true;
  },
  /** What is played to defend says so itself. */
  joinDefense() {},
  notDefeated(g, _effect, _frame, scene) {
    const defeat = nearest(g.state, 'defeat-one');
    if (!defeat) return;
    defeat.replaced = true;
    closeReplacement(g);
    const kind = scene.cause.kind;
    g.facts.push({
      fact: 'defeat-replaced',
      handle: defeat.unit,
      kind,
      by: kind,
      rule: 'ccg.triggers.replacement',
    });
  },
} satisfies Verbs;

/** Cylon threats. */
export const threatVerbs = {
  removeThreat(g, { what }, _frame, scene) {
    const handle = handleFor(g.state, what, scene);
    if (handle !== undefined) leavePlay(g, handle, 'discard', 'ccg.attack.threat-removed');
  },
  // rule: ccg.attack.extra-threat
  extraThreat(g, _effect, _frame, scene) {
    const phase = nearest(g.state, 'cylon-phase');
    const handle = revealThreat(g, scene.you);
    if (!phase || handle === undefined) return;
    phase.red.unshift(handle);
    setOff(g, 'threats-revealed', {});
    dealWithTriggers(g);
  },
  shield(g, { threat, who }, _frame, scene) {
    const handle = handleFor(g.state, threat, scene);
    const found = g.state.threats.find((t) => t.handle === handle);
    const [seat] = seatsFor(g.state, who, scene);
    if (found && seat !== undefined) found.spared.push(seat);
  },
} satisfies Verbs;

/** Actions and phases. */
export const phaseVerbs = {
  // rule: ccg.execution.extra-action, ccg.execution.extra-action-in-challenge
  extraActions(g, { n }, _frame, scene) {
    const { stack } = g.state;
    for (let i = stack.length - 1; i >= 0; i--) {
      const { round } = stack[i] as { round?: { at: Seat; extra: number } };
      if (!round) continue;
      if (round.at === scene.you) round.extra += n;
      g.facts.push({ fact: 'extra-actions', seat: scene.you, n, rule: 'ccg.execution.extra-action' });
      return;
    }
  },
  endPhase(g) {
    const execution = nearest(g.state, 'execution');
    if (execution) execution.ended = true;
  },
  // rule: ccg.turn.extra-phases
  extraPhases(g) {
    const { order } = g.state.turn;
    const at = order.indexOf('cylon');
    order.splice(at + 1, 0, 'execution', 'cylon');
  },
  actsFirst(g, { who }, _frame, scene) {
    const [seat] = seatsFor(g.state, who, scene);
    if (seat !== undefined) g.state.turn.actsFirst = seat;
  },
} satisfies Verbs;
