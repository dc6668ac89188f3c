import type { Place, State } from '../state.js';
import { fact } from './deed.js';
import { line, one, several } from './lines.js';

/** What happens to doors, walls and parked vehicles. */
export const DOORS = {
  door: fact<{
    readonly door: string;
    readonly state: 'open' | 'closed' | 'gone';
    readonly by: string;
  }>({
    does: (s, f) => {
      const d = doorOf(s, f.door);
      d.state = f.state;
      if (f.state !== 'closed') d.barred = false;
    },
    told: ({ state, by }) => line(`door-${state}`, state === 'gone' ? {} : { by: one(by) }),
    words: {
      'door-open': '{{by}} opened a door.',
      'door-closed': '{{by}} closed a door.',
      'door-gone': 'A door gave way.',
    },
    sort: 'moves',
    follows: true,
  }),

  barred: fact<{ readonly door: string; readonly barred: boolean; readonly by: string }>({
    does: (s, f) => {
      doorOf(s, f.door).barred = f.barred;
    },
    told: ({ barred, by }) => line(barred ? 'barred' : 'unbarred', { by: one(by) }),
    words: { barred: '{{by}} barred the door.', unbarred: '{{by}} unbarred the door.' },
    sort: 'moves',
  }),

  battered: fact<{
    readonly door: string;
    readonly by: readonly string[];
    readonly taken: number;
    readonly of: number;
  }>({
    does: (s, f) => {
      doorOf(s, f.door).taken = f.taken;
      doorOf(s, f.door).struck++;
    },
    told: ({ by, taken, of }) => line('battered', { who: several(by), taken, of }),
    words: { battered: '{{who}} beat on a door: {{taken}} of {{of}}.' },
    sort: 'fights',
  }),

  gap: fact<{ readonly at: Place; readonly r: number; readonly in: string; readonly by: string }>({
    does: (s, f) => {
      s.gaps = [...s.gaps, { x: f.at[0], y: f.at[1], level: f.at[2], r: f.r }];
    },
    told: ({ by }) => line('gap', { by: one(by) }),
    words: { gap: '{{by}} went straight through and left a hole.' },
    sort: 'fights',
    follows: true,
  }),

  'car-battered': fact<{
    readonly vehicle: string;
    readonly by: string;
    readonly taken: number;
    readonly of: number;
  }>({
    does: (s, f) => {
      const v = s.vehicles.find((each) => each.id === f.vehicle);
      if (!v) return;
      v.taken = f.taken;
      v.struck++;
    },
    told: ({ by, taken, of }) => line('car-battered', { by: one(by), taken, of }),
    words: { 'car-battered': '{{by}} beat on a car door: {{taken}} of {{of}}.' },
  }),

  'car-broken': fact<{ readonly vehicle: string }>({
    does: (s, f) => {
      const v = s.vehicles.find((each) => each.id === f.vehicle);
      if (v) v.broken = true;
    },
    told: () => line('car-broken'),
    words: { 'car-broken': 'A car door gave way.' },
    sort: 'moves',
    follows: true,
  }),

  'alarm-rolled': fact<{ readonly who: string; readonly vehicle: string; readonly sounds: boolean }>({
    does: (s, f) => {
      const v = s.vehicles.find((each) => each.id === f.vehicle);
      v?.rolled.push(f.who);
      if (v && f.sounds) v.alarm = s.turn + 1;
    },
    told: ({ who, sounds }) => line(sounds ? 'alarm' : 'alarm-quiet', { who: one(who) }),
    words: {
      alarm: 'A car alarm went off beside {{who}}.',
      'alarm-quiet': '{{who}} took cover at a car, and it kept quiet.',
    },
  }),
};

function doorOf(s: State, id: string): State['doors'][number] {
  const found = s.doors.find((d) => d.id === id);
  if (!found) throw new RangeError(`There is no door "${id}".`);
  return found;
}
