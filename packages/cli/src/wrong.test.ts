import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { folder, run } from './testing.js';

const cwd = folder();
writeFileSync(path.join(cwd, 'not-json.json'), '{ "rows": ');
writeFileSync(path.join(cwd, 'bad-board.json'), '{ "rows": ["BX"] }');
writeFileSync(path.join(cwd, 'notes.txt'), 'milk, eggs\n');
writeFileSync(path.join(cwd, 'empty.journal'), '');
writeFileSync(path.join(cwd, 'foreign.journal'), '{"format":"other/9"}\n');

const attack = '{"side":"alien","attackers":["trooper"],"defenders":["rotting"]}';

/** Command line, exit code, and what the message must say. */
const wrong: readonly (readonly [string, number, RegExp])[] = [
  ['pley', 2, /unknown command 'pley'[\s\S]*play/],
  ['--versoin', 2, /unknown option '--versoin'[\s\S]*--version/],
  ['plough', 2, /unknown command 'plough'; all of them: shambles help/],
  ['play nope', 2, /no system "nope"; there are: avz/],
  ['play avx', 2, /Did you mean "avz"/],
  ['play --sead 1', 2, /unknown option '--sead'[\s\S]*--seed/],
  ['play avz extra', 2, /no scenario "extra"; it has standard/],
  ['play avz standard extra', 2, /too many arguments/],
  ['sim avz moon', 2, /no scenario "moon"; it has standard/],
  ['sim avz standard --scenario moon', 2, /Which scenario, "standard" or "moon"/],
  ['play --seats martian=me', 2, /no seat "martian"; it has: alien, zombie/],
  ['play --seats alien', 2, /not seat=who; an example: --seats alien=me/],
  ['play --seats alien=genius', 2, /"genius"[\s\S]*allowed: me, [\s\S]*random/],
  ['play --seats alien=me,alien=random', 2, /given twice/],
  ['play --own-dice=martian', 2, /no seat "martian"/],
  ['play --option rampage=9', 2, /allowed: 6, 5/],
  ['play --option rampge=5', 2, /it has rampage/],
  ['play --option rampage', 2, /must be id=value/],
  ['play --scenario moon', 2, /no scenario "moon"; it has standard/],
  ['play --file board=missing.json', 1, /missing\.json: there is no such file/],
  ['play --file board=not-json.json', 2, /"not-json\.json"[\s\S]*not JSON/],
  ['play --file board=bad-board.json', 2, /File "board", rows\/0/],
  ['play --file map=bad-board.json', 2, /no file "map"; it has board/],
  ['play --load missing.journal', 1, /missing\.journal: there is no such file/],
  ['play --load notes.txt', 1, /journal/i],
  ['play --save notes.txt', 1, /there already[\s\S]*--load notes\.txt/],
  ['sim', 2, /missing required argument 'system'; there are: avz, ros/],
  ['sim avz --file board=.', 1, /shambles-cli-\w+: it is a folder/],
  ['tables --folder nowhere', 2, /nowhere: there is no such folder[\s\S]*--folder or --database/],
  ['backup tables.backup --folder nowhere', 2, /nowhere: there is no such folder/],
  ['restore nowhere.backup --folder nowhere', 1, /nowhere\.backup: there is no such file/],
  ['sim avz --games 0', 2, /whole number from 1/],
  ['sim avz --games many', 2, /whole number from 1/],
  ['sim avz --games 1.5', 2, /whole number from 1/],
  ['sim avz --workers 0', 2, /whole number from 1/],
  ['sim avz --seats alien=me', 2, /"me"[\s\S]*allowed:/],
  ['odds avz', 2, /Which procedure\? [\s\S]*attack/],
  ['odds avz atack', 2, /no procedure "atack"[\s\S]*Did you mean "attack"/],
  ['odds avz attack', 2, /needs to know more; an example:[\s\S]*--with/],
  ['odds avz attack --with {', 2, /--with is not JSON/],
  ['odds avz attack --with []', 2, /attack, input:/],
  [
    'odds avz attack --with {"side":"martian","attackers":["trooper"],"defenders":["rotting"]}',
    2,
    /attack, side:/,
  ],
  [
    'odds avz attack --with {"side":"alien","attackers":["rotting"],"defenders":["rotting"]}',
    2,
    /attackers\/0: rotting is not on the alien side/,
  ],
  [`odds avz attack --outcomes x --with ${attack}`, 2, /whole number/],
  [`resolve avz attack --dice 7 --with ${attack}`, 1, /7 is not a face of a d6/],
  [`resolve avz attack --dice a,b --with ${attack}`, 2, /"a" is no die/],
  [`resolve avz attack --dice 1,2,3 --with ${attack}`, 1, /Dice left over: 2, 3/],
  [`resolve avz attack --answers {} --with ${attack}`, 2, /--answers is a list/],
  ['replay', 2, /missing required argument 'file'/],
  ['replay missing.journal', 1, /there is no such file/],
  ['replay .', 1, /shambles-cli-\w+: it is a folder/],
  ['replay notes.txt', 1, /journal/i],
  ['replay empty.journal', 1, /journal/i],
  ['replay foreign.journal', 1, /other\/9/],
  ['replay notes.txt --seat alien', 1, /journal/i],
  ['report notes.txt', 1, /journal/i],
  ['report missing.journal --html x.html', 1, /there is no such file/],
  ['rules avz NOPE-1', 1, /No rule and no table has the id or the words "NOPE-1"/],
  ['files avz map', 2, /no file "map"; it has: board/],
  ['files avz --out x.json', 2, /--out needs to know which file/],
  ['options nope', 2, /no system "nope"/],
  ['scenarios nope', 2, /no system "nope"/],
  ['systems extra', 2, /too many arguments/],
];

describe('what is asked for wrongly is refused with what is allowed', () => {
  it.each(wrong)('shambles %s', async (line, code, says) => {
    const ran = await run(line.split(' '), { cwd });
    expect(ran.err).toMatch(says);
    expect(ran.err).not.toMatch(/\n\s+at /);
    expect(ran.out).toBe('');
    expect(ran.code).toBe(code);
  });

  it.each(wrong)('shambles %s --json', async (line, code, says) => {
    const ran = await run([...line.split(' '), '--json'], { cwd });
    expect(JSON.parse(ran.out)).toHaveProperty('error', expect.stringMatching(says));
    expect(ran.err).toBe('');
    expect(ran.code).toBe(code);
  });

  it('an address to listen at that is none of this machine', async () => {
    const argv = [
      'serve',
      '--no-page',
      '--quiet',
      '--port',
      '0',
      '--host',
      '192.0.2.1',
      '--folder',
      'tables',
    ];
    const ran = await run(argv, { cwd });
    expect(ran).toMatchObject({ code: 1, out: '' });
    expect(ran.err).toMatch(/192\.0\.2\.1 is no address of this machine; --host 0\.0\.0\.0/);
  });

  it('help on no command', async () => {
    const ran = await run(['help', 'pley']);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toMatch(/no command "pley"; there are: play, sim/);
  });

  it('a folder that is not there is not made', async () => {
    for (const line of ['tables', 'backup b', 'restore nowhere.backup'])
      await run([...line.split(' '), '--folder', 'elsewhere'], { cwd });
    expect(existsSync(path.join(cwd, 'elsewhere'))).toBe(false);
  });
});
