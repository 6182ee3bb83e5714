import type { Layout } from '../../effects/types';

/** Ships on the board when the game begins. rule: setup.board.order */
export const startingLayout: Layout = {
  fore: { basestars: 1, raiders: 3 },
  aft: { civilians: 2 },
  'port-quarter': { vipers: 1 },
  'port-bow': { vipers: 1 },
};
