import type { MeasuredScene } from '@shambles/engine';
import { marker, placeOf } from '@shambles/measured';
import type { Book } from '../book.js';
import type { Noise } from '../state.js';
import type { View } from '../view.js';
import { nameOf, numberIn } from '../words.js';
import { inWords } from './things.js';

type Marker = MeasuredScene['markers'][number];

/** Markers of PEFs, feasts, heaps, noises and alarms. */
export function markers(view: View, book: Book): Marker[] {
  const turn = view.encounter?.turn ?? 0;
  return [
    ...view.pefs.map((p) => marker(p.id, 'pef', `PEF ${numberIn(p.id)}`, placeOf(p))),
    ...view.feasts.map((f) =>
      marker(`feast-${f.body}`, 'feast', `Feast on ${nameOf(book.names, f.body)}`, placeOf(f), {
        tone: 'rust',
        badges: [`${f.left} ${f.left === 1 ? 'turn' : 'turns'} left`],
      }),
    ),
    ...view.heaps.map((h) => marker(h.id, 'items', inWords(h.items, book), placeOf(h))),
    // Zombies still make for the noise of the last turn. FTB-10.7e, FTB-D-110.
    ...view.noises
      .filter((n) => n.turn >= turn - 1)
      .map((n, i) =>
        marker(`noise-${i + 1}`, 'noise', noiseName(n, turn), [n.x, n.y, n.level ?? 0], { tone: 'rust' }),
      ),
    ...view.alarms.map(({ x, y, dice }, i) =>
      marker(`alarm-${i + 1}`, 'alarm', `Alarm, ${dice} dice a turn`, [x, y, 0], {
        tone: 'rust',
        badges: ['alarm'],
      }),
    ),
  ];
}

/** "Noise, 3 dice", "Noise of last turn, 1 die". */
function noiseName({ dice, turn }: Noise, now: number): string {
  return `Noise${turn < now ? ' of last turn' : ''}, ${dice} ${dice === 1 ? 'die' : 'dice'}`;
}
