import type { MeasuredScene } from '@shambles/engine';
import type { Book } from '../book.js';
import type { View } from '../view.js';
import { nameOf, numberIn } from '../words.js';
import { inWords } from './things.js';

type Marker = MeasuredScene['markers'][number];

/** PEFs, feasts, what lies about, what can be heard. */
export function markers(view: View, book: Book): Marker[] {
  const turn = view.encounter?.turn ?? 0;
  return [
    ...view.pefs.map(
      ({ id, x, y, level }): Marker => ({
        id,
        kind: 'pef',
        name: `PEF ${numberIn(id)}`,
        at: [x, y],
        level,
        tone: 'paper',
        badges: [],
      }),
    ),
    ...view.feasts.map(
      ({ body, x, y, level, left }): Marker => ({
        id: `feast-${body}`,
        kind: 'feast',
        name: `Feast on ${nameOf(book.names, body)}`,
        at: [x, y],
        level,
        tone: 'rust',
        badges: [`${left} ${left === 1 ? 'turn' : 'turns'} left`],
      }),
    ),
    ...view.heaps.map(
      ({ id, x, y, level, items }): Marker => ({
        id,
        kind: 'items',
        name: inWords(items, book),
        at: [x, y],
        level,
        tone: 'paper',
        badges: [],
      }),
    ),
    ...view.noises
      .filter((n) => n.turn === turn)
      .map(
        ({ x, y, dice }, i): Marker => ({
          id: `noise-${i + 1}`,
          kind: 'noise',
          name: dice === 1 ? 'Noise, 1 die' : `Noise, ${dice} dice`,
          at: [x, y],
          level: 0,
          tone: 'rust',
          badges: [],
        }),
      ),
    ...view.alarms.map(
      ({ x, y, dice }, i): Marker => ({
        id: `alarm-${i + 1}`,
        kind: 'alarm',
        name: `Alarm, ${dice} dice a turn`,
        at: [x, y],
        level: 0,
        tone: 'rust',
        badges: ['alarm'],
      }),
    ),
  ];
}
