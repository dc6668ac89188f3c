import { computed, type ReadonlySignal } from '@preact/signals';
import { nameOfThing, type TableMarks } from '@shambles/board';
import type { MeasuredScene } from '@shambles/engine';
import { useMemo } from 'preact/hooks';
import type { AnyModel } from '../models/index.js';
import type { Desk } from './desk.js';
import { type Measuring, type Over, ringsOf, sightOf, tape, together } from './measure.js';
import type { Rulers } from './rulers.js';
import { thingsOf } from './things.js';

/** Marks on the table, and the same in words. */
interface Ruled {
  readonly marks: TableMarks;
  readonly words: string;
}

/** The table's marks: those of the question, and those of the rulers. */
export function useMarks(
  scene: MeasuredScene,
  rulers: Rulers | undefined,
  model: AnyModel | undefined,
  { over, measuring }: Desk,
): { readonly ruled: ReadonlySignal<Ruled>; readonly marks: ReadonlySignal<TableMarks> } {
  const ruled = useMemo(
    () => computed(() => ruledBy(scene, rulers, model, over.value, measuring.value)),
    [scene, rulers, model],
  );
  const marks = useMemo(
    () => computed(() => together(model?.table.value ?? {}, ruled.value.marks)),
    [model, ruled],
  );
  return { ruled, marks };
}

/** The figure that a question is about, if any. */
export function figureOf(model: AnyModel | undefined): string | undefined {
  return model?.kind === 'spot' || model?.kind === 'facing' ? model.shape.figure : undefined;
}

/** Marks besides those of the question: the tape, or the sight of the figure pointed at. */
function ruledBy(
  scene: MeasuredScene,
  rulers: Rulers | undefined,
  model: AnyModel | undefined,
  over: Over | undefined,
  measuring: Measuring,
): Ruled {
  if (measuring.is === 'laid') return tape(scene, measuring.from, measuring.to);
  if (measuring.is === 'second' && over) return tape(scene, measuring.from, over);
  if (measuring.is !== 'off') return { marks: {}, words: 'Measure from a figure or a spot…' };
  const thing = over?.thing === undefined ? undefined : thingsOf(scene).get(over.thing);
  if (!thing) return { marks: {}, words: '' };
  if (thing.sort !== 'figure' || !rulers)
    return { marks: {}, words: nameOfThing(scene, thing.id) ?? thing.name };
  const sight = sightOf(scene, thing.id, rulers.sight(thing.id), rulers.badge);
  const { reaches, words } = ringsOf(scene, thing.id);
  // If the pointer passes over it as an answer, the answer is drawn instead.
  const answers = model?.table.peek().things?.[thing.id] !== undefined && !over?.look;
  const seen = answers ? { arcs: sight.marks.arcs ?? [] } : sight.marks;
  return {
    marks: { ...seen, reaches },
    words: words === '' ? sight.words : `${sight.words}; ${words}`,
  };
}
