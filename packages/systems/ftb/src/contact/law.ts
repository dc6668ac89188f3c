import { ask, Choose, type Rule } from '@shambles/engine';
import { distance } from '@shambles/field';
import { successes, sum } from '@shambles/thw';
import type { FtbWorld } from '../facts.js';
import { inView } from '../goods/goods.js';
import { becomeEnemies, type Trigger } from '../in-sight/hostility.js';
import { groupOf } from '../people/groups.js';
import { encounterOf, type Person, partyOf, personOf } from '../state.js';
import { FIRST_DAYS } from '../tables/campaign.js';
import { LAW_MODIFIERS, LAW_ORDER, type LawResult, lawResult } from '../tables/meet.js';
import type { Edge } from '../terrain/edges.js';
import { word } from '../words.js';
import { speaker, talkOrWalk } from './talk.js';

/** True if there is Law & Order, which lasts through the first stage. FTB-D-11. */
export function isLawful(w: FtbWorld): boolean {
  return encounterOf(w.s).day <= FIRST_DAYS;
}

/** True if a party acts by Law & Order. FTB-12.7a. */
export function keepsOrder(w: FtbWorld, party: string): boolean {
  const known = partyOf(w.s, party).class;
  return isLawful(w) && (known === 'police' || known === 'military');
}

/**
 * Resolves Law & Order: with Police, their Leader and the player's roll; the Military decide by themselves. FTB-12.7a,
 * FTB-12.7b.
 */
export function* lawAndOrder(w: FtbWorld, party: string, led: string, trigger: Trigger): Rule<void> {
  const result =
    partyOf(w.s, party).class === 'military' ? yield* military(w, party, led) : yield* police(w, party, led);
  switch (result) {
    case 'released':
      settled(w, party, result);
      return yield* wavedOn(w, party, led, trigger);
    case 'disarm':
      return yield* disarm(w, party, led, trigger);
    case 'arrest':
      return yield* arrest(w, party, led, trigger);
    case 'ignored':
      return settled(w, party, result, 'leave');
    case 'leave':
      return yield* ordered(w, party, led, trigger);
  }
}

/** FTB-12.7b, FTB-T-law-order-modifiers, FTB-D-59. */
export function* police(w: FtbWorld, party: string, led: string): Rule<LawResult | undefined> {
  const officer = speaker(w, partyOf(w.s, party));
  if (!officer) return undefined;
  const p = personOf(w.s, led);
  const mods = lawMods(w, party, groupOf(w, led), p);
  const roll = function* (who: Person, side: 'ours' | 'theirs') {
    const dice = mods.filter((m) => m.side === side).reduce((n, m) => n + m.dice, who.rep);
    return yield* successes(w, dice, {
      rule: 'FTB-12.7b',
      label: 'law-order',
      table: LAW_MODIFIERS.id,
      seat: who.seat || undefined,
      who: who.id,
    });
  };
  const ours = yield* roll(p, 'ours');
  const theirs = yield* roll(officer, 'theirs');
  const row = lawResult('police', ours - theirs);
  w.happen({
    is: 'talked',
    cause: 'FTB-12.7b',
    party,
    who: led,
    with: officer.id,
    of: 'law',
    ours,
    theirs,
    mods,
    row,
  });
  return row;
}

function lawMods(w: FtbWorld, party: string, group: readonly Person[], led: Person) {
  const holds: { readonly [circumstance: string]: boolean } = {
    'weapon-in-hand': group.some((p) => inView(p).length > 0),
    suspicious: encounterOf(w.s).suspicious,
    fought: group.some((p) => p.fought),
    ganger: led.class === 'ganger',
    outnumbered: partyOf(w.s, party).people.length > group.length,
  };
  return w.book.tables.law.rows
    .filter((row) => holds[row.circumstance])
    .map(({ circumstance, dice, who }) => ({
      circumstance,
      dice,
      side: who === 'player' ? ('ours' as const) : ('theirs' as const),
    }));
}

