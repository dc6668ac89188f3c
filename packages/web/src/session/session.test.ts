import { readFileSync } from 'node:fs';
import { type AskView, type Json, readJournal, Sfc32, type Table } from '@shambles/engine';
import { botsFor } from '@shambles/players';
import { SYSTEMS } from '@shambles/systems';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { begin, fork, type Game, importJournal, resume } from './games.js';
import { lookInto, prove, proveBranch } from './proving.js';
import { PERSON, type Session } from './session.js';
import { Stage } from './stage.js';
import { MemoryStore } from './store.js';

const system = SYSTEMS[0]!;
const [one, two] = system.seats.map((s) => s.id) as [string, string];
const bot = botsFor(system).at(-1)!.id;
const setup = { scenario: system.scenarios[0]!.id, options: {} };

let store: MemoryStore;
const start = (seats: Record<string, string>, seed = 'test', ownDice: string[] = []): Game =>
  begin({ system: system.id, setup, seed, seats, ownDice }, { store, now: () => 1 });

const legal = (table: Table, ask: AskView): Json => table.legal(ask.seat, 20).at(-1) as Json;

/** Answers for every person who is asked, until `done`. */
function play(session: Session<Table>, done: () => boolean, most = 500): void {
  for (let n = 0; n < most && !done(); n++) {
    vi.runAllTimers();
    if (session.handOver.value !== undefined) session.taken();
    const { ask } = session;
    if (ask) session.answer(legal(session.table, ask));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  store = new MemoryStore();
});
afterEach(() => vi.useRealTimers());

describe('own dice', () => {
  it('are thrown by a person from the first roll on, even before anything is asked', () => {
    const { session } = begin(
      {
        system: 'ftb',
        setup: { scenario: 'search', options: {} },
        seed: 'own dice',
        seats: { 'player-1': PERSON },
        ownDice: ['player-1'],
      },
      { store, now: () => 1 },
    );
    expect(session.roll?.roll.label).toBe('attribute');
    const told = [...session.table.journal.entries(0)].flatMap((e) => e.facts);
    expect(told.filter((fact) => fact.is === 'rolled')).toEqual([]);
  });
});

test.each([
  [new DOMException('', 'QuotaExceededError'), 'its storage is full'],
  [new DOMException('', 'AbortError'), 'AbortError'],
  [new Error('the disk is gone'), 'the disk is gone'],
])('a game that cannot be kept: why is said, and what can be done', async (error, why) => {
  const { keeper } = start({ [one]: PERSON, [two]: bot });
  store.add = () => Promise.reject(error);
  await keeper.keep();
  expect(keeper.trouble.value).toBe(`This browser could not keep the game: ${why}. Export it from the menu.`);
});

describe('a standing answer', () => {
  it('is given at once and whenever the same is asked again, until it is ended', () => {
    const { session } = start({ [one]: PERSON, [two]: bot });
    session.start();
    play(session, () => session.ask?.shape.kind === 'orders');
    const { ask } = session;
    const finish = ask?.shape.kind === 'orders' ? [ask.shape.finish.id] : [];
    const own = () =>
      [...session.table.journal.entries()].filter(({ deed }) => deed.t === 'answer' && deed.seat === one);
    const before = own().length;
    session.answerAlways(finish, false);
    expect(session.standing).toEqual([{ seat: one, ask: ask?.code, value: finish }]);
    // The first is a person's own answer, which can be taken back like any other.
    expect(own()[before]?.deed).not.toHaveProperty('auto');
    play(session, () => own().some(({ deed }) => 'auto' in deed));
    expect(own().some(({ deed }) => deed.t === 'answer' && deed.auto === true)).toBe(true);
    session.askAgain(ask?.code ?? '');
    expect(session.standing).toEqual([]);
  });
});

