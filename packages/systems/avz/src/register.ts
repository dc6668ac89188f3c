// Made from rules.yaml by scripts/register.mjs.
import type { Register } from '@shambles/engine';

/** Every entry of the register: another id does not compile. */
export type RuleId =
  | 'AVZ-0-players'
  | 'AVZ-0-story'
  | 'AVZ-1.0-list'
  | 'AVZ-1.0-dice'
  | 'AVZ-1.0-tile'
  | 'AVZ-1.0-clock'
  | 'AVZ-1.0-alien-numbers'
  | 'AVZ-1.0-alien-types'
  | 'AVZ-1.0-alien-mix'
  | 'AVZ-1.0-zombie-number'
  | 'AVZ-1.0-mobs'
  | 'AVZ-1.0-rarity'
  | 'AVZ-1.0-zombie-mix'
  | 'AVZ-1.0-board'
  | 'AVZ-1.0-crosswalk'
  | 'AVZ-1.0-map'
  | 'AVZ-1.0-building'
  | 'AVZ-1.0-park'
  | 'AVZ-1.0-dirt'
  | 'AVZ-1.0-reserve'
  | 'AVZ-1.0-deadpile'
  | 'AVZ-1.0-grave'
  | 'AVZ-2.0-sides'
  | 'AVZ-2.0-tiles'
  | 'AVZ-2.0-grave'
  | 'AVZ-2.0-zombies'
  | 'AVZ-2.0-aliens'
  | 'AVZ-3.0-sequence'
  | 'AVZ-3.1-reveal'
  | 'AVZ-3.1-spawn'
  | 'AVZ-3.1-empty'
  | 'AVZ-3.1-event'
  | 'AVZ-3.2'
  | 'AVZ-3.2-where'
  | 'AVZ-3.2-leader'
  | 'AVZ-3.2-big'
  | 'AVZ-3.3'
  | 'AVZ-3.4'
  | 'AVZ-3.5-group'
  | 'AVZ-4.0-icons'
  | 'AVZ-4.0-bite'
  | 'AVZ-4.0-laser'
  | 'AVZ-4.0-claw'
  | 'AVZ-4.0-claw-bonus'
  | 'AVZ-4.0-rise-spawn'
  | 'AVZ-4.0-rise-grave'
  | 'AVZ-4.0-mutant'
  | 'AVZ-4.0-rampage'
  | 'AVZ-4.0-bfar'
  | 'AVZ-4.0-missiles'
  | 'AVZ-5.0-once'
  | 'AVZ-5.0-finish'
  | 'AVZ-5.0-mark'
  | 'AVZ-5.1'
  | 'AVZ-5.2'
  | 'AVZ-5.3'
  | 'AVZ-5.4'
  | 'AVZ-6.0'
  | 'AVZ-6.1'
  | 'AVZ-6.2'
  | 'AVZ-6.3'
  | 'AVZ-6.3-leader'
  | 'AVZ-6.4a'
  | 'AVZ-6.4b-zombies'
  | 'AVZ-6.4b'
  | 'AVZ-6.5-ufo'
  | 'AVZ-7.0'
  | 'AVZ-7.1a'
  | 'AVZ-7.1a-leader'
  | 'AVZ-7.1z'
  | 'AVZ-7.1z-mob'
  | 'AVZ-7.2'
  | 'AVZ-7.2-leader'
  | 'AVZ-7.2-tough'
  | 'AVZ-7.3'
  | 'AVZ-7.3-two'
  | 'AVZ-7.3-split'
  | 'AVZ-7.4-zombie'
  | 'AVZ-7.4-alien'
  | 'AVZ-8.0-end'
  | 'AVZ-8.0-count'
  | 'AVZ-T-components'
  | 'AVZ-T-aliens'
  | 'AVZ-T-alien-mix'
  | 'AVZ-T-zombies'
  | 'AVZ-T-zombie-mix'
  | 'AVZ-T-events'
  | 'AVZ-T-map'
  | 'AVZ-T-attack'
  | 'AVZ-T-saves'
  | 'AVZ-T-victory'
  | 'AVZ-T-event-effects'
  | 'AVZ-EX-turn-1-spawn'
  | 'AVZ-EX-turn-2-laser'
  | 'AVZ-EX-turn-3-landing'
  | 'AVZ-EX-turn-4-actions'
  | 'AVZ-EX-attack-1'
  | 'AVZ-EX-attack-2'
  | 'AVZ-EX-hits-1'
  | 'AVZ-EX-save-1'
  | 'AVZ-EX-blast-1'
  | 'AVZ-EX-chomp-1'
  | 'AVZ-EX-claw-1'
  | 'AVZ-EX-bite-1'
  | 'AVZ-EX-missiles-1'
  | 'AVZ-EX-rampage-1'
  | 'AVZ-EX-move-1'
  | 'AVZ-EX-move-2'
  | 'AVZ-EX-landing-1'
  | 'AVZ-EX-victory-1'
  | 'AVZ-D-rampage-6'
  | 'AVZ-D-chomp-place'
  | 'AVZ-D-special-normal'
  | 'AVZ-D-64'
  | 'AVZ-D-stack-when'
  | 'AVZ-D-stack-74'
  | 'AVZ-D-bite-74'
  | 'AVZ-D-bite-big'
  | 'AVZ-D-trooper-swap'
  | 'AVZ-D-rampage-stop'
  | 'AVZ-D-rampage-start'
  | 'AVZ-D-bfar-dice'
  | 'AVZ-D-bfar-none'
  | 'AVZ-D-need-enemy'
  | 'AVZ-D-assign'
  | 'AVZ-D-no-carry'
  | 'AVZ-D-mutant-armour'
  | 'AVZ-D-leader-many'
  | 'AVZ-D-leader-alone'
  | 'AVZ-D-fast-last'
  | 'AVZ-D-group-move'
  | 'AVZ-D-icon-order'
  | 'AVZ-D-no-target'
  | 'AVZ-D-open'
  | 'AVZ-D-landing-empty'
  | 'AVZ-D-empty-pile'
  | 'AVZ-D-74-order'
  | 'AVZ-D-revived-act'
  | 'AVZ-D-mob-one'
  | 'AVZ-D-setup-anywhere'
  | 'AVZ-D-board'
  | 'AVZ-D-early'
  | 'AVZ-D-own-board'
  | 'AVZ-D-rise-before';

