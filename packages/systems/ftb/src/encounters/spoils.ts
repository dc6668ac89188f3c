import { ask, Choose, type Rule } from '@shambles/engine';
import type { FtbWorld } from '../facts.js';
import { fallenFoes, hasFor, lootBody, takesFrom } from '../goods/search.js';
import { able } from '../people/able.js';
import { leader } from '../people/groups.js';
import type { RuleId } from '../register.js';
import { hostile, isPlayers, type Person, personOf } from '../state.js';
import { tableOf } from '../table.js';
import { word } from '../words.js';

/**
 * After a fight that leaves no Enemy standing, those on their feet go through the fallen before the table is put away,
 * each body once, and take what their own dead have left. FTB-5.2b, FTB-11.10a, FTB-11.10b, FTB-D-248.
 */
export function* spoils(w: FtbWorld): Rule<void> {
  for (const { id } of fallenFoes(w)) {
    const free = handsFree(w).filter((p) => hostile(w.s, p.side, personOf(w.s, id).side));
    const who = yield* searcher(w, free, id, 'FTB-11.10a');
    if (who === undefined) continue;
    yield* takesFrom(w, who, id, 'FTB-11.10a');
    yield* lootBody(w, who, id);
  }
  for (const { id, side } of ownDead(w)) {
    const free = handsFree(w).filter((p) => p.side === side && hasFor(w, p, personOf(w.s, id)));
    const who = yield* searcher(w, free, id, 'FTB-5.2b');
    if (who !== undefined) yield* takesFrom(w, who, id, 'FTB-5.2b');
  }
}

/** Players' figures that lie dead on the table. */
function ownDead(w: FtbWorld): Person[] {
  const table = tableOf(w);
  return w.s.people.filter((p) => isPlayers(p) && p.condition === 'obviously-dead' && table.has(p.id));
}

/** Players' figures on their feet that carry nobody. */
function handsFree(w: FtbWorld): Person[] {
  return able(w).filter((p) => p.carries === '');
}

/** Asks which of these goes through a body; undefined if none does. */
function* searcher(
  w: FtbWorld,
  free: readonly Person[],
  body: string,
  rule: RuleId,
): Rule<string | undefined> {
  if (free.length === 0) return undefined;
  const who = yield* ask(
    w,
    leader(free).seat,
    rule,
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
