import { registerList } from '@ragtag/kernel';
import type { Effect } from '../../effects/types';
import { isInfiltrating } from '../../table/standing';
import { type ActionSource, offer } from './offers';

const goBack: readonly Effect[] = [{ do: 'endInfiltration', who: 'you' }];
registerList('rules/infiltration/end', goBack);
const back = offer('infiltration', { kind: 'rule', id: 'infiltration.end-action' }, { do: goBack });

/** What an infiltrator may do wherever on the board. rule: infiltration.end-action */
export const ownDisguise: ActionSource = {
  add(g, seat, options) {
    if (isInfiltrating(g.state.players[seat])) options.push(back.option);
  },
};
