import type { Line } from '@shambles/engine';
import type { Card, Play } from '../kinds.js';
import { type Goal, type Order, personOf } from '../state.js';
import { fact } from './deed.js';
import { because, line, one, word } from './lines.js';

/** Cards and orders. */
export const ORDERS = {
  revealed: fact<{ readonly plays: { readonly [who: string]: Play | '' } }>({
    does: (s, f) => {
      for (const p of s.people) p.play = f.plays[p.id] ?? '';
    },
    told: ({ plays }) => {
      const cards = Object.entries(plays).filter(([, play]) => play !== '');
      if (cards.length === 0) return undefined;
      return line('revealed', {
        cards: cards.map(([who, play]) => line('card', { who: one(who), card: word(`card.${play}`) })),
      });
    },
    words: { revealed: '{{cards, semicolons}}.', card: '{{who}}: {{card}}' },
  }),

  /** A card that had no effect. ROS-card-wasted. */
  wasted: fact<{ readonly who: string; readonly card: Card; readonly why: string }>({
    told: ({ who, card, why }) => {
      // With BOTH only the shot is lost: the move was made in step 5.
      if (card === 'both' && (why === 'no-shots' || why === 'no-target'))
        return line('unfired', { who: one(who), why: word(`why.${why}`) });
      const reason = card === 'snipe' && why === 'no-shots' ? 'no-sniper-shots' : why;
      return because('wasted', reason, { who: one(who), card: word(`card.${card}`) });
    },
    words: {
      unfired: '{{who}} fired no shot: {{why}}.',
      wasted: "{{who}}'s {{card}} came to nothing.",
      'wasted-why': "{{who}}'s {{card}} came to nothing: {{why}}.",
    },
  }),

  ordered: fact<{ readonly who: string; readonly by: string; readonly order: Order }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      p.order = f.order;
      if (f.order.do === 'follow') p.leader = f.order.who;
    },
    told: ({ who, by, order }) => ordered(order, by, { who: one(who), by: one(by) }),
    words: {
      'ordered-run': '{{by}} told {{who}} to run to {{name}}.',
      'ordered-shoot': '{{by}} told {{who}} to shoot at whatever showed at {{name}}.',
      'ordered-guard': '{{by}} told {{who}} to stay and guard.',
      'ordered-guard-whom': '{{by}} told {{who}} to guard {{whom}}.',
      'ordered-follow': '{{by}} told {{who}} to come along.',
      'ordered-follow-whom': '{{by}} told {{who}} to follow {{whom}}.',
      'ordered-melee': '{{by}} told {{who}} to fight hand to hand.',
      'ordered-use': '{{by}} told {{who}} to use {{thing}}: {{name}}.',
      'ordered-use-bare': '{{by}} told {{who}} to use {{thing}}.',
      'ordered-take': '{{by}} told {{who}} to fetch what lay there.',
    },
  }),

  'order-over': fact<{ readonly who: string; readonly why: string }>({
    does: (s, f) => {
      personOf(s, f.who).order = null;
    },
    told: ({ who, why }) => because('order-over', why, { who: one(who) }),
    words: {
      'order-over': '{{who}} was without orders again.',
      'order-over-why': '{{who}} was without orders again: {{why}}.',
    },
  }),

  /** What an NPS does this turn, and which line of the table said so. ROS-R-nps-steps. */
  'nps-does': fact<{
    readonly who: string;
    readonly play: Play | '';
    readonly line: number;
    readonly goal?: Goal;
  }>({
    does: (s, f) => {
      personOf(s, f.who).play = f.play;
      personOf(s, f.who).goal = f.goal ?? null;
    },
    told: ({ who, play }) =>
      play === ''
        ? line('nps-stays', { who: one(who) })
        : line('nps-does', { who: one(who), card: word(`card.${play}`) }),
    words: { 'nps-does': '{{who}}: {{card}}.', 'nps-stays': '{{who}} stayed put.' },
  }),

  /** An unarmed NPS comes no nearer to a standing Zed that it sees. ROS-order-unarmed. */
  shied: fact<{ readonly who: string }>({
    told: ({ who }) => line('shied', { who: one(who) }),
    words: { shied: '{{who}}, unarmed, went no nearer to a Zed.' },
  }),

  torch: fact<{ readonly who: string; readonly lit: boolean }>({
    does: (s, f) => {
      personOf(s, f.who).torch = f.lit;
    },
    told: ({ who, lit }) => line(lit ? 'torch-on' : 'torch-off', { who: one(who) }),
    words: { 'torch-on': '{{who}} lit a torch.', 'torch-off': '{{who}} put the torch out.' },
  }),
};

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

type Values = NonNullable<Line['values']>;
