import type { AskView, MeasuredScene, Spot } from '@shambles/engine';
import { type Window, windowRound } from '@shambles/story';
import { Unclear } from '../answers/pick.js';
import { thingNamed } from '../answers/spot.js';
import { figureAsked } from '../things.js';

/** Units shown around what a question is about. */
const MARGIN = 8;
/** Share of the table above which the whole table is shown instead of a close-up. */
const NEARLY_ALL = 0.6;

/** The part of a measured table that a question is about; undefined if it is most of the table, or about no place. */
export function focusOf(ask: AskView, scene: MeasuredScene): Window | undefined {
  const { shape } = ask;
  const spots: Spot[] = [];
  const asked = scene.figures.find((f) => f.id === figureAsked(ask, scene));
  if (asked) spots.push(asked.at);
  if (shape.kind === 'spot') {
    const [x, y] = shape.from;
    spots.push([x - shape.within, y - shape.within], [x + shape.within, y + shape.within]);
    for (const o of shape.options) if (o.at) spots.push([o.at[0], o.at[1]]);
  } else if ('options' in shape)
    for (const o of shape.options) {
      const on = 'on' in o ? o.on : undefined;
      const thing = [...scene.figures, ...scene.markers].find((t) => t.id === (on ?? o.id));
      if (thing) spots.push(thing.at);
    }
  if (spots.length === 0) return undefined;
  const window = windowRound(scene, spots, spots.length === 1 ? 2 * MARGIN : MARGIN);
  const share = ((window.east - window.west) * (window.north - window.south)) / (scene.width * scene.height);
  return share > NEARLY_ALL ? undefined : window;
}

/** Reads a part to look at: "zed-3", "A 20", "34 52", "34 52 20". Throws Unclear. */
export function windowNamed(about: string, scene: MeasuredScene): Window {
  const spot = /^(\d+(?:\.\d+)?)[\s,]+(\d+(?:\.\d+)?)(?:[\s,]+(\d+))?$/.exec(about);
  const [, name = about, far] = /^(.+?)\s+(\d+)$/.exec(about) ?? [];
  const thing = thingNamed(about, scene);
  if (thing) return windowRound(scene, [thing.at], 15);
  if (spot) return windowRound(scene, [[Number(spot[1]), Number(spot[2])]], Number(spot[3] ?? 15));
  const other = thingNamed(name, scene);
  if (!other) throw new Unclear(`There is no "${about}" on the table.`);
  return windowRound(scene, [other.at], Number(far ?? 15));
}
