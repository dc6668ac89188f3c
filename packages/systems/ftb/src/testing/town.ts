import type { MapFile } from '@shambles/field';
import { type Game, game, type Situation } from './game.js';

/** A suburb with everything that a table can hold: streets, houses, a hill, woods, water, cars, lamps. For tests. */
export const TOWN: MapFile = {
  format: 'shambles-map/1',
  title: 'A suburb',
  unit: 'in',
  size: [36, 36],
  ground: 'grass',
  areas: [
    { id: 'R1', kind: 'road', rect: [15, 0, 21, 36] },
    { id: 'R2', kind: 'road', rect: [0, 16, 36, 21] },
    { id: 'PV1', kind: 'pavement', rect: [13.8, 21, 15, 36] },
    { id: 'PV2', kind: 'pavement', rect: [21, 21, 22.2, 36] },
    { id: 'PV3', kind: 'pavement', rect: [13.8, 0, 15, 16] },
    { id: 'PV4', kind: 'pavement', rect: [21, 0, 22.2, 16] },
    { id: 'PV5', kind: 'pavement', rect: [0, 21, 13.8, 22.2] },
    { id: 'PV6', kind: 'pavement', rect: [22.2, 21, 36, 22.2] },
    { id: 'PV7', kind: 'pavement', rect: [0, 14.8, 13.8, 16] },
    { id: 'PV8', kind: 'pavement', rect: [22.2, 14.8, 36, 16] },
    { id: 'X1', kind: 'crosswalk', rect: [15, 21.3, 21, 22.6] },
    { id: 'X2', kind: 'crosswalk', rect: [21.4, 16, 22.7, 21] },
    { id: 'LAWN1', kind: 'lawn', rect: [1, 23, 13, 34] },
    { id: 'LOT1', kind: 'lot', rect: [23, 23, 35, 26.5], name: 'Car park' },
    { id: 'PARK1', kind: 'park', rect: [1, 2, 13, 14], name: 'Park' },
    {
      id: 'WATER1',
      kind: 'water',
      outline: [
        [3, 4],
        [7, 3],
        [10, 5],
        [9, 8],
        [5, 8.5],
        [2.6, 7],
      ],
      name: 'Pond',
    },
    {
      id: 'WOODS1',
      kind: 'woods',
      outline: [
        [23, 1],
        [29, 1],
        [30, 5],
        [27, 7],
        [23, 6],
      ],
      name: 'Woods',
    },
    {
      id: 'HILL1',
      kind: 'hill',
      outline: [
        [29, 4],
        [35, 5],
        [35.5, 11],
        [33, 13.6],
        [28.6, 12.5],
        [27.6, 8],
      ],
      name: 'Hill',
    },
    { id: 'POOL1', kind: 'pool', rect: [1.6, 31, 4.4, 33.4], name: 'Pool' },
  ],
  buildings: [
    {
      id: 'B1',
      name: 'No. 9',
      rect: [5, 25, 11.5, 31],
      levels: 2,
      roof: 'tiled',
      doors: [{ id: 'B1-door-1', at: [8, 25], width: 1.4, type: 'standard' }],
      windows: [
        { at: [6, 25], width: 1 },
        { at: [10.4, 25], width: 1 },
      ],
    },
    {
      id: 'B2',
      name: 'Clinic',
      rect: [24, 27, 32.5, 34.5],
      levels: 1,
      roof: 'flat',
      doors: [
        { id: 'B2-door-1', at: [28, 27], width: 1.4, type: 'standard' },
        { id: 'B2-door-2', at: [24, 31], width: 1.4, type: 'standard' },
      ],
      windows: [
        { at: [30.5, 27], width: 1 },
        { at: [26, 27], width: 1 },
      ],
      inner: [
        {
          path: [
            [24, 31.6],
            [28, 31.6],
          ],
        },
      ],
    },
    {
      id: 'B3',
      name: 'Corner shop',
      rect: [23.2, 9, 27, 14],
      levels: 1,
      roof: 'flat',
      doors: [{ id: 'B3-door-1', at: [25, 14], width: 1.4, type: 'locked' }],
    },
  ],
  barriers: [
    {
      id: 'F1',
      kind: 'hedge',
      path: [
        [2, 23],
        [7, 23],
      ],
    },
    {
      id: 'F2',
      kind: 'low wall',
      path: [
        [9, 23],
        [13, 23],
      ],
    },
    {
      id: 'F3',
      kind: 'wire',
      path: [
        [22.8, 35.4],
        [35, 35.4],
      ],
    },
    {
      id: 'C1',
      kind: 'crest',
      path: [
        [29.6, 8.4],
        [32, 9.4],
        [34, 8.6],
      ],
    },
  ],
  vehicles: [
    { id: 'V1', kind: 'car', at: [8, 17.4], length: 4, width: 1.8, facing: 90 },
    { id: 'V2', kind: 'van', at: [19.6, 27], length: 4.6, width: 2, facing: 0 },
    { id: 'V3', kind: 'car', at: [28, 19.4], length: 4, width: 1.8, facing: 280 },
  ],
  lamps: [
    { id: 'L1', at: [14.4, 22.4] },
    { id: 'L2', at: [21.6, 14.4] },
  ],
  props: [
    { kind: 'tree', at: [2.4, 27], size: 1 },
    { kind: 'tree', at: [12.2, 33], size: 1.2 },
    { kind: 'bush', at: [3.4, 25], size: 0.5 },
    { kind: 'bench', at: [11, 10], size: 0.5 },
    { kind: 'tree', at: [11.6, 4], size: 1.3 },
  ],
};

