import { ask, Choose, choose, draw, faceValue, type Line, type Rule, roll, Some } from '@shambles/engine';
import { bearingOf, GRAIN, type House, houseAt, pointOf, Spot, snap } from '@shambles/field';
import { decidesOn } from '../asking/decide.js';
import { type Book, UMPIRE } from '../book.js';
import type { Newcomer } from '../facts/figures.js';
import type { RosWorld } from '../facts.js';
import { gunRow, scaleFor } from '../house/rows.js';
import { BASE, type Character, type Minor, type ZedKind } from '../kinds.js';
import { DUTIES, FRESH, type Person, type Place, personOf, placeOf } from '../state.js';
import { tableOf } from '../table.js';
import { gunIn } from '../tables/guns.js';
import { MINOR_PLACES, placesOf } from '../tables/things.js';
import { nameOf } from '../words.js';

const SECRET = [UMPIRE];

/** Order of set-up: the umpire's part first, then each player places a survivor. ROS-U-auto. */
export function setUpOrder(w: RosWorld): readonly string[] {
  return ['umpire', ...w.book.seats];
}

export function* setUp(w: RosWorld, who: string): Rule<void> {
  if (who === 'umpire') yield* umpireSetsUp(w);
  else yield* takePlace(w, who);
}

function* umpireSetsUp(w: RosWorld): Rule<void> {
  yield* takeDuties(w);
  for (const person of team(w.book)) w.happen({ is: 'survivor', cause: 'ROS-R-players', person });
  mutants(w);
  yield* hideHordes(w);
  yield* seatFigures(w);
  yield* scatterDrifters(w);
}

/** A person in the umpire's seat names the decisions it takes; the rules take the rest. ROS-U-seats. */
function* takeDuties(w: RosWorld): Rule<void> {
  if (!w.book.umpired) return;
  const space = new Some(DUTIES, { min: 0, max: DUTIES.length }, { line: (id) => ({ key: `duty.${id}` }) });
  const taken = yield* ask(w, UMPIRE, 'ROS-U-seats', 'duties', space);
  w.happen({
    is: 'ruled',
    cause: 'ROS-U-seats',
    what: 'duties',
    on: UMPIRE,
    as: DUTIES.filter((duty) => taken.includes(duty)).join(' '),
  });
}

// ------------------------------------------------------------------ survivors

/** Player survivors with their kits, and the NPS who start with them. ROS-T-kits. */
function team(book: Book): Person[] {
  const spots = startSpots(book);
  const players = book.seats.map((id, i) => {
    const kit = book.tables.kits.rows.find(
      (k) => k.who === i + 1 && (k.kit === book.scenario.kit || k.kit === 'any'),
    );
    const minor = withExtra(kit?.minor ?? [], book.scenario.extra);
    return person(book, id, 'ps', spots[i] as Place, (kit?.main ?? '') as Person['main'], minor);
  });
  const others = (book.map.places ?? [])
    .filter((p) => p.kind === 'nps')
    .map((p, i): Person => {
      const kit = book.tables.kits.rows.find((k) => k.kit === 'nps');
      const leader = book.seats[Math.min(Number(p.data?.follows ?? 1), book.seats.length) - 1] as string;
      return {
        ...person(book, p.id, 'nps', spots[players.length + i] as Place, '', [...(kit?.minor ?? [])]),
        leader,
        character: p.data?.character as Character,
      };
    });
  return [...players, ...others];
}

export function person(
  book: Book,
  id: string,
  kind: Person['kind'],
  at: Place,
  main: Person['main'],
  minor: Minor[],
): Person {
  const gun = main === '' ? undefined : gunIn(main).gun;
  return {
    id,
    kind,
    x: at[0],
    y: at[1],
    level: at[2],
    facing: facingIn(book),
    ...FRESH,
    pistol: gunRow(book, 'pistol').clip,
    main,
    clip: gun ? gunRow(book, gun).clip : 0,
    minor,
    torch: book.scenario.light === 'night' && minor.includes('torch'),
  };
}

