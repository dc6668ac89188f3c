import { ask, Confirm, type Rule, rowFor } from '@shambles/engine';
import { sum } from '@shambles/thw';
import { settingOf } from '../book.js';
import { nameOf } from '../contact/trailers.js';
import { leftInArea, thing } from '../facts/campaign/loot.js';
import { one } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { holdRow } from '../house/campaign-rows.js';
import type { Area, Item } from '../kinds.js';
import { rowOf } from '../people/attributes.js';
import type { RuleId } from '../register.js';
import { BAND } from '../scenarios/scenarios.js';
import { carriesOn, hasHands, inMelee, type Person, personOf } from '../state.js';
import { resourceOf, SAW_TOTAL, SEARCH_PLUS } from '../tables/campaign/loot.js';
import { buildingKind, isEmptied } from '../tables/ground.js';
import { findsKeys } from '../vehicles/starting.js';
import { houseAbout, matesIn } from './houses.js';
import { takes } from './taking.js';

/**
 * Why somebody may not search the place it is in; undefined if it may. BDZ-enc-loot-search, BDZ-enc-loot-once,
 * BDZ-D-c25.
 */
export function barToSearch(
  w: BdzWorld,
  p: Person,
): 'outside' | 'theirs' | 'unclear' | 'too-late' | 'searched' | undefined {
  const house = houseAbout(w, p);
  if (!house || p.side !== BAND || !hasHands(p) || !carriesOn(p) || inMelee(w.s, p.id)) return 'outside';
  if (house.closed) return 'theirs';
  if (house.clear === 'no') return 'unclear';
  if (house.clear !== 'now') return 'too-late';
  const emptied = isEmptied(nameOf(w, house.id), house.finds);
  return emptied || house.searched.includes(p.id) ? 'searched' : undefined;
}

/** Rolls two dice for what is in a building; searching takes the whole activation. BDZ-enc-loot-search, BDZ-D-c25. */
export function* searches(w: BdzWorld, who: string): Rule<void> {
  const house = houseAbout(w, personOf(w.s, who));
  if (!house) return;
  const { id, part, was, trailer } = house;
  w.happen({
    is: 'searched',
    cause: 'BDZ-enc-loot-once',
    who,
    house: id,
    part,
    ...(trailer && { trailer }),
  });
  const kind = buildingKind(nameOf(w, id))?.id;
  const { area } = settingOf(w.s, w.book);
  const item = yield* rollsFind(w, who, { kind, area, occupied: was !== 'vacant' });
  if (item === undefined) w.happen({ is: 'found-nothing', cause: 'BDZ-enc-loot-type', who });
  else {
    w.happen({ is: 'found', cause: 'BDZ-enc-loot-deduct', who, item, house: id, part });
    if (item === 'keys') yield* findsKeys(w, who, id);
    else yield* takes(w, who, matesIn(w, personOf(w.s, who)), item, 'BDZ-enc-loot-search');
  }
  w.happen({ is: 'rested', cause: 'BDZ-D-c25', who: [who] });
}

/** The place that somebody searches. */
export interface Place {
  /** The kind of building; undefined for a building of no kind, which holds nothing. */
  readonly kind: string | undefined;
  readonly area: Area;
  /** True if somebody had been in the building. BDZ-enc-loot-8. */
  readonly occupied: boolean;
}

/**
 * Rolls on the Resources Table. Returns the item if the building can hold it and the area has any left.
 * BDZ-enc-loot-type, BDZ-D-c67, BDZ-camp-overfish.
 */
export function* rollsFind(
  w: BdzWorld,
  who: string,
  { kind, area, occupied }: Place,
): Rule<Item | undefined> {
  const { seat } = personOf(w.s, who);
  const { finds } = w.book.tables;
  const holds = holdRow(w.book, kind);
  const roll = {
    rule: 'BDZ-enc-loot-search',
    label: 'search',
    table: finds.id as RuleId,
    seat,
    who,
  } as const;
  const total = Math.min(14, Math.max(0, (yield* sum(w, 2, roll)) + SEARCH_PLUS[area]));
  const hasSaw = holds?.chainsaw === 'always' || (holds?.chainsaw === 'rural' && area === 'rural');
  if (hasSaw && total >= SAW_TOTAL && isLeft(w, 'chainsaw') && (yield* wantsSaw(w, who))) return 'chainsaw';
  const row = yield* rowOf(w, finds, total, { id: who, seat }, (found) => thing(found.item as Item));
  if (!holds || row.item === 'none' || (row.occupied && !occupied)) return undefined;
  if (row.item === 'weapons') return holds.weapons === 'none' ? undefined : yield* rollsWeapon(w, who, kind);
  return holds.items.includes(row.item) && isLeft(w, row.item) ? row.item : undefined;
}

/** Asks whether the finder takes a chain saw in place of what the table would give. BDZ-melee-chainsaw-find. */
function* wantsSaw(w: BdzWorld, who: string): Rule<boolean> {
  const space = new Confirm({ key: 'saw-found.yes' }, { key: 'saw-found.no' });
  const { seat } = personOf(w.s, who);
  return yield* ask(w, seat, 'BDZ-melee-chainsaw-find', 'saw-found', space, { who: one(who) });
}

/**
 * Rolls which weapon is found, limited to those that the building holds. BDZ-enc-loot-weapons, BDZ-enc-loot-grenades,
 * BDZ-enc-loot-subst-military, BDZ-enc-loot-subst-police.
 */
export function* rollsWeapon(w: BdzWorld, who: string, kind: string | undefined): Rule<Item | undefined> {
  const { seat } = personOf(w.s, who);
  const { foundWeapons } = w.book.tables;
  const holds = holdRow(w.book, kind);
  const roll = {
    rule: 'BDZ-enc-loot-weapons',
    label: 'loot-weapon',
    table: foundWeapons.id as RuleId,
  } as const;
  const { item } = rowFor(foundWeapons, yield* sum(w, 2, { ...roll, seat, who }));
  if (!holds || holds.weapons === 'none' || !isLeft(w, item)) return undefined;
  if (item === 'grenade') return holds.grenades ? item : undefined;
  const instead = holds.replace?.[item] ?? item;
  const all: readonly Item[] | 'all' = holds.weapons;
  return all === 'all' || all.includes(instead) ? instead : undefined;
}

function isLeft(w: BdzWorld, item: Item): boolean {
  const resource = resourceOf(item);
  return resource === undefined || leftInArea(w.s, resource) > 0;
}
