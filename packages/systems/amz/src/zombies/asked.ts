import { ask, Confirm, choose, type Rule } from '@shambles/engine';
import { litRows, type Route, Spot, type SpotOption } from '@shambles/field';
import { type Place, placeOf } from '@shambles/measured';
import { mayComeFor } from '../awareness/hiding.js';
import { DEAD } from '../book.js';
import { unit as named, word } from '../facts/lines.js';
import type { AmzWorld } from '../facts.js';
import { sharing } from '../fire/fire.js';
import { zombieRow } from '../house/rows.js';
import { reachOf } from '../movement/marching.js';
import type { RuleId } from '../register.js';
import { basesOf, figureOf, unitOf } from '../state.js';
import { CONTACT } from '../table/rules.js';
import { apartFrom, leadOf } from '../units/units.js';
import { type Bound, boundBy, livingNear, reaches, wayInto } from './going.js';
import type { Errand, Plan, Will } from './will.js';

/** Side of a lit cell, in inches. */
const CELL = 0.5;

const PLANS: { readonly [kind in 'dexters' | 'possessed']: readonly Plan[] } = {
  dexters: [
    { mode: 'cautious', order: 'move-fire' },
    { mode: 'rapid', order: 'move-fire' },
  ],
  possessed: [
    { mode: 'stationary', order: 'move-fire' },
    { mode: 'cautious', order: 'move-fire' },
    { mode: 'rapid', order: 'move-fire' },
    { mode: 'cautious', order: 'fire-move' },
    { mode: 'rapid', order: 'fire-move' },
  ],
};

const nameOf = ({ mode, order }: Plan) => `${order} ${mode}`;

function* plans(w: AmzWorld, who: string, on: string): Rule<Plan> {
  const kind = unitOf(w.s, who).kind === 'dexters' ? 'dexters' : 'possessed';
  return yield* ask(
    w,
    DEAD,
    on === '' ? 'AMZ-masters-action' : 'AMZ-interrupt-masters',
    'dead-plan',
    choose(PLANS[kind], {
      id: nameOf,
      line: (p) =>
        p.mode === 'stationary'
          ? { key: 'dead-plan.stand' }
          : { key: `dead-plan.${kind}.${p.order}`, values: { mode: word(`mode.${p.mode}`) } },
    }),
    { who: named(who) },
  );
}

/** Asks where a unit goes; units that it can assault are named options. */
function* whereTo(
  w: AmzWorld,
  who: string,
  { rule, most, mayAssault }: Pick<Errand, 'rule' | 'most' | 'mayAssault'>,
  more: readonly SpotOption[] = [],
): Rule<Bound | { readonly option: string }> {
  const lead = leadOf(w.s, who) as string;
  const reach = reachOf(w, lead, most);
  const targets = mayAssault ? livingNear(w, who).filter((id) => mayComeFor(w, who, id)) : [];
  const charges = targets
    .map((id) => ({ id, bound: wayInto(w, who, id, most) }))
    .filter(({ bound }) => bound && reaches(bound, most));
  const clear = ([x, y, level]: Place) =>
    livingNear(w, who).every((id) => targets.includes(id) || apartFrom(w, id, [x, y, level]) > CONTACT);
  const answer = yield* ask(
    w,
    DEAD,
    rule,
    'dead-move',
    new Spot({
      figure: lead,
      from: placeOf(figureOf(w.s, lead)),
      how: 'walk',
      within: most,
      options: [
        { id: 'stay', line: { key: 'stay' } },
        ...more,
        ...charges.map(({ id }) => ({
          id: `assault ${id}`,
          line: { key: 'dead-move.assault', values: { who: named(id) } },
        })),
      ],
      lit: () => reach.lit(CELL, (x, y, level) => clear([x, y, level])),
      may: (x, y, level) => {
        if (reach.cost(x, y, level) > most) return { rule, text: `No way of ${most} inches leads there.` };
        if (clear([x, y, level])) return undefined;
        return mayAssault
          ? { rule: 'AMZ-hide', text: 'They do not notice whoever hides there.' }
          : { rule, text: 'After their fire they do not assault.' };
      },
    }),
    { who: named(who), inches: most },
  );
  if ('at' in answer) return boundBy(w, who, lead, reach.route(...answer.at) as Route, most);
  const charge = charges.find(({ id }) => answer.option === `assault ${id}`);
  return charge?.bound ?? answer;
}