type Rect = readonly [number, number, number, number];

function startZone(book: Book): Rect {
  return book.map.places?.find((p) => p.kind === 'start')?.rect as Rect;
}

/** Survivors begin looking away from the nearest edge of the table. */
function facingIn(book: Book): number {
  const [w, s, e, n] = startZone(book);
  const [width, height] = book.map.size;
  const off = [s, w, height - n, width - e];
  return off.indexOf(Math.min(...off)) * 90;
}

/** Places spread over the start zone, for survivors whose players do not choose. */
function startSpots(book: Book): Place[] {
  const [w, s, e, n] = startZone(book);
  const spots: Place[] = [];
  for (const row of [0.5, 0.25, 0.75])
    for (const column of [0.5, 0.2, 0.8, 0.35, 0.65, 0.05, 0.95]) {
      const long = e - w >= n - s;
      const along = long ? column : row;
      const across = long ? row : column;
      spots.push([snap(w + 1 + (e - w - 2) * along), snap(s + 1 + (n - s - 2) * across), 0]);
    }
  return spots;
}

/** Asks a player to place a survivor anywhere free in the start zone. */
function* takePlace(w: RosWorld, who: string): Rule<void> {
  const p = personOf(w.s, who);
  const zone = startZone(w.book);
  const table = tableOf(w);
  const space = new Spot({
    figure: who,
    from: placeOf(p),
    how: 'walk',
    within: 0,
    lit: () => table.litIn(zone, p),
    may: (x, y, level) =>
      table.freeIn(zone, p, [x, y, level])
        ? undefined
        : { rule: 'ROS-R-map', text: 'Survivors begin in the start zone, each on a free place.' },
    options: [{ id: 'here', line: { key: 'start.here' }, at: placeOf(p) }],
  });
  const chosen = yield* ask(w, who, 'ROS-R-map', 'start', space, { who: nameOf(w.book, who) });
  if ('at' in chosen) w.happen({ is: 'pulled', cause: 'ROS-R-map', who, by: 'start', at: chosen.at });
}

// ------------------------------------------------------------------ what hides

/** Mutants wait hidden at their places. ROS-U-mutants. */
function mutants(w: RosWorld): void {
  const zeds = (w.book.map.places ?? [])
    .filter((p) => p.kind === 'mutant')
    .map(
      (p): Newcomer => ({
        id: p.id,
        kind: p.data?.type as ZedKind,
        at: [p.at?.[0] ?? 0, p.at?.[1] ?? 0, p.level ?? 0],
        facing: 180,
        mode: 'waiting',
      }),
    );
  w.happen({ is: 'came', cause: 'ROS-U-mutants', to: SECRET, zeds, how: 'mutant', reveals: true });
}

/** Fills hideouts at random and in secret, none within 15 cm of the start. ROS-U-hordes-place, ROS-U-hordes-number. */
function* hideHordes(w: RosWorld): Rule<void> {
  const { book } = w;
  const zone = startZone(book);
  const far = (book.map.places ?? []).filter(
    (p) => p.kind === 'hideout' && offZone(zone, p.at?.[0] ?? 0, p.at?.[1] ?? 0) > CLEAR_OF_START,
  );
  const n = hordesFor(book);
  const from = far.map((p) => p.id);
  const filled = yield* draw(w, {
    kind: 'draw',
    rule: 'ROS-U-hordes-place',
    label: 'hordes',
    from,
    n,
    to: SECRET,
    like: (id) => id,
  });
  const drawnSizes: number[] = [];
  for (const _ of filled) {
    const rolled = yield* roll(w, {
      kind: 'roll',
      rule: 'ROS-U-hordes-number',
      label: 'horde-size',
      to: SECRET,
      pools: [{ n: 1, sides: 6, score: faceValue(6) }],
    });
    drawnSizes.push(rolled.score * HORDE_STEP);
  }
  const sizes = yield* proposeHordes(w, from, filled, drawnSizes);
  w.happen({ is: 'hidden-hordes', cause: 'ROS-U-hordes-number', to: SECRET, sizes, reveals: true });
}

