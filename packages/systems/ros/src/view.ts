import { type Correctable, correctableIn, type Json, type Seat, type Setup } from '@shambles/engine';
import type { MapFile } from '@shambles/field';
import { type Book, seatsWith, UMPIRE } from './book.js';
import type { Cloud, Door, Find, Hideout, Noise, Person, Seated, State, Vehicle, Zed } from './state.js';

/** A survivor as the players see it: only the umpire knows about infection. ROS-infect-secret. */
export type PersonSeen = Readonly<Omit<Person, 'blood' | 'infected'>> &
  Partial<Readonly<Pick<Person, 'blood' | 'infected'>>>;
export type ZedSeen = Readonly<Zed>;
/** `left` is present only if known: nobody sees into a hideout. ROS-U-secret. */
export type HideoutSeen = Readonly<Omit<Hideout, 'left'>> & { readonly left?: number };
export type SeatedSeen = Readonly<Seated>;

/** What a seat sees. The players are one team and see the same. ROS-U-secret. */
export interface View {
  readonly seat: Seat;
  /** True if nothing is hidden from this seat: the umpire's, and every seat after the game. ROS-R-end. */
  readonly all: boolean;
  readonly phase: State['phase'];
  readonly turn: number;
  readonly step: number;
  /** Figures in sight that are still to act in this step. */
  readonly todo: readonly string[];
  readonly people: readonly PersonSeen[];
  readonly zeds: readonly ZedSeen[];
  readonly hideouts: readonly HideoutSeen[];
  readonly doors: readonly Readonly<Door>[];
  readonly gaps: State['gaps'];
  readonly vehicles: readonly Readonly<Vehicle>[];
  readonly finds: readonly Readonly<Find>[];
  /** `content` is '' if unknown, and does not name the character until somebody has been there. */
  readonly seated: readonly SeatedSeen[];
  readonly noises: readonly Readonly<Noise>[];
  readonly clouds: readonly Readonly<Cloud>[];
  readonly landed?: State['landed'];
  readonly late?: State['late'];
  readonly woken: number;
  readonly result: State['result'];
}

/** True if nothing is hidden from a seat. ROS-U-seats, ROS-R-end. */
export function knowsAll(s: State, seat: Seat, book: Book): boolean {
  return s.phase === 'over' || (seat === UMPIRE && book.umpired);
}

/** A setup without what the players' own map hides from a seat: where mutants wait, what finds are. ROS-U-secret. */
export function setupFor(setup: Setup, seat: Seat): Setup {
  const map = setup.files?.map as unknown as MapFile | undefined;
  if (!Array.isArray(map?.places) || (seat === UMPIRE && seatsWith(setup).umpired)) return setup;
  const places = map.places
    .filter(({ kind }) => kind !== 'mutant')
    .map((place) => (place.kind === 'search' ? { ...place, data: {} } : place));
  return { ...setup, files: { ...setup.files, map: { ...map, places } as unknown as Json } };
}

export function view(s: State, seat: Seat, book: Book): View {
  const all = knowsAll(s, seat, book);
  const zeds = s.zeds.filter((z) => all || z.mode !== 'waiting').map(zedSeen);
  const there = new Set([...s.people, ...zeds].map(({ id }) => id));
  return {
    seat,
    all,
    phase: s.phase,
    turn: s.turn,
    step: s.step,
    todo: s.todo.filter((id) => there.has(id)),
    people: s.people.map((p) => personSeen(p, all)),
    zeds,
    hideouts: s.hideouts.map(({ id, state, left, out, told }) => ({
      id,
      state,
      ...((all || state !== 'hidden') && { left }),
      out,
      told,
    })),
    doors: s.doors.map(({ id, state, taken, struck, barred }) => ({ id, state, taken, struck, barred })),
    gaps: s.gaps.map(({ x, y, level, r }) => ({ x, y, level, r })),
    vehicles: s.vehicles.map(({ id, alarm, rolled, taken, struck, broken }) => ({
      id,
      alarm,
      rolled: rolled.slice(),
      taken,
      struck,
      broken,
    })),
    finds: s.finds.map(({ id, x, y, level, things, open }) => ({
      id,
      x,
      y,
      level,
      things: (all || open) && things ? things.slice() : null,
      open,
    })),
    seated: s.seated.map((q) => seatedSeen(q, all)),
    noises: s.noises.map((n) => ({ ...n })),
    clouds: s.clouds.map(({ id, kind, x, y, level, until }) => ({ id, kind, x, y, level, until })),
    ...(s.landed && { landed: s.landed }),
    ...(s.late && { late: s.late }),
    woken: s.woken,
    result: s.result,
  };
}

function personSeen(p: Person, all: boolean): PersonSeen {
  return {
    id: p.id,
    kind: p.kind,
    x: p.x,
    y: p.y,
    level: p.level,
    facing: p.facing,
    where: p.where,
    down: p.down,
    pinned: p.pinned,
    hits: p.hits,
    ...(all && { blood: p.blood, infected: p.infected }),
    died: p.died,
    pistol: p.pistol,
    main: p.main,
    clip: p.clip,
    minor: p.minor.slice(),
    torch: p.torch,
    play: p.play,
    fired: p.fired,
    moved: p.moved,
    used: p.used,
    marked: p.marked,
    inside: p.inside,
    drawn: p.drawn,
    known: p.known,
    knownIn: p.knownIn,
    ladder: p.ladder,
    leader: p.leader,
    character: p.character,
    order: p.order,
    goal: p.goal,
    trapped: p.trapped,
  };
}

function zedSeen(z: Zed): ZedSeen {
  return {
    id: z.id,
    kind: z.kind,
    x: z.x,
    y: z.y,
    level: z.level,
    facing: z.facing,
    mode: z.mode,
    horde: z.horde,
    number: z.number,
    down: z.down,
    burning: z.burning,
    hits: z.hits,
    crouching: z.crouching,
    leapt: z.leapt,
    moved: z.moved,
    pins: z.pins,
    fence: z.fence,
    prey: z.prey,
    lastSeen: z.lastSeen,
    trail: z.trail.slice(),
    struck: z.struck,
  };
}

/** An undisturbed Witch shows the same marker as an unarmed NPS. ROS-U-witch. */
function seatedSeen({ id, x, y, level, content, gone, known }: Seated, all: boolean): SeatedSeen {
  const seen = all || gone ? content : known ? sortOf(content) : '';
  return { id, x, y, level, content: seen, gone, known };
}

/** The first word of a content: "nps steady" is an "nps", which is all that binoculars tell. ROS-item-binoculars. */
export function sortOf(content: string): string {
  return content.split(' ')[0] as string;
}

/**
 * What a seat may propose to put right. Who is seated where is kept from it, and so is which hidden figures are still
 * to act.
 */
export function correctable(view: View): Correctable[] {
  const seen = correctableIn(view, ['seat', 'all', 'todo']);
  return view.all ? seen : seen.filter(({ path }) => !/^seated\/.*\/content$/.test(path));
}
