/** What happens in the middle of the table. */
export const stage = {
  /** Titles of what gets the whole middle for a moment. */
  scenes: {
    reveal: 'A Cylon is revealed',
    jump: 'Jump',
    'sleeper-agents': 'Sleeper Agents',
    destination: 'Destination',
  },
  skip: 'Skip',
};

export type SceneName = keyof typeof stage.scenes;
