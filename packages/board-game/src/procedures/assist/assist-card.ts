import type { Asking, Option } from '@ragtag/kernel';
import { character } from '../../cards/tables';
import { type G, rules } from '../../rules';
import { cardsLeft } from '../../table/queries';
import { skills } from '../../terms';
import type { ReceiveSkills } from '../turn/receiving';

interface AssistCardOption extends Option {
  /** The type of the card that comes from the assist's skill set. */
  readonly skill?: number;
  /** The type of the own card that it takes the place of. */
  readonly instead?: number;
}

declare module '../../rules' {
  interface Asks {
    'assist-card': Asking<AssistCardOption>;
  }
}

/** So many cards are received at most. */
const most = 5;

const ownOnly: AssistCardOption = Object.freeze({ id: 'own-set' });

/** Types in the assist's skill set; none where there is no assist. */
export function assistSet({ state: { assist } }: G): number[] {
  if (!assist) return [];
  const types = character(assist.character).skills.flatMap((line) => line.skills);
  return skills.flatMap((skill, type) => (types.includes(skill) ? [type] : []));
}

/** One card of the assist's set, on top of the own ones or in place of one. rule: variants.one-player.draw */
function assistCards(g: G, types: readonly number[]): AssistCardOption[] {
  const set = assistSet(g).filter((type) => cardsLeft(g.state, skills[type]) > 0);
  if (types.length < most) return set.map((skill) => ({ id: skills[skill], skill }));
  const own = [...new Set(types)].sort((a, b) => a - b);
  return set.flatMap((skill) =>
    own
      .filter((instead) => instead !== skill)
      .map((instead) => ({ id: `${skills[skill]}-for-${skills[instead]}`, skill, instead })),
  );
}

rules.ask<AssistCardOption, ReceiveSkills>('assist-card', {
  options: (g, { types }) => [ownOnly, ...assistCards(g, types)],
  chosen(_g, { types }, [{ skill, instead }]) {
    if (skill === undefined) return;
    if (instead === undefined) types.push(skill);
    else types.splice(types.indexOf(instead), 1, skill);
  },
});

/** Asks for a card of the assist's set, where there is one to be had. */
export function offerAssistCard(g: G, { seat, types }: ReceiveSkills): void {
  if (g.state.assist && assistCards(g, types).length > 0) rules.put(g, seat, 'assist-card');
}
