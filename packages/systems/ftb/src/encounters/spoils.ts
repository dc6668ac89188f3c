import { ask, Choose, type Rule } from '@shambles/engine';
import type { FtbWorld } from '../facts.js';
import { fallenFoes, lootBody, takesFrom } from '../goods/search.js';
import { able } from '../people/able.js';
import { leader } from '../people/groups.js';
import { hostile, type Person, personOf } from '../state.js';
import { word } from '../words.js';

/**
 * After a fight that leaves no Enemy standing, those on their feet go through the fallen before the table is put away,
 * each body once. FTB-11.10a, FTB-11.10b, FTB-D-248.
 */
export function* spoils(w: FtbWorld): Rule<void> {
  for (const { id } of fallenFoes(w)) {
    const who = yield* searcher(w, id);
    if (who === undefined) continue;
    yield* takesFrom(w, who, id, 'FTB-11.10a');
    yield* lootBody(w, who, id);
  }
}

/** Asks who goes through a body; undefined if nobody does, or everybody able has somebody to carry. */
function* searcher(w: FtbWorld, body: string): Rule<string | undefined> {
  const free = able(w).filter((p) => p.carries === '' && hostile(w.s, p.side, personOf(w.s, body).side));
  if (free.length === 0) return undefined;
  const who = yield* ask(
    w,
    leader(free).seat,
    'FTB-11.10a',
    'spoils',
    new Choose([...free.map((p: Person) => p.id), 'nobody'], {
      line: (id) =>
        id === 'nobody'
          ? { key: 'spoils.nobody' }
          : { key: 'figure', values: { name: word(`person.${id}`) } },
      on: (id) => (id === 'nobody' ? '' : id),
    }),
    { whom: word(`person.${body}`) },
  );
  return who === 'nobody' ? undefined : who;
}
