import type { Shape } from '@shambles/engine';
import { distance } from '@shambles/field';
import type { Person } from '@shambles/ftb';
import { isMet } from './aims.js';
import { comingTo, guns, isFair, isHurt, type Look, leaderOf } from './look.js';
import { mayEnd, planOf } from './plan.js';

/** An option of "what next": "fire star-1 4". */
interface Deed {
  readonly id: string;
  readonly verb: string;
  readonly who: string;
  readonly what: string;
}

/** Inches beyond a normal move at which a place is too far for one. */
const FAR = 1.5;
/** Distance within which zombies are worth the noise of a shot when clearing the table, in inches. */
const CLEARING = 12;

/** The active group's next deed; 'done' if nothing is worthwhile. `tried` names deeds that changed nothing. */
export function deed(look: Look, shape: Shape, tried: (id: string) => boolean): string {
  if (shape.kind !== 'choose') return 'done';
  const all = shape.options
    .filter((o) => o.id !== 'done' && !tried(o.id))
    .map(({ id }): Deed => {
      const [verb, who = '', ...what] = id.split(' ') as [string, string?, ...string[]];
      return { id, verb, who, what: what.join(' ') };
    });
  for (const choose of ORDER) {
    const found = choose(look, all);
    if (found !== undefined) return found;
  }
  return 'done';
}

type Chooser = (look: Look, all: readonly Deed[]) => string | undefined;

const person = (look: Look, id: string) => look.view.people.find((p) => p.id === id) as Person;

/** The first deed of a verb that passes. */
function of(verb: string, test: (look: Look, p: Person, d: Deed) => boolean = () => true): Chooser {
  return (look, all) => all.find((d) => d.verb === verb && test(look, person(look, d.who), d))?.id;
}

const isSafe = (look: Look, p: Person) => comingTo(look, p).length === 0;

/** Choices in order: what ends it, what cannot wait, moving, and the rest. */
const ORDER: readonly Chooser[] = [
  of('end', mayEnd),
  of('leave', (look) => planOf(look).do === 'leave'),
  of('drink', (_look, p) => p.infection === 'exposed' || p.infection === 'infected'),
  fireAtFoes,
  of('weasel', (_look, _p, d) => d.what.endsWith('/quietly')),
  of('medic', isSafe),
  of('stand', (look) => look.foes.length === 0),
  of('search', (look, p) => isSafe(look, p) && wantsMore(look)),
  of('loot', isSafe),
  of('recruit'),
  of('talk', (look) => look.e.kind === 'chillin' && !isMet(look)),
  of('mingle', (look) => !isMet(look)),
  of('retrieve', (look, p) => planOf(look).do === 'leave' && isSafe(look, p) && look.foes.length === 0),
  hurry,
  of('together', (look) => look.mine.length > 1),
  of('move'),
  fireAtZeds,
  of('reload'),
  of('draw', arms),
  of('take', (look, p) => isSafe(look, p) && look.foes.length === 0),
  of('pick-up', (look, p) => isSafe(look, p) && look.foes.length === 0),
  of('face', (look, p) => turns(look, p)),
  of(
    'charge',
    (look, p) => planOf(look).do === 'clear' && look.foes.length === 0 && guns(look, p).length === 0,
  ),
];

function wantsMore(look: Look): boolean {
  return planOf(look).do !== 'leave' || !isMet(look);
}

/** Fires at people first, while there is anything to fire with. */
function fireAtFoes(look: Look, all: readonly Deed[]): string | undefined {
  if (look.foes.length === 0) return undefined;
  return best(look, all, (p, range) =>
    look.foes.some((f) => distance(f, p) <= range && look.table.line(p.id, f.id) !== 'no'),
  );
}

/** True if shots kill more zombies that do not charge than they draw. FTB-7.5a, FTB-10.10.4, FTB-T-zombies-noise. */
function pays({ e, book }: Look, { rep }: Person): boolean {
  const drawn = book.tables.noise.rows.find(({ area }) => area === e.area)?.draws.length ?? 0;
  return (Math.min(6, rep - 1) * Math.min(6, rep)) / 6 > drawn;
}

/**
 * To clear the table, or if zombies shut the band in: true for a figure whose shots pay, or for anybody if nobody's do.
 */
function clears(look: Look, p: Person): boolean {
  if (look.e.kind !== 'take-back' && planOf(look).do !== 'clear') return false;
  return pays(look, p) || (planOf(look).do === 'clear' && !look.mine.some((q) => pays(look, q)));
}

