import pickUp from '../../maps/pick-up.json' with { type: 'json' };
import safeHouse from '../../maps/safe-house.json' with { type: 'json' };
import supplyRun from '../../maps/supply-run.json' with { type: 'json' };
import trapped from '../../maps/trapped.json' with { type: 'json' };
import type { Minor } from '../kinds.js';
import type { RuleId } from '../register.js';

export type ScenarioId = 'safe-house' | 'supply-run' | 'trapped' | 'pick-up';

export interface ScenarioSpec {
  readonly id: ScenarioId;
  readonly title: string;
  readonly summary: string;
  readonly rule: RuleId;
  readonly turns: number;
  /** Dusk counts as day. */
  readonly light: 'day' | 'night';
  readonly kit: 'A' | 'B';
  /** Items for each survivor in addition to the kit. */
  readonly extra: readonly Minor[];
  /** The kinds of places without which it cannot be won. A map may lack them, to be played on for practice. */
  readonly needs: readonly string[];
  /** The map file that is used when the players bring none. */
  readonly map: unknown;
  /** Places of that map that lay elsewhere, each time up to and including a revision of the rules. */
  readonly moved?: readonly {
    readonly until: number;
    readonly places: { readonly [id: string]: readonly [x: number, y: number] };
  }[];
}

export const SCENARIOS: readonly ScenarioSpec[] = [
  {
    id: 'safe-house',
    title: 'Safe House',
    summary: 'Across the town by day, into the house with the armoured door, and shut it behind you.',
    rule: 'ROS-S-1',
    turns: 58,
    light: 'day',
    kit: 'A',
    extra: [],
    needs: ['shelter'],
    map: safeHouse,
  },
  {
    id: 'supply-run',
    title: 'Supply Run',
    summary: 'Food, drugs and weapons lie in three shops. Carry all six out by the way you came.',
    rule: 'ROS-S-2',
    turns: 120,
    light: 'day',
    kit: 'B',
    extra: ['pistol reload'],
    needs: ['exit', 'search'],
    map: supplyRun,
  },
  {
    id: 'trapped',
    title: 'Trapped',
    summary: 'By night. Five figures sit in the dark; three of them want to be led out.',
    rule: 'ROS-S-3',
    turns: 70,
    light: 'night',
    kit: 'A',
    extra: ['torch', 'Molotov cocktail'],
    needs: ['exit', 'seated'],
    map: trapped,
    moved: [
      { until: 8, places: { H4: [60, 40] } },
      { until: 14, places: { boomer: [98, 66] } },
    ],
  },
  {
    id: 'pick-up',
    title: 'Pick-up',
    summary: 'A helicopter comes to the hospital roof at dusk, and everything hears it.',
    rule: 'ROS-S-4',
    turns: 46,
    light: 'day',
    kit: 'B',
    extra: [],
    needs: ['landing'],
    map: pickUp,
  },
];

/** The map of a scenario as it was in a revision of the rules, so that games begun then are shown where they were played. */
export function mapAsOf({ map, moved = [] }: ScenarioSpec, revision: number): unknown {
  const then = Object.assign({}, ...moved.filter(({ until }) => revision <= until).map((m) => m.places));
  if (Object.keys(then).length === 0) return map;
  const { places, ...rest } = map as { readonly places: readonly { readonly id: string }[] };
  const at = (id: string) => then[id] && { at: then[id] };
  return { ...rest, places: places.map((each) => ({ ...each, ...at(each.id) })) };
}
