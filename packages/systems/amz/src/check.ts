import { faultIn } from '@shambles/forms';
import { hasPlace, namedTwice, offTable, onOneSpot } from '@shambles/measured';
import type { Book } from './book.js';
import { Shape, type State } from './state.js';

/** Why a state that was corrected by hand is impossible; undefined if it is possible. */
export function checkState(s: State, book: Book): string | undefined {
  const fault = faultIn(Shape, s, 'state');
  if (fault !== undefined) return `${fault}.`;
  const there = s.figures.filter(hasPlace);
  return (
    namedTwice(s.units) ??
    namedTwice(s.figures) ??
    offTable(there, book.ground.map.size, 'inches') ??
    onOneSpot(there.filter((f) => f.status === 'active')) ??
    strangers(s) ??
    bodies(s) ??
    cardsTwice(s)
  );
}

/** Reports a reference to a unit or figure that does not exist. */
function strangers(s: State): string | undefined {
  const units = new Set(s.units.map((u) => u.id));
  const owned = [...s.figures, ...s.casualties].find((f) => !units.has(f.unit));
  if (owned) return `${owned.id}: there is no unit called ${owned.unit}.`;
  units.add('');
  const spoken = [
    ...s.figures.flatMap((f) => [f.aboard, f.captor]),
    ...s.things.map((t) => t.by),
    ...s.units.flatMap((u) => [
      ...u.engaged,
      ...u.feared,
      ...(u.near ?? []),
      ...(u.passed ?? []),
      ...u.drives,
    ]),
    s.active?.unit ?? '',
  ];
  const stranger = spoken.find((id) => !units.has(id));
  if (stranger !== undefined) return `there is no unit called ${stranger}.`;
  const high = s.units.find((u) => u.number >= s.nextMob);
  return high && `nextMob: must be higher than the number of ${high.id}.`;
}

/** Reports a vehicle without its body, or a body of a unit on foot: only a wreck's crew is on foot. AMZ-vehicles. */
function bodies(s: State): string | undefined {
  const all = s.figures.filter((f) => f.role === 'vehicle');
  const without = s.units.find(
    (u) => u.vehicle !== null && !all.some((f) => f.id === u.id && f.unit === u.id),
  );
  if (without) return `${without.id}: a vehicle has a figure of the same name for its body.`;
  const onFoot = new Set(s.units.filter((u) => u.vehicle === null).map((u) => u.id));
  const odd = all.find((f) => f.status !== 'destroyed' && onFoot.has(f.unit));
  return odd && `${odd.id}: is the body of a vehicle, and ${odd.unit} is on foot.`;
}

/** Reports a card that is in two places. */
function cardsTwice(s: State): string | undefined {
  const all = [...s.deck, ...s.hands.living, ...s.hands.zombies];
  const twice = all.find((card, i) => all.indexOf(card) !== i);
  if (twice !== undefined) return `card ${twice} is in two places.`;
  return s.faceDown > s.deck.length ? 'faceDown: there are fewer cards in the deck.' : undefined;
}
