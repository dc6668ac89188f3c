import type { Figures } from './figures/figures.js';
import type { Ground } from './ground/ground.js';
import type { SightRules, StepRules } from './rules.js';
import { GRAIN, grains } from './shapes/units.js';
import { type Cloud, Sight } from './sight/sight.js';
import { Ways } from './ways/ways.js';

export type DoorState = 'open' | 'closed' | 'gone';

/** Limit on cached ways. Doors that open and close bring old ones back into use. */
const KEPT = 24;

/**
 * A measured table as rules use it: the ground, the figures, what they see and where they can go. It is derived from a
 * system's state and kept in step with it, but is not part of the state. After a gap is knocked into a wall, a new one
 * must be made.
 */
export class Field {
  readonly sight: Sight;
  private readonly doors = new Map<string, DoorState>();
  private readonly kept = new Map<string, Ways>();
  /** The doors that are not closed, in order. Ways depend on it. */
  private standing = '';

  constructor(
    readonly ground: Ground,
    readonly figures: Figures,
    sight: SightRules,
  ) {
    this.sight = new Sight(ground, sight, figures);
    for (const b of ground.map.buildings ?? [])
      for (const d of b.doors ?? []) this.doors.set(d.id, d.open ? 'open' : 'closed');
    this.standing = this.openDoors();
  }

  door(id: string): DoorState {
    return this.doors.get(id) ?? 'gone';
  }

  /** Throws RangeError if the map has no such door. */
  setDoor(id: string, state: DoorState): void {
    const old = this.doors.get(id);
    if (old === undefined) throw new RangeError(`There is no door "${id}" on the map.`);
    if (old === state) return;
    this.doors.set(id, state);
    this.sight.setDoor(id, state !== 'closed');
    this.standing = this.openDoors();
  }

  private openDoors(): string {
    return [...this.doors].flatMap(([id, state]) => (state === 'closed' ? [] : [id])).join(' ');
  }

  get clouds(): readonly Cloud[] {
    return this.sight.clouds;
  }

  set clouds(clouds: readonly Cloud[]) {
    this.sight.clouds = clouds;
  }

  /**
   * The ways under these movement rules for a base of radius `r` (units), with the doors as they are now; ask again
   * after a door has changed. Rules with the same name must be identical.
   */
  ways(rules: StepRules, r: number): Ways {
    const key = `${rules.name} ${grains(r)} ${this.standing}`;
    const old = this.kept.get(key);
    if (old) return old;
    const open = new Set(this.standing.split(' '));
    const made = new Ways(this.ground, this.figures, rules, grains(r) / GRAIN, (id) => open.has(id));
    const first = this.kept.size >= KEPT ? this.kept.keys().next().value : undefined;
    if (first !== undefined) this.kept.delete(first);
    this.kept.set(key, made);
    return made;
  }
}