describe('a session', () => {
  it('lets bots play a game to its end, one answer at a time', () => {
    const { session } = start({ [one]: bot, [two]: bot });
    session.start();
    const first = session.table.length;
    vi.advanceTimersToNextTimer();
    const answers = [...session.table.journal.entries(first)].filter((e) => e.deed.t === 'answer');
    expect(answers).toHaveLength(1);
    vi.runAllTimers();
    expect(session.table.over).toBe(true);
  });

  it('stops for the person, and goes on after the answer', () => {
    const { session } = start({ [one]: PERSON, [two]: bot });
    session.start();
    vi.runAllTimers();
    expect(session.ask?.seat).toBe(one);
    play(session, () => session.table.over);
    expect(session.table.over).toBe(true);
  });

  it('undo goes back to before the last answer of the person, redo to after it', () => {
    const { session } = start({ [one]: PERSON, [two]: bot });
    session.start();
    vi.runAllTimers();
    play(session, () => session.table.scene(one).clock.turn >= 2);
    vi.runAllTimers();
    const ask = session.ask!;
    const { sum } = session.table;
    session.answer(legal(session.table, ask));
    vi.runAllTimers();
    const after = session.table.sum;
    expect(session.undo()).toMatchObject({ ok: true });
    expect(session.table.sum).toBe(sum);
    expect(session.ask?.code).toBe(ask.code);
    expect(session.redo()).toMatchObject({ ok: true });
    expect(session.table.sum).toBe(after);
  });

  it('says why an answer is refused and keeps the question', () => {
    const { session } = start({ [one]: PERSON, [two]: bot });
    session.start();
    vi.runAllTimers();
    const { id } = session.ask!;
    expect(session.answer(['nowhere'])).toMatchObject({ ok: false });
    expect(session.refusal.value?.text).toContain('nowhere');
    expect(session.ask?.id).toBe(id);
  });

  it('asks for the device when something hidden would show, and not otherwise', () => {
    const { session } = start({ [one]: PERSON, [two]: PERSON });
    session.start();
    let handed = 0;
    for (let n = 0; n < 400 && !session.table.over; n++) {
      const next = session.handOver.value;
      if (next !== undefined) {
        handed++;
        const others = session.people.filter((p) => p !== next);
        expect(
          others.some(
            (p) => JSON.stringify(session.table.scene(p)) !== JSON.stringify(session.table.scene(next)),
          ),
        ).toBe(true);
        if (handed > 1) expect(session.viewer.value).not.toBe(next);
        session.taken();
      }
      expect(session.viewer.value).toBe(session.personAsked);
      session.answer(legal(session.table, session.ask!));
    }
    expect(session.table.over).toBe(true);
    expect(handed).toBeGreaterThan(0);
  });

  it('lets one person who leads several seats take back shots with their dice, and play them again', () => {
    const { session } = begin(
      {
        system: 'ros',
        setup: { scenario: 'safe-house', options: { survivors: '2' } },
        seed: 'alone',
        seats: { 'survivor-1': PERSON, 'survivor-2': PERSON },
        alone: true,
      },
      { store, now: () => 1 },
    );
    const rolls = () =>
      session.table.journal.line(session.table.head).filter(({ deed }) => deed.t === 'roll').length;
    session.start();
    const first = rolls();
    const random = new Sfc32('alone');
    let sum = '';
    for (let n = 0; n < 200 && rolls() === first; n++) {
      sum = session.table.sum;
      session.answer(session.table.sample(session.ask!.seat, random)!);
    }
    const after = session.table.sum;
    expect(rolls()).toBeGreaterThan(first);
    expect(session.undo()).toMatchObject({ ok: true });
    expect(session.table.sum).toBe(sum);
    expect(session.redo()).toMatchObject({ ok: true });
    expect(session.table.sum).toBe(after);
  });

  it('takes back together what one alone may not', () => {
    const { session } = start({ [one]: PERSON, [two]: PERSON });
    session.start();
    play(session, () => session.table.scene(one).clock.turn >= 2);
    const before = session.table.length;
    expect(session.undoTogether()).toMatchObject({ ok: true });
    expect(session.table.journal.entry(session.table.length - 1).deed.t).toBe('undo');
    expect(session.table.length).toBeGreaterThan(before);
  });
});

