import { type Json, Table } from '@shambles/engine';
import { deltaOf, Feed, type GameNews, type Now } from '@shambles/wire';
import { describe, expect, it, vi } from 'vitest';
import { PERSON, Session } from '../session/session.js';
import { Stage } from '../session/stage.js';
import { STREET, streetSeats } from '../testing/street.js';
import type { Doing } from './connection.js';
import { RemoteTable } from './remotetable.js';

const setup = { scenario: 'day', options: { players: '2' } };
const [me, friend] = streetSeats(2) as [string, string];

/** A table on the server's side, and one of its seats on the page's side. */
class Pair {
  readonly table = Table.create(STREET, { setup, seed: 'secret', people: [me, friend] });
  readonly feed = new Feed(me);
  readonly said: Doing[] = [];
  gaps = 0;
  private view: Json | undefined;
  private told = 0;
  private reply: ((said: { ok: true } | { code: 'refused'; text: string }) => void) | undefined;
  readonly remote = new RemoteTable({
    system: STREET,
    setup,
    seat: me,
    say: (doing) => {
      this.said.push(doing);
      return new Promise((done) => {
        this.reply = done;
      });
    },
    hasOwnDice: () => false,
    journal: () => Promise.resolve(''),
    onGap: () => this.gaps++,
  });

  /** The message that a server would send now. */
  news(whole = false): GameNews {
    for (let n = this.feed.noted; n < this.table.length; n++) this.feed.note(this.table.journal.entry(n));
    const at = this.feed.position;
    const view = JSON.parse(JSON.stringify(this.table.view(me))) as Json;
    const delta = whole || this.view === undefined ? undefined : deltaOf(this.view, view);
    const now: Now = {
      asks: this.table.asks(me).map((ask) => ({ ...ask, id: `${ask.code}@${at}`, at })),
      waitingFor: this.table.waitingFor,
      over: this.table.over,
      head: this.feed.itemOf(this.table.head),
      canUndo: this.feed.items.some((i) => 'own' in i),
      canRedo: this.table.canRedo,
      standing: this.table.standing.filter((s) => s.seat === me).map(({ seat: _, ...answer }) => answer),
    };
    const from = whole ? 0 : this.told;
    const news: GameNews = {
      is: 'game',
      from,
      items: this.feed.items.slice(from),
      ...(whole || this.view === undefined ? { view } : delta !== undefined && { delta }),
      now,
    };
    this.told = at;
    this.view = view;
    return news;
  }

  tell(whole = false): void {
    this.remote.take(JSON.parse(JSON.stringify(this.news(whole))) as GameNews);
  }

  answers(seat: string, id?: string): void {
    const ask = this.table.question(seat);
    const value = this.table.legal(seat, 1)[0] ?? null;
    if (!ask) throw new Error(`${seat} is asked nothing`);
    expect(
      this.table.answer({ seat, ask: ask.id, at: ask.at, value, ...(id !== undefined && { id }) }).ok,
    ).toBe(true);
  }

  settle(said: { ok: true } | { code: 'refused'; text: string }): void {
    this.reply?.(said);
  }
}

const factsOf = (pair: Pair): unknown =>
  pair.remote.journal.line(pair.remote.head).flatMap((item) => item.facts);

