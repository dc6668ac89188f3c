import { ask, Choose, type Rule, rowFor } from '@shambles/engine';
import { halfDie, sum } from '@shambles/thw';
import type { FtbWorld } from '../facts.js';
import { newItems } from '../goods/goods.js';
import { AREAS, type Area, type EncounterKind } from '../kinds.js';
import { atHome, bandOf, belongings, give, households, isHeld } from '../people/bands.js';
import { choosesClass } from '../people/classes.js';
import type { RuleId } from '../register.js';
import { type Arrest, after, atHand, type CampaignStep, type Household, planFor } from '../state/campaign.js';
import { personOf } from '../state.js';
import { ARREST_MILITARY, FIRST_DAYS, MONTHLY } from '../tables/campaign.js';
import { SHEETS } from '../tables/sheets.js';
import { word } from '../words.js';
import { involuntaryRoll } from './dice.js';
import { someItems } from './items.js';
import { leaves } from './pack.js';

/** The household that decides for all when they act together. */
function speaker(w: FtbWorld): Household {
  return households(w)[0] as Household;
}

function goOn(
  w: FtbWorld,
  step: CampaignStep,
  cause: RuleId,
  more: { area?: Area; bound?: Area; left?: number } = {},
): void {
  const { when, area, left } = w.s.campaign;
  w.happen({ is: 'calendar', cause, when, area, left, step, ...more });
}

// ------------------------------------------------------------------ home and area

/** Asks whether to stay, settle, travel to another area or end the story. FTB-11.4, FTB-11.5, FTB-11.13a. */
export function* declare(w: FtbWorld): Rule<void> {
  const h = speaker(w);
  const { area } = w.s.campaign;
  const unsettled = households(w).filter((each) => !atHome(w, each));
  const options = [
    'stay',
    ...(unsettled.length > 0 ? ['settle'] : []),
    ...AREAS.filter((each) => each !== area),
    'retire',
  ];
  const chosen = yield* ask(
    w,
    h.seat,
    'FTB-11.4',
    'declare',
    new Choose(options, {
      line: (id) =>
        (AREAS as readonly string[]).includes(id)
          ? { key: 'declare.travel', values: { place: word(`place.${id}`) } }
          : {
              key:
                id === 'settle' && unsettled.some((each) => each.home !== '')
                  ? 'declare.settle-anew'
                  : `declare.${id}`,
              values: { place: word(`place.${area}`) },
            },
    }),
  );
  if (chosen === 'retire') return w.happen({ is: 'game-over', cause: 'FTB-11.3a', why: 'retired' });
  if (chosen === 'settle') for (const each of unsettled) settles(w, each);
  if (chosen === 'settle' || chosen === 'stay') return goOn(w, 'food', 'FTB-11.4', { left: MONTHLY[area] });
  goOn(w, 'food', 'FTB-11.5', { bound: chosen as Area, left: 0 });
}

/** Makes the current area the household's Home; a Home elsewhere is given up. FTB-11.13a, FTB-D-74. */
function settles(w: FtbWorld, h: Household): void {
  const stock = atHand(w.s.campaign, h);
  if (stock.length < h.stock.length) leaves(w, h);
  const household = { ...h, home: w.s.campaign.area, stock: [...stock] };
  w.happen({ is: 'household', cause: 'FTB-11.13a', household });
}

// ------------------------------------------------------------------ what to do

/** The teaching Encounter of each of the first weeks. FTB-14.5, FTB-D-22. */
function lesson(day: number): EncounterKind {
  if (day <= 10) return 'zed';
  return day <= 20 ? 'robbery-in-town' : 'escape';
}

/**
 * Voluntary Encounters that are available now, including a Confrontation that the players start. An option may withhold
 * them all until the teaching Encounters are over. FTB-14.1, FTB-14.3, FTB-14.10.3, FTB-14.11, FTB-14.12.2, FTB-D-72,
 * FTB-D-73.
 */
function voluntary(w: FtbWorld): EncounterKind[] {
  const { when, area } = w.s.campaign;
  const { options } = w.book;
  if (when.day <= FIRST_DAYS && options.encounters === 'after-30') return [];
  const found: EncounterKind[] = area === 'urban' || options.chillin === 'anywhere' ? ['chillin'] : [];
  found.push('raid');
  if (households(w).some((h) => bandOf(w, h.seat).some((p) => !isHeld(w, p.id)))) found.push('rescue');
  return [...found, 'confronting', 'robbing', 'search', 'take-back'];
}

/**
 * Asks for the next Encounter. In the first weeks there is one teaching Encounter a week; later, as many Voluntary ones
 * a month as the area allows. A stay at Home takes the place of one. FTB-11.3b, FTB-11.3c, FTB-11.13b.
 */
