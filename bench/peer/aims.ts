import {
  type Aims,
  carriesOn,
  type Data,
  type Frame,
  type G,
  type Gun,
  type Mark,
  type Placing,
  type Volley,
} from './armed.js';
import { enemiesInSight, face, far, line, sees } from './open.js';

type Do<K extends Frame['do']> = Extract<Frame, { do: K }>;

/** Tolerance for rounding, in inches. */
const TINY = 0.001;

/** Asks the players a question, and answers it at once if only one answer exists. Returns true if it is open. */
export function asks(s: G, code: string, who: number, options: readonly string[], most = -1): boolean {
  if (most < 0 && options.length === 1) {
    s.said = options[0] as string;
    return false;
  }
  s.ask = { code, who, options, most };
  return true;
}

// ------------------------------------------------------------------ weapons and targets

/** Indices of the guns in hand that are loaded and reach somebody. */
export function weaponsFor(s: G, d: Data, p: number, aims: Aims): number[] {
  const guns = d.guns[p] as Data['guns'][number];
  const found: number[] = [];
  guns.forEach(({ item, gun }, i) => {
    if (!s.empty.includes(item) && targetsOf(s, d, p, gun, aims).length > 0) found.push(i);
  });
  return found;
}

/** People that a gun reaches, nearest first. */
function targetsOf(s: G, d: Data, p: number, gun: Gun, aims: Aims): number[] {
  const open =
    'by' in aims
      ? leftOf(s, d, p, aims.by)
      : enemiesInSight(s, d, p).filter((q) => (aims.moving ? line(s, d, p, q) : sees(s, d, p, q)));
  return open.filter((q) => far(s, p, q) <= gun.range).sort((a, b) => far(s, p, a) - far(s, p, b));
}

/** The figures that fired and can still be fired at. */
export function leftOf(s: G, d: Data, p: number, by: readonly number[]): number[] {
  return by.filter((q) => carriesOn(s, q) && line(s, d, p, q));
}

/** During In Sight, a Grunt fires at the nearest of those that have been targeted least. */
function openTo(s: G, d: Data, p: number, gun: Gun, aims: Aims): number[] {
  const all = targetsOf(s, d, p, gun, aims);
  if ('by' in aims || d.star[p]) return all;
  const times = (q: number) => aims.targeted.filter((t) => t === q).length;
  const fewest = Math.min(...all.map(times));
  return all.filter((q) => times(q) === fewest).slice(0, 1);
}

export function choosesArms(s: G, d: Data, f: Do<'arms'>): void {
  const { who, could, aims } = f;
  let guns = could.slice(0, 1);
  if (could.length > 1 && d.side[who] === 0) {
    const ids = could.map((i) => String((d.guns[who] as Data['guns'][number])[i]?.item));
    if (!f.said) {
      s.stack.push({ ...f, said: true });
      asks(s, 'fire-with', who, [...ids, 'both']);
      return;
    }
    guns = s.said === 'both' ? [...could] : [could[ids.indexOf(s.said as string)] as number];
  }
  s.stack.push({ do: 'aims', who, guns, k: 0, aims, placing: null, volleys: [] });
}

/** Aims one weapon after the other. A player's figure is asked about each of its dice. */
export function takesAim(s: G, d: Data, f: Do<'aims'>): void {
  const { who, guns, k } = f;
  if (k === guns.length) {
    s.volleys = f.volleys;
    return;
  }
  const { gun } = (d.guns[who] as Data['guns'][number])[guns[k] as number] as { gun: Gun };
  const full = Math.max(...gun.target);
  let placing: Placing;
  if (f.placing) placing = place(s, f.placing, s.said as string);
  else {
    const targets = openTo(s, d, who, gun, f.aims);
    placing = { targets, placed: [], rating: full, left: full };
    if (d.side[who] !== 0)
      placing = { ...placing, placed: [{ target: targets[0] as number, dice: full }], left: 0 };
  }
  while (placing.left > 0) {
    const ids = waysToPlace(s, who, gun, placing);
    if (asks(s, 'aim', who, ids)) {
      s.stack.push({ ...f, placing });
      return;
    }
    placing = place(s, placing, s.said as string);
  }
  const volley = volleyOf(s, d, who, guns[k] as number, placing, guns.length > 1);
  face(s, who, volley.marks[0]?.target as number);
  s.stack.push({ ...f, k: k + 1, placing: null, volleys: [...f.volleys, volley] });
}

