import { ask, Choose, type EngineFact, type Line, type Noun, roll, Sfc32, Table } from '@shambles/engine';
import { expect, test } from 'vitest';
import { ENGLISH } from './catalogue.js';
import type { BdzWorld } from './facts.js';
import { bdz } from './index.js';
import { REGISTER } from './register.js';

type Rolled = Extract<EngineFact, { readonly is: 'rolled' }>;

/** A line and all lines inside it. */
const linesIn = (line: Line): Line[] => [
  line,
  ...inside(line).flatMap((each) => ('key' in each ? linesIn(each) : [])),
];
const nouns = (line: Line): Noun[] => inside(line).filter((each) => 'noun' in each);
const inside = (line: Line): (Line | Noun)[] =>
  Object.values(line.values ?? {}).flatMap(
    (v) => (typeof v === 'object' ? (Array.isArray(v) ? v : [v]) : []) as (Line | Noun)[],
  );
/** An English line filled in, for lines without plurals. */
const filled = (line: Line | undefined): string =>
  (ENGLISH[line?.key ?? ''] ?? '').replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = line?.values?.[name];
    return typeof value === 'object' && 'noun' in value ? String(ENGLISH[value.noun]) : String(value);
  });
const known = (key: string, count?: number) =>
  [key, ...(count === undefined ? [] : [`${key}_${count === 1 ? 'one' : 'other'}`])].some(
    (form) => form in ENGLISH,
  );

test('[BDZ-play-modes] [BDZ-equip-dice] all that random games tell, ask and roll for has words, by rules of the register; dice have six sides', () => {
  const ids = new Set([...REGISTER.rules, ...(REGISTER.decisions ?? [])].map((r) => r.id));
  const missing = new Set<string>();
  const dice = new Set<number>();
  for (const scenario of [
    'first-contact',
    'atm-adventure',
    'the-bleens',
    'crossroads',
    'bands',
    'stand',
    'anywhere',
  ]) {
    const table = Table.create(bdz, {
      setup: { scenario, options: { attributes: 'with' } },
      seed: `story-${scenario}`,
    });
    const random = new Sfc32(scenario);
    for (let seat = table.waitingFor[0]; seat !== undefined; seat = table.waitingFor[0]) {
      const [asked] = table.asks(seat);
      if (!asked) break;
      if (!known(`ask.${asked.code}`)) missing.add(`ask.${asked.code}`);
      for (const option of 'options' in asked.shape ? asked.shape.options : [])
        if (!known(option.line.key, option.line.values?.count as number | undefined))
          missing.add(option.line.key);
      table.answer({ seat, ask: asked.id, at: asked.at, value: table.sample(seat, random) ?? null });
    }
    for (const fact of table.journal.line(table.head).flatMap((e) => e.facts)) {
      if (!ids.has(fact.cause) && fact.is !== 'forced') missing.add(`${fact.is} by ${fact.cause}`);
      if (fact.is === 'rolled') for (const { sides } of (fact as Rolled).pools) dice.add(sides);
      const told = bdz.tell(fact);
      for (const line of told ? linesIn(told) : []) {
        if (!known(line.key, line.values?.count as number | undefined)) missing.add(line.key);
        for (const { noun, count } of nouns(line)) if (!known(noun, count)) missing.add(noun);
      }
    }
  }
  expect([...missing]).toEqual([]);
  expect([...dice]).toEqual([6]);
});

