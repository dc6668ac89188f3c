import { type Furnishing, GRAIN, type Ground, type Piece, type Terrain, terrain } from '@shambles/field';
import { doorName, outlineOf } from '@shambles/measured';
import { groundOf } from '../book.js';
import { type Encounter, encounterOf, type Premises } from '../state.js';
import { LAMP } from '../table.js';
import { SHEETS } from '../tables/sheets.js';
import { isSearched } from '../terrain/buildings.js';
import { sectionBox } from '../towns/sections.js';

/** Size in inches of a prop if the map does not give one. */
const PROP = 1;

/** Scenery of the table, from its map and what has been done with its buildings. */
export function scenery(e: Encounter, premises: readonly Premises[], dark: boolean): Terrain {
  const ground = groundOf(encounterOf({ encounter: e }).map);
  return terrain(ground, {
    building: (id) => doneWith(id, ground, premises),
    door: (p) => door(p, ground),
    zones: [...target(e, ground), ...own(e)],
    lamp: dark ? LAMP : 0,
    prop: PROP,
  });
}

/** FTB-12.16a, FTB-11.9b. */
function doneWith(id: string, { houses }: Ground, premises: readonly Premises[]): string {
  const known = premises.find((b) => b.id === id);
  const house = houses.find((h) => h.id === id);
  if (!known || !house) return '';
  if (known.searched.length > 0) return isSearched(premises, house) ? ', searched' : ', searched in part';
  return known.entered > 0 ? ', entered' : '';
}

function door(p: Piece, ground: Ground): ReturnType<Furnishing['door']> {
  const type = p.type as string;
  return {
    name: doorName(ground, p) ?? 'Door',
    state: 'closed',
    badges: type === 'locked' || type === 'barricaded' ? [type] : [],
  };
}

/** Margin in inches between the target and the mark drawn around it. */
const ROUND = 0.5;

/** The Target Building's mark. */
function target(e: Encounter, ground: Ground): Terrain['zones'] {
  const house = ground.houses.find((h) => h.id === e.target);
  if (!house) return [];
  const [w, s, east, n] = house.box.map((side) => side / GRAIN) as [number, number, number, number];
  return [
    {
      id: 'target',
      name: 'Target Building',
      tone: 'amber',
      outline: outlineOf([w, s, east, n], ROUND),
      level: 0,
    },
  ];
}

/** Marks for sections in use on the players' own table. FTB-12.1a. */
function own(e: Encounter): Terrain['zones'] {
  const { pefsIn } = e;
  if (!pefsIn) return [];
  const { target, section: enters } = SHEETS[e.kind];
  const found: Terrain['zones'][number][] = [];
  for (let section = 1; section <= 9; section++) {
    const here = pefsIn.filter((each) => each === section).length;
    const what = [
      ...(section === target ? ['Target Building'] : []),
      ...(section === enters ? ['You'] : []),
      ...(here > 0 ? [here === 1 ? 'a PEF' : `${here} PEFs`] : []),
    ];
    if (what.length === 0) continue;
    found.push({
      id: `section-${section}`,
      name: what.join(', '),
      tone: section === target ? 'amber' : section === enters ? 'ice' : 'rose',
      outline: outlineOf(sectionBox(e.map.size, section), -ROUND),
      level: 0,
    });
  }
  return found;
}
