import type { Fact, World } from '@shambles/engine';
import { bearingOf } from '@shambles/field';
import type { Book } from './book.js';
import type { Card, Gun, Minor, Play, Thing, Thrown, ZedKind } from './kinds.js';
import {
  type Cloud,
  DUTIES,
  type Goal,
  type Noise,
  type Order,
  type Person,
  type Place,
  personOf,
  type State,
  type Zed,
  zedOf,
} from './state.js';
import type { Factor } from './tables.js';

interface Deed<I extends string> extends Fact {
  readonly is: I;
}

/** How a shot ended. */
export type ShotResult = 'miss' | 'body' | 'head';
/** What ended a Zed. */
export type ZedEnd = 'head' | 'strike' | 'blast' | 'fire' | 'wp' | 'burst' | 'hits';
/** What hurt a survivor. */
export type Harm = 'zed' | 'pin' | 'tank' | 'thrown' | 'tongue' | 'fire' | 'fall';

/** A Zed as it comes onto the table. */
export interface Newcomer {
  readonly id: string;
  readonly kind: ZedKind;
  readonly at: Place;
  readonly facing: number;
  readonly mode: Zed['mode'];
  readonly horde?: string;
  readonly number?: number;
  /** Of a Witch, who disturbed her. */
  readonly prey?: string;
}

