import { ask, Choose, Confirm, choose, type Rule } from '@shambles/engine';
import type { FtbWorld } from '../facts.js';
import type { Thing } from '../kinds.js';
import { carriesOn, type Item, itemOf, type Person, partyOf, personOf } from '../state.js';
import { word } from '../words.js';
import { gain, newItems } from './goods.js';
import { rollLoot } from './loot.js';

/** Members of a party who can still be bartered with in this Encounter. FTB-11.12b. */
export function partners(w: FtbWorld, party: string): string[] {
  const { people, bartered } = partyOf(w.s, party);
  return people.filter((id) => carriesOn(personOf(w.s, id)) && !bartered.includes(id));
}

/** Barters with one member after another until the player stops. FTB-11.12a, FTB-11.12b. */
export function* barter(w: FtbWorld, party: string, who: string): Rule<void> {
  for (;;) {
    const open = partners(w, party);
    const p = personOf(w.s, who);
    if (open.length === 0 || p.items.length === 0) return;
    const chosen = yield* ask(
      w,
      p.seat,
      'FTB-11.12a',
      'barter',
      new Choose([...open, 'nobody'], {
        line: (id) =>
          id === 'nobody'
            ? { key: 'barter.nobody' }
            : {
                key: 'barter.with',
                values: { who: word(`person.${id}`), rep: personOf(w.s, id).rep },
              },
        on: (id) => (id === 'nobody' ? '' : id),
      }),
      { who: word(`person.${who}`) },
    );
    if (chosen === 'nobody') return;
    yield* barterWith(w, party, who, chosen);
  }
}

/**
 * The player names one Item, Loot shows what the other offers for it, and the player decides whether to trade.
 * FTB-11.12a.
 */
export function* barterWith(w: FtbWorld, party: string, who: string, npc: string): Rule<void> {
  const p = personOf(w.s, who);
  const { id: named } = yield* askItem(w, p, p.items, 'barter-item');
  w.happen({ is: 'bartered', cause: 'FTB-11.12b', who, with: npc, party });
  const { passed, things } = yield* rollLoot(w, npc, personOf(w.s, npc).rep, 'FTB-11.12a', 'barter');
  const [wanted] = things;
  w.happen({ is: 'offered', cause: 'FTB-11.12a', who, by: npc, passed, thing: wanted ?? '' });
  if (wanted === undefined) return;
  const price = yield* askPrice(w, p, npc, named, wanted);
  if (price.length > 0) trade(w, who, npc, price, wanted);
}

/**
 * Asks for the price: the named Item, and one more for a Luxury Item unless that is one too. Returns no Items if there
 * is no trade. FTB-11.8.4, FTB-11.8.6, FTB-11.12c.
 */
function* askPrice(w: FtbWorld, p: Person, npc: string, named: number, wanted: Thing): Rule<number[]> {
  const first = itemOf(p, named);
  if (wanted === 'luxury' && first.what !== 'luxury') {
    const others = p.items.filter((i) => i.id !== named);
    if (others.length === 0) return [];
    const second = yield* askItem(w, p, others, 'barter-second', 'none');
    return second === 'none' ? [] : [named, second.id];
  }
  const yes = yield* ask(
    w,
    p.seat,
    'FTB-11.12a',
    'barter-trade',
    new Confirm({ key: 'barter.yes' }, { key: 'barter.no' }),
    {
      who: word(`person.${npc}`),
      thing: word(`thing.${wanted}`),
      mine: word(`thing.${first.what}`),
    },
  );
  return yes ? [named] : [];
}

function askItem<None extends 'none' = never>(
  w: FtbWorld,
  p: Person,
  items: readonly Item[],
  code: string,
  ...none: None[]
) {
  return ask(
    w,
    p.seat,
    code === 'barter-second' ? 'FTB-11.12c' : 'FTB-11.12a',
    code,
    choose([...items, ...none], {
      id: (i) => (i === 'none' ? i : String(i.id)),
      line: (i) =>
        i === 'none' ? { key: 'barter.no' } : { key: 'thing', values: { thing: word(`thing.${i.what}`) } },
      like: (i) => (i === 'none' ? i : `${i.what} ${i.empty} ${p.hand.includes(i.id)}`),
    }),
    { who: word(`person.${p.id}`) },
  );
}

/** Exchanges the Items. */
function trade(w: FtbWorld, who: string, npc: string, price: readonly number[], wanted: Thing): void {
  const p = personOf(w.s, who);
  const given = price.map((id) => ({ ...itemOf(p, id) }));
  w.happen({ is: 'lost', cause: 'FTB-11.12a', who, items: price, how: 'barter' });
  w.happen({ is: 'got', cause: 'FTB-11.12a', who: npc, items: given, how: 'barter' });
  gain(w, who, newItems(w, [wanted]), 'barter', 'FTB-11.12a');
}
