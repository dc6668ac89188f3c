import { ask, choose, type Line, type Rule } from '@shambles/engine';
import { thing } from '../facts/campaign/loot.js';
import { one } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { type Item, isGun, isMelee } from '../kinds.js';
import { cargoOf, itemsOf, roomIn, thingsOf } from '../people/carrying.js';
import type { RuleId } from '../register.js';
import { type Person, personOf } from '../state.js';
import { cargoValue } from '../tables/campaign/loot.js';

type How = 'keep' | 'hand' | 'wear';
/** Somebody takes a thing up, or throws another away for it. */
type Way = { readonly who: string; readonly how: How } | { readonly who: string; readonly instead: Item };

/** What somebody can do with a thing at once: weapons are loaded, armour is put on. BDZ-camp-res-use, BDZ-camp-res-weapons, BDZ-camp-res-armor. */
export function waysWith(p: Person, item: Item): How[] {
  const own: How[] =
    isGun(item) || isMelee(item) ? ['hand'] : item === 'armor' && !p.armoured ? ['wear'] : [];
  return [...own, 'keep'];
}

/** Somebody whom it is with takes it, as far as its load allows; the finder may throw something away for it. BDZ-enc-encumbrance. */
export function* takes(
  w: BdzWorld,
  finder: string,
  mates: readonly string[],
  item: Item,
  cause: RuleId,
): Rule<void> {
  const p = personOf(w.s, finder);
  const fits = (id: string) => cargoValue(item) <= roomIn(personOf(w.s, id));
  const plain = waysWith(p, item).length === 1;
  // Nobody thinks twice about what it has room for and can do no more with.
  if (plain && fits(finder)) return w.happen({ is: 'took-up', cause, who: finder, item, how: 'keep' });
  const able = [finder, ...mates].filter(fits);
  const up = able.flatMap((who) => waysWith(personOf(w.s, who), item).map((how): Way => ({ who, how })));
  const swaps = fits(finder) ? [] : insteadOf(p, item).map((each): Way => ({ who: finder, instead: each }));
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
  w.happen({ is: 'took-up', cause, who: way.who, item, how: 'how' in way ? way.how : 'keep' });
}

/** What somebody could do without, to have room for a thing. */
function insteadOf(p: Person, item: Item): Item[] {
  const things = thingsOf(p);
  const lacks = cargoValue(item) - roomIn(p);
  return itemsOf(things).filter((each) => each !== item && cargoOf({ [each]: 1 }) >= lacks);
}
