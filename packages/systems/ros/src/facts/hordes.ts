import type { Thing } from '../kinds.js';
import { DUTIES, type Noise, type Person, type Place, personOf, zedOf } from '../state.js';
import { fact } from './deed.js';
import { hideoutOf, type Newcomer, newZed, put } from './figures.js';
import { line, one, several } from './lines.js';

/** Noise, hordes, mutants, and the umpire's secrets. */
export const HORDES = {
  noise: fact<{ readonly noise: Noise }>({
    does: (s, f) => {
      s.noises.push({ ...f.noise });
    },
    told: ({ noise }) => line(`noise-${noise.kind}`),
    words: {
      'noise-explosion': 'The bang was heard for streets around.',
      'noise-alarm': 'The alarm howled.',
      'noise-automatic': 'Automatic fire echoed off the walls.',
      'noise-chainsaw': 'The chainsaw roared.',
      'noise-helicopter': 'The helicopter hammered overhead.',
    },
    follows: true,
  }),

  groans: fact<{ readonly count: number }>({
    told: ({ count }) => (count > 0 ? line('groans', { count }) : undefined),
    words: { groans_one: 'One Zed groaned.', groans_other: '{{count}} Zeds groaned.' },
    follows: true,
  }),

  /** A horde is activated: `zeds` come out, now and later. */
  woke: fact<{ readonly hideout: string; readonly by: string; readonly zeds: number }>({
    does: (s, f) => {
      hideoutOf(s, f.hideout).state = 'emptying';
      s.woken++;
    },
    told: ({ by }) => {
      if (by === 'groans') return line('woke-groans');
      return one(by).noun.startsWith('person.') ? line('woke-person', { by: one(by) }) : line('woke');
    },
    words: {
      woke: 'A horde woke.',
      'woke-groans': 'The groans woke a horde.',
      'woke-person': '{{by}} had woken a horde.',
    },
    follows: true,
  }),

  emerged: fact<{ readonly hideout: string; readonly zeds: readonly Newcomer[] }>({
    does: (s, f) => {
      for (const z of f.zeds) s.zeds.push(newZed(s, z));
      const h = hideoutOf(s, f.hideout);
      h.left -= f.zeds.length;
      h.out += f.zeds.length;
      if (h.left <= 0) h.state = 'gone';
    },
    told: ({ zeds }) => (zeds.length > 0 ? line('emerged', { count: zeds.length }) : undefined),
    words: { emerged_one: 'A Zed came out of hiding.', emerged_other: '{{count}} Zeds came out of hiding.' },
    sort: 'moves',
    follows: true,
  }),

  empty: fact<{ readonly hideout: string }>({
    does: (s, f) => {
      hideoutOf(s, f.hideout).state = 'gone';
    },
    told: () => line('empty'),
    words: { empty: 'A hiding place turned out to be empty.' },
  }),

  charge: fact<{ readonly zed: string; readonly prey: string; readonly at?: Place }>({
    does: (s, f) => {
      const z = zedOf(s, f.zed);
      z.mode = 'charging';
      z.prey = f.prey;
      z.lastSeen = f.at ?? null;
    },
    told: ({ zed, prey }) => line('charge', { zed: one(zed), prey: one(prey) }),
    words: { charge: '{{zed}} noticed {{prey}} and charged.' },
    follows: true,
  }),

  'lost-prey': fact<{ readonly zed: string }>({
    does: (s, f) => {
      const z = zedOf(s, f.zed);
      z.mode = 'drifting';
      z.prey = '';
      z.lastSeen = null;
    },
    told: ({ zed }) => line('lost-prey', { zed: one(zed) }),
    words: { 'lost-prey': '{{zed}} lost the trail.' },
    follows: true,
  }),

  saw: fact<{ readonly zed: string; readonly prey: string; readonly at: Place }>({
    does: (s, f) => {
      const z = zedOf(s, f.zed);
      z.prey = f.prey;
      z.lastSeen = f.at;
    },
  }),

  crouched: fact<{ readonly zed: string; readonly crouching: boolean }>({
    does: (s, f) => {
      zedOf(s, f.zed).crouching = f.crouching;
    },
    told: ({ zed, crouching }) => (crouching ? line('crouched', { zed: one(zed) }) : undefined),
    words: { crouched: '{{zed}} crouched.' },
  }),

  'at-fence': fact<{ readonly zed: string; readonly fence: string }>({
    does: (s, f) => {
      zedOf(s, f.zed).fence = f.fence;
    },
  }),

  /** `at`: a place beside its own, if somebody is in the way there. */
  appeared: fact<{ readonly zed: string; readonly at?: Place }>({
    does: (s, f) => {
      const z = zedOf(s, f.zed);
      z.mode = 'attacking';
      if (f.at) put(z, f.at);
    },
    told: ({ zed }) => line('appeared', { zed: one(zed) }),
    words: { appeared: '{{zed}} came out of hiding.' },
  }),

  unmasked: fact<{ readonly seated: string; readonly what: 'nps' | 'witch' | 'body' }>({
    does: (s, f) => {
      const q = s.seated.find((each) => each.id === f.seated);
      if (q) q.gone = true;
    },
    told: ({ what }) => line(`unmasked-${what}`),
    words: {
      'unmasked-nps': 'The seated figure was alive.',
      'unmasked-witch': 'The seated figure looked up. It was a Witch.',
      'unmasked-body': 'The seated figure was long dead.',
    },
  }),

  marked: fact<{
    readonly who: string;
    readonly by: string;
    readonly until: number;
    /** Hideout of the horde that is drawn to this survivor. */
    readonly draws?: string;
  }>({
    does: (s, f) => {
      personOf(s, f.who).marked = f.until;
      personOf(s, f.who).drawn = f.draws ?? '';
    },
    told: ({ who }) => line('marked', { who: one(who) }),
    words: { marked: '{{who}} was covered in slime.' },
    follows: true,
  }),

  spat: fact<{
    readonly zed: string;
    readonly who: string;
    /** Given if the attack is rolled for. ROS-D-ranged. */
    readonly score?: number;
    readonly hit: boolean;
  }>({
    told: ({ zed, who, hit }) => line(hit ? 'spat-hit' : 'spat-miss', { zed: one(zed), who: one(who) }),
    words: {
      'spat-hit': '{{zed}} spat at {{who}} and hit.',
      'spat-miss': '{{zed}} spat at {{who}} and missed.',
    },
    sort: 'fights',
  }),

  tongue: fact<{
    readonly zed: string;
    readonly who: string;
    readonly score: number;
    readonly hit: boolean;
  }>({
    told: ({ zed, who, hit }) => line(hit ? 'tongue-hit' : 'tongue-miss', { zed: one(zed), who: one(who) }),
    words: {
      'tongue-hit': "{{zed}}'s tongue caught {{who}} and pulled.",
      'tongue-miss': "{{zed}}'s tongue missed {{who}}.",
    },
    sort: 'fights',
  }),

  hurled: fact<{
    readonly zed: string;
    readonly who: string;
    /** Given if the attack is rolled for. ROS-D-ranged. */
    readonly score?: number;
    readonly hit: boolean;
  }>({
    told: ({ zed, who, hit }) => line(hit ? 'hurled-hit' : 'hurled-miss', { zed: one(zed), who: one(who) }),
    words: {
      'hurled-hit': '{{zed}} threw half a car at {{who}} and hit.',
      'hurled-miss': '{{zed}} threw half a car at {{who}} and missed.',
    },
    sort: 'fights',
  }),

  /** Zeds know of these survivors; `where` lists the building or vehicle of each, in the same order. */
  known: fact<{ readonly who: readonly string[]; readonly where: readonly string[] }>({
    does: (s, f) => {
      f.who.forEach((id, i) => {
        const p = personOf(s, id);
        p.known = s.turn;
        p.knownIn = f.where[i] ?? '';
      });
    },
  }),

  /** What the umpire decided where the rules leave a choice. ROS-U-seats. */
  ruled: fact<{ readonly what: string; readonly on: string; readonly as: string }>({
    does: (s, f) => {
      if (f.what === 'duties') s.duties = DUTIES.filter((duty) => f.as.split(' ').includes(duty));
    },
    told: ({ what, as }) => (what === 'duties' ? undefined : line('ruled', { what, as })),
    words: { ruled: 'The umpire ruled: {{what}}, {{as}}.' },
  }),

  /** The umpire's secrets, revealed after the game. ROS-R-end. */
  secrets: fact<{
    readonly hordes: { readonly [hideout: string]: number };
    readonly blood: { readonly [who: string]: Person['blood'] };
    readonly waiting: readonly { readonly id: string; readonly at: Place }[];
    readonly seated: { readonly [id: string]: string };
    readonly finds: { readonly [id: string]: readonly Thing[] };
  }>({
    told: ({ hordes, blood }) => {
      const infected = Object.keys(blood).filter((id) => blood[id] === 'infected');
      const zeds = Object.values(hordes).reduce((sum, n) => sum + n, 0);
      return infected.length > 0
        ? line('secrets', { zeds, who: several(infected) })
        : line('secrets-clean', { zeds });
    },
    words: {
      secrets:
        'Then the secrets came out: {{zeds}} Zeds had been in hiding at the start, and {{who}} had been infected.',
      'secrets-clean':
        'Then the secrets came out: {{zeds}} Zeds had been in hiding at the start, and nobody had been infected.',
    },
  }),
};
