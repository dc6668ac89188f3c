import type { MeasuredScene } from '@shambles/engine';
import type { AnyModel } from '../models/index.js';
import { NOTCH } from '../models/measured/facing.js';
import type { Desk } from './desk.js';
import { pressed } from './measure.js';
import { apart, type Place, thingsOf } from './things.js';

/** Cells that an arrow key moves by; more with Shift. */
export const STEP = 1;
export const LEAP = 5;

export const ARROWS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

const LOOKS = 'full stop and comma show what each figure sees';

/** A sentence about what the keys do on the table now. */
export function hintFor(measures: boolean, model: AnyModel | undefined): string {
  if (measures) return 'Measuring: arrow keys move the end, Enter sets it, Escape puts the tape away';
  if (model?.kind === 'facing') return `The table: arrow keys turn the figure, Enter commits, ${LOOKS}`;
  const climbs = model?.kind === 'spot' && model.climbs ? 'Page Up and Page Down change the level, ' : '';
  return `Spots on the table: arrow keys go over them, with Shift by bigger steps, ${climbs}Enter chooses and then commits, ${LOOKS}`;
}

/** Moves over lit spots, or around the compass, by arrow keys. */
export function walkByKeys(
  event: KeyboardEvent,
  arrow: readonly [number, number] | undefined,
  model: AnyModel | undefined,
): boolean {
  if (model?.kind === 'spot') {
    if (arrow) model.step(arrow[0], arrow[1], event.shiftKey ? LEAP : STEP);
    else if (event.key === 'PageUp') model.climb(1);
    else if (event.key === 'PageDown') model.climb(-1);
    else if (event.key === 'Enter') model.enter();
    else return false;
    return true;
  }
  if (model?.kind === 'facing') {
    const by = event.shiftKey ? 1 : NOTCH;
    if (arrow) model.turn((arrow[0] || -arrow[1]) > 0 ? by : -by);
    else if (event.key === 'Enter') model.commit();
    else return false;
    return true;
  }
  return false;
}

/**
 * Moves from figure to figure by full stop and comma, the nearest to the figure asked about first, showing what each
 * sees.
 */
export function lookByKeys(
  event: KeyboardEvent,
  desk: Desk,
  scene: MeasuredScene,
  figure: string | undefined,
  show: (at: Place) => void,
): boolean {
  if (event.key === 'Escape' && desk.over.peek()) {
    desk.forget();
    return true;
  }
  if (event.key !== '.' && event.key !== ',') return false;
  const things = thingsOf(scene);
  const first = things.get(figure ?? scene.roster[0]?.id ?? '')?.at ?? ([0, 0, 0] as const);
  const order = scene.figures
    .filter((f) => f.kind !== 'body')
    .toSorted((a, b) => apart(a.at, first) - apart(b.at, first) || (a.id < b.id ? -1 : 1));
  const now = order.findIndex((f) => f.id === desk.over.peek()?.thing);
  const step = event.key === '.' ? 1 : -1;
  const next =
    order[now < 0 ? (step > 0 ? 0 : order.length - 1) : (now + step + order.length) % order.length];
  if (!next) return false;
  const at: Place = [next.at[0], next.at[1], next.level];
  desk.over.value = { at, thing: next.id, look: true };
  show(at);
  return true;
}

/** Arrow keys move the end of the tape. */
export function measureByKeys(
  event: KeyboardEvent,
  arrow: readonly [number, number] | undefined,
  desk: Desk,
  scene: MeasuredScene,
  figure: string | undefined,
): boolean {
  const now = desk.over.peek();
  if (event.key === 'Enter' && now) {
    desk.measuring.value = pressed(desk.measuring.peek(), now);
    return true;
  }
  if (!arrow) return false;
  const start = thingsOf(scene).get(figure ?? scene.roster[0]?.id ?? '')?.at;
  const [x, y, level] = now?.at ?? start ?? ([scene.width / 2, scene.height / 2, 0] as const);
  const by = event.shiftKey ? LEAP : STEP;
  const at: Place = [
    Math.max(0, Math.min(scene.width, Math.round((x + arrow[0] * by) * 10) / 10)),
    Math.max(0, Math.min(scene.height, Math.round((y + arrow[1] * by) * 10) / 10)),
    level,
  ];
  const thing = [...thingsOf(scene).values()].find(
    (t) => t.sort === 'figure' && t.at[2] === level && apart(t.at, at) <= t.r,
  );
  desk.over.value = { at, ...(thing && { thing: thing.id }) };
  return true;
}