test('something is put right at one screen, and what cannot be changes nothing and says why', () => {
  const { session } = start({ [one]: PERSON, [two]: PERSON });
  session.start();
  play(session, () => session.table.scene(one).clock.turn >= 1);
  const where = () =>
    system.correctable(session.view(), session.table.book).find(({ path }) => path === 'at/0')!;
  const other = where().values!.find(({ value }) => value !== where().now)!.value;
  const before = session.table.sum;
  expect(session.putRight('a slip', [{ path: 'at/0', value: -99 }])).toMatchObject({ ok: false });
  expect(session.refusal.value?.text).toMatch(/^at\/0: .* cannot be at -99; allowed: /);
  expect(session.table.sum).toBe(before);
  expect(session.putRight('a slip', [{ path: 'at/0', value: other }])).toMatchObject({ ok: true });
  expect(session.refusal.value).toBeUndefined();
  expect(where().now).toBe(other);
});

describe('saving', () => {
  it('keeps every change, and opens where the game stood', async () => {
    const { session, keeper } = start({ [one]: PERSON, [two]: bot });
    session.start();
    play(session, () => session.table.scene(one).clock.turn >= 3);
    vi.runAllTimers();
    await keeper.keep();
    const kept = (await store.load(session.id))!;
    expect(kept.meta.length).toBe(session.table.length);
    const again = resume(kept, { store, now: () => 2 });
    expect(again.report).toBeUndefined();
    expect(again.session.table.sum).toBe(session.table.sum);
    expect(again.session.ask).toEqual(session.ask);
    play(again.session.start(), () => again.session.table.over);
    expect(again.session.table.over).toBe(true);
  });

  it('keeps a long campaign upon an earlier checkpoint, and opens it with all of its past', async () => {
    const golden = new URL('../../../systems/bdz/golden/campaign.shambles', import.meta.url);
    const { session, keeper } = importJournal(prove(readFileSync(golden, 'utf8')), { store, now: () => 1 });
    const { table } = session;
    table.alone = true;
    await keeper.keep();
    const checkpoints = async () =>
      (await store.load(session.id))!.text.split('\n').filter((line) => line.startsWith('{"checkpoint"'));
    table.undo('player-1');
    table.redo('player-1');
    await keeper.keep();
    expect((await checkpoints()).map((line) => line.includes('"upon"'))).toEqual([false, true]);
    const again = resume((await store.load(session.id))!, { store, now: () => 2 });
    expect(again.report).toBeUndefined();
    expect(again.session.table.state).toEqual(table.state);
    expect(again.session.view()).toEqual(session.view());
  });

  it('waits for the same dice again when the page was closed before they were thrown', async () => {
    const { session, keeper } = start({ [one]: PERSON, [two]: bot }, 'dice', [one]);
    session.start();
    play(session, () => session.roll !== undefined);
    const { roll } = session;
    expect(roll).toBeDefined();
    await keeper.keep();
    const again = resume((await store.load(session.id))!, { store });
    expect(again.session.roll).toEqual(roll);
  });

  it('branches as a game of its own that opens again', async () => {
    const { session } = start({ [one]: PERSON, [two]: bot });
    session.start();
    play(session, () => session.table.scene(one).clock.turn >= 2);
    const game = fork({ session }, { store });
    if ('ok' in game) throw new Error(game.text);
    expect(game.label).toBe('What if, from turn 2');
    await game.keeper.keep();
    const again = resume((await store.load(game.session.id))!, { store });
    expect(again.origin).toBe(session.id);
    const further = fork(again, { store });
    expect('ok' in further ? further.text : further.origin).toBe(session.id);
    expect(again.session.table.sum).toBe(game.session.table.sum);
    expect(again.report).toBeUndefined();
  });

  it('calls a branch by the time that the table shows, as a campaign has no turn to count by', () => {
    const seats = { 'player-1': PERSON };
    const { session } = begin(
      { system: 'ftb', setup: { scenario: 'campaign', options: {} }, seed: 'time', seats },
      { store },
    );
    session.start();
    play(session, () => session.scene().clock.turn > 1, 200);
    const branch = fork({ session }, { store });
    if ('ok' in branch) throw new Error(branch.text);
    const { clock } = branch.session.scene();
    expect(branch.label).toBe(`What if: ${(clock as { name?: string }).name}`);
  });

  it('recovers what is good of a broken journal, and says what was wrong', () => {
    const { session } = start({ [one]: PERSON, [two]: bot });
    session.start();
    play(session, () => session.table.scene(one).clock.turn >= 2);
    const lines = session.table.save().split('\n');
    lines[lines.length - 3] = 'broken';
    const game = importJournal(prove(lines.join('\n')), { store });
    expect(game.report).toMatch(/damaged/);
    expect(game.session.table.length).toBeGreaterThanOrEqual(readJournal(lines.join('\n')).entries.length);
  });
});

