import { playScenarios, readScenarios, type ScenarioResult } from '@ragtag/kernel/scenario';
import { begin, type Position, scenarioGame } from './game';

/** Plays every scenario of a file and tells what came of each. */
export function runScenarios(text: string): ScenarioResult[] {
  return playScenarios(scenarioGame, text);
}

/** The position of a scenario before its first step, to be looked at or played on. */
export function startScenario(text: string, index = 0): Position {
  const scenario = readScenarios(text)[index];
  if (!scenario) throw new Error(`The file has no scenario number ${index + 1}.`);
  return begin(scenario.given);
}

export { scenarioGame } from './game';
export { type Told, type ToldMoment, tellScenarios } from './tell';
