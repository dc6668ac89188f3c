import { faultIn } from '@shambles/forms';
import { namedTwice, offTable, onOneSpot } from '@shambles/measured';
import type { Book } from './book.js';
import { isThere, Shape, type State } from './state.js';

/** Why a state that somebody has put right by hand cannot be; undefined where it can. */
export function checkState(s: State, book: Book): string | undefined {
  const fault = faultIn(Shape, s, 'state');
  if (fault !== undefined) return `${fault}.`;
  const there = s.figures.filter(isThere);
  return (
    namedTwice(s.units) ??
    namedTwice(s.figures) ??
    offTable(there, book.ground.map.size, 'inches') ??
    onOneSpot(there.filter((f) => f.status === 'active')) ??
    strangers(s) ??
    cardsTwice(s)
  );
}

/** Whoever is spoken of is there. */
function strangers(s: State): string | undefined {
  const units = new Set(s.units.map((u) => u.id));
  const owned = [...s.figures, ...s.casualties].find((f) => !units.has(f.unit));
  if (owned) return `${owned.id}: there is no unit called ${owned.unit}.`;
  units.add('');
  const spoken = [
    ...s.figures.flatMap((f) => [f.aboard, f.captor]),
    ...s.things.map((t) => t.by),
    ...s.units.flatMap((u) => [...u.engaged, ...u.feared, ...u.drives]),
    s.active?.unit ?? '',
  ];
  const stranger = spoken.find((id) => !units.has(id));
  if (stranger !== undefined) return `there is no unit called ${stranger}.`;
  const high = s.units.find((u) => u.number >= s.nextMob);
  return high && `nextMob: must be higher than the number of ${high.id}.`;
}

/** Each card is in one place. */
function cardsTwice(s: State): string | undefined {
  const all = [...s.deck, ...s.hands.living, ...s.hands.zombies];
  const twice = all.find((card, i) => all.indexOf(card) !== i);
  if (twice !== undefined) return `card ${twice} is in two places.`;
  return s.faceDown > s.deck.length ? 'faceDown: there are fewer cards in the deck.' : undefined;
}
