import type { AskView, Json, OddsQuery } from '@shambles/engine';
import type { Book } from '../book.js';
import type { FireKind } from '../facts/fire.js';
import type { AmzWorld } from '../facts.js';
import { kindOf } from '../fire/announced.js';
import { attackPool, defensePool, type Share, sharedOut } from '../fire/pools.js';
import { emplacedOf } from '../fire/weapons.js';
import { crewRow } from '../house/rows.js';
import { deadDie, lordOf } from '../interrupts/interrupts.js';
import { fightersOf, isLiving, type Unit } from '../state.js';
import { dieOf, leadOf } from '../units/units.js';
import type { View } from '../view.js';
import { worldOf } from './world.js';

/** The odds worth showing beside an answer: what fire does, who is quicker, how a Close Combat ends. */
export function preview(view: View, ask: AskView, answer: Json, book: Book): OddsQuery[] {
  const shot = shotOf(view, ask, answer, book);
  if (shot) return fireOdds(worldOf(view, book), shot);
  const fight = fightOf(view, ask, answer);
  const w = worldOf(view, book);
  if (fight) return meleeOdds(w, view, fight);
  const who = unitIn(view, ask, 'who');
  const is = String(answer);
  switch (ask.code) {
    case 'interrupt': {
      const mob = view.units.find((u) => u.id === is);
      return who && mob ? [reactionOdds(w, who, mob)] : [];
    }
    case 'announce':
      return who && is.startsWith('close-combat') ? [nerveOdds(who, 'attack')] : [];
    case 'fight-on':
      return who && is === 'flee' ? [nerveOdds(who, 'flee')] : [];
    case 'patients':
      return (Array.isArray(answer) ? answer : []).map((id) => ({
        procedure: 'first-aid',
        input: { by: 'medic' },
        on: String(id),
      }));
    case 'task':
      return who && is.startsWith('close ')
        ? [{ procedure: 'close-hot-spot', input: { quality: who.quality } }]
        : [];
    default:
      return [];
  }
}

/** The unit that a value of the ask's line names. */
export function unitIn(view: View, { line }: AskView, name: string): Unit | undefined {
  const value = line.values?.[name];
  const noun = typeof value === 'object' && 'noun' in value ? value.noun : undefined;
  return view.units.find((u) => noun === `unit.${u.id}`);
}

// ------------------------------------------------------------------ fire

/** Fire that an answer would make. */
export interface Shot {
  readonly by: Unit;
  readonly at: Unit;
  readonly kind: FireKind;
  readonly share?: Share;
}

export function shotOf(view: View, ask: AskView, answer: Json, book: Book): Shot | undefined {
  const [who, whom] = [unitIn(view, ask, 'who'), unitIn(view, ask, 'whom')];
  const named = view.units.find((u) => u.id === answer);
  switch (ask.code) {
    case 'fire-at':
      return who && named && { by: who, at: named, kind: kindOf(who) };
    case 'fire-dice':
      return who && whom && shared(worldOf(view, book), who, whom, ask, answer);
    case 'dead-fire':
      return who && named && { by: who, at: named, kind: 'possessed' };
    case 'overwatch':
      return named && whom && { by: named, at: whom, kind: 'overwatch' };
    case 'reaction':
      return answer === 'fire' && who && whom ? { by: who, at: whom, kind: 'reaction' } : undefined;
    case 'charged':
      return answer === 'defensive-fire' && who && whom
        ? { by: who, at: whom, kind: 'defensive' }
        : undefined;
    default:
      return undefined;
  }
}

/** The first share of an attack. For later shares the view does not say how many dice are left. AMZ-targets-scope. */
function shared(w: AmzWorld, by: Unit, at: Unit, ask: AskView, answer: Json): Shot | undefined {
  const kind = kindOf(by);
  const all = sharedOut(w, by.id, kind);
  const left = ask.shape.kind === 'choose' ? ask.shape.options.find((o) => o.id === 'all') : undefined;
  if (left?.line.values?.dice !== all.dice) return undefined;
  if (answer === 'all') return { by, at, kind };
  return { by, at, kind, share: { dice: Number(answer), room: all.room } };
}

/** The dice that the rules would build. */
export function poolsOf(w: AmzWorld, { by, at, kind, share }: Shot) {
  return {
    attack: attackPool(w, by.id, at.id, kind, share),
    defense: defensePool(w, at.id, by.id, kind),
  };
}

