import type { Json, Shape } from '@shambles/engine';
import type { Book, Item, Person, View } from '@shambles/ftb';

/** Between Encounters: making a Star, and the campaign turn. */

/** Worth of having each Item. */
const WORTH: { readonly [what: string]: number } = {
  cure: 9,
  'body-armor': 6,
  food: 5,
  medical: 5,
  'assault-rifle': 5,
  saw: 5,
  shotgun: 4,
  'sub-machine-gun': 4,
  'bolt-action-rifle': 3,
  'machine-pistol': 3,
  'ba-pistol': 3,
  luxury: 2,
  pistol: 2,
};

export const worth = (what: string): number => WORTH[what] ?? 1;

const ATTRIBUTES = ['medic', 'brawler', 'fast', 'hard-as-nails'];
/** Alone there is nobody to heal, and it is best to get away. */
const ALONE = ['fast', 'hard-as-nails', 'brawler', 'medic'];
const WEAPONS = ['assault-rifle', 'shotgun', 'ba-pistol', 'pistol'];
const FIRST_ITEMS = ['body-armor', 'food', 'food', 'food', 'medical', 'shotgun', 'food', 'medical', 'food'];
/** Days in which one meets Citizens, and no Survivors. FTB-12.5.2m. */
const CITIZEN_DAYS = 20;
/** Years after which the story ends. */
const YEARS = 1;

const ids = (shape: Shape): readonly string[] => ('options' in shape ? shape.options.map((o) => o.id) : []);

function first(shape: Shape, wanted: readonly string[]): string | undefined {
  const may = ids(shape);
  return wanted.find((w) => may.includes(w)) ?? may[0];
}

/** The answer to a question between Encounters, or as one ends; undefined for any other question. */
export function story(view: View, book: Book, seat: string, code: string, shape: Shape): Json | undefined {
  const band = view.people.filter((p) => p.seat === seat);
  switch (code) {
    // Only people know what happened on their own table.
    case 'where-fought':
      return 'here';
    case 'elsewhere':
      return 'failure';
    case 'attribute':
      return first(shape, book.scenario.encounter && isAlone(book) ? ALONE : ATTRIBUTES);
    case 'weapon':
      return first(shape, WEAPONS);
    case 'items':
      return firstItems(shape);
    case 'class':
      return first(shape, [book.options.class]);
    case 'lay':
      return 'play';
    case 'declare':
      return view.campaign.when.year > YEARS ? 'retire' : first(shape, ['settle', 'stay']);
    case 'encounter':
      return encounter(view, seat, band, ids(shape));
    case 'area':
      return 'rural';
    case 'part':
      return 'daytime';
    case 'foes':
      return first(shape, [view.campaign.when.day <= CITIZEN_DAYS ? 'citizen' : 'survivor']);
    case 'goal':
      return 'food';
    case 'come-along':
      return [...ids(shape)];
    case 'eat':
      return some(shape, (id) => rank(band, id));
    case 'bail':
    case 'surrender':
      return some(shape, (id) => -worth(whatOf(view, id)));
    case 'take':
    case 'pick-up':
      return some(shape, (id) => worth(whatOf(view, id)), true);
    case 'new-leader':
      return (
        byRep(
          view,
          ids(shape).filter((id) => id !== 'break-up'),
        ) ?? 'break-up'
      );
    default:
      return undefined;
  }
}

function isAlone(book: Book): boolean {
  return ['zed', 'robbery-in-town', 'escape'].includes(book.scenario.id) || book.options.band === '0';
}

function rank(band: readonly Person[], id: string): number {
  const p = band.find((q) => q.id === id);
  return (p?.star ? 10 : 0) + (p?.rep ?? 0);
}

/** The highest-ranked options, as few as required, or as many as allowed. */
function some(shape: Shape, rankOf: (id: string) => number, most = false): string[] | undefined {
  if (shape.kind !== 'some') return undefined;
  const n = most ? shape.max : shape.min;
  return [...ids(shape)].sort((a, b) => rankOf(b) - rankOf(a)).slice(0, n);
}

/** What kind an Item is, whoever has it. */
export function whatOf(view: View, id: string): string {
  const all: readonly Item[] = [
    ...view.people.flatMap((p) => p.items),
    ...view.heaps.flatMap((h) => h.items),
    ...view.campaign.households.flatMap((h) => h.stock),
  ];
  return all.find((i) => String(i.id) === id)?.what ?? '';
}

export function byRep(view: View, among: readonly string[]): string | undefined {
  const rep = (id: string) => view.people.find((p) => p.id === id)?.rep ?? 0;
  return [...among].sort((a, b) => rep(b) - rep(a))[0];
}

function firstItems(shape: Shape): string[] | undefined {
  if (shape.kind !== 'some') return undefined;
  const open = [...ids(shape)];
  const chosen: string[] = [];
  for (const kind of [...FIRST_ITEMS, ...open.map((id) => id.slice(0, id.lastIndexOf('-')))]) {
    if (chosen.length === shape.min) break;
    const id = open.find((each) => each.slice(0, each.lastIndexOf('-')) === kind && !chosen.includes(each));
    if (id !== undefined) chosen.push(id);
  }
  return chosen;
}

/** The next lesson; then Search while Food is short for two months, and rest after that. */
function encounter(
  view: View,
  seat: string,
  band: readonly Person[],
  may: readonly string[],
): string | undefined {
  const lesson = ['zed', 'robbery-in-town', 'escape'].find((kind) => may.includes(kind));
  if (lesson !== undefined) return lesson;
  const stock = view.campaign.households.find((h) => h.seat === seat)?.stock ?? [];
  const food = [...stock, ...band.flatMap((p) => p.items)].filter((i) => i.what === 'food').length;
  const short = food < 2 * band.length;
  const rest = ['enough', 'stay-home'].find((id) => may.includes(id));
  if (!short && rest !== undefined) return rest;
  return may.includes('search') ? 'search' : may[0];
}
