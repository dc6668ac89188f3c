import type { MeasuredScene } from '@shambles/engine';
import { marker, placeOf } from '@shambles/measured';
import type { Book } from '../book.js';
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
    ...view.noises
      .filter((n) => n.turn === turn)
      .map(({ x, y, level = 0, dice }, i) =>
        marker(
          `noise-${i + 1}`,
          'noise',
          dice === 1 ? 'Noise, 1 die' : `Noise, ${dice} dice`,
          [x, y, level],
          {
            tone: 'rust',
          },
        ),
      ),
    ...view.alarms.map(({ x, y, dice }, i) =>
      marker(`alarm-${i + 1}`, 'alarm', `Alarm, ${dice} dice a turn`, [x, y, 0], {
        tone: 'rust',
        badges: ['alarm'],
      }),
    ),
  ];
}
