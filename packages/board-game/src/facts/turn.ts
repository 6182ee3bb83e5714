import type { Cause, WindowName } from '../effects/types';
import { inArea, place, steps } from '../say/en/names';
import { tells, whom } from '../say/en/telling';
import { capital } from '../say/en/words';
import type { Teller } from '../say/language';
import type { Verdict } from '../state';
import type { Area, Seat } from '../terms';
import type { FactFamily } from './face';

/** Turns, what is done in them, and the end of the game. */

declare module '../facts' {
  interface Facts {
    'turn-started': { seat: Seat; turn: number };
    step: { step: string; seat: Seat };
    moved: { seat: Seat; to: string };
    flew: { seat: Seat; to: Area };
    action: { seat: Seat; cause: Cause };
    reaction: { seat: Seat; window: WindowName; cause: Cause };
    'game-over': { verdict: Verdict };
  }
}

const verdicts: Readonly<Partial<Record<string, (reason: string) => string>>> = {
  'endgame.human-win': () => 'The fleet makes its final jump: the humans win.',
  'endgame.loss.resource': (reason) => `${capital(reason)} has run out: the Cylons win.`,
  'endgame.loss.centurion': () => 'Centurions have taken Galactica: the Cylons win.',
  'endgame.loss.galactica': () => 'Galactica is destroyed: the Cylons win.',
};

function action(tell: Teller, seat: Seat, cause: Cause): string {
  const name = tell.cause(cause) ?? '';
  switch (cause.kind) {
    case 'location':
      return tells(tell, seat, 'activate', place(cause.id));
    case 'skill':
      return tells(tell, seat, 'play', name);
    case 'quorum':
      return tells(tell, seat, 'play', 'a Quorum card');
    case 'loyalty':
      return tells(tell, seat, 'reveal', 'a Loyalty card');
    case 'title':
      return tells(tell, seat, 'act', `as ${name}`);
    case 'rule':
      return tells(tell, seat, 'fly', `${seat === tell.you ? 'your' : 'their'} viper`);
    default:
      return tells(tell, seat, 'use', name);
  }
}

/** What happens by itself, and is told before what comes of it. */
function ruleAtWork(tell: Teller, seat: Seat, rule: string): string {
  switch (rule) {
    case 'turn.trauma.start-on-token':
      return tells(tell, seat, 'begin', 'the turn where a trauma token lies');
    case 'turn.movement.ally':
      return tells(tell, seat, 'end', 'the move beside an Ally');
    case 'allies.displaced':
      return 'An Ally cannot stay.';
    case 'trauma.allyseasons-draw':
      return 'Whoever is sent there takes a trauma token.';
    default:
      return 'A rule takes effect.';
  }
}

export const turnFacts = {
  'turn-started': {
    fields: { seat: 'seat', turn: 'number' },
    en: (f, tell) => `Turn ${f.turn}: ${whom(tell, f.seat)}.`,
  },
  step: {
    fields: { step: 'step', seat: 'seat' },
    en: (f) => `${steps[f.step] ?? capital(f.step)}.`,
  },
  moved: {
    fields: { seat: 'seat', to: 'place' },
    en: (f, tell) => tells(tell, f.seat, 'move', `to ${place(f.to)}`),
  },
  flew: {
    fields: { seat: 'seat', to: 'area' },
    en: (f, tell) => tells(tell, f.seat, 'fly', `to the area ${inArea(f.to)}`),
  },
  action: {
    fields: { seat: 'seat', cause: 'cause' },
    en: (f, tell) => action(tell, f.seat, f.cause),
  },
  reaction: {
    fields: { seat: 'seat', window: 'window', cause: 'cause' },
    en(f, tell) {
      if (f.cause.kind === 'rule') return ruleAtWork(tell, f.seat, f.cause.id);
      return tells(
        tell,
        f.seat,
        f.cause.kind === 'skill' ? 'play' : 'use',
        tell.cause(f.cause) ?? 'a reaction',
      );
    },
  },
  'game-over': {
    fields: { verdict: 'verdict' },
    en: ({ verdict }) =>
      verdicts[verdict.rule]?.(verdict.reason) ?? `The game is over: the ${verdict.winner} win.`,
  },
} satisfies FactFamily;
