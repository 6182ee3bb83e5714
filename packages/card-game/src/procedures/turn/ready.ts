import { each, type Option } from '@ragtag/kernel';
import { cards, isUnitKind } from '../../cards/tables';
import { dealWithTriggers, setOff } from '../../in-play/triggers';
import { setAlert, setDown } from '../../operations/areas';
import { drawCards, takeFrom } from '../../operations/decks';
import { leftHandOpenly, leftHandSecretly } from '../../operations/memory';
import { addAsset, addSupply } from '../../operations/play-area';
import { type G, rules } from '../../rules';
import { firstPlayer, seatsFrom, unitBy } from '../../table/queries';
import type { Handle, Kind, Seat } from '../../terms';

/** The ready phase. rule: ccg.ready.step-ready to ccg.ready.step-reorder */
export interface Ready {
  left?: Seat[];
  /** Unit stacks that were put in order already. */
  done: Handle[];
}

declare module '../../rules' {
  interface Procedures {
    ready: Ready;
  }
}

interface ResourceOption extends Option {
  readonly card?: Kind;
  readonly stack?: Handle;
}

const noResource: ResourceOption = Object.freeze({ id: 'pass' });

rules.ask<ResourceOption, Ready>('resource', {
  // Whoever has a card could play it as a supply card.
  options(g, _frame, { seat }) {
    const { hand, stacks } = g.state.players[seat];
    const options: ResourceOption[] = [];
    let last = -1;
    for (const card of hand) {
      if (card === last) continue;
      last = card;
      const { id } = cards[card];
      // rule: ccg.resources.asset-which
      if (isUnitKind[card]) options.push({ id: `asset:${id}`, card });
      // rule: ccg.resources.supply-place
      for (const { handle } of stacks) options.push({ id: `supply:${id}:${handle}`, card, stack: handle });
    }
    if (options.length > 0) options.push(noResource);
    return options;
  },
  chosen(g, _frame, [{ card, stack }], { seat }) {
    if (card === undefined) {
      g.facts.push({ fact: 'passed', seat, rule: 'ccg.ready.step-resource-once' });
      return;
    }
    const p = g.state.players[seat];
    takeFrom(p.hand, card);
    if (stack === undefined) {
      leftHandOpenly(p, card);
      addAsset(g, seat, card);
    } else {
      leftHandSecretly(p);
      addSupply(g, seat, card, stack, 'ccg.resources.supply');
    }
  },
});

interface TopOption extends Option {
  readonly unit?: Handle;
  readonly card?: Kind;
}

// The order below the top never matters: any card but the top one can be sacrificed.
rules.ask<TopOption, Ready>('reorder', {
  options(g, frame, { seat }) {
    const options: TopOption[] = [];
    for (const { handle, cards: stacked } of g.state.players[seat].units) {
      if (frame.done.includes(handle)) continue;
      stacked.forEach((card, i) => {
        if (card !== stacked[0] && stacked.indexOf(card) === i)
          options.push({ id: `top:${handle}:${cards[card].id}`, unit: handle, card });
      });
    }
    if (options.length > 0) options.push({ id: 'pass' });
    return options;
  },
  chosen(g, frame, [{ unit, card }], { seat }) {
    if (unit === undefined || card === undefined) return;
    const stacked = unitBy(g.state, unit)?.cards;
    if (!stacked) return;
    stacked.splice(stacked.indexOf(card), 1);
    stacked.unshift(card);
    frame.done.push(unit);
    g.facts.push({ fact: 'reordered', seat, handle: unit, kind: card, rule: 'ccg.stack.reorder' });
    rules.put(g, seat, 'reorder');
  },
});

/** rule: ccg.ready.step-ready, ccg.ready.exhausted-stay */
function readyAll(g: G): void {
  for (const { units, missions } of g.state.players) {
    for (const { handle, alert, down } of units)
      if (!alert && !down) setAlert(g, handle, true, 'ccg.ready.step-ready');
    for (const { handle, alert, down } of missions)
      if (!alert && !down) setAlert(g, handle, true, 'ccg.ready.step-ready');
  }
}

/** rule: ccg.ready.step-restore */
function restoreAll(g: G): void {
  const restore = ({ handle, down }: { readonly handle: Handle; readonly down: boolean }): void => {
    if (down) setDown(g, handle, false, 'ccg.ready.step-restore');
  };
  for (const { units, missions, resolved, stacks } of g.state.players) {
    for (const unit of units) {
      restore(unit);
      unit.links.forEach(restore);
    }
    missions.forEach(restore);
    resolved.forEach(restore);
    stacks.forEach(restore);
  }
}

const inOrder = (g: G): Seat[] => seatsFrom(g.state, firstPlayer(g.state));

rules.procedure('ready', {
  // rule: ccg.ready.begin
  begin(g) {
    setOff(g, 'ready-begins', {});
    dealWithTriggers(g);
  },
  ready: (g) => readyAll(g),
  restore: (g) => restoreAll(g),
  // rule: ccg.ready.step-draw, ccg.ready.first-turn-too
  draw(g) {
    for (const seat of inOrder(g)) drawCards(g, seat, 2, 'ccg.ready.step-draw');
  },
  resource: each('left', inOrder, (g, _frame, seat) => void rules.put(g, seat, 'resource')),
  reorder: each('left', inOrder, (g, _frame, seat) => void rules.put(g, seat, 'reorder')),
});