export function* choose(w: FtbWorld): Rule<void> {
  const { when, left, area } = w.s.campaign;
  if (yield* choosesClass(w)) return;
  const free = households(w).filter((h) => !isHeld(w, h.star));
  const [h] = free;
  if (left <= 0 || !h) return goOn(w, 'on', 'FTB-11.4', { left: 0 });
  const first = when.day <= FIRST_DAYS;
  const had = w.s.campaign.chronicle.some((c) => c.encounter === 'escape' && c.success);
  const lessons = first && !(had && lesson(when.day) === 'escape') ? [lesson(when.day)] : [];
  const open = [...lessons, ...voluntary(w), ...(atHome(w, h) ? ['stay-home'] : [])];
  const mayRest = open.length === 0 || (!first && left < MONTHLY[area]);
  const chosen = yield* ask(
    w,
    h.seat,
    'FTB-14.1',
    'encounter',
    new Choose(mayRest ? [...open, 'enough'] : open, { line: (id) => ({ key: `choose.${id}` }) }),
    { left, place: word(`place.${area}`) },
  );
  if (chosen === 'enough') return goOn(w, 'on', 'FTB-11.4', { left: 0 });
  if (chosen === 'stay-home') return w.happen({ is: 'stayed-home', cause: 'FTB-11.13b', left: left - 1 });
  const kind = chosen as EncounterKind;
  goOn(w, 'details', 'FTB-11.4', { left: left - 1 });
  w.happen({
    is: 'planned',
    cause: 'FTB-14.1',
    plan: lessons.includes(kind) ? planFor(kind, '', false) : planFor(kind, SHEETS[kind].area ?? area, true),
    step: 'details',
  });
}

/**
 * Rolls for an Involuntary Encounter after each Voluntary one. Without a Home nobody is burgled; if every Star is under
 * arrest, they miss this Encounter. FTB-14.2a, FTB-14.2b, FTB-12.11.
 */
export function* involuntary(w: FtbWorld): Rule<void> {
  if (households(w).every((h) => isHeld(w, h.star)))
    return w.happen({ is: 'planned', cause: 'FTB-12.11', plan: null, step: 'choose' });
  const { area } = w.s.campaign;
  const { seat } = speaker(w);
  const homes = households(w).some((h) => h.home !== '');
  const { kind, cause } = yield* involuntaryRoll(w, area, homes, seat);
  if (kind === '') return w.happen({ is: 'planned', cause, plan: null, step: 'choose' });
  w.happen({ is: 'planned', cause, plan: planFor(kind, area, false), step: 'details' });
}

// ------------------------------------------------------------------ time

/** A week or a month passes; some people leave jail or the safe zone. FTB-11.4, FTB-12.11, FTB-12.12. */
export function* timePasses(w: FtbWorld): Rule<void> {
  const { when, area } = w.s.campaign;
  const next = after(when);
  const month = next.day > FIRST_DAYS;
  for (const arrest of w.s.campaign.arrests.slice())
    if (arrest.by === 'police') yield* inJail(w, arrest, month);
    else if (month) yield* safeZoneFalls(w, arrest);
  w.happen({
    is: 'calendar',
    cause: month ? 'FTB-11.4' : 'FTB-11.3b',
    when: next,
    area,
    step: month ? 'declare' : 'choose',
    left: month ? 0 : 1,
  });
}

/**
 * A prisoner misses one Encounter, then pays bail or sits for another week. A Star's payment also frees its Grunts.
 * FTB-12.11.
 */
function* inJail(w: FtbWorld, arrest: Arrest, month: boolean): Rule<void> {
  const weeks = Math.floor((w.s.campaign.when.day - arrest.day) / 7);
  const h = w.s.campaign.households.find((each) => each.star === arrest.who);
  const released = (paid: number) =>
    w.happen({ is: 'freed', cause: 'FTB-12.11', arrest, weeks: Math.max(1, weeks), paid });
  if (weeks === 0 && !month) return;
  if (!h || weeks >= 2) return released(0);
  const n = yield* halfDie(w, { rule: 'FTB-12.11', label: 'bail', table: 'FTB-T-half-d6', seat: h.seat });
  const all = belongings(w, h).map(({ item }) => item);
  if (all.length < n) return month ? released(0) : undefined;
  give(w, h, yield* someItems(w, h.seat, all, n, 'bail', 'FTB-12.11'), 'paid', 'FTB-12.11');
  released(n);
}

/** On day 30 the safe zone falls: the prisoner escapes with one Food and perhaps a weapon. FTB-12.12. */
function* safeZoneFalls(w: FtbWorld, arrest: Arrest): Rule<void> {
  const { seat } = personOf(w.s, arrest.who);
  const { weapon } = rowFor(
    w.book.tables.safeZone,
    yield* sum(w, 1, {
      rule: 'FTB-12.12',
      label: 'safe-zone',
      table: ARREST_MILITARY.id,
      seat,
      who: arrest.who,
    }),
  );
  w.happen({ is: 'freed', cause: 'FTB-12.12', arrest, weeks: 0, paid: 0 });
  w.happen({
    is: 'got',
    cause: 'FTB-12.12',
    who: arrest.who,
    items: newItems(w, weapon === '' ? ['food'] : ['food', weapon]),
    how: 'escape',
  });
}
