import type { Chance } from './chance.js';

/** Names of our own. */
const OWNERS =
  'Abbot Barlow Corrigan Dempsey Ellery Farrow Gantry Hollis Ingram Juno Kestrel Lindqvist Marlow Nakata Okafor Pruitt Quill Rosario Sallow Tamsin Ullman Vance Whitlock Yarrow Zeller'.split(
    ' ',
  );

const SHOPS: readonly string[] = [
  'Grocery',
  'Hardware',
  'Drugstore',
  'Pawn Shop',
  'Laundromat',
  'Bakery',
  'Barber',
  'Gun Shop',
  'Liquor Store',
  'Bookshop',
  'Diner',
  'Pizzeria',
  'Electronics',
  'Thrift Store',
  'Music Shop',
  'Bar',
  'Garage',
  'Florist',
  'Butcher',
  'Pet Shop',
];
const LARGE: readonly string[] = [
  'Apartments',
  'Hotel',
  'Offices',
  'Bank',
  'Clinic',
  'Library',
  'Police Station',
  'School',
  'Department Store',
  'Courthouse',
];
const BOXES: readonly string[] = [
  'Superstore',
  'Warehouse',
  'Cinema',
  'Furniture Barn',
  'Bowling Alley',
  'Clinic',
];
const FARMS: readonly string[] = ['Barn', 'Stable', 'Tractor Shed', 'Feed Store'];
const STOPS: readonly string[] = [
  'Diner',
  'Truck Stop',
  'Roadhouse',
  'Motel',
  'General Store',
  'Bait and Tackle',
];
const TOWNS =
  'Alder Birch Cedar Dunmore Elk Fallow Granite Harrow Ironwood Juniper Kettle Larkin Mill Nettle Osprey Pine Quarry Raven Salt Timber Union Vesper Willow Yonder'.split(
    ' ',
  );
const ENDS: readonly string[] = [
  'Falls',
  'Heights',
  'Creek',
  'Junction',
  'Springs',
  'Hollow',
  'Crossing',
  'Grove',
];

/** Names that are each given once. */
export class Names {
  private readonly given = new Set<string>();

  constructor(private readonly chance: Chance) {}

  shop(): string {
    return this.owned(SHOPS);
  }
  large(): string {
    return this.owned(LARGE);
  }
  box(): string {
    return this.owned(BOXES);
  }
  stop(): string {
    return this.owned(STOPS);
  }
  farm(): string {
    return this.owned(FARMS);
  }
  house(): string {
    return this.once(() => `${this.chance.pick(OWNERS)} House`);
  }
  town(): string {
    return `${this.chance.pick(TOWNS)} ${this.chance.pick(ENDS)}`;
  }

  private owned(kinds: readonly string[]): string {
    return this.once(() => {
      const kind = this.chance.pick(kinds);
      return this.chance.percent(60) ? `${this.chance.pick(OWNERS)}'s ${kind}` : kind;
    });
  }

  private once(make: () => string): string {
    let name = make();
    for (let tries = 0; this.given.has(name); tries++) name = tries < 20 ? make() : `${make()} ${tries}`;
    this.given.add(name);
    return name;
  }
}
