import { type OpenQuestion, type OptionText, plainly } from '@ragtag/kernel';
import type { ReactNode } from 'react';
import type { GameTable } from '../shell/half';
import { useTable } from '../shell/table/table-context';
import type { Known } from './known';
import { PlainLayout } from './layout';
import { saidOr } from './say';
import { plain as texts } from './words';

/** Milliseconds that every fact is shown for at the calm pace. */
const length = 500;

/** Any game on the screen. */
export function plainTable(known: Known): GameTable {
  const { module, words } = known;
  const optionText: GameTable['words']['option'] = (view, question, id): OptionText => {
    const option = question.options.find((each) => each.id === id);
    const otherwise = { label: plainly(id) };
    return option ? saidOr(() => words.option(question, option, view), otherwise) : otherwise;
  };
  const foresee = (view: Parameters<typeof optionText>[0], question: OpenQuestion, id: string) => {
    const { whatHappens } = optionText(view, question, id);
    return whatHappens === undefined ? [] : [whatHappens];
  };
  return {
    Table: (props) => <PlainLayout known={known} {...props} />,
    Ending: ({ children }) => <Ending known={known}>{children}</Ending>,
    Claims: () => null,
    asking: {
      inHand: () => false,
      saysItself: () => false,
      label: (view, question, { id }) => optionText(view, question, id).label,
      Glyph: () => null,
      Price: () => null,
      Detail: () => null,
      ordered: (_view, { options }) => options,
      isGrave: () => false,
      foresee,
      foreseeAll: () => [],
      confirm: ({ min }, picks) => (picks === 0 && min === 0 ? 'None' : 'Confirm'),
    },
    showing: {
      length: () => length,
      moved: (view) => view,
      sound: () => undefined,
      tone: () => undefined,
      isTold: () => true,
      isTogether: () => false,
      isSecret: () => false,
      turn: (fact) => module.turnBegun(fact) ?? undefined,
      nothing: null,
      keep: (kept) => kept,
      goOn: (kept) => kept,
    },
    words: {
      player: (view, seat) => saidOr(() => words.player(seat, view), view.players[seat].name),
      badge: (view, seat) => view.players[seat].name.slice(0, 2),
      fact: (view, fact) => saidOr(() => words.fact(fact, view), plainly(fact.fact)),
      question: (view, question) => saidOr(() => words.question(question, view), `${plainly(question.ask)}?`),
      option: optionText,
      said: (_view, said) => ('claim' in said ? plainly(said.claim) : said.text),
      moment: plainly,
      awaited: () => texts.deciding,
      unasked: (view, name) => saidOr(() => words.unasked?.(name, view).label, undefined) ?? plainly(name),
      after: texts.after,
    },
    sounds: {},
    momentsFor: () => [],
    rulebook: () => '/rulebook',
  };
}

function Ending({ known, children }: { readonly known: Known; readonly children: ReactNode }) {
  const { view } = useTable();
  if (!view.over) return null;
  return (
    <section className="ending paper" aria-labelledby="ending-title">
      <p className="label">{texts.theEnd}</p>
      <h2 id="ending-title">{known.words.standing(view)}</h2>
      <p className="ending-ways">{children}</p>
    </section>
  );
}
