import type { AskView, Json, Shape } from '@shambles/engine';
import type { Book, Item, Person, View } from '@shambles/ftb';
import type { Memory } from './memory.js';
import { worth } from './story.js';

/** Items kept at Home rather than carried. */
const KEPT = ['food', 'luxury'];

const ids = (shape: Shape): readonly string[] => ('options' in shape ? shape.options.map((o) => o.id) : []);

/** Anybody with something to leave at Home, or to take, packs once; then hands are seen to. FTB-11.7.3a. */
export function pack(view: View, seat: string, shape: Shape, memory: Memory): string {
  const { campaign } = view;
  const { year, month, day } = campaign.when;
  const tries = memory.at(`pack ${year} ${month} ${day} ${campaign.left} ${campaign.chronicle.length}`);
  const stock = campaign.households.find((h) => h.seat === seat)?.stock ?? [];
  for (const id of ids(shape)) {
    const [what, who] = id.split(' ');
    const p = view.people.find((q) => q.id === who);
    if (!p || tries.has(id)) continue;
    if (!isWanted(what, p, stock)) continue;
    tries.keep(id);
    return id;
  }
  return 'ready';
}

/** True if a change is wanted; the Cure is for those who may be infected. FTB-D-266. */
function isWanted(what: string | undefined, p: Person, stock: readonly Item[]): boolean {
  if (what === 'dose') return p.infection === 'exposed' || p.infection === 'infected';
  return what === 'load' ? differs(p, stock) : p.hand.length === 0;
}

/**
 * Items that a person should carry, out of their own and those at Home: the best first, as many as do not slow them
 * down. FTB-11.7.4c.
 */
function wanted(p: Person, stock: readonly Item[]): Set<number> {
  const own = p.items.filter((i) => !KEPT.includes(i.what));
  const useful = [...own, ...stock.filter((i) => needs(p, i.what))];
  const chosen = new Set<number>();
  for (const i of useful.toSorted((a, b) => worth(b.what) - worth(a.what)))
    if (chosen.size < p.rep - 1) chosen.add(i.id);
  return chosen;
}

function needs(p: Person, what: string): boolean {
  const has = p.items.some((i) => i.what === what);
  return (what === 'body-armor' && !has) || (what === 'medical' && p.star && !has);
}

function differs(p: Person, stock: readonly Item[]): boolean {
  const chosen = wanted(p, stock);
  return p.items.some((i) => !chosen.has(i.id)) || chosen.size > p.items.length;
}

/** The Items that an option would put in hand, such as "3+5 concealed". */
const idsIn = (option: string): number[] => (option.split(' ')[0] ?? '').split('+').map(Number);

/**
 * Changes one Item at a time until the person has what is wanted, with the best that two hands hold. FTB-11.7.3a,
 * FTB-11.7.3b.
 */
export function load(view: View, book: Book, ask: AskView): Json | undefined {
  const { shape, seat, code } = ask;
  const who = ask.line.values?.who;
  const id = typeof who === 'object' && 'noun' in who ? who.noun.replace('person.', '') : '';
  const p = view.people.find((q) => q.id === id);
  if (!p || shape.kind !== 'choose') return undefined;
  const stock = view.campaign.households.find((h) => h.seat === seat)?.stock ?? [];
  if (code === 'load') {
    const chosen = wanted(p, stock);
    const next = shape.options.find(
      (o) => o.id !== 'done' && chosen.has(Number(o.id)) !== (o.line.key === 'load.leave'),
    );
    return next?.id ?? 'done';
  }
  const all = [...p.items, ...stock];
  const value = (option: string) =>
    option === 'nothing'
      ? 0
      : idsIn(option).reduce((sum, n) => {
          const what = all.find((i) => i.id === n)?.what ?? '';
          return sum + (book.weapons.has(what) ? worth(what) : 0.5);
        }, 0) - (option.endsWith(' concealed') ? 0.1 : 0);
  return ids(shape).toSorted((a, b) => value(b) - value(a))[0];
}
