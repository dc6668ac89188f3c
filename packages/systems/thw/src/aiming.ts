import { distance, type Point } from '@shambles/field';

/**
 * A way to allot dice to a target: one die (`one`) or all, using a rating of `by`. `plain`: without a shotgun's six.
 */
export interface AimWay {
  readonly target: string;
  readonly one: boolean;
  readonly by: number;
  readonly plain: boolean;
}

/**
 * All ways to allot the dice that are left: all of them, or one if `spread`. Lower ratings are offered as well, and
 * every way also plain with a shotgun.
 */
export function waysOn(
  targets: readonly string[],
  ratings: readonly number[],
  left: number,
  spread: boolean,
  shotgun: boolean,
): AimWay[] {
  const all = [left, ...ratings.filter((r) => r < left)];
  const ways = targets.flatMap((target) => [
    ...all.map((by) => ({ target, one: false, by, plain: false })),
    ...all.filter((by) => spread && by > 1).map((by) => ({ target, one: true, by, plain: false })),
  ]);
  return shotgun ? [...ways, ...ways.map((way) => ({ ...way, plain: true }))] : ways;
}

/** The id of a way: "zed-1", "zed-1 one", "zed-1 by 1", "zed-1 one by 2", "zed-1 plain". */
export function wayId({ target, one, by, plain }: AimWay, left: number): string {
  return `${target}${one ? ' one' : ''}${by < left ? ` by ${by}` : ''}${plain ? ' plain' : ''}`;
}

/** Adds dice to a target, on top of those it already has. */
export function putDice(placed: { target: string; dice: number }[], target: string, dice: number): void {
  const known = placed.find((m) => m.target === target);
  if (known) known.dice += dice;
  else placed.push({ target, dice });
}

/** How far a spot lies beyond a first target, and to the right of it, as seen by the firer. */
export function off(
  from: Point,
  first: Point,
  at: Point,
): { readonly beyond: number; readonly aside: number } {
  const far = distance(from, first);
  const [ux, uy] = far === 0 ? [0, 1] : [(first.x - from.x) / far, (first.y - from.y) / far];
  const [dx, dy] = [at.x - first.x, at.y - first.y];
  return { beyond: dx * ux + dy * uy, aside: dx * uy - dy * ux };
}
