export { anyLegalAnswer, hostChooser } from './any-answer';
export { beginningOf, CannotDeal, type Deal, deal, playedAgain } from './deal';
export { botsAt, HostedGame, type Hosting, type SeatPlan, type Spoken, type Taken } from './hosted-game';
export { playAtRandom, type RandomGame, randomPlayer, type Watcher } from './random-game';
export { followTrail, keptAnswers, type Mark, type Trail, undoable } from './trail';
export { windowsOf } from './windows-of';
