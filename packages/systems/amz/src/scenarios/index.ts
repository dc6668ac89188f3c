import type { Scenario } from '@shambles/engine';
import type { MapFile } from '@shambles/field';

/** What a scenario file gives. AMZ-scenario-format. */
export interface AmzScenario extends Scenario {
  readonly light: 'day' | 'night';
  readonly turns: number;
  readonly infection: number;
  readonly map: MapFile;
}

export const SCENARIOS: readonly AmzScenario[] = [];
