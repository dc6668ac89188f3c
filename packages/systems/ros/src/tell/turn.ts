import type { Line } from '@shambles/engine';
import type { Thing } from '../kinds.js';
import type { Order } from '../state.js';
import { because, line, one, several, type Telling, things, word } from './lines.js';

type TurnKind =
  | 'turn'
  | 'step'
  | 'acted'
  | 'ended'
  | 'survivor'
  | 'came'
  | 'hidden-hordes'
  | 'hidden-seated'
  | 'revealed'
  | 'wasted'
  | 'ordered'
  | 'order-over'
  | 'nps-does'
  | 'torch'
  | 'ruled'
  | 'secrets';

/** The sequence, set-up, cards and orders. */
export const TURN: Telling<TurnKind> = {
  turn: ({ turn }) => line('turn', { turn }),
  step: null,
  acted: null,
  ended: ({ result, why }) => line(`ended-${result}`, { why: word(`why.${why}`) }),
  survivor: ({ person: p }) => {
    const who = one(p.id);
    if (p.trapped) return line('survivor-trapped', { who });
    if (p.kind === 'nps') return line('survivor-nps', { who });
    const held: Thing[] = [...(p.main === '' ? [] : [p.main]), ...(p.pistol < 0 ? [] : ['pistol' as const])];
    return held.length > 0
      ? line('survivor-ps', { who, things: things(held) })
      : line('survivor-ps-bare', { who });
  },
  came: ({ how, zeds }) =>
    zeds.length === 0
      ? undefined
      : line(`came-${how}`, { who: several(zeds.map((z) => (z.kind === 'zed' ? z.id : z.kind))) }),
  'hidden-hordes': ({ sizes }) => {
    const filled = Object.values(sizes).filter((n) => n > 0);
    return line('hidden-hordes', { count: filled.length, zeds: filled.reduce((sum, n) => sum + n, 0) });
  },
  'hidden-seated': () => line('hidden-seated'),
  revealed: ({ plays }) => {
    const cards = Object.entries(plays).filter(([, play]) => play !== '');
    if (cards.length === 0) return undefined;
    const values = cards.flatMap(([who, play], i) => [
      [`who${i}`, one(who)],
      [`card${i}`, word(`card.${play}`)],
    ]);
    return line(`revealed-${cards.length}`, Object.fromEntries(values));
  },
  wasted: ({ who, card, why }) => because('wasted', why, { who: one(who), card: word(`card.${card}`) }),
  ordered: ({ who, by, order }) => ordered(order, by, { who: one(who), by: one(by) }),
  'order-over': ({ who, why }) => because('order-over', why, { who: one(who) }),
  'nps-does': ({ who, play }) =>
    play === ''
      ? line('nps-stays', { who: one(who) })
      : line('nps-does', { who: one(who), card: word(`card.${play}`) }),
  torch: ({ who, lit }) => line(lit ? 'torch-on' : 'torch-off', { who: one(who) }),
  ruled: ({ what, as }) => (what === 'duties' ? undefined : line('ruled', { what, as })),
  secrets: ({ hordes, blood }) => {
    const infected = Object.keys(blood).filter((id) => blood[id] === 'infected');
    const zeds = Object.values(hordes).reduce((sum, n) => sum + n, 0);
    return infected.length > 0
      ? line('secrets', { zeds, who: several(infected) })
      : line('secrets-clean', { zeds });
  },
};

type Values = NonNullable<Line['values']>;

function ordered(order: Order, by: string, values: Values): Line {
  switch (order.do) {
    case 'run':
    case 'shoot':
      return line(`ordered-${order.do}`, { ...values, name: order.name });
    case 'follow':
      return order.who === by
        ? line('ordered-follow', values)
        : line('ordered-follow-whom', { ...values, whom: one(order.who) });
    case 'guard':
      return order.what === 'here'
        ? line('ordered-guard', values)
        : line('ordered-guard-whom', { ...values, whom: one(order.what) });
    case 'use': {
      const thing = { noun: `thing.${order.item}`, count: 1 };
      return order.name === ''
        ? line('ordered-use-bare', { ...values, thing })
        : line('ordered-use', { ...values, thing, name: order.name });
    }
    case 'melee':
    case 'take':
      return line(`ordered-${order.do}`, values);
  }
}
