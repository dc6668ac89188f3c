import { asks } from './aims.js';
import {
  type Call,
  carriesOn,
  type Damage,
  type Data,
  type Frame,
  type G,
  hostile,
  isDown,
  type Mark,
  NOTHING,
  standing,
  type Volley,
} from './armed.js';
import { die } from './dice.js';
import { sees } from './open.js';

type Do<K extends Frame['do']> = Extract<Frame, { do: K }>;

const LEAST_REP = 2;
const ORDER = ['none', 'carry-on', 'duck-back', 'out-of-the-fight', 'obviously-dead'];

/** Rolls `n` dice. Returns how many show at most a number. */
export function passes(s: G, n: number, upTo: number): number {
  let passed = 0;
  for (let i = 0; i < n; i++) if (die(s.seed) <= upTo) passed++;
  return passed;
}

interface Hit {
  readonly damage: Damage;
  readonly by: number;
  readonly rep: number;
}

/** Rolls all dice first; then each person who was hit suffers the worst result. */
export function shoots(s: G, d: Data, volleys: readonly Volley[]): void {
  const fired: { target: number; by: number[] }[] = [];
  for (const { who, marks } of volleys)
    for (const { target } of marks) if (target >= 0) owe(fired, target, who);
  const struck = new Map<number, Hit[]>();
  for (const volley of volleys) rollsFor(s, d, volley, struck);
  const worst = [...struck].map(([target, hits]) => {
    hits.sort((a, b) => ORDER.indexOf(b.damage) - ORDER.indexOf(a.damage) || b.rep - a.rep);
    return { target, ...(hits[0] as Hit) };
  });
  s.stack.push({ do: 'suffers', struck: worst, i: 0, call: { ...NOTHING, fired }, said: false });
}

function owe(fired: { target: number; by: number[] }[], target: number, by: number): void {
  const known = fired.find((f) => f.target === target);
  if (!known) fired.push({ target, by: [by] });
  else if (!known.by.includes(by)) known.by.push(by);
}

function rollsFor(s: G, d: Data, volley: Volley, struck: Map<number, Hit[]>): void {
  const { who, item, gun, rep, marks } = volley;
  const dice: number[] = [];
  s.concealed[who] = false;
  for (const { dice: n } of marks) for (let i = 0; i < n; i++) dice.push(die(s.seed));
  if (gun.single || dice.filter((face) => face === 1).length >= 2) s.empty.push(item);
  dice.sort((a, b) => b - a);
  s.held[who] = false;
  s.fought[who] = true;
  s.shots = true;
  const hits: number[] = [];
  let next = 0;
  for (const mark of marks)
    for (let i = 0; i < mark.dice; i++) {
      const face = dice[next++] as number;
      if (mark.target < 0) continue;
      const hit = !misses(d, volley, mark, face + rep);
      if (hit || (face === 6 && (rep === 2 || rep === 3) && passes(s, 1, rep) > 0)) hits.push(mark.target);
    }
  for (const target of hits) {
    const score = die(s.seed);
    const row = d.tables.damage.find(({ upTo }) => score <= limit(upTo, gun.impact));
    const found = struck.get(target) ?? [];
    found.push({ damage: row?.damage as Damage, by: who, rep });
    struck.set(target, found);
  }
}

const limit = (upTo: number | 'impact' | 'any', impact: number): number =>
  upTo === 'any' ? 6 : upTo === 'impact' ? impact : upTo;

function misses(d: Data, { fast, two }: Volley, mark: Mark, total: number): boolean {
  const row = d.tables.ranged.find(({ on }) => total >= on[0] && total <= on[1]);
  if (row?.result !== 'hit') return true;
  return (row.missIf ?? []).some((why) => {
    switch (why) {
      case 'prone':
        return mark.prone;
      case 'target-fast':
        return mark.fast;
      case 'protected':
        return d.armored[mark.target];
      case 'shooter-fast':
        return fast;
      case 'two-weapons':
        return two;
      case 'second-target':
        return mark.nth >= 2;
      case 'third-target':
        return mark.nth >= 3;
      default:
        return false;
    }
  });
}

// ------------------------------------------------------------------ damage

/** Applies damage to one person after the other. A Star may be asked whether it cheats death. */
export function suffers(s: G, d: Data, f: Do<'suffers'>): void {
  let { i, call, said } = f;
  for (; i < f.struck.length; i++, said = false) {
    const { target, damage, by, rep } = f.struck[i] as Do<'suffers'>['struck'][number];
    let now: Damage = 'obviously-dead';
    if (!said) {
      now = lessened(s, d, target, damage, rep);
      if (now === 'obviously-dead' && d.star[target] && rep >= (s.rep[target] as number)) {
        s.stack.push({ ...f, i, call, said: true });
        asks(s, 'cheat-death', target, []);
        return;
      }
    }
    call = { ...call, hit: [...call.hit, target] };
    if (said && s.said === true) {
      s.condition[target] = 'cheated-death';
      s.rep[target] = Math.max(LEAST_REP, (s.rep[target] as number) - 1);
      s.advantage[target] = true;
    } else if (now === 'obviously-dead' || now === 'out-of-the-fight') {
      const before = s.condition[target];
      s.condition[target] = now;
      if (isDown(s, target) && before !== now) call = { ...call, fallen: [...call.fallen, target] };
    } else duckBack(s, d, target, [by]);
  }
  s.call = call;
}

/** Damage after Star Power and Larger Than Life. */
function lessened(s: G, d: Data, p: number, damage: Damage, rep: number): Damage {
  let now = damage;
  const power = s.power[p] as number;
  if (power > 0 && (now === 'out-of-the-fight' || now === 'obviously-dead')) {
    for (let i = 0; i < power; i++) {
      const face = die(s.seed);
      const row = d.tables.power.find(({ on }) => face >= on[0] && face <= on[1]);
      for (let n = row?.levels ?? 0; n > 0; n--) now = d.tables.lower[now] ?? now;
      if (!row?.kept) s.power[p] = (s.power[p] as number) - 1;
    }
    s.advantage[p] = true;
  }
  if (now === 'obviously-dead' && d.star[p] && rep < (s.rep[p] as number)) {
    s.advantage[p] = true;
    return 'out-of-the-fight';
  }
  return now;
}

/**
 * With no cover here, the figure goes prone, and an active one has rested. A figure that nobody sees, neither those who
 * caused this nor any other enemy, is hidden in its place.
 */
export function duckBack(s: G, d: Data, p: number, from: readonly number[]): void {
  if (!carriesOn(s, p)) return;
  s.held[p] = true;
  const hidden =
    !from.some((q) => carriesOn(s, q)) &&
    standing(s, d, (q) => hostile(d, p, q) && sees(s, d, q, p)).length === 0;
  if (hidden) {
    s.behind[p] = true;
    return;
  }
  s.prone[p] = true;
  if (!s.active?.includes(p)) return;
  if (!s.done.includes(p)) s.done.push(p);
  if (s.active.every((q) => s.done.includes(q))) s.active = null;
}

/** Combines the tests owed by two calls. */
export function add(call: Call, more: Call): Call {
  const fired = call.fired.map(({ target, by }) => ({ target, by: [...by] }));
  for (const { target, by } of more.fired) for (const one of by) owe(fired, target, one);
  return { fired, hit: [...call.hit, ...more.hit], fallen: [...call.fallen, ...more.fallen] };
}
