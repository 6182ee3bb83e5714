import { isGameId } from '@ragtag/games';
import { type KeptSetup, limits } from '@ragtag/protocol';
import { Refused } from '../refused';
import type { User } from '../store/store';
import { moduleOf } from '../tables/game';
import { type Asking, demandUser, type Handlers, type Parts } from './context';

/** What people keep with their accounts to bring to games, such as decks. */

/** Who only has a cookie keeps such things in the browser, where the cookie is. */
async function demandAccount({ accounts }: Parts, asking: { readonly user: User | null }): Promise<User> {
  const user = demandUser(asking);
  if ((await accounts.nameOf(user.id)) === null)
    throw new Refused('forbidden', 'Make an account to keep something here.');
  return user;
}

/** As the game writes it: what came in is read by the game, and nothing else of it is kept. */
function readByGame({ game, setup }: Asking<'keepSetup'>['body']): unknown {
  const model = isGameId(game) ? moduleOf({ settings: { game } }).setup : null;
  if (!model) throw new Refused('bad-request', 'Nobody brings anything to this game.');
  const read = model.read(setup);
  if (!read.ok) {
    const problems = read.problems.map((problem) => ({ at: 'setup', ...problem }));
    throw new Refused('bad-request', 'That cannot be read.', { problems });
  }
  const written = model.write?.(read.setup) ?? read.setup;
  if (JSON.stringify(written).length > limits.bytes)
    throw new Refused('too-large', 'That is too large to be kept.');
  return written;
}

export const setups: Handlers<'mySetups' | 'keepSetup' | 'removeSetup'> = {
  async mySetups(parts, asking) {
    return parts.store.setupsOf((await demandAccount(parts, asking)).id);
  },

  async keepSetup(parts, asking) {
    const { id: user } = await demandAccount(parts, asking);
    const { store } = parts;
    const { game, version } = asking.body;
    const setup = readByGame(asking.body);
    if (version === 0 && (await store.countSetups(user, game)) >= limits.setups)
      throw new Refused('refused', `${limits.setups} are kept already. Put one away first.`);
    const kept: KeptSetup = {
      id: asking.params.setup,
      game,
      setup,
      changed: store.now(),
      version: version + 1,
    };
    if (!(await store.keepSetup(user, kept))) throw new Refused('stale', 'It was changed elsewhere.');
    return kept;
  },

  async removeSetup(parts, asking) {
    const { id: user } = await demandAccount(parts, asking);
    await parts.store.removeSetup(user, asking.params.setup);
    return parts.store.setupsOf(user);
  },
};
