import { ask, Choose, type Rule } from '@shambles/engine';
import { pass } from '@shambles/thw';
import { several } from '../facts/lines.js';
import type { FtbWorld } from '../facts.js';
import type { Gun } from '../kinds.js';
import { chargeable, chargeHome } from '../melee/charge.js';
import { duckBack } from '../moving/duck.js';
import { fastMove, inchesLeft, mayGoFast, moveOn } from '../moving/moving.js';
import type { Watch } from '../moving/walking.js';
import { byRep } from '../people/groups.js';
import { choosesWeapons, takesAim, type Weapon } from '../shooting/aim.js';
import { add, type Call, loadedGuns, shootAll, type Volley } from '../shooting/shooting.js';
import { within } from '../shooting/targets.js';
import { carriesOn, encounterOf, isPlayers, itemOf, type Person, personOf, turnIsOver } from '../state.js';
import { tableOf } from '../table.js';
import { type Action, type Case, lineOf } from '../tables/insight.js';
import { nameOf, word } from '../words.js';
import { enemiesInSight } from './sighted.js';

/**
 * The figures of a winning group declare from the highest Rep down; numb ones only hold. A Duck Back or a move happens
 * as it is declared; then all fire is resolved, then all charges. FTB-D-43, FTB-D-107.
 */
export function* acts(
  w: FtbWorld,
  group: readonly string[],
  movers: readonly string[],
  targeted: Map<string, number>,
  watches: readonly Watch[],
): Rule<Call> {
  const fire: Volley[] = [];
  const ducked: string[] = [];
  const charges: { who: string; target: string }[] = [];
  for (const p of byRep(w.s.people.filter((q) => group.includes(q.id)))) {
    if (!carriesOn(p) || enemiesInSight(w, p).length === 0) continue;
    const moves = isMoving(w, p, movers);
    const action = p.numb > 0 ? 'hold' : yield* chooses(w, p, moves);
    w.happen({ is: 'declared', cause: 'FTB-5.5.7', who: p.id, does: action, at: [] });
    switch (action) {
      case 'fire':
        fire.push(...(yield* declaresFire(w, p, moves, targeted)));
        break;
      case 'charge':
        charges.push({ who: p.id, target: yield* choosesTarget(w, p) });
        break;
      case 'duck-back':
        yield* duckBack(w, p.id, enemiesInSight(w, p), 'FTB-5.5.7m');
        ducked.push(p.id);
        break;
      case 'fast-move':
        yield* fastMove(w, [p.id]);
        yield* moveOn(w, p.id, watches);
        break;
      case 'move-on':
        yield* moveOn(w, p.id, watches);
        break;
    }
  }
  const call = yield* shootAll(w, stillAimed(w, fire));
  call.ducked.push(...ducked);
  for (const target of new Set(charges.map((c) => c.target))) {
    const chargers = charges.filter((c) => c.target === target).map((c) => c.who);
    add(call, yield* chargeHome(w, chargers, target, 'in-sight'));
  }
  return call;
}

/**
 * True if a person came into sight and has a move of its own now; it has none once its turn is over.
 * FTB-T-in-sight-resolution, FTB-5.7.3b.
 */
function isMoving(w: FtbWorld, p: Person, movers: readonly string[]): boolean {
  const { active } = encounterOf(w.s);
  return movers.includes(p.id) && !turnIsOver(w.s, p) && (active === null || active.who.includes(p.id));
}

/** Declared fire that is still possible after later moves: the shooter can fire and a target is still there. */
function stillAimed(w: FtbWorld, fire: readonly Volley[]): Volley[] {
  const stands = (id: string) => w.s.people.some((p) => p.id === id && carriesOn(p));
  return fire
    .filter(({ who, item }) => stands(who) && !itemOf(personOf(w.s, who), item).empty)
    .map((v) => ({ ...v, marks: v.marks.map((m) => (stands(m.target) ? m : { ...m, target: '' })) }))
    .filter(({ marks }) => marks.some((m) => m.target !== ''));
}

