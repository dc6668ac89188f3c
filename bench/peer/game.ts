import { type Data, places, type Side, size } from './data.js';
import { die, draw, type Seed } from './dice.js';

const GRAVE = -1;
const DEAD = -2;
export const RESERVE = -3;
const DRAWN = -4;

/** A question that a player has to answer before the game goes on. All questions share this flat form. */
export interface Question {
  readonly code: string;
  readonly to: Side;
  /** Counters to choose from or to place. */
  readonly from: readonly number[];
  /** Locations to choose from. */
  readonly places: number;
  /** A number, amount or distance. */
  readonly n: number;
}

/** boardgame.io's G, flat. */
export interface G {
  phase: string;
  turn: number;
  first: Side | '';
  at: number[];
  spent: number[];
  tiles: number[];
  icon: number;
  claw: boolean;
  rise: boolean;
  seed: Seed;
  ask: Question | null;
  /** The continuation after an answer: the location concerned, the rest of a rampage, groups still to fight. */
  here: number;
  path: readonly number[];
  groups: readonly (readonly number[])[];
  verb: string;
}

const NONE: readonly number[] = [];

export function newGame(d: Data, seed: Seed): G {
  const at: number[] = [];
  for (let c = 0; c < d.counters; c++) at.push(c < d.firstZombie ? RESERVE : GRAVE);
  const s: G = {
    phase: d.sidesByDie ? 'sides' : 'zombie-setup',
    turn: 0,
    first: '',
    at,
    spent: at.map(() => 0),
    tiles: [],
    icon: 0,
    claw: false,
    rise: false,
    seed,
    ask: null,
    here: 0,
    path: NONE,
    groups: [],
    verb: '',
  };
  run(s, d);
  return s;
}

/** A copy on which to play one move. */
export function copy(s: G): G {
  return { ...s, at: s.at.slice(), spent: s.spent.slice(), tiles: s.tiles.slice(), seed: s.seed.slice() };
}

// ------------------------------------------------------------------ looking at the table

function aliensIn(s: G, d: Data, place: number): number[] {
  const found: number[] = [];
  for (let c = 0; c < d.firstZombie; c++) if (s.at[c] === place) found.push(c);
  return found;
}

export function zombiesIn(s: G, d: Data, place: number): number[] {
  const found: number[] = [];
  for (let c = d.firstZombie; c < d.counters; c++) if (s.at[c] === place) found.push(c);
  return found;
}

/** Set of locations with a counter, `marked` if given, from `from` up to but not including `to`. */
export function where(s: G, from: number, to: number, marked?: readonly boolean[]): number {
  let set = 0;
  for (let c = from; c < to; c++) {
    const place = s.at[c] as number;
    if (place >= 0 && (marked === undefined || marked[c])) set |= 1 << place;
  }
  return set;
}

export const aliens = (s: G, d: Data): number => where(s, 0, d.firstZombie);
export const zombies = (s: G, d: Data): number => where(s, d.firstZombie, d.counters);
const all = (d: Data): number => 2 ** d.locations - 1;
const empty = (s: G, d: Data): number => all(d) & ~(aliens(s, d) | zombies(s, d));

// ------------------------------------------------------------------ asking

function ask(
  s: G,
  to: Side,
  code: string,
  n: number,
  set: number,
  from: readonly number[] = NONE,
  here = s.here,
): void {
  s.ask = { code, to, from, places: set, n };
  s.here = here;
}

const alike = (d: Data, from: readonly number[]): boolean =>
  from.every((c) => d.kind[c] === d.kind[from[0] as number]);

/** Goes on after counters were placed by their owner. */
export function placed(s: G): void {
  if (s.phase === 'zombie-setup') enter(s, 'alien-setup');
  else if (s.phase === 'spawn') enter(s, 'event');
  else if (s.phase === 'landing') enter(s, 'alien-actions');
}

/** Plays on to the next question or to the end. */
export function run(s: G, d: Data): void {
  while (s.ask === null && s.phase !== 'over') step(s, d);
}

function enter(s: G, phase: string): void {
  s.phase = phase;
  s.spent.fill(0);
}

