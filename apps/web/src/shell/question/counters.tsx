import type { OpenQuestion, Option } from '@ragtag/kernel';
import { useTable } from '../table/table-context';
import { question as words } from '../words';

export interface Counter {
  readonly name: string;
  readonly ids: readonly string[];
  /** The first of them, which looks like the others. */
  readonly option: Option;
}

/** Like options gathered, where there are several of a kind: told by a number instead of one by one. */
export function countersOf(question: OpenQuestion): Counter[] | null {
  if (question.max < 2) return null;
  const groups = new Map<string, { ids: string[]; option: Option }>();
  for (const option of question.options) {
    const [base] = option.id.split('#');
    const group = groups.get(base) ?? { ids: [], option };
    group.ids.push(option.id);
    groups.set(base, group);
  }
  if (groups.size === question.options.length) return null;
  return [...groups].map(([name, group]) => ({ name, ...group }));
}

interface Props {
  readonly question: OpenQuestion;
  readonly groups: readonly Counter[];
}

export function Counters({ question, groups }: Props) {
  const { game, view, picks, pick, setPicks, setAim } = useTable();
  const { Glyph } = game.asking;
  return (
    <ul className="counters">
      {groups.map(({ name, ids, option }, index) => {
        const chosen = ids.filter((id) => picks.includes(id));
        const label = game.words.option(view, question, ids[0]).label;
        const free = ids.find((id) => !picks.includes(id));
        return (
          <li
            key={name}
            className="counter screen"
            onPointerEnter={() => setAim(ids[0])}
            onPointerLeave={() => setAim(null)}
          >
            <span className="option-key" aria-hidden="true">
              {index + 1}
            </span>
            <Glyph option={option} size={16} />
            <span className="counter-name">{label}</span>
            <button
              type="button"
              className="counter-step"
              aria-label={words.oneFewer(label)}
              disabled={chosen.length === 0}
              onClick={() => setPicks(picks.filter((id) => id !== chosen.at(-1)))}
            >
              −
            </button>
            <output aria-label={words.of(chosen.length, ids.length)}>{chosen.length}</output>
            <button
              type="button"
              className="counter-step"
              data-more={name}
              aria-label={words.oneMore(label)}
              disabled={free === undefined || picks.length >= question.max}
              onClick={() => free !== undefined && pick(free)}
            >
              +
            </button>
          </li>
        );
      })}
    </ul>
  );
}