test('[BDZ-camp-month] [BDZ-D-c37] the story has a chapter for each encounter, each visit of Day One and each turn; an encounter says which of its month it is', () => {
  const begins = (fact: object) => bdz.begins?.(fact as never);
  const encounter = (more: object) => ({
    kind: 'discover',
    part: 'night',
    area: 'suburbs',
    day: 26,
    ...more,
  });
  const told = (more: object) => {
    const fact = { is: 'encounter', cause: 'BDZ-enc-disc-goal', to: 'all', encounter: encounter(more) };
    return [begins(fact), filled(bdz.tell(fact as never))] as const;
  };
  expect(told({})).toEqual([true, 'Month 1, encounter 1: Discover, at night, the suburbs.']);
  expect(told({ day: 71 })[1]).toMatch(/^Month 2, encounter 2: Discover/);
  // In a city there are four encounters a month, in the country one.
  const nth = (day: number, area: string) => told({ day, area })[1];
  expect([26, 33, 41, 48, 56].map((day) => /encounter \d/.exec(nth(day, 'urban') ?? '')?.[0])).toEqual(
    [1, 2, 3, 4, 1].map((n) => `encounter ${n}`),
  );
  expect(nth(86, 'rural')).toMatch(/^Month 3, encounter 1/);
  expect(told({ kind: 'road' })[1]).toBe('Month 1: On the road, at night, the suburbs.');
  // Day One is not numbered as a month; its chapter has already begun on the way.
  expect(told({ kind: 'day-one', part: 'daytime', day: 1 })).toEqual([false, 'by day, in the suburbs.']);
  for (const is of ['day-set-out', 'activation']) expect(begins({ is })).toBe(true);
  expect(begins({ is: 'fired' })).toBe(false);
  // What comes of an encounter follows it; a mutiny is part of that.
  for (const kind of ['discover', 'mutiny'])
    expect(begins({ is: 'came-home', kind })).toBe(kind === 'discover');
});

test('[BDZ-D-c121] who comes home is told: the lost, who joined, and mutineers, who are of the band no more', () => {
  const told = (kind: string, lost: readonly string[], joined: readonly string[]) =>
    filled(bdz.tell({ is: 'came-home', cause: 'BDZ-D-c121', to: 'all', kind, lost, joined } as never));
  expect(told('discover', [], [])).toBe('All were accounted for.');
  expect(told('discover', ['abel'], [])).toMatch(/ did not come back\.$/);
  expect(told('discover', [], ['june'])).toMatch(/ came along for good\.$/);
  expect(told('discover', ['abel'], ['june'])).toMatch(/ did not come back, but .* came along for good\.$/);
  expect(told('mutiny', ['abel'], [])).toMatch(/ had broken with the band for good\.$/);
});

test('[BDZ-T-veh-list] vehicles are called as people would write them', () => {
  const words = Object.entries(ENGLISH).filter(([key]) => /^(who\.)?vehicle\./.test(key));
  expect(words.filter(([, name]) => /\b(suv|rv|atv|Suv|Rv|Atv)\b|-/.test(name))).toEqual([]);
  expect([ENGLISH['vehicle.rv-1'], ENGLISH['vehicle.own-suv-1']]).toEqual(['the first RV', 'our white SUV']);
});

test('[BDZ-day-getting-there] [BDZ-day-job] Day One says how late somebody was, and whose reactions the character has', () => {
  const tells = (fact: object) =>
    filled(bdz.tell({ cause: 'BDZ-day-getting-there', to: 'all', ...fact } as never));
  const late = (n: number, how: string) =>
    tells({ is: 'day-set-out', place: 'bank', wants: '', late: n, how });
  expect(late(0, 'foot')).toBe('Day One: to the bank, on foot.');
  const to = (place: string, how: string) => tells({ is: 'day-set-out', place, wants: '', late: 0, how });
  expect([to('home', 'vehicle'), to('home', 'there')]).toEqual([
    'Day One: home, by road.',
    'Day One began at home.',
  ]);
  const key = (n: number, how: string) =>
    bdz.tell({ is: 'day-set-out', place: 'bank', late: n, how } as never);
  expect([key(1, 'foot'), key(2, 'foot'), key(1, 'vehicle')].map((l) => [l?.key, l?.values?.count])).toEqual([
    ['tell.day-late-foot', 1],
    ['tell.day-late-foot', 2],
    ['tell.day-late-vehicle', 1],
  ]);
  const starts = (cause: string) => tells({ is: 'starts', cause, who: 'robin', class: 'military', rep: 5 });
  expect(starts('BDZ-day-job')).toMatch(/: Rep 5, with the reactions of a soldier\.$/);
  expect(starts('BDZ-class-free-start')).toMatch(/: a soldier, Rep 5\.$/);
});

