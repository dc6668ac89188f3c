import { ALIENS } from '@shambles/avz';
import type { Json, Shape } from '@shambles/engine';
import type { Choice, Unit } from '../plan.js';
import type { Sight } from '../sight.js';
import { kindNumber, noStack, type Stack, size } from '../stacks.js';
import { AlienJudge } from './judge.js';

/** The first groups: a Tank, a UFO and a Trooper each. */
const GROUP: Stack = [1, 1, 1, 0, 0, 0];
const SMALL = 4;

/** A judge for landings, in which all Aliens already there strike where they are. */
function judgeOf(sight: Sight): AlienJudge {
  const judge = new AlienJudge(sight);
  sight.aliens.forEach((stack, place) => {
    if (size(sight.zombies[place] as Stack) === 0) return;
    stack.forEach((n, kind) => {
      for (let i = 0; i < n; i++) {
        const unit: Unit = { id: '', kind, from: place, choices: [] };
        judge.lift(unit);
        judge.put(unit, { verb: 'blast', to: place }, 1);
      }
    });
  });
  return judge;
}

/** The most that these Aliens can gain by landing in `place`. */
function worthIn(place: number, stack: Stack, judge: AlienJudge, sight: Sight): number {
  const flies = stack.every((n, k) => n === 0 || ALIENS[k]?.flies);
  const { town, zombies } = sight;
  const targets = (town.beside[place] as readonly number[]).filter(
    (l) => size(zombies[l] as Stack) > 0 && (flies || !town.park[l]),
  );
  const choices: Choice[] = [{ verb: 'pass', to: place }, ...targets.map((to) => ({ verb: 'attack', to }))];
  let most = Number.NEGATIVE_INFINITY;
  judge.beginTrials();
  for (const choice of choices) {
    put(judge, stack, choice, 1);
    most = Math.max(most, judge.value());
    put(judge, stack, choice, -1);
    judge.takeBack();
  }
  judge.endTrials();
  return most;
}

function put(judge: AlienJudge, stack: Stack, choice: Choice, count: 1 | -1): void {
  stack.forEach((n, kind) => {
    for (let i = 0; i < n; i++) judge.put({ id: '', kind, from: -1, choices: [] }, choice, count);
  });
}

interface Site {
  readonly place: number;
  readonly worth: number;
}

function bestSite(places: readonly number[], stack: Stack, judge: AlienJudge, sight: Sight): Site {
  let best: Site = { place: places[0] as number, worth: Number.NEGATIVE_INFINITY };
  for (const place of places) {
    const worth = worthIn(place, stack, judge, sight);
    if (worth > best.worth) best = { place, worth };
  }
  return best;
}

/** Where the first groups go: each in turn to the best place left. */
export function firstGroups(places: readonly number[], count: number, sight: Sight): number[] {
  const judge = judgeOf(sight);
  const chosen: number[] = [];
  while (chosen.length < count) {
    const { place } = bestSite(
      places.filter((l) => !chosen.includes(l)),
      GROUP,
      judge,
      sight,
    );
    chosen.push(place);
    put(judge, GROUP, { verb: 'pass', to: place }, 1);
  }
  return chosen;
}

/** Who lands and where: the best landing in one place or in two. */
export function land(shape: Extract<Shape, { kind: 'place' }>, sight: Sight): Json {
  const places = shape.places.map((name) => sight.place(name));
  const reserve: string[][] = Array.from({ length: SMALL }, () => []);
  for (const { id } of shape.items) reserve[kindNumber(sight.byId.get(id)?.kind ?? 'trooper')]?.push(id);
  const most = reserve.map((ids, kind) =>
    Math.min(ids.length, shape.most?.[ALIENS[kind]?.kind as string] ?? ids.length),
  );
  if (places.length === 0) return {};
  const judge = judgeOf(sight);
  const nothing = judge.value();
  const presence = (stack: Stack) =>
    stack.reduce((sum, n, k) => sum + n * (sight.worth.alien[k] as number), 0);
  const groups = mixes(most, shape.budget ?? 0).map((stack) => {
    const site = bestSite(places, stack, judge, sight);
    return { stack, place: site.place, cost: cost(stack), worth: site.worth - nothing + presence(stack) };
  });
  let best: (typeof groups)[number][] = [];
  let worth = 0;
  for (const one of groups)
    for (const other of [undefined, ...groups]) {
      const both = other ? [one, other] : [one];
      const sum = one.worth + (other?.worth ?? 0);
      if (sum <= worth || one.cost + (other?.cost ?? 0) > (shape.budget ?? 0)) continue;
      if (
        other &&
        (other.place === one.place ||
          one.stack.some((n, k) => n + (other.stack[k] as number) > (most[k] ?? 0)))
      )
        continue;
      worth = sum;
      best = both;
    }
  const answer: Record<string, string> = {};
  for (const { stack, place } of best)
    stack.forEach((n, k) => {
      for (const id of reserve[k]?.splice(0, n) ?? []) answer[id] = sight.book.locations[place] as string;
    });
  return answer;
}

function cost(stack: Stack): number {
  return stack.reduce((sum, n, k) => sum + n * (ALIENS[k]?.combat as number), 0);
}

/** Every mix of small Aliens within the budget that can stand together. */
function mixes(most: readonly number[], budget: number): Stack[] {
  const found: Stack[] = [];
  const stack = noStack();
  const add = (kind: number): void => {
    if (kind === SMALL) {
      if (size(stack) > 0) found.push(stack.slice());
      return;
    }
    for (let n = 0; n <= (most[kind] as number); n++) {
      stack[kind] = n;
      if (size(stack) <= 4 && cost(stack) <= budget) add(kind + 1);
    }
    stack[kind] = 0;
  };
  add(0);
  return found;
}
