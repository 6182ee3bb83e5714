import '../../rulebook/rulebook.css';
import '../../rulebook/book.css';
import '../../rulebook/rule-card.css';
import '../../rulebook/print.css';
import './rulebook.css';
import { cardRulebook as book, cardCover } from '@ragtag/rulebook/card-game';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { useBarHeight } from '../../rulebook/bar-height';
import { Chapter, type Drawing } from '../../rulebook/chapter';
import { Contents, useReading } from '../../rulebook/contents';
import { goTo, useOpeningPlace } from '../../rulebook/place';
import { PrintedContents } from '../../rulebook/printed-contents';
import { ProofContext, useLoadedProofs } from '../../rulebook/proofs';
import { RuleCard } from '../../rulebook/rule-card';
import { type OpenRule, RuleContext } from '../../rulebook/rule-context';
import { type OtherBook, SearchBox } from '../../rulebook/search/search-box';
import { Sheet } from '../../rulebook/sheet';
import { Shelf } from '../../rulebook/shelf';
import { TestedRules } from '../../rulebook/tested-rules';
import { rulebook as texts } from '../../rulebook/words';
import { app } from '../../shell/words';
import { rulebook as words } from '../words';
import { ExampleBox } from './example-box';
import { CardFigure } from './figure';

const boardBook: OtherBook = {
  title: texts.books.board,
  href: '/rulebook',
  load: async () => (await import('@ragtag/rulebook')).rulebook,
};

const drawing: Drawing = {
  example: (example, key, draw) => <ExampleBox key={key} example={example} draw={draw} />,
  figure: ({ properties }, key) => <CardFigure key={key} id={String(properties.dataCard)} />,
};

const noBoxes: readonly string[] = [];
/** Nothing but a table of ours: a link must not lead readers elsewhere. */
const tableIn = (search: string): string | undefined =>
  /^\/(?:game|table)\/[\w-]+$/.exec(new URLSearchParams(search).get('table') ?? '')?.[0];

/** The rulebook of the card game. */
export default function CardRulebookPage() {
  const here = useReading(book);
  const text = useRef<HTMLElement>(null);
  const proofs = useLoadedProofs('/card-rulebook-proofs.json');
  const [card, setCard] = useState<{ rule: string; anchor: HTMLElement } | null>(null);
  const openRule: OpenRule = useCallback((rule, anchor) => setCard({ rule, anchor }), []);
  const missing = useOpeningPlace(null, book);
  const table = tableIn(useSearch());
  const bar = useBarHeight();
  useEffect(() => {
    document.title = words.title;
  }, []);
  return (
    <ProofContext value={proofs}>
      <RuleContext value={openRule}>
        <div className="rulebook of-cards" style={bar.style}>
          <a className="skip-link" href="#book">
            {texts.toTheText}
          </a>
          <header className="rulebook-bar" ref={bar.ref}>
            <a className="rulebook-home" href="/">
              {app.name}
            </a>
            <SearchBox book={book} text={text} go={goTo} other={boardBook} />
            <div className="tools">
              <a className="button small" href="/aids/card">
                {words.sheet}
              </a>
              <button type="button" className="button small wide-only" onClick={() => print()}>
                {texts.print}
              </button>
            </div>
          </header>
          <div className="rulebook-side">
            <Contents book={book} here={here} go={goTo} />
          </div>
          <main id="book" ref={text} tabIndex={-1}>
            <header className="book-head">
              <Shelf open="card" />
              <h1>{cardCover.title}</h1>
              <p className="book-for">{cardCover.about}</p>
              <TestedRules book={book} />
              {table && <Link href={table}>{texts.backToTheTable}</Link>}
              {missing && (
                <p className="notice" role="status">
                  {texts.missingPlace(missing)}
                </p>
              )}
            </header>
            <PrintedContents book={book} />
            <div className="book">
              {book.chapters.map((chapter, at) => (
                <Chapter
                  key={chapter.id}
                  number={at + 1}
                  chapter={chapter}
                  drawing={drawing}
                  inUse={noBoxes}
                  print={chapter.id}
                />
              ))}
            </div>
          </main>
          <nav className="dock" aria-label={texts.contents}>
            <Sheet title={texts.contents} className="for-contents">
              {(close) => (
                <Contents
                  book={book}
                  here={here}
                  go={(id) => {
                    close();
                    goTo(id);
                  }}
                />
              )}
            </Sheet>
          </nav>
        </div>
        {card && <RuleCard {...card} book={book} close={() => setCard(null)} />}
      </RuleContext>
    </ProofContext>
  );
}
