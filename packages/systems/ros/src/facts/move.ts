import { bearingOf } from '@shambles/field';
import { type Person, type Place, personOf, type State } from '../state.js';
import { kindIn } from '../words.js';
import { fact } from './deed.js';
import { figureOf, put } from './figures.js';
import { cm, line, one, several } from './lines.js';

interface Walked {
  readonly who: string;
  /** Points of the way, starting point first. */
  readonly way: readonly Place[];
  readonly cost: number;
  readonly how:
    | 'run'
    | 'both'
    | 'carry'
    | 'charge'
    | 'attack'
    | 'drift'
    | 'lured'
    | 'leap'
    | 'fence'
    | 'climb'
    | 'nps';
}

/** Movement of figures. */
export const MOVE = {
  walked: fact<Walked>({
    does: (s, f) => walk(s, f),
    told: walked,
    words: {
      walked: '{{who}} went {{cost}} cm.',
      'walked-run': '{{who}} ran {{cost}} cm.',
      'walked-carry': '{{who}} went {{cost}} cm with somebody on one arm.',
      'walked-leap': '{{who}} leapt.',
      'walked-fence': '{{who}} got over the fence.',
      'walked-climb': '{{who}} climbed.',
      'walked-mutant': '{{who}} came on, {{cost}} cm.',
    },
    sort: 'moves',
  }),

  faced: fact<{ readonly who: string; readonly facing: number }>({
    does: (s, f) => {
      figureOf(s, f.who).facing = f.facing;
    },
  }),

  /** Centimetres of this turn's movement spent on something other than moving. */
  spent: fact<{ readonly who: string; readonly cost: number; readonly on: string }>({
    does: (s, f) => {
      personOf(s, f.who).used += f.cost;
    },
  }),

  climbed: fact<{
    readonly who: string;
    readonly link: string;
    readonly at: Place;
    readonly hanging: boolean;
  }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      put(p, f.at);
      p.moved += LEVEL;
      p.ladder = f.hanging ? f.link : '';
    },
    told: ({ who, at, hanging }) => {
      if (hanging) return line('climbed-hanging', { who: one(who) });
      return at[2] > 0
        ? line('climbed-up', { who: one(who), level: at[2] })
        : line('climbed-down', { who: one(who) });
    },
    words: {
      'climbed-up': '{{who}} climbed to level {{level}}.',
      'climbed-down': '{{who}} climbed down to the ground.',
      'climbed-hanging': '{{who}} hung on the ladder.',
    },
    sort: 'moves',
  }),

  knocked: fact<{
    readonly who: string;
    readonly at: Place;
    readonly back: number;
    readonly down: boolean;
    /** What stopped it short, or what it fell from. */
    readonly stopped?: string;
  }>({
    does: (s, f) => {
      const who = figureOf(s, f.who);
      put(who, f.at);
      if (f.down) who.down = true;
      if ('crouching' in who) who.crouching = false;
      else who.ladder = '';
    },
    // For a Zed, the fact that felled it has already told of it.
    told: ({ who, back, down, stopped }) => {
      if (!isPerson(who)) return undefined;
      if (down && cm(back) === 0) return line('knocked-over', { who: one(who) });
      if (stopped !== undefined)
        return line(stopped === 'edge' ? 'knocked-edge' : 'knocked-against', { who: one(who) });
      return line(down ? 'knocked-down' : 'knocked-back', { who: one(who), back: cm(back) });
    },
    words: {
      'knocked-over': '{{who}} went down.',
      'knocked-down': '{{who}} went down, {{back}} cm back.',
      'knocked-back': '{{who}} was thrown {{back}} cm back.',
      'knocked-against': '{{who}} was thrown back against something.',
      'knocked-edge': '{{who}} was thrown back to the edge.',
    },
    sort: 'fights',
    follows: true,
  }),

  pulled: fact<{ readonly who: string; readonly by: string; readonly at: Place }>({
    does: (s, f) => pull(s, personOf(s, f.who), f.at),
  }),

  stood: fact<{ readonly who: readonly string[] }>({
    does: (s, f) => {
      for (const id of f.who) figureOf(s, id).down = false;
    },
    told: ({ who }) => (who.length > 0 ? line('stood', { who: several(who) }) : undefined),
    words: { stood: '{{who}} got up.' },
    sort: 'moves',
  }),

  raised: fact<{ readonly who: string; readonly by: string }>({
    does: (s, f) => {
      personOf(s, f.who).down = false;
    },
    told: ({ who, by }) => line('raised', { who: one(who), by: one(by) }),
    words: { raised: '{{by}} helped {{who}} up.' },
    sort: 'moves',
  }),

  left: fact<{ readonly who: string; readonly by: 'exit' | 'helicopter' }>({
    does: (s, f) => {
      personOf(s, f.who).where = 'out';
      s.todo = s.todo.filter((id) => id !== f.who);
    },
    told: ({ who, by }) => line(`left-${by}`, { who: one(who) }),
    words: { 'left-exit': '{{who}} got out.', 'left-helicopter': '{{who}} was lifted out.' },
    sort: 'moves',
  }),

  boarded: fact<{ readonly who: string; readonly vehicle: string; readonly at: Place }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      p.inside = f.vehicle;
      put(p, f.at);
    },
    told: ({ who, vehicle }) => line(vehicle === '' ? 'boarded-out' : 'boarded', { who: one(who) }),
    words: { boarded: '{{who}} got into a vehicle.', 'boarded-out': '{{who}} got out of the vehicle.' },
    sort: 'moves',
  }),
};

