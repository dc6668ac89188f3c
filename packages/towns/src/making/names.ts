import type { Chance } from './chance.js';

/** Words that make up the names of towns and buildings. */
export interface Words {
  /** Family names of owners of houses and shops. */
  readonly owners: readonly string[];
  readonly shops: readonly string[];
  /** Large buildings of a city. */
  readonly large: readonly string[];
  /** Large flat buildings with a car park. */
  readonly boxes: readonly string[];
  /** Farm buildings beside the house. */
  readonly farms: readonly string[];
  /** Buildings beside a country road. */
  readonly stops: readonly string[];
  /** The first and the second word of a town's name. */
  readonly towns: readonly string[];
  readonly ends: readonly string[];
}

/** The project's own words; a book may supply others. */
export const WORDS: Words = {
  owners:
    'Abbot Barlow Corrigan Dempsey Ellery Farrow Gantry Hollis Ingram Juno Kestrel Lindqvist Marlow Nakata Okafor Pruitt Quill Rosario Sallow Tamsin Ullman Vance Whitlock Yarrow Zeller'.split(
      ' ',
    ),
  shops: [
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
  ],
  large: [
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
  ],
  boxes: ['Superstore', 'Warehouse', 'Cinema', 'Furniture Barn', 'Bowling Alley', 'Clinic'],
  farms: ['Barn', 'Stable', 'Tractor Shed', 'Feed Store'],
  stops: ['Diner', 'Truck Stop', 'Roadhouse', 'Motel', 'General Store', 'Bait and Tackle'],
  towns:
    'Alder Birch Cedar Dunmore Elk Fallow Granite Harrow Ironwood Juniper Kettle Larkin Mill Nettle Osprey Pine Quarry Raven Salt Timber Union Vesper Willow Yonder'.split(
      ' ',
    ),
  ends: ['Falls', 'Heights', 'Creek', 'Junction', 'Springs', 'Hollow', 'Crossing', 'Grove'],
};

/** Gives names, each only once. */
export class Names {
  private readonly given = new Set<string>();

  constructor(
    private readonly chance: Chance,
    private readonly words: Words,
  ) {}

  shop(): string {
    return this.owned(this.words.shops);
  }
  large(): string {
    return this.owned(this.words.large);
  }
  box(): string {
    return this.owned(this.words.boxes);
  }
  stop(): string {
    return this.owned(this.words.stops);
  }
  farm(): string {
    return this.owned(this.words.farms);
  }
  /** A unique name for a kind of building: "Barlow's Church", or the plain kind. */
  one(kind: string): string {
    return this.owned([kind]);
  }
  house(): string {
    return this.once(() => `${this.chance.pick(this.words.owners)} House`);
  }
  town(): string {
    return `${this.chance.pick(this.words.towns)} ${this.chance.pick(this.words.ends)}`;
  }

  private owned(kinds: readonly string[]): string {
    return this.once(() => {
      const kind = this.chance.pick(kinds);
      return this.chance.percent(60) ? `${this.chance.pick(this.words.owners)}'s ${kind}` : kind;
    });
  }

  private once(make: () => string): string {
    let name = make();
    for (let tries = 0; this.given.has(name); tries++) name = tries < 20 ? make() : `${make()} ${tries}`;
    this.given.add(name);
    return name;
  }
}
