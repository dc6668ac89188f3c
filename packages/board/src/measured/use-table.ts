import type { MeasuredScene } from '@shambles/engine';
import { useMemo } from 'preact/hooks';
import { hash, r } from '../seed.js';
import { type Cover, coverOf } from './buildings/lift.js';
import type { DrawnTable } from './drawn.js';
import { inOrder } from './figures/order.js';
import { type Thing, thingsOf } from './hands/reach.js';
import type { TableMarks } from './marks/marks.js';
import { nameOfThing } from './names.js';
import { markersOn, onSheet, type Point, type Sheet } from './sheet.js';

export interface TableProps {
  scene: MeasuredScene;
  marks?: TableMarks | undefined;
  /** Gives accessible names. By default they are made from the scene. */
  nameThing?: ((id: string) => string) | undefined;
}

const NO_MARKS: TableMarks = {};

/** Returns a function that gives each thing's name, computed once. */
function useNames({ scene, nameThing }: TableProps): (id: string) => string {
  const names = useMemo(() => new Map<string, string>(), [scene, nameThing]);
  return (id) => {
    const known = names.get(id);
    if (known !== undefined) return known;
    const name = nameThing?.(id) ?? nameOfThing(scene, id) ?? id;
    names.set(id, name);
    return name;
  };
}

/**
 * A table's things, names, places and covers, computed once per scene and marks. `pointed`: the house that is pointed
 * at, whose roof is lifted.
 */
export function useTable(
  props: TableProps,
  sheet: Sheet,
  level: number,
  pointed: string | undefined,
): DrawnTable & { readonly things: readonly Thing[] } {
  const { scene } = props;
  const marks = props.marks ?? NO_MARKS;
  const things = useMemo(() => thingsOf(scene, sheet), [scene, sheet]);
  const nameOf = useNames(props);
  const covers = useMemo(
    () =>
      new Map<string, Cover>(
        scene.buildings.map((building) => [building.id, coverOf(scene, building, level, marks, pointed)]),
      ),
    [scene, level, marks, pointed],
  );
  const places = useMemo(
    () =>
      new Map(
        scene.figures.map((figure): [string, Point] => {
          const [x, y] = onSheet(sheet, figure.at);
          return [figure.id, [r(x), r(y)]];
        }),
      ),
    [scene.figures, sheet],
  );
  const figures = useMemo(() => inOrder(scene), [scene.figures, scene.roster]);
  const markers = useMemo(() => markersOn(sheet, scene), [sheet, scene.markers]);
  const prefix = useMemo(
    () => `sm${hash(`${scene.title} ${scene.width} ${scene.height}`).toString(36)}`,
    [scene.title, scene.width, scene.height],
  );
  return { scene, sheet, level, prefix, marks, things, nameOf, covers, places, markers, figures };
}
