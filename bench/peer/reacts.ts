import { asks, leftOf, weaponsFor } from './aims.js';
import {
  type Aims,
  byRep,
  type Call,
  carriesOn,
  type Data,
  type Frame,
  type G,
  hostile,
  type LeaderDie,
  NOTHING,
  type Owed,
  standing,
  type Test,
} from './armed.js';
import { far, groupOf, leaderOf, near, sawFall } from './open.js';
import { duckBack, passes } from './shots.js';

const WORSE = ['carry-on', 'fire', 'charge', 'duck-back', 'run-away'];
/** Distance in inches within which a figure could charge: a move, and the inch at its end. Nobody is that near. */
const CHARGE = 9;

/** Puts the Reaction Tests that a call makes others owe on the stack, and rolls the Leader Dice first. */
export function reacts(s: G, d: Data, call: Call): void {
  const owed = owedFor(s, d, call);
  if (owed.length === 0) return;
  let dice: readonly LeaderDie[] = [];
  for (const { who } of owed) if (!d.star[who]) dice = leaderDie(s, d, who, dice);
  s.stack.push({ do: 'owed', owed, i: 0, dice, said: false });
}

function owedFor(s: G, d: Data, call: Call): Owed[] {
  const owed = new Map<number, { tests: Test[]; by: readonly number[] }>();
  for (const { target, by } of call.fired)
    if (!call.hit.includes(target)) owed.set(target, { tests: ['received-fire'], by });
  for (const fallen of call.fallen) {
    const by = call.fired.find((f) => f.target === fallen)?.by ?? [];
    for (const p of standing(s, d, (q) => q !== fallen && d.side[q] === d.side[fallen])) {
      if (!near(s, p, fallen) || !sawFall(s, d, p, fallen)) continue;
      const known = owed.get(p);
      if (!known) owed.set(p, { tests: ['man-down'], by });
      else if (!known.tests.includes('man-down')) known.tests.push('man-down');
    }
  }
  const who = byRep(
    s,
    standing(s, d, (p) => owed.has(p)),
  );
  return who.map((p) => ({ who: p, ...(owed.get(p) as { tests: Test[]; by: readonly number[] }) }));
}

/** Adds the die of the Star of somebody's group, rolled once in a call. */
function leaderDie(s: G, d: Data, who: number, dice: readonly LeaderDie[]): readonly LeaderDie[] {
  if (dice.some((die) => die.group.includes(who))) return dice;
  const group = groupOf(s, d, who);
  const led = leaderOf(s, d, group);
  if (!d.star[led] || group.length < 2) return dice;
  return [...dice, { group, passed: passes(s, 1, s.rep[led] as number) > 0 }];
}

// ------------------------------------------------------------------ the test

const COLUMNS = ['2', '1', '0', 'roll'];

/** The next person who owes a test takes it and carries out the result. A Star of the players may choose its column. */
export function nextOwed(s: G, d: Data, f: Extract<Frame, { do: 'owed' }>): void {
  const each = f.owed[f.i];
  if (!each) return;
  const { who, tests, by } = each;
  if (!carriesOn(s, who)) {
    s.stack.push({ ...f, i: f.i + 1 });
    return;
  }
  if (d.star[who] && !f.said) {
    s.stack.push({ ...f, said: true });
    asks(s, 'free-will', who, COLUMNS);
    return;
  }
  let { dice } = f;
  let passed = Number(s.said);
  if (d.star[who] && s.said !== 'roll') s.advantage[who] = true;
  else {
    dice = leaderDie(s, d, who, dice);
    const helped = dice.find((die) => die.group.includes(who))?.passed ? 1 : 0;
    passed = Math.min(2, passes(s, 2, s.rep[who] as number) + helped);
  }
  s.stack.push({ ...f, i: f.i + 1, dice, said: false });
  const results = tests.map((test) => readCard(s, d, who, test, passed as 0 | 1 | 2, by));
  carryOut(s, d, who, by, results.sort((a, b) => WORSE.indexOf(b) - WORSE.indexOf(a))[0] as string);
}

function readCard(s: G, d: Data, who: number, test: Test, passed: 0 | 1 | 2, by: readonly number[]): string {
  const cell = (d.tables.cards[d.kind[who] as string] as Data['tables']['cards'][string])[test][passed];
  return cell.find((entry) => entry.if === undefined || holds(s, d, who, entry.if, by))?.do as string;
}

/** True if a condition holds. Nobody has cover here, and nobody can be reached. */
function holds(s: G, d: Data, who: number, what: string, by: readonly number[]): boolean {
  switch (what) {
    case 'none-that-fired-left':
      return leftOf(s, d, who, by).length === 0;
    case 'can-fire':
      return weaponsFor(s, d, who, { by }).length > 0;
    case 'can-reach-one-that-fired':
      if (leftOf(s, d, who, by).some((q) => far(s, who, q) <= CHARGE))
        throw new Error(`c${who} could charge: that is not played here.`);
      return false;
    case 'friend-carries-on-near':
      return standing(s, d, (q) => q !== who && !hostile(d, who, q)).some(
        (q) => d.side[q] === d.side[who] && near(s, who, q),
      );
    default:
      return false;
  }
}

function carryOut(s: G, d: Data, who: number, by: readonly number[], result: string): void {
  if (result === 'fire') {
    const aims: Aims = { by };
    s.stack.push({ do: 'fires-back' });
    s.stack.push({ do: 'arms', who, could: weaponsFor(s, d, who, aims), aims, said: false });
  } else if (result === 'duck-back') duckBack(s, d, who, by);
  else if (result === 'run-away') {
    s.condition[who] = 'ran-away';
    reacts(s, d, { ...NOTHING, fired: [{ target: who, by }], hit: [who], fallen: [who] });
  }
}