/** Ordinary Zeds move by the dozen: the table shows that, and the story tells only of leaps and fences. */
function walked({ who, how, cost, way }: Walked) {
  const gone = cm(cost > 0 ? cost : lengthOf(way));
  if (gone === 0) return undefined;
  if (how === 'leap' || how === 'fence' || how === 'climb') return line(`walked-${how}`, { who: one(who) });
  const values = { who: one(who), cost: gone };
  if (!isPerson(who)) return kindIn(who) === 'zed' ? undefined : line('walked-mutant', values);
  return line(how === 'run' || how === 'carry' ? `walked-${how}` : 'walked', values);
}

/** Centimetres of a way on the table. Nothing is spent on the way of a Zed. */
function lengthOf(way: readonly Place[]): number {
  const leg = ([x, y]: Place, i: number) => {
    const [fromX, fromY] = way[i] as Place;
    return Math.sqrt((x - fromX) ** 2 + (y - fromY) ** 2);
  };
  return way.slice(1).reduce((sum, at, i) => sum + leg(at, i), 0);
}

function isPerson(id: string): boolean {
  return !one(id).noun.startsWith('kind.') || one(id).noun === 'kind.nps';
}

/** A level climbed costs as much as one level of stairs, in cm. ROS-R-levels. */
const LEVEL = 5;

/** Being taken along by somebody in step 5 also counts as moving. ROS-D-smoker-moved. */
function pull(s: State, p: Person, at: Place): void {
  if (s.step === 5) p.moved += Math.round(Math.sqrt((p.x - at[0]) ** 2 + (p.y - at[1]) ** 2) * 1000) / 1000;
  put(p, at);
  p.ladder = '';
}

function walk(s: State, { who, way, cost, how }: Walked): void {
  const f = figureOf(s, who);
  const end = way[way.length - 1];
  const before = way[way.length - 2];
  if (!end) return;
  put(f, end);
  if ('mode' in f) {
    f.moved = true;
    f.trail = way;
    if (before) f.facing = bearingOf(end[0] - before[0], end[1] - before[1]);
    if (how === 'leap') {
      f.leapt = s.turn;
      f.crouching = false;
    }
    if (how === 'fence') f.fence = '';
  } else {
    f.moved += cost;
    f.used += cost;
    if (how !== 'climb') f.inside = '';
  }
}
