import type { MeasuredScene, SceneFigure, Sighting, Spot } from '@shambles/engine';

/** The figure from which distances and directions are given, and what it sees, if the system can tell. */
export interface Watch {
  readonly figure: string;
  readonly sight?: readonly Sighting[];
}

export const isDead = (figure: SceneFigure) => figure.badges.includes('dead');

/** Ids of the figures that a seat plays. */
export function playedIn(scene: MeasuredScene): ReadonlySet<string> {
  return new Set(scene.roster.map((card) => card.id));
}

const trailing = (text: string) => /(\d+)$/.exec(text)?.[1];

/**
 * The label of each figure on the map, unique: a capital letter for those that are played, a number for the others. If
 * several kinds are numbered, all but the most numerous have a letter before the number ("h3").
 */
export function labelsOf(scene: MeasuredScene): ReadonlyMap<string, string> {
  const played = playedIn(scene);
  const labels = new Map<string, string>();
  const taken = new Set<string>();
  const give = (id: string, wanted: readonly string[]) => {
    let label = wanted.find((w) => !taken.has(w));
    for (let n = 2; label === undefined; n++) if (!taken.has(`${wanted[0]}${n}`)) label = `${wanted[0]}${n}`;
    taken.add(label);
    labels.set(id, label);
  };
  const byId = [...scene.figures].sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const { id, name } of byId.filter((f) => played.has(f.id) || (f.named && !trailing(f.name))))
    give(id, [...`${name.replace(/[^a-z]/gi, '')}ABCDEFGHIJKLMNOPQRSTUVWXYZ`.toUpperCase()]);
  const counts = new Map<string, number>();
  for (const { kind } of scene.figures) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const usual = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0];
  for (const { id, name, kind, number } of byId) {
    if (labels.has(id)) continue;
    const n = number === undefined ? (trailing(name) ?? trailing(id) ?? '') : String(number);
    const letter = kind.charAt(0).toLowerCase();
    give(id, kind === usual && n !== '' ? [n, `${letter}${n}`] : [`${letter}${n}`]);
  }
  return labels;
}

/** A length to a tenth: "23 cm", "8 in". */
export function lengthIn(length: number, unit: MeasuredScene['unit']): string {
  return `${Number(length.toFixed(1))} ${unit}`;
}

/** The bearing from one spot to another, in whole degrees clockwise from north. */
export function bearing([x1, y1]: Spot, [x2, y2]: Spot): number {
  return (Math.round((Math.atan2(x2 - x1, y2 - y1) * 180) / Math.PI) + 360) % 360;
}

/** A direction on a clock face laid on the map: twelve o'clock is north. */
export function clockOf(degrees: number): string {
  return `${Math.round((((degrees % 360) + 360) % 360) / 30) % 12 || 12} o'clock`;
}

const SEES = { clear: 'in sight', partly: 'in sight partly', no: 'out of sight' } as const;

/** The position of a spot or a figure relative to the watching figure: "23 cm, 2 o'clock, in sight partly". */
export function whereFrom(
  scene: MeasuredScene,
  watch: Watch | undefined,
  to: { readonly id?: string; readonly at: Spot; readonly level: number; readonly r?: number },
): string {
  const from = watch && scene.figures.find((f) => f.id === watch.figure);
  if (!from || from.id === to.id) return '';
  const seen = watch?.sight?.find((s) => s.id === to.id);
  const apart = Math.hypot(to.at[0] - from.at[0], to.at[1] - from.at[1]) - from.r - (to.r ?? 0);
  const words = [
    lengthIn(Math.max(0, seen?.distance ?? apart), scene.unit),
    ...(apart > -from.r ? [clockOf(bearing(from.at, to.at))] : []),
    ...(to.level === from.level ? [] : [levelName(to.level)]),
  ];
  // Whether friends see each other is seldom of interest.
  const friend = scene.figures.some((f) => f.id === to.id && f.side === from.side);
  if (seen && !friend)
    words.push(SEES[seen.sees] + (seen.sees !== 'no' && !seen.inArc ? ', not in front' : ''));
  return words.join(', ');
}

export function levelName(level: number): string {
  return level === 0 ? 'on the ground' : `level ${level}`;
}

/** The name of the building or named area that contains a spot. */
export function placeName(
  scene: MeasuredScene,
  spot: Spot,
  inside: (outline: readonly Spot[], spot: Spot) => boolean,
): string | undefined {
  const building = scene.buildings.find((b) => inside(b.outline, spot));
  // A building's name may have details after a comma, an article, or its owner in place of one.
  const [name = ''] = building?.name.split(', ') ?? [];
  if (name !== '') return /['’]s\b/.test(name) ? name : `the ${name.replace(/^the /i, '')}`;
  return scene.areas.find((a) => a.name !== undefined && inside(a.outline, spot))?.name;
}
