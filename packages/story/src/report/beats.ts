import type { EngineFact } from '@shambles/engine';
import type { Moment } from './moments.js';

/** What belongs together in the telling: a fight, a stretch of moves, an event. */
export interface Beat {
  readonly kind: 'moves' | 'nothing' | 'deed';
  readonly moments: readonly Moment[];
  /** Where it happened; several places for moves and for fights that came to nothing. */
  readonly at: readonly string[];
}

/** The moments of one phase as beats. */
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
 * A new group begins where a place is named that is not the last one, or, on a measured table, where somebody else
 * acts; what names none belongs to what came before.
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
  // Among figures dice are thrown for more than fights: who threw for what is told.
  const places = moments.every((m) => m.by === undefined);
  return { kind: fought && !changed && places && at.length > 0 ? 'nothing' : 'deed', moments, at };
}

export function isRolled(moment: Moment): moment is Moment & { fact: EngineFact & { is: 'rolled' } } {
  return moment.fact.is === 'rolled';
}
