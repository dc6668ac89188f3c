import type { AskView, Option, Scene, Seat, Shape, Sighting, Table } from '@shambles/engine';
import { codesOf, labelsOf, type Paint, type Watch, whereFrom } from '@shambles/story';

/** Things on a table, printed or measured: their names, their places, and how they are seen. */

const hyphened = (text: string) => text.trim().toLowerCase().replace(/\s+/g, '-');

/** Ids of the cells of a printed table; none on a measured table. */
export function cellsIn(scene: Scene): ReadonlySet<string> {
  return new Set(scene.kind === 'printed' ? scene.cells.map((c) => c.id) : []);
}

/** The cell that a counter is in. */
export function cellOf(id: string, scene: Scene): string | undefined {
  const at = scene.kind === 'printed' ? scene.counters.find((c) => c.id === id)?.at : undefined;
  return at !== undefined && cellsIn(scene).has(at) ? at : undefined;
}

export function nameOf(id: string, scene: Scene): string | undefined {
  const things = scene.kind === 'printed' ? scene.counters : scene.figures;
  return things.find((t) => t.id === id)?.name;
}

/** The words for a thing on the table: kind (or id), name, letters; none if there is no such thing. */
export function wordsFor(id: string, scene: Scene): string[] {
  if (scene.kind === 'measured') {
    const figure = scene.figures.find((f) => f.id === id);
    return figure ? [figure.id, hyphened(figure.name), (labelsOf(scene).get(id) ?? '').toLowerCase()] : [];
  }
  const counter = scene.counters.find((c) => c.id === id);
  if (!counter) return [];
  return [counter.kind, hyphened(counter.name), (codesOf(scene).get(counter.kind) ?? '').toLowerCase()];
}

/** The counters in a place, counted by name. */
export function crowdIn(id: string, scene: Scene): [name: string, count: number][] {
  const counts = new Map<string, number>();
  if (scene.kind === 'printed')
    for (const c of scene.counters) if (c.at === id) counts.set(c.name, (counts.get(c.name) ?? 0) + 1);
  return [...counts];
}

/** An option in words, with what is there or how far away it is. */
export function optionWords(
  option: Pick<Option, 'id' | 'on'>,
  label: string,
  scene: Scene,
  paint: Paint,
  watch?: Watch,
): string {
  const { id } = option;
  if (scene.kind === 'measured') {
    const on = option.on ?? id;
    const thing = scene.figures.find((f) => f.id === on) ?? scene.markers.find((m) => m.id === on);
    if (!thing) return label;
    const letter = labelsOf(scene).get(on);
    const told =
      letter === undefined ||
      hyphened(label)
        .split(/[^a-z0-9]+/)
        .includes(letter.toLowerCase());
    const where = whereFrom(scene, watch, thing);
    return `${label}${told ? '' : paint(` [${letter}]`, thing.tone)}${where === '' ? '' : paint(` (${where})`, 'dim')}`;
  }
  if (!scene.cells.some((c) => c.id === id)) return label;
  const codes = codesOf(scene);
  const here = scene.counters.filter((c) => c.at === id);
  const counts = new Map<string, number>();
  for (const c of here) counts.set(c.kind, (counts.get(c.kind) ?? 0) + 1);
  const words = [...counts].map(([kind, n]) =>
    paint(`${n > 1 ? n : ''}${codes.get(kind)}`, here.find((c) => c.kind === kind)?.tone ?? 'paper'),
  );
  return words.length > 0 ? `${label} ${words.join(' ')}` : label;
}

/** The figure that a question is about: the one that goes or turns, the one it names, or the seat's only one. */
export function figureAsked(ask: AskView, scene: Scene): string | undefined {
  if (scene.kind === 'printed') return undefined;
  const { shape } = ask;
  if (shape.kind === 'spot' || shape.kind === 'facing') return shape.figure;
  const named = Object.values(ask.line.values ?? {}).find(
    (v): v is string => typeof v === 'string' && scene.figures.some((f) => f.id === v || f.name === v),
  );
  return scene.figures.find((f) => f.id === named || f.name === named)?.id ?? onlyFigureOf(ask.seat, scene);
}

export function onlyFigureOf(seat: Seat, scene: Scene): string | undefined {
  if (scene.kind === 'printed') return undefined;
  const own = scene.roster.filter((c) => c.seat === seat && scene.figures.some((f) => f.id === c.id));
  return own.length === 1 ? own[0]?.id : undefined;
}

/** The watch of a figure: with what it sees, if the system can tell. */
export function watchFrom(table: Table, seat: Seat, figure: string | undefined): Watch | undefined {
  if (figure === undefined) return undefined;
  const { system, book } = table;
  const sight: readonly Sighting[] | undefined = system.rulers?.sight(table.view(seat), figure, book);
  return { figure, ...(sight && { sight }) };
}

/** The answer that lets a question pass; undefined if it has none. */
export function passingOf(shape: Shape): Option | undefined {
  const options: readonly Option[] = shape.kind === 'choose' || shape.kind === 'spot' ? shape.options : [];
  return options.find((o) => o.passes);
}
