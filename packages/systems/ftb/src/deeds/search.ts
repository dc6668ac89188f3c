import { type Bar, bar, handsAreFull, hasActed, whose } from '../bar.js';
import type { FtbWorld } from '../facts.js';
import { lootable, lootBody, search, searchable, takesFrom } from '../goods/search.js';
import { encounterOf, type Person } from '../state.js';
import { tableOf } from '../table.js';
import { word } from '../words.js';
import type { Deed } from './deed.js';

/**
 * Why a person cannot search: it has acted, its hands are full, it goes fast, or there is nothing to
 * search here. FTB-11.9a.
 */
function noSearch(w: FtbWorld, p: Person): Bar | undefined {
  const stopped = hasActed(p) ?? handsAreFull(p);
  if (stopped) return stopped;
  if (p.fast > 0) return bar('FTB-11.9a', 'went-fast', whose(p));
  return searchable(w, p).length === 0 ? bar('FTB-11.9a', 'nothing-to-search', whose(p)) : undefined;
}

/** Searches as the action of the activation; the searcher may go no farther than its normal move. FTB-11.9a. */
export const SEARCH: Deed = {
  verb: 'search',
  rule: 'FTB-11.9a',
  bars: (w, p) => noSearch(w, p),
  offers: (w, p) =>
    noSearch(w, p)
      ? []
      : searchable(w, p).map((place) => ({
          what: `${place.id}@${place.level}`,
          line: { key: 'deed.search', values: { ...whose(p), where: nameOfPlace(w, place.id) } },
        })),
  *act(w, id, what) {
    const [place, level] = what.split('@') as [string, string];
    w.happen({ is: 'acted', cause: 'FTB-11.9a', who: id, what: 'search' });
    yield* search(w, id, { id: place, level: Number(level) });
  },
};

function nameOfPlace(w: FtbWorld, id: string): string {
  const { buildings, vehicles } = encounterOf(w.s).map;
  return buildings?.find((b) => b.id === id)?.name ?? `the ${vehicles?.find((v) => v.id === id)?.kind}`;
}

/**
 * Loots a fallen opponent beside the figure, or its prisoner: takes the Items in view, then rolls for Loot. FTB-11.10a,
 * FTB-11.10b, FTB-D-267.
 */
export const LOOT: Deed = {
  verb: 'loot',
  rule: 'FTB-11.10a',
  offers: (w, p) =>
    p.acted || p.carries !== ''
      ? []
      : lootable(w, p).map((body) => ({
          what: body,
          ...(tableOf(w).has(body) && { on: body }),
          line: { key: 'deed.loot', values: { ...whose(p), whom: word(`person.${body}`) } },
        })),
  *act(w, id, body) {
    w.happen({ is: 'acted', cause: 'FTB-11.10a', who: id, what: 'loot' });
    yield* takesFrom(w, id, body, 'FTB-11.10a');
    yield* lootBody(w, id, body);
  },
};
