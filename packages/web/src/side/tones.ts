import type { AnySystem, Scene, Seat, Tone } from '@shambles/engine';
import type { OwnerOf, ToneOf } from './types.js';

export interface Tones {
  /** Remembers the colours of a scene's pieces. */
  learn(scene: Scene): void;
  readonly of: ToneOf;
  /** The seat of a person on the roster, or the only one of a noun's colour. */
  readonly ownerOf: OwnerOf;
}

/** Colours and seats for the nouns of a system's story, learnt from the scenes that are shown. */
export function createTones(system: AnySystem): Tones {
  const tones = new Map<string, Tone>(system.seats.map((s) => [`seat.${s.id}`, s.tone]));
  const seats = new Map<string, Seat>();
  const alone = (tone: Tone): Seat | undefined => {
    const [one, another] = system.seats.filter((s) => s.tone === tone);
    return another ? undefined : one?.id;
  };
  return {
    learn(scene) {
      if (scene.kind === 'measured') {
        for (const f of scene.figures) {
          tones.set(`person.${f.id}`, f.tone);
          tones.set(`kind.${f.kind}`, f.tone);
        }
        for (const card of scene.roster) {
          tones.set(`person.${card.id}`, card.tone);
          if (card.seat !== undefined) seats.set(`person.${card.id}`, card.seat);
        }
        return;
      }
      for (const counter of scene.counters) tones.set(`kind.${counter.kind}`, counter.tone);
      for (const tile of scene.clock.tiles)
        for (const icon of tile.icons ?? []) tones.set(`icon.${icon.icon}`, icon.tone);
    },
    of: (noun) => tones.get(noun),
    ownerOf(noun) {
      const tone = tones.get(noun);
      return seats.get(noun) ?? (tone && alone(tone));
    },
  };
}
