import { describe, expect, it } from 'vitest';
import { folder, run, runJson } from '../../testing.js';

const ONE = ['play', 'ros', '--seed', 'amends'];
const TWO = ['play', 'avz', '--seed', 'amends', '--seats', 'alien=me,zombie=me'];

describe('correct', () => {
  it('lists what can be put right, and what of one thing, and changes nothing', async () => {
    const { out, code } = await run(ONE, { lines: ['correct', 'correct ash', 'correct game', 'log all'] });
    expect(out).toMatch(/^survivor-1: Ash, /m);
    expect(out).toMatch(/^game: The game as a whole$/m);
    expect(out).toMatch(/^ {2}hits: 0$/m);
    expect(out).toMatch(/^ {2}turn: \d$/m);
    expect(out).not.toContain('Put right');
    expect(code).toBe(0);
  });

  it('puts several things right in one line, with a place and a reason, kept with the game', async () => {
    const cwd = folder();
    const line = 'correct Ash at 30 50 level 1, minor 4 = pipe bomb, Bo hits 1 because a bump, and a cheer';
    const played = await runJson([...ONE, '--save', 'g.journal'], { cwd, lines: [line] });
    expect(played.data).toMatchObject({ refused: 0 });
    const { out } = await run(['play', '--load', 'g.journal'], {
      cwd,
      lines: ['correct survivor-1', 'correct bo', 'log 1'],
    });
    expect(out).toContain('Put right: “a bump, and a cheer”');
    for (const now of ['x: 30', 'y: 50', 'level: 1', 'minor 4: “pipe bomb”', 'hits: 1'])
      expect(out).toContain(`\n  ${now}\n`);
    expect(await runJson(['replay', 'g.journal'], { cwd })).toMatchObject({ data: { equal: true } });
  });

  it('takes a thing by its own id though others are called alike, and a text with a comma in quotation marks', async () => {
    const amz = ['play', 'amz', 'lecture-hall', '--seed', 'amends', '--option', 'zombies=player'];
    const both = [...amz, '--seats', 'living=me,zombies=me'];
    const { out, err } = await run(both, {
      lines: ['correct agreed team-one doses 2 because x', 'correct Scientists'],
    });
    expect(out).toContain('team one: doses, 1 now, would be 2');
    expect(err).toBe('');
    const ros = await run(ONE, { lines: ['correct Ash kind "one, two", hits 1 because x'] });
    expect(ros.out).toContain('kind, “ps” now, would be “one, two”');
    expect(ros.out).toContain('hits, 0 now, would be 1');
    const wrong = await run(ONE, { lines: ['correct Ash at 1.2.3 4 because x'] });
    expect(wrong.err).toContain('or "at 34 52"');
  });

  it.each([
    ['correct Ash clip 4', 'Say why at the end'],
    ['correct nobody clip 4 because x', 'begins with no thing that can be put right'],
    ['correct Ash shoe 4 because x', 'There is: kind, x, y, level, facing'],
    ['correct Ash clip because x', 'How should "clip" be? It is '],
    ['correct Ash clip many because x', '"clip" is a number, not "many"'],
    ['correct Ash torch maybe because x', '"torch" can be yes, no, not "maybe"'],
    ['correct Ash clip 9999 because x', 'clip: from 0 to '],
    ['correct Search marker open yes because x', 'Which of them? find-'],
  ])('refuses "%s" and says what there is', async (line, says) => {
    const { out, err, code } = await run(ONE, { lines: [line, 'log all'] });
    expect(err).toContain(says);
    expect(out).not.toContain('Put right');
    expect(code).toBe(1);
  });

  it('is done for two at one terminal only when they say that they agree', async () => {
    const { out, err } = await run(TWO, {
      lines: [
        'correct trooper-1 has acted yes because he did',
        'log all',
        'correct agreed game turn 2 because 2',
      ],
    });
    expect(err).toContain('When everybody agrees: "correct agreed"');
    expect(out).toContain('The game as a whole: turn, 0 now, would be 2');
    expect(out.match(/Put right: “/g)).toHaveLength(1);
  });
});
