import type { Place } from '@shambles/measured';
import type { BuildingKind, Zombie } from '../kinds.js';
import { type Building, FRESH_FIGURE, FRESH_UNIT, figureOf, type State, unitOf } from '../state.js';
import { fact } from './deed.js';
import { line, many, unit, word } from './lines.js';

/** Off the table. */
const GONE = { x: -1, y: -1, level: 0 } as const;

/** The recorded state of a building; one not recorded yet is open and undamaged. AMZ-buildings. */
function noted(s: Pick<State, 'buildings'>, id: string): Building {
  const found = s.buildings.find((b) => b.id === id);
  if (found) return found;
  const made: Building = { id, kind: 'open', points: 0, breached: false };
  s.buildings.push(made);
  return made;
}

/** Facts about buildings, things, arrivals and departures, and objectives. */
export const GROUND = {
  /** Barricade points that a mob has taken, and those that remain. AMZ-barricade-batter. */
  battered: fact<{
    readonly unit: string;
    readonly building: string;
    readonly points: number;
    readonly left: number;
  }>({
    does: (s, f) => {
      noted(s, f.building).points = f.left;
    },
    told: ({ unit: id, building, points, left }) =>
      line('battered', {
        who: unit(id),
        what: word(`building.${building}`),
        points: many('kind.point', points),
        left,
      }),
    words: { battered: '{{who}} battered {{what}}: {{points}}, {{left}} left.' },
    sort: 'fights',
  }),

  /** The building stays breached for the rest of the game. AMZ-barricade-batter. */
  breached: fact<{ readonly building: string }>({
    does: (s, f) => {
      Object.assign(noted(s, f.building), { breached: true, points: 0 });
    },
    told: ({ building }) => line('breached', { what: word(`building.${building}`) }),
    words: { breached: '{{what}} is breached.' },
    sort: 'fights',
    follows: true,
  }),

  /** A building now has this many barricade points. AMZ-barricade-build, AMZ-T-quirk-cards. */
  barricaded: fact<{
    readonly building: string;
    readonly kind: BuildingKind;
    readonly points: number;
    /** The unit that did it, if it was a unit. */
    readonly by?: string;
  }>({
    does: (s, f) => {
      Object.assign(noted(s, f.building), { kind: f.kind, points: f.points });
    },
    told: ({ building, points, by }) =>
      line(by === undefined ? 'barricaded' : 'barricaded-by', {
        what: word(`building.${building}`),
        points: many('kind.point', points),
        ...(by !== undefined && { who: unit(by) }),
      }),
    words: {
      barricaded: '{{what}} now has {{points}} of barricade.',
      'barricaded-by': '{{who}} barricaded: {{what}} now has {{points}}.',
    },
  }),

  // ---------------------------------------------------------------- things

  /** AMZ-sc3: which figures take the loads, and which loads stay because nobody could take them. */
  searched: fact<{
    readonly unit: string;
    readonly thing: string;
    readonly loads: number;
    readonly by: readonly string[];
    readonly left: readonly string[];
  }>({
    does: (s, f) => {
      for (const id of f.by) figureOf(s, id).loads++;
      const thing = s.things.find((t) => t.id === f.thing);
      if (!thing) return;
      thing.spent = true;
      for (const id of f.left) s.things.push({ ...thing, id, kind: 'load', spent: false, by: '' });
    },
    told: ({ unit: id, loads }) => line('searched', { who: unit(id), loads: many('kind.load', loads) }),
    words: { searched: '{{who}} searched, and found {{loads}}.' },
  }),

  /** AMZ-special-actions. */
  took: fact<{ readonly unit: string; readonly thing: string; readonly by: string }>({
    does: (s, f) => {
      const thing = s.things.find((t) => t.id === f.thing);
      if (thing) Object.assign(thing, { spent: true, by: f.unit });
      if (thing?.kind === 'load') figureOf(s, f.by).loads++;
    },
    told: ({ unit: id, thing }) => line('took', { who: unit(id), what: word(`thing.${thing}`) }),
    words: { took: '{{who}} took {{what}}.' },
  }),

  /** What a unit carried lies where it was, and can be taken again. AMZ-special-actions. */
  dropped: fact<{
    readonly unit: string;
    readonly things: readonly string[];
    readonly at: Place;
    /** Ids of the loads that its figures carried, which lie there from now on. AMZ-sc3. */
    readonly loads?: readonly string[];
    /** The figures whose loads they were; everybody of the unit if it is not given. AMZ-D-bearers. */
    readonly from?: readonly string[];
  }>({
    does: (s, f) => {
      const [x, y, level] = f.at;
      for (const t of s.things)
        if (f.things.includes(t.id)) Object.assign(t, { spent: false, by: '', x, y, level });
      if (!f.loads) return;
      for (const each of s.figures)
        if (f.from ? f.from.includes(each.id) : each.unit === f.unit && each.status !== 'left')
          each.loads = 0;
      for (const id of f.loads) s.things.push({ id, kind: 'load', spent: false, by: '', x, y, level });
    },
    told: ({ unit: id, from, loads = [] }) =>
      line(from ? 'dropped-load' : 'dropped', { who: unit(id), loads: many('kind.load', loads.length) }),
    words: {
      dropped: 'What {{who}} carried lies there now.',
      'dropped-load': 'Left lying where the bearer was: {{loads}} of {{who}}.',
    },
    follows: true,
  }),

  /** AMZ-hot-spot-close. */
  'closed-hot-spot': fact<{ readonly unit: string; readonly number: number; readonly closed: boolean }>({
    does: (s, f) => {
      const spot = s.hotSpots.find((h) => h.number === f.number);
      if (spot && f.closed) spot.closed = true;
    },
    told: ({ unit: id, number, closed }) =>
      line(closed ? 'closed-hot-spot' : 'not-closed', { who: unit(id), number }),
    words: {
      'closed-hot-spot': '{{who}} closed Hot Spot {{number}}.',
      'not-closed': '{{who}} could not close Hot Spot {{number}}.',
    },
  }),

  // ---------------------------------------------------------------- who comes and goes

  /** AMZ-sc2. */
  'helicopter-came': fact<{ readonly roof: string }>({
    does: (s) => {
      s.helicopter = true;
    },
    told: ({ roof }) => line('helicopter-came', { what: word(`building.${roof}`) }),
    words: { 'helicopter-came': 'The helicopter came down on {{what}}.' },
  }),

  /** Figures leave the table for good. AMZ-leaving, AMZ-sc2, AMZ-T-morale-levels. */
  left: fact<{
    readonly unit: string;
    readonly figures: readonly string[];
    readonly how: 'leaves' | 'flees' | 'flies';
    /** Markers of its Casualties, which go along. AMZ-casualties. */
    readonly markers?: readonly string[];
  }>({
    does: (s, f) => {
      const { markers = [] } = f;
      if (markers.length > 0) s.casualties = s.casualties.filter((c) => !markers.includes(c.id));
      for (const id of f.figures) Object.assign(figureOf(s, id), GONE, { status: 'left', aboard: '' });
    },
    told: ({ unit: id, how }) => line(`left-${how}`, { who: unit(id) }),
    words: {
      'left-leaves': '{{who}} left the table.',
      'left-flees': '{{who}} fled from the table.',
      'left-flies': '{{who}} flew out.',
    },
    sort: 'moves',
  }),

  /** A unit stops waiting because another saw it or freed it. AMZ-sc1, AMZ-sc4. */
  awoke: fact<{ readonly unit: string; readonly why: 'seen' | 'freed'; readonly by: string }>({
    does: (s, f) => {
      unitOf(s, f.unit).waits = null;
    },
    told: ({ unit: id, why, by }) => line(`awoke-${why}`, { who: unit(id), whom: unit(by) }),
    words: { 'awoke-seen': '{{whom}} saw {{who}}.', 'awoke-freed': '{{whom}} freed {{who}}.' },
  }),

  /** Figures change units: Dependents who join another unit or are handed over. AMZ-dependents. */
  'went-along': fact<{
    readonly figures: readonly string[];
    readonly from: string;
    readonly whom: string;
    /** True if the whole unit goes, with its Casualties. */
    readonly all: boolean;
    /** Things that the whole unit brings along. AMZ-leaving. */
    readonly things?: readonly string[];
    /** Doses of Revenant Anti-Virus that the whole unit brings along. AMZ-antivirus. */
    readonly doses?: number;
  }>({
    does: (s, f) => {
      for (const id of f.figures) figureOf(s, id).unit = f.whom;
      if (f.all) {
        unitOf(s, f.from).merged = true;
        for (const c of s.casualties) if (c.unit === f.from) c.unit = f.whom;
      }
      for (const t of s.things) if (f.things?.includes(t.id)) t.by = f.whom;
      const doses = f.doses ?? 0;
      unitOf(s, f.from).doses -= doses;
      unitOf(s, f.whom).doses += doses;
    },
    told: ({ from, whom, figures, all }) =>
      line(all ? 'went-along-all' : 'went-along', {
        who: unit(from),
        whom: unit(whom),
        how: many('kind.dependent', figures.length),
      }),
    words: {
      'went-along': '{{whom}} took along {{how}} of {{who}}.',
      'went-along-all': '{{whom}} took along {{how}} of {{who}}: none of them stays behind.',
    },
    follows: true,
  }),

  /** A new figure joins a unit. AMZ-T-quirk-cards, 28. */
  straggler: fact<{ readonly unit: string; readonly figure: string; readonly at: Place }>({
    does: (s, f) => {
      const [x, y, level] = f.at;
      s.figures.push({ ...FRESH_FIGURE, id: f.figure, unit: f.unit, x, y, level });
    },
    told: ({ unit: id }) => line('straggler', { who: unit(id) }),
    words: { straggler: 'A straggler joined {{who}}.' },
  }),

  /** A new mob appears where nobody was. AMZ-sc3, AMZ-T-quirk-cards, 5. */
  'stood-up': fact<{
    readonly unit: string;
    readonly kind: Zombie;
    readonly quality: State['units'][number]['quality'];
    readonly places: readonly (readonly [id: string, at: Place])[];
  }>({
    does: (s, f) => {
      const fresh = { ...FRESH_UNIT, engaged: [], feared: [], drives: [] };
      s.units.push({ ...fresh, id: f.unit, kind: f.kind, number: s.nextMob++, quality: f.quality });
      for (const [id, [x, y, level]] of f.places)
        s.figures.push({ ...FRESH_FIGURE, id, unit: f.unit, x, y, level });
    },
    told: ({ unit: id, kind, places }) =>
      line('stood-up', { who: unit(id), how: many(`zombie.${kind}`, places.length) }),
    words: { 'stood-up': '{{who}} stood up: {{how}}.' },
  }),

  /** AMZ-living-objectives, AMZ-zombie-objectives. */
  achieved: fact<{
    readonly objective: string;
    readonly side: 'living' | 'zombies';
    readonly points: number;
    readonly stress: boolean;
    /** The Living unit that achieved the objective; '' for none. */
    readonly unit: string;
  }>({
    does: (s, { objective, side, points, stress, unit: id }) => {
      s.achieved.push({ objective, side, points, stress, turn: s.turn });
      if (id !== '') unitOf(s, id).achieved = s.turn;
    },
    told: ({ objective, side, points }) =>
      line(`achieved-${side}`, { what: word(`objective.${objective}`), points: many('kind.point', points) }),
    words: {
      'achieved-living': '{{what}}: {{points}} for the Living.',
      'achieved-zombies': '{{what}}: {{points}} for the dead.',
    },
    follows: true,
  }),

  /** An objective scored earlier no longer counts. AMZ-T-quirk-cards, 10. */
  'struck-off': fact<{ readonly objective: string; readonly points: number }>({
    does: (s, { objective }) => {
      const at = s.achieved.findLastIndex((a) => a.objective === objective);
      s.achieved = s.achieved.filter((_, i) => i !== at);
    },
    told: ({ objective, points }) =>
      line('struck-off', { what: word(`objective.${objective}`), points: many('kind.point', points) }),
    words: { 'struck-off': '{{what}}: {{points}} less for the dead.' },
    follows: true,
  }),
};