/** Size of a horde: 1d6 times this. ROS-U-hordes-number. */
const HORDE_STEP = 10;
const HORDE_SIZES = [1, 2, 3, 4, 5, 6].map((n) => n * HORDE_STEP);

/** The hideout and size of each horde, which a person in the umpire's seat confirms or changes. ROS-U-seats. */
function* proposeHordes(
  w: RosWorld,
  from: readonly string[],
  filled: readonly string[],
  drawn: readonly number[],
): Rule<Record<string, number>> {
  const sizes: Record<string, number> = {};
  const decides = decidesOn(w, 'hordes');
  for (const [i, hideout] of filled.entries()) {
    const proposed = drawn[i] as number;
    if (!decides) sizes[hideout] = proposed;
    else {
      const values = { n: i + 1, of: filled.length };
      const free = from.filter((id) => !(id in sizes));
      // A horde still to be placed keeps its hideout if possible.
      const first = [hideout, ...filled.slice(0, i)].find((id) => free.includes(id)) as string;
      const place = yield* ask(
        w,
        UMPIRE,
        'ROS-U-hordes-place',
        'horde-place',
        new Choose([first, ...free.filter((id) => id !== first)], {
          line: (id) => hideoutLine(w.book, id),
          on: (id) => id,
        }),
        values,
      );
      const others = HORDE_SIZES.filter((size) => size !== proposed);
      const size = yield* ask(
        w,
        UMPIRE,
        'ROS-U-hordes-number',
        'horde-size',
        choose([proposed, ...others], {
          id: String,
          line: (zeds) => ({ key: 'horde.size', values: { zeds: String(zeds) } }),
        }),
        { ...values, name: nameOf(w.book, place) },
      );
      sizes[place] = size;
    }
  }
  return sizes;
}

/** A hideout by its name and the house that it is in, or beside which: several have the same name. */
function hideoutLine({ map, ground }: Book, id: string): Line {
  const place = map.places?.find((p) => p.id === id);
  const [x = 0, y = 0] = place?.at ?? [];
  const off = ({ box: [w, s, e, n] }: House) => offZone([w, s, e, n], x * GRAIN, y * GRAIN);
  const inside = houseAt(ground, { x, y });
  const house = inside ?? ground.houses.toSorted((a, b) => off(a) - off(b))[0];
  const name = place?.name ?? 'Hideout';
  if (!house) return { key: 'figure', values: { name } };
  const values = { name, house: house.name };
  if (inside) return { key: 'horde.in', values };
  const [w, s, e, n] = house.box;
  const side = pointOf(bearingOf(x * GRAIN - (w + e) / 2, y * GRAIN - (s + n) / 2));
  return { key: 'horde.near', values: { ...values, side } };
}

/** Least distance of a hidden horde from where survivors start, in cm. ROS-U-hordes-place. */
export const CLEAR_OF_START = 15;

/** ROS-T-scaling, ROS-D-balance. */
export function hordesFor(book: Book): number {
  const { hordes, ps } = scaleFor(book, book.seats.length);
  return book.options.hordes === 'fewer' && ps >= 3 ? hordes - 1 : hordes;
}

/** How far a spot is from a zone, in cm; 0 inside it. */
export function offZone([w, s, e, n]: Rect, x: number, y: number): number {
  const dx = Math.max(w - x, 0, x - e);
  const dy = Math.max(s - y, 0, y - n);
  return Math.sqrt(dx * dx + dy * dy);
}

