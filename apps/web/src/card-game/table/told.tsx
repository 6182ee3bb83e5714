import { cards, type Handle, type UnitView, type View } from '@ragtag/card-game';
import { reasons } from '@ragtag/card-game/say';
import { RuleLink } from '../../shell/log/rule-link';
import { table as words } from '../words';
import { type Thing, wouldBe } from './things';
import { useCards } from './use-cards';

/** What is told of something beside its card. */

export function unitIn(view: View, handle: Handle | null | undefined): UnitView | undefined {
  for (const { units } of view.players) for (const unit of units) if (unit.handle === handle) return unit;
  return undefined;
}

/** Every part of a unit's power, with where it comes from. */
export function PowerParts({ unit }: { readonly unit: UnitView }) {
  if (unit.power === null) return <p className="parts">{words.exhausted}</p>;
  const printed = unit.power - unit.parts.reduce((sum, { n }) => sum + n, 0);
  return (
    <ul className="parts">
      <li>{words.printed(printed)}</li>
      {unit.parts.map(({ kind, n }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two copies may give the same.
        <li key={i}>
          <b>{n > 0 ? `+${n}` : n}</b> {cards[kind]?.name}
        </li>
      ))}
    </ul>
  );
}

export function InForce({ thing: { handle } }: { readonly thing: Thing }) {
  const { view } = useCards();
  const unit = unitIn(view, handle);
  if (!unit) return null;
  return (
    <section>
      <h3>
        {words.inForce}: {words.power} {unit.power ?? words.none}
      </h3>
      <PowerParts unit={unit} />
      {unit.keywords.length > 0 && <p>{unit.keywords.join(', ')}</p>}
      {unit.traits.length > 0 && <p>{unit.traits.join(', ')}</p>}
      {unit.cards.length > 1 && <p>{words.beneath(unit.cards.length - 1)}</p>}
      {unit.links.length > 0 && (
        <p>{words.linked(unit.links.map(({ kind }) => cards[kind].name).join(', '))}</p>
      )}
    </section>
  );
}

/** Why it cannot be chosen now, with the rule. */
export function WhyNot({ thing }: { readonly thing: Thing }) {
  const { question, ready } = useCards();
  if (!question || !ready) return null;
  const against = (question.refused ?? []).filter(({ options }) => options.some((id) => wouldBe(thing, id)));
  return against.map(({ reason, rule }) => (
    <p key={reason} className="why">
      <b>{words.whyNot}</b> {(reasons as Readonly<Record<string, string>>)[reason] ?? reason}{' '}
      {rule && <RuleLink rule={rule} />}
    </p>
  ));
}
