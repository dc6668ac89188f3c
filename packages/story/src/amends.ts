import { nameOfThing } from '@shambles/board';
import type { Correctable, Json, Patch, Scene } from '@shambles/engine';

/** Where something stands on a measured table, in the table's unit; level 0 is the ground. */
type Place = readonly [x: number, y: number, level: number];

/** Something whose values may be put right: the game as a whole, or a thing by its name on the table. */
export interface Subject {
  /** Empty for the game as a whole. */
  readonly id: string;
  readonly name: string;
  readonly all: readonly Correctable[];
}

const GAME = 'The game as a whole';

/**
 * All that may be put right, by what it belongs to: things that the table names first, then the others, then the game.
 */
export function subjectsOf(scene: Scene, all: readonly Correctable[]): readonly Subject[] {
  const own = new Map<string, Correctable[]>();
  for (const each of all) own.set(each.of ?? '', [...(own.get(each.of ?? '') ?? []), each]);
  const taken = new Map<string, number>();
  const named: Subject[] = [];
  const others: Subject[] = [];
  for (const [id, values] of own) {
    if (id === '') continue;
    const found = nameIn(scene, id);
    const name = found ?? id.replaceAll('-', ' ');
    const times = (taken.get(name) ?? 0) + 1;
    taken.set(name, times);
    (found === undefined ? others : named).push({
      id,
      name: times === 1 ? name : `${name} (${times})`,
      all: values,
    });
  }
  return [...named, ...others, { id: '', name: GAME, all: own.get('') ?? [] }];
}

/** The name of a thing on either kind of table. */
function nameIn(scene: Scene, id: string): string | undefined {
  if (scene.kind === 'measured') {
    // Its name and where it is, without all that is known of it in between.
    const said = nameOfThing(scene, id)?.split(', ');
    return said && [...new Set([said[0], said[said.length - 1]])].join(', ');
  }
  const counter = scene.counters.find((c) => c.id === id);
  if (!counter) return undefined;
  const tray = scene.trays.find((t) => t.id === counter.at);
  return `${counter.name}, ${tray?.name.toLowerCase() ?? counter.at}`;
}

/** True if a thing stands somewhere on the table. */
export const stands = ({ all }: Subject): boolean => all.filter((each) => each.coordinate).length > 1;

/** What says in which cell of a printed board a thing is; undefined if nothing does. */
const cellOf = ({ all }: Subject, cell: string): Correctable | undefined =>
  all.find(({ values }) => values?.some(({ name }) => name === cell));

/** True if a thing can be put somewhere else by a press on the table. */
export const isMovable = (scene: Scene, of: Subject): boolean =>
  scene.kind === 'measured' ? stands(of) : scene.cells.some(({ id }) => cellOf(of, id));

/** A patch with which a thing is in a cell of a printed board, wherever it would have been with the patch as it was. */
export function placedIn(patch: Patch, of: Subject, cell: string): Patch {
  const where = cellOf(of, cell);
  const value = where?.values?.find(({ name }) => name === cell)?.value;
  if (!where || value === undefined) return patch;
  const rest = patch.filter(({ path }) => path !== where.path);
  return value === where.now ? rest : [...rest, { path: where.path, value }];
}

/** A patch with which a thing stands at a place, wherever it would have stood with the patch as it was. */
export function placedAt(patch: Patch, { all }: Subject, [x, y, level]: Place): Patch {
  const at = { x, y, level };
  const parts = all.flatMap(({ coordinate, path, now }) =>
    coordinate === undefined ? [] : [{ path, now, value: at[coordinate] }],
  );
  return [
    ...patch.filter(({ path }) => !parts.some((part) => part.path === path)),
    ...parts.filter(({ now, value }) => now !== value).map(({ path, value }) => ({ path, value })),
  ];
}

/** A value in words: its name, if only some are possible. */
export function valueInWords({ values }: Pick<Correctable, 'values'>, value: Json): string {
  const named = values?.find((each) => each.value === value);
  return named?.name ?? (typeof value === 'string' ? `“${value}”` : JSON.stringify(value));
}

/** What a field of the form says, read as a value of the same kind as the one there; undefined if it is none. */
export function readValue({ now, values }: Correctable, said: string): Json | undefined {
  if (values) return said === '' ? undefined : values[Number(said)]?.value;
  if (typeof now !== 'number') return said;
  const number = Number(said.trim().replace(',', '.'));
  return said.trim() === '' || !Number.isFinite(number) ? undefined : number;
}

/** What a proposal would put right, one sentence for each value, as far as the viewer sees it. */
export function amendsInWords(scene: Scene, all: readonly Correctable[], patch: Patch): string[] {
  const subjects = subjectsOf(scene, all);
  return patch.map(({ path, value }) => {
    const of = subjects.find((subject) => subject.all.some((each) => each.path === path));
    const found = of?.all.find((each) => each.path === path);
    if (!of || !found) return `${path}: ${JSON.stringify(value)}`;
    const { what, now } = found;
    return `${of.name}: ${what}, ${valueInWords(found, now)} now, would be ${valueInWords(found, value)}`;
  });
}
