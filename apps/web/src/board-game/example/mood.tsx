import { jumpTrack, type Resource, resources, skillKinds } from '@ragtag/board-game';
import { ResourceGlyph } from '../icons/resource-glyph';
import { SkillGlyph } from '../icons/skill-glyph';
import { example as words } from '../words';
import { nameOfSeat } from '../words/people';
import { capital, resourceName } from '../words/say';
import { ExampleBoard } from './example-board';
import type { Step } from './steps';

interface Props {
  readonly step: Step;
  /** Whether the boards are worth looking at. */
  readonly boards: boolean;
}

/** How things stand: the board, the dials and what is held; what the last step changed stands out. */
export function Mood({ step: { table, before, hands }, boards }: Props) {
  const changed = (resource: Resource) => table.resources[resource] - before.resources[resource];
  return (
    <div className="mood screen">
      {boards && <ExampleBoard view={table} />}
      <ul className="mood-dials" aria-label={words.resources}>
        {resources.map((resource) => {
          const by = changed(resource);
          return (
            <li key={resource} className={by < 0 ? 'losing' : by > 0 ? 'gaining' : ''}>
              <ResourceGlyph resource={resource} size={13} /> {capital(resourceName(resource))}{' '}
              <b>{table.resources[resource]}</b>
              {by !== 0 && <span> ({by > 0 ? `+${by}` : `−${-by}`})</span>}
            </li>
          );
        })}
        <li className={table.jump === before.jump ? '' : 'gaining'}>
          {words.jump} <b>{jumpTrack[table.jump].name.replace('-', ' ')}</b>
        </li>
        <li className={table.distance === before.distance ? '' : 'gaining'}>
          {words.distance} <b>{table.distance}</b>
        </li>
      </ul>
      <ul className="mood-hands" aria-label={words.hands}>
        {hands.players.map(({ hand, character }, seat) =>
          hand.length === 0 || character === '' ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbered.
            <li key={seat}>
              <b>{nameOfSeat(table, seat)}</b>
              {hand.map((card, i) => {
                const { skill, strength, card: kind } = skillKinds[card];
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: like cards cannot be told apart.
                  <span key={i} className="mood-card">
                    <SkillGlyph skill={skill} size={12} /> {kind.name} {strength}
                  </span>
                );
              })}
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
