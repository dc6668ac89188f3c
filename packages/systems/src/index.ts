import { amz } from '@shambles/amz';
import { avz } from '@shambles/avz';
import { bdz } from '@shambles/bdz';
import { type AnySystem, SetupError } from '@shambles/engine';
import { ftb } from '@shambles/ftb';
import { ros } from '@shambles/ros';

/** Every system that can be played, in the order the start page shows them. */
export const SYSTEMS: readonly AnySystem[] = [avz, ros, ftb, amz, bdz];

/** The system of this id. Throws SetupError that names those there are. */
export function findSystem(id: string): AnySystem {
  const system = SYSTEMS.find((s) => s.id === id);
  if (!system)
    throw new SetupError(`There is no system "${id}"; there are ${SYSTEMS.map((s) => s.id).join(', ')}.`);
  return system;
}
