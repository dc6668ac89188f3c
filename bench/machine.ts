import os from 'node:os';
import type { Line } from './measure.js';

/** The machine that a bench ran on. */
export const MACHINE = {
  processor: os.cpus()[0]?.model.trim() ?? 'unknown',
  cores: os.cpus().length,
  memory: `${Math.round(os.totalmem() / 2 ** 30)} GB`,
  system: `${os.type()} ${os.arch()}`,
  node: process.version,
};

export const MACHINE_TEXT = `${MACHINE.processor}, ${MACHINE.cores} cores, ${MACHINE.memory}, ${MACHINE.system}, Node ${MACHINE.node}`;

/** A line of the bench as printed. */
export function row(
  name: string,
  { ours, peer, ratio, unit }: { [K in keyof Line]: Line[K] | string },
): string {
  const cell = (value: number | string | null) =>
    value === null ? '' : value.toLocaleString('en', { maximumSignificantDigits: 4 });
  return `${name.padEnd(30)}${cell(ours).padStart(12)}${cell(peer).padStart(14)}${cell(ratio).padStart(9)}  ${unit}`;
}