export type RosFact =
  // -------------------------------------------------------------- the sequence
  | (Deed<'turn'> & { readonly turn: number; readonly of: number })
  | (Deed<'step'> & { readonly step: number; readonly todo: readonly string[] })
  /** Somebody has acted in this step, or goes after the others. */
  | (Deed<'acted'> & {
      readonly who: string;
      /** It lets others go first; or it was raised, and may act yet. */
      readonly later?: 'waits' | 'again';
    })
  | (Deed<'ended'> & {
      readonly result: 'full' | 'win' | 'draw' | 'loss';
      readonly why: string;
      readonly alive: number;
    })
  // -------------------------------------------------------------- set-up
  | (Deed<'survivor'> & { readonly person: Person })
  | (Deed<'came'> & {
      readonly zeds: readonly Newcomer[];
      readonly how: 'drifters' | 'mutant' | 'risen' | 'witch';
    })
  /** Secret: what is in the hideouts, and what the seated figures are. */
  | (Deed<'hidden-hordes'> & { readonly sizes: { readonly [hideout: string]: number } })
  | (Deed<'hidden-seated'> & { readonly contents: { readonly [id: string]: string } })
  // -------------------------------------------------------------- cards and orders
  | (Deed<'revealed'> & { readonly plays: { readonly [who: string]: Play | '' } })
  /** A card that could not be used. ROS-card-wasted. */
  | (Deed<'wasted'> & { readonly who: string; readonly card: Card; readonly why: string })
  | (Deed<'ordered'> & { readonly who: string; readonly by: string; readonly order: Order })
  | (Deed<'order-over'> & { readonly who: string; readonly why: string })
  /** What an NPS does this turn, by which line of the table. ROS-R-nps-steps. */
  | (Deed<'nps-does'> & {
      readonly who: string;
      readonly play: Play | '';
      readonly line: number;
      readonly goal?: Goal;
    })
  | (Deed<'torch'> & { readonly who: string; readonly lit: boolean })
  // -------------------------------------------------------------- moving
  | (Deed<'walked'> & {
      readonly who: string;
      /** Points of the way, the start first. */
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
    })
  | (Deed<'faced'> & { readonly who: string; readonly facing: number })
  /** Centimetres of this turn's movement spent on something else than going. */
  | (Deed<'spent'> & { readonly who: string; readonly cost: number; readonly on: string })
  | (Deed<'climbed'> & {
      readonly who: string;
      readonly link: string;
      readonly at: Place;
      readonly hanging: boolean;
    })
  | (Deed<'knocked'> & {
      readonly who: string;
      readonly at: Place;
      readonly back: number;
      readonly down: boolean;
      /** What stopped it before that, and what it fell from. */
      readonly stopped?: string;
    })
  | (Deed<'pulled'> & { readonly who: string; readonly by: string; readonly at: Place })
  | (Deed<'stood'> & { readonly who: readonly string[] })
  | (Deed<'raised'> & { readonly who: string; readonly by: string })
  | (Deed<'left'> & { readonly who: string; readonly by: 'exit' | 'helicopter' })
  | (Deed<'boarded'> & { readonly who: string; readonly vehicle: string; readonly at: Place })
  // -------------------------------------------------------------- doors, fences, vehicles
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
  | (Deed<'alarm-rolled'> & { readonly who: string; readonly vehicle: string; readonly sounds: boolean })
  // -------------------------------------------------------------- fighting
  | (Deed<'pushed'> & { readonly who: string; readonly may: number; readonly zeds: readonly string[] })
  | (Deed<'struck'> & {
      readonly who: string;
      readonly weapon: string;
      readonly zed: string;
      readonly score: number;
      readonly result: 'miss' | 'down' | 'kill';
    })
  | (Deed<'shot'> & {
      readonly who: string;
      readonly gun: Gun;
      readonly zed: string;
      readonly range: number;
      readonly die: number;
      readonly factors: readonly { readonly factor: Factor; readonly mod: number }[];
      readonly score: number;
      readonly result: ShotResult;
      readonly left: number;
    })
  | (Deed<'reloaded'> & { readonly who: string; readonly gun: Gun; readonly clip: number })
  | (Deed<'thrown'> & { readonly who: string; readonly what: Minor; readonly at: Place })
  | (Deed<'cloud'> & { readonly cloud: Cloud })
  | (Deed<'burning'> & { readonly zed: string; readonly until: number })
  | (Deed<'tank-hit'> & { readonly zed: string; readonly hits: number })
  | (Deed<'zed-dead'> & { readonly zed: string; readonly how: ZedEnd; readonly by?: string })
  | (Deed<'hurt'> & {
      readonly who: string;
      readonly hits: number;
      readonly by: string;
      readonly how: Harm;
    })
  | (Deed<'died'> & {
      readonly who: string;
      readonly how: Harm | 'infection';
      /** Where it comes to lie, if not where it was. */
      readonly at?: Place;
    })
  | (Deed<'rose'> & { readonly who: string; readonly zed: Newcomer })
  | (Deed<'pinned'> & { readonly who: string; readonly by: string })
  | (Deed<'freed'> & { readonly who: string; readonly by?: string })
  | (Deed<'tore'> & { readonly who: string; readonly zed: string; readonly off: boolean })
  /** Secret, told to the umpire alone. */
  | (Deed<'blood'> & { readonly who: string; readonly blood: 'immune' | 'infected' })
  /** Everybody has rolled; who is ill is not said. ROS-U-infect. */
  | (Deed<'all-rolled'> & object)
  // -------------------------------------------------------------- things
  | (Deed<'healed'> & { readonly who: string; readonly by: string })
  | (Deed<'found'> & { readonly who: string; readonly find: string; readonly things: readonly Thing[] })
  | (Deed<'took'> & { readonly who: string; readonly find: string; readonly things: readonly Thing[] })
  | (Deed<'laid'> & {
      readonly who: string;
      readonly find: string;
      readonly at: Place;
      readonly things: readonly Thing[];
    })
  | (Deed<'gave'> & { readonly who: string; readonly whom: string; readonly things: readonly Thing[] })
  | (Deed<'looked'> & {
      readonly who: string;
      readonly at: string;
      readonly told: boolean;
      readonly what?: string;
    })
  // -------------------------------------------------------------- hordes and mutants
  | (Deed<'noise'> & { readonly noise: Noise })
  | (Deed<'groans'> & { readonly count: number })
  /** A horde is activated: so many Zeds come out, now and later. */
  | (Deed<'woke'> & { readonly hideout: string; readonly by: string; readonly zeds: number })
  | (Deed<'emerged'> & { readonly hideout: string; readonly zeds: readonly Newcomer[] })
  | (Deed<'empty'> & { readonly hideout: string })
  | (Deed<'charge'> & { readonly zed: string; readonly prey: string; readonly at?: Place })
  | (Deed<'lost-prey'> & { readonly zed: string })
  | (Deed<'saw'> & { readonly zed: string; readonly prey: string; readonly at: Place })
  | (Deed<'crouched'> & { readonly zed: string; readonly crouching: boolean })
  | (Deed<'at-fence'> & { readonly zed: string; readonly fence: string })
  /** `at`: beside its place, where somebody stands there. */
  | (Deed<'appeared'> & { readonly zed: string; readonly at?: Place })
  | (Deed<'unmasked'> & { readonly seated: string; readonly what: 'nps' | 'witch' | 'body' })
  | (Deed<'marked'> & {
      readonly who: string;
      readonly by: string;
      readonly until: number;
      /** The horde that it draws, by its hideout. */
      readonly draws?: string;
    })
  | (Deed<'spat'> & {
      readonly zed: string;
      readonly who: string;
      readonly score: number;
      readonly hit: boolean;
    })
  | (Deed<'tongue'> & {
      readonly zed: string;
      readonly who: string;
      readonly score: number;
      readonly hit: boolean;
    })
  | (Deed<'hurled'> & {
      readonly zed: string;
      readonly who: string;
      readonly score: number;
      readonly hit: boolean;
    })
  /** Zeds know of survivors, each in the building or vehicle named in the same place. */
  | (Deed<'known'> & { readonly who: readonly string[]; readonly where: readonly string[] })
  /** What the umpire decided where the rules leave it open. ROS-U-seats. */
  | (Deed<'ruled'> & { readonly what: string; readonly on: string; readonly as: string })
  /** The umpire's secrets, after the game. ROS-R-end. */
  | (Deed<'secrets'> & {
      readonly hordes: { readonly [hideout: string]: number };
      readonly blood: { readonly [who: string]: Person['blood'] };
      readonly waiting: readonly { readonly id: string; readonly at: Place }[];
      readonly seated: { readonly [id: string]: string };
      readonly finds: { readonly [id: string]: readonly Thing[] };
    });