describe('a journal from elsewhere', () => {
  const played = () => {
    const { session } = start({ [one]: PERSON, [two]: bot });
    session.start();
    play(session, () => session.table.scene(one).clock.turn >= 3);
    return session;
  };

  it('is looked into, and run again to its end, with how far that is', () => {
    const { table } = played();
    const text = table.save();
    const told: string[] = [];
    expect(lookInto(text, (work) => told.push(work))).toMatchObject({
      title: system.title,
      entries: table.length,
      damage: undefined,
    });
    expect(new Set(told)).toEqual(new Set(['read']));
    const proven = prove(text, (work, done, of) => told.push(`${work} ${done / of}`));
    expect(told.at(-1)).toBe('run 1');
    expect(proven).toMatchObject({ system: system.id, report: undefined });
    expect(readJournal(proven.text).checkpoints).toHaveLength(1);
    expect(importJournal(proven, { store }).session.table.sum).toBe(table.sum);
  });

  it('that begins with what was tampered with is refused in words', () => {
    expect(() => lookInto('{"format":"shambles/1"}')).toThrow('checksum');
    expect(() => prove('a letter')).toThrow('not a Shambles journal');
  });

  it('branches of a game of this browser are held as that game is', async () => {
    const { session, keeper } = begin(
      { system: system.id, setup, seed: 'branch', seats: { [one]: PERSON, [two]: PERSON }, alone: true },
      { store },
    );
    session.start();
    play(session, () => session.table.scene(one).clock.turn >= 2);
    await keeper.keep();
    const { meta } = (await store.load(session.id))!;
    const proven = proveBranch(session.table.save(), session.table.head);
    const branch = importJournal(proven, { store }, 'What if', meta);
    expect(branch.origin).toBe(session.id);
    expect(branch.session).toMatchObject({ alone: true, seats: session.seats });
    const bots = {
      ...meta,
      id: 'x',
      origin: 'first',
      seats: { [one]: PERSON, [two]: bot },
      alone: undefined,
    };
    const other = importJournal(proven, { store }, 'What if', bots as never);
    expect(other.origin).toBe('first');
    expect(other.session).toMatchObject({ alone: false, seats: { [one]: PERSON, [two]: bot } });
  });

  it('branches at an entry that is watched', () => {
    const { table } = played();
    const at = table.journal.line(table.head)[4]!.n;
    const { session } = importJournal(proveBranch(table.save(), at), { store }, 'What if');
    expect(session.table.journal.line(session.table.head)[4]!.n).toBe(at);
    expect(session.table.head).not.toBe(table.head);
    expect(() => proveBranch(table.save(), 9999)).toThrow();
  });
});

describe('the stage', () => {
  it('shows what happened one thing after the other, and holds the bots back until then', () => {
    const { session } = start({ [one]: PERSON, [two]: bot });
    const stage = new Stage(session, () => true);
    session.start();
    vi.runAllTimers();
    expect(stage.busy.value).toBe(false);
    expect(stage.scene.value).toEqual(session.scene());
    session.answer(legal(session.table, session.ask!));
    expect(stage.busy.value).toBe(true);
    const shown = stage.position.value;
    vi.advanceTimersByTime(300);
    expect(stage.position.value).toBeGreaterThan(shown);
    stage.skip();
    vi.runAllTimers();
    expect(stage.busy.value).toBe(false);
    expect(stage.scene.value).toEqual(session.scene());
    stage.close();
  });

  it('never shows a seat what it may not see', () => {
    const { session } = start({ [one]: PERSON, [two]: bot });
    const stage = new Stage(session, () => true);
    session.start();
    play(session, () => session.table.scene(one).clock.turn >= 2);
    for (const { fact } of stage.facts.value) expect(fact.to === 'all' || fact.to.includes(one)).toBe(true);
    stage.close();
  });
});
