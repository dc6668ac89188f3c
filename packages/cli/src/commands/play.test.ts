import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Sfc32, Table } from '@shambles/engine';
import { botsFor } from '@shambles/players';
import { findSystem, SYSTEMS } from '@shambles/systems';
import { describe, expect, it, vi } from 'vitest';
import { folder, run, runJson } from '../testing.js';

const system = SYSTEMS[0] as (typeof SYSTEMS)[number];

/** Random answers for both seats of one whole game, as JSON lines. */
function randomGame(seed: string): { lines: string[]; sum: string } {
  const table = Table.create(system, {
    setup: { scenario: 'standard', options: {} },
    seed,
    people: ['alien', 'zombie'],
  });
  const random = new Sfc32(`answers/${seed}`);
  const lines: string[] = [];
  while (!table.over) {
    const seat = table.waitingFor[0] as string;
    const ask = table.asks(seat)[0] as { id: string; at: number };
    const value = table.sample(seat, random) ?? null;
    lines.push(JSON.stringify(value));
    expect(table.answer({ seat, ask: ask.id, at: ask.at, value })).toMatchObject({ ok: true });
  }
  return { lines, sum: table.sum };
}

const hotSeat = ['play', 'avz', '--seats', 'alien=me,zombie=me'];

describe('play', () => {
  it.each(['1', '2'])(
    'a whole game by script, with random answers in both seats, comes to the same end (seed %s)',
    async (seed) => {
      const cwd = folder();
      const { lines, sum } = randomGame(seed);
      const { code, data } = await runJson([...hotSeat, '--seed', seed, '--save', 'g.journal'], {
        lines,
        cwd,
      });
      expect(data).toMatchObject({
        system: 'avz',
        over: true,
        checksum: sum,
        refused: 0,
        saved: 'g.journal',
        outcome: { level: expect.any(String) },
      });
      expect(code).toBe(0);
      expect(await runJson(['replay', 'g.journal'], { cwd })).toMatchObject({
        code: 0,
        data: { equal: true, sums: { written: sum, again: sum } },
      });
    },
  );

  it('stops in the middle, is saved, and goes on to the same end', async () => {
    const cwd = folder();
    const { lines, sum } = randomGame('half');
    const first = await run([...hotSeat, '--seed', 'half', '--save', 'g.journal'], {
      lines: lines.slice(0, 40),
      cwd,
    });
    expect(first.code).toBe(0);
    expect(first.out).toMatch(
      /The input ended before the game did\. The game is saved: shambles play --load g\.journal/,
    );
    const rest = await runJson(['play', '--load', 'g.journal'], { lines: lines.slice(40), cwd });
    expect(rest.data).toMatchObject({ over: true, checksum: sum, seats: { alien: 'me', zombie: 'me' } });
    expect(await runJson(['replay', 'g.journal'], { cwd })).toMatchObject({ code: 0 });
  });

  it('without --save says that nothing was saved', async () => {
    expect((await run(['play', '--seed', '1'])).out).toMatch(/It was not saved/);
  });

  it('is read as text: places, counted kinds, orders, odds, rules, undo', async () => {
    const lines = ['1 2 x9', 'A1 B1 nowhere', '?', 'board', 'legend', 'rule', 'rule AVZ-7.2', 'rule AVZ-99'];
    const { out, err, code } = await run(['play', '--seats', 'alien=me,zombie=random', '--seed', '3'], {
      lines,
    });
    expect(code).toBe(1);
    expect(out).toMatch(/Choose three empty locations.*AVZ-2\.0-aliens/);
    expect(out).toMatch(/┌A1─+┐/);
    expect(out).toMatch(/Tr Trooper 1-3/);
    expect(out).toMatch(/AVZ-7\.2 {2}Save dice/);
    expect(err).toMatch(/only 1 of "2"/);
    expect(err).toMatch(/There is no rule "AVZ-99"/);
    expect(err).toMatch(/3 lines were refused|4 lines were refused/);
  });

  it('shows a table as house rules have it, and says of the rest that it is the book’s', async () => {
    const cwd = folder();
    const tables = { 'ROS-T-cards': [{ card: 'run', move: 16 }] };
    const file = { format: 'shambles-house/1', title: 'Ours', tables };
    writeFileSync(path.join(cwd, 'ours.json'), JSON.stringify(file));
    const { out } = await run(['play', 'ros', '--seed', '3', '--file', 'house-rules=ours.json'], {
      lines: ['rule ROS-T-cards', 'rule ROS-T-melee', 'rule ROS-card-RUN'],
      cwd,
    });
    expect(out).toMatch(/ROS-T-cards {2}.*, by house rules[\s\S]*\b16\b/);
    expect(out.match(/The numbers here are those of the book/g)).toHaveLength(2);
  });

  it('goes from seat to seat, and takes back what everybody agrees to', async () => {
    const { out, code } = await run([...hotSeat, '--seed', '5'], {
      lines: ['rest > A1 B1 C1 D1 E1', 'A3 C3 E3', 'bot', 'log 2', 'undo agreed', 'again'],
    });
    expect(code).toBe(0);
    expect(out).toMatch(/== Zombies ==[\s\S]*== Aliens ==/);
    expect(out).toMatch(/> undo agreed\n/);
  });

  it('tries something out on a branch, to its end if need be, while the game waits', async () => {
    const cwd = folder();
    const argv = [...hotSeat, '--seed', 'branch'];
    const { lines } = randomGame('branch');
    const begun = lines.slice(0, 5);
    const straight = await runJson(argv, { lines: begun });
    const tried = await runJson([...argv, '--save', 'g.journal'], {
      lines: [...begun, 'what if', 'what if', ...Array(400).fill('bot'), 'back to the game'],
      cwd,
    });
    expect(tried.err).toMatch(
      /You are trying something out[\s\S]*The game is over[\s\S]*Back at the game, as it was left/,
    );
    const { checksum, entries, over } = straight.data;
    expect(tried.data).toMatchObject({ checksum, entries, over, saved: 'g.journal' });
    expect(await runJson(['replay', 'g.journal'], { cwd })).toMatchObject({ code: 0 });
    const left = await runJson(argv, { lines: [...begun, 'what if', 'bot'] });
    expect(left.data).toMatchObject({ checksum, entries });
    expect((await run(argv, { lines: ['back to the game'] })).err).toMatch(/This is the game itself/);
  });

  it('lets a question pass from now on, until it is to be asked again', async () => {
    const argv = ['play', 'amz', 'shopping-list', '--seats', 'living=random,zombies=me', '--seed', '5'];
    const rules = ['--option', 'zombies=player', '--option', 'card-asks=always'];
    const play = (lines: string[]) => run([...argv, ...rules], { lines });
    const cards = (text: string) => text.split('play a card now?').length - 1;
    const asked = await play(Array(12).fill('bot'));
    const passed = await play(['pass always', ...Array(11).fill('bot')]);
    expect(asked.out).toMatch(/Odds: \?1\. "pass this turn", "pass always": not asked again/);
    expect([cards(asked.out) > 3, cards(passed.out)]).toEqual([true, 1]);
    const again = await play(['pass always', 'ask again', ...Array(10).fill('bot')]);
    expect(again.out).toMatch(/You are asked again\. Until now: No card is played\./);
    expect(cards(again.out)).toBeGreaterThan(1);
    const { err } = await play(['ask again', 'pass always', 'pass always', 'pass never']);
    expect(err).toMatch(
      /No question is left out[\s\S]*No answer to this question lets it pass[\s\S]*"pass never"/,
    );
  });

  it('refuses what the rules forbid, says why and what is allowed, and goes on', async () => {
    const { err } = await run([...hotSeat, '--seed', '5'], {
      lines: ['all > A1', '{"rotting-1":"A1"}', 'rest > A1 B1 C1 D1'],
    });
    expect(err).toMatch(/No: .*\(AVZ-2\.0-zombies\)/);
  });

  it('deals to several places in turn', async () => {
    const { out } = await run([...hotSeat, '--seed', '5'], { lines: ['rest > A1 B1 C1 D1 E1', 'A3 C3 E3'] });
    expect(out).toMatch(/in A1, B1, C1, D1, E1\. {2}AVZ-2\.0-zombies/);
    expect(out).toMatch(/3 Tanks, 3 UFOs and 3 Troopers in A3, C3, E3/);
  });

  it('asks for typed dice, refuses faces that are not there, and throws the rest when told to', async () => {
    const lines = [
      'rest > A1 B1 C1 D1 E1',
      'A3 C3 E3',
      'rest > F1',
      '1',
      '7',
      '3 4',
      '5',
      'roll',
      'none',
      '?attack C3 > C2',
      'move A3 ufo trooper > B4, finish',
    ];
    const { out, err, code } = await run([...hotSeat, '--seed', '5', '--own-dice'], { lines });
    expect(out).toMatch(/Your dice: Laser, 1d6, 3 or less counts/);
    expect(err).toMatch(/7 is not a face of a d6[\s\S]*1 dice too many/);
    expect(out).toMatch(/The beam shows 5 against 3 in A1/);
    expect(out).toMatch(/Landing: \d/);
    expect(out).toMatch(/A Trooper and a UFO from A3 to B4\. {2}AVZ-5\.1[\s\S]*Zombie Actions/);
    expect(code).toBe(1);
  });

  it('plays itself when only bots sit', async () => {
    const { code, out } = await run(['play', '--seats', 'alien=random,zombie=random', '--seed', '9']);
    expect(code).toBe(0);
    expect(out).toMatch(/The game is over\. /);
    expect(out).toMatch(/── Turn 8 ─/);
  });

  it('ends with what was won and lost, and then with what became of everybody else', async () => {
    const { out } = await run(['play', '--seats', 'alien=random,zombie=random', '--seed', '9']);
    const end = out.slice(out.indexOf('The game is over.')).trimEnd().split('\n').slice(1);
    expect(end.filter((text) => /^ {2}[-+] \S/.test(text))).not.toEqual([]);
    expect(end.at(-1)).toMatch(/^ {4}(A|The) .* (held|was) /);
    const marked = end.filter((text) => /^ {2}[-+] /.test(text)).map((text) => text.slice(4));
    expect(end.filter((text) => marked.includes(text.trim()) && text.startsWith('    '))).toEqual([]);
  });

  it('keeps within 80 columns', async () => {
    const { out } = await run([...hotSeat, '--seed', '5'], {
      lines: ['rest > A1 B1 C1 D1 E1', 'A3 C3 E3', 'bot', 'bot'],
    });
    const board = out.split('\n').filter((l) => /[│┊╎╔┌╭]|Dead pile|Reserve/.test(l));
    expect(board.length).toBeGreaterThan(20);
    for (const line of board) expect(line.length).toBeLessThanOrEqual(80);
  });
});