export type RosWorld = World<State, Book, RosFact>;

/** The only place where the state of the game changes. */
export function evolve(s: State, fact: RosFact, _book: Book): void {
  switch (fact.is) {
    case 'turn':
      beginTurn(s, fact.turn);
      return;
    case 'step':
      s.step = fact.step;
      s.todo = fact.todo.slice();
      s.waited = [];
      delete s.landed;
      return;
    case 'acted':
      acted(s, fact.who, fact.later);
      return;
    case 'ended':
      delete s.landed;
      s.phase = 'over';
      s.result = fact.result;
      return;
    case 'survivor':
      s.people.push({ ...fact.person, minor: fact.person.minor.slice() });
      return;
    case 'came':
    case 'emerged':
      for (const z of fact.zeds) s.zeds.push(newZed(s, z));
      if (fact.is === 'emerged') {
        const h = hideoutOf(s, fact.hideout);
        h.left -= fact.zeds.length;
        h.out += fact.zeds.length;
        if (h.left <= 0) h.state = 'gone';
      }
      return;
    case 'hidden-hordes':
      for (const h of s.hideouts) h.left = fact.sizes[h.id] ?? 0;
      return;
    case 'hidden-seated':
      for (const q of s.seated) q.content = fact.contents[q.id] ?? '';
      return;
    case 'revealed':
      for (const p of s.people) p.play = fact.plays[p.id] ?? '';
      return;
    case 'nps-does':
      personOf(s, fact.who).play = fact.play;
      personOf(s, fact.who).goal = fact.goal ?? null;
      return;
    case 'ordered': {
      const p = personOf(s, fact.who);
      p.order = fact.order;
      if (fact.order.do === 'follow') p.leader = fact.order.who;
      return;
    }
    case 'order-over':
      personOf(s, fact.who).order = null;
      return;
    case 'torch':
      personOf(s, fact.who).torch = fact.lit;
      return;
    case 'walked':
      walk(s, fact);
      return;
    case 'faced':
      figureOf(s, fact.who).facing = fact.facing;
      return;
    case 'spent':
      personOf(s, fact.who).used += fact.cost;
      return;
    case 'climbed': {
      const p = personOf(s, fact.who);
      put(p, fact.at);
      p.moved += LEVEL;
      p.ladder = fact.hanging ? fact.link : '';
      return;
    }
    case 'knocked': {
      const f = figureOf(s, fact.who);
      put(f, fact.at);
      if (fact.down) f.down = true;
      if ('crouching' in f) f.crouching = false;
      else f.ladder = '';
      return;
    }
    case 'pulled':
      pull(s, personOf(s, fact.who), fact.at);
      return;
    case 'stood':
      for (const id of fact.who) figureOf(s, id).down = false;
      return;
    case 'raised':
      personOf(s, fact.who).down = false;
      return;
    case 'left':
      personOf(s, fact.who).where = 'out';
      s.todo = s.todo.filter((id) => id !== fact.who);
      return;
    case 'boarded': {
      const p = personOf(s, fact.who);
      p.inside = fact.vehicle;
      put(p, fact.at);
      return;
    }
    case 'door': {
      const d = doorOf(s, fact.door);
      d.state = fact.state;
      if (fact.state !== 'closed') d.barred = false;
      return;
    }
    case 'barred':
      doorOf(s, fact.door).barred = fact.barred;
      return;
    case 'battered':
      doorOf(s, fact.door).taken = fact.taken;
      doorOf(s, fact.door).struck++;
      return;
    case 'gap':
      s.gaps = [...s.gaps, { x: fact.at[0], y: fact.at[1], level: fact.at[2], r: fact.r }];
      return;
    case 'car-battered': {
      const v = s.vehicles.find((each) => each.id === fact.vehicle);
      if (!v) return;
      v.taken = fact.taken;
      v.struck++;
      v.broken = fact.taken >= fact.of;
      return;
    }
    case 'alarm-rolled': {
      const v = s.vehicles.find((each) => each.id === fact.vehicle);
      v?.rolled.push(fact.who);
      if (v && fact.sounds) v.alarm = s.turn + 1;
      return;
    }
    case 'shot': {
      const p = personOf(s, fact.who);
      if (fact.gun === 'pistol') p.pistol = fact.left;
      else p.clip = fact.left;
      p.fired++;
      if (p.order?.do === 'shoot') p.order = { ...p.order, fired: true };
      return;
    }
    case 'reloaded': {
      const p = personOf(s, fact.who);
      drop(p.minor, `${fact.gun} reload`);
      if (fact.gun === 'pistol') p.pistol = fact.clip;
      else p.clip = fact.clip;
      return;
    }
    case 'thrown':
      drop(personOf(s, fact.who).minor, fact.what);
      s.landed = { what: fact.what as Thrown, at: fact.at };
      return;
    case 'cloud':
      s.clouds.push({ ...fact.cloud });
      s.nextCloud++;
      return;
    case 'burning':
      zedOf(s, fact.zed).burning = fact.until;
      return;
    case 'tank-hit':
      zedOf(s, fact.zed).hits += fact.hits;
      return;
    case 'zed-dead':
      unpin(s, fact.zed);
      s.zeds = s.zeds.filter((z) => z.id !== fact.zed);
      s.todo = s.todo.filter((id) => id !== fact.zed);
      return;
    case 'hurt':
      personOf(s, fact.who).hits += fact.hits;
      if (fact.how !== 'fire' && fact.how !== 'fall' && fact.how !== 'thrown') s.bitten = true;
      if (fact.how === 'zed' || fact.how === 'pin' || fact.how === 'tank') strike(s, fact.by);
      return;
    case 'died': {
      const p = personOf(s, fact.who);
      if (p.pinned !== '') unpin(s, p.pinned);
      p.where = 'dead';
      p.died = s.turn;
      if (fact.at) put(p, fact.at);
      p.down = true;
      p.inside = '';
      p.ladder = '';
      s.todo = s.todo.filter((id) => id !== fact.who);
      return;
    }
    case 'rose':
      personOf(s, fact.who).where = 'risen';
      s.zeds.push(newZed(s, fact.zed));
      return;
    case 'pinned': {
      const p = personOf(s, fact.who);
      p.pinned = fact.by;
      p.down = true;
      zedOf(s, fact.by).pins = fact.who;
      return;
    }
    case 'freed': {
      const p = personOf(s, fact.who);
      if (p.pinned !== '') unpin(s, p.pinned);
      p.trapped = false;
      return;
    }
    case 'blood': {
      const p = personOf(s, fact.who);
      p.blood = fact.blood;
      if (fact.blood === 'infected') p.infected = s.turn;
      return;
    }
    case 'healed': {
      personOf(s, fact.who).hits--;
      drop(personOf(s, fact.by).minor, 'First Aid Kit');
      return;
    }
    case 'found': {
      const f = s.finds.find((each) => each.id === fact.find);
      if (f) {
        f.open = true;
        f.things = fact.things.slice();
      }
      return;
    }
    case 'took': {
      const f = s.finds.find((each) => each.id === fact.find);
      for (const thing of fact.things) {
        if (f?.things) drop(f.things, thing);
        receive(personOf(s, fact.who), thing);
      }
      s.finds = s.finds.filter((each) => !each.open || (each.things?.length ?? 0) > 0);
      return;
    }
    case 'laid': {
      const p = personOf(s, fact.who);
      for (const thing of fact.things) release(p, thing);
      const [x, y, level] = fact.at;
      const there = s.finds.find((each) => each.id === fact.find);
      if (there) there.things?.push(...fact.things);
      else {
        s.finds.push({ id: fact.find, x, y, level, things: fact.things.slice(), open: true });
        s.nextFind++;
      }
      return;
    }
    case 'gave':
      for (const thing of fact.things) {
        release(personOf(s, fact.who), thing);
        receive(personOf(s, fact.whom), thing);
      }
      return;
    case 'looked': {
      const q = s.seated.find((each) => each.id === fact.at);
      if (q && fact.told) q.known = true;
      const h = s.hideouts.find((each) => each.id === fact.at);
      if (h && fact.told) h.told = fact.what === 'occupied' ? 'occupied' : 'empty';
      return;
    }
    case 'noise':
      s.noises.push({ ...fact.noise });
      return;
    case 'woke':
      hideoutOf(s, fact.hideout).state = 'emptying';
      s.woken++;
      return;
    case 'empty':
      hideoutOf(s, fact.hideout).state = 'gone';
      return;
    case 'charge': {
      const z = zedOf(s, fact.zed);
      z.mode = 'charging';
      z.prey = fact.prey;
      z.lastSeen = fact.at ?? null;
      return;
    }
    case 'saw': {
      const z = zedOf(s, fact.zed);
      z.prey = fact.prey;
      z.lastSeen = fact.at;
      return;
    }
    case 'lost-prey': {
      const z = zedOf(s, fact.zed);
      z.mode = 'drifting';
      z.prey = '';
      z.lastSeen = null;
      return;
    }
    case 'crouched':
      zedOf(s, fact.zed).crouching = fact.crouching;
      return;
    case 'at-fence':
      zedOf(s, fact.zed).fence = fact.fence;
      return;
    case 'appeared': {
      const z = zedOf(s, fact.zed);
      z.mode = 'attacking';
      if (fact.at) put(z, fact.at);
      return;
    }
    case 'unmasked': {
      const q = s.seated.find((each) => each.id === fact.seated);
      if (q) q.gone = true;
      return;
    }
    case 'marked':
      personOf(s, fact.who).marked = fact.until;
      personOf(s, fact.who).drawn = fact.draws ?? '';
      return;
    case 'known':
      fact.who.forEach((id, i) => {
        const p = personOf(s, id);
        p.known = s.turn;
        p.knownIn = fact.where[i] ?? '';
      });
      return;
    case 'ruled':
      if (fact.what === 'duties') s.duties = DUTIES.filter((duty) => fact.as.split(' ').includes(duty));
      return;
    default:
      return;
  }
}

