import { Sfc32, Table } from '@shambles/engine';
import { ros } from '../systems/ros/src/index.js';
import { answerBy, findBot } from '@shambles/players';
const N = +(process.argv[2] ?? 4), mode = process.argv[3] ?? 'full', only = process.argv[4], verbose = process.argv[5] === 'v';
// mode: empty (no zeds at all), drifters, one (one horde), full
const sys: any = { ...ros, evolve(s: any, f: any, b: any) {
  if (mode === 'empty' && f.is === 'came' && f.how === 'drifters') return;
  if ((mode === 'empty' || mode === 'drifters') && (f.is === 'hidden-hordes' || (f.is === 'came' && f.how === 'mutant'))) return;
  ros.evolve(s, f, b); } };
for (const sc of ros.scenarios) {
  if (only && only !== sc.id) continue;
  const res: any = {}, why: any = {}; let turns = 0, alive = 0, killed = 0, zeds = 0, faults: any = {}, slow = 0, n = 0; const c0 = process.cpuUsage(); const deaths: any = {}, woken: any = {};
  for (let g = 0; g < N; g++) {
    const T = Table.create(sys, { setup: { scenario: sc.id, options: {} }, seed: `c${g}` } as any);
    const r = new Sfc32('b' + g); const bot = findBot(ros as any, 'sensible').make(T.book);
    let guard = 0;
    while (!T.over && guard++ < 5000) { const seat = T.waitingFor[0]!; const t0 = performance.now(); const q = T.question(seat)?.code; const v = answerBy(bot, T, seat, r, (w) => { const k = q + ': ' + String((w as any)?.message ?? w).slice(0, 80); faults[k] = (faults[k] ?? 0) + 1; }); slow = Math.max(slow, performance.now() - t0); n++; if (!v?.ok) throw new Error(JSON.stringify(v)); if (verbose) console.log(T.state && (T.state as any).turn, seat, q, JSON.stringify((T.journal.entry(T.head) as any).deed?.value)); }
    const s: any = T.state; res[s.result] = (res[s.result] ?? 0) + 1; turns += s.turn;
    for (const { fact: f } of T.log('umpire') as any) { if (f.is === 'zed-dead') killed++; if (f.is === 'emerged') zeds += f.zeds.length; if (f.is === 'ended') { why[f.why] = (why[f.why] ?? 0) + 1; alive += f.alive; } if (f.is === 'died') deaths[f.how] = (deaths[f.how] ?? 0) + 1; if (f.is === 'woke') woken[f.cause] = (woken[f.cause] ?? 0) + 1; }
  }
  console.log(sc.id, mode, JSON.stringify(res), JSON.stringify(why), 'turns', (turns / N).toFixed(1), 'alive', (alive / N).toFixed(1), 'killed', killed / N, 'zeds', zeds / N, JSON.stringify(deaths), JSON.stringify(woken), 'ask', (n / N).toFixed(0), 'slow', slow.toFixed(0), ((process.cpuUsage(c0).user / 1e3) / N).toFixed(0), 'ms/game', JSON.stringify(faults));
}
