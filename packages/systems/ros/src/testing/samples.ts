import type { RosFact } from '../facts.js';
import { personIn } from './showing.js';

type Kind = RosFact['is'];
type Of<K extends Kind> = Extract<RosFact, { readonly is: K }>;
type Bare<K extends Kind> = Omit<Of<K>, 'is' | 'cause' | 'to' | 'others' | 'reveals'>;

const HARMS = ['zed', 'pin', 'tank', 'thrown', 'tongue', 'fire', 'fall'] as const;
const AT = [60, 40, 0] as const;
const born = (id: string, kind: 'zed' | 'hunter' | 'witch' = 'zed') =>
  ({ id, kind, at: AT, facing: 0, mode: 'attacking' }) as const;
const ways = [[0, 0, 0], [...AT]] as const;
const walk = (who: string, how: Of<'walked'>['how']): Bare<'walked'> => ({ who, how, way: ways, cost: 9.8 });
const attack = (hit: boolean) => ({ zed: 'smoker', who: 'survivor-1', score: 5, hit });

/** Factors of a shot at a Hunter that leapt, and stayed where it landed. */
const LEAPT = [
  { factor: 'stationary', mod: 1 },
  { factor: 'leaping', mod: -4 },
] as const;

/** Sample facts of every kind, covering every way of telling them. */
const BARE: { readonly [K in Kind]: readonly Bare<K>[] } = {
  turn: [{ turn: 4, of: 20 }],
  step: [{ step: 5, todo: ['survivor-1'] }],
  acted: [{ who: 'survivor-1' }],
  ended: [
    { result: 'full', why: 'sheltered', alive: 4 },
    { result: 'win', why: 'rescued', alive: 3 },
    { result: 'draw', why: 'time', alive: 2 },
    { result: 'loss', why: 'too-few', alive: 0 },
  ],
  survivor: [
    { person: personIn('survivor-1', { main: 'shotgun', clip: 7 }) },
    { person: personIn('survivor-2', { pistol: -1 }) },
    { person: personIn('nps-1', { leader: 'survivor-1' }) },
    { person: personIn('nps-S4', { trapped: true }) },
  ],
  came: [
    { zeds: [born('zed-1'), born('zed-2')], how: 'drifters' },
    { zeds: [born('hunter', 'hunter'), born('mutant-7', 'witch')], how: 'mutant' },
    { zeds: [born('zed-9')], how: 'risen' },
    { zeds: [born('witch-3', 'witch')], how: 'witch' },
    { zeds: [], how: 'drifters' },
  ],
  'hidden-hordes': [{ sizes: { H1: 30, H2: 0, H4: 20 } }, { sizes: { H1: 30 } }, { sizes: {} }],
  'hidden-seated': [{ contents: { S1: 'witch' } }],
  revealed: [1, 2, 3, 4, 5, 6]
    .map((n) => ({
      plays: Object.fromEntries(
        Array.from({ length: n }, (_, i) => [`survivor-${i + 1}`, i === 0 ? 'order+reload' : 'run'] as const),
      ),
    }))
    .concat({ plays: {} }),
  wasted: [
    { who: 'survivor-1', card: 'both', why: 'no-target' },
    { who: 'survivor-1', card: 'snipe', why: 'no-shots' },
    { who: 'survivor-1', card: 'shoot', why: 'no-target' },
    { who: 'survivor-1', card: 'shoot', why: 'of a reason without words' },
  ],
  ordered: [
    { who: 'nps-1', by: 'survivor-1', order: { do: 'run', to: AT, name: 'Gun shop' } },
    { who: 'nps-1', by: 'survivor-1', order: { do: 'shoot', at: AT, name: 'Gun shop' } },
    { who: 'nps-1', by: 'survivor-1', order: { do: 'guard', what: 'here' } },
    { who: 'nps-1', by: 'survivor-1', order: { do: 'guard', what: 'survivor-2' } },
    { who: 'nps-1', by: 'survivor-1', order: { do: 'follow', who: 'survivor-2' } },
    { who: 'nps-1', by: 'survivor-1', order: { do: 'follow', who: 'survivor-1' } },
    { who: 'nps-1', by: 'survivor-1', order: { do: 'melee' } },
    { who: 'nps-1', by: 'survivor-1', order: { do: 'take', what: 'find-1' } },
    { who: 'nps-1', by: 'survivor-1', order: { do: 'use', item: 'pistol reload', name: '' } },
    {
      who: 'nps-1',
      by: 'survivor-1',
      order: { do: 'use', item: 'First Aid Kit', who: 'survivor-2', name: 'Bo' },
    },
  ],
  'order-over': [
    { who: 'nps-1', why: 'arrived' },
    { who: 'nps-1', why: '?' },
  ],
  shied: [{ who: 'nps-1' }],
  'nps-does': [
    { who: 'nps-1', play: 'shoot', line: 4 },
    { who: 'nps-1', play: '', line: 9 },
  ],
  torch: [
    { who: 'survivor-1', lit: true },
    { who: 'survivor-1', lit: false },
  ],
  walked: [
    walk('survivor-1', 'run'),
    walk('survivor-1', 'both'),
    walk('survivor-1', 'carry'),
    walk('nps-1', 'nps'),
    walk('zed-4', 'attack'),
    walk('tank', 'attack'),
    walk('hunter', 'leap'),
    walk('zed-4', 'fence'),
    walk('smoker', 'climb'),
    { who: 'survivor-1', how: 'run', way: [AT], cost: 0 },
  ],
  faced: [{ who: 'survivor-1', facing: 90 }],
  spent: [{ who: 'survivor-1', cost: 5, on: 'door' }],
  climbed: [
    { who: 'survivor-1', link: 'ladder-1', at: [60, 40, 1], hanging: false },
    { who: 'survivor-1', link: 'ladder-1', at: AT, hanging: false },
    { who: 'survivor-1', link: 'ladder-3', at: [60, 40, 1], hanging: true },
  ],
  knocked: [
    { who: 'survivor-1', at: AT, back: 4, down: true },
    { who: 'survivor-1', at: AT, back: 0, down: true },
    { who: 'survivor-1', at: AT, back: 4, down: false },
    { who: 'survivor-1', at: AT, back: 4, down: false, stopped: 'wall' },
    { who: 'survivor-1', at: AT, back: 4, down: false, stopped: 'edge' },
    { who: 'zed-4', at: AT, back: 3, down: true },
  ],
  pulled: [{ who: 'survivor-1', by: 'smoker', at: AT }],
  stood: [{ who: ['zed-1', 'zed-2', 'survivor-1', 'hunter'] }, { who: [] }],
  raised: [{ who: 'survivor-1', by: 'survivor-2' }],
  left: [
    { who: 'survivor-1', by: 'exit' },
    { who: 'survivor-1', by: 'helicopter' },
  ],
  boarded: [
    { who: 'survivor-1', vehicle: 'V1', at: AT },
    { who: 'survivor-1', vehicle: '', at: AT },
  ],
  door: [
    { door: 'B1-door-1', state: 'open', by: 'survivor-1' },
    { door: 'B1-door-1', state: 'closed', by: 'survivor-1' },
    { door: 'B1-door-1', state: 'gone', by: 'zed-2' },
  ],
  barred: [
    { door: 'B1-door-1', barred: true, by: 'survivor-1' },
    { door: 'B1-door-1', barred: false, by: 'survivor-1' },
  ],
  battered: [{ door: 'B1-door-1', by: ['zed-1', 'zed-2'], taken: 2, of: 10 }],
  'car-battered': [{ vehicle: 'V1', by: 'zed-1', taken: 1, of: 2 }],
  'car-broken': [{ vehicle: 'V1' }],
  gap: [{ at: AT, r: 2, in: 'B5', by: 'tank' }],
  'alarm-rolled': [
    { who: 'survivor-1', vehicle: 'V1', sounds: true },
    { who: 'survivor-1', vehicle: 'V1', sounds: false },
  ],
  met: [{ late: [{ zed: 'zed-1', who: 'survivor-1' }] }],
  'sent-off': [{ groaned: [{ zed: 'zed-1', kind: 'zed', x: 1, y: 1, level: 0 }] }],
  pushed: [
    { who: 'survivor-1', may: 3, zeds: [] },
    { who: 'survivor-1', may: 3, zeds: ['zed-1'] },
    { who: 'survivor-1', may: 3, zeds: ['zed-1', 'zed-2'] },
  ],
  struck: ['zed-1', 'tank'].flatMap((zed) =>
    (['miss', 'down', 'kill'] as const).map((result) => ({
      who: 'survivor-1',
      weapon: 'rifle butt',
      zed,
      score: 5,
      result,
    })),
  ),
  shot: [12.4, 0.3].flatMap((range) =>
    (['miss', 'body', 'head'] as const).map((result) => ({
      who: 'survivor-1',
      gun: 'assault rifle' as const,
      zed: 'hunter',
      range,
      die: 5,
      ...(range > 1 ? { factors: [], score: 5 } : { factors: LEAPT, score: 2 }),
      result,
      left: 3,
    })),
  ),
  reloaded: [{ who: 'survivor-1', gun: 'shotgun', clip: 7 }],
  thrown: [{ who: 'survivor-1', what: 'HE grenade', at: AT }],
  cloud: [
    { cloud: { id: 'cloud-1', kind: 'flames', x: 1, y: 1, level: 0, until: 4 } },
    { cloud: { id: 'cloud-2', kind: 'wp', x: 1, y: 1, level: 0, until: 4 } },
  ],
  burning: [{ zed: 'zed-1', until: 8 }],
  'tank-hit': [
    { zed: 'tank', hits: 1 },
    { zed: 'tank', hits: 2 },
  ],
  'zed-dead': (['head', 'strike', 'blast', 'fire', 'wp', 'burst', 'hits'] as const).map((how) => ({
    zed: 'zed-1',
    how,
  })),
  hurt: HARMS.flatMap((how) => [1, 3].map((hits) => ({ who: 'survivor-1', hits, by: 'zed-1', how }))),
  died: [
    { who: 'survivor-1', how: 'zed' },
    { who: 'survivor-1', how: 'infection' },
  ],
  rose: [{ who: 'survivor-1', zed: born('risen-survivor-1') }],
  pinned: [{ who: 'survivor-1', by: 'hunter' }],
  freed: [{ who: 'survivor-1' }, { who: 'nps-S1', by: 'survivor-1' }],
  tore: [
    { who: 'survivor-1', zed: 'hunter', off: true },
    { who: 'survivor-1', zed: 'hunter', off: false },
  ],
  blood: [
    { who: 'survivor-1', blood: 'immune' },
    { who: 'survivor-1', blood: 'infected' },
  ],
  'all-rolled': [{}],
  healed: [
    { who: 'survivor-1', by: 'survivor-2' },
    { who: 'survivor-1', by: 'survivor-1' },
  ],
  found: [
    { who: 'survivor-1', find: 'find-1', things: ['shotgun with a full clip', 'torch'] },
    { who: 'survivor-1', find: 'find-1', things: [] },
  ],
  took: [
    { who: 'survivor-1', find: 'find-1', things: ['shotgun 3', 'food supply', 'food supply'] },
    { who: 'survivor-1', find: 'find-1', things: [] },
  ],
  laid: [
    { who: 'survivor-1', find: 'left-1', at: AT, things: ['pistol 4', 'binoculars', 'fire axe'] },
    { who: 'survivor-1', find: 'left-1', at: AT, things: [] },
  ],
  gave: [
    { who: 'survivor-1', whom: 'nps-1', things: ['First Aid Kit'] },
    { who: 'survivor-1', whom: 'nps-1', things: [] },
  ],
  looked: [
    { who: 'survivor-1', at: 'H1', told: true, what: 'occupied' },
    { who: 'survivor-1', at: 'H1', told: true, what: 'empty' },
    { who: 'survivor-1', at: 'S1', told: true, what: 'nps steady' },
    { who: 'survivor-1', at: 'S1', told: false },
  ],
  noise: (['explosion', 'alarm', 'automatic', 'chainsaw', 'helicopter'] as const).map((kind) => ({
    noise: { x: 1, y: 1, level: 0, kind, made: 205, until: 3 },
  })),
  groans: [{ count: 0 }, { count: 1 }, { count: 3 }],
  woke: [
    { hideout: 'H1', by: 'groans', zeds: 30 },
    { hideout: 'H1', by: 'survivor-1', zeds: 30 },
    { hideout: 'H1', by: 'V1', zeds: 30 },
  ],
  emerged: [
    { hideout: 'H1', zeds: [] },
    { hideout: 'H1', zeds: [born('zed-1')] },
    { hideout: 'H1', zeds: [born('zed-1'), born('zed-2')] },
  ],
  empty: [{ hideout: 'H1' }],
  charge: [{ zed: 'zed-1', prey: 'survivor-1' }],
  'lost-prey': [{ zed: 'zed-1' }],
  saw: [{ zed: 'zed-1', prey: 'survivor-1', at: AT }],
  crouched: [
    { zed: 'hunter', crouching: true },
    { zed: 'hunter', crouching: false },
  ],
  'at-fence': [{ zed: 'zed-1', fence: 'fence-1' }],
  appeared: [{ zed: 'tank' }],
  unmasked: (['nps', 'witch', 'body'] as const).map((what) => ({ seated: 'S1', what })),
  marked: [{ who: 'survivor-1', by: 'boomer', until: 7 }],
  spat: [attack(true), attack(false)],
  tongue: [attack(true), attack(false)],
  hurled: [attack(true), attack(false)],
  known: [{ who: ['survivor-1'], where: ['B1'] }],
  ruled: [{ what: 'who is bitten', on: 'zed-1', as: 'Ash' }],
  secrets: [
    {
      hordes: { H1: 30, H2: 0 },
      blood: { 'survivor-1': 'infected', 'nps-1': 'infected' },
      waiting: [],
      seated: {},
      finds: {},
    },
    { hordes: { H1: 30 }, blood: {}, waiting: [], seated: {}, finds: {} },
  ],
};

export const SAMPLES: readonly RosFact[] = Object.entries(BARE).flatMap(([is, list]) =>
  list.map((fact) => ({ ...fact, is, cause: 'ROS-seq', to: 'all' }) as unknown as RosFact),
);
