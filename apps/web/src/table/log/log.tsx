import './log.css';
import type { BoardFact, View } from '@ragtag/board-game';
import { useEffect, useMemo, useRef } from 'react';
import { factText, stepName } from '../../words/say';
import { type Chapter, chaptersOf } from './chapters';
import { RuleLink } from './rule-link';

interface Props {
  readonly view: View;
  readonly facts: readonly BoardFact[];
  /** Facts told before the screen was opened. */
  readonly before: number;
}

/** What has happened, as prose, a turn at a time; old turns are folded. */
export function Log({ view, facts, before }: Props) {
  const chapters = useMemo(() => chaptersOf(facts), [facts]);
  const end = useRef<HTMLDivElement>(null);
  const n = facts.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the log as it grows.
  useEffect(() => {
    const box = end.current?.parentElement;
    if (box) box.scrollTop = box.scrollHeight;
  }, [n]);
  return (
    <section className="log" aria-label="Log" tabIndex={-1}>
      {chapters.map((chapter, i) => (
        <ChapterView
          key={chapter.from}
          chapter={chapter}
          view={view}
          open={i >= chapters.length - 2}
          fresh={chapter.from + chapter.facts.length > before && before > 0 && chapter.from <= before}
        />
      ))}
      <div ref={end} />
    </section>
  );
}

interface ChapterProps {
  readonly chapter: Chapter;
  readonly view: View;
  readonly open: boolean;
  readonly fresh: boolean;
}

function ChapterView({ chapter, view, open, fresh }: ChapterProps) {
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
        {fresh && <span className="chapter-new">since you were away</span>}
      </summary>
      <ol>
        {chapter.facts.map((fact, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the log only grows.
          <li key={i} className={`line ${toneOf(fact)}`}>
            {fact.fact === 'step' ? (
              <span className="label">{stepName(fact.step)}</span>
            ) : (
              factText(view, fact)
            )}
            {fact.rule && <RuleLink rule={fact.rule} />}
          </li>
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
