export type { ScenarioGame } from './game';
export { Bag, isOperation, Named, says, valuesIn } from './match';
export { playScenario, playScenarios, readScenarios, type Scenario, type ScenarioResult } from './run';
export type { StepReport } from './steps';
export { type Moment, type Told, tell } from './tell';
export { type Failure, type Plain, ScenarioError, unknownWord, Written } from './written';