describe('a seat of a table elsewhere', () => {
  it('knows what its seat is told, through answers, undo and redo', () => {
    const pair = new Pair();
    pair.tell();
    const same = (): void => {
      expect(pair.remote.view(me)).toEqual(JSON.parse(JSON.stringify(pair.table.view(me))));
      expect(factsOf(pair)).toEqual(
        JSON.parse(
          JSON.stringify(
            pair.table
              .log(me)
              .map(({ fact: { others, ...fact } }) => (fact.to === 'all' ? fact : { ...fact, to: [me] })),
          ),
        ),
      );
      expect(pair.remote.asks(me).map((a) => a.code)).toEqual(pair.table.asks(me).map((a) => a.code));
    };
    same();
    let n = 0;
    for (let steps = 0; steps < 12 && !pair.table.over; steps++) {
      const seat = pair.table.waitingFor[0] as string;
      pair.answers(seat, `answer-${n++}`);
      pair.tell();
      same();
      if (steps % 4 === 3 && pair.table.undo(seat).ok) {
        pair.tell();
        same();
        if (pair.table.redo(seat).ok) pair.tell();
        same();
      }
    }
    expect(pair.gaps).toBe(0);
  });

  it('leaves standing answers, and knows those of its own seat', () => {
    const pair = new Pair();
    pair.tell();
    void pair.remote.stand(me, 'card', 'run', true);
    void pair.remote.stand(me, 'card');
    expect(pair.said.slice(-2)).toEqual([
      { is: 'stand', ask: 'card', value: 'run', turn: true },
      { is: 'stand', ask: 'card' },
    ]);
    pair.table.stand(friend, 'walk', 'stop');
    pair.table.stand(me, 'walk', 'stop');
    pair.tell();
    expect(pair.remote.standing).toEqual([{ seat: me, ask: 'walk', value: 'stop' }]);
  });

  it('keeps the same question when all of it is told again after the line broke', () => {
    const pair = new Pair();
    pair.tell();
    const { round } = pair.remote;
    const [ask] = pair.remote.asks(me);
    pair.tell(true);
    expect(pair.remote.round).toBe(round);
    expect(pair.remote.asks(me)[0]).toBe(ask);
    pair.answers(me);
    pair.tell();
    expect(pair.remote.round).not.toBe(round);
  });

  it('wants all of it again where something is missing', () => {
    const pair = new Pair();
    pair.tell();
    pair.answers(me);
    pair.news();
    pair.answers(friend);
    pair.tell();
    expect(pair.gaps).toBe(1);
    pair.tell(true);
    expect(pair.remote.head).toBe(pair.feed.itemOf(pair.table.head));
  });

  it('asks the others about the place before its last own answer', () => {
    const pair = new Pair();
    pair.tell();
    pair.answers(me, 'mine');
    pair.answers(friend);
    pair.tell();
    const own = pair.feed.items.findIndex((i) => 'own' in i);
    void pair.remote.proposeUndo();
    expect(pair.said).toEqual([{ is: 'propose', what: { undo: own - 1 } }]);
  });

  it('keeps the question while an answer is on its way, and says why one was refused', async () => {
    const pair = new Pair();
    pair.tell();
    const session = new Session(pair.remote, { id: 't', seats: { [me]: PERSON } }).start();
    const ask = session.ask;
    expect(ask?.seat).toBe(me);
    const said = session.answer('run');
    expect(pair.said).toEqual([{ is: 'answer', ask: ask?.id, value: 'run' }]);
    expect(session.sending.value).toEqual({ ask: ask?.id });
    expect(session.ask).toBe(ask);
    // The same answer is not sent twice.
    await session.answer('run');
    expect(pair.said).toHaveLength(1);
    pair.settle({ code: 'refused', text: 'The table is paused.' });
    await said;
    expect(session.sending.value).toBeUndefined();
    expect(session.refusal.value?.text).toBe('The table is paused.');
    expect(session.ask).toBe(ask);
    const again = session.answer('run');
    pair.answers(me);
    pair.tell();
    pair.settle({ ok: true });
    await again;
    expect(session.sending.value).toBeUndefined();
    expect(session.refusal.value).toBeUndefined();
    session.close();
  });

  it('shows the dice one after the other, and then the table', () => {
    vi.useFakeTimers();
    const pair = new Pair();
    pair.tell();
    const session = new Session(pair.remote, { id: 't', seats: { [me]: PERSON } }).start();
    const stage = new Stage(session, () => true);
    const scenes: number[] = [];
    for (let steps = 0; steps < 30 && !pair.table.over; steps++) {
      pair.answers(pair.table.waitingFor[0] as string);
      pair.tell();
      while (stage.busy.value) {
        scenes.push(stage.position.value);
        vi.advanceTimersToNextTimer();
      }
      expect(stage.scene.value).toEqual(session.scene());
      expect(stage.facts.value.map((f) => f.fact)).toEqual(factsOf(pair));
    }
    expect(scenes.length).toBeGreaterThan(0);
    stage.close();
    session.close();
    vi.useRealTimers();
  });
});
