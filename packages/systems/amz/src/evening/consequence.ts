import type { AskView, Consequence, Json, Reply, Ruled } from '@shambles/engine';
import { hasPlace, type Place } from '@shambles/measured';
import { marchAlong } from '../activation/destination.js';
import { entitled, isAware } from '../awareness/awareness.js';
import type { Book } from '../book.js';
import { nameOf } from '../casualties/hits.js';
import type { AmzWorld } from '../facts.js';
import { mayFireAt } from '../fire/attack.js';
import { placesAt, reachOf } from '../movement/marching.js';
import type { RuleId } from '../register.js';
import { fightOf, poolsOf, preview, reactionOdds, type Shot, shotOf, unitIn } from '../rulers/preview.js';
import { setOut, worldOf, worldOnce } from '../rulers/world.js';
import { fightersOf, isLiving, type Unit, unitOf } from '../state.js';
import { tableOf } from '../table/table.js';
import { leadOf } from '../units/units.js';
import type { View } from '../view.js';
import { named, says, tenth } from './said.js';

/** What an answer would lead to: fire, Close Combat, a move, an Interrupt. */
export function consequence(
  view: View,
  ask: AskView,
  value: Json,
  book: Book,
): Consequence<RuleId> | undefined {
  const w = worldOf(view, book);
  const odds = preview(view, ask, value, book);
  const shot = shotOf(view, ask, value, book);
  if (shot) return fired(w, shot, odds);
  const fight = fightOf(view, ask, value);
  if (fight) return fought(w, fight.by, fight.on, odds);
  if (ask.shape.kind === 'spot') return moved(w, ask, value);
  const who = unitIn(view, ask, 'who');
  const mob = ask.code === 'interrupt' ? view.units.find((u) => u.id === value) : undefined;
  return who && mob
    ? plain(w, mob, who, says('AMZ-interrupt-declare', 'consequence.interrupt', pair(mob, who)), odds)
    : undefined;
}

const pair = (by: Unit, at: Unit) => ({ who: named(by), whom: named(at) });

/** What one unit would do to another, with distance and odds. */
function plain(
  w: AmzWorld,
  by: Unit,
  at: Unit,
  ruled: Ruled<RuleId>,
  odds: Consequence['odds'],
): Consequence<RuleId> | undefined {
  const [from, on] = [leadOf(w.s, by.id), leadOf(w.s, at.id)];
  if (from === undefined || on === undefined) return undefined;
  const distance = tenth(tableOf(w).apart(by.id, at.id));
  return { ...ruled, on, distance, odds, answers: [], hears: [], costs: [], rays: [] };
}

// ------------------------------------------------------------------ fire

/** Fire: hits bring figures down; the dead hear it and may Interrupt. AMZ-fire-procedure, AMZ-awareness, AMZ-noise. */
function fired(w: AmzWorld, shot: Shot, odds: Consequence['odds']): Consequence<RuleId> | undefined {
  const { by, at, kind } = shot;
  const { attack, defense } = poolsOf(w, shot);
  const values = { ...pair(by, at), dice: attack.dice, defense: defense.dice };
  const found = plain(w, by, at, says('AMZ-fire-procedure', 'consequence.fire', values), odds);
  const [from, to] = [leadOf(w.s, by.id), leadOf(w.s, at.id)];
  if (!found || from === undefined || to === undefined) return undefined;
  const loud = isLiving(by) && !by.suppressed;
  const own = kind === 'announced' || kind === 'mounted';
  return {
    ...found,
    answers: own ? comers(w, by) : [],
    hears: loud ? hearing(w, by) : [],
    costs: [
      ...(loud ? [says('AMZ-noise', 'costs.noise')] : []),
      ...(isLiving(by) && kind !== 'defensive' && !by.engaged.includes(at.id)
        ? [says('AMZ-targets-scope', 'costs.target')]
        : []),
      ...(kind === 'overwatch' ? [says('AMZ-overwatch', 'costs.overwatch')] : []),
    ],
    rays: [{ from, to, kind: 'fire' }],
  };
}

