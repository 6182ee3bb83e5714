import type { CardFact, View } from '@ragtag/card-game';
import { wordsIn } from '@ragtag/card-game/say';
import type { ReactNode } from 'react';
import { plainTable } from '../../plain/table';
import type { GameTable } from '../../shell/half';
import { stepsBy } from '../../shell/question/steps';
import { Duel } from '../question/duel';
import { firstStep, secondStep } from '../question/steps';
import { type KeptOfCards, showing } from '../showing';
import { sounds } from '../sounds';
import { moments, table as texts } from '../words';
import { known } from './known';
import { momentsFor, momentWords } from './moments';
import { TableLayout } from './table-layout';
import { ToldLine } from './told-line';
import { useCards } from './use-cards';

const words = wordsIn('en');
const plain = plainTable(known) as unknown as GameTable<View, CardFact, KeptOfCards>;

/** Questions whose answer others see at once. */
const forGood: ReadonlySet<string> = new Set([
  'action',
  'resource',
  'defend',
  'defender',
  'cylon-choice',
  'give-up',
]);

const confirmed: Readonly<Record<string, string>> = { pay: texts.proposed };

/** The card game on the screen. */
export const table: GameTable<View, CardFact, KeptOfCards> = {
  ...plain,
  Table: TableLayout,
  Ending,
  Told: ToldLine,
  asking: {
    ...plain.asking,
    keepsAsking: (window) => window === 'challenge',
    steps: stepsBy(firstStep),
    label: (view, question, option) =>
      secondStep(view, question, option) ?? plain.asking.label(view, question, option),
    takesTwo: ({ ask }) => forGood.has(ask),
    Detail: Duel,
    confirm: (question, picks) => confirmed[question.ask] ?? plain.asking.confirm(question, picks),
  },
  showing,
  sounds,
  words: { ...plain.words, after: texts.after, moment: momentWords, aboutOrders: moments.about },
  momentsFor,
  rulebook: (_view, { rule, table: from }) =>
    `/rulebook/card${from ? `?table=${encodeURIComponent(from)}` : ''}${rule ? `#${rule}` : ''}`,
};

function Ending({ children }: { readonly children: ReactNode }) {
  const { view, source, facts } = useCards();
  if (!view.over) return null;
  const { winners, rule } = view.over;
  const names = winners.map((seat) => view.players[seat].name).join(', ');
  const isYou = view.seat !== null && winners.includes(view.seat);
  const conceded = rule === 'ccg.win.survivor' && facts.findLast((fact) => fact.fact === 'conceded');
  const why = texts.why[rule] ?? words.standing(view);
  return (
    <section className="ending paper" aria-labelledby="ending-title">
      <p className="label">{texts.theEnd}</p>
      <h2 id="ending-title">{winners.length > 1 ? texts.tie(names) : texts.winners(names, isYou)}</h2>
      <p>{conceded ? texts.hasConceded(view.players[conceded.seat].name) : why}</p>
      {source?.task === undefined && <p className="ending-ways">{children}</p>}
    </section>
  );
}
