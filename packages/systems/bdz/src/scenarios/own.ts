import { type FileSpec, type Json, SetupError } from '@shambles/engine';
import { namedTwice, offTable, onOneSpot } from '@shambles/measured';
import crossroads from '../../maps/crossroads.json' with { type: 'json' };
import type { RuleId } from '../register.js';
import { type BdzScenario, readScenario } from './reading.js';

/** What error messages call the file. */
const WHAT = 'The scenario';

/** A scenario file from a player replaces the chosen scenario. BDZ-D-own-scenarios. */
export const OWN: FileSpec = {
  id: 'scenario',
  title: 'A scenario of your own',
  rule: 'BDZ-D-own-scenarios' satisfies RuleId,
  provenance: 'reconstructed',
  scenario: true,
  standard: crossroads as unknown as Json,
  check: (data) => void readOwn(data),
};

/** Reads a scenario file from a player. Throws SetupError. */
export function readOwn(data: unknown): BdzScenario {
  const own = readScenario(data, WHAT);
  const fault = faultOf(own);
  if (fault !== undefined) throw new SetupError(`${WHAT}: ${fault}`);
  return own;
}

/** A fault in a scenario whose parts are each valid; undefined if there is none. */
function faultOf(own: BdzScenario): string | undefined {
  const { people, vehicles, zeds, map } = own;
  const standing = people.filter((p) => p.aboard === '' && p.status !== 'dead');
  const spots = own.starts.map(({ at: [x, y] }, i) => ({ id: `starts/${i}`, x, y, level: 0 }));
  const things = vehicles.map((v) => ({ ...v, level: 0 }));
  return (
    (map.unit === 'in' ? undefined : 'map/unit: must be "in".') ??
    namedTwice([...people, ...vehicles, ...zeds]) ??
    offTable([...people, ...things, ...zeds, ...spots], map.size, 'inches') ??
    onOneSpot([...standing, ...zeds]) ??
    strangers(own) ??
    hands(own)
  );
}

/** Checks that everybody and everything referred to exists. */
function strangers({ people, vehicles, zeds, opening, toolbox, goal, grenades }: BdzScenario) {
  const wheels = [opening?.vehicle, toolbox, goal?.vehicle].find(
    (id) => id !== undefined && !vehicles.some((v) => v.id === id),
  );
  if (wheels !== undefined) return `there is no vehicle called "${wheels}".`;
  const eaten = zeds.find((z) => z.feast !== '' && !people.some((p) => p.id === z.feast));
  if (eaten) return `${eaten.id}/feast: there is nobody called "${eaten.feast}".`;
  const side = grenades.find((id) => !people.some((p) => p.side === id));
  if (side !== undefined) return `grenades: nobody is on the side "${side}".`;
  const alone = people.every((p) => p.seat !== 'player-1' || p.status === 'dead');
  return alone ? 'people: somebody of "player-1" has to be there.' : undefined;
}

/** Checks that guns in hand are carried, and that no two people share a wheel. */
function hands({ people }: BdzScenario): string | undefined {
  const wrong = people.find((p) => p.hand.some((i) => i >= p.guns.length));
  if (wrong) return `people/${wrong.id}/hand: holds what it does not carry.`;
  const wheels = people.filter((p) => p.aboard !== '' && p.sits === 'wheel').map((p) => p.aboard);
  const twice = wheels.find((id, i) => wheels.indexOf(id) !== i);
  return twice && `people: two sit at the wheel of ${twice}.`;
}
