import type { AskView, Line, Option, Try, WhyNot } from '@shambles/engine';
import { ANNOUNCEMENTS, barredFrom, isStanding, nameOf } from '../activation/announcing.js';
import type { Book } from '../book.js';
import type { AmzWorld } from '../facts.js';
import { kindOf } from '../fire/announced.js';
import { barredFire } from '../fire/attack.js';
import type { RuleId } from '../register.js';
import { unitIn } from '../rulers/preview.js';
import { worldOf } from '../rulers/world.js';
import type { Unit } from '../state.js';
import { tableOf } from '../table/table.js';
import { foesOf, leadOf } from '../units/units.js';
import type { View } from '../view.js';
import { unitAt, word } from './said.js';

/** Number of enemies that are listed, nearest first. */
const NEAREST = 3;

/** Why a unit cannot do something now, as the rule itself answers. AMZ-activation, AMZ-fire-procedure. */
export function whyNot(
  view: View,
  actor: string,
  deed: string,
  target: string | undefined,
  book: Book,
): WhyNot<RuleId> | undefined {
  const u = actorIn(view, actor);
  const announced = ANNOUNCEMENTS.find((each) => nameOf(each) === deed);
  if (!u || (!announced && deed !== 'fire')) return undefined;
  if (view.active?.unit !== u.id && u.kind === 'living')
    return { rule: 'AMZ-turn-08-activate', line: { key: 'barred.not-acting' } };
  const w = worldOf(view, book);
  if (announced) return u.kind === 'living' ? barredFrom(w, u, announced) : undefined;
  const at = target === undefined ? undefined : unitAt(view, target);
  return at && barredFire(w, u.id, at.id, kindOf(u));
}

/** The unit that would do it: whoever acts on board of a vehicle does what it does there as the vehicle. AMZ-vehicles. */
function actorIn(view: View, actor: string): Unit | undefined {
  const acting = view.active?.unit;
  return unitAt(view, acting !== undefined && leadOf(view, acting) === actor ? acting : actor);
}

/** Things on offer, and things a player might look for that are not. */
export function tries(view: View, ask: AskView, book: Book): Try[] {
  const who = unitIn(view, ask, 'who');
  const actor = who && leadOf(view, who.id);
  if (actor === undefined || !who || ask.shape.kind !== 'choose') return [];
  const { options } = ask.shape;
  if (ask.code === 'announce') return announcing(actor, options);
  return ask.code === 'fire-at' ? firing(worldOf(view, book), who, actor, options) : [];
}

function announcing(actor: string, options: readonly Option[]): Try[] {
  return [
    ...options.map(({ id, line }) => ({ actor, deed: id, line, answer: id })),
    ...ANNOUNCEMENTS.filter((each) => !options.some(({ id }) => id === nameOf(each))).map((each) => ({
      actor,
      deed: nameOf(each),
      line: {
        key: isStanding(each) ? 'try.stand-fire' : `try.${each.deed}`,
        values: { mode: word(`mode.${each.mode}`) },
      } satisfies Line,
    })),
  ];
}

function firing(w: AmzWorld, who: Unit, actor: string, options: readonly Option[]): Try[] {
  const targetOf = (id: string) => {
    const target = leadOf(w.s, id);
    return target === undefined ? {} : { target };
  };
  const offered = options.map(({ id, line }) =>
    id === 'none'
      ? { actor, deed: 'hold-fire', line, answer: id }
      : { actor, deed: 'fire', ...targetOf(id), line, answer: id },
  );
  const off = (u: Unit) => tableOf(w).apart(who.id, u.id);
  const missed = foesOf(w, who.id)
    .filter((u) => !options.some(({ id }) => id === u.id))
    .sort((a, b) => off(a) - off(b))
    .slice(0, NEAREST)
    .filter((u) => barredFire(w, who.id, u.id, kindOf(who)) !== undefined);
  return [
    ...offered,
    ...missed.map((u) => ({
      actor,
      deed: 'fire',
      ...targetOf(u.id),
      line: { key: 'try.fire', values: { who: word(`unit.${u.id}`) } },
    })),
  ];
}