function step(s: G, d: Data): void {
  if (s.groups.length > 0) {
    const [group, ...rest] = s.groups;
    s.groups = rest;
    fight(s, d, group as readonly number[], s.verb);
    return;
  }
  if (s.path.length > 0) {
    trample(s, d);
    return;
  }
  switch (s.phase) {
    case 'sides':
      s.first = die(s.seed) <= 3 ? 'alien' : 'zombie';
      enter(s, 'zombie-setup');
      return;
    case 'zombie-setup':
      ask(s, 'zombie', 'set-up', 3, all(d), drawZombies(s, d, 15));
      return;
    case 'alien-setup': {
      const free = empty(s, d);
      size(free) <= 3 ? setUpGroups(s, d, places(free)) : ask(s, 'alien', 'groups', 3, free);
      return;
    }
    case 'reveal':
      reveal(s, d);
      return;
    case 'spawn':
      spawn(s, d, tileUp(s, d).number);
      if (s.ask === null) enter(s, 'event');
      return;
    case 'event':
      event(s, d);
      return;
    case 'landing':
      landing(s, d);
      return;
    case 'alien-actions':
      actions(s, 0, d.firstZombie, 'alien');
      return;
    case 'stacking':
      stacking(s, d);
      return;
    case 'zombie-actions':
      actions(s, d.firstZombie, d.counters, 'zombie');
      return;
    default:
      if (s.tiles.length < d.turns) startTurn(s);
      else enter(s, 'over');
  }
}

function startTurn(s: G): void {
  s.turn++;
  s.claw = false;
  s.rise = false;
  enter(s, 'reveal');
}

function drawZombies(s: G, d: Data, n: number): number[] {
  const drawn = draw(s.seed, zombiesIn(s, d, GRAVE), n);
  for (const c of drawn) s.at[c] = DRAWN;
  return drawn;
}

function spawn(s: G, d: Data, n: number): void {
  const drawn = drawZombies(s, d, n);
  if (drawn.length > 0) ask(s, 'zombie', 'spawn', 0, d.spawn, drawn);
}

function tileUp(s: G, d: Data): Data['tiles'][number] {
  return d.tiles[s.tiles[s.tiles.length - 1] as number] as Data['tiles'][number];
}

export function setUpGroups(s: G, d: Data, chosen: readonly number[]): void {
  const reserve = aliensIn(s, d, RESERVE);
  for (const kind of ['tank', 'ufo', 'trooper']) {
    const mine = reserve.filter((c) => d.kind[c] === kind);
    chosen.forEach((place, g) => {
      s.at[mine[g] as number] = place;
    });
  }
  startTurn(s);
}

function reveal(s: G, d: Data): void {
  const down = d.tiles.map((_, t) => t).filter((t) => !s.tiles.includes(t));
  s.tiles.push(draw(s.seed, down, 1)[0] as number);
  s.icon = 0;
  enter(s, 'spawn');
}

// ------------------------------------------------------------------ events

function event(s: G, d: Data): void {
  switch (tileUp(s, d).icons[s.icon]) {
    case undefined:
      enter(s, 'landing');
      return;
    case 'zombie_bite':
      target(s, d, 'zombie', 'bite', aliens(s, d));
      return;
    case 'laser':
      target(s, d, 'alien', 'laser', zombies(s, d));
      return;
    case 'zombie_claw':
      s.icon++;
      s.claw = true;
      return;
    case 'zombie_rise': {
      s.icon++;
      s.rise = true;
      let n = 0;
      for (let c = 0; c < d.firstZombie; c++) if ((s.at[c] as number) >= 0) n++;
      spawn(s, d, n);
      return;
    }
    case 'mutant':
      target(
        s,
        d,
        'alien',
        'mutate',
        bigOne(s, d, 'mutant') < 0
          ? 0
          : where(
              s,
              0,
              d.firstZombie,
              d.kind.map((k) => k === 'trooper'),
            ),
      );
      return;
    case 'bfar':
      target(s, d, 'alien', 'bfar', bigOne(s, d, 'bfar') < 0 ? 0 : empty(s, d));
      return;
  }
}

function bigOne(s: G, d: Data, kind: string): number {
  const c = d.kind.indexOf(kind);
  return s.at[c] === RESERVE ? c : -1;
}

/** Asks for one location, unless there is only one. An icon without a target is discarded. */
function target(s: G, d: Data, to: Side, code: string, set: number): void {
  if (set === 0) s.icon++;
  else if ((set & (set - 1)) === 0) strike(s, d, code, 31 - Math.clz32(set));
  else ask(s, to, code, 1, set);
}

/** Applies an icon to the location chosen for it. */
export function strike(s: G, d: Data, code: string, place: number): void {
  s.icon++;
  if (code === 'bite') bite(s, d, place);
  else if (code === 'laser') burn(s, d, place);
  else if (code === 'mutate') mutate(s, d, place);
  else missiles(s, d, place);
}

