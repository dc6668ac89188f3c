import type { AnySystem, Scene, Tone } from '@shambles/engine';
import type { ToneOf } from './types.js';

export interface Tones {
  /** Remembers the colours of a scene's pieces. */
  learn(scene: Scene): void;
  readonly of: ToneOf;
}

/** Colours for the nouns of a system's story, learnt from the scenes that are shown. */
export function createTones(system: AnySystem): Tones {
  const tones = new Map<string, Tone>(system.seats.map((s) => [`seat.${s.id}`, s.tone]));
  return {
    learn(scene) {
      if (scene.kind === 'measured') {
        for (const f of scene.figures) {
          tones.set(`person.${f.id}`, f.tone);
          tones.set(`kind.${f.kind}`, f.tone);
        }
        for (const card of scene.roster) tones.set(`person.${card.id}`, card.tone);
        return;
      }
      for (const counter of scene.counters) tones.set(`kind.${counter.kind}`, counter.tone);
      for (const tile of scene.clock.tiles)
        for (const icon of tile.icons ?? []) tones.set(`icon.${icon.icon}`, icon.tone);
    },
    of: (noun) => tones.get(noun),
  };
}
