import { answer, type BoardFact, factsFor, resolveOptions, view } from '@ragtag/board-game';
import { explain } from '@ragtag/bots/board';
import { study } from '../../board-game/after/study';
import { deal } from './deal';
import type { FromEngine, ToEngine } from './engine-messages';
import { LocalEngine } from './local-engine';
import type { GameRecord } from './record';

let engine: LocalEngine | undefined;

function tell(message: FromEngine): void {
  self.postMessage(message);
}

function tellAll(messages: Iterable<FromEngine>): void {
  for (const message of messages) tell(message);
}

/** How a recorded game stood after so many answers. */
function moment(record: GameRecord, after: number, viewer: number | null): FromEngine {
  const { state, facts } = deal(record);
  let news: readonly BoardFact[] = facts;
  for (const given of record.answers.slice(0, after)) {
    const answered = answer(state, given);
    if (!answered.ok) throw new Error(answered.refusal.message);
    news = answered.facts;
  }
  return { tell: 'moment', after, view: view(state, viewer), facts: factsFor(news, viewer) };
}

function suspicions({ selection, seed, answers }: GameRecord): FromEngine {
  const resolved = resolveOptions(selection);
  if (!resolved.ok) throw new Error(resolved.conflicts.map(({ because }) => because).join(' '));
  return { tell: 'explained', story: explain(resolved.options, seed, answers) };
}

function handle(message: ToEngine): void {
  switch (message.ask) {
    case 'open':
      engine = new LocalEngine(message.record, message.viewer, message.orders);
      tell(engine.sync());
      tellAll(engine.play());
      break;
    case 'answer':
      if (engine) tellAll(engine.play(message.answer));
      break;
    case 'look':
      if (engine) {
        tell(engine.sync(message.seat));
        tellAll(engine.play());
      }
      break;
    case 'orders':
      if (engine) {
        engine.orders = message.orders;
        tellAll(engine.play());
      }
      break;
    case 'say': {
      const said = engine?.say(message.say);
      if (said) tell(said);
      break;
    }
    case 'undo':
      takeBack(message.answers);
      break;
    case 'study':
      tell({ tell: 'study', study: study(message.record) });
      break;
    case 'explain':
      tell(suspicions(message.record));
      break;
    case 'moment':
      tell(moment(message.record, message.after, message.viewer));
      break;
    default:
      message satisfies never;
  }
}

function takeBack(answers: number): void {
  const rewound = engine?.before(answers);
  if (!engine || !rewound) {
    tell({ tell: 'refused', message: 'You have not given that many answers.' });
    return;
  }
  engine = engine.at(rewound);
  tell({ tell: 'rewound', answers: rewound.answers.length, spoken: rewound.spoken?.length ?? 0 });
  tell(engine.sync());
  tellAll(engine.play());
}

self.addEventListener('message', ({ data }: MessageEvent<ToEngine>) => {
  try {
    handle(data);
  } catch (error) {
    tell({ tell: 'broken', message: error instanceof Error ? error.message : String(error) });
  }
});
