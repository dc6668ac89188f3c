import { SetupError } from '@shambles/engine';
import { MapError, type MapFile, readMap } from '@shambles/field';
import { read } from '@shambles/forms';
import { faults } from './faults.js';
import { type AmzScenario, ScenarioFile } from './format.js';
import { LIVING_KINDS, type LivingObjective, ZOMBIE_KINDS, type ZombieObjective } from './objectives.js';
import { furnished } from './windows.js';

/**
 * Reads a scenario file. Its buildings have windows, its map the light of the scenario. Throws SetupError: "scenario,
 * living/scouts/entry: there is no building "hut"; allowed: barn.".
 */
export function readScenario(data: unknown, what = 'scenario'): AmzScenario {
  const file = read(ScenarioFile, data, what, 'file');
  // Read again, because windows count towards the limits of a map.
  const map = mapOf(furnished(mapOf(file.map, what)), what);
  const { living, zombies } = file.objectives;
  const objectives = {
    living: living.map((o, i) =>
      read(LIVING_KINDS[o.kind], o, `${what}, objectives/living/${i}`, 'objective'),
    ),
    zombies: zombies.map((o, i) =>
      read(ZOMBIE_KINDS[o.kind], o, `${what}, objectives/zombies/${i}`, 'objective'),
    ),
  } as { living: LivingObjective[]; zombies: ZombieObjective[] };
  const scenario = { ...file, map, objectives };
  for (const fault of faults(scenario)) throw new SetupError(`${what}, ${fault}.`);
  return { ...scenario, map: { ...map, light: file.light } };
}

function mapOf(data: unknown, what: string): MapFile {
  try {
    return readMap(data);
  } catch (error) {
    if (error instanceof MapError) throw new SetupError(`${what}, map/${error.message}`);
    throw error;
  }
}