/** Who the seated figures are, drawn in secret. ROS-S-3. */
function* seatFigures(w: RosWorld): Rule<void> {
  const given = w.book.map.places?.find((p) => p.kind === 'start')?.data?.seated as string[] | undefined;
  if (!given) return;
  const drawn = yield* draw(w, {
    kind: 'draw',
    rule: 'ROS-S-3',
    label: 'seated',
    from: given.map((content, i) => `${content}#${i}`),
    n: given.length,
    like: (id) => id.split('#')[0] as string,
  });
  const contents = Object.fromEntries(
    w.s.seated.map((q, i) => [q.id, (drawn[i]?.split('#')[0] ?? '').replace('unarmed NPS', 'nps')]),
  );
  w.happen({ is: 'hidden-seated', cause: 'ROS-S-3', to: SECRET, contents, reveals: true });
}

// ------------------------------------------------------------------ drifters

const CLEAR_OF_DRIFTERS = 20;
/** Two of a pair stand 3 cm apart, from base to base: east of the first, or where there is room. */
const PAIR_APART = 3 + 2 * BASE;
const BESIDE = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;
const along = ([x, y]: Place, east: number, north: number): Place => [
  snap(x + PAIR_APART * east),
  snap(y + PAIR_APART * north),
  0,
];

/** Points rolled in vain after which a map counts as full: many times what any map with room needs. */
const IN_VAIN = 4000;

/**
 * Places drifters at random points, rerolled inside walls or within 20 cm of the start, each facing at random. Every
 * third point gets two. A map of the players' own may have room for fewer. ROS-U-drifters.
 */
function* scatterDrifters(w: RosWorld): Rule<void> {
  const { book } = w;
  const [width, height] = book.map.size;
  const zone = startZone(book);
  const wanted = scaleFor(book, book.seats.length).drifters;
  const zeds: Newcomer[] = [];
  const table = tableOf(w);
  const free = (at: Place): boolean =>
    offZone(zone, at[0], at[1]) - BASE > CLEAR_OF_DRIFTERS &&
    table.houseOf({ x: at[0], y: at[1], level: 0 }) === undefined &&
    table.hasRoom(
      at,
      zeds.map((z) => z.at),
    );
  const put = (at: Place, facing: number) =>
    zeds.push({ id: `zed-${w.s.nextZed + zeds.length}`, kind: 'zed', at, facing, mode: 'drifting' });
  let inVain = 0;
  for (let point = 1; zeds.length < wanted && inVain < IN_VAIN; ) {
    const x = yield* anywhere(w, width * 10);
    const y = yield* anywhere(w, height * 10);
    const at: Place = [x / 10, y / 10, 0];
    if (!free(at)) {
      inVain++;
      continue;
    }
    put(at, yield* anywhere(w, 360));
    const beside =
      point % 3 === 0 && zeds.length < wanted
        ? BESIDE.map(([x, y]) => along(at, x, y)).find(free)
        : undefined;
    if (beside) put(beside, yield* anywhere(w, 360));
    point++;
  }
  w.happen({ is: 'came', cause: 'ROS-U-drifters', zeds, how: 'drifters' });
}

/** Rolls a whole number from 0 to n - 1 in secret. */
function* anywhere(w: RosWorld, n: number): Rule<number> {
  const rolled = yield* roll(w, {
    kind: 'roll',
    rule: 'ROS-U-drifters',
    label: 'where',
    to: SECRET,
    pools: [{ n: 1, sides: n, lowest: 0, score: faceValue(n) }],
  });
  return rolled.score;
}

/**
 * The kit with the scenario's extra items. Where the eight places do not hold them, reloads are left behind, of the
 * pistol first. ROS-carry, ROS-S-3.
 */
function withExtra(kit: readonly Minor[], extra: readonly Minor[]): Minor[] {
  const minor = [...kit, ...extra];
  const size = () => minor.reduce((sum, item) => sum + placesOf(item), 0);
  while (size() > MINOR_PLACES) minor.splice(leftBehind(minor), 1);
  return minor;
}

/** The next item to be left behind, by its place in the list; without any reload the last one. */
function leftBehind(minor: readonly Minor[]): number {
  const pistol = minor.indexOf('pistol reload');
  return pistol >= 0 ? pistol : minor.findIndex((item) => item.endsWith(' reload'));
}