/** The zombie player decides. */
export const ASKED: Will = {
  *bursts(w, mob, on) {
    return yield* ask(
      w,
      DEAD,
      'AMZ-charge-burst',
      'burst',
      new Confirm({ key: 'burst.roll' }, { key: 'burst.not' }),
      { who: named(mob), on: named(on) },
    );
  },

  plans,

  *goes(w, who, errand) {
    if (errand.most <= 0) return undefined;
    const answer = yield* whereTo(w, who, errand);
    return 'option' in answer ? undefined : answer;
  },

  dares() {
    return true;
  },

  *assaults(w, who, here) {
    return yield* ask(
      w,
      DEAD,
      'AMZ-assault',
      'dead-assault',
      choose(here, {
        id: (id) => id,
        line: (id) => ({ key: 'dead-assault.unit', values: { who: named(id) } }),
        on: (id) => basesOf(w.s, id)[0]?.id ?? '',
      }),
      { who: named(who) },
    );
  },

  *fires(w, who, on) {
    const at = yield* ask(
      w,
      DEAD,
      'AMZ-possessed',
      'dead-fire',
      choose([on, 'none'], {
        id: (id) => id,
        line: (id) =>
          id === 'none' ? { key: 'dead-fire.none' } : { key: 'dead-fire.at', values: { whom: named(id) } },
        on: (id) => (id === 'none' ? '' : (basesOf(w.s, id)[0]?.id ?? '')),
      }),
      { who: named(who) },
    );
    return at !== 'none';
  },

  *shoots(w, who) {
    return yield* sharing(w, who);
  },

  *drives(w, mob, dexter) {
    const most = zombieRow(w.book, unitOf(w.s, mob).kind).move;
    const random = { id: 'random', line: { key: 'drive.random', values: { who: named(dexter) } } };
    // A card that moves a mob in its Dexter's stead leaves no other choice. AMZ-T-quirk-cards, 27.
    const more = dexter === mob ? [] : [random];
    const answer = yield* whereTo(w, mob, { rule: 'AMZ-dexter-control', most, mayAssault: true }, more);
    if (!('option' in answer)) return answer;
    return answer.option === 'random' ? 'random' : 'stays';
  },

  *joins(w, mob, other) {
    return yield* ask(w, DEAD, 'AMZ-mobs', 'join', new Confirm({ key: 'join.yes' }, { key: 'join.no' }), {
      who: named(mob),
      whom: named(other),
    });
  },

  *picks(w, code, rule, units, orNone) {
    if (units.length === 0) return undefined;
    const who = yield* ask(
      w,
      DEAD,
      rule as 'AMZ-masters-action',
      code,
      choose(orNone ? [...units, 'none'] : units, {
        id: (id) => id,
        line: (id) =>
          id === 'none' ? { key: `${code}.none` } : { key: `${code}.unit`, values: { who: named(id) } },
        on: (id) => (id === 'none' ? '' : (basesOf(w.s, id)[0]?.id ?? '')),
      }),
    );
    return who === 'none' ? undefined : who;
  },

  *placesHotSpot(w, may) {
    const { ground } = w.book;
    const lit = () => [
      litRows(ground, 0, 1, [0, 0, ground.width, ground.height], (x, y) => may([x / 1000, y / 1000, 0])),
    ];
    if (lit()[0]?.runs.length === 0) return undefined;
    const answer = yield* ask(
      w,
      DEAD,
      'AMZ-hot-spots',
      'place-hot-spot',
      new Spot({
        figure: '',
        from: [0, 0, 0],
        how: 'put',
        within: Math.max(ground.width, ground.height) / 1000,
        lit,
        may: (x, y, level) =>
          may([x, y, level])
            ? undefined
            : { rule: 'AMZ-hot-spots' satisfies RuleId, text: 'A Hot Spot may not be put there.' },
      }),
    );
    return 'at' in answer ? answer.at : undefined;
  },
};
