import type { Rule } from '@shambles/engine';
import { hasPlace, type Place } from '@shambles/measured';
import { DEAD, LIVING } from '../book.js';
import type { AmzWorld } from '../facts.js';
import { activeOf, type Figure } from '../state.js';
import { diceOf } from '../tables/dice.js';
import { die, sumOf } from '../units/dice.js';
import { placesAbout, standsUp } from '../units/mobs.js';

/** Supplies are searched with a D6, by the scenario's table. AMZ-sc3. */
export function* search(w: AmzWorld, unit: string, thing: string): Rule<void> {
  const marker = w.s.things.find((t) => t.id === thing);
  if (!marker) return;
  const face = yield* die(w, 6, { rule: 'AMZ-sc3', label: 'search', seat: LIVING, unit });
  const row = w.book.scenario.search.find(({ on: [low, high] }) => low <= face && face <= high);
  const loads = row?.loads ?? 0;
  const by = carriersOf(w, unit)
    .slice(0, loads)
    .map((f) => f.id);
  const left = Array.from({ length: loads - by.length }, (_, i) => `${thing}-load-${i + 1}`);
  w.happen({ is: 'searched', cause: 'AMZ-sc3', unit, thing, loads, by, left });
  if (!row?.wakes) return;
  const { type, figures, within } = row.wakes;
  const n = yield* sumOf(w, diceOf(figures), { rule: 'AMZ-sc3', label: 'wakes', seat: DEAD });
  const at: Place = [marker.x, marker.y, marker.level];
  standsUp(w, type, placesAbout(w, at, n, within, type), 'AMZ-sc3');
}

/**
 * Figures that may take a load, one each: first those that give no dice, last those with a task of their own. AMZ-sc3.
 */
function carriersOf(w: AmzWorld, unit: string): Figure[] {
  const busy = (f: Figure) =>
    f.role === 'dependent' ? 0 : f.support !== null || f.leader !== null || f.medic ? 2 : 1;
  return activeOf(w.s, unit)
    .filter((f) => hasPlace(f) && f.loads === 0)
    .sort((a, b) => busy(a) - busy(b));
}

/** A unit takes something up. AMZ-special-actions. */
export function takes(w: AmzWorld, unit: string, thing: string): void {
  const [by] = carriersOf(w, unit);
  w.happen({ is: 'took', cause: 'AMZ-special-actions', unit, thing, by: by?.id ?? '' });
}
