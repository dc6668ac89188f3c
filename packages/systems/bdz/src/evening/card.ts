import type { Card, Ruled } from '@shambles/engine';
import type { Book } from '../book.js';
import { one, word } from '../facts/lines.js';
import type { RuleId } from '../register.js';
import { inMelee, isTied, type Person } from '../state.js';
import { peculiarityOf } from '../tables/ails.js';
import type { View } from '../view.js';
import { SHAMBLE } from '../zombies/going.js';
import { says } from './said.js';

/** Describes a figure in words: what it is, what it carries, and its state. */
export function card(view: View, id: string, _book: Book): Card<RuleId> | undefined {
  const p = view.people.find((each) => each.id === id);
  if (p) return person(view, p);
  const z = view.zeds.find((each) => each.id === id);
  return (
    z && {
      title: { key: 'card.zed', values: { who: one(id) } },
      numbers: [
        says('BDZ-zed-rep', 'card.zed-rep'),
        says('BDZ-T-zmove', 'card.zed-move', { inches: SHAMBLE }),
      ],
      state: [
        ...(z.prone ? [says('BDZ-zmove-knocked', 'card.zed-prone')] : []),
        ...(z.feast === '' ? [] : [says('BDZ-zed-feast', 'card.zed-feast', { body: one(z.feast) })]),
      ],
      may: [],
    }
  );
}

function person(view: View, p: Person): Card<RuleId> {
  return {
    title: { key: p.star ? 'card.star' : 'card.person', values: { who: one(p.id) } },
    numbers: [
      says('BDZ-T-rep-levels', 'card.rep', { rep: p.rep }),
      p.being === 'adult'
        ? says('BDZ-class-four', 'card.class', { class: word(`class.${p.class}`) })
        : says('BDZ-D-c92', `card.${p.being}`),
      ...(p.being === 'child' ? [] : carried(p)),
    ],
    state: state(view, p),
    may: [],
  };
}

function carried(p: Person): Ruled<RuleId>[] {
  const guns = p.guns.map(({ gun, empty }) =>
    says('BDZ-T-weapons', empty ? 'card.gun-empty' : 'card.gun', { gun: word(`thing.${gun}`) }),
  );
  return [...guns, says('BDZ-T-melee-weapons', 'card.melee', { weapon: word(`thing.${p.melee}`) })];
}

function state(view: View, p: Person): Ruled<RuleId>[] {
  const holds: readonly (readonly [boolean, RuleId, string])[] = [
    [p.status !== 'carry-on', STATUS_RULES[p.status], `card.${p.status}`],
    [isTied(p), 'BDZ-autokill', 'card.tied'],
    [p.prone && p.status === 'carry-on', 'BDZ-move-prone', 'card.prone'],
    [inMelee(view, p.id), 'BDZ-melee-locked', 'card.in-melee'],
    [view.cash === p.id, 'BDZ-enc-scen-atm-special', 'card.has-cash'],
    [!p.knowsZeds, 'BDZ-react-zed', 'card.no-zeds-yet'],
  ];
  const peculiar = peculiarityOf(p);
  return [
    ...(peculiar ? [says(peculiar.rule, peculiar.key)] : []),
    ...holds.filter(([so]) => so).map(([, rule, key]) => says(rule, key)),
  ];
}

const STATUS_RULES: { readonly [status in Person['status']]: RuleId } = {
  'carry-on': 'BDZ-react-carry-on',
  stunned: 'BDZ-react-stunned',
  ducked: 'BDZ-move-duck-back',
  hunkered: 'BDZ-move-hunker',
  out: 'BDZ-react-oof',
  dead: 'BDZ-react-od',
  cheated: 'BDZ-star-cheat',
};
