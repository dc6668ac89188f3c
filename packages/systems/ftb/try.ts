import { playOut, SeededDice, Sfc32 } from '@shambles/engine';
import { ftb } from './src/index.ts';
const which = process.argv[2]?.split(',') ?? ftb.scenarios.map((s) => s.id);
for (const scenario of which) {
  const book = ftb.book({ scenario, options: {} });
  for (let seed = 1; seed <= Number(process.argv[3] ?? 3); seed++) {
    const r = new Sfc32(`p${seed}`);
    let n = 0; let last = '';
    const t = performance.now();
    try {
      const { state, decisions } = playOut(ftb as never, book, new SeededDice(`d${seed}`), (ask, w) => { last = ask.code; if (++n > 20000) throw new Error('too long at ' + ask.code); return ask.space.sample(r); });
      const s = state as any;
      console.log(scenario, seed, decisions, 'turns', s.encounter?.turn, s.campaign.when.year, s.campaign.when.month, ((performance.now() - t)).toFixed(0) + 'ms', JSON.stringify(ftb.outcome(s, book)));
    } catch (e) { console.log(scenario, seed, 'FAIL after', n, last, (e as Error).message, (e as Error).stack?.split('\n').slice(1, 4).join(' | ')); }
  }
}
