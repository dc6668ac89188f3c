import type { PrintedScene, SceneCounter, Tone } from '@shambles/engine';
import type { Book } from './book.js';
import { ICON_NAMES, KIND_NAMES, PHASE_NAMES } from './catalogue.js';
import { VICTORY } from './components/tables.js';
import { ALIENS, type AlienKey, type Icon, type Kind, ZOMBIES, type ZombieKey } from './kinds.js';
import type { View } from './view.js';

const GROUNDS = { building: 'building', park: 'park', lot: 'dirt lot' } as const;

/** The board as one seat sees it. */
export function scene(view: View, book: Book): PrintedScene {
  return {
    kind: 'printed',
    columns: book.columns,
    rows: book.rows,
    cells: book.locations.map((id, l) => {
      const ground = book.ground[l] as 'building' | 'park' | 'lot';
      return {
        id,
        column: l % book.columns,
        row: Math.floor(l / book.columns),
        ground,
        name: `${id}, ${GROUNDS[ground]}`,
      };
    }),
    counters: view.counters.map((c) => counter(c, view)),
    trays: [
      {
        id: 'reserve',
        name: 'Reserve',
        side: 'alien',
        count: view.counters.filter((c) => c.at === 'reserve').length,
      },
      {
        id: 'grave',
        name: 'Grave',
        side: 'zombie',
        count:
          Object.values(view.grave).reduce((n, k) => n + k, 0) - (view.seat === 'zombie' ? 0 : view.drawn),
      },
      { id: 'drawn', name: 'Drawn', side: 'zombie', count: view.drawn },
      { id: 'dead-pile', name: 'Dead pile', side: 'zombie', count: view.dead },
    ],
    track: {
      name: 'Dead pile',
      value: view.dead,
      max: VICTORY.rows[VICTORY.rows.length - 1]?.dead[1] as number,
      bands: VICTORY.rows.map((r) => ({
        from: r.dead[0],
        to: r.dead[1],
        name: r.level,
        tone: r.winner === 'alien' ? 'amber' : r.winner === 'zombie' ? 'moss' : 'paper',
      })),
    },
    clock: clock(view, book),
  };
}

function clock(view: View, book: Book): PrintedScene['clock'] {
  const up = view.tiles.map((id, i) => {
    const tile = book.tiles.find((t) => t.id === id);
    const current = i === view.tiles.length - 1 && view.phase !== 'over';
    const icons = tile?.icons.map((icon, n) => ({
      icon,
      name: ICON_NAMES[icon] as string,
      tone: toneOf(icon),
      done: !current || n < view.icon,
    }));
    return { id, face: current ? ('current' as const) : ('up' as const), number: tile?.number, icons };
  });
  const down = Array.from({ length: view.tilesDown }, (_, i) => ({
    id: `down-${i + 1}`,
    face: 'down' as const,
  }));
  return {
    turn: view.turn,
    turns: view.turns,
    phase: PHASE_NAMES[view.phase] as string,
    tiles: [...up, ...down],
  };
}

/** Red icons belong to the Zombie player, blue ones to the Alien player. AVZ-1.0-tile. */
function toneOf(icon: Icon): Tone {
  return icon === 'zombie_bite' || icon === 'zombie_claw' || icon === 'zombie_rise' ? 'rust' : 'ice';
}

function badges(spent: boolean, kind: Kind, view: View): string[] {
  const found: string[] = [];
  if (spent) found.push('spent');
  if (view.claw && ALIENS.some((a) => a.kind === kind && !a.flies)) found.push('grounded');
  return found;
}

type Look = Omit<SceneCounter, 'id' | 'at' | 'badges'>;

const LOOKS = new Map<Kind, Look>([
  ...ALIENS.map((k): [Kind, Look] => [k.kind, alienLook(k)]),
  ...ZOMBIES.map((k): [Kind, Look] => [k.kind, zombieLook(k)]),
]);

/** Copied field by field for speed, because the board is drawn for every seat and spectator after every fact. */
function counter({ id, kind, at, spent }: View['counters'][number], view: View): SceneCounter {
  const { side, name, shape, large, tone, numbers } = LOOKS.get(kind) as Look;
  return { side, kind, name, shape, large, tone, numbers, id, at, badges: badges(spent, kind, view) };
}

function alienLook(key: AlienKey): Look {
  return {
    side: 'alien',
    kind: key.kind,
    name: KIND_NAMES[key.kind] as string,
    shape: 'round',
    large: key.stack > 1,
    tone: 'amber',
    numbers: [
      {
        value: key.combat,
        label: key.armoured ? 'combat, armoured' : 'combat',
        ...(key.armoured && { mark: 'circle' as const }),
      },
      {
        value: key.move,
        label: key.flies ? 'movement, flies' : 'movement',
        ...(key.flies && { mark: 'triangle' as const }),
      },
    ],
  };
}

function zombieLook(key: ZombieKey): Look {
  return {
    side: 'zombie',
    kind: key.kind,
    name: KIND_NAMES[key.kind] as string,
    shape: 'square',
    large: false,
    tone: 'moss',
    numbers: [{ value: key.number, label: 'Zombie Number', ...(key.mob && { mark: 'disc' as const }) }],
  };
}
