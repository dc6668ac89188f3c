import type { EngineFact } from '@shambles/engine';
import type { Moment } from './moments.js';

/** Moments that are told together: a fight, a series of moves, an event. */
export interface Beat {
  readonly kind: 'moves' | 'nothing' | 'deed';
  readonly moments: readonly Moment[];
  /** Where it happened. Moves, and fights without result, may have several places. */
  readonly at: readonly string[];
}

/** Groups the moments of one phase into beats. */
export function beatsOf(moments: readonly Moment[]): Beat[] {
  const beats: Beat[] = [];
  for (const group of byPlace(moments)) {
    const beat = beatOf(group);
    const last = beats[beats.length - 1];
    if (last && beat.kind !== 'deed' && last.kind === beat.kind)
      beats[beats.length - 1] = {
        kind: beat.kind,
        moments: [...last.moments, ...beat.moments],
        at: [...last.at, ...beat.at],
      };
    else beats.push(beat);
  }
  return beats;
}

/**
 * Starts a new group if a moment names a place other than the last one or, on a measured table, if another figure acts.
 * A moment that names neither belongs to the group before it.
 */
function byPlace(moments: readonly Moment[]): Moment[][] {
  const groups: Moment[][] = [];
  let about: string | undefined;
  for (const m of moments) {
    const last = groups[groups.length - 1];
    const here = m.by ?? m.at;
    if (last && (here === undefined || here === about)) last.push(m);
    else groups.push([m]);
    about = here ?? about;
  }
  return groups;
}

function beatOf(moments: Moment[]): Beat {
  const at = [...new Set(moments.flatMap((m) => m.at ?? []))];
  const fought = moments.some((m) => m.fact.is === 'rolled');
  const changed = moments.some(
    (m) => m.lost.length > 0 || m.came.length > 0 || m.changed.length > 0 || m.scored !== 0,
  );
  if (!fought && !changed && moments.some((m) => m.moved.length > 0)) return { kind: 'moves', moments, at };
  // On a measured table, dice are not only thrown for fights, so it is told who rolled for what.
  const places = moments.every((m) => m.by === undefined);
  return { kind: fought && !changed && places && at.length > 0 ? 'nothing' : 'deed', moments, at };
}

export function isRolled(moment: Moment): moment is Moment & { fact: EngineFact & { is: 'rolled' } } {
  return moment.fact.is === 'rolled';
}
