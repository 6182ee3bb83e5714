import { loadGame } from '@ragtag/games/load';
import { beginningOf, deal } from '@ragtag/host';
import type { Fact } from '@ragtag/kernel';
import { gameNamed } from '../../games/named';
import { studiesOf } from '../../games/studies';
import { table as words } from '../words';
import type { Course, FromEngine, ToEngine } from './engine-messages';
import { LocalEngine, type Told } from './local-engine';
import type { GameRecord } from './record';

let engine: LocalEngine | undefined;

function tell(message: FromEngine): void {
  self.postMessage(message);
}

function tellAll(messages: Iterable<FromEngine>): void {
  for (const message of messages) tell(message);
}

async function toldOf({ game }: GameRecord): Promise<Told> {
  const playable = await loadGame(gameNamed(game));
  const { standing } = await playable.module.words('en');
  return { ...playable, standing };
}

/** How a recorded game stood after so many answers. */
async function moment(record: GameRecord, after: number, viewer: number | null): Promise<FromEngine> {
  const { module } = await loadGame(gameNamed(record.game));
  const { state, facts } = deal(module, record);
  let news: readonly Fact[] = facts;
  for (const given of record.answers.slice(0, after)) {
    const answered = module.answer(state, given);
    if (!answered.ok) throw new Error(answered.refusal.message);
    news = answered.facts;
  }
  return { tell: 'moment', after, view: module.view(state, viewer), facts: module.factsFor(news, viewer) };
}

async function courseOf(record: GameRecord): Promise<Course> {
  const { module } = await loadGame(gameNamed(record.game));
  const turns: number[] = [];
  let moments = -1;
  const last = module.replay(beginningOf(module, record), record.answers, (facts) => {
    moments++;
    if (facts.some((fact) => module.turnBegun(fact))) turns.push(moments);
  });
  return { last: module.view(last, null), moments, turns };
}

async function handle(message: ToEngine): Promise<void> {
  switch (message.ask) {
    case 'open':
      engine = new LocalEngine(await toldOf(message.record), message.record, message.viewer, message.orders);
      if (engine.from) tell({ tell: 'resumed', from: engine.from });
      tell(engine.sync());
      tellAll(engine.play());
      break;
    case 'answer':
      if (engine) tellAll(engine.play(message.answers));
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
    case 'study': {
      const studies = await studiesOf(gameNamed(message.record.game));
      tell({ tell: 'study', study: studies[message.study](message.record) });
      break;
    }
    case 'course':
      tell({ tell: 'course', course: await courseOf(message.record) });
      break;
    case 'moment':
      tell(await moment(message.record, message.after, message.viewer));
      break;
    default:
      message satisfies never;
  }
}

function takeBack(answers: number): void {
  const rewound = engine?.before(answers);
  if (!engine || !rewound) {
    tell({ tell: 'refused', message: words.notThatMany });
    return;
  }
  engine = engine.at(rewound);
  tell({ tell: 'rewound', answers: rewound.answers.length, spoken: rewound.spoken?.length ?? 0 });
  tell(engine.sync());
  tellAll(engine.play());
}

/** One after another, although a game's code may have to be loaded first. */
let handled: Promise<void> = Promise.resolve();

self.addEventListener('message', ({ data }: MessageEvent<ToEngine>) => {
  handled = handled
    .then(() => handle(data))
    .catch((error: unknown) => {
      tell({ tell: 'broken', message: error instanceof Error ? error.message : String(error) });
    });
});
