import { Sfc32, Table } from '@shambles/engine';
import { ftb } from '@shambles/ftb';
import { answerBy, botsFor } from '/work/main/packages/players/src/index.ts';
const [, , scenario, n = '20', which = 'sensible', from='0', verbose] = process.argv;
const list = scenario === 'all' ? ftb.scenarios.map((s) => s.id).filter((s) => s !== 'campaign') : scenario!.split(',');
for (const sc of list) {
  let won = 0, dead = 0, decisions = 0, turns = 0, slow = 0, stuck = 0, ms = 0, down = 0;
  const faults = new Map<string, number>(); const slowest = new Map<string, number>();
  for (let g = 0; g < Number(n); g++) {
    const seed = `m${Number(from)+g}`;
    const table = Table.create(ftb as never, { setup: { scenario: sc, options: {} }, seed } as never) as any;
    const bot = botsFor(ftb as never).find((b) => b.id === which)!.make(table.book);
    const random = new Sfc32(seed);
    let k = 0; const codes = new Map<string, number>(); let lastTurn = 0; 
    for (; !table.over && k < 4000; k++) {
      const seat = table.waitingFor[0];
      const ask = table.asks(seat)[0];
      codes.set(ask.code, (codes.get(ask.code) ?? 0) + 1);
      const t = performance.now();
      const real = bot.decide.bind(bot); let spent = 0;
      const timed = { decide(a: any, b: any) { const t0 = performance.now(); try { const r = real(a, b); if (verbose) console.log(table.view(seat).encounter?.turn, ask.code, JSON.stringify(ask.line.values ?? {}), '->', JSON.stringify(r), ask.shape.kind==='choose'? ask.shape.options.map((o:any)=>o.id).join('|').slice(0,300):''); return r; } finally { spent = performance.now() - t0; } } };
      answerBy(timed as any, table, seat, random, (why) => { const s = ask.code + ': ' + String((why as any)?.stack ?? why).slice(0, 400); faults.set(s, (faults.get(s) ?? 0) + 1); });
      ms += spent; if (spent > 50) { slow++; } if (spent > (slowest.get(ask.code) ?? 0)) slowest.set(ask.code, spent);
      const v = table.view(seat); if (v.encounter) lastTurn = v.encounter.turn;
    }
    const v = table.view('player-1');
    if (!table.over) { stuck++; console.log('STUCK', seed, [...codes].sort((a, b) => b[1] - a[1]).slice(0, 6), lastTurn, v.encounter?.stage, v.people.filter((p:any)=>p.seat).map((p:any)=>[p.id,p.condition,p.x,p.y,p.level])); }
    if (table.outcome?.level === 'level.success' || table.outcome?.level === 'level.survived') won++; else if (verbose!==undefined) console.log('LOST', seed);
    const star = v.people.find((p: any) => p.id === 'star-1');
    if (['obviously-dead', 'turned'].includes(star?.condition) || !star) dead++;
    else if (star.condition !== 'carry-on' && star.condition !== 'left' && star.condition !== 'home') down++;
    if (verbose !== undefined) console.log(seed, table.outcome?.level, 'turn', lastTurn, v.people.filter((p: any) => p.seat).map((p: any) => `${p.id}:${p.condition}:${p.power}`).join(' '), JSON.stringify(v.encounter?.tally), 'foes', v.parties.map((p:any)=>p.class+p.attitude).join(), sc==='campaign'?JSON.stringify(v.campaign.when)+v.campaign.chronicle.map((c:any)=>c.encounter+(c.success?'+':'-')).join(' '):'');
    decisions += k; turns += lastTurn;
  }
  const N = Number(n);
  console.log(`${sc.padEnd(18)} ${which} won ${(100 * won / N).toFixed(0)}% star dead ${dead} down/other ${down} stuck ${stuck} turns ${(turns / N).toFixed(1)} decisions ${(decisions / N).toFixed(0)} ms/decision ${(ms / decisions).toFixed(1)} slow>50 ${slow}`, [...slowest].sort((a,b)=>b[1]-a[1]).slice(0,3).map(([c,m])=>c+' '+m.toFixed(0)).join(', '));
  for (const [f, c] of faults) console.log('  FAULT', c, f);
}
