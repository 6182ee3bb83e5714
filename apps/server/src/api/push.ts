import { isUsable } from '../notify/push-message';
import { Refused } from '../refused';
import { hashOf } from '../secrets';
import { demandUser, type Handlers } from './context';

export const push: Handlers<'pushKey' | 'setPush' | 'stopPush'> = {
  pushKey: async ({ pushes }) => ({ key: await pushes.publicKey() }),

  async setPush({ config, store, pushes }, asking) {
    demandUser(asking);
    if (!config.push) throw new Refused('switched-off', 'This server tells no devices of turns.');
    if (!pushes.allows(asking.body.endpoint) || !isUsable(asking.body)) {
      throw new Refused('bad-request', 'This server cannot reach the service of this browser.');
    }
    if (asking.session !== null) await store.addDevice(asking.body, hashOf(asking.session));
    return { on: true };
  },

  async stopPush({ store }, asking) {
    demandUser(asking);
    await store.removeDevice(asking.body.endpoint);
    return { on: false };
  },
};