describe('journals', () => {
  const cwd = folder();
  const made = run(['play', '--seats', 'alien=random,zombie=random', '--seed', 'w', '--save', 'g.journal'], {
    cwd,
  });
  const file = (name: string) => path.join(cwd, name);

  it('a damaged one is reported with where, and what was kept', async () => {
    await made;
    const text = readFileSync(file('g.journal'), 'utf8');
    writeFileSync(file('cut.journal'), text);
    truncateSync(file('cut.journal'), Math.floor(text.length / 2));
    expect(await run(['replay', 'cut.journal'], { cwd })).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        /Not equal\. The journal is damaged: line \d+ is cut off\. Entries 0 to \d+ are good/,
      ),
    });
    expect(await runJson(['replay', 'cut.journal'], { cwd })).toMatchObject({
      code: 1,
      data: { equal: false, damage: expect.stringMatching(/cut off/) },
    });
    expect(await run(['replay', 'cut.journal', '--facts'], { cwd })).toMatchObject({ code: 1 });
    // The file is not written to, and the game can still be continued.
    const kept = readFileSync(file('cut.journal'), 'utf8');
    const gone = await run(['play', '--load', 'cut.journal', '--seats', 'alien=random,zombie=random'], {
      cwd,
    });
    expect(gone.err).toMatch(/left as it is/);
    expect(readFileSync(file('cut.journal'), 'utf8')).toBe(kept);
  });

  it('tells the story by facts, as each seat was told it', async () => {
    await made;
    const all = await run(['replay', 'g.journal', '--facts'], { cwd });
    expect(all.code).toBe(0);
    expect(all.out).toMatch(/Turn 8/);
    expect(all.out).toMatch(/15 Zombies are drawn from the grave/);
    const zombie = await run(['replay', 'g.journal', '--facts', '--seat', 'zombie'], { cwd });
    expect(zombie.out).toMatch(/Out of the grave come/);
  });

  it('becomes a report, with markup in names kept out', async () => {
    await made;
    const name = '<script>alert(1)</script> **B** & "C"';
    const md = await run(['report', 'g.journal', '--names', `alien=${name}`], { cwd });
    expect(md.code).toBe(0);
    expect(md.out).toMatch(/^# Aliens vs\. Zombies/);
    expect(md.out).not.toContain('<script');
    expect(md.out).not.toContain('**B**');
    expect(md.out).toContain('```text\n┌A1');
    expect(md.out).toMatch(/<details>\n<summary>.*rolls?, and the rules behind/);
    expect(md.out).toMatch(/`AVZ-7\./);
    expect(md.out).toMatch(/Reconstructed, not copied/);
    await run(
      ['report', 'g.journal', '--html', 'r.html', '--title', '<img src=x>', '--names', `alien=${name}`],
      { cwd },
    );
    const html = readFileSync(file('r.html'), 'utf8');
    expect(html).toMatch(/^<!doctype html>/);
    expect(html).not.toMatch(/<script|<img|<link|@import|url\(http/);
    expect(html).toContain('&lt;script>alert(1)');
    expect(html.match(/<svg class="sb-board/g)?.length).toBeGreaterThan(1);
    // The same game gives the same text.
    expect((await run(['report', 'g.journal', '--names', `alien=${name}`], { cwd })).out).toBe(md.out);
  });

  it('--load will not be given another setup', async () => {
    await made;
    expect(await run(['play', '--load', 'g.journal', '--seed', '1'], { cwd })).toMatchObject({ code: 2 });
    expect(await run(['play', 'avz', '--save', 'g.journal'], { cwd })).toMatchObject({ code: 1 });
  });
});

it("bots at the terminal are not told what the players' own files hide from their seats", async () => {
  const [best] = botsFor(findSystem('ros'));
  const made = vi.spyOn(best!, 'make');
  const cwd = folder();
  const map = new URL('../../../systems/ros/maps/safe-house.json', import.meta.url);
  writeFileSync(path.join(cwd, 'map.json'), readFileSync(map));
  const own = ['play', 'ros', '--scenario', 'safe-house', '--file', 'map=map.json', '--seed', '1'];
  const seats = ['--option', 'survivors=2', '--seats', 'survivor-1=me,survivor-2=sensible'];
  expect((await run([...own, ...seats], { lines: ['bot'], cwd })).err).toBe('');
  expect(made.mock.calls.length).toBe(2);
  for (const [book] of made.mock.calls as unknown as [{ map: { places: { kind: string }[] } }][])
    expect(book.map.places.filter(({ kind }) => kind === 'mutant')).toEqual([]);
  made.mockRestore();
});
