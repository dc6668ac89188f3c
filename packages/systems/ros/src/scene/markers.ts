import type { MeasuredScene } from '@shambles/engine';
import { marker } from '@shambles/measured';
import type { Book } from '../book.js';
import { blastOf } from '../fighting/blast.js';
import { gunWith, thrownRow } from '../house/rows.js';
import { BASE, type Thing } from '../kinds.js';
import type { Landed } from '../state.js';
import type { HideoutSeen, View } from '../view.js';

type Marker = MeasuredScene['markers'][number];

/** Hideouts, finds, the landing point, noises. */
export function markers(view: View, book: Book): Marker[] {
  return [
    ...view.hideouts.flatMap((h) => hideout(h, book)),
    ...view.finds.map((f) =>
      marker(f.id, f.open ? 'things' : 'search', findInWords(f, book), [f.x, f.y, f.level]),
    ),
    ...landing(view, book),
    ...view.noises.map((n, i) =>
      marker(`noise-${i + 1}`, 'noise', NOISES[n.kind], [n.x, n.y, n.level], { tone: 'rust' }),
    ),
  ];
}

const NOISES = {
  explosion: 'Explosion',
  alarm: 'Car alarm',
  automatic: 'Automatic fire',
  chainsaw: 'Chainsaw',
  helicopter: 'Helicopter',
} as const;

/** Badges for what binoculars have shown. ROS-item-binoculars. */
const TOLD: { readonly [told in HideoutSeen['told']]: readonly string[] } = {
  '': [],
  occupied: ['occupied'],
  empty: ['0 inside'],
};

/** All look alike until something comes out; an empty one is removed when found. ROS-U-secret. */
function hideout({ id, state, left, told }: HideoutSeen, book: Book): Marker[] {
  const place = book.map.places?.find((p) => p.id === id);
  if (state === 'gone' || !place?.at) return [];
  const name = place.name === undefined ? 'Hideout' : `Hideout, ${place.name.toLowerCase()}`;
  return [
    marker(id, 'hideout', name, [...place.at, place.level ?? 0], {
      tone: state === 'emptying' ? 'rust' : 'paper',
      badges: left !== undefined ? [`${left} inside`] : TOLD[told],
    }),
  ];
}

function findInWords({ things, open }: View['finds'][number], book: Book): string {
  if (things && things.length > 0) return things.map((thing) => inWords(thing, book)).join(', ');
  return open ? 'Nothing' : 'Search marker';
}

/** "shotgun 3/7", "torch". */
function inWords(thing: Thing, book: Book): string {
  const { gun, clip } = gunWith(book, thing);
  return gun ? `${gun}, ${clip} ${clip === 1 ? 'shot' : 'shots'}` : thing;
}

function landing(view: View, book: Book): Marker[] {
  return (book.map.places ?? []).flatMap(({ id, kind, name, at, level, data }): Marker[] => {
    if (kind !== 'landing' || !at) return [];
    const there = view.turn >= Number(data?.from) && view.turn <= Number(data?.to);
    return [
      marker(id, 'landing', name ?? 'Landing point', [...at, level ?? 0], {
        tone: there ? 'amber' : 'paper',
        badges: there ? ['helicopter'] : [`turns ${Number(data?.from)} to ${Number(data?.to)}`],
      }),
    ];
  });
}

/** Flames and phosphorus, with the radius of their effect. ROS-grenade-molotov, ROS-grenade-wp. */
export function clouds(view: View, book: Book): MeasuredScene['clouds'] {
  return view.clouds.map(({ id, kind, x, y, level, until }) => ({
    id,
    kind,
    at: [x, y],
    r: thrownRow(book, kind === 'flames' ? 'Molotov cocktail' : 'WP grenade').radius,
    level,
    turns: until - view.turn + 1,
  }));
}

/** The blast of what was thrown, while it goes off. ROS-T-grenades. */
export function blast({ what, at }: Landed, book: Book): NonNullable<MeasuredScene['blasts']>[number] {
  return { id: 'landed', name: what, at: [at[0], at[1]], level: at[2], ...blastOf(what, book) };
}

/** By night a survivor sees 15 cm all round and 30 in its torch's arc, from the edge of its base. ROS-R-light. */
export function sightOf(view: View, book: Book): MeasuredScene['sightOf'] {
  if (book.scenario.light !== 'night') return [];
  return view.people
    .filter((p) => p.kind === 'ps' && p.where === 'table')
    .map((p) => ({
      at: [p.x, p.y],
      level: p.level,
      r: BASE + 15,
      ...(p.torch && { arc: { facing: p.facing, half: 45, r: BASE + 30 } }),
    }));
}
