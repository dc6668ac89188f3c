import { distance, snap } from '@shambles/field';
import type { RosWorld } from '../facts.js';
import { BASE, baseOf } from '../kinds.js';
import type { Groan, Noise } from '../state.js';
import { tableOf } from '../table.js';

type At = { readonly x: number; readonly y: number };

/** What is heard: a spot, a base round it, or a parked vehicle. */
export type Source = Pick<Noise, 'x' | 'y' | 'base' | 'vehicle'>;

/** The edges that a noise is heard from: those of a survivor's base. ROS-R-base. */
export const FROM_BASE = { base: BASE } as const;

/** A Zed that groans, or groaned before it was sent off. */
export type Groaning = Omit<Groan, 'zed'>;

/** A groaning Zed, heard from the edge of its base. */
export function groanOf({ x, y, kind }: Groaning): Source {
  return { x, y, base: baseOf(kind) };
}

/** Distance from the edge of what is heard to a spot, or to the edge of a base there, in cm. ROS-R-base. */
export function offSource(w: RosWorld, from: Source, { x, y }: At, base = 0): number {
  return from.vehicle === undefined
    ? snap(distance(from, { x, y }) - (from.base ?? 0) - base)
    : tableOf(w).gapToVehicle(from.vehicle, { x, y, level: 0 }, base);
}