function bite(s: G, d: Data, place: number): void {
  const there = aliensIn(s, d, place);
  const n = hitsOn(s, there.length, 5);
  if (n === 0) return;
  if (n === there.length || alike(d, there)) bitten(s, d, place, there.slice(0, n));
  else ask(s, 'alien', 'bitten', n, 0, there, place);
}

export function bitten(s: G, d: Data, place: number, lost: readonly number[]): void {
  for (const c of lost) s.at[c] = RESERVE;
  for (const c of draw(s.seed, zombiesIn(s, d, DEAD), lost.length)) s.at[c] = place;
}

function burn(s: G, d: Data, place: number): void {
  const there = zombiesIn(s, d, place);
  if (die(s.seed) <= there.length) killZombies(s, there);
}

export function killZombies(s: G, lost: readonly number[]): void {
  for (const c of lost) s.at[c] = s.rise ? GRAVE : DEAD;
}

function mutate(s: G, d: Data, place: number): void {
  const trooper = aliensIn(s, d, place).find((c) => d.kind[c] === 'trooper') as number;
  s.at[trooper] = RESERVE;
  s.at[d.kind.indexOf('mutant')] = place;
  ask(s, 'alien', 'rampage', d.rampage, 0, NONE, place);
}

/** Moves the Mutant one location further. */
function trample(s: G, d: Data): void {
  const place = s.path[0] as number;
  s.path = s.path.slice(1);
  s.at[d.kind.indexOf('mutant')] = place;
  const there = zombiesIn(s, d, place);
  if (there.length === 0) return;
  if (alike(d, there)) killZombies(s, there.slice(0, 1));
  else ask(s, 'zombie', 'trampled', 1, 0, there, place);
}

function missiles(s: G, d: Data, place: number): void {
  s.at[d.kind.indexOf('bfar')] = place;
  const hits = hitsOn(s, 6, 4);
  const near = places(d.around[place] as number).flatMap((l) => zombiesIn(s, d, l));
  const n = Math.min(hits, near.length);
  if (n === 0) return;
  const first = near[0] as number;
  const same = alike(d, near) && near.every((c) => s.at[c] === s.at[first]);
  if (n === near.length || same) killZombies(s, near.slice(0, n));
  else ask(s, 'zombie', 'missiles', n, 0, near);
}

// ------------------------------------------------------------------ landing, stacking

function landing(s: G, d: Data): void {
  const budget = die(s.seed) + 1;
  const free = empty(s, d);
  const small = aliensIn(s, d, RESERVE).filter((c) => d.lands[c]);
  if (free === 0 || small.every((c) => (d.dice[c] as number) > budget)) {
    enter(s, 'alien-actions');
    return;
  }
  ask(s, 'alien', 'landing', budget, free, small);
}

const MOST = 4;

function stacking(s: G, d: Data): void {
  for (let place = 0; place < d.locations; place++) {
    const there = aliensIn(s, d, place);
    const over = there.reduce((n, c) => n + (d.room[c] as number), 0) - MOST;
    if (over <= 0) continue;
    const ways = discards(d, there, over, 2);
    if (ways.length > 1) {
      ask(s, 'alien', 'stacking', over, 0, there, place);
      return;
    }
    for (const c of ways[0] as readonly number[]) s.at[c] = RESERVE;
  }
  enter(s, 'zombie-actions');
}

/** Groups counters by kind. */
export function byKind(d: Data, from: readonly number[]): number[][] {
  const groups = new Map<string, number[]>();
  for (const c of from) {
    const kind = d.kind[c] as string;
    const group = groups.get(kind);
    if (group) group.push(c);
    else groups.set(kind, [c]);
  }
  return [...groups.values()];
}

/** All ways to take some number of each kind for which `good` holds; at most `most` ways. */
function ways(
  groups: readonly (readonly number[])[],
  most: number,
  good: (taken: readonly number[]) => boolean,
): number[][] {
  const found: number[][] = [];
  const go = (g: number, taken: number[]): void => {
    if (found.length >= most) return;
    const group = groups[g];
    if (group === undefined) {
      if (good(taken)) found.push(taken);
    } else for (let n = 0; n <= group.length; n++) go(g + 1, [...taken, ...group.slice(0, n)]);
  };
  go(0, []);
  return found;
}

/** Ways to discard Aliens: enough of them, and none unnecessarily. */
export function discards(d: Data, from: readonly number[], over: number, most: number): number[][] {
  return ways(byKind(d, from), most, (taken) => enough(d, taken, over));
}