export const REGISTER = {
 "system": "avz",
 "title": "Aliens vs. Zombies",
 "rules": [
  {
   "id": "AVZ-0-players",
   "title": "Two sides, two players",
   "kind": "component",
   "provenance": "stated",
   "where": "INTRODUCTION",
   "rule": "The game is for exactly two sides: one player runs every Alien counter, the other runs every Zombie counter. There is no third side, no neutral counter and no hidden role.",
   "see": [
    "AVZ-2.0-sides"
   ]
  },
  {
   "id": "AVZ-0-story",
   "title": "Premise",
   "kind": "advice",
   "provenance": "stated",
   "where": "INTRODUCTION",
   "rule": "Background only, with no effect on play: invaders wiped out nearly all of humanity from orbit, the weapon altered the dead, and within a day they walked against the invaders in a small town."
  },
  {
   "id": "AVZ-1.0-list",
   "title": "What the game consists of",
   "kind": "component",
   "provenance": "stated",
   "where": "[1.0] COMPONENTS",
   "rule": "60 Zombie counters (square, small), 24 small Alien counters (rounded), 2 large Alien counters (rounded: the Mutant and the BFAR), 10 event tiles, one board, and ordinary six-sided dice (6 in the boxed edition; any number may be rolled). Components are a hard limit: a counter type that has run out cannot be placed.",
   "tables": [
    "AVZ-T-components",
    "AVZ-T-zombie-mix",
    "AVZ-T-alien-mix",
    "AVZ-T-events"
   ]
  },
  {
   "id": "AVZ-1.0-dice",
   "title": "Dice",
   "kind": "component",
   "provenance": "stated",
   "where": "[1.0] COMPONENTS",
   "rule": "All rolls use six-sided dice, 1 to 6, read as printed. There is no other randomiser than dice, the face-down tiles, and the blind draws from the grave and from the dead pile."
  },
  {
   "id": "AVZ-1.0-tile",
   "title": "What an event tile shows",
   "kind": "component",
   "provenance": "stated",
   "where": "[1.0] COMPONENTS, Event Tiles",
   "rule": "A tile carries one number (3 at least, 10 at most) and one icon or two. The number is how many Zombies spawn that turn. The icons say which events happen; red icons are the Zombie side's events, blue icons the Alien side's. One tile is turned face up at the start of each turn.",
   "tables": [
    "AVZ-T-events"
   ],
   "see": [
    "AVZ-3.1-reveal",
    "AVZ-4.0-icons"
   ]
  },
  {
   "id": "AVZ-1.0-clock",
   "title": "The tiles are the game clock",
   "kind": "procedure",
   "provenance": "stated",
   "where": "[1.0] COMPONENTS, Event Tiles",
   "rule": "The stock of face-down tiles counts the turns. When every tile left on the table has been revealed and its turn played out, the game is over and victory is worked out.",
   "see": [
    "AVZ-8.0-end"
   ]
  },
  {
   "id": "AVZ-1.0-alien-numbers",
   "title": "Reading an Alien counter",
   "kind": "component",
   "provenance": "stated",
   "where": "[1.0] COMPONENTS, Aliens; back cover key",
   "rule": "An Alien counter has two numbers, combat then movement; higher is better for both. A circled combat number marks an armoured unit. A triangle after the movement number marks a flying unit, which is the UFO only.",
   "tables": [
    "AVZ-T-aliens"
   ],
   "note": "The scan of the key lists the key's own sample figures as \"1 3\", \"2\" and \"2 6\", i.e. a plain combat and movement pair (Trooper), a circled combat number (2) and the flying pair (UFO 2 and 6)."
  },
  {
   "id": "AVZ-1.0-alien-types",
   "title": "Alien unit types",
   "kind": "table",
   "provenance": "inferred",
   "where": "back cover key; [7.1a]; [7.3]",
   "rule": "Combat and movement: Trooper 1 and 3; UFO 2 and 6, armoured, flying; Tank 3 and 3, armoured; Leader 2 and 3; Mutant 3 and 5; BFAR 4 and 4, armoured. Trooper, UFO, Tank and Leader are the small units; Mutant and BFAR are the large ones.",
   "tables": [
    "AVZ-T-aliens"
   ],
   "note": "The scanned key prints six pairs in a row above the six names. Pairing them in order gives combat 1, 2, 3, 2 for Trooper, UFO, Tank, Leader, exactly the dice of the worked example in 7.1a, which confirms the order. Armour comes from the list in 7.3."
  },
  {
   "id": "AVZ-1.0-alien-mix",
   "title": "How many of each small Alien",
   "kind": "component",
   "provenance": "reconstructed",
   "where": "[1.0] COMPONENTS (24 rounded counters); [2.0] (at least three Troopers, UFOs and Tanks)",
   "rule": "The 24 small Alien counters are 9 Troopers, 6 UFOs, 6 Tanks and 3 Leaders. The 2 large counters are one Mutant and one BFAR.",
   "tables": [
    "AVZ-T-alien-mix"
   ],
   "note": "Built from the total of 24, the set-up need of three of each of three types, the Trooper being described as the throw-away unit, and one Leader per landing at most."
  },
  {
   "id": "AVZ-1.0-zombie-number",
   "title": "Zombie Number",
   "kind": "component",
   "provenance": "stated",
   "where": "[1.0] COMPONENTS, Zombies; back cover key",
   "rule": "A Zombie counter has one number, used both as its movement allowance and as the number its attack dice must beat. High is good for moving and bad for fighting. Rotting 3, Fast 4, Tough 2; a Mob has the same number as the single Zombie of its type.",
   "tables": [
    "AVZ-T-zombies"
   ],
   "see": [
    "AVZ-5.1",
    "AVZ-7.1z"
   ]
  },
  {
   "id": "AVZ-1.0-mobs",
   "title": "Mobs",
   "kind": "component",
   "provenance": "stated",
   "where": "[1.0] COMPONENTS, Zombies",
   "rule": "Each Zombie type comes as a single and as a Mob (white number in a black circle). A Mob rolls one extra attack die and takes two hits to kill. It is one counter for every other purpose: spawning, stacking, Laser count, random draws, rampage and missile removals, and the victory count.",
   "see": [
    "AVZ-7.1z-mob",
    "AVZ-7.3-two",
    "AVZ-D-mob-one"
   ]
  },
  {
   "id": "AVZ-1.0-rarity",
   "title": "Rarity of Zombie types",
   "kind": "component",
   "provenance": "stated",
   "where": "[1.0] COMPONENTS, Zombies",
   "rule": "Rotting Zombies are the most numerous type among the 60 counters and Tough Zombies the fewest, with Fast in between. Fast Zombies have special movement rules, Tough Zombies a special combat rule.",
   "see": [
    "AVZ-6.2",
    "AVZ-6.4a",
    "AVZ-7.2-tough",
    "AVZ-1.0-zombie-mix"
   ]
  },
  {
   "id": "AVZ-1.0-zombie-mix",
   "title": "How many of each Zombie counter",
   "kind": "component",
   "provenance": "reconstructed",
   "where": "[1.0] COMPONENTS (60 square counters)",
   "rule": "Rotting 21 singles and 9 Mobs, Fast 13 singles and 5 Mobs, Tough 8 singles and 4 Mobs: 60 counters, 42 single and 18 Mob; 30 Rotting, 18 Fast, 12 Tough.",
   "tables": [
    "AVZ-T-zombie-mix"
   ],
   "note": "Built from the total, the stated order of rarity, and the worked example that needs three Rotting, one Fast Mob and two Tough in one place. The share of Mobs was set by test play of an early version; what the bots make of it now stands in packages/players/README.md."
  },
  {
   "id": "AVZ-1.0-board",
   "title": "Locations and streets",
   "kind": "component",
   "provenance": "stated",
   "where": "[1.0] COMPONENTS, Game Board",
   "rule": "The board is made of rectangular locations separated by streets. Counters stand in locations, never in the street. Each location is a building (grey), a park (green) or a dirt lot (brown).",
   "see": [
    "AVZ-1.0-map"
   ]
  },
  {
   "id": "AVZ-1.0-crosswalk",
   "title": "Adjacency",
   "kind": "limit",
   "provenance": "stated",
   "where": "[1.0] COMPONENTS, Game Board; [6.0]",
   "rule": "Movement goes between locations that face each other across a street, over the crosswalk, on a long side or a short side. It never goes corner to corner. Both sides and every unit, flying ones included, obey this.",
   "see": [
    "AVZ-6.0",
    "AVZ-4.0-bfar"
   ]
  },
  {
   "id": "AVZ-1.0-map",
   "title": "The board used",
   "kind": "component",
   "provenance": "reconstructed",
   "where": "[1.0] COMPONENTS (one 8.5 by 11 inch board)",
   "rule": "The board lies lengthwise: 6 columns A to F by 5 rows 1 to 5, 30 locations, each wider than it is tall. Every pair of side-by-side locations is joined by a crosswalk, so a location has 2, 3 or 4 neighbours. The 18 locations in row 1, row 5, column A or column F are the outside edge. Terrain is as in the table: 18 buildings, 7 parks, 5 dirt lots (three of them away from the edge).",
   "tables": [
    "AVZ-T-map"
   ],
   "see": [
    "AVZ-D-board"
   ],
   "note": "Built so that 15 Zombies spread one to a location still leave 15 empty ones for the three Alien groups, dirt lots add interior spawn points, and parks interrupt but never close a row."
  },
  {
   "id": "AVZ-1.0-building",
   "title": "Buildings",
   "kind": "component",
   "provenance": "inferred",
   "where": "[1.0] COMPONENTS, Game Board",
   "rule": "A building costs one movement point to enter and has no further effect.",
   "see": [
    "AVZ-6.0"
   ]
  },
  {
   "id": "AVZ-1.0-park",
   "title": "Parks",
   "kind": "component",
   "provenance": "stated",
   "where": "[1.0] COMPONENTS, Game Board; [6.1]",
   "rule": "A park costs two movement points to enter unless the unit flies. It has no effect on combat, landing or stacking.",
   "see": [
    "AVZ-6.1"
   ]
  },
  {
   "id": "AVZ-1.0-dirt",
   "title": "Dirt lots",
   "kind": "component",
   "provenance": "stated",
   "where": "[1.0] COMPONENTS, Game Board; [3.0] 1. Event",
   "rule": "A dirt lot costs one movement point to enter. Zombies may spawn in it wherever it lies.",
   "see": [
    "AVZ-3.1-spawn"
   ]
  },
  {
   "id": "AVZ-1.0-reserve",
   "title": "The reserve",
   "kind": "component",
   "provenance": "stated",
   "where": "[1.0] COMPONENTS, Game Board",
   "rule": "Alien counters not on the board are in the reserve beside it, in the open. Aliens that are killed come back here and small ones can land again later. A killed Mutant or BFAR comes here too and does not return.",
   "see": [
    "AVZ-3.2",
    "AVZ-3.2-big",
    "AVZ-7.4-alien",
    "AVZ-D-open"
   ],
   "note": "That large Aliens do not return is ours, from 3.2 and from each of their events being on one tile of the stand-in set. The seed does not forbid it; with a tile file that has such an event twice, the second one may bring the counter back from the reserve."
  },
  {
   "id": "AVZ-1.0-deadpile",
   "title": "The dead pile",
   "kind": "component",
   "provenance": "stated",
   "where": "[1.0] COMPONENTS, Game Board",
   "rule": "Killed Zombies go to the dead pile on the other side of the board. Its size is the score. When a rule takes a Zombie out of it the counter is picked at random.",
   "see": [
    "AVZ-7.4-zombie",
    "AVZ-8.0-count",
    "AVZ-D-open"
   ]
  },
  {
   "id": "AVZ-1.0-grave",
   "title": "The grave",
   "kind": "component",
   "provenance": "stated",
   "where": "[2.0] SET UP",
   "rule": "Zombie counters neither on the board nor dead are in the grave, an opaque cup. They are drawn blind; the Zombie player looks at what was drawn before placing it.",
   "see": [
    "AVZ-3.1-spawn",
    "AVZ-D-open"
   ],
   "note": "The extended example has the Zombie player study the draw before choosing where each counter goes."
  },
  {
   "id": "AVZ-2.0-sides",
   "title": "Choosing sides",
   "kind": "procedure",
   "provenance": "stated",
   "where": "[2.0] SET UP",
   "rule": "The players agree who is the Alien player and who is the Zombie player; if they do not agree, a die decides who is the Alien player (1-3 the first seat, 4-6 the second).",
   "note": "The split of the die faces is ours; the seed only says to roll."
  },
  {
   "id": "AVZ-2.0-tiles",
   "title": "Preparing the event tiles",
   "kind": "procedure",
   "provenance": "stated",
   "where": "[2.0] SET UP",
   "rule": "Shuffle the 10 tiles face down. Take 2 at random out of the game, unseen by both players. The remaining 8 are the turn stock. Drawing each tile at random when it is revealed is the same.",
   "see": [
    "AVZ-1.0-clock",
    "AVZ-D-open"
   ],
   "note": "The last sentence is ours. The seed fixes no order among the face-down tiles, so no order need be stored."
  },
  {
   "id": "AVZ-2.0-grave",
   "title": "Filling the grave",
   "kind": "procedure",
   "provenance": "stated",
   "where": "[2.0] SET UP",
   "rule": "All 60 Zombie counters start in the grave. The dead pile starts empty."
  },
  {
   "id": "AVZ-2.0-zombies",
   "title": "Zombie set-up",
   "kind": "procedure",
   "provenance": "stated",
   "where": "[2.0] SET UP",
   "rule": "The Zombie player draws 15 counters blind from the grave and places all of them on the board, in any locations of any type, at most 3 counters to a location. He sees the whole draw before he places any of it; the Alien player sees only how many there are until they are placed.",
   "see": [
    "AVZ-D-setup-anywhere",
    "AVZ-D-open"
   ],
   "note": "The last sentence is ours; the seed does not say who sees this draw. It follows the spawn of the Extended Example."
  },
  {
   "id": "AVZ-2.0-aliens",
   "title": "Alien set-up",
   "kind": "procedure",
   "provenance": "stated",
   "where": "[2.0] SET UP",
   "rule": "The Alien player sorts the reserve by type and forms three groups, each made of exactly three units: a Tank, a UFO, a Trooper. After the Zombies are placed, each group goes into a location that holds no counter at all, and the three groups go into three different locations. Everything else stays in the reserve."
  },
  {
   "id": "AVZ-3.0-sequence",
   "title": "Sequence of play",
   "kind": "procedure",
   "provenance": "stated",
   "where": "[3.0] HOW TO PLAY; back cover",
   "rule": "As many turns as the stock of tiles holds, eight with the printed set. Each turn has four phases in this order: 1 Event, 2 Alien Landing, 3 Alien Actions, 4 Zombie Actions. If a face-down tile remains the next turn begins; otherwise victory is worked out.",
   "see": [
    "AVZ-1.0-clock",
    "AVZ-8.0-end"
   ],
   "note": "The seed gives both eight turns and the last tile as the end, which agree for its own ten tiles. That the stock decides with another tile file is ours, from 1.0."
  },
  {
   "id": "AVZ-3.1-reveal",
   "title": "Event phase, step 1 - reveal",
   "kind": "procedure",
   "provenance": "stated",
   "where": "[3.0] 1. Event",
   "rule": "The Zombie player turns up one face-down event tile. It stays face up as the record of the turn."
  },
  {
   "id": "AVZ-3.1-spawn",
   "title": "Event phase, step 2 - spawn",
   "kind": "procedure",
   "provenance": "stated",
   "where": "[3.0] 1. Event",
   "rule": "The Zombie player draws as many counters at random from the grave as the tile's number, sees the whole draw, and then places each in any location on the outside edge or any dirt lot. They may be spread over any number of locations or heaped in one; there is no limit to Zombies in a location, and locations with Aliens are allowed. The Alien player sees only how many were drawn until they are placed.",
   "see": [
    "AVZ-1.0-dirt",
    "AVZ-1.0-map",
    "AVZ-D-open"
   ],
   "note": "The Extended Example has the whole draw studied before any is placed. The last sentence is ours."
  },
  {
   "id": "AVZ-3.1-empty",
   "title": "Running out of Zombies",
   "kind": "limit",
   "provenance": "stated",
   "where": "[3.0] 1. Event",
   "rule": "If the grave empties during a spawn, the spawns that cannot be filled are lost for good. Spawning is not owed to later turns and the dead pile is not used to make it up."
  },
  {
   "id": "AVZ-3.1-event",
   "title": "Event phase, step 3 - the event",
   "kind": "procedure",
   "provenance": "stated",
   "where": "[3.0] 1. Event",
   "rule": "After the spawn, the tile's events take place.",
   "see": [
    "AVZ-4.0-icons"
   ]
  },
  {
   "id": "AVZ-3.2",
   "title": "Landing roll",
   "kind": "procedure",
   "provenance": "stated",
   "where": "[3.0] 2. Landing",
   "rule": "The Alien player rolls one die and adds 1 (result 2 to 7). Small Aliens from the reserve, with total combat numbers no greater than the result, may be put on the board. He may use less. What is not used is lost.",
   "tables": [
    "AVZ-T-aliens"
   ]
  },
  {
   "id": "AVZ-3.2-where",
   "title": "Where landings go",
   "kind": "limit",
   "provenance": "stated",
   "where": "[3.0] 2. Landing; Extended Example",
   "rule": "Landing units go into locations that were empty of all counters when the phase began. Several landing units may share such a location or take different ones.",
   "see": [
    "AVZ-D-landing-empty",
    "AVZ-6.4b"
   ]
  },
  {
   "id": "AVZ-3.2-leader",
   "title": "One Leader per landing",
   "kind": "limit",
   "provenance": "stated",
   "where": "[3.0] 2. Landing",
   "rule": "At most one Leader can land in a turn, whatever the roll."
  },
  {
   "id": "AVZ-3.2-big",
   "title": "Large Aliens do not land",
   "kind": "limit",
   "provenance": "stated",
   "where": "[3.0] 2. Landing",
   "rule": "The BFAR and the Mutant never arrive through the Landing phase; only their events bring them. Once killed, or discarded for stacking, they stay in the reserve and do not return.",
   "see": [
    "AVZ-4.0-mutant",
    "AVZ-4.0-bfar",
    "AVZ-1.0-reserve"
   ],
   "note": "The last sentence is ours and holds for a tile set with one tile for each of the two events; AVZ-1.0-reserve says what a second such tile does."
  },
  {
   "id": "AVZ-3.3",
   "title": "Alien Actions phase",
   "kind": "procedure",
   "provenance": "stated",
   "where": "[3.0] 3. Actions",
   "rule": "Every Alien on the board may take one action - Move, Attack or Blast Em - or pass, in any order the Alien player likes. Aliens that landed this turn act like the rest. Ending the phase passes every counter that has not acted.",
   "see": [
    "AVZ-5.0-once",
    "AVZ-5.1",
    "AVZ-5.2",
    "AVZ-5.4"
   ],
   "note": "The last sentence is ours."
  },
  {
   "id": "AVZ-3.4",
   "title": "Zombie Actions phase",
   "kind": "procedure",
   "provenance": "stated",
   "where": "[3.0] 4. Zombie Actions",
   "rule": "Every Zombie on the board may take one action - Move, Attack or Chomp Em - or pass, in any order the Zombie player likes. Zombies that spawned this turn act like the rest. Ending the phase passes every counter that has not acted.",
   "see": [
    "AVZ-5.0-once",
    "AVZ-5.1",
    "AVZ-5.2",
    "AVZ-5.3"
   ],
   "note": "The last sentence is ours."
  },
  {
   "id": "AVZ-3.5-group",
   "title": "Acting as a group",
   "kind": "procedure",
   "provenance": "stated",
   "where": "[3.0] 3. Actions and 4. Zombie Actions; [5.0]",
   "rule": "Counters of one side that start in the same location may perform the same action together - moving as one or making one combined attack - or act one at a time. All members of a group take the same kind of action and end in the same location. A group of different counters has the movement points of the member with the fewest, pays two points for a park unless every member flies, and ends its movement where any member must stop.",
   "see": [
    "AVZ-5.1",
    "AVZ-6.1",
    "AVZ-6.2",
    "AVZ-6.3",
    "AVZ-6.4a",
    "AVZ-4.0-claw",
    "AVZ-D-group-move"
   ],
   "note": "The last sentence is ours, drawn from the members ending together and from 6.0, which forbids sharing points."
  },
  {
   "id": "AVZ-4.0-icons",
   "title": "Resolving icons",
   "kind": "procedure",
   "provenance": "stated",
   "where": "[4.0] EVENTS",
   "rule": "Red icons are for the Zombie player, blue ones for the Alien player. Zombie Bite and Laser happen once per icon; icons are done one after the other, and the result of one is known before the next target is chosen. The same location may be chosen again.",
   "tables": [
    "AVZ-T-event-effects",
    "AVZ-T-events"
   ],
   "see": [
    "AVZ-D-icon-order",
    "AVZ-D-no-target"
   ]
  },
  {
   "id": "AVZ-4.0-bite",
   "title": "Zombie Bite",
   "kind": "procedure",
   "provenance": "stated",
   "where": "[4.0] Zombie Bite; back cover",
   "rule": "Per icon: the Zombie player names a location holding at least one Alien; no Zombie need be in or near it. He rolls one die for each Alien counter there. For each 5 or 6 the Alien player chooses one Alien of that location, and all those chosen go to the reserve. There are no save dice and armour does not matter. When all the losses are off, each Alien killed is made up for by one Zombie, drawn at random from the dead pile, which is put in that location.",
   "see": [
    "AVZ-D-bite-74",
    "AVZ-D-bite-big",
    "AVZ-D-empty-pile",
    "AVZ-D-no-target"
   ],
   "note": "The scan reads \"the player kills one\"; the fuller copy has the Alien player killing one Alien, which fits the rule that owners choose their own losses. That all losses are picked before any Zombie is drawn is ours."
  },
  {
   "id": "AVZ-4.0-laser",
   "title": "Laser",
   "kind": "procedure",
   "provenance": "stated",
   "where": "[4.0] Laser; back cover",
   "rule": "Per icon: the Alien player names a location with at least one Zombie and rolls one die. If it does not exceed the count of Zombie counters there, every one of them dies and goes to the dead pile; otherwise nothing happens. There are no saves; Mobs die like singles and count one; six or more Zombies always die, but the die is rolled and recorded all the same. Aliens there are unharmed.",
   "see": [
    "AVZ-D-no-target",
    "AVZ-D-mob-one"
   ],
   "note": "The seed asks for one die with every icon and makes no exception; that it is recorded is ours."
  },
  {
   "id": "AVZ-4.0-claw",
   "title": "Zombie Claw, Aliens grounded",
   "kind": "modifier",
   "provenance": "stated",
   "where": "[4.0] Zombie Claw; back cover",
   "rule": "Until the end of the turn no non-flying Alien can move. Such an Alien may take Blast Em or pass; it may not take Move or Attack, not even an Attack without moving. UFOs may take any action. A group with any non-flying member is grounded as a whole.",
   "see": [
    "AVZ-3.5-group",
    "AVZ-D-group-move"
   ],
   "note": "The last sentence is ours; a group takes one action, and its non-flying member may only take Blast Em or pass."
  },
  {
   "id": "AVZ-4.0-claw-bonus",
   "title": "Zombie Claw, attack bonus",
   "kind": "modifier",
   "provenance": "stated",
   "where": "[4.0] Zombie Claw; back cover",
   "rule": "Until the end of the turn every Zombie attack die has 1 added before it is compared with the Zombie Number, so Rotting hit on 3+, Fast on 4+, Tough on 2+. It does not turn a 5 into a natural 6.",
   "see": [
    "AVZ-7.1z",
    "AVZ-5.3"
   ]
  },
  {
   "id": "AVZ-4.0-rise-spawn",
   "title": "Zombie Rise, extra spawns",
   "kind": "procedure",
   "provenance": "stated",
   "where": "[4.0] Zombie Rise; back cover",
   "rule": "On top of the tile's own number (4), one more Zombie spawns for each Alien counter on the board, under the normal rules on where Zombies spawn and on the empty grave. These are a second batch. The tile's own spawn is drawn and placed first, then the Aliens are counted and the second batch is drawn and placed.",
   "see": [
    "AVZ-3.1-spawn",
    "AVZ-3.1-empty",
    "AVZ-3.1-event"
   ],
   "note": "The two batches are ours, from 3.1, where the event comes after the spawn."
  },
  {
   "id": "AVZ-4.0-rise-grave",
   "title": "Zombie Rise, killed Zombies return",
   "kind": "modifier",
   "provenance": "stated",
   "where": "[4.0] Zombie Rise; back cover",
   "rule": "Every Zombie killed during the rest of this turn, in any way, goes back into the grave and not to the dead pile, so it does not count for victory.",
   "see": [
    "AVZ-7.4-zombie"
   ]
  },
  {
   "id": "AVZ-4.0-mutant",
   "title": "Mutant appears",
   "kind": "procedure",
   "provenance": "stated",
   "where": "[4.0] Mutant; back cover",
   "rule": "The Alien player picks one Trooper on the board and swaps it for the Mutant counter, which then rampages at once. The Trooper returns to the reserve. If no Trooper is on the board the event is discarded without effect. The stacking limit is not checked now but only at the end of the Alien Actions phase.",
   "see": [
    "AVZ-4.0-rampage",
    "AVZ-6.4b",
    "AVZ-D-trooper-swap",
    "AVZ-D-stack-when"
   ],
   "note": "The last sentence is ours; the seed checks the limit at the end of a movement phase, and the Event phase is none."
  },
  {
   "id": "AVZ-4.0-rampage",
   "title": "Mutant rampage",
   "kind": "procedure",
   "provenance": "stated",
   "where": "[4.0] Mutant",
   "rule": "The Mutant may at once move through up to six locations, each adjacent to the last by an edge, each costing one step whatever its terrain, none entered twice. In every location it enters that holds Zombies, the Zombie player chooses one Zombie and it is killed; no saves, a Mob dies like a single. The Mutant does not stop for Zombies while rampaging. It rampages only on the turn it appears; in the Alien Actions phase of the same turn it acts normally. The Alien player declares the whole path, then it is resolved location by location in order.",
   "see": [
    "AVZ-D-rampage-6",
    "AVZ-D-rampage-stop",
    "AVZ-D-rampage-start"
   ],
   "note": "The last sentence is ours; the seed does not say when the path is chosen."
  },
  {
   "id": "AVZ-4.0-bfar",
   "title": "BFAR lands",
   "kind": "procedure",
   "provenance": "stated",
   "where": "[4.0] BFAR; back cover",
   "rule": "The Alien player puts the BFAR in a location with no counters and at once fires its missiles.",
   "see": [
    "AVZ-4.0-missiles",
    "AVZ-D-bfar-none"
   ]
  },
  {
   "id": "AVZ-4.0-missiles",
   "title": "BFAR missiles",
   "kind": "procedure",
   "provenance": "stated",
   "where": "[4.0] BFAR",
   "rule": "The Alien player rolls six dice. For each 4, 5 or 6 the Zombie player removes one Zombie of his choice from a location next to the BFAR, where next to includes the four diagonal neighbours. No saves; a Mob is removed by one success; removed Zombies are killed. Successes beyond the Zombies there are wasted. The missiles are fired only on landing.",
   "see": [
    "AVZ-D-bfar-dice"
   ]
  },
  {
   "id": "AVZ-5.0-once",
   "title": "One action per turn",
   "kind": "limit",
   "provenance": "stated",
   "where": "[5.0] ACTIONS",
   "rule": "Each counter acts at most once a turn. Move and Attack are open to both sides, Chomp Em to Zombies only, Blast Em to Aliens only. A counter may pass."
  },
  {
   "id": "AVZ-5.0-finish",
   "title": "Finish before the next",
   "kind": "procedure",
   "provenance": "stated",
   "where": "[5.0] ACTIONS",
   "rule": "A counter (or group acting together) completes its whole action, attack and casualties included, before another counter starts."
  },
  {
   "id": "AVZ-5.0-mark",
   "title": "Marking counters that have acted",
   "kind": "advice",
   "provenance": "stated",
   "where": "[5.0] ACTIONS",
   "rule": "Turn or flip counters to show they have acted; the table shows the same with a spent mark, cleared at the end of the phase."
  },
  {
   "id": "AVZ-5.1",
   "title": "Move action",
   "kind": "procedure",
   "provenance": "stated",
   "where": "[5.1] Move",
   "rule": "The counter moves with its full movement points and makes no attack. Points are the movement number for an Alien and the Zombie Number for a Zombie.",
   "see": [
    "AVZ-6.0"
   ]
  },
  {
   "id": "AVZ-5.2",
   "title": "Attack action",
   "kind": "procedure",
   "provenance": "stated",
   "where": "[5.2] Attack",
   "rule": "The counter may spend at most one movement point, then makes one attack in the location where it stands. Spending the point is optional; attacking in the starting location is allowed.",
   "see": [
    "AVZ-7.0",
    "AVZ-6.1",
    "AVZ-D-need-enemy"
   ]
  },
  {
   "id": "AVZ-5.3",
   "title": "Chomp Em",
   "kind": "procedure",
   "provenance": "stated",
   "where": "[5.3] Chomp Em; back cover",
   "rule": "A Zombie that does not move makes an attack in its location. Each natural 6 on its attack dice scores a hit and also revives a Zombie, taken at random from the dead pile and put down where the attack is made. Other dice score nothing. The revival follows the die, even if the hit is later saved. With an empty dead pile nothing returns. Revived Zombies add no dice to this attack.",
   "see": [
    "AVZ-7.1z",
    "AVZ-D-chomp-place",
    "AVZ-D-special-normal",
    "AVZ-D-revived-act",
    "AVZ-D-need-enemy"
   ],
   "note": "The last sentence is ours; see AVZ-D-revived-act."
  },
  {
   "id": "AVZ-5.4",
   "title": "Blast Em",
   "kind": "procedure",
   "provenance": "stated",
   "where": "[5.4] Blast Em; back cover",
   "rule": "An Alien that does not move makes an attack in its location whose dice explode: each natural 6 scores a hit and one more die is rolled, again for a natural 6, until no 6 is rolled. Other dice score nothing. All hits are added up before saves.",
   "see": [
    "AVZ-7.1a",
    "AVZ-D-special-normal",
    "AVZ-D-need-enemy"
   ]
  },
  {
   "id": "AVZ-6.0",
   "title": "Movement points",
   "kind": "procedure",
   "provenance": "stated",
   "where": "[6.0] MOVEMENT",
   "rule": "One point moves a counter one location across a long or short edge, never a corner. Points may be left unspent, but cannot be saved for later or lent to another counter.",
   "see": [
    "AVZ-1.0-crosswalk",
    "AVZ-6.1"
   ]
  },
  {
   "id": "AVZ-6.1",
   "title": "Big trees",
   "kind": "modifier",
   "provenance": "stated",
   "where": "[6.1] Big Trees",
   "rule": "Entering a park costs two points, so a counter taking the Attack action, with its single point, cannot enter one. UFOs ignore terrain and pay one, so they can."
  },
  {
   "id": "AVZ-6.2",
   "title": "Enemy-occupied locations stop movement",
   "kind": "limit",
   "provenance": "stated",
   "where": "[6.2] Enemy-Occupied Locations",
   "rule": "A counter that enters a location with an enemy counter stops there. UFOs and Fast Zombies (Mobs included) need not stop. Beginning next to or among enemies does not stop anyone by itself.",
   "see": [
    "AVZ-6.3",
    "AVZ-6.4a",
    "AVZ-D-fast-last"
   ]
  },
  {
   "id": "AVZ-6.3",
   "title": "Braaains, the last Zombie stays",
   "kind": "limit",
   "provenance": "stated",
   "where": "[6.3] Braaains!",
   "rule": "Zombies may leave a location that holds an Alien only if at least one Zombie stays behind in it. The last one there cannot leave. The one that stays may be any Zombie counter outside the moving group, spent or not; a Mob is one counter and suffices. An Alien of any type, UFOs included, holds Zombies in this way.",
   "see": [
    "AVZ-D-fast-last",
    "AVZ-D-mob-one"
   ],
   "note": "The last two sentences are ours; the seed speaks of one Zombie and of counters without exception."
  },
  {
   "id": "AVZ-6.3-leader",
   "title": "Braaains, Leaders hold Zombies",
   "kind": "limit",
   "provenance": "stated",
   "where": "[6.3] Braaains!",
   "rule": "No Zombie at all, Fast ones included, can leave a location that holds an Alien Leader."
  },
  {
   "id": "AVZ-6.4a",
   "title": "Rundown",
   "kind": "limit",
   "provenance": "stated",
   "where": "[6.4] Rundown (first section with this number)",
   "rule": "An Alien cannot leave a location that holds a Fast Zombie or Fast Mob. UFOs can. A group with any non-flying member cannot either.",
   "note": "The seed numbers two sections 6.4; this register calls them 6.4a and 6.4b. The last sentence of the rule is ours.",
   "see": [
    "AVZ-3.5-group",
    "AVZ-D-64",
    "AVZ-D-group-move"
   ]
  },
  {
   "id": "AVZ-6.4b-zombies",
   "title": "Zombie stacking",
   "kind": "limit",
   "provenance": "stated",
   "where": "[6.4] Stacking (second section with this number)",
   "rule": "Any number of Zombies may be in a location, at any time. (The limit of three applies to set-up only.)",
   "see": [
    "AVZ-2.0-zombies"
   ]
  },
  {
   "id": "AVZ-6.4b",
   "title": "Alien stacking",
   "kind": "limit",
   "provenance": "stated",
   "where": "[6.4] Stacking (second section with this number)",
   "rule": "At the end of a movement phase a location may hold at most four Aliens; the BFAR and the Mutant count as two each. The Alien player must send the excess, of his choice, to the reserve. During the phase the limit may be exceeded.",
   "see": [
    "AVZ-D-stack-when",
    "AVZ-D-stack-74"
   ]
  },
  {
   "id": "AVZ-6.5-ufo",
   "title": "UFO special rules collected",
   "kind": "modifier",
   "provenance": "stated",
   "where": "[6.1], [6.2], [6.4] Rundown, [4.0] Zombie Claw",
   "rule": "UFOs pay one point for any terrain, need not stop for enemies, may leave Fast Zombies, and are not grounded by Zombie Claw. They still move edge to edge and obey Alien stacking.",
   "see": [
    "AVZ-6.1",
    "AVZ-6.2",
    "AVZ-6.4a",
    "AVZ-4.0-claw"
   ]
  },
  {
   "id": "AVZ-7.0",
   "title": "Attack procedure",
   "kind": "procedure",
   "provenance": "stated",
   "where": "[7.0] ATTACKS",
   "rule": "Aliens and Zombies attack only enemies in their own location. Each attack has four steps - attack dice, then save dice, then assigning the hits that are left, then taking off the dead. There is no return attack by the defender.",
   "see": [
    "AVZ-7.1a",
    "AVZ-7.1z",
    "AVZ-7.2",
    "AVZ-7.3",
    "AVZ-7.4-zombie",
    "AVZ-7.4-alien",
    "AVZ-D-need-enemy"
   ]
  },
  {
   "id": "AVZ-7.1a",
   "title": "Alien attack dice",
   "kind": "procedure",
   "provenance": "stated",
   "where": "[7.1a] Attacks",
   "rule": "Attacking Aliens roll dice equal to the total of their combat numbers; each 4 or more is a hit.",
   "tables": [
    "AVZ-T-aliens",
    "AVZ-T-attack"
   ]
  },
  {
   "id": "AVZ-7.1a-leader",
   "title": "Leader attack bonus",
   "kind": "modifier",
   "provenance": "stated",
   "where": "[7.1a] Attacks; back cover",
   "rule": "When a Leader is in the location, each Alien attack die there has 1 added, so hits come on 3 or more; the Leader's own dice have the bonus too. Explosions still need a natural 6.",
   "see": [
    "AVZ-D-leader-many",
    "AVZ-D-leader-alone"
   ]
  },
  {
   "id": "AVZ-7.1z",
   "title": "Zombie attack dice",
   "kind": "procedure",
   "provenance": "stated",
   "where": "[7.1z] Zombie Attacks",
   "rule": "One die per attacking Zombie; a hit if the result is greater than its Zombie Number: Rotting 4+, Fast 5+, Tough 3+. Each type is rolled separately in a combined attack.",
   "tables": [
    "AVZ-T-zombies",
    "AVZ-T-attack"
   ],
   "see": [
    "AVZ-4.0-claw-bonus"
   ]
  },
  {
   "id": "AVZ-7.1z-mob",
   "title": "Mob extra die",
   "kind": "modifier",
   "provenance": "stated",
   "where": "[7.1z] Zombie Attacks; back cover",
   "rule": "A Mob rolls one die more, i.e. two dice, both against its own Zombie Number."
  },
  {
   "id": "AVZ-7.2",
   "title": "Save dice",
   "kind": "procedure",
   "provenance": "stated",
   "where": "[7.2] Roll Save Dice",
   "rule": "The side under attack throws as many dice as there were hits; each 5 or more cancels one hit. The number needed is fixed when the saves are rolled, by who is in the stack then.",
   "tables": [
    "AVZ-T-saves"
   ],
   "see": [
    "AVZ-7.2-leader",
    "AVZ-7.2-tough",
    "AVZ-7.3"
   ],
   "note": "The last sentence is ours, from the order of the steps in 7.0."
  },
  {
   "id": "AVZ-7.2-leader",
   "title": "Leader save",
   "kind": "modifier",
   "provenance": "stated",
   "where": "[7.2] Roll Save Dice",
   "rule": "An attacked Alien stack that has at least one Leader saves on 4 or more. More Leaders change nothing.",
   "tables": [
    "AVZ-T-saves"
   ]
  },
  {
   "id": "AVZ-7.2-tough",
   "title": "Tough save",
   "kind": "modifier",
   "provenance": "stated",
   "where": "[7.2] Roll Save Dice",
   "rule": "An attacked Zombie stack that has at least one Tough Zombie (single or Mob) saves on 4 or more. More change nothing.",
   "tables": [
    "AVZ-T-saves"
   ]
  },
  {
   "id": "AVZ-7.3",
   "title": "Assigning hits",
   "kind": "procedure",
   "provenance": "stated",
   "where": "[7.3] Resolve Hits",
   "rule": "The owner of the attacked counters assigns the hits left after saves among them. One hit kills a single Zombie or an un-armoured Alien (Trooper, Leader, Mutant). A Leader or Tough Zombie killed here does not change the saves already made in this attack.",
   "see": [
    "AVZ-7.2",
    "AVZ-7.3-two",
    "AVZ-7.3-split",
    "AVZ-D-mutant-armour"
   ],
   "note": "The last sentence is ours, from the order of the steps in 7.0."
  },
  {
   "id": "AVZ-7.3-two",
   "title": "Armour and Mobs take two hits",
   "kind": "limit",
   "provenance": "stated",
   "where": "[7.3] Resolve Hits",
   "rule": "Two hits from the same attack are needed to kill an armoured Alien (UFO, Tank, BFAR) or any Zombie Mob. A single hit on one bounces off and leaves no mark for later attacks.",
   "see": [
    "AVZ-D-no-carry"
   ]
  },
  {
   "id": "AVZ-7.3-split",
   "title": "Losses cannot be dodged",
   "kind": "limit",
   "provenance": "stated",
   "where": "[7.3] Resolve Hits",
   "rule": "Hits may not be spread over two-hit counters to avoid loss, and a loss must be taken whenever one is possible. In effect a hit may be left bouncing only when it is the last hit and no one-hit counter is left alive in the stack. The owner is otherwise free to kill one-hit counters or two-hit counters first.",
   "see": [
    "AVZ-D-assign"
   ]
  },
  {
   "id": "AVZ-7.4-zombie",
   "title": "Dead Zombies",
   "kind": "procedure",
   "provenance": "stated",
   "where": "[7.4] Remove Casualties",
   "rule": "Killed Zombies go to the dead pile (to the grave on a Zombie Rise turn).",
   "see": [
    "AVZ-4.0-rise-grave"
   ]
  },
  {
   "id": "AVZ-7.4-alien",
   "title": "Dead Aliens",
   "kind": "procedure",
   "provenance": "stated",
   "where": "[7.4] Remove Casualties",
   "rule": "Killed Aliens go to the reserve. For each one, one random Zombie moves from the dead pile to the grave, beside whatever Chomp Em returns.",
   "see": [
    "AVZ-5.3",
    "AVZ-D-empty-pile",
    "AVZ-D-74-order"
   ]
  },
  {
   "id": "AVZ-8.0-end",
   "title": "End of the game",
   "kind": "procedure",
   "provenance": "stated",
   "where": "[8.0] VICTORY!; [3.0]",
   "rule": "The game ends after the Zombie Actions phase of the last turn, the one whose tile was the last of the stock. That is the eighth turn with the printed set. Nothing else ends it; an empty board or an empty grave does not.",
   "see": [
    "AVZ-1.0-clock",
    "AVZ-3.0-sequence",
    "AVZ-D-early"
   ],
   "note": "This section of the seed names only the eighth turn; 1.0 and 3.0 name the last tile. Letting the stock decide with another tile file is ours."
  },
  {
   "id": "AVZ-8.0-count",
   "title": "Victory level",
   "kind": "table",
   "provenance": "stated",
   "where": "[8.0] VICTORY!",
   "rule": "Count the Zombie counters in the dead pile, Mobs one each, and read the level.",
   "tables": [
    "AVZ-T-victory"
   ]
  }
 ],
 "tables": [
  {
   "id": "AVZ-T-components",
   "title": "Components",
   "roll": "none",
   "provenance": "stated",
   "rows": [
    {
     "item": "Zombie counter",
     "count": 60,
     "shape": "square",
     "size_in": 0.5
    },
    {
     "item": "small Alien counter",
     "count": 24,
     "shape": "rounded",
     "size_in": 0.5
    },
    {
     "item": "large Alien counter",
     "count": 2,
     "shape": "rounded",
     "size_in": 0.625
    },
    {
     "item": "event tile",
     "count": 10,
     "shape": "rounded",
     "size_in": [
      0.75,
      1.125
     ]
    },
    {
     "item": "board",
     "count": 1,
     "size_in": [
      8.5,
      11
     ]
    },
    {
     "item": "six-sided die",
     "count": 6,
     "note": "boxed edition only"
    }
   ]
  },
  {
   "id": "AVZ-T-aliens",
   "title": "Alien unit key",
   "roll": "none",
   "provenance": "inferred",
   "rows": [
    {
     "type": "trooper",
     "combat": 1,
     "move": 3,
     "armoured": false,
     "flies": false,
     "big": false,
     "stack": 1,
     "hits_to_kill": 1,
     "lands": true
    },
    {
     "type": "ufo",
     "combat": 2,
     "move": 6,
     "armoured": true,
     "flies": true,
     "big": false,
     "stack": 1,
     "hits_to_kill": 2,
     "lands": true
    },
    {
     "type": "tank",
     "combat": 3,
     "move": 3,
     "armoured": true,
     "flies": false,
     "big": false,
     "stack": 1,
     "hits_to_kill": 2,
     "lands": true
    },
    {
     "type": "leader",
     "combat": 2,
     "move": 3,
     "armoured": false,
     "flies": false,
     "big": false,
     "stack": 1,
     "hits_to_kill": 1,
     "lands": true,
     "per_landing": 1
    },
    {
     "type": "mutant",
     "combat": 3,
     "move": 5,
     "armoured": false,
     "flies": false,
     "big": true,
     "stack": 2,
     "hits_to_kill": 1,
     "lands": false
    },
    {
     "type": "bfar",
     "combat": 4,
     "move": 4,
     "armoured": true,
     "flies": false,
     "big": true,
     "stack": 2,
     "hits_to_kill": 2,
     "lands": false
    }
   ]
  },
  {
   "id": "AVZ-T-alien-mix",
   "title": "Alien counter mix",
   "roll": "none",
   "provenance": "reconstructed",
   "rows": [
    {
     "type": "trooper",
     "count": 9
    },
    {
     "type": "ufo",
     "count": 6
    },
    {
     "type": "tank",
     "count": 6
    },
    {
     "type": "leader",
     "count": 3
    },
    {
     "type": "mutant",
     "count": 1,
     "provenance": "inferred"
    },
    {
     "type": "bfar",
     "count": 1,
     "provenance": "inferred"
    }
   ]
  },
  {
   "id": "AVZ-T-zombies",
   "title": "Zombie unit key",
   "roll": "none",
   "provenance": "stated",
   "rows": [
    {
     "type": "rotting",
     "mob": false,
     "number": 3,
     "dice": 1,
     "hits_on": 4,
     "hits_to_kill": 1
    },
    {
     "type": "rotting",
     "mob": true,
     "number": 3,
     "dice": 2,
     "hits_on": 4,
     "hits_to_kill": 2
    },
    {
     "type": "fast",
     "mob": false,
     "number": 4,
     "dice": 1,
     "hits_on": 5,
     "hits_to_kill": 1,
     "special": [
      "no_stop",
      "rundown"
     ]
    },
    {
     "type": "fast",
     "mob": true,
     "number": 4,
     "dice": 2,
     "hits_on": 5,
     "hits_to_kill": 2,
     "special": [
      "no_stop",
      "rundown"
     ]
    },
    {
     "type": "tough",
     "mob": false,
     "number": 2,
     "dice": 1,
     "hits_on": 3,
     "hits_to_kill": 1,
     "special": [
      "stack_saves_on_4"
     ]
    },
    {
     "type": "tough",
     "mob": true,
     "number": 2,
     "dice": 2,
     "hits_on": 3,
     "hits_to_kill": 2,
     "special": [
      "stack_saves_on_4"
     ]
    }
   ]
  },
  {
   "id": "AVZ-T-zombie-mix",
   "title": "Zombie counter mix",
   "roll": "blind draw",
   "provenance": "reconstructed",
   "note": "42 single and 18 Mob, 60 in all. For the order of rarity and the share of Mobs see AVZ-1.0-zombie-mix.",
   "rows": [
    {
     "type": "rotting",
     "mob": false,
     "count": 21
    },
    {
     "type": "rotting",
     "mob": true,
     "count": 9
    },
    {
     "type": "fast",
     "mob": false,
     "count": 13
    },
    {
     "type": "fast",
     "mob": true,
     "count": 5
    },
    {
     "type": "tough",
     "mob": false,
     "count": 8
    },
    {
     "type": "tough",
     "mob": true,
     "count": 4
    }
   ]
  },
  {
   "id": "AVZ-T-events",
   "title": "The ten event tiles",
   "roll": "blind draw of one tile a turn, two of the ten removed at set-up",
   "provenance": "reconstructed",
   "note": "Known for certain are only the 4 tile with Zombie Rise, a 5 tile with a single Laser, the range 3 to 10, one or two icons a tile, and the six event kinds. Low numbers carry Zombie events and high numbers Alien events so that no tile is one-sided. The numbers sum to 64; with 15 at set-up, an average game asks for about 66 of the 60 Zombies, which is why the seed needs a rule for an emptied grave.",
   "rows": [
    {
     "tile": "E1",
     "number": 3,
     "icons": [
      "zombie_bite",
      "zombie_bite"
     ],
     "colour": "red"
    },
    {
     "tile": "E2",
     "number": 4,
     "icons": [
      "zombie_rise"
     ],
     "colour": "red",
     "provenance": "stated"
    },
    {
     "tile": "E3",
     "number": 5,
     "icons": [
      "zombie_claw"
     ],
     "colour": "red"
    },
    {
     "tile": "E4",
     "number": 5,
     "icons": [
      "laser"
     ],
     "colour": "blue",
     "provenance": "stated"
    },
    {
     "tile": "E5",
     "number": 6,
     "icons": [
      "zombie_bite"
     ],
     "colour": "red"
    },
    {
     "tile": "E6",
     "number": 7,
     "icons": [
      "zombie_bite"
     ],
     "colour": "red"
    },
    {
     "tile": "E7",
     "number": 7,
     "icons": [
      "mutant"
     ],
     "colour": "blue"
    },
    {
     "tile": "E8",
     "number": 8,
     "icons": [
      "bfar"
     ],
     "colour": "blue"
    },
    {
     "tile": "E9",
     "number": 9,
     "icons": [
      "laser",
      "laser"
     ],
     "colour": "blue"
    },
    {
     "tile": "E10",
     "number": 10,
     "icons": [
      "laser",
      "laser"
     ],
     "colour": "blue"
    }
   ]
  },
  {
   "id": "AVZ-T-map",
   "title": "The board, 6 columns by 5 rows",
   "roll": "none",
   "provenance": "reconstructed",
   "columns": [
    "A",
    "B",
    "C",
    "D",
    "E",
    "F"
   ],
   "legend": {
    "B": "building",
    "P": "park",
    "D": "dirt"
   },
   "adjacency": "orthogonal neighbours, no wrap; the eight surrounding locations for the BFAR missiles",
   "edge": "row 1, row 5, column A, column F",
   "rows": [
    {
     "row": 1,
     "cells": [
      "B",
      "B",
      "P",
      "B",
      "B",
      "D"
     ]
    },
    {
     "row": 2,
     "cells": [
      "P",
      "B",
      "B",
      "D",
      "P",
      "B"
     ]
    },
    {
     "row": 3,
     "cells": [
      "B",
      "D",
      "P",
      "B",
      "B",
      "B"
     ]
    },
    {
     "row": 4,
     "cells": [
      "B",
      "B",
      "B",
      "P",
      "D",
      "P"
     ]
    },
    {
     "row": 5,
     "cells": [
      "D",
      "P",
      "B",
      "B",
      "B",
      "B"
     ]
    }
   ]
  },
  {
   "id": "AVZ-T-attack",
   "title": "Attack hit numbers",
   "roll": "Aliens 1d6 per combat point, Zombies 1d6 each (Mob 2d6)",
   "provenance": "stated",
   "rows": [
    {
     "attacker": "alien",
     "hit_on": 4
    },
    {
     "attacker": "alien with Leader in the location",
     "hit_on": 3
    },
    {
     "attacker": "rotting",
     "hit_on": 4,
     "with_claw": 3
    },
    {
     "attacker": "fast",
     "hit_on": 5,
     "with_claw": 4
    },
    {
     "attacker": "tough",
     "hit_on": 3,
     "with_claw": 2
    }
   ]
  },
  {
   "id": "AVZ-T-saves",
   "title": "Save numbers",
   "roll": "1d6 per hit, rolled by the attacked player; each success cancels one hit",
   "provenance": "stated",
   "rows": [
    {
     "defender": "any stack",
     "save_on": 5
    },
    {
     "defender": "Alien stack with at least one Leader",
     "save_on": 4
    },
    {
     "defender": "Zombie stack with at least one Tough Zombie or Tough Mob",
     "save_on": 4
    }
   ]
  },
  {
   "id": "AVZ-T-victory",
   "title": "Level of victory",
   "roll": "none; count of the dead pile after turn 8",
   "provenance": "stated",
   "rows": [
    {
     "dead": [
      0,
      10
     ],
     "level": "Overwhelming Zombie Victory",
     "winner": "zombie"
    },
    {
     "dead": [
      11,
      20
     ],
     "level": "Zombie Victory",
     "winner": "zombie"
    },
    {
     "dead": [
      21,
      25
     ],
     "level": "Stalemate",
     "winner": "none"
    },
    {
     "dead": [
      26,
      35
     ],
     "level": "Alien Victory",
     "winner": "alien"
    },
    {
     "dead": [
      36,
      60
     ],
     "level": "Incredible Alien Victory",
     "winner": "alien"
    }
   ]
  },
  {
   "id": "AVZ-T-event-effects",
   "title": "Event summary",
   "roll": "as noted",
   "provenance": "stated",
   "rows": [
    {
     "icon": "zombie_bite",
     "side": "zombie",
     "per_icon": true,
     "dice": "1d6 per Alien in one chosen location",
     "success": 5,
     "effect": "Alien dies and one dead Zombie takes its place"
    },
    {
     "icon": "laser",
     "side": "alien",
     "per_icon": true,
     "dice": "1d6",
     "success": "at most the Zombies in one chosen location",
     "effect": "all of them die"
    },
    {
     "icon": "zombie_claw",
     "side": "zombie",
     "per_icon": false,
     "dice": "none",
     "effect": "non-flying Aliens may only Blast Em or pass; Zombie attack dice +1 this turn"
    },
    {
     "icon": "zombie_rise",
     "side": "zombie",
     "per_icon": false,
     "dice": "none",
     "effect": "one more spawn per Alien on the board; Zombies killed this turn go to the grave"
    },
    {
     "icon": "mutant",
     "side": "alien",
     "per_icon": false,
     "dice": "none",
     "effect": "Trooper becomes Mutant; rampage through up to 6 locations killing one Zombie in each"
    },
    {
     "icon": "bfar",
     "side": "alien",
     "per_icon": false,
     "dice": "6d6",
     "success": 4,
     "effect": "BFAR lands in an empty location; each success removes one Zombie from the 8 surrounding locations"
    }
   ]
  }
 ],
 "examples": [
  {
   "id": "AVZ-EX-turn-1-spawn",
   "rules": [
    "AVZ-3.1-reveal",
    "AVZ-3.1-spawn",
    "AVZ-1.0-grave"
   ],
   "given": "The tile with number 5 and one Laser is revealed. Five Zombies are drawn from the grave and looked at.",
   "dice": [],
   "expect": "Legal placement of three of them in one edge location and one each in two different dirt lots; five counters leave the grave.",
   "note": "First part of the Extended Example in 3.0."
  },
  {
   "id": "AVZ-EX-turn-2-laser",
   "rules": [
    "AVZ-4.0-laser",
    "AVZ-4.0-icons"
   ],
   "given": "The Alien player fires the one Laser at the location with the three new Zombies.",
   "dice": [
    4
   ],
   "expect": "The roll is over 3, so it misses and all three stay. (A 1, 2 or 3 would have killed all three.)",
   "note": "The seed says only that it missed; any of 4, 5, 6 fits."
  },
  {
   "id": "AVZ-EX-turn-3-landing",
   "rules": [
    "AVZ-3.2",
    "AVZ-3.2-where"
   ],
   "given": "Landing phase; the reserve holds at least one Tank and one UFO.",
   "dice": [
    4
   ],
   "expect": "Budget 4 + 1 = 5. One Tank (3) and one UFO (2), total 5, are placed together in one empty location."
  },
  {
   "id": "AVZ-EX-turn-4-actions",
   "rules": [
    "AVZ-3.3",
    "AVZ-3.4",
    "AVZ-3.0-sequence",
    "AVZ-8.0-end"
   ],
   "given": "After the landing, on a turn that is not the eighth.",
   "dice": [],
   "expect": "Every Alien counter takes one action or passes, then every Zombie counter does; then the next turn begins with a new tile. On the eighth turn victory would be worked out instead."
  },
  {
   "id": "AVZ-EX-attack-1",
   "rules": [
    "AVZ-7.1a",
    "AVZ-7.1a-leader"
   ],
   "given": "A Trooper, a UFO, a Tank and a Leader attack together in a location.",
   "dice": [],
   "expect": "Eight attack dice (1 + 2 + 3 + 2), each hitting on 3 or more."
  },
  {
   "id": "AVZ-EX-attack-2",
   "rules": [
    "AVZ-7.1z",
    "AVZ-7.1z-mob"
   ],
   "given": "Three Rotting Zombies, one Fast Mob and two Tough Zombies attack together in a location; no Zombie Claw.",
   "dice": [],
   "expect": "Three dice hitting on 4+ (Rotting), two dice hitting on 5+ (Fast Mob, one counter and its bonus die), two dice hitting on 3+ (Tough)."
  },
  {
   "id": "AVZ-EX-hits-1",
   "rules": [
    "AVZ-7.3",
    "AVZ-7.3-two",
    "AVZ-7.3-split",
    "AVZ-7.4-alien"
   ],
   "given": "Two hits remain after saves against a stack of one Trooper and two UFOs.",
   "dice": [],
   "expect": "One hit on each UFO is refused. One on the Trooper and one on a UFO is accepted; the Trooper goes to the reserve and the UFO survives unmarked. (Two on one UFO, killing it, is accepted as well.)"
  },
  {
   "id": "AVZ-EX-save-1",
   "rules": [
    "AVZ-7.2",
    "AVZ-7.2-tough",
    "AVZ-7.3",
    "AVZ-7.3-two"
   ],
   "given": "Two Tanks attack one Rotting Mob and one Tough Zombie; no Leader.",
   "dice": [
    4,
    4,
    6,
    5,
    1,
    2,
    4,
    3,
    1,
    6
   ],
   "expect": "Six attack dice, four hits. Four save dice at 4+ because of the Tough Zombie, 4, 3, 1, 6, cancel two. The two hits left kill either the Mob, or the Tough Zombie with one hit bouncing off the Mob, as the Zombie player likes.",
   "note": "Derived from the rules, not printed in the seed; so are the examples below."
  },
  {
   "id": "AVZ-EX-blast-1",
   "rules": [
    "AVZ-5.4",
    "AVZ-7.1a"
   ],
   "given": "A Tank takes Blast Em against three Rotting singles; no Leader.",
   "dice": [
    6,
    4,
    2,
    6,
    3,
    5,
    1
   ],
   "expect": "First three dice 6, 4, 2 give one hit and one more die, 6, a second hit and one more die, 3, a miss. Two saves 5, 1 cancel one; one Zombie dies."
  },
  {
   "id": "AVZ-EX-chomp-1",
   "rules": [
    "AVZ-5.3",
    "AVZ-7.1z-mob",
    "AVZ-7.4-alien"
   ],
   "given": "A Fast Mob takes Chomp Em against one Trooper; three Zombies in the dead pile.",
   "dice": [
    6,
    5,
    2
   ],
   "expect": "One hit, by the natural 6, so one random dead Zombie is put here as spent; the 5 does not count. The save fails; the Trooper dies, goes to the reserve, and one more Zombie leaves the dead pile for the grave. One is left in the dead pile."
  },
  {
   "id": "AVZ-EX-claw-1",
   "rules": [
    "AVZ-4.0-claw",
    "AVZ-4.0-claw-bonus",
    "AVZ-5.3"
   ],
   "given": "On a Zombie Claw turn one Rotting single takes Chomp Em against a Trooper, then another takes Attack.",
   "dice": [
    5,
    3,
    3
   ],
   "expect": "A grounded Tank asked to take Attack is refused. The 5 of Chomp Em counts 6 but is no natural 6, so it neither hits nor revives. The 3 of the Attack counts 4, over 3, a hit; the save 3 fails and the Trooper dies."
  },
  {
   "id": "AVZ-EX-bite-1",
   "rules": [
    "AVZ-4.0-bite"
   ],
   "given": "One Zombie Bite icon on a location with a Tank and two Troopers; four Zombies in the dead pile.",
   "dice": [
    5,
    2,
    6
   ],
   "expect": "Two Aliens die, chosen by the Alien player, with no saves and no two-hit armour; two random dead Zombies appear there. None returns to the grave and two stay in the dead pile."
  },
  {
   "id": "AVZ-EX-missiles-1",
   "rules": [
    "AVZ-4.0-bfar",
    "AVZ-4.0-missiles"
   ],
   "given": "The BFAR lands in empty C3; a Rotting Mob is in B2 and a Fast single in C4; nothing else is near.",
   "dice": [
    4,
    1,
    6,
    2,
    5,
    3
   ],
   "expect": "Three successes, two Zombies within the eight locations; both are killed (B2 is diagonal) and the third success is lost."
  },
  {
   "id": "AVZ-EX-rampage-1",
   "rules": [
    "AVZ-4.0-mutant",
    "AVZ-4.0-rampage"
   ],
   "given": "A Trooper in A1 becomes the Mutant; it goes B1, C1, D1, D2, D3, D4. B1 holds three Zombies, C1 none, D2 one Mob, D4 one Zombie.",
   "dice": [],
   "expect": "Legal, six locations, parks cost nothing extra. Three Zombies die - one in B1 of the Zombie player's choice, the Mob in D2, the one in D4."
  },
  {
   "id": "AVZ-EX-move-1",
   "rules": [
    "AVZ-6.1",
    "AVZ-5.2",
    "AVZ-6.0"
   ],
   "given": "A Trooper in B1 (movement 3), nothing else near.",
   "dice": [],
   "expect": "By Move it may enter park C1 (2) and then D1 (1). By Attack it may not enter C1. A UFO in B1 may enter C1 by Attack. None may go from B1 to C2 in one step."
  },
  {
   "id": "AVZ-EX-move-2",
   "rules": [
    "AVZ-6.2",
    "AVZ-6.3",
    "AVZ-6.3-leader",
    "AVZ-6.4a"
   ],
   "given": "A location holds a Trooper, a UFO, a Fast Zombie and a Rotting Zombie.",
   "dice": [],
   "expect": "The Trooper cannot leave, the UFO can. One of the two Zombies may leave, not both. With a Leader there neither may."
  },
  {
   "id": "AVZ-EX-landing-1",
   "rules": [
    "AVZ-3.2",
    "AVZ-3.2-leader",
    "AVZ-3.2-big"
   ],
   "given": "Landing roll of 6; two Leaders, three Troopers in the reserve, Mutant and BFAR too.",
   "dice": [
    6
   ],
   "expect": "Budget 7. Two Leaders, the Mutant or the BFAR are refused; one Leader and three Troopers (5) are accepted and 2 points are lost."
  },
  {
   "id": "AVZ-EX-victory-1",
   "rules": [
    "AVZ-8.0-count",
    "AVZ-1.0-mobs"
   ],
   "given": "After turn 8 the dead pile holds 15 singles and 11 Mobs.",
   "dice": [],
   "expect": "26 counters, Alien Victory. With one fewer, Stalemate; with 36 Incredible Alien Victory; with 20 Zombie Victory; with 10 Overwhelming."
  }
 ],
 "decisions": [
  {
   "id": "AVZ-D-rampage-6",
   "question": "The event text lets the Mutant rampage through six locations, the back-cover summary says five. Which?",
   "decision": "Six. The full rule outranks the summary. A table option sets five.",
   "why": "Everywhere else the summary shortens the rules; five may be a slip for the Mutant's movement number."
  },
  {
   "id": "AVZ-D-chomp-place",
   "question": "Chomp Em returns a Zombie to this location (5.3) or to the grave (back cover). Which?",
   "decision": "To the location of the attack. A table option sends it to the grave.",
   "why": "The numbered rule outranks the summary, 3.0 speaks of reviving, and 7.4 already covers returns to the grave."
  },
  {
   "id": "AVZ-D-special-normal",
   "question": "Do Blast Em and Chomp Em hit only on natural 6s, or hit as normal with a bonus on 6s?",
   "decision": "Only natural 6s hit. A table option lets them hit as a normal attack, with the bonus of a natural 6 on top.",
   "why": "A choice about play, for the words do not force either. 5.3 and 5.4 name a natural 6 and nothing else as what deals a hit; against that, 3.0 speaks of attacks that are explosive, 5.4 and the back cover can be read as an attack with something more, and of Chomp Em the back cover leaves it open. The step of an Attack is optional, and only if ordinary results do not hit here has an Attack in place a point. The price is that Blast Em is weaker than an Attack in place, so that it is what Aliens on the ground are left with on a Zombie Claw turn. Chomp Em stays a choice - fewer hits, but the dead pile shrinks. Revision 1 played the other reading where a table said nothing."
  },
  {
   "id": "AVZ-D-64",
   "question": "Two sections are numbered 6.4.",
   "decision": "Both apply; they are 6.4a Rundown and 6.4b Stacking here.",
   "why": "They do not conflict; it is a numbering slip."
  },
  {
   "id": "AVZ-D-stack-when",
   "question": "When is the four-Alien limit checked, and are the excess Aliens discarded or is the move illegal?",
   "decision": "Checked once, at the end of the Alien Actions phase; moves and landings that exceed it meanwhile are legal; the Alien player then discards the excess of his choice to the reserve. The interface warns first.",
   "why": "The text says at the end of a movement phase, and gives discarding as the remedy. Only that phase moves Aliens."
  },
  {
   "id": "AVZ-D-stack-74",
   "question": "Do Aliens discarded for stacking return Zombies from the dead pile to the grave as dead Aliens do?",
   "decision": "No.",
   "why": "They were not killed; 7.4 speaks of dead Aliens."
  },
  {
   "id": "AVZ-D-bite-74",
   "question": "Does an Alien killed by Zombie Bite also trigger the return to the grave of 7.4?",
   "decision": "No. Only the Zombie placed in the location is taken from the dead pile.",
   "why": "7.4 is a step of an attack; the event has its own replacement, already one for one."
  },
  {
   "id": "AVZ-D-bite-big",
   "question": "How do the BFAR, Mutant and armoured units count for Zombie Bite?",
   "decision": "One die per counter whatever its size; any counter may be chosen as a loss and one success kills it.",
   "why": "Counting double is stated for stacking only; the event kills, it does not hit."
  },
  {
   "id": "AVZ-D-trooper-swap",
   "question": "What happens to the Trooper replaced by the Mutant?",
   "decision": "It returns to the reserve, may land again, and does not count as killed.",
   "why": "It is replaced; no casualty rule is mentioned."
  },
  {
   "id": "AVZ-D-rampage-stop",
   "question": "Do enemy-occupied locations and Fast Zombies stop a rampage?",
   "decision": "No. 6.2 and 6.4a are suspended during it, also for leaving the starting location.",
   "why": "It kills one Zombie in each location it stomps through, which needs passing through occupied ones."
  },
  {
   "id": "AVZ-D-rampage-start",
   "question": "Is a Zombie killed in the location where the Mutant appears, and may it come back there?",
   "decision": "None is killed on appearing. It may enter that location once later in the rampage and then kills one there.",
   "why": "The rule speaks of entering; the starting location has not been entered."
  },
  {
   "id": "AVZ-D-bfar-dice",
   "question": "The event rolls six dice; the summary says it attacks all Zombies in adjacent locations, killing on 4+ each.",
   "decision": "Six dice in all, the Zombie player choosing the losses.",
   "why": "The full rule outranks the summary."
  },
  {
   "id": "AVZ-D-bfar-none",
   "question": "What if no location is empty when the BFAR lands, or when units land?",
   "decision": "The BFAR event is discarded without effect; small units stay in the reserve.",
   "why": "Both must be placed in an empty location; the Mutant event shows that impossible events are discarded."
  },
  {
   "id": "AVZ-D-need-enemy",
   "question": "May a counter take Attack, Chomp Em or Blast Em with no enemy in its location?",
   "decision": "No. Attack, Chomp Em and Blast Em all need an enemy in the location where the attack happens. Attack may first enter that location with its one point; a step into a location without an enemy is a Move.",
   "why": "7.0 limits attacks to enemies in the same location; free Chomp Em would empty the dead pile."
  },
  {
   "id": "AVZ-D-assign",
   "question": "Exactly which hit assignments are legal?",
   "decision": "Assign hits one kill at a time. While two or more hits remain any surviving counter may be killed at its price. With one hit left a one-hit counter must die if there is one; otherwise it bounces. Hits beyond the last counter are lost.",
   "why": "It allows the seed's example and forbids the assignment it rules out."
  },
  {
   "id": "AVZ-D-no-carry",
   "question": "Does a bounced hit stay on the counter?",
   "decision": "No.",
   "why": "The example says it bounces and there are no damage markers."
  },
  {
   "id": "AVZ-D-mutant-armour",
   "question": "Is the Mutant armoured?",
   "decision": "No, one hit kills it.",
   "why": "7.3 lists UFO, Tank and BFAR as the armoured units."
  },
  {
   "id": "AVZ-D-leader-many",
   "question": "Do several Leaders add up?",
   "decision": "No; one or more gives +1 and a 4+ save.",
   "why": "The text states the resulting number, 3+, and speaks of at least one Leader for saves."
  },
  {
   "id": "AVZ-D-leader-alone",
   "question": "Does a Leader attacking alone get the bonus, and does a Leader that is not part of the attack give it?",
   "decision": "Yes to both; what counts is a Leader in the location.",
   "why": "The example gives the Leader's own dice the bonus, and being stacked is about place, not about acting."
  },
  {
   "id": "AVZ-D-fast-last",
   "question": "May a Fast Zombie run through a location with Aliens and no other Zombie?",
   "decision": "No; on entering it is the last Zombie there and 6.3 holds it. It may run on if another Zombie is or stays there, unless a Leader is present.",
   "why": "6.3 has no exception for Fast Zombies while 6.2 has one."
  },
  {
   "id": "AVZ-D-group-move",
   "question": "May a moving group drop members on the way?",
   "decision": "No; a counter that is to stop elsewhere acts separately. A group has the points of its slowest member, pays two for a park unless all fly, and is stopped, held by a Fast Zombie or grounded when any member is.",
   "why": "A group performs one action at the same time; acting singly is always open."
  },
  {
   "id": "AVZ-D-icon-order",
   "question": "In which order are the two icons of a tile resolved, if of different kinds?",
   "decision": "As listed on the tile, left to right. The stand-in tile set has no mixed tile.",
   "why": "The seed gives no order; a replacement file may contain mixed tiles."
  },
  {
   "id": "AVZ-D-no-target",
   "question": "May a Zombie Bite or Laser icon be left unused, and what if it has no target?",
   "decision": "It must be used if a target exists, even a poor one. With none it is discarded without effect.",
   "why": "The text has each icon happen once and offers no choice but the location; the Mutant event shows that an event that cannot happen is discarded."
  },
  {
   "id": "AVZ-D-open",
   "question": "What may each player see?",
   "decision": "The board, the reserve, the dead pile and the revealed tiles are open to both. The tiles taken out of the game and the tiles to come are hidden from both. Counters drawn from the grave and not yet placed are seen by the Zombie player only; the Alien player knows how many. What the grave and such a draw hold between them can be deduced by anybody, and may be shown.",
   "why": "The text hides only the tiles and the contents of the cup, and its example has the Zombie player study a draw before placing it. All else lies on the table, and the counter mix is known."
  },
  {
   "id": "AVZ-D-landing-empty",
   "question": "Once one unit has landed in a location, is it still empty for the next one?",
   "decision": "Emptiness is judged at the start of the phase, so several may land together.",
   "why": "The example lands a Tank and a UFO in one empty location."
  },
  {
   "id": "AVZ-D-empty-pile",
   "question": "What if the dead pile is empty when a Zombie should come out of it?",
   "decision": "Nothing comes.",
   "why": "There is nothing to take, and no debt is mentioned."
  },
  {
   "id": "AVZ-D-74-order",
   "question": "In one attack, which comes first, Chomp Em revivals or the returns of 7.4?",
   "decision": "Revivals as the attack dice are rolled (step a), returns when casualties are removed (step d).",
   "why": "The order of the attack steps."
  },
  {
   "id": "AVZ-D-revived-act",
   "question": "May Zombies placed by Chomp Em act in the same phase?",
   "decision": "No, they are placed as spent. Nor do they add dice to the attack that revived them.",
   "why": "Otherwise one stack could chain without limit. Zombies placed by Zombie Bite act normally, as spawned ones do."
  },
  {
   "id": "AVZ-D-mob-one",
   "question": "Does a Mob count as two Zombies for the Laser, spawning or victory?",
   "decision": "No, one counter always.",
   "why": "The rules count counters, and give Mobs only the extra die and the second hit."
  },
  {
   "id": "AVZ-D-setup-anywhere",
   "question": "Where may the first 15 Zombies go?",
   "decision": "Any locations, not only spawn locations; all 15 must be placed.",
   "why": "The spawn places are stated for the Event phase only."
  },
  {
   "id": "AVZ-D-board",
   "question": "What does the board look like?",
   "decision": "The 6 by 5 grid of the map table.",
   "why": "The seed holds no picture. The grid satisfies every sentence about it and can be replaced from a file."
  },
  {
   "id": "AVZ-D-early",
   "question": "Does the game end early if one side has no counters on the board?",
   "decision": "No.",
   "why": "Aliens land and Zombies spawn every turn, and only the eighth turn is named as the end."
  },
  {
   "id": "AVZ-D-own-board",
   "question": "What if a board of one's own leaves the Aliens fewer than three empty locations?",
   "decision": "They place as many groups as there are empty locations; the others stay in the reserve.",
   "why": "The printed board always leaves fifteen; the seed has no other."
  },
  {
   "id": "AVZ-D-rise-before",
   "question": "What of Zombies that an earlier icon of the same tile killed before Zombie Rise?",
   "decision": "They stay in the dead pile. Icons take effect from left to right, and this one from then on.",
   "why": "The effect comes with the icon, as that of the Claw does. No tile of the table has both."
  }
 ]
} as unknown as Register;
