import { kindIn } from '../words.js';
import { cm, line, type Of, one, several, type Telling } from './lines.js';

type MoveKind =
  | 'walked'
  | 'faced'
  | 'spent'
  | 'climbed'
  | 'knocked'
  | 'pulled'
  | 'stood'
  | 'raised'
  | 'left'
  | 'boarded'
  | 'door'
  | 'barred'
  | 'battered'
  | 'gap'
  | 'car-battered'
  | 'alarm-rolled';

/** Going about, doors, fences and vehicles. */
export const MOVE: Telling<MoveKind> = {
  walked,
  faced: null,
  spent: null,
  climbed: ({ who, at, hanging }) => {
    if (hanging) return line('climbed-hanging', { who: one(who) });
    return at[2] > 0
      ? line('climbed-up', { who: one(who), level: at[2] })
      : line('climbed-down', { who: one(who) });
  },
  // What fells a Zed tells of it.
  knocked: ({ who, back, down }) => {
    if (!isPerson(who)) return undefined;
    if (down && cm(back) === 0) return line('knocked-over', { who: one(who) });
    return line(down ? 'knocked-down' : 'knocked-back', { who: one(who), back: cm(back) });
  },
  pulled: null,
  stood: ({ who }) => (who.length > 0 ? line('stood', { who: several(who) }) : undefined),
  raised: ({ who, by }) => line('raised', { who: one(who), by: one(by) }),
  left: ({ who, by }) => line(`left-${by}`, { who: one(who) }),
  boarded: ({ who, vehicle }) => line(vehicle === '' ? 'boarded-out' : 'boarded', { who: one(who) }),
  door: ({ state, by }) => line(`door-${state}`, state === 'gone' ? {} : { by: one(by) }),
  barred: ({ barred, by }) => line(barred ? 'barred' : 'unbarred', { by: one(by) }),
  battered: ({ by, taken, of }) => line('battered', { who: several(by), taken, of }),
  'car-battered': ({ by, taken, of }) => line('car-battered', { by: one(by), taken, of }),
  gap: ({ by }) => line('gap', { by: one(by) }),
  'alarm-rolled': ({ who, sounds }) => line(sounds ? 'alarm' : 'alarm-quiet', { who: one(who) }),
};

/** Ordinary Zeds go by the dozen: the table shows them, the story tells of leaps and fences. */
function walked({ who, how, cost, way }: Of<'walked'>) {
  if (way.length < 2 || cm(cost) === 0) return undefined;
  if (how === 'leap' || how === 'fence' || how === 'climb') return line(`walked-${how}`, { who: one(who) });
  const values = { who: one(who), cost: cm(cost) };
  if (!isPerson(who)) return kindIn(who) === 'zed' ? undefined : line('walked-mutant', values);
  return line(how === 'run' || how === 'carry' ? `walked-${how}` : 'walked', values);
}

function isPerson(id: string): boolean {
  return !one(id).noun.startsWith('kind.') || one(id).noun === 'kind.nps';
}