export function enough(d: Data, taken: readonly number[], over: number): boolean {
  let total = 0;
  for (const c of taken) total += d.room[c] as number;
  return total >= over && taken.every((c) => total - (d.room[c] as number) < over);
}

/** Ways to take losses: counters must die while hits can pay for them. */
export function deaths(d: Data, from: readonly number[], hits: number, most: number): number[][] {
  return ways(byKind(d, from), most, (taken) => paid(d, from, taken, hits));
}

export function paid(d: Data, from: readonly number[], taken: readonly number[], hits: number): boolean {
  let left = hits;
  for (const c of taken) left -= d.price[c] as number;
  return left >= 0 && from.every((c) => taken.includes(c) || (d.price[c] as number) > left);
}

// ------------------------------------------------------------------ actions

function actions(s: G, from: number, to: number, side: Side): void {
  for (let c = from; c < to; c++)
    if ((s.at[c] as number) >= 0 && s.spent[c] === 0) {
      ask(s, side, `${side}-orders`, 0, 0);
      return;
    }
  finish(s, side);
}

export function finish(s: G, side: Side): void {
  enter(s, side === 'alien' ? 'stacking' : 'turn-end');
}

function hitsOn(s: G, n: number, from: number): number {
  let hits = 0;
  for (let i = 0; i < n; i++) if (die(s.seed) >= from) hits++;
  return hits;
}

const TYPES = ['rotting', 'fast', 'tough'];

/** Resolves one attack of a group on the enemies in its location. */
export function fight(s: G, d: Data, who: readonly number[], verb: string): void {
  const place = s.at[who[0] as number] as number;
  const byAliens = (who[0] as number) < d.firstZombie;
  const special = verb !== 'attack';
  for (const c of who) s.spent[c] = 1;
  let hits = 0;
  let sixes = 0;
  const roll = (dice: number, from: number): void => {
    const need = special && d.onlySixes ? 6 : from;
    for (let left = dice; left > 0; left--) {
      const face = die(s.seed);
      if (face >= need || (special && face === 6)) hits++;
      if (face !== 6) continue;
      sixes++;
      if (verb === 'blast') left++;
    }
  };
  if (byAliens) {
    let dice = 0;
    for (const c of who) dice += d.dice[c] as number;
    roll(dice, led(s, d, place) ? 3 : 4);
  } else
    for (const type of TYPES) {
      let dice = 0;
      let need = 0;
      for (const c of who)
        if ((d.kind[c] as string).startsWith(type)) {
          dice += d.dice[c] as number;
          need = (d.moves[c] as number) + 1 - (s.claw ? 1 : 0);
        }
      if (dice > 0) roll(dice, need);
    }
  if (verb === 'chomp')
    for (const c of draw(s.seed, zombiesIn(s, d, DEAD), sixes)) {
      s.at[c] = d.chompHere ? place : GRAVE;
      if (d.chompHere) s.spent[c] = 1;
    }
  if (hits === 0) return;
  const targets = byAliens ? zombiesIn(s, d, place) : aliensIn(s, d, place);
  const saves = hitsOn(s, hits, (byAliens ? targets.some((c) => d.tough[c]) : led(s, d, place)) ? 4 : 5);
  const left = hits - saves;
  if (left === 0) return;
  const owner: Side = byAliens ? 'zombie' : 'alien';
  const only = forced(d, targets, left);
  if (only) casualties(s, d, owner, only);
  else ask(s, owner, 'hits', left, 0, targets, place);
}

function led(s: G, d: Data, place: number): boolean {
  for (let c = 0; c < d.firstZombie; c++) if (d.leads[c] && s.at[c] === place) return true;
  return false;
}

/** The counters that die if there is no choice. */
function forced(d: Data, targets: readonly number[], hits: number): readonly number[] | undefined {
  let worth = 0;
  for (const c of targets) worth += d.price[c] as number;
  if (worth <= hits) return targets;
  if (alike(d, targets))
    return targets.slice(0, Math.floor(hits / (d.price[targets[0] as number] as number)));
  const two = deaths(d, targets, hits, 2);
  return two.length === 1 ? two[0] : undefined;
}

export function casualties(s: G, d: Data, owner: Side, lost: readonly number[]): void {
  if (owner === 'zombie') {
    killZombies(s, lost);
    return;
  }
  for (const c of lost) s.at[c] = RESERVE;
  for (const c of draw(s.seed, zombiesIn(s, d, DEAD), lost.length)) s.at[c] = GRAVE;
}
