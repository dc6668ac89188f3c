import type { MeasuredScene } from '@shambles/engine';
import { useEffect, useState } from 'preact/hooks';
import type { AnyModel } from '../models/index.js';
import type { Desk } from './desk.js';
import { lookAt } from './place.js';
import { figureOf } from './ruled.js';
import { type Place, thingsOf, whereIs } from './things.js';

type Box = { readonly current: HTMLElement | null };

/** A figure to bring into sight. */
export interface Look {
  readonly id: string;
  readonly n: number;
  /** Where it comes from, where it does not stand on the table yet. */
  readonly from?: Place | undefined;
  /** It was looked at before: only where it is out of sight. */
  readonly again?: boolean;
  /** And to be shown with what it sees. */
  readonly sight?: boolean;
}

/** Narrower than this, names and numbers are drawn bigger. */
const SMALL = 640;

/** Whether the table has little room. */
export function useSmall(box: Box): boolean {
  const [small, setSmall] = useState(false);
  useEffect(() => {
    const frame = box.current;
    if (!frame || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(() => setSmall(frame.clientWidth < SMALL));
    watch.observe(frame);
    return () => watch.disconnect();
  }, []);
  return small;
}

/** The level that is shown: at first the one on which the figure stands that a question is about. */
export function useLevel(
  scene: MeasuredScene,
  model: AnyModel | undefined,
): readonly [number, (level: number) => void] {
  const [level, setLevel] = useState(0);
  const figure = figureOf(model);
  const stands = figure === undefined ? undefined : thingsOf(scene).get(figure)?.at[2];
  useEffect(() => {
    if (stands !== undefined) setLevel(stands);
  }, [model?.ask.id, stands]);
  return [level, setLevel];
}

/** Turns the table to a figure. */
export function useLookAt(
  box: Box,
  desk: Desk,
  { look, scene }: { readonly look?: Look | undefined; readonly scene: MeasuredScene },
  setLevel: (level: number) => void,
): void {
  useEffect(() => {
    const at = look && (whereIs(scene, look.id) ?? look.from);
    if (!at || !box.current) return;
    lookAt(box.current, scene, at, look.again);
    if (!look.sight) return;
    setLevel(at[2]);
    desk.over.value = { at, thing: look.id, look: true };
  }, [look?.n]);
}

/** The keyboard's cursor stays in sight, and so does what the answer stands for that is looked at beside the table. */
export function useInSight(
  model: AnyModel | undefined,
  scene: MeasuredScene,
  bring: (at: Place) => void,
): void {
  const cursor = model?.kind === 'spot' ? model.cursor.value : undefined;
  const answer = model?.kind === 'choose' ? model.selected.value : undefined;
  useEffect(() => {
    if (cursor) bring(cursor);
  }, [cursor]);
  useEffect(() => {
    if (model?.kind !== 'choose' || answer === undefined) return;
    const group = model.groups.find(({ ids }) => ids.includes(answer));
    const at = thingsOf(scene).get(group?.things[0] ?? '')?.at;
    if (at) bring(at);
  }, [model, answer]);
}

/** M takes the tape, and Escape puts it away, wherever the focus is. */
export function useMeasureKey(desk: Desk): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const on = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || on.matches('input, textarea, select')) return;
      if (event.key.toLowerCase() === 'm') desk.toggle();
      else if (event.key === 'Escape' && desk.measuring.peek().is !== 'off') desk.toggle();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [desk]);
}