/** Ids of the ways to place dice: "c3", "c3 by 1", "c3 one", "c3 one by 2". */
function waysToPlace(s: G, who: number, gun: Gun, now: Placing): string[] {
  const spread = now.targets.length > 1;
  const ratings = now.placed.length === 0 ? gun.target : [now.rating];
  const lower = ratings.filter((r) => r < now.left);
  return now.targets
    .filter((t) => mayAdd(s, who, now, t))
    .flatMap((t) => [
      `c${t}`,
      ...lower.map((r) => `c${t} by ${r}`),
      ...(spread && now.left > 1 ? [`c${t} one`] : []),
      ...(spread ? lower.filter((r) => r > 1).map((r) => `c${t} one by ${r}`) : []),
    ]);
}

const aimedAt = ({ placed }: Placing): number[] => placed.map((m) => m.target).filter((t) => t >= 0);

function mayAdd(s: G, who: number, now: Placing, target: number): boolean {
  const before = aimedAt(now);
  if (before.length === 0 || before.includes(target)) return true;
  if (isGap(s, now, target) && now.left < 2) return false;
  return inSwath(s, who, [...before, target], now.rating);
}

/** True if the target is more than an inch from all targets so far. */
function isGap(s: G, now: Placing, target: number): boolean {
  const before = aimedAt(now);
  return before.length > 0 && !before.includes(target) && before.every((t) => far(s, t, target) > 1);
}

/** True if all targets are in a strip as wide as the rating, from the first on, to one side of the line to it. */
function inSwath(s: G, who: number, targets: readonly number[], rating: number): boolean {
  const at = (p: number) => [(s.x[p] as number) / 1000, (s.y[p] as number) / 1000] as const;
  const first = targets[0] as number;
  const [fx, fy] = at(first);
  const [wx, wy] = at(who);
  const long = far(s, who, first);
  const [ux, uy] = long === 0 ? [0, 1] : [(fx - wx) / long, (fy - wy) / long];
  const aside = targets.map((t) => {
    const [x, y] = at(t);
    return (x - fx) * uy - (y - fy) * ux;
  });
  const within = (low: number, high: number) => aside.every((a) => a >= low - TINY && a <= high + TINY);
  return targets.every((t) => far(s, t, first) <= rating + TINY) && (within(0, rating) || within(-rating, 0));
}

/** Places dice as answered. A gap before the target is checked first, and costs a die. */
function place(s: G, now: Placing, said: string): Placing {
  const [id, ...words] = said.split(' ') as [string, ...string[]];
  const target = Number(id.slice(1));
  const first = now.placed.length === 0;
  const by = words.includes('by') ? Number(words[words.indexOf('by') + 1]) : now.left;
  const rating = first ? by : now.rating;
  let left = first ? by : now.left;
  const placed = now.placed.map((m) => ({ ...m }));
  if (isGap(s, now, target)) {
    placed.push({ target: -1, dice: 1 });
    left--;
  }
  const dice = words.includes('one') ? 1 : left;
  const known = placed.find((m) => m.target === target);
  if (known) known.dice += dice;
  else placed.push({ target, dice });
  return { ...now, placed, rating, left: left - dice };
}

function volleyOf(s: G, d: Data, who: number, i: number, { placed }: Placing, two: boolean): Volley {
  const { item, gun } = (d.guns[who] as Data['guns'][number])[i] as Data['guns'][number][number];
  let nth = 0;
  const marks = placed.map(
    ({ target, dice }): Mark => ({
      target,
      dice,
      nth: target < 0 ? 0 : ++nth,
      prone: s.prone[target] ?? false,
      fast: (s.fast[target] ?? -1) >= 0,
    }),
  );
  return { who, item, gun, rep: s.rep[who] as number, fast: (s.fast[who] as number) >= 0, two, marks };
}

/** The part of declared fire that is still possible. */
export function stillAimed(s: G, fire: readonly Volley[]): Volley[] {
  const stands = (t: number) => t >= 0 && carriesOn(s, t);
  return fire
    .filter(({ who, item }) => carriesOn(s, who) && !s.empty.includes(item))
    .map((v) => ({ ...v, marks: v.marks.map((m) => (stands(m.target) ? m : { ...m, target: -1 })) }))
    .filter(({ marks }) => marks.some((m) => m.target >= 0));
}
