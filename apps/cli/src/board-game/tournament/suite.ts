import type { Configuration } from '../../tournament/kind';

const counts = [3, 4, 5, 6];
/** A Leader needs three others, and lets a seventh play. */
const withLeader = [4, 5, 6, 7];
const modules = 'personalgoal,finalfive,cylonfleet';

const playedBy =
  (players: readonly number[]) =>
  (name: string, options: string): Configuration => ({ name, options, players });
const plain = playedBy(counts);
const led = playedBy(withLeader);

/** Each box and each ending by itself, with what changes it most, and everything together. */
export const configurations: readonly Configuration[] = [
  plain('base', ''),
  plain('pegasus', 'pegasus'),
  led('pegasus-leader', 'pegasus,cylonleader'),
  plain('newcaprica', 'pegasus,ending=newcaprica'),
  plain('exodus', 'exodus'),
  plain('exodus-loyalty', 'exodus,personalgoal,finalfive'),
  plain('cylonfleet', 'exodus,cylonfleet'),
  plain('ioniannebula', 'exodus,ending=ioniannebula'),
  plain('exodus-all', `exodus,ending=ioniannebula,${modules}`),
  plain('daybreak', 'daybreak'),
  led('daybreak-leader', 'daybreak,cylonleader'),
  plain('searchforhome', 'daybreak,ending=searchforhome'),
  plain('all-boxes', `pegasus,exodus,daybreak,${modules}`),
  led('all-boxes-leader', `pegasus,exodus,daybreak,cylonleader,${modules}`),
  plain('all-endings', `pegasus,exodus,daybreak,ending=allendings,${modules}`),
];
