import { answer, type BoardFact, factsFor, view } from '@ragtag/board-game';
import { deal } from './deal';
import type { FromEngine, ToEngine } from './engine-messages';
import { LocalEngine } from './local-engine';
import type { GameRecord } from './record';
import { study } from './study';

let engine: LocalEngine | undefined;

function tell(message: FromEngine): void {
  self.postMessage(message);
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

function handle(message: ToEngine): void {
  switch (message.ask) {
    case 'open':
      engine = new LocalEngine(message.record, message.viewer);
      tell(engine.sync());
      tell(engine.play());
      break;
    case 'answer':
      if (engine) tell(engine.play(message.answer));
      break;
    case 'look':
      if (engine) tell(engine.sync(message.seat));
      break;
    case 'study':
      tell({ tell: 'study', study: study(message.record) });
      break;
    case 'moment':
      tell(moment(message.record, message.after, message.viewer));
      break;
    default:
      message satisfies never;
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ToEngine>) => {
  try {
    handle(data);
  } catch (error) {
    tell({ tell: 'broken', message: error instanceof Error ? error.message : String(error) });
  }
});
