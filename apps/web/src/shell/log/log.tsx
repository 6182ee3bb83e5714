import './log.css';
import type { BoardFact, View } from '@ragtag/board-game';
import { Fragment, type RefObject, useMemo, useRef } from 'react';
import { factText, stepName } from '../../board-game/words/say';
import { type Chapter, chaptersOf, type Entry } from './chapters';
import { RuleLink } from './rule-link';
import { useReading } from './use-reading';

interface Props {
  readonly view: View;
  readonly facts: readonly BoardFact[];
  /** How many facts had been told when the reader left, if more have been since. */
  readonly since: number | null;
}

/** What has happened, as prose, a turn at a time; turns that were read before are folded. */
export function Log({ view, facts, since }: Props) {
  const chapters = useMemo(() => chaptersOf(facts), [facts]);
  const box = useRef<HTMLElement>(null);
  const mark = useRef<HTMLLIElement>(null);
  useReading(box, mark, since);
  const isNew = ({ n }: Entry) => since !== null && n >= since;
  const firstNew = chapters.flatMap(({ entries }) => entries).find(isNew)?.n;
  return (
    <section className="log" aria-label="Log" tabIndex={-1} ref={box}>
      <div>
        {chapters.map((chapter, i) => (
          <ChapterView
            key={chapter.turn}
            chapter={chapter}
            view={view}
            open={i >= chapters.length - 2 || chapter.entries.some(isNew)}
            firstNew={firstNew}
            mark={mark}
          />
        ))}
      </div>
    </section>
  );
}

interface ChapterProps {
  readonly chapter: Chapter;
  readonly view: View;
  readonly open: boolean;
  /** The first entry that the reader has not seen. */
  readonly firstNew: number | undefined;
  readonly mark: RefObject<HTMLLIElement | null>;
}

function ChapterView({ chapter, view, open, firstNew, mark }: ChapterProps) {
  const title = chapter.turn === 0 ? 'Setting up' : `Turn ${chapter.turn}`;
  return (
    <details className="chapter" open={open}>
      <summary>
        <span className="label">{title}</span>
        {chapter.turn > 0 && (
          <span className="chapter-who">
            {view.players[chapter.seat]?.character && factTitle(view, chapter)}
          </span>
        )}
      </summary>
      <ol>
        {chapter.entries.map(({ n, fact }) => (
          <Fragment key={n}>
            {n === firstNew && (
              <li className="since-away" ref={mark}>
                Since you were away
              </li>
            )}
            <li className={`line ${toneOf(fact)}`}>
              {fact.fact === 'step' ? (
                <span className="label">{stepName(fact.step)}</span>
              ) : (
                factText(view, fact)
              )}
              {fact.rule && <RuleLink rule={fact.rule} />}
            </li>
          </Fragment>
        ))}
      </ol>
    </details>
  );
}

function factTitle(view: View, { seat }: Chapter): string {
  return seat === view.seat ? 'you' : view.players[seat].name;
}

function toneOf(fact: BoardFact): string {
  switch (fact.fact) {
    case 'resource-lost':
    case 'civilian-destroyed':
    case 'galactica-damaged':
    case 'viper-damaged':
    case 'cylon-revealed':
      return 'loss';
    case 'step':
      return 'step';
    case 'crisis-drawn':
    case 'check-result':
    case 'fleet-jumps':
    case 'phase':
      return 'strong';
    default:
      return fact.only ? 'own' : '';
  }
}
