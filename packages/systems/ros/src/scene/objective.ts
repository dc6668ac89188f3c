import type { MeasuredScene } from '@shambles/engine';
import { houseAt } from '@shambles/field';
import type { Book } from '../book.js';
import { SUPPLIES } from '../kinds.js';
import { RESCUED_FOR_FULL, RESCUED_TO_WIN } from '../scenarios/objective.js';
import type { PersonSeen, View } from '../view.js';

/** The objective, and progress towards it. On a map that lacks what the scenario needs, it says so. */
export function objective(view: View, book: Book): MeasuredScene['objective'] {
  const places = book.map.places ?? [];
  const lacking = book.scenario.needs.filter((kind) => !places.some((place) => place.kind === kind));
  return lacking.length > 0
    ? { text: `On this map nobody can win: it has no place of the kind ${lacking.join(', ')}.`, done: [] }
    : winnable(view, book);
}

function winnable(view: View, book: Book): MeasuredScene['objective'] {
  const ps = view.people.filter((p) => p.kind === 'ps');
  const living = ps.filter((p) => p.where === 'table');
  const nps = view.people.filter((p) => p.kind === 'nps');
  const out = (who: readonly PersonSeen[]) => who.filter((p) => p.where === 'out').length;
  // Before anybody stands on the table, by the seats.
  const half = Math.ceil((ps.length || book.seats.length) / 2);
  switch (book.scenario.id) {
    case 'safe-house': {
      const house = book.map.places?.find((p) => p.kind === 'shelter')?.data?.building;
      const inside = living.filter((p) => houseAt(book.ground, p)?.id === house).length;
      const ids = book.map.buildings?.find((b) => b.id === house)?.doors?.map((d) => d.id) ?? [];
      const shut = ids.every((id) => view.doors.some((d) => d.id === id && d.state === 'closed'));
      return {
        text: `Get every living survivor into the safe house and shut its door: ${half} of you at least.`,
        done: [
          ...(ps.length > 0 && living.length < half
            ? [`${living.length} of ${ps.length} alive, ${half} needed`]
            : []),
          ...(living.length > 0 ? [`${inside} of ${living.length} inside`] : []),
          shut ? 'the door is shut' : 'the door is open',
        ],
      };
    }
    case 'supply-run': {
      const off = supplies(ps.concat(nps).filter((p) => p.where === 'out'));
      const held = supplies(ps.concat(nps).filter((p) => p.where === 'table'));
      return {
        text: 'Carry all six supplies off by the south exit; with four or five you win, but not in full.',
        done: [`${off} of 6 carried off`, `${held} in hand`],
      };
    }
    case 'trapped': {
      const freed = nps.filter((p) => p.where !== 'dead' && p.where !== 'risen' && !p.trapped).length;
      return {
        text: `Free the trapped and lead ${RESCUED_TO_WIN} of them out by the east exit, ${RESCUED_FOR_FULL} for a full win, with ${half} of you at least.`,
        done: [
          `${freed} of 3 freed`,
          `${out(nps)} led out`,
          `${out(ps)} of ${ps.length} survivors out, ${half} needed`,
        ],
      };
    }
    case 'pick-up': {
      const { from, to } = book.map.places?.find((p) => p.kind === 'landing')?.data ?? {};
      return {
        text: `Reach the landing point while the helicopter is there, turns ${from} to ${to}: ${half} of you at least.`,
        done: [`${out(ps)} of ${ps.length} lifted out, ${half} needed`],
      };
    }
  }
}

function supplies(people: readonly PersonSeen[]): number {
  return people.flatMap((p) => p.minor).filter((item) => (SUPPLIES as readonly string[]).includes(item))
    .length;
}