/**
 * Fires at zombies that could reach somebody before the group is active again; to clear the table, at any that are
 * worth the noise.
 */
function fireAtZeds(look: Look, all: readonly Deed[]): string | undefined {
  return best(look, all, (p, range) => {
    const near = clears(look, p)
      ? look.zeds.filter((z) => distance(z, p) <= CLEARING)
      : look.mine.flatMap((q) => comingTo(look, q));
    return near.some((z) => distance(z, p) <= range && look.table.line(p.id, z.id) !== 'no');
  });
}

/** The firing with the most dice, by figures with a worthwhile target in range. */
function best(
  look: Look,
  all: readonly Deed[],
  worth: (p: Person, range: number) => boolean,
): string | undefined {
  let found: { readonly id: string; readonly dice: number } | undefined;
  for (const d of all) {
    if (d.verb !== 'fire') continue;
    const p = person(look, d.who);
    const what = p.items.find((i) => String(i.id) === d.what)?.what ?? '';
    const gun = look.book.weapons.get(what);
    const dice = guns(look, p).find((g) => String(g.id) === d.what)?.dice ?? 0;
    if (gun && worth(p, gun.range) && (!found || dice > found.dice)) found = { id: d.id, dice };
  }
  return found?.id;
}

/**
 * Moves fast if far from the goal or chased by zombies. While Police are about nobody runs in town unseen. FTB-14.7.5c.
 */
function hurry(look: Look, all: readonly Deed[]): string | undefined {
  const plan = planOf(look);
  const led = leaderOf(look.mine);
  const fast = all.filter((d) => d.verb === 'fast' && mayGain(look, person(look, d.who)));
  if (fast.length === 0 || !led || plan.cost === undefined) return undefined;
  const chased = look.mine.some((p) => !isSafe(look, p)) || (look.foes.length > 0 && !isFair(look));
  if (look.e.kind === 'robbery-in-town' && !look.e.suspicious && !chased) return undefined;
  const left = 8 - led.used;
  if (left <= 0) return undefined;
  const most = left + (plan.do === 'leave' ? 0 : FAR);
  if (plan.cost <= most) return undefined;
  return (fast.find((d) => d.who === 'all' || d.what === 'all') ?? fast.find((d) => d.what === ''))?.id;
}

/** True if the dice of a Fast Move may help: they have not been thrown for the group, or one of them is passed. FTB-D-263. */
function mayGain({ e }: Look, p: Person): boolean {
  const set = e.active?.fast?.find(({ who }) => who.includes(p.id));
  return set === undefined || set.dice.some((die) => die <= p.rep);
}

/** Takes a loaded gun if none is in hand, and puts on armour when safe. */
function arms(look: Look, p: Person, d: Deed): boolean {
  if (d.what === 'hide' || d.what === 'show') return false;
  if (d.what === 'armor') return look.foes.length === 0 && isSafe(look, p);
  const item = p.items.find((i) => String(i.id) === d.what);
  return guns(look, p).length === 0 && item?.empty === false && look.book.weapons.has(item.what);
}

/** Distance at which a figure turns to face something, in inches. */
const NEAR = 14;

/** True if something near is not in front, or if a figure that keeps its head down has enemies near. */
function turns(look: Look, p: Person): boolean {
  if (p.behind && look.foes.some((f) => distance(f, p) <= NEAR)) return true;
  const [next] = [...look.foes, ...look.zeds]
    .filter((f) => distance(f, p) <= NEAR && look.table.line(p.id, f.id) !== 'no')
    .sort((a, b) => distance(a, p) - distance(b, p));
  return next !== undefined && !look.table.facesTowards(p.id, next.id);
}

/** Faces what comes: people first, then zombies. */
export function facing(look: Look, shape: Shape): string | number | undefined {
  if (shape.kind !== 'facing') return undefined;
  const p = person(look, shape.figure);
  const next = (all: readonly { readonly id: string; readonly x: number; readonly y: number }[]) =>
    [...all]
      .filter((f) => shape.options.some((o) => o.id === f.id))
      .sort((a, b) => distance(a, p) - distance(b, p))[0];
  const seen = next(look.foes) ?? next(look.zeds);
  if (seen) return seen.id;
  const [hidden] = look.foes.toSorted((a, b) => distance(a, p) - distance(b, p));
  return hidden ? look.table.bearing(p.id, hidden) : shape.now;
}

/** Goes on after a quiet stretch while the band is fit. FTB-TB-noterrain-a. */
export function goOn(look: Look): string {
  return isHurt(look) ? 'home' : 'on';
}
