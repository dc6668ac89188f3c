import type { Place } from '@shambles/measured';
import type { Tabled } from '../house/tables.js';
import { seatsIn } from '../house/vehicle-rows.js';
import { goodsWith } from '../state/campaign.js';
import { add, amountOf } from '../state/goods.js';
import { type Person, personOf, ridersOf, type State } from '../state.js';
import type { Fate } from '../tables/recovery.js';
import { fact } from './deed.js';
import { line, one } from './lines.js';
import { NORMAL } from './turn.js';

/** Off the table. */
const NOWHERE = { x: -1, y: -1 } as const;

/**
 * A carrier puts down the figure it carries, at its own place. In a vehicle without a free seat behind, that figure
 * takes one in front. BDZ-wounded-charged, BDZ-veh-def-seats.
 */
export function laysDown(book: Tabled, s: State, p: Person): void {
  const body = s.people.find((q) => q.id === p.retrieves);
  if (!body) return;
  const v = s.vehicles.find((each) => each.id === p.aboard);
  const behind = ridersOf(s, p.aboard).filter((q) => q.sits === 'rear').length;
  const sits = v && behind >= seatsIn(book, v)[1] ? 'front' : 'rear';
  Object.assign(body, { x: p.x, y: p.y, level: p.level, aboard: p.aboard, sits });
  Object.assign(p, { retrieves: '', dropped: body.id });
}

/** Facts of the wounded: who carries them, and what becomes of them. */
export const WOUNDED_FACTS = {
  /** A figure picks up a wounded one; its move is at most normal from then on. BDZ-wounded-pickup. */
  'picked-up': fact<{ readonly who: string; readonly body: string }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      p.retrieves = f.body;
      p.allowance = Math.min(p.allowance, NORMAL);
      Object.assign(personOf(s, f.body), { ...NOWHERE, aboard: '' });
    },
    told: ({ who, body }) => line('picked-up', { who: one(who), body: one(body) }),
    words: { 'picked-up': '{{who}} picked {{body}} up.' },
    sort: 'moves',
    follows: true,
  }),

  'put-down': fact<{ readonly who: string; readonly body: string }>({
    does: (s, f, book) => laysDown(book, s, personOf(s, f.who)),
    told: ({ who, body }) => line('put-down', { who: one(who), body: one(body) }),
    words: { 'put-down': '{{who}} laid {{body}} down.' },
    sort: 'moves',
    follows: true,
  }),

  'stands-by': fact<{ readonly who: string; readonly bodies: readonly string[] }>({
    does: (s, f) => {
      personOf(s, f.who).beside = [...f.bodies];
    },
  }),

  /** BDZ-T-recover-during. */
  treated: fact<{
    readonly who: string;
    readonly by: string;
    readonly back: boolean;
    /** True for somebody ill, who had not been down. BDZ-camp-road-patients-recover. */
    readonly ill?: true;
    /** Where it stands from now on, if somebody else stood where it lay. */
    readonly at?: Place;
  }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      if (f.at) [p.x, p.y, p.level] = f.at;
      if (f.back && p.status !== 'out') p.ails = 'nothing';
      else if (f.back) Object.assign(p, { status: 'carry-on', prone: false, flashed: false, retired: false });
      else p.beyond = true;
    },
    told: ({ who, by, back, ill }) =>
      line(!back ? 'treated-not' : ill ? 'treated-ill' : 'treated', { who: one(who), by: one(by) }),
    words: {
      treated: '{{by}} got {{who}} up again.',
      'treated-ill': '{{by}} made {{who}} well again.',
      'treated-not': '{{by}} could do nothing more for {{who}} here.',
    },
  }),

  /** BDZ-T-recover-after. */
  survived: fact<{
    readonly who: string;
    readonly fate: Fate;
    /** True if it had no Rep left to lose. */
    readonly least?: true;
  }>({
    does: (s, { who, fate }) => {
      const p = personOf(s, who);
      p.afterwards = fate;
      if (fate === 'weaker') p.rep = Math.max(1, p.rep - 1);
    },
    told: ({ who, fate, least }) => line(least ? 'survived-least' : `survived-${fate}`, { who: one(who) }),
    words: {
      'survived-normal': 'Afterwards {{who}} was back, as good as new.',
      'survived-weaker': 'Afterwards {{who}} was back, but weaker: 1 Rep less.',
      'survived-least': 'Afterwards {{who}} was back, as weak as before.',
      'survived-dies': 'Afterwards {{who}} died.',
      'survived-never': '{{who}} was never seen again.',
    },
  }),

  /** BDZ-harry-test. */
  harry: fact<{ readonly who: string; readonly total: number; readonly infected: boolean }>({
    does: (s, f) => {
      personOf(s, f.who).bitten = f.infected;
    },
    told: ({ who, infected }) => line(infected ? 'infected' : 'not-infected', { who: one(who) }),
    words: { infected: '{{who}} was infected.', 'not-infected': '{{who}} was okay.' },
  }),

  cured: fact<{ readonly who: string; readonly by: string }>({
    does: (s, f) => {
      const by = personOf(s, f.by);
      const goods = amountOf(by.load, 'cure') > 0 ? by.load : s.campaign && goodsWith(s.campaign, 'cure');
      if (by.cures > 0) by.cures--;
      else if (goods) add(goods, 'cure', -1);
      personOf(s, f.who).bitten = false;
    },
    told: ({ who, by }) => line(by === who ? 'cured-alone' : 'cured', { who: one(who), by: one(by) }),
    words: {
      cured: '{{by}} gave {{who}} the Cure in time.',
      'cured-alone': '{{who}} took the Cure in time.',
    },
  }),

  /** A figure turns into a zombie. BDZ-harry-turn. */
  turned: fact<{ readonly who: string; readonly killed: boolean }>({
    does: (s, f) => {
      personOf(s, f.who).afterwards = f.killed ? 'put-down' : 'turned';
    },
    told: ({ who, killed }) => line(killed ? 'turned-killed' : 'turned', { who: one(who) }),
    words: {
      turned: '{{who}} turned, and shambled off.',
      'turned-killed': '{{who}} turned, and was put down.',
    },
  }),
};