// ------------------------------------------------------------------ what facts do

/** Taken along by somebody, in step 5, is moved as well. ROS-D-smoker-moved. */
function pull(s: State, p: Person, at: Place): void {
  if (s.step === 5) p.moved += Math.round(Math.sqrt((p.x - at[0]) ** 2 + (p.y - at[1]) ** 2) * 1000) / 1000;
  put(p, at);
  p.ladder = '';
}

/** A level climbed is as far as one of stairs, in cm. ROS-R-levels. */
const LEVEL = 5;

/** Whoever acted is done; who lets others go first, or was raised, comes after them, but PS before NPS. ROS-R-nps-steps. */
function acted(s: State, who: string, later: 'waits' | 'again' | undefined): void {
  delete s.landed;
  if (later === 'again' && s.todo.includes(who)) return;
  s.todo = s.todo.filter((id) => id !== who);
  if (later === 'waits') s.waited.push(who);
  else s.waited = [];
  if (later === undefined) return;
  const kind = (id: string) => s.people.find((p) => p.id === id)?.kind;
  const first = kind(who) === 'ps' ? s.todo.findIndex((id) => kind(id) === 'nps') : -1;
  s.todo.splice(first < 0 ? s.todo.length : first, 0, who);
}

function beginTurn(s: State, turn: number): void {
  s.phase = 'turn';
  s.turn = turn;
  s.step = 1;
  s.todo = [];
  s.waited = [];
  for (const p of s.people) {
    p.play = '';
    p.fired = 0;
    p.moved = 0;
    p.used = 0;
    if (p.marked < turn) {
      p.marked = 0;
      p.drawn = '';
    }
  }
  for (const z of s.zeds) {
    z.moved = false;
    z.trail = [];
    z.struck = false;
  }
  for (const d of s.doors) d.struck = 0;
  for (const v of s.vehicles) v.struck = 0;
  s.noises = s.noises.filter((n) => n.until >= turn);
  s.clouds = s.clouds.filter((c) => c.until >= turn);
}

