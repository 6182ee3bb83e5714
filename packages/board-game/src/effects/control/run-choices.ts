import type { Ask, Asking, Option } from '@ragtag/kernel';
import { locationsNow } from '../../in-play/faces';
import { answersTo } from '../../in-play/rulings';
import { seatFor } from '../../in-play/scene';
import { playersThat, prisonOf } from '../../in-play/targets';
import { type G, rules } from '../../rules';
import { isOpenTo } from '../../table/boards';
import { galacticaIsAway } from '../../table/new-caprica';
import type { BoardName, Seat } from '../../terms';
import { askWho } from '../asking';
import type { RunFrame, Runs } from '../run-verb';
import { bind, currentEffect, sceneOf } from '../start';
import type { EffectOf } from '../types';

declare module '../../rules' {
  interface Asks {
    'choose-player': Asking<SeatOption>;
    'choose-skill': Asking;
    'choose-resource': Asking;
    'choose-location': Asking;
  }
}

/** Choices that bind a name. */

interface SeatOption extends Option {
  readonly player: Seat;
}

rules.ask<SeatOption, RunFrame>('choose-player', {
  options: (g, frame) => {
    const effect = currentEffect<EffectOf<'choosePlayer'>>(frame);
    const scene = sceneOf(g, frame);
    const about = scene.cause.kind === 'location' ? { location: scene.cause.id } : {};
    const only = answersTo(g, 'legal-target', about).flatMap(({ modifier, scene: its }) =>
      modifier.only === undefined ? [] : [seatFor(g.state, modifier.only, its)],
    );
    return playersThat(g.state, effect.filter, scene)
      .filter((seat) => only.every((o) => o === seat))
      .map((player) => ({ id: g.state.players[player].character, player }));
  },
  chosen: (g, frame, [pick], question) => {
    const { as } = currentEffect<EffectOf<'choosePlayer'>>(frame);
    bind(g, frame, as, pick.player);
    g.facts.push({ fact: 'player-chosen', seat: question.seat, player: pick.player, as });
  },
});

/** A choice of words that is bound to a name. */
const chooseWord: Ask<G, Option, RunFrame> = {
  options: (_g, frame) =>
    currentEffect<EffectOf<'chooseSkill' | 'chooseResource'>>(frame).among.map((id) => ({ id })),
  chosen: (g, frame, [pick], question) => {
    bind(g, frame, currentEffect<EffectOf<'chooseSkill' | 'chooseResource'>>(frame).as, pick.id);
    const { cause } = sceneOf(g, frame);
    g.facts.push({ fact: 'effect-chosen', seat: question.seat, option: pick.id, cause });
  },
};
rules.ask('choose-skill', chooseWord);
rules.ask('choose-resource', chooseWord);

/** Where a place is chosen: on New Caprica, for whoever leaves its prison, and for Cylons who cannot get home. */
function boardMeant(g: G, frame: RunFrame, { board, leaving }: EffectOf<'chooseLocation'>) {
  if (leaving && prisonOf(g.state, sceneOf(g, frame)) === 'detention') return 'new-caprica';
  // rule: newcaprica.before.gaeta-doral
  return board === 'cylon' && galacticaIsAway(g.state) ? 'new-caprica' : board;
}

/** Whether a board is a ship of the humans. rule: rebel-basestar.enter */
const isOfHumans = ({ state }: G, board: BoardName): boolean =>
  board === 'rebel-basestar' ? state.rebel === 'human' : isOpenTo(board, true);

rules.ask<Option, RunFrame>('choose-location', {
  options: (g, frame) => {
    const effect = currentEffect<EffectOf<'chooseLocation'>>(frame);
    const on = boardMeant(g, frame, effect);
    return locationsNow(g)
      .filter(({ board }) => (on === undefined ? isOfHumans(g, board) : board === on))
      .filter((l) => !l.hazardous || effect.hazardous?.includes(l.place))
      .map(({ place }) => ({ id: place }));
  },
  chosen: (g, frame, [pick], question) => {
    bind(g, frame, currentEffect<EffectOf<'chooseLocation'>>(frame).as, pick.id);
    const { cause } = sceneOf(g, frame);
    g.facts.push({ fact: 'effect-chosen', seat: question.seat, option: pick.id, cause });
  },
});

export const choiceRuns = {
  choosePlayer: (g, effect, frame) => askWho(g, effect.by, frame, 'choose-player', effect.needs),
  chooseSkill: (g, effect, frame) => askWho(g, effect.by, frame, 'choose-skill'),
  chooseResource: (g, effect, frame) => askWho(g, effect.by, frame, 'choose-resource'),
  chooseLocation: (g, effect, frame) => askWho(g, effect.by, frame, 'choose-location'),
  remember(g, effect, frame, scene) {
    const seat = seatFor(g.state, effect.who, scene);
    if (seat !== undefined) bind(g, frame, effect.as, seat);
  },
} satisfies Runs;
