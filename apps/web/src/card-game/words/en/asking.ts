import type { ActionOption } from '@ragtag/card-game';

/** What is asked, where the page puts it in its own words. */
export const asking = {
  /** First steps of an action. */
  acts: {
    play: 'Play a card',
    ability: 'Use a text',
    resolve: 'Resolve a mission',
    challenge: 'Challenge',
    sacrifice: 'Sacrifice a card of a stack',
  } satisfies Record<Exclude<ActionOption['act'], 'pass'>, string>,
  uses: 'What this card can do',
  asAsset: (makes: string) => `As an asset of its own, for 1 ${makes}`,
  beneath: (asset: string, yields: number, makes: string) => `Beneath ${asset}, for ${yields} ${makes} then`,
  against: (challenger: number, defender: number) => `${challenger} against ${defender}`,
  undefended: (power: number) => `${power} influence at stake`,
  wins: (percent: number) => `you win with ${percent} %`,
  holds: (percent: number) => `you hold with ${percent} %`,
};
