import type { AskView, Consequence, Json, Reply, Ruled } from '@shambles/engine';
import { wayId, waysOn } from '@shambles/thw';
import { tenth } from '../bar.js';
import { type Book, gunRow } from '../book.js';
import type { FtbWorld } from '../facts.js';
import { choosesFreely, helperOf, holds, seesFall } from '../reacting/reaction.js';
import type { RuleId } from '../register.js';
import { human, nounIn, preview } from '../rulers/preview.js';

import { carriesOn, encounterOf, type Person, personOf, standing } from '../state.js';
import { tableOf } from '../table.js';
import type { View } from '../view.js';
import { nameOf } from '../words.js';
import { person, replies, says, thing } from './said.js';
import { worldOf } from './world.js';

/** What placing dice on a target would lead to. FTB-7.3a, FTB-7.5a. */
export function aimed(view: View, ask: AskView, value: Json, book: Book): Consequence<RuleId> | undefined {
  const shooter = view.people.find((p) => nounIn(ask, 'who') === `person.${p.id}`);
  const gun = [...book.weapons.keys()].find((each) => nounIn(ask, 'gun') === `thing.${each}`);
  if (!shooter || gun === undefined || !view.encounter) return undefined;
  const { target: ratings, rolls } = gunRow(book, gun);
  const left = Number(ask.line.values?.dice);
  const figures = [...view.people, ...view.zeds].map(({ id }) => id);
  const way = waysOn(figures, ratings, left, true, true).find((each) => wayId(each, left) === value);
  if (!way) return undefined;
  // All dice of a firing are heard at once.
  const first = left === Math.max(...ratings);
  const dice = loud(book, gun, way.plain ? way.by : (rolls ?? way.by));
  const shot = { gun, target: way.target, dice: first ? dice : 0, shots: way.one ? 1 : way.by };
  return shotAt(worldOf(view, book), shooter, shot, preview(view, ask, value, book));
}

/** What firing a gun, or two at once, at the nearest target would lead to. FTB-5.2b, FTB-6.6. */
export function fired(view: View, ask: AskView, value: Json, book: Book): Consequence<RuleId> | undefined {
  const odds = preview(view, ask, value, book);
  const shooter = view.people.find((p) => p.id === String(value).split(' ')[1]);
  const on = odds[0]?.on;
  const guns = odds.map(({ input }) => (input as { readonly weapon: string }).weapon);
  const [gun] = guns;
  if (!shooter || on === undefined || gun === undefined) return undefined;
  const most = (each: string) => Math.max(...gunRow(book, each).target);
  const dice = guns.reduce((n, each) => n + loud(book, each, gunRow(book, each).rolls ?? most(each)), 0);
  return shotAt(worldOf(view, book), shooter, { gun, target: on, dice, shots: most(gun) }, odds);
}

/** Dice of a firing that are heard: none of a silent weapon. FTB-10.2.3, FTB-6.8. */
function loud(book: Book, gun: string, dice: number): number {
  return gunRow(book, gun).silent ? 0 : dice;
}

interface Shot {
  readonly gun: string;
  readonly target: string;
  /** Dice rolled with this answer that are heard; 0 if they were counted before. */
  readonly dice: number;
  /** Dice on this target. */
  readonly shots: number;
}

function shotAt(
  w: FtbWorld,
  shooter: Person,
  { gun, target, dice, shots }: Shot,
  odds: Consequence['odds'],
): Consequence<RuleId> | undefined {
  const table = tableOf(w);
  if (!table.has(target) || !table.has(shooter.id)) return undefined;
  const values = {
    who: person(shooter.id),
    gun: thing(gun),
    name: nameOf(w.book.names, target),
    count: shots,
  };
  return {
    ...says('FTB-7.5a', 'consequence.fire', values),
    on: target,
    distance: tenth(table.distance(shooter.id, target)),
    odds,
    answers: answersTo(w, shooter, target),
    hears: heard(w, gun, shooter.id, dice),
    costs: costs(w, shooter, gun),
    rays: [{ from: shooter.id, to: target, kind: 'fire' }],
  };
}

// ------------------------------------------------------------------ who answers

/** Tests of a target that is missed, and of friends who see it fall. FTB-5.6.3, FTB-5.6.4. */
function answersTo(w: FtbWorld, shooter: Person, target: string): Reply<RuleId>[] {
  const p = w.s.people.find((q) => q.id === target);
  if (!p || !carriesOn(p)) return [];
  const friends = standing(w.s).filter((q) => tableOf(w).has(q.id) && seesFall(w, q, p));
  return [
    reaction(w, p, shooter, 'received-fire'),
    ...friends.map((q) => reaction(w, q, shooter, 'man-down')),
  ];
}

const TESTS = { 'received-fire': 'FTB-5.6.3', 'man-down': 'FTB-5.6.4' } as const;

/** A reaction. A Star of the players may choose what it does, so it has no odds. FTB-3.1.4.4. */
function reaction(w: FtbWorld, p: Person, shooter: Person, test: keyof typeof TESTS): Reply<RuleId> {
  const who = { who: person(p.id) };
  if (choosesFreely(w, p)) return replies(p.id, says('FTB-3.1.4.4', `answers.${test}-chosen`, who));
  const by = [shooter.id];
  const { rep, class: of, attributes } = human(p, w.book);
  const led = helperOf(w, p.id);
  const input = {
    rep: rep as Json,
    class: of as Json,
    attributes: attributes as Json,
    ...(led && { leader: led.rep }),
    canFire: holds(w, p, 'can-fire', by),
    noneLeft: holds(w, p, 'none-that-fired-left', by),
    canReach: holds(w, p, 'can-reach-one-that-fired', by),
    cover: holds(w, p, 'in-cover', by),
    friend: holds(w, p, 'friend-carries-on-near', by),
  };
  return replies(p.id, says(TESTS[test], `answers.${test}`, who), { procedure: test, input, on: p.id });
}

// ------------------------------------------------------------------ who hears, what it costs

/**
 * Who hears the shots: each die rolled may draw zombies, depending on the area. Zed! and No Terrain use other numbers,
 * so they have no odds. FTB-10.2.3.
 */
function heard(w: FtbWorld, gun: string, shooter: string, dice: number): Reply<RuleId>[] {
  const { area, kind } = encounterOf(w.s);
  if (dice === 0)
    return gunRow(w.book, gun).silent ? [replies(shooter, says('FTB-6.8', 'hears.silent'))] : [];
  if (kind === 'no-terrain' || kind === 'zed')
    return [replies(shooter, says('FTB-10.2.3', 'hears.some', { count: dice }))];
  const from = Math.min(...(w.book.tables.noise.rows.find((row) => row.area === area)?.draws ?? []));
  const odds = { procedure: 'noise', input: { area, dice }, on: shooter };
  return [replies(shooter, says('FTB-10.2.3', 'hears.noise', { count: dice, from }), odds)];
}

function costs(w: FtbWorld, { id }: Person, gun: string): Ruled<RuleId>[] {
  const active = encounterOf(w.s).active?.who.includes(id) === true;
  const acts = active && !personOf(w.s, id).acted;
  return [
    ...(acts ? [says('FTB-5.2b', 'costs.action')] : []),
    gunRow(w.book, gun).single ? says('FTB-6.8', 'costs.single') : says('FTB-6.7a', 'costs.ammo'),
  ];
}
