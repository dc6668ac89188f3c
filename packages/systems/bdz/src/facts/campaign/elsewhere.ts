import type { Item, VehicleKind } from '../../kinds.js';
import type { Encounter } from '../../state/encounter.js';
import { MET, PARKED, type Person, personOf } from '../../state.js';
import { ailRow } from '../../tables/ails.js';
import { fact } from '../deed.js';
import { line, one, word } from '../lines.js';
import { encounterOf } from './contact.js';
import { takeFromArea, thing } from './loot.js';

/** What can become of a figure on the players' own table. */
export const FATES = [
  'out',
  'dead',
  'cheated',
  'ran',
  'hunkered',
  'bitten',
  'met-zed',
  'bore-feast',
  'saw-zeds',
  'fought',
] as const;
export type Fate = (typeof FATES)[number];

/** The changes that each fate makes to a figure. */
const AFTER: { readonly [fate in Fate]: (p: Person) => Partial<Person> } = {
  out: (p) => ({ status: 'out', deeds: { ...p.deeds, out: true } }),
  dead: () => ({ status: 'dead' }),
  cheated: (p) => ({
    status: 'cheated',
    rep: Math.max(1, p.rep - 1),
    deeds: { ...p.deeds, out: true },
  }),
  ran: (p) => ({ status: 'hunkered', retired: true, deeds: { ...p.deeds, hunkered: true } }),
  hunkered: (p) => ({ deeds: { ...p.deeds, hunkered: true } }),
  bitten: () => ({ bitten: true }),
  'met-zed': woken,
  'bore-feast': () => ({ knowsFeasts: true }),
  'saw-zeds': (p) => ({ past: { ...p.past, zeds: ['zed-1', 'zed-2', 'zed-3'] } }),
  fought: (p) => ({ past: { ...p.past, fought: true } }),
};

/** Zombies also wake it from a daze. BDZ-react-zed, BDZ-camp-road-dazed-survivor. */
function woken({ ails }: Person): Partial<Person> {
  const { wakes } = ailRow(ails);
  return { knowsZeds: true, ...(wakes && { class: wakes, ails: 'nothing' }) };
}

/** Facts of an encounter fought on the players' own table. BDZ-D-c141. */
export const ELSEWHERE_FACTS = {
  fought: fact<{
    readonly where: 'here' | 'elsewhere';
    readonly encounter: Pick<Encounter, 'kind' | 'road'>;
  }>({
    does: (s, f) => {
      encounterOf(s).fought = f.where;
    },
    told: ({ where, encounter: { kind, road } }) =>
      where === 'here'
        ? undefined
        : kind === 'road' && road
          ? line(`elsewhere-road-${road.side}${road.wheels ? '-wheels' : ''}`, { off: road.off })
          : line(kind === 'mutiny' ? 'elsewhere-mutiny' : 'elsewhere-edges'),
    words: {
      'elsewhere-edges': 'On a table of your own: you come in by any edge, or by several.',
      'elsewhere-mutiny': 'On a table of your own: the two stand 8 inches apart near the middle.',
      ...Object.fromEntries(
        (
          [
            ['left', 'they are {{off}} inches off it, on the left as you come'],
            ['right', 'they are {{off}} inches off it, on the right as you come'],
            ['on', 'they are on it'],
          ] as const
        ).flatMap(([side, where]) => {
          const text = `On a table of your own: a road goes down its middle, and ${where}`;
          return [
            [`elsewhere-road-${side}`, `${text}.`],
            [`elsewhere-road-${side}-wheels`, `${text}, with a vehicle.`],
          ];
        }),
      ),
    },
  }),

  /** Zombies at the start. BDZ-zgen-start. */
  'zeds-about': fact<{ readonly who: string; readonly zeds: number }>({
    told: ({ who, zeds }) => line('zeds-about', { who: one(who), zeds: { noun: 'kind.zed', count: zeds } }),
    words: { 'zeds-about': 'Near {{who}}: {{zeds}}, 12 inches away; a die for each says on which side.' },
    follows: true,
  }),

  'told-fate': fact<{ readonly who: string; readonly fate: Fate }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      Object.assign(p, AFTER[f.fate](p));
    },
    told: ({ who, fate }) => line(`told-${fate}`, { who: one(who) }),
    words: {
      'told-out': '{{who}} was out of the fight.',
      'told-dead': '{{who}} was obviously dead.',
      'told-cheated': '{{who}} cheated death.',
      'told-ran': '{{who}} ran away.',
      'told-hunkered': '{{who}} had hunkered down.',
      'told-bitten': '{{who}} had been in the hands of zombies, and might be infected.',
      'told-met-zed': '{{who}} knew a zombie for what it was.',
      'told-bore-feast': '{{who}} had seen a feast, and borne it.',
      'told-saw-zeds': '{{who}} had seen three zombies.',
      'told-fought': '{{who}} had fought an armed human.',
    },
  }),

  'told-kill': fact<{ readonly who: string }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      p.deeds.killed = true;
      p.past.killed = true;
    },
    told: ({ who }) => line('told-kill', { who: one(who) }),
    words: { 'told-kill': '{{who}} put down a zombie, or more.' },
  }),

  /** A figure found something in a building, out of the area's stock. BDZ-enc-loot-deduct. */
  'told-find': fact<{ readonly who: string; readonly item: Item }>({
    does: (s, f) => {
      personOf(s, f.who).deeds.found = true;
      takeFromArea(s, f.item);
    },
    told: ({ who, item }) => line('told-find', { who: one(who), item: thing(item) }),
    words: { 'told-find': '{{who}} found {{item}}.' },
  }),

  /** A figure took something from an enemy, which counts as a find too. BDZ-enc-losers-weapon, BDZ-camp-rep-success. */
  'told-loot': fact<{ readonly who: string; readonly item: Item }>({
    does: (s, f) => {
      personOf(s, f.who).deeds.found = true;
    },
    told: ({ who, item }) => line('told-loot', { who: one(who), item: thing(item) }),
    words: { 'told-loot': '{{who}} took {{item}} from the beaten.' },
  }),

  /** A figure drives away in a vehicle found there, or in that of people met on the road. BDZ-D-c59, BDZ-D-c95. */
  'told-drive': fact<{
    readonly who: string;
    readonly kind: VehicleKind;
    readonly large: boolean;
    readonly fuel: number;
    readonly theirs?: true;
  }>({
    does: (s, { who, kind, large, fuel, theirs }) => {
      const id = theirs ? `${MET}${kind}` : `told-${kind}-${s.vehicles.length + 1}`;
      s.vehicles.push({ ...PARKED, triedBy: [], id, kind, large, fuel, keys: 'at-hand', x: -1, y: -1 });
      Object.assign(personOf(s, who), { aboard: id, sits: 'wheel' });
    },
    told: ({ who, kind }) => line('told-drive', { who: one(who), what: word(`some-vehicle.${kind}`) }),
    words: { 'told-drive': '{{who}} drove away with {{what}}.' },
  }),

  /** The people met are enemies from now on. BDZ-T-roster. */
  'told-enemies': fact<Record<never, never>>({
    does: (s) => {
      encounterOf(s).fired = 'others';
    },
    told: () => line('told-enemies'),
    words: { 'told-enemies': 'They were enemies from then on.' },
    follows: true,
  }),

  /** Everything has been told. BDZ-D-c141. */
  'told-over': fact<Record<never, never>>({
    does: (s) => {
      encounterOf(s).ended = true;
    },
  }),
};
