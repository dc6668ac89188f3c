import { ask, choose, type Line, type Rule } from '@shambles/engine';
import { hasSaw, thing } from '../facts/campaign/loot.js';
import { one } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { cargoValue } from '../house/campaign-rows.js';
import type { Tabled } from '../house/tables.js';
import { type Item, isGun, isMelee } from '../kinds.js';
import { sawStands } from '../melee/chainsaw.js';
import { cargoOf, itemsOf, roomIn, thingsOf } from '../people/carrying.js';
import type { RuleId } from '../register.js';
import { type Person, personOf } from '../state.js';

type How = 'keep' | 'hand' | 'wear';
/** A way to take a thing: somebody picks it up, or throws something else away to make room. */
type Way = { readonly who: string; readonly how: How } | { readonly who: string; readonly instead: Item };

/**
 * What somebody can do with a thing at once: hold a weapon, put on armour, or just keep it. BDZ-camp-res-use,
 * BDZ-camp-res-weapons, BDZ-camp-res-armor.
 */
export function waysWith(p: Person, item: Item): How[] {
  const own: How[] =
    isGun(item) || isMelee(item) ? ['hand'] : item === 'armor' && !p.armoured ? ['wear'] : [];
  return [...own, 'keep'];
}

/**
 * The finder or somebody with it takes the thing, if its load allows; the finder may throw something away for it. A gun
 * may be `empty`. BDZ-enc-encumbrance, BDZ-shoot-ammo.
 */
export function* takes(
  w: BdzWorld,
  finder: string,
  mates: readonly string[],
  item: Item,
  cause: RuleId,
  empty = false,
): Rule<void> {
  const p = personOf(w.s, finder);
  const fits = (id: string) => cargoValue(w.book, item) <= roomIn(w.book, personOf(w.s, id));
  const plain = waysWith(p, item).length === 1;
  // If there is room and nothing else to do with the thing, the finder keeps it without being asked.
  if (plain && fits(finder)) return w.happen({ is: 'took-up', cause, who: finder, item, how: 'keep' });
  const able = [finder, ...mates].filter(fits);
  const up = able.flatMap((who) => waysWith(personOf(w.s, who), item).map((how): Way => ({ who, how })));
  const swaps = fits(finder)
    ? []
    : insteadOf(w.book, p, item).map((each): Way => ({ who: finder, instead: each }));
  const ways: readonly (Way | undefined)[] = [...up, ...swaps, undefined];
  const way = yield* ask(
    w,
    p.seat,
    'BDZ-enc-encumbrance',
    'takes',
    choose(ways, {
      id: (each) => (!each ? 'leave' : 'how' in each ? `${each.how} ${each.who}` : `instead ${each.instead}`),
      line: (each): Line => {
        if (!each) return { key: 'takes.leave' };
        const who = one(each.who);
        return 'how' in each
          ? { key: `takes.${each.how}`, values: { who } }
          : { key: 'takes.instead', values: { who, item: thing(each.instead) } };
      },
      on: (each) => each?.who ?? '',
    }),
    { item: thing(item) },
  );
  if (!way) return w.happen({ is: 'left-lying', cause: 'BDZ-enc-encumbrance', item });
  if ('instead' in way)
    w.happen({ is: 'gave-up', cause: 'BDZ-enc-encumbrance', who: finder, item: way.instead, by: '' });
  const had = hasSaw(personOf(w.s, way.who));
  w.happen({
    is: 'took-up',
    cause,
    who: way.who,
    item,
    how: 'how' in way ? way.how : 'keep',
    ...(empty && { empty }),
  });
  // It may be used in this turn. A second saw changes nothing.
  if (item === 'chainsaw' && !had) sawStands(w, way.who);
}

/** Things that somebody could throw away to make room for another. */
function insteadOf(book: Tabled, p: Person, item: Item): Item[] {
  const things = thingsOf(p);
  const lacks = cargoValue(book, item) - roomIn(book, p);
  return itemsOf(things).filter((each) => each !== item && cargoOf(book, { [each]: 1 }) >= lacks);
}