/** Rolls what the Military do: talking makes no difference. FTB-12.7m. */
export function* military(w: FtbWorld, party: string, led: string): Rule<LawResult> {
  const die = yield* sum(w, 1, { rule: 'FTB-12.7m', label: 'law-military', table: LAW_ORDER.id });
  const does = lawResult('military', die);
  w.happen({ is: 'ordered', cause: 'FTB-12.7m', party, who: led, die, does });
  return does;
}

function settled(w: FtbWorld, party: string, why: string, goal?: 'leave'): void {
  w.happen({
    is: 'attitude',
    cause: 'FTB-12.7m',
    party,
    attitude: 'neutral',
    why,
    ...(goal !== undefined && { goal }),
  });
}

/** Once waved on, the player may talk with the officers. */
function* wavedOn(w: FtbWorld, party: string, led: string, trigger: Trigger): Rule<void> {
  if ((yield* choose(w, led, 'law-released', ['go', 'talk'])) === 'talk')
    yield* talkOrWalk(w, party, led, trigger);
}

function* choose(w: FtbWorld, led: string, code: string, may: readonly string[]): Rule<string> {
  return yield* ask(
    w,
    personOf(w.s, led).seat,
    'FTB-12.7m',
    code,
    new Choose(may, { line: (id) => ({ key: `law.${id}` }) }),
    { who: word(`person.${led}`) },
  );
}

/** The group hands over weapons in view, or Walks the Walk; with none in view it is free to go. */
function* disarm(w: FtbWorld, party: string, led: string, trigger: Trigger): Rule<void> {
  const armed = groupOf(w, led).filter((p) => inView(p).length > 0);
  if (
    armed.length > 0 &&
    (yield* choose(w, led, 'law-disarm', ['hand-over', 'walk-the-walk'])) !== 'hand-over'
  )
    return yield* becomeEnemies(w, party, 'law', trigger, 'FTB-12.14a');
  for (const p of armed) {
    const items = inView(p).map((i) => i.id);
    w.happen({ is: 'lost', cause: 'FTB-12.7m', who: p.id, items, how: 'taken' });
  }
  settled(w, party, 'disarm');
}

/** Those who are stopped go quietly with their whole group, or Walk the Walk. FTB-12.10. */
function* arrest(w: FtbWorld, party: string, led: string, trigger: Trigger): Rule<void> {
  if ((yield* choose(w, led, 'law-arrest', ['go-quietly', 'walk-the-walk'])) !== 'go-quietly')
    return yield* becomeEnemies(w, party, 'law', trigger, 'FTB-12.14a');
  const by = partyOf(w.s, party).class === 'military' ? 'military' : 'police';
  for (const { id } of groupOf(w, led))
    w.happen({ is: 'arrested', cause: by === 'police' ? 'FTB-12.11' : 'FTB-12.12', who: id, by });
  settled(w, party, 'arrest');
}

/** The group leaves the table by the nearest edge, or Walks the Walk. */
function* ordered(w: FtbWorld, party: string, led: string, trigger: Trigger): Rule<void> {
  if ((yield* choose(w, led, 'law-leave', ['leave-table', 'walk-the-walk'])) !== 'leave-table')
    return yield* becomeEnemies(w, party, 'law', trigger, 'FTB-12.14a');
  for (const p of groupOf(w, led)) {
    // Leaving on orders does not count as the planned exit. FTB-14.7.5b, FTB-14.8.5c.
    w.happen({ is: 'tally', cause: 'FTB-12.7m', what: `ordered-off ${p.id}`, by: 1 });
    w.happen({
      is: 'off-table',
      cause: 'FTB-12.7m',
      who: p.id,
      edge: nearestEdges(w, p)[0] as Edge,
    });
  }
  settled(w, party, 'leave');
}

/** The edges of the table, nearest first. */
export function nearestEdges(w: FtbWorld, p: { readonly x: number; readonly y: number }): Edge[] {
  const [width, height] = encounterOf(w.s).map.size;
  const off: { readonly edge: Edge; readonly far: number }[] = [
    { edge: 'north', far: distance(p, { x: p.x, y: height }) },
    { edge: 'east', far: distance(p, { x: width, y: p.y }) },
    { edge: 'south', far: p.y },
    { edge: 'west', far: p.x },
  ];
  return off.sort((a, b) => a.far - b.far).map(({ edge }) => edge);
}