function walk(s: State, { who, way, cost, how }: Extract<RosFact, { is: 'walked' }>): void {
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

function newZed(s: State, z: Newcomer): Zed {
  // Mutants go by their kinds: how many there are shows in no number.
  if (z.kind === 'zed') s.nextZed++;
  return {
    id: z.id,
    kind: z.kind,
    x: z.at[0],
    y: z.at[1],
    level: z.at[2],
    facing: z.facing,
    mode: z.mode,
    horde: z.horde ?? '',
    number: z.number ?? 0,
    down: false,
    burning: 0,
    hits: 0,
    crouching: false,
    leapt: 0,
    moved: false,
    pins: '',
    fence: '',
    prey: z.prey ?? '',
    lastSeen: null,
    trail: [],
    struck: false,
  };
}

function figureOf(s: State, id: string): Person | Zed {
  return s.people.find((p) => p.id === id && p.where !== 'risen') ?? zedOf(s, id);
}

function put(f: { x: number; y: number; level: number }, [x, y, level]: Place): void {
  f.x = x;
  f.y = y;
  f.level = level;
}

/** A pin ends: the victim lies there free. */
function unpin(s: State, zed: string): void {
  for (const p of s.people) if (p.pinned === zed) p.pinned = '';
  for (const z of s.zeds) if (z.id === zed) z.pins = '';
}

function strike(s: State, by: string): void {
  for (const z of s.zeds) if (z.id === by) z.struck = true;
}

function doorOf(s: State, id: string): State['doors'][number] {
  const found = s.doors.find((d) => d.id === id);
  if (!found) throw new RangeError(`There is no door "${id}".`);
  return found;
}

function hideoutOf(s: State, id: string): State['hideouts'][number] {
  const found = s.hideouts.find((h) => h.id === id);
  if (!found) throw new RangeError(`There is no hideout "${id}".`);
  return found;
}

function drop<T>(list: T[], item: T): void {
  const i = list.indexOf(item);
  if (i >= 0) list.splice(i, 1);
}

/** Takes a thing in hand: the clip of a gun comes with it. */
function receive(p: Person, thing: Thing): void {
  const { gun, clip } = gunIn(thing);
  if (gun === 'pistol') p.pistol = clip;
  else if (gun) {
    p.main = gun;
    p.clip = clip;
  } else if (isMain(thing)) {
    p.main = thing as Person['main'];
    p.clip = 0;
  } else p.minor.push(thing as Minor);
}

/** Lets a thing go. */
function release(p: Person, thing: Thing): void {
  const { gun } = gunIn(thing);
  if (gun === 'pistol') p.pistol = -1;
  else if (gun || isMain(thing)) {
    p.main = '';
    p.clip = 0;
  } else {
    drop(p.minor, thing as Minor);
    if (thing === 'torch' && !p.minor.includes('torch')) p.torch = false;
  }
}

const CLIPS: { readonly [gun in Gun]: number } = {
  pistol: 6,
  shotgun: 7,
  'assault rifle': 6,
  'sniper rifle': 5,
};

/** The gun that a thing is and the shots in it. */
export function gunIn(thing: Thing): { readonly gun: Gun | undefined; readonly clip: number } {
  const found = /^(pistol|shotgun|assault rifle|sniper rifle)(?: (\d+)| with a full clip)?$/.exec(thing);
  if (!found) return { gun: undefined, clip: 0 };
  const gun = found[1] as Gun;
  return { gun, clip: found[2] === undefined ? CLIPS[gun] : Number(found[2]) };
}

/** Whether a thing is carried as main weapon. */
export function isMain(thing: Thing): boolean {
  const { gun } = gunIn(thing);
  return gun !== undefined
    ? gun !== 'pistol'
    : [
        'cricket bat',
        'baseball bat',
        'crowbar',
        'shovel',
        'sword',
        'machete',
        'spade',
        'fire axe',
        'chainsaw',
      ].includes(thing);
}
