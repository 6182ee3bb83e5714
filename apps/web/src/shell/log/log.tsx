import { log as words } from '../words';
import './log.css';
import { Fragment, type RefObject, useMemo, useRef } from 'react';
import { useTable } from '../table/table-context';
import { Masked } from '../ui/masked';
import { type Chapter, chaptersOf, type Entry } from './chapters';
import { RuleLink } from './rule-link';
import { useReading } from './use-reading';

interface Props {
  /** How many facts had been told when the reader left, if more have been since. */
  readonly since: number | null;
}

/** What has happened, as prose, a turn at a time; turns that were read before are folded. */
export function Log({ since }: Props) {
  const { facts, game } = useTable();
  const chapters = useMemo(() => chaptersOf(facts, game), [facts, game]);
  const box = useRef<HTMLElement>(null);
  const mark = useRef<HTMLLIElement>(null);
  useReading(box, mark, since);
  const isNew = ({ n }: Entry) => since !== null && n >= since;
  const firstNew = chapters.flatMap(({ entries }) => entries).find(isNew)?.n;
  return (
    <section className="log" aria-label={words.log} tabIndex={-1} ref={box}>
      <div>
        {chapters.map((chapter, i) => (
          <ChapterView
            key={chapter.turn}
            chapter={chapter}
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
  readonly open: boolean;
  /** The first entry that the reader has not seen. */
  readonly firstNew: number | undefined;
  readonly mark: RefObject<HTMLLIElement | null>;
}

function ChapterView({ chapter, open, firstNew, mark }: ChapterProps) {
  const { view } = useTable();
  const title = chapter.turn === 0 ? words.settingUp : words.turn(chapter.turn);
  return (
    <details className="chapter" open={open}>
      <summary>
        <span className="label">{title}</span>
        {chapter.seat !== null && (
          <span className="chapter-who">
            {chapter.seat === view.seat ? words.you : view.players[chapter.seat]?.name}
          </span>
        )}
      </summary>
      <ol>
        {chapter.entries.map((entry) => (
          <Fragment key={entry.n}>
            {entry.n === firstNew && (
              <li className="since-away" ref={mark}>
                {words.sinceYouWereAway}
              </li>
            )}
            <Line {...entry} />
          </Fragment>
        ))}
      </ol>
    </details>
  );
}

function Line({ fact, times, parts }: Entry) {
  const { view, game, source } = useTable();
  const tone = game.showing.tone(fact) ?? (fact.only ? 'own' : '');
  const once = game.words.fact(view, fact);
  if (once === '') return null;
  const text = times === 1 ? once : words.times(once, times);
  return (
    <li className={`line ${tone}`}>
      {tone === 'step' ? (
        <span className="label">{text.replace(/\.$/, '')}</span>
      ) : source && game.showing.isSecret(fact) ? (
        <Masked>{text}</Masked>
      ) : game.Told ? (
        <game.Told fact={fact} text={text} />
      ) : (
        text
      )}
      {fact.rule && <RuleLink rule={fact.rule} />}
      {parts.length > 0 && (
        <ol className="passage">
          {parts.map((part) => (
            <Line key={part.n} {...part} />
          ))}
        </ol>
      )}
    </li>
  );
}
