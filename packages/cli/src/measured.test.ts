import type { AnySystem, AskView, MeasuredScene, Shape } from '@shambles/engine';
import { Sfc32, Table } from '@shambles/engine';
import { meadow } from '@shambles/engine/testing/meadow';
import type { Teller } from '@shambles/story';
import { SYSTEMS } from '@shambles/systems';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAnswer } from './play/answers/read.js';
import { degreesOf } from './play/answers/spot.js';
import { folder, run, runJson } from './testing.js';

const systems = SYSTEMS as AnySystem[];
beforeAll(() => {
  systems.push(meadow);
});
afterAll(() => {
  systems.pop();
});

const alone = ['play', 'meadow', '--seed', '4'];
const all = [...alone, '--seats', 'ann=me,bob=me,cat=me'];

describe('a measured table at the terminal', () => {
  it('is drawn with its scale, its key and a legend in words', async () => {
    const { out, code } = await run(alone, { lines: [] });
    expect(code).toBe(0);
    expect(out).toMatch(/Turn 1 of 3 · cards {3}The meadow\nChase away the crows\.\n {2}40┤ /);
    expect(out).toMatch(/╔═+▫+═+╗/);
    expect(out).toMatch(/ 0 {5}5 {5}10 {4}15/);
    expect(out).toMatch(/~ water · ♣ woods, tree · ╌ wire · ▒ car · ▫ window · \+ closed door · ≡ ladder/);
    expect(out).toMatch(/A Ann, ready: at 5 5; hits 0 of 4; stones 3/);
    expect(out).toMatch(/2 Crow 2: 18\.4 cm, 2 o'clock, in sight partly/);
    expect(out).toMatch(/Each chooses in secret/);
  });

  it('shows what a way costs, and goes there', async () => {
    const lines = ['run', 'way 10 12', 'way n 40', 'to crow-1 6', 'log 3'];
    const { out, err } = await run(alone, { lines });
    expect(out).toMatch(/From 5 5; may go 12 cm\.\n {2}1 Stay/);
    expect(out).toMatch(/To 10 12: 8\.6 cm of 12 cm\./);
    expect(err).toMatch(/No: There is no way to there/);
    expect(out).toMatch(
      /> to crow-1 6\nTo 10\.8 6\.\d: 5\.9\d? cm|To 10\.\d+ [\d.]+: [56]\.?\d* cm of 12 cm/,
    );
    expect(out).toMatch(/Ann runs to 10\./);
  });

  it('warns of what a way risks', async () => {
    const { out } = await run([...alone, '--seats', 'cat=me'], { lines: ['run', 'way n 8'] });
    expect(out).toMatch(/To 5 25: 8 cm of 12 cm; Ends beside the water\./);
  });

  it('turns by hours, points, degrees and towards somebody', async () => {
    const face = async (text: string) => {
      const { out, err } = await run(alone, { lines: ['turn', text] });
      return /Ann turns to (\d+)°/.exec(out)?.[1] ?? err;
    };
    expect(await face('3h')).toBe('90');
    expect(await face('sw')).toBe('225');
    expect(await face('135')).toBe('135');
    expect(await face('2°')).toBe('2');
    expect(await face('2')).toBe('90');
    expect(await face('west')).toBe('270');
    expect(await face('to bob')).toBe('0');
    expect(await face('left')).toBe('0');
    expect(await face('nonsense')).toMatch(/Or a direction: "3h", "ne"/);
  });

  it('throws at what is named, and goes up where a level is another', async () => {
    const { out } = await run(alone, { lines: ['throw', '1', 'look bob', 'board crow-3'] });
    expect(out).toMatch(/1 At crow 1 \(13 cm, 3 o'clock, in sight\): 20 9, costs 15\.5 cm/);
    expect(out).toMatch(/Ann throws a stone to 20 9\./);
    expect(out).toMatch(/As Bob sees it/);
    expect(out).toMatch(/ 30 {4}/);
  });

  it('asks seat by seat in a secret round; what one plays is not shown to the next', async () => {
    const { out } = await run(all, { lines: ['run', 'turn', 'throw'] });
    expect(out).toMatch(/== Ann ==[\s\S]*== Bob ==[\s\S]*== Cat ==[\s\S]*== Ann ==/);
    const bob = /== Bob ==([\s\S]*)== Cat ==/.exec(out)?.[1] as string;
    expect(bob).not.toMatch(/turned up/);
    expect(out).toMatch(/turned up: Ann run, Bob turn, Cat throw/);
  });

  it('plays a whole game by script, is saved, replayed and told', async () => {
    const cwd = folder();
    const table = Table.create(meadow, {
      setup: { scenario: 'night', options: { keeper: 'person' } },
      seed: '9',
      people: ['ann', 'bob', 'cat', 'keeper'],
    });
    const random = new Sfc32('9');
    const lines: string[] = [];
    while (!table.over) {
      const seat = table.waitingFor[0] as string;
      const { id, at } = table.asks(seat)[0] as AskView;
      const value = table.sample(seat, random) ?? null;
      lines.push(JSON.stringify(value));
      expect(table.answer({ seat, ask: id, at, value })).toMatchObject({ ok: true });
    }
    const seats = 'ann=me,bob=me,cat=me,keeper=me';
    const argv = ['play', 'meadow', 'night', '--option', 'keeper=person', '--seats', seats, '--seed', '9'];
    const { code, data } = await runJson([...argv, '--save', 'g.journal'], { lines, cwd });
    expect(data).toMatchObject({ over: true, checksum: table.sum, refused: 0 });
    expect(code).toBe(0);
    expect(await runJson(['replay', 'g.journal'], { cwd })).toMatchObject({ code: 0, data: { equal: true } });
    const { out } = await run(['report', 'g.journal', '--html', 'g.html', '--md', '-'], { cwd });
    expect(out).toMatch(/\*\*Ann\*\*: a person · .*\*\*Keeper\*\*/);
    expect(out).toMatch(/On the table: 3 Scouts and \d Crows\./);
    expect(out).toMatch(/╔═+/);
  });

  it('sims any scenario with seats named or not, and says who takes no part', async () => {
    const argv = ['sim', 'meadow', 'night', '--games', '4', '--workers', '1'];
    const { code, data } = await runJson([...argv, '--option', 'scouts=2', '--seats', 'bob=random']);
    expect(code).toBe(0);
    expect(data).toMatchObject({ games: 4, seats: { ann: 'random', bob: 'random' } });
    expect(Object.keys(data.winners as object)).toEqual(['ann', 'bob', 'none']);
    const { out } = await run(argv);
    expect(out).toMatch(/The Meadow, Night: 4 games, 3 seats random/);
    const wrong = await run([...argv, '--seats', 'keeper=random']);
    expect(wrong.err).toMatch(/"keeper" takes no part in a game of this setup; those who do: ann, bob, cat/);
    expect((await run(['sim', 'meadow', 'noon'])).err).toMatch(/no scenario "noon"; it has morning, night/);
    expect((await run([...argv, '--scenario', 'morning'])).err).toMatch(/"night" or "morning"/);
  });

  it('gives the chances of outcomes by their names', async () => {
    const { data } = await runJson(['odds', 'meadow', 'stone', '--with', '{}']);
    expect(data).toMatchObject({ wing: 2 / 6, beak: 1 / 6, tail: 0, method: 'exact', open: 0 });
    expect(data.miss).toBeCloseTo(0.5, 12);
    expect(Object.keys(data).slice(0, 4)).toEqual(['miss', 'wing', 'beak', 'tail']);
    const sampled = await runJson(['odds', 'meadow', 'stone', '--outcomes', '1', '--samples', '600']);
    expect(sampled.data).toMatchObject({ method: 'sampled', tail: 0 });
    expect((await run(['odds', 'meadow', 'stone'])).out).toMatch(/miss +50\.0% {2}█+\n {2}wing +33\.3%/);
  });
});

describe('spots and directions in words', () => {
  const table = Table.create(meadow, { setup: { scenario: 'morning', options: {} }, seed: '1' });
  const scene = table.scene('ann') as MeasuredScene;
  const teller = { say: ({ key }: { key: string }) => key } as unknown as Teller;
  const spot: Shape = {
    kind: 'spot',
    figure: 'ann',
    from: [5, 5, 0],
    how: 'walk',
    within: 12,
    lit: [
      { level: 0, cell: 2, runs: [0, 0, 20, 1, 0, 20] },
      { level: 1, cell: 2, runs: [14, 14, 18] },
    ],
    options: [
      { id: 'stay', line: { key: 'Stay' } },
      { id: 'door-1', line: { key: 'Open the door' } },
    ],
  };
  const read = (text: string, shape = spot) =>
    readAnswer(text, { shape, line: { key: '' } } as AskView, scene, teller);
  it.each<[string, unknown]>([
    ['1', 'stay'],
    ['open the door', 'door-1'],
    ['door-1', 'door-1'],
    ['10 3', [10, 3]],
    ['10.5, 3.25', [10.5, 3.25]],
    ['(10 3)', [10, 3]],
    ['30 29', [30, 29, 1]],
    ['10 3 1', [10, 3, 1]],
    ['n 5', [5, 10]],
    ['north 5', [5, 10]],
    ['3h 5', [10, 5]],
    ['90° 5', [10, 5]],
    ["6 o'clock 2", [5, 3]],
    ['ne 10', [12.07, 12.07]],
    ['to bob 4', [5, 9]],
    ['to bob', [5, 8.5]],
    ['to B 4', [5, 9]],
    ['to crow 1', [16.59, 8.09]],
    ['away from bob 3', [5, 2]],
    ['[1,2]', [1, 2]],
  ])('%s', (text, value) => {
    const got = read(text);
    if (typeof value === 'string') expect(got).toBe(value);
    else {
      expect((got as number[]).length).toBe((value as number[]).length);
      for (const [i, n] of (value as number[]).entries()) expect((got as number[])[i]).toBeCloseTo(n, 1);
    }
  });

  it.each<[string, RegExp]>([
    ['to dragon 4', /There is no "dragon" on the table/],
    ['to crow-9', /Did you mean "crow-/],
    ['nowhere', /"nowhere" is not one of: 1 stay, 2 door-1\. Or a spot: "34 52"/],
    ['to ann', /That is where it stands/],
  ])('%s is unclear', (text, says) => {
    expect(() => read(text)).toThrow(says);
  });

  it('never goes a hair further than was said', () => {
    for (let d = 0; d < 360; d += 7) {
      const [x, y] = read(`${d}° 10`) as [number, number];
      expect(Math.hypot(x - 5, y - 5)).toBeLessThanOrEqual(10);
      expect(Math.hypot(x - 5, y - 5)).toBeGreaterThan(9.97);
    }
  });

  it('knows the clock and the compass', () => {
    const words = ['n', 'north-east', 'SSW', '12h', "9 o'clock", '-90°', '450d', '13h', 'up', '90'];
    expect(words.map(degreesOf)).toEqual([0, 45, 203, 0, 270, 270, 90, undefined, undefined, undefined]);
  });
});
