import type { Class } from '../../kinds.js';
import { OTHERS } from '../../scenarios/scenarios.js';
import type { Road } from '../../state/encounter.js';
import { type Person, personOf, type State, type Vehicle } from '../../state.js';
import type { AwareRow } from '../../tables/campaign/road.js';
import { fact } from '../deed.js';
import { line, one, word } from '../lines.js';
import { laysDown } from '../wounded.js';
import { encounterOf } from './contact.js';
import { campaignOf, strips, takenFrom } from './months.js';

/** Facts of people met on the road and of their peculiarities. */
export const ROAD_FACTS = {
  /** Who is met, where, and what they want. BDZ-camp-road-who, BDZ-camp-road-where. */
  'road-met': fact<{
    readonly road: Road;
    readonly siblings: boolean;
    /** True for a single person of a group that may be larger. */
    readonly alone?: true;
  }>({
    does: (s, f) => {
      const { goal } = f.road;
      Object.assign(encounterOf(s), { road: { ...f.road }, peace: goal === 'meet' || goal === 'run-away' });
    },
    told: ({ road: { who, goal, place }, siblings, alone }) =>
      line(siblings ? 'road-met-siblings' : 'road-met', {
        who: word(alone ? `road-alone.${who}` : `road.${who}`),
        place: word(`road-place.${place}`),
        goal: word(`road-goal.${goal}`),
      }),
    words: {
      'road-met': '{{who}} {{place}}: they {{goal}}.',
      'road-met-siblings': '{{who}} {{place}}, brothers and sisters: they {{goal}}.',
    },
  }),

  /** A vehicle comes onto the table with its riders. BDZ-camp-road-enter, BDZ-D-c95. */
  'came-on': fact<{
    readonly vehicle: Vehicle;
    readonly riders: readonly { readonly who: string; readonly sits: Person['sits'] }[];
  }>({
    does: (s, { vehicle, riders }) => {
      const { id, x, y, facing } = vehicle;
      const known = s.vehicles.findIndex((v) => v.id === id);
      s.vehicles.splice(known < 0 ? s.vehicles.length : known, known < 0 ? 0 : 1, {
        ...vehicle,
        triedBy: [...vehicle.triedBy],
      });
      for (const { who, sits } of riders)
        Object.assign(personOf(s, who), { aboard: id, sits, x, y, level: 0, facing });
    },
  }),

  /** BDZ-T-road-aware. */
  aware: fact<{ readonly by: AwareRow['by']; readonly does: AwareRow['does'] }>({
    told: ({ by, does }) => line(by === 'nobody' ? 'aware' : `aware-${by}-${does}`),
    words: {
      aware: 'All saw each other at the same time.',
      'aware-others-free-activation': 'They had seen it all coming, and acted first.',
      'aware-others-in-sight-plus': 'They had seen the band, and were ready.',
      'aware-others-in-sight': 'They saw the band first.',
      'aware-band-free-activation': 'They had not seen the band, which acted first.',
      'aware-band-in-sight-plus': 'The band had seen them, and was ready.',
      'aware-band-in-sight': 'The band saw them first.',
    },
  }),

  /** The band attacks people who wanted no fight. */
  'peace-over': fact<Record<never, never>>({
    does: (s) => {
      encounterOf(s).peace = false;
    },
    told: () => line('peace-over'),
    words: { 'peace-over': 'From now on they were enemies.' },
  }),

  /** The band does nothing but get away. BDZ-camp-evade, BDZ-D-c45. */
  evades: fact<Record<never, never>>({
    does: (s) => {
      encounterOf(s).evading = true;
    },
    told: () => line('evades'),
    words: {
      evades:
        'The band turned and ran: the encounter had failed, and all of them made for the edge that they had come by.',
    },
  }),

  /** A figure screams at the sight of zombies; this is heard once per turn. BDZ-camp-road-patients-scream. */
  screamed: fact<{ readonly who: string }>({
    does: (s, f) => {
      personOf(s, f.who).screamed = true;
    },
    told: ({ who }) => line('screamed', { who: one(who) }),
    words: { screamed: '{{who}} screamed.' },
    follows: true,
  }),

  /** A figure has been rallied. BDZ-camp-road-kids-littler, BDZ-camp-road-dazed-basket. */
  calmed: fact<{ readonly who: string }>({
    does: (s, f) => {
      personOf(s, f.who).calm = true;
    },
    told: ({ who }) => line('calmed', { who: one(who) }),
    words: { calmed: '{{who}} calmed down.' },
    follows: true,
  }),

  /** BDZ-camp-road-patients-recover. */
  'well-again': fact<{ readonly who: string }>({
    does: (s, f) => {
      personOf(s, f.who).ails = 'nothing';
    },
    told: ({ who }) => line('well-again', { who: one(who) }),
    words: { 'well-again': '{{who}} was well again.' },
  }),

  /** Zombies wake a figure from its daze. BDZ-camp-road-dazed-survivor. */
  woke: fact<{ readonly who: string; readonly class: Class }>({
    does: (s, f) => {
      Object.assign(personOf(s, f.who), { class: f.class, ails: 'nothing' });
    },
    told: ({ who }) => line('woke', { who: one(who) }),
    words: { woke: '{{who}} came round.' },
    follows: true,
  }),

  /** A figure is led off the table as a captive, without its things. BDZ-autokill, BDZ-camp-road-cultists, BDZ-D-c136. */
  captured: fact<{
    readonly who: string;
    /** True for a recruit of this encounter. BDZ-D-c110. */
    readonly recruit?: true;
  }>({
    does: (s, f, book) => {
      const p = personOf(s, f.who);
      laysDown(book, s, p);
      Object.assign(p, { x: -1, y: -1, aboard: '', status: 'carry-on', hidesFrom: [] });
      strips(p);
      s.melees = s.melees.filter((m) => m.who !== f.who && m.with !== f.who);
      takenFrom(campaignOf(s), f.who, f.recruit);
    },
    told: ({ who }) => line('captured', { who: one(who) }),
    words: { captured: '{{who}} was taken away.' },
  }),

  /** Everything to do on the road is done. BDZ-D-c65. */
  'road-over': fact<Record<never, never>>({
    does: (s) => {
      encounterOf(s).ended = true;
    },
  }),

  /** A figure has made its one attack, and is gone. BDZ-camp-road-sniper, BDZ-D-c44. */
  vanished: fact<{ readonly who: string }>({
    does: (s, f) => {
      Object.assign(personOf(s, f.who), { x: -1, y: -1, aboard: '' });
      encounterOf(s).ended = true;
    },
    told: ({ who }) => line('vanished', { who: one(who) }),
    words: { vanished: '{{who}} was gone.' },
  }),
};

/** True if the figure makes one attack and disappears. BDZ-camp-road-sniper. */
export function hasOneAttack(
  { encounter }: Pick<State, 'encounter'>,
  { seat }: Pick<Person, 'seat'>,
): boolean {
  return seat === OTHERS && encounter?.road?.goal === 'one-shot';
}
