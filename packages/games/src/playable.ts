import type { BotDoor, Fact, GameModule, GameView, MachineState } from '@ragtag/kernel';

/** A game with those who can play it, as whoever knows no game sees it. */
export interface Playable {
  readonly module: GameModule;
  readonly bots: BotDoor<MachineState, Fact, GameView>;
}