/** Chooses an action from the first line of the table that fits. FTB-5.5.4a, FTB-5.5.6, FTB-5.5.7, FTB-5.5.7m. */
function* chooses(w: FtbWorld, p: Person, moving: boolean): Rule<Action> {
  if (p.class === 'citizen' && !(yield* keepsNerve(w, p))) return lineOf('lost-nerve').grunt[0] as Action;
  const can: { readonly [a in Action]: boolean } = {
    fire: weaponsFor(w, p, moving).length > 0,
    charge: moving && chargeable(w, p).some((id) => w.s.people.some((q) => q.id === id)),
    'move-on': moving && inchesLeft(p) > 0,
    'fast-move': moving && mayGoFast(w, p),
    'duck-back': true,
    hold: true,
    'carry-on': true,
  };
  const line = lineOf(caseOf(w, p, can.fire));
  if (p.star)
    return yield* choice(
      w,
      p,
      'in-sight',
      line.star.filter((a) => can[a]),
    );
  const must = line.grunt.find((a) => can[a]) as Action;
  if (!can.charge || must === 'charge' || !isPlayers(p)) return must;
  return yield* choice(w, p, 'in-sight-charge', [...lineOf('declares-charge').grunt, must]);
}

function* choice(w: FtbWorld, p: Person, code: string, may: readonly Action[]): Rule<Action> {
  return (yield* ask(
    w,
    p.seat,
    'FTB-5.5.7m',
    code,
    new Choose(may, { line: (id) => ({ key: `in-sight.${id}` }) }),
    { who: word(`person.${p.id}`), foes: several(enemiesInSight(w, p)) },
  )) as Action;
}

function caseOf(w: FtbWorld, p: Person, fires: boolean): Case {
  if (fires) return 'can-fire';
  const guns = p.hand.filter((id) => w.book.weapons.has(itemOf(p, id).what));
  if (guns.length === 0) return 'no-ranged-weapon';
  return guns.every((id) => itemOf(p, id).empty) ? 'out-of-ammo' : 'out-of-range';
}

/** FTB-5.5.6. */
function* keepsNerve(w: FtbWorld, p: Person): Rule<boolean> {
  const what = { rule: 'FTB-5.5.6', label: 'brown-pants', seat: p.seat, who: p.id } as const;
  const passed = (yield* pass(w, 1, p.rep, what)) > 0;
  w.happen({ is: 'brown-pants', cause: 'FTB-5.5.6', who: p.id, passed });
  return passed;
}

/** Enemies in range of a gun, nearest first. A moving figure may turn to see them. FTB-7.1, FTB-5.2a. */
function targetsOf(w: FtbWorld, p: Person, gun: Gun, moving: boolean): string[] {
  const table = tableOf(w);
  const seen = enemiesInSight(w, p).filter((id) =>
    moving ? table.line(p.id, id) !== 'no' : table.sees(p.id, id),
  );
  return within(w, p, gun, seen);
}

function weaponsFor(w: FtbWorld, p: Person, moving: boolean): Weapon[] {
  return loadedGuns(w, p).filter(({ gun }) => targetsOf(w, p, gun, moving).length > 0);
}

/**
 * Declares fire: a Star at any target, a Grunt at the nearest of those targeted least. FTB-5.5.5a, FTB-5.5.5b,
 * FTB-D-44.
 */
function* declaresFire(
  w: FtbWorld,
  p: Person,
  moving: boolean,
  targeted: Map<string, number>,
): Rule<Volley[]> {
  const times = (id: string) => targeted.get(id) ?? 0;
  const open = (gun: Gun) => {
    const all = targetsOf(w, p, gun, moving);
    const fewest = Math.min(...all.map(times));
    return p.star ? all : all.filter((id) => times(id) === fewest).slice(0, 1);
  };
  const weapons = yield* choosesWeapons(w, p, weaponsFor(w, p, moving));
  const volleys = yield* takesAim(w, p.id, weapons, open, 'in-sight');
  const at = new Set(volleys.flatMap((v) => v.marks.map((m) => m.target)));
  for (const target of at) if (target !== '') targeted.set(target, times(target) + 1);
  return volleys;
}

function* choosesTarget(w: FtbWorld, p: Person): Rule<string> {
  const may = chargeable(w, p).filter((id) => w.s.people.some((q) => q.id === id));
  if (!isPlayers(p)) return may[0] as string;
  return yield* ask(
    w,
    p.seat,
    'FTB-8.2a',
    'charge',
    new Choose(may, {
      line: (id) => ({ key: 'figure', values: { name: nameOf(w.book.names, id) } }),
      on: (id) => id,
    }),
    { who: word(`person.${p.id}`) },
  );
}
