import { rulebook as words } from './words';
import './rulebook.css';
import './book.css';
import './preset.css';
import './rule-card.css';
import './pictures/pictures.css';
import './print.css';
import { audienceWords, forOptions, rulebook } from '@ragtag/rulebook';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { app } from '../shell/words';
import { useBarHeight } from './bar-height';
import { Book } from './book';
import { Concerned } from './concerns';
import { type Configuration, useConfiguration } from './configuration';
import { Contents, useReading } from './contents';
import { MissingPlace } from './missing-place';
import { OptionPanel } from './option-panel';
import { usePaper } from './paper';
import { goTo, useOpeningPlace } from './place';
import { PresetBar } from './preset-bar';
import { PrintedContents } from './printed-contents';
import { ProofContext, useLoadedProofs } from './proofs';
import { RuleCard } from './rule-card';
import { type OpenRule, RuleContext } from './rule-context';
import { type OtherBook, SearchBox } from './search/search-box';
import { Sheet } from './sheet';
import { Shelf } from './shelf';
import { TestedRules } from './tested-rules';
import { Tools } from './tools';

const cardBook: OtherBook = {
  title: words.books.card,
  href: '/rulebook/card',
  load: async () => (await import('@ragtag/rulebook/card-game')).cardRulebook,
};

/** The rulebook for any boxes and options. */
export default function RulebookPage() {
  const configuration = useConfiguration('/rulebook');
  const { selection } = configuration;
  const shown = useDeferredValue(selection);
  const book = useMemo(() => forOptions(rulebook, shown), [shown]);
  const here = useReading(book);
  const text = useRef<HTMLElement>(null);
  const proofs = useLoadedProofs();
  const [card, setCard] = useState<{ rule: string; anchor: HTMLElement } | null>(null);
  const openRule: OpenRule = useCallback((rule, anchor) => setCard({ rule, anchor }), []);
  const paper = usePaper();
  const bar = useBarHeight();
  const missing = useOpeningPlace(configuration.rule, book);
  useEffect(() => {
    document.title = words.title;
  }, []);
  return (
    <ProofContext value={proofs}>
      <RuleContext value={openRule}>
        <div
          className={`rulebook ${selection.highlight ? 'show-changes' : ''} ${paper.on ? 'paper' : ''}`}
          style={bar.style}
        >
          <a className="skip-link" href="#book">
            {words.toTheText}
          </a>
          <header className="rulebook-bar" ref={bar.ref}>
            <a className="rulebook-home" href="/">
              {app.name}
            </a>
            <SearchBox book={book} text={text} go={goTo} other={cardBook} />
            <Tools selection={selection} paper={paper} />
          </header>
          <div className="rulebook-side">
            <Contents book={book} here={here} go={goTo} />
          </div>
          <main id="book" ref={text} tabIndex={-1}>
            <header className="book-head">
              <Shelf open="board" />
              <h1>{words.theRulebook}</h1>
              <p className="book-for">{audienceWords(selection)}</p>
              <TestedRules book={book} />
              <PresetBar configuration={configuration} />
              {missing && <MissingPlace place={missing} />}
            </header>
            <PrintedContents book={book} />
            <div className={`book ${shown === selection ? '' : 'turning'}`}>
              <Book book={book} selection={shown} />
            </div>
          </main>
          <aside className="rulebook-side options-side" aria-label={words.options}>
            <Options configuration={configuration} />
          </aside>
          <Dock
            contents={(close) => (
              <Contents
                book={book}
                here={here}
                go={(id) => {
                  close();
                  goTo(id);
                }}
              />
            )}
            options={() => <Options configuration={configuration} />}
          />
        </div>
        {card && (
          <RuleCard
            {...card}
            book={rulebook}
            more={<Concerned rule={card.rule} />}
            close={() => setCard(null)}
          />
        )}
      </RuleContext>
    </ProofContext>
  );
}

function Options({ configuration: { selection, change } }: { readonly configuration: Configuration }) {
  return <OptionPanel selection={selection} change={change} />;
}

interface DockProps {
  contents(close: () => void): React.ReactNode;
  options(close: () => void): React.ReactNode;
}

/** Contents and options where the screen has no room beside the text. */
function Dock({ contents, options }: DockProps) {
  return (
    <nav className="dock" aria-label={words.contentsAndOptions}>
      <Sheet title={words.contents} className="for-contents">
        {contents}
      </Sheet>
      <Sheet title={words.boxesAndOptions} className="for-options">
        {options}
      </Sheet>
    </nav>
  );
}
