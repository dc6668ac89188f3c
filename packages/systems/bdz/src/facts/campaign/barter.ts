import type { Item } from '../../kinds.js';
import { add, addAll, type Goods } from '../../state/goods.js';
import { personOf } from '../../state.js';
import type { Deal } from '../../tables/campaign/barter.js';
import { fact } from '../deed.js';
import { line, one } from '../lines.js';
import { loses, thing } from './loot.js';
import { campaignOf } from './months.js';

/** A thing given away, by a figure or, if `who` is '', out of the band's goods. */
export interface Given {
  readonly item: Item;
  readonly who: string;
}

const things = (goods: Readonly<Goods>) => Object.entries(goods).map(([item, n]) => thing(item as Item, n));

export const BARTER_FACTS = {
  /** Two leaders have haggled. BDZ-camp-barter-procedure. */
  haggled: fact<{
    readonly who: string;
    readonly with: string;
    readonly own: number;
    readonly other: number;
    readonly deal: Deal;
  }>({
    told: (f) =>
      line(`haggled-${f.deal}`, { who: one(f.who), with: one(f.with), own: f.own, other: f.other }),
    words: {
      'haggled-all': '{{who}} haggled with {{with}}, {{own}} to {{other}}: they would trade.',
      'haggled-half': '{{who}} haggled with {{with}}, {{own}} to {{other}}: they would trade half as much.',
      'haggled-none': '{{who}} haggled with {{with}}, {{own}} to {{other}}: no deal.',
    },
  }),

  /** Goods change hands; what is given is gone. BDZ-camp-barter-win, BDZ-camp-track-gain. */
  traded: fact<{ readonly got: Goods; readonly gave: readonly Given[] }>({
    does: (s, f) => {
      const { goods } = campaignOf(s);
      for (const { item, who } of f.gave)
        if (who === '') add(goods, item, -1);
        else loses(personOf(s, who), item);
      addAll(goods, f.got);
    },
    told: ({ got, gave }) => {
      const given: Goods = {};
      for (const { item } of gave) add(given, item, 1);
      return line('traded', { got: things(got), gave: things(given) });
    },
    words: { traded: 'Got {{got}} for {{gave}}.' },
  }),
};
