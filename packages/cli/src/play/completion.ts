import type { AskView, Scene } from '@shambles/engine';
import { isPlace } from './places.js';

/** Words that Tab may complete. */
export function wordsIn(ask: AskView, scene: Scene): string[] {
  const { shape } = ask;
  const commands = [
    'help',
    'board',
    'legend',
    'papers',
    'look',
    'way',
    'log',
    'rule',
    'odds',
    'undo',
    'redo',
    'correct',
    'save',
    'load',
    'guide',
    'bot',
    'quit',
  ];
  if (shape.kind === 'orders')
    return [
      ...shape.verbs.map((v) => v.verb),
      'finish',
      'all',
      ...shape.stacks.flatMap((s) => [s.at, s.like, ...s.units, ...Object.values(s.to).flat()]),
      ...commands,
    ];
  if (shape.kind === 'place')
    return [
      ...shape.items.map((i) => i.id),
      ...Object.values(shape.like),
      ...shape.places,
      'rest',
      ...commands,
    ];
  if (shape.kind === 'path') return [...Object.keys(shape.next), 'stay', ...commands];
  if (shape.kind === 'spot' || shape.kind === 'facing') {
    const figures = scene.kind === 'measured' ? scene.figures.map((f) => f.id) : [];
    return [
      ...shape.options.map((o) => o.id).filter((id) => !isPlace(id)),
      'to',
      'away',
      ...figures,
      ...commands,
    ];
  }
  if (shape.kind === 'number' || shape.kind === 'confirm') return commands;
  return [...shape.options.map((o) => o.id), ...commands];
}