/** Units that may Interrupt, each with the odds of the Reaction Test. AMZ-interrupt-declare. */
export function comers(w: AmzWorld, unit: Unit): Reply<RuleId>[] {
  return entitled(w, unit.id).flatMap((id) => {
    const mob = unitOf(w.s, id);
    const who = leadOf(w.s, id);
    if (who === undefined) return [];
    const says_ = says('AMZ-interrupt-declare', 'answers.interrupt', pair(mob, unit));
    return [{ ...says_, who, odds: reactionOdds(w, unit, mob) }];
  });
}

/** Zombie units that do not notice the unit now, but would if it fired. AMZ-awareness. */
function hearing(w: AmzWorld, by: Unit): Reply<RuleId>[] {
  if (by.heard) return [];
  const after = worldOnce(w, by, { heard: true, hidden: false });
  return w.s.units
    .filter((z) => !isLiving(z) && z.kind !== 'possessed' && !isAware(w, z.id, by.id))
    .filter((z) => isAware(after, z.id, by.id))
    .flatMap((z) => {
      const who = leadOf(w.s, z.id);
      return who === undefined ? [] : [{ ...says('AMZ-awareness', 'hears.fire', pair(z, by)), who }];
    });
}

// ------------------------------------------------------------------ Close Combat

/** Close Combat: the unit charged may fire first. AMZ-cc-attacked. */
function fought(w: AmzWorld, by: Unit, on: Unit, odds: Consequence['odds']): Consequence<RuleId> | undefined {
  const found = plain(w, by, on, says('AMZ-cc-rounds', 'consequence.melee', pair(by, on)), odds);
  const who = leadOf(w.s, on.id);
  if (!found || who === undefined || !isLiving(on)) return found;
  const fires = fightersOf(w.s, on.id).length > 0 && mayFireAt(w, on.id, by.id, 'defensive');
  return {
    ...found,
    answers: fires ? [{ ...says('AMZ-cc-attacked', 'answers.defends', { who: named(on) }), who }] : [],
  };
}

// ------------------------------------------------------------------ moves

/**
 * A move: its route, where the unit ends, who notices it there, and who would react first. AMZ-activation,
 * AMZ-awareness.
 */
function moved(w: AmzWorld, { code, shape }: AskView, value: Json): Consequence<RuleId> | undefined {
  if (shape.kind !== 'spot' || shape.how !== 'walk' || !Array.isArray(value)) return undefined;
  const alone = code === 'place-figure';
  if (code !== 'move' && code !== 'dead-move' && !alone) return undefined;
  const lead = w.s.figures.find((f) => f.id === shape.figure);
  const u = lead && unitOf(w.s, lead.unit);
  if (!u || !lead || !hasPlace(lead)) return undefined;
  const [x, y, level = lead.level] = value as readonly number[];
  const route = reachOf(w, lead.id, shape.within).route(x as number, y as number, level);
  if (!route) return undefined;
  const march = isLiving(u) && !alone ? marchAlong(w, u.id, lead.id, route, shape.within) : undefined;
  const [way] = march?.ways ?? [{ route }];
  const there = setOut(w, u);
  const inches = tenth(way?.route.cost ?? 0);
  return {
    ...says('AMZ-activation', 'consequence.move', { who: alone ? nameOf(lead) : named(u), inches }),
    on: lead.id,
    odds: [],
    answers: march ? tableOf(there).asAll(placesAt(march, march.cost), () => comers(there, u)) : [],
    hears: [],
    costs: [
      says('AMZ-T-movement', 'costs.inches', { inches, most: shape.within }),
      ...(march && march.cost < route.cost ? [says('AMZ-D-keeps-together', 'costs.together')] : []),
    ],
    path: (way?.route.points ?? []) as Place[],
    rays: [],
  };
}
