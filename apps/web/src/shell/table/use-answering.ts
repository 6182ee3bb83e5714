import type { GameView, OpenQuestion } from '@ragtag/kernel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Presenter, Shown } from '../game/presenter';
import type { Aside } from '../game/source';
import type { Asking } from '../half';
import { onlyAnswer } from '../question/alike';
import type { TableState } from './table-context';

interface AnswerDraft {
  readonly key: string;
  readonly picks: readonly string[];
  readonly aim: string | null;
  readonly narrowed: readonly string[] | null;
}

const untouched: AnswerDraft = { key: '', picks: [], aim: null, narrowed: null };

interface Sources extends Pick<TableState, 'game' | 'source' | 'aside' | 'company'> {
  readonly presenter: Presenter;
  readonly shown: Shown;
  readonly view: GameView;
}

/** Who is asked only so that a reaction window tells nothing has nothing to decide: standing orders pass. */
function passesByItself({ id, options }: OpenQuestion, { windows }: Aside): boolean {
  return windows[id] !== undefined && options.every((option) => option.id === 'pass');
}

/** Of what is alike only the first, which has no number, is offered where one is picked; cards of the hand all lie there. */
function once({ inHand, ordered }: Asking<GameView>, view: GameView, question: OpenQuestion) {
  const options = ordered(view, question);
  return question.max > 1 || inHand(question) ? options : options.filter(({ id }) => !id.includes('#'));
}

/** Picking options of the open question, from the panel, the board or the hand. */
export function useAnswering({ presenter, shown, view, game, source, aside, company }: Sources): TableState {
  const asked = view.questions.find((each) => !passesByItself(each, aside));
  const question = useMemo(
    () => asked && { ...asked, options: once(game.asking, view, asked) },
    [asked, view, game],
  );
  const key = question ? `${question.seat}/${question.id}` : '';
  // What was picked, looked at and clicked belongs to one question, and is nothing to the next.
  const [draft, setDraft] = useState<AnswerDraft>(untouched);
  const { picks, aim, narrowed } = draft.key === key ? draft : untouched;
  const ready = shown.settled && !shown.sent && shown.handover === null && question !== undefined;

  const answer = useCallback(
    (ids: readonly string[]) => {
      if (ready && question)
        presenter.answer(question.id, ids, question.options.find(({ id }) => id === ids[0])?.through);
    },
    [presenter, question, ready],
  );

  // With bots alone nobody can tell from the time that all was alike. What was taken back is asked.
  const answered = useRef('');
  const alone = source?.kind === 'local' && !source.shared;
  useEffect(() => {
    const only = ready && alone && asked && onlyAnswer(asked);
    if (!only || answered.current === key) return;
    answered.current = key;
    presenter.answer(asked.id, only);
  }, [presenter, asked, ready, alone, key]);

  return useMemo<TableState>(() => {
    const change = (part: Partial<AnswerDraft>) =>
      setDraft((before) => ({ ...(before.key === key ? before : untouched), ...part, key }));
    const setPicks = (ids: readonly string[]) => change({ picks: ids });
    const setAim = (id: string | null) => change({ aim: id });
    const setNarrowed = (ids: readonly string[] | null) => change({ narrowed: ids });
    const single = question !== undefined && question.min === 1 && question.max === 1;
    const pick = (id: string, how: 'at-once' | 'select' = 'at-once') => {
      if (!ready || !question) return;
      if (single) {
        const option = question.options.find((each) => each.id === id);
        const grave = option !== undefined && game.asking.isGrave(view, question, option);
        if ((how === 'at-once' && !grave) || picks[0] === id) answer([id]);
        else setPicks([id]);
        return;
      }
      if (picks.includes(id)) setPicks(picks.filter((p) => p !== id));
      else if (picks.length + 1 === question.max && game.asking.lastGives?.(question)) answer([...picks, id]);
      else if (picks.length < question.max) setPicks([...picks, id]);
    };
    const clickOn = (ids: readonly string[]) => {
      if (ids.length === 0) return;
      if (ids.length === 1) return pick(ids[0], 'select');
      if (single) return setNarrowed(ids);
      const free = ids.find((id) => !picks.includes(id));
      if (free !== undefined && question && picks.length < question.max) setPicks([...picks, free]);
      else setPicks(picks.filter((id) => !ids.includes(id)));
    };
    return {
      game,
      view,
      facts: shown.facts,
      question,
      ready,
      refusal: shown.refusal,
      picks,
      aim,
      narrowed,
      beat: shown.beat,
      kept: shown.kept ?? game.showing.nothing,
      said: shown.said,
      source,
      aside,
      company,
      pick,
      setPicks,
      confirm: () => answer(picks),
      setAim,
      clickOn,
      widen: () => setNarrowed(null),
      skip: () => presenter.skip(),
    };
  }, [
    presenter,
    game,
    view,
    question,
    key,
    ready,
    picks,
    aim,
    narrowed,
    shown.facts,
    shown.refusal,
    shown.beat,
    shown.kept,
    shown.said,
    source,
    aside,
    company,
    answer,
  ]);
}