test('[BDZ-weapon-start-one] [BDZ-turn-first] bare hands are not taken; a side has no capital within a line', () => {
  const took = (kit: object) =>
    bdz.tell({ is: 'armed', cause: 'BDZ-weapon-start-one', who: 'robin', kit } as never)?.key;
  expect([took({ guns: [], melee: 'unarmed' }), took({ guns: [], melee: 'knife' })]).toEqual([
    'tell.armed-not',
    'tell.armed',
  ]);
  expect(took({ guns: ['pistol'], melee: 'unarmed' })).toBe('tell.armed');
  expect([ENGLISH['side.others'], ENGLISH['who.side.others']]).toEqual(['the others', 'the others']);
});

test('[BDZ-react-zed-result] a pair on Zed Or No Zed is told as what it is: somebody knew that zombie', () => {
  const tells = (passed: number, result: string, test = 'zed-or-no-zed') =>
    bdz.tell({ is: 'tested', who: 'robin', test, passed, by: 'dice', result } as never)?.key;
  expect(tells(2, 'zombie-charges')).toBe('tell.tested-known');
  expect([tells(2, 'carry-on'), tells(1, 'zombie-charges'), tells(2, 'melee', 'being-charged')]).toEqual([
    'tell.tested',
    'tell.tested',
    'tell.tested',
  ]);
});

test('[BDZ-move-normal] [BDZ-veh-move-normal] an inch is told as one, and a vehicle at no speed stands still', () => {
  const way = [[1, 1, 0]];
  const went = (cost: number) =>
    bdz.tell({ is: 'walked', who: 'robin', way, cost, facing: 0, how: 'walk' } as never)?.key;
  expect([went(1.1), went(1.3), went(0.2)]).toEqual(['tell.walked-inch', 'tell.walked-walk', undefined]);
  const drives = (pace: number, back = false) =>
    bdz.tell({ is: 'drives', vehicle: 'sedan-1', pace, back } as never)?.key;
  expect([drives(0), drives(6), drives(3, true)]).toEqual(['tell.stands', 'tell.drives', 'tell.backs']);
});

test('[BDZ-veh-move-normal] [BDZ-camp-fuel-burn] a speed of one inch, one unit of fuel and none are told as such', () => {
  const counts = [
    { is: 'drives', vehicle: 'sedan-1', pace: 1, back: true },
    { is: 'drives', vehicle: 'sedan-1', pace: 1, back: false },
    { is: 'drove-on', vehicle: 'own-atv-1', riders: [], speed: 1 },
  ].map((fact) => bdz.tell(fact as never));
  for (const line of counts) {
    expect(line?.values?.count).toBe(1);
    expect(ENGLISH[`${line?.key}_one`]).toMatch(/ an inch\.$/);
  }
  const burned = (n: number) =>
    bdz.tell({ is: 'refuelled', vehicle: 'own-atv-1', poured: 0, burned: n } as never);
  expect(burned(1)?.values?.fuel).toEqual({ noun: 'item.fuel', count: 1 });
  expect([burned(0)?.key, burned(5)?.key]).toEqual(['tell.refuelled-none', 'tell.refuelled']);
});

/** Never run: the compiler has to reject these calls. */
export function misspelt(w: BdzWorld) {
  const dice = { kind: 'roll', label: 'x', pools: [] } as const;
  const space = new Choose(['a', 'b'], { line: () => ({ key: 'x' }) });
  return [
    // @ts-expect-error: no roll by a rule that the register lacks
    roll(w, { ...dice, rule: 'BDZ-shoot-11' }),
    // @ts-expect-error: no question by a rule of the other book
    ask(w, 'x', 'FTB-5.5.7m', 'x', space),
    roll(w, { ...dice, rule: 'BDZ-shoot-10' }),
  ];
}
