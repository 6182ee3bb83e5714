import { cards, cardTypes, type Kind, keywords, rarities, resources, sets, traits } from '@ragtag/card-game';
import { useNarrow } from '../../shell/table/use-narrow';
import { faces, builder as words } from '../words';
import { type Filters, measures, noFilters, sortings, valuesOf } from './filters';

interface Props {
  readonly filters: Filters;
  /** Missions of the deck, for which units are looked for. */
  readonly missions: readonly Kind[];
  change(filters: Filters): void;
}

interface FilterChoice {
  readonly field: keyof Filters;
  readonly label: string;
  readonly options: readonly (readonly [string, string])[];
}

const same = (values: readonly string[]): (readonly [string, string])[] => values.map((each) => [each, each]);

const choices: readonly FilterChoice[] = [
  { field: 'type', label: words.type, options: cardTypes.map((each) => [each, words.types[each]]) },
  { field: 'costs', label: words.costs, options: resources.map((each) => [each, faces.resources[each]]) },
  { field: 'makes', label: words.makes, options: resources.map((each) => [each, faces.resources[each]]) },
  ...measures.map((field) => ({
    field,
    label: words.measures[field],
    options: same(valuesOf(field).map(String)),
  })),
  { field: 'trait', label: words.trait, options: same(traits) },
  { field: 'keyword', label: words.keyword, options: same(keywords) },
  { field: 'does', label: words.does, options: Object.entries(words.doing) },
  { field: 'set', label: words.set, options: sets.map((each) => [each, words.sets[each]]) },
  { field: 'rarity', label: words.rarity, options: rarities.map((each) => [each, words.rarities[each]]) },
];

const isNumber = (field: keyof Filters): boolean =>
  field === 'fits' || measures.some((each) => each === field);

/** What to look for among all cards. */
export function FilterBar({ filters, missions, change }: Props) {
  const isNarrow = useNarrow();
  const select = ({ field, label, options }: FilterChoice) => (
    <label key={field} className="filter">
      <span className="label">{label}</span>
      <select
        value={String(filters[field] ?? '')}
        onChange={({ target: { value } }) =>
          change({ ...filters, [field]: value === '' ? undefined : isNumber(field) ? Number(value) : value })
        }
      >
        <option value="">{words.any}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  const more = (
    <>
      {choices.map(select)}
      {missions.length > 0 &&
        select({
          field: 'fits',
          label: words.fits,
          options: missions.map((kind) => [String(kind), cards[kind].name]),
        })}
    </>
  );
  return (
    <form className="filters" onSubmit={(event) => event.preventDefault()}>
      <label className="filter wide">
        <span className="label">{words.search}</span>
        <input
          type="search"
          value={filters.text}
          onChange={({ target }) => change({ ...filters, text: target.value })}
        />
      </label>
      {isNarrow ? (
        <details className="more-filters">
          <summary>{words.moreFilters}</summary>
          <div>{more}</div>
        </details>
      ) : (
        more
      )}
      <label className="filter">
        <span className="label">{words.sort}</span>
        <select
          value={filters.sort}
          onChange={({ target: { value } }) =>
            change({ ...filters, sort: sortings.find((each) => each === value) ?? 'name' })
          }
        >
          {sortings.map((each) => (
            <option key={each} value={each}>
              {words.sorts[each]}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="button small quiet" onClick={() => change(noFilters)}>
        {words.clear}
      </button>
    </form>
  );
}
