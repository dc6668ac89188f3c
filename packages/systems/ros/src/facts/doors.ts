import type { Place, State } from '../state.js';
import type { Deed, Evolve } from './deed.js';

/** What becomes of doors, walls and parked vehicles. */
export type DoorFact =
  | (Deed<'door'> & {
      readonly door: string;
      readonly state: 'open' | 'closed' | 'gone';
      readonly by: string;
    })
  | (Deed<'barred'> & { readonly door: string; readonly barred: boolean; readonly by: string })
  | (Deed<'battered'> & {
      readonly door: string;
      readonly by: readonly string[];
      readonly taken: number;
      readonly of: number;
    })
  | (Deed<'gap'> & { readonly at: Place; readonly r: number; readonly in: string; readonly by: string })
  | (Deed<'car-battered'> & {
      readonly vehicle: string;
      readonly by: string;
      readonly taken: number;
      readonly of: number;
    })
  | (Deed<'alarm-rolled'> & { readonly who: string; readonly vehicle: string; readonly sounds: boolean });

export const DOORS: Evolve<DoorFact> = {
  door: (s, f) => {
    const d = doorOf(s, f.door);
    d.state = f.state;
    if (f.state !== 'closed') d.barred = false;
  },
  barred: (s, f) => {
    doorOf(s, f.door).barred = f.barred;
  },
  battered: (s, f) => {
    doorOf(s, f.door).taken = f.taken;
    doorOf(s, f.door).struck++;
  },
  gap: (s, f) => {
    s.gaps = [...s.gaps, { x: f.at[0], y: f.at[1], level: f.at[2], r: f.r }];
  },
  'car-battered': (s, f) => {
    const v = s.vehicles.find((each) => each.id === f.vehicle);
    if (!v) return;
    v.taken = f.taken;
    v.struck++;
    v.broken = f.taken >= f.of;
  },
  'alarm-rolled': (s, f) => {
    const v = s.vehicles.find((each) => each.id === f.vehicle);
    v?.rolled.push(f.who);
    if (v && f.sounds) v.alarm = s.turn + 1;
  },
};

function doorOf(s: State, id: string): State['doors'][number] {
  const found = s.doors.find((d) => d.id === id);
  if (!found) throw new RangeError(`There is no door "${id}".`);
  return found;
}