function fireOdds(w: AmzWorld, shot: Shot): OddsQuery[] {
  const { attack, defense } = poolsOf(w, shot);
  if (attack.dice === 0) return [];
  const input = {
    attack: { dice: attack.dice, die: attack.sides },
    defense: { dice: defense.dice, die: defense.sides },
  };
  const on = leadOf(w.s, shot.at.id);
  return [{ procedure: 'fire', input, ...(on !== undefined && { on }) }];
}

// ------------------------------------------------------------------ Close Combat

/** A Close Combat that an answer would begin or continue. */
export interface Fight {
  readonly by: Unit;
  readonly on: Unit;
}

export function fightOf(view: View, ask: AskView, answer: Json): Fight | undefined {
  const [who, whom] = [unitIn(view, ask, 'who'), unitIn(view, ask, 'whom')];
  const target = String(answer).replace(/^assault /, '');
  const named = view.units.find((u) => u.id === target);
  switch (ask.code) {
    case 'attack':
      return who && named && { by: who, on: inNoMove(named) };
    case 'dead-assault':
      return who && named && { by: who, on: named };
    case 'dead-move':
      return who && named && target !== answer ? { by: who, on: named } : undefined;
    case 'charged':
      return answer === 'stand' && who && whom ? { by: whom, on: who } : undefined;
    case 'fight-on':
      return answer === 'fight' && who && whom ? { by: who, on: whom } : undefined;
    default:
      return undefined;
  }
}

/** Possessed that are assaulted are in no move of their own, however they last went. AMZ-cc-pools. */
const inNoMove = (u: Unit): Unit => (u.kind === 'possessed' ? { ...u, mode: 'stationary' } : u);

/** Odds of a Close Combat fought to its end, with nobody fleeing. */
function meleeOdds(w: AmzWorld, view: View, { by, on }: Fight): OddsQuery[] {
  if (isLiving(by) === isLiving(on)) return [];
  if ([by, on].some((u) => u.vehicle !== null || fightersOf(view, u.id).length === 0)) return [];
  const living = isLiving(by) ? by : on;
  const so = view.active?.unit === living.id ? Math.min(9, view.active.interruptions) : 0;
  const input = { assailant: side(w, view, by), defender: side(w, view, on), interruptions: so };
  const at = leadOf(view, on.id);
  return [{ procedure: 'close-combat', input, ...(at !== undefined && { on: at }) }];
}

/**
 * One side, as input of the procedure. Of a Rapid move that is over only the limit on weapons is left: the die that it
 * costs is of its own activation. AMZ-cc-pools, AMZ-D-last-mode.
 */
function side(w: AmzWorld, view: View, u: Unit): Json {
  const fighters = fightersOf(view, u.id);
  const isOver = isLiving(u) && u.mode === 'rapid' && view.active?.unit !== u.id;
  const support = fighters
    .flatMap(({ support: own }) => (own === null ? [] : [own]))
    .filter((of) => !isOver || crewRow(w.book, of).modes.includes('rapid'))
    .slice(0, 12);
  const emplaced = emplacedOf(w, u);
  return {
    who: u.kind,
    figures: Math.min(30, fighters.length),
    quality: u.quality,
    armor: u.armor,
    support,
    ...(emplaced && { emplaced, amateurs: isLiving(u) && !u.professional }),
    mode: isOver ? 'cautious' : u.mode,
  };
}

// ------------------------------------------------------------------ tests

/** Odds of who would be quicker. AMZ-reaction-test. */
export function reactionOdds(w: AmzWorld, unit: Unit, mob: Unit): OddsQuery {
  const input = {
    unit: { quality: unit.quality, mode: unit.overwatch ? 'overwatch' : unit.mode, armor: unit.armor },
    mob: {
      who: mob.kind,
      quality: mob.quality,
      mode: mob.mode === 'overwatch' ? 'stationary' : mob.mode,
      armor: mob.armor,
      driven: deadDie(w, mob.id, lordOf(w, mob.id, unit.id)).sides > dieOf(w.book, mob),
    },
  };
  const on = leadOf(w.s, mob.id);
  return { procedure: 'reaction', input, ...(on !== undefined && { on }) };
}

const nerveOdds = ({ quality }: Unit, test: 'attack' | 'flee'): OddsQuery => ({
  procedure: 'quality-check',
  input: { quality, test },
});
