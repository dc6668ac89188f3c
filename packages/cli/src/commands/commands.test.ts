import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { folder, run, runJson } from '../testing.js';

const attack =
  '{"side":"alien","attackers":["trooper","ufo","tank","leader"],"defenders":["rotting","rotting-mob"]}';

describe('odds', () => {
  it('prints hits and kills with chances that sum to one, exactly', async () => {
    const { code, data } = await runJson(['odds', 'avz', 'attack', '--with', attack]);
    expect(code).toBe(0);
    expect(Object.keys(data)).toEqual([
      'hits',
      'kills',
      'outcomes',
      'method',
      'open',
      'policy',
      'muted',
      'means',
    ]);
    expect(data).toMatchObject({ method: 'exact', open: 0, outcomes: expect.any(Number) });
    for (const quantity of [data.hits, data.kills] as Record<string, number>[]) {
      expect(Object.keys(quantity).every((k) => /^\d+$/.test(k))).toBe(true);
      expect(Object.values(quantity).reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
    }
    // One Trooper beside a Leader: hits on 3 or more, saved on 5 or more: 4/6 * 4/6.
    const one = await runJson([
      'odds',
      'avz',
      'attack',
      '--with',
      '{"side":"alien","attackers":["trooper"],"beside":["leader"],"defenders":["rotting"]}',
    ]);
    expect((one.data.hits as Record<string, number>)['1']).toBeCloseTo(16 / 36, 12);
  });

  it('says so when it samples', async () => {
    const { data } = await runJson([
      'odds',
      'avz',
      'attack',
      '--with',
      attack,
      '--outcomes',
      '3',
      '--samples',
      '500',
    ]);
    expect(data).toMatchObject({ method: 'sampled', outcomes: 500, error: expect.any(Number) });
  });

  it('has the named outcomes of a Fade to Black shot at the top, in their order', async () => {
    const shot = '{"rep":5,"weapon":"ba-pistol","shots":2,"target":{"kind":"human","cover":true}}';
    const { code, data } = await runJson(['odds', 'ftb', 'shoot', '--with', shot]);
    expect(code).toBe(0);
    expect(Object.keys(data).slice(0, 5)).toEqual([
      'none',
      'duck-back',
      'out-of-the-fight',
      'obviously-dead',
      'out-of-ammo',
    ]);
    expect(data).toMatchObject({ none: 4 / 9, method: 'exact', open: 0 });
    expect(data['duck-back']).toBeCloseTo(28 / 81, 12);
    expect(data['out-of-the-fight']).toBeCloseTo(11 / 108, 12);
    expect(data['obviously-dead']).toBeCloseTo(35 / 324, 12);
  });

  it('draws bars for a person', async () => {
    const { out } = await run(['odds', 'avz', 'attack', '--with', attack]);
    expect(out).toMatch(/Hits, 3\.56 on average\n[\s\S]*3 +26\.0% {2}█+/);
  });

  it('[BDZ-zact-1] names outcomes in words, and counts one outcome as one', async () => {
    const { out } = await run(['odds', 'bdz', 'zombie-action', '--with', '{"human":8,"noise":true}']);
    expect(out).toMatch(/goes for the human +100\.0%/);
    expect(out).toContain('(exact, from 1 outcome)');
  });
});

describe('resolve', () => {
  it('[FTB-5.5.3a] tells a person the result in words, and what the dice were made of', async () => {
    const given = '{"a":{"rep":5,"moving":true},"b":{"rep":4}}';
    const { out } = await run(['resolve', 'ftb', 'in-sight', '--with', given, '--dice', '1,2,3,4,5,6,1,5']);
    expect(out).toContain('In Sight: Side A 1 2 3 4 (up to 3); Side B 5 6 1 5 (up to 3)');
    expect(out).toContain('Side A wins; Successes of side A: 3; Successes of side B: 1;');
    expect(out).toContain('Dice of side A: Rep 5, moving −1; Dice of side B: Rep 4');
  });

  it('tells what happened, with rules', async () => {
    const { code, data } = await runJson([
      'resolve',
      'avz',
      'attack',
      '--dice',
      '3,6,1,5,2,4,6,3,1,2,3,4,5,6,1,2'.slice(0, 15),
      '--with',
      attack,
    ]);
    // Eight dice to hit on 3 or more: 3 6 5 4 6 3 hit, and each hit needs a die to save.
    expect(code).toBe(1);
    expect(data.error).toMatch(/needs another die/);
  });

  it('runs to the end with dice enough', async () => {
    const { code, data } = await runJson([
      'resolve',
      'avz',
      'attack',
      '--dice',
      '3 6 1 2 2 2 2 2 1 5',
      '--with',
      attack,
    ]);
    expect(code).toBe(0);
    expect(data).toMatchObject({
      system: 'avz',
      procedure: 'attack',
      result: { hits: 2, saved: 1, left: 1 },
    });
    const happened = data.happened as { rule: string; text: string }[];
    expect(happened[0]).toMatchObject({ rule: 'AVZ-7.1a', text: 'Attack: Aliens 3 6 1 2 2 2 2 2 (3+)' });
    expect(happened.every((h) => h.rule.startsWith('AVZ-'))).toBe(true);
  });

  it('says which roll is missing when the dice are too few', async () => {
    const { code, err } = await run(['resolve', 'avz', 'attack', '--dice', '3,6,1,5', '--with', attack]);
    expect(code).toBe(1);
    expect(err).toMatch(/attack \(AVZ-7\.1a, 8d6\) needs another die after 4 of 4/);
  });

  it('says which choice is needed, with an example that works', async () => {
    const two = '{"side":"alien","attackers":["trooper"],"defenders":["rotting","fast"]}';
    const asked = await run(['resolve', 'avz', 'attack', '--dice', '6,1', '--with', two]);
    expect(asked.code).toBe(1);
    const example = /--answers '(.*)'/.exec(asked.err)?.[1] as string;
    const done = await runJson([
      'resolve',
      'avz',
      'attack',
      '--dice',
      '6,1',
      '--with',
      two,
      '--answers',
      example,
    ]);
    expect(done).toMatchObject({ code: 0, data: { result: { killed: [expect.any(String)] } } });
  });

  it('lists procedures, and each example runs', async () => {
    const { data } = await runJson(['resolve', 'avz', '--list']);
    const list = data.procedures as { id: string; schema: object; example: object }[];
    expect(list.map((p) => p.id)).toContain('attack');
    for (const p of list) {
      const found = await runJson(['odds', 'avz', p.id, '--with', JSON.stringify(p.example)]);
      expect(found).toMatchObject({ code: 0, data: { method: 'exact' } });
    }
  });
});

describe('sim', () => {
  it('has its fixed shape, and the same numbers with any number of workers', async () => {
    const argv = ['sim', 'avz', '--games', '6', '--seed', '7', '--seats', 'alien=random,zombie=random'];
    const one = await runJson([...argv, '--workers', '1']);
    const two = await runJson([...argv, '--workers', '2']);
    expect(one.code).toBe(0);
    expect(Object.keys(one.data).slice(0, 7)).toEqual([
      'system',
      'games',
      'winners',
      'outcomes',
      'decisions',
      'seconds',
      'checksum',
    ]);
    expect(one.data).toMatchObject({
      system: 'avz',
      games: 6,
      checksum: expect.stringMatching(/^[0-9a-f]+$/),
    });
    expect(Object.keys(one.data.winners as object)).toEqual(['alien', 'zombie', 'none']);
    for (const field of ['winners', 'outcomes', 'decisions', 'checksum', 'scores'])
      expect(two.data[field]).toEqual(one.data[field]);
  });

  it('draws the scores for a person', async () => {
    const { out, err } = await run([
      'sim',
      'avz',
      '--games',
      '4',
      '--seats',
      'alien=random,zombie=random',
      '--workers',
      '1',
    ]);
    expect(out).toMatch(/won by +games/);
    expect(out).toMatch(/── .*Victory|── Stalemate/);
    expect(out).toMatch(/\d+ +\d+ █+/);
    expect(err).toBe('');
  });
});

describe('sim of a system that counts more than the outcome', () => {
  const argv = ['sim', 'ftb', 'burglarized', '--option', 'band=0', '--games', '3', '--workers', '1'];

  it('hands on what it counts', async () => {
    const { data } = await runJson(argv);
    expect(data.counts).toMatchObject({ 'count.encounters': { games: 3, total: 3, max: 1 } });
  });

  it('tells it in words', async () => {
    const { out } = await run(argv);
    expect(out).toMatch(/counted +games +total +a game\n/);
    expect(out).toMatch(/Encounters +3 +3 +1\.00\n/);
  });
});

describe('reading', () => {
  it('shows a rule in our words with where it comes from', async () => {
    const { out } = await run(['rules', 'AVZ-7.2']);
    expect(out).toMatch(/AVZ-7\.2 {2}Save dice/);
    expect(out).toMatch(/Printed in the rulebook: \[7\.2\]/);
  });

  it.each([
    ['avz', '7.2', 'AVZ-7.2'],
    ['avz', 't-victory', 'AVZ-T-victory'],
    ['ros', 'intro-team', 'ROS-intro-team'],
    ['ros', 'u-SEATS', 'ROS-U-seats'],
    ['ftb', '3.1.4.1a', 'FTB-3.1.4.1a'],
    ['ftb', 'd-44', 'FTB-D-44'],
  ])(
    'a rule of %s is found by its id in any case, with its prefix and without: %s',
    async (system, short, id) => {
      for (const asked of [short, short.toUpperCase(), id, id.toLowerCase()]) {
        const { code, out } = await run(['rules', system, asked]);
        expect(code, asked).toBe(0);
        expect(out.startsWith(`${id}  `), asked).toBe(true);
      }
      expect((await run(['rules', id])).out.startsWith(`${id}  `)).toBe(true);
    },
  );

  it('finds rules by words and tables by id', async () => {
    expect((await run(['rules', 'avz', 'crosswalk'])).out).toMatch(/AVZ-/);
    expect((await run(['rules', 'AVZ-T-victory'])).out).toMatch(/26 to 35/);
    const stacking = (await run(['rules', 'avz', 'stacking'])).out;
    expect(stacking).toMatch(/7 rules, 0 tables, \d+ decisions?\. Read one/);
    expect(stacking).toMatch(/AVZ-D-/);
    const all = await runJson(['rules', 'avz']);
    expect((all.data.rules as unknown[]).length).toBeGreaterThan(30);
  });

  it.each([['systems'], ['scenarios'], ['options'], ['files']])(
    '%s prints one document, and something to read',
    async (command) => {
      expect(await runJson([command])).toMatchObject({ code: 0, data: { [command]: expect.any(Array) } });
      expect((await run([command])).out).toMatch(/avz/);
    },
  );

  it('exports a standard file that is accepted back', async () => {
    const cwd = folder();
    await run(['files', 'avz', 'board', '--out', 'board.json'], { cwd });
    const own = JSON.parse(readFileSync(path.join(cwd, 'board.json'), 'utf8'));
    expect(await runJson(['files', 'avz', 'board'])).toMatchObject({ data: own });
    writeFileSync(path.join(cwd, 'mine.json'), JSON.stringify({ ...own, rows: ['BBBB', 'BPDB', 'BBBB'] }));
    const { out } = await run(['play', '--file', 'board=mine.json', '--seed', '1'], { cwd });
    expect(out).toMatch(/D3/);
    expect(out).not.toMatch(/F5/);
  });

  it('helps', async () => {
    const { code, out } = await run([]);
    expect(code).toBe(0);
    for (const command of [
      'play',
      'sim',
      'odds',
      'resolve',
      'replay',
      'report',
      'systems',
      'scenarios',
      'rules',
      'options',
      'files',
    ])
      expect(out).toContain(`  ${command}`);
    expect(await run(['help', 'odds'])).toMatchObject({ code: 0 });
    expect(await run(['--version'])).toMatchObject({ code: 0, out: '0.1.0\n' });
  });
});
