import type { Answer } from '../answer';
import type { GameModule, GameView, Sight } from '../game-module';
import type { GameOptions } from '../game-options';
import { type Chooser, chooser } from '../random-player';
import { saysTheSame, shareUnchanged } from '../same';
import type { Fact, MachineState } from '../state';
import { playRandomly, type Tried } from './random-game';

/**
 * What holds for every game of any module, tried out in random games. Each property says what is wrong, or nothing, so that it can
 * be looked at by whatever runs tests.
 */

const text = (value: unknown): string => JSON.stringify(value);

/** A game that is stored and read again, or forked, at every question plays on identically. */
export function playsOnFromCopies<
  S extends MachineState,
  F extends Fact,
  V extends GameView,
  O extends GameOptions,
  Setup,
>(module: GameModule<S, F, V, O, Setup>, tried: Tried<O, Setup>): string | undefined {
  const asJson = (state: S): unknown => JSON.parse(text(module.save(state)));
  /** One is stored and read again at every question, one is forked. */
  const copying: readonly ((state: S) => S)[] = [
    (state) => module.load(asJson(state)),
    (state) => module.fork(state),
  ];
  const copies = copying.map(() => module.start(tried.beginning).state);
  const { wrong, state } = playRandomly(module, tried, ({ questions, given, take }) => {
    const asked = text(questions);
    const said: string[] = [];
    for (const [i, copy] of copying.entries()) {
      copies[i] = copy(copies[i]);
      if (text(module.pending(copies[i])) !== asked) return 'a copy asks something else';
      said.push(text(module.answer(copies[i], given)));
    }
    const facts = take();
    const told = text({ ok: true, facts });
    return said.every((each) => each === told) ? undefined : 'a copy tells something else';
  });
  if (wrong !== undefined) return wrong;
  const end = text(sorted(asJson(state)));
  return copies.every((copy) => text(sorted(asJson(copy))) === end) ? undefined : 'a copy has become another';
}

/** The same value with its fields in the order of their names. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]));
}

/** A game is its beginning and its answers, and an answer is taken back by leaving it out. */
export function isItsAnswers<
  S extends MachineState,
  F extends Fact,
  V extends GameView,
  O extends GameOptions,
  Setup,
>(module: GameModule<S, F, V, O, Setup>, tried: Tried<O, Setup>): string | undefined {
  const played = playRandomly(module, tried, ({ state, answers }) => {
    if (answers.length % 37 !== 5) return undefined;
    const again = module.replay(tried.beginning, answers);
    return text(again) === text(state) ? undefined : 'without the next answer it is not as it was before';
  });
  if (played.wrong !== undefined) return played.wrong;
  const again = module.replay(tried.beginning, played.answers);
  return text(again) === text(played.state) ? undefined : 'the same answers lead elsewhere';
}

/** What was not offered is refused and changes nothing. */
export function refusesWhatIsNotOffered<
  S extends MachineState,
  F extends Fact,
  V extends GameView,
  O extends GameOptions,
  Setup,
>(module: GameModule<S, F, V, O, Setup>, tried: Tried<O, Setup>, rubbish: string): string | undefined {
  const { players } = tried.beginning.options;
  return playRandomly(module, tried, ({ state, questions, answers }) => {
    if (answers.length % 11 > 0) return undefined;
    const before = text(state);
    const [{ seat, id, options, max }] = questions;
    const all = options.map((option) => option.id);
    const bad: Answer[] = [
      { seat, question: id, picks: [`${rubbish}?`] },
      { seat, question: id + 1, picks: [all[0]] },
      { seat: (seat + 1) % players, question: id + 5000, picks: [all[0]] },
      { seat, question: id, picks: [...all, ...all].slice(0, max + 1) },
    ];
    for (const given of bad) if (module.answer(state, given).ok) return `${text(given)} is taken`;
    return text(state) === before ? undefined : 'a refused answer has changed the game';
  }).wrong;
}

/**
 * No card or piece is lost or doubled. A census tells by name what there is; what has a name is held to what it was when
 * the name first came up, as long as the name does. `every`: it is made before every so manieth answer.
 */
export function keepsEverything<
  S extends MachineState,
  F extends Fact,
  V extends GameView,
  O extends GameOptions,
  Setup,
>(
  module: GameModule<S, F, V, O, Setup>,
  tried: Tried<O, Setup>,
  census: (state: S) => Readonly<Record<string, unknown>>,
  every = 1,
): string | undefined {
  const whole = new Map<string, string>();
  return playRandomly(module, tried, ({ state, answers }) => {
    if (answers.length % every > 0) return undefined;
    for (const [name, there] of Object.entries(census(state))) {
      const now = text(there);
      const before = whole.get(name) ?? now;
      whole.set(name, before);
      if (now !== before) return `${name} was ${before} and is ${now}`;
    }
    return undefined;
  }).wrong;
}

/** Whether two values say different things, whatever the order of their fields. */
function differ(one: unknown, other: unknown): boolean {
  return text(one) !== text(other) && text(sorted(one)) !== text(sorted(other));
}

/** Deals anew what a seat may not know; a spectator is null. */
export type Redeal<S> = (state: S, seat: number | null, random: Chooser) => S;

/**
 * Nobody sees anything that depends on what they may not know. What is hidden is dealt anew as the game imagines it for a
 * seat, or by `redeal`, which knows spectators too. `every`: before every so manieth answer.
 */
export function hidesWhatIsHidden<
  S extends MachineState,
  F extends Fact,
  V extends GameView,
  O extends GameOptions,
  Setup,
>(
  module: GameModule<S, F, V, O, Setup>,
  tried: Tried<O, Setup>,
  every: number,
  redeal?: Redeal<S>,
): string | undefined {
  const random = chooser(tried.seed + 1);
  return playRandomly(module, tried, ({ state, answers }) => {
    if (answers.length % every > 0) return undefined;
    const others = [...module.view(state, null).players.keys()].map((seat) => ({
      seat,
      other: redeal ? redeal(state, seat, random) : module.determinize(state, seat, random),
    }));
    const everybody = redeal ? [{ seat: null, other: redeal(state, null, random) }, ...others] : others;
    const told = everybody.find(({ seat, other }) =>
      differ(module.view(other, seat), module.view(state, seat)),
    );
    return told && `seat ${told.seat} sees something else where what it may not know is another`;
  }).wrong;
}

/**
 * Who looks again, at a state that shares with earlier ones what has not changed, sees what it would see for the first
 * time; some have not looked for a while.
 */
export function showsTheSameAgain<
  S extends MachineState,
  F extends Fact,
  V extends GameView,
  O extends GameOptions,
  Setup,
>(module: GameModule<S, F, V, O, Setup>, tried: Tried<O, Setup>): string | undefined {
  const seen = new Map<number | null, Sight<S>>();
  let before: S | undefined;
  const look = (state: S, moment: number): string | undefined => {
    const now = module.fork(state);
    if (before) shareUnchanged(now, before);
    before = now;
    const everybody = [null, ...module.view(now, null).players.keys()];
    const seats = everybody.filter((_, n) => (moment + n) % 3 > 0);
    const known = seats.map((seat) => seen.get(seat));
    for (const [n, sight] of module.sights(now, seats, known).entries()) {
      const seat = seats[n];
      seen.set(seat, sight);
      if (!saysTheSame({ ...sight.common, ...sight.own }, module.view(now, seat)))
        return `seat ${seat} sees something else than at the first glance`;
    }
    return undefined;
  };
  const { wrong, state, answers } = playRandomly(module, tried, (moment) =>
    look(moment.state, moment.answers.length),
  );
  return wrong ?? look(state, answers.length);
}