/** A moment of a Search that shows everything that a table can hold. */
export function moment(more: Situation = {}): Game {
  return game({
    map: TOWN,
    people: {
      'star-1': {
        x: 12.6,
        y: 21.4,
        rep: 5,
        has: ['ba-pistol', 'medical', 'food'],
        facing: 80,
        power: 4,
        attributes: ['initiative', 'medic'],
      },
      n7: {
        x: 10.6,
        y: 22.3,
        rep: 4,
        has: ['shotgun'],
        facing: 90,
        sex: 'm',
        attributes: ['fast'],
        heldFire: true,
      },
      n10: { x: 9.6, y: 20.8, rep: 3, has: ['two-hand'], facing: 200, prone: true, infection: 'exposed' },
      n20: {
        side: 'party-1',
        class: 'ganger',
        x: 18.6,
        y: 19.4,
        facing: 280,
        rep: 4,
        has: ['machine-pistol'],
      },
      n21: {
        side: 'party-1',
        class: 'ganger',
        x: 19.8,
        y: 20.6,
        facing: 270,
        rep: 3,
        has: ['shotgun'],
        sex: 'm',
      },
      n30: { side: 'party-2', class: 'police', x: 27, y: 30, facing: 200, rep: 4, has: ['pistol'] },
      n40: { side: 'party-3', class: 'citizen', x: 6.5, y: 28, facing: 180, rep: 3 },
      n41: {
        side: 'party-4',
        class: 'survivor',
        x: 25.4,
        y: 24.6,
        facing: 270,
        rep: 4,
        has: ['assault-rifle'],
      },
      n50: { side: 'party-1', class: 'ganger', x: 23.6, y: 18, condition: 'obviously-dead', rep: 3 },
      n51: {
        side: 'party-1',
        class: 'ganger',
        x: 17.6,
        y: 17.4,
        facing: 40,
        condition: 'out-of-the-fight',
        rep: 3,
      },
    },
    parties: {
      'party-1': { class: 'ganger', attitude: 'enemy' },
      'party-2': { class: 'police', attitude: 'unknown' },
      'party-3': { class: 'citizen', attitude: 'neutral' },
      'party-4': { class: 'survivor', attitude: 'friend' },
    },
    zeds: {
      'zed-1': { x: 24.6, y: 18.4, facing: 230, feast: 'n50' },
      'zed-2': { x: 22.7, y: 17.6, facing: 60, feast: 'n50' },
      'zed-3': { x: 3, y: 19, facing: 80 },
      'zed-4': { x: 31, y: 18, facing: 270 },
      'zed-5': { x: 32.4, y: 19.2, facing: 280 },
      'zed-6': { x: 26, y: 4, facing: 320 },
    },
    pefs: { 'pef-1': { x: 30, y: 32 }, 'pef-2': { x: 8, y: 6.4 }, 'pef-3': { x: 33, y: 11 } },
    active: ['star-1', 'n7', 'n10'],
    ...more,
    encounter: {
      part: 'evening',
      turn: 4,
      dice: { players: 5, 'party-1': 4, zombies: 3 },
      order: ['players', 'party-1', 'zombies'],
      target: 'B2',
      ...more.encounter,
    },
    state: {
      feasts: [{ body: 'n50', x: 23.6, y: 18, level: 0, left: 3, begun: 3, seenBy: [] }],
      noises: [{ x: 12.6, y: 21.4, dice: 3, turn: 4 }],
      heaps: [{ id: 'heap-1', x: 14, y: 18, level: 0, items: [{ id: 90, what: 'food', empty: false }] }],
      premises: [{ id: 'B1', entered: 1, searched: [0], searching: null, rolled: false }],
      ...more.state,
    },
  });
}
