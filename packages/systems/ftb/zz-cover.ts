import { Sfc32 } from '@shambles/engine';
import { town } from './src/towns/town.js';
import { game } from './src/testing/game.js';
import { coverFor } from './src/duck.js';
for (const area of ['urban','suburban','rural'] as const) {
  let seen = 0, tried = 0, covered = 0, t0 = 0; const t = Date.now();
  for (let n = 0; n < 30; n++) {
    const map = town(area, n);
    const r = new Sfc32(`c${n}`);
    for (let k = 0; k < 12; k++) {
      const a = { x: 1 + r.below(340)/10, y: 1 + r.below(340)/10 }, b = { x: 1 + r.below(340)/10, y: 1 + r.below(340)/10 };
      const d = Math.sqrt((a.x-b.x)**2+(a.y-b.y)**2); if (d < 6 || d > 20) continue;
      const g = game({ map, people: { n1: { ...a }, n2: { ...b, side: 'party-1' } }, parties: {'party-1': {}} });
      if (!g.table.ways('human').standing(a.x,a.y,0) || !g.table.ways('human').standing(b.x,b.y,0)) continue;
      if (g.table.houseOf({...a,level:0}) || g.table.houseOf({...b,level:0})) continue;
      tried++;
      if (g.table.line('n2','n1') === 'no') continue;
      seen++;
      const t1 = performance.now();
      if (coverFor(g.w, 'n1', ['n2'])) covered++;
      t0 += performance.now() - t1;
    }
  }
  console.log(area, { tried, seen, covered, share: (covered/seen).toFixed(2), msPerCover: (t0/seen).toFixed(1) });
}
