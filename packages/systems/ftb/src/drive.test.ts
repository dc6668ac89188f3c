import { playOut, SeededDice, Sfc32, type AskRequest, type Fact } from '@shambles/engine';
import { expect, test } from 'vitest';
import { ftb } from './index.js';
import type { State } from './state.js';

const scenario = process.env.SC ?? 'search';
const n = Number(process.env.N ?? 3);
const from = Number(process.env.FROM ?? 0);
test('drive', () => {
  for (let i = from; i < from + n; i++) {
    const random = new Sfc32(`answers ${i}`);
    const book = ftb.book({ scenario, options: JSON.parse(process.env.OPT ?? '{}') });
    let last: AskRequest | undefined;
    let count = 0;
    const trail: string[] = [];
    const kinds = new Map<string, number>();
    const t0 = Date.now();
    let w0: { s: State } | undefined;
    try {
      const out = playOut(ftb, book, new SeededDice(`dice ${i}`), (ask, w) => {
        w0 = w as unknown as { s: State };
        last = ask;
        if (++count > Number(process.env.MOST ?? 4000)) throw new Error('too many');
        const a = ask.space.sample(random);
        kinds.set(ask.code, (kinds.get(ask.code) ?? 0) + 1);
        trail.push(`${ask.to} ${ask.code} ${JSON.stringify(ask.space.value(a))}`);
        return a;
      });
      const s = out.state as State;
      console.log(i, scenario, 'decisions', out.decisions, Date.now() - t0, 'ms', s.encounter?.kind, s.encounter?.result, 'turn', s.encounter?.turn, JSON.stringify(ftb.outcome(s, book)), s.campaign.chronicle.length, s.people.map((p) => `${p.id}:${p.condition}`).join(' '));
      expect(ftb.check(s, book)).toBeUndefined();
    } catch (e) {
      console.log(i, 'FAILED after', count, trail.slice(-12), last?.code, (e as Error).stack?.split('\n').slice(0, 12).join('\n'), w0?.s.encounter?.kind, w0?.s.encounter?.stage, w0?.s.encounter?.turn, JSON.stringify(w0?.s.people.map((p) => [p.id, p.x, p.y, p.level, p.condition])), JSON.stringify(w0?.s.pefs), w0?.s.zeds.length, JSON.stringify(w0?.s.encounter?.map.buildings?.map((b) => [b.id, b.rect ?? b.outline])), [...kinds]);
    }
  }
}, 600_000);
