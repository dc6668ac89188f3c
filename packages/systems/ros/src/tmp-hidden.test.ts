import { conformTo } from '@shambles/engine/conformance';
import { test } from 'vitest';
import { ros } from './index.js';

let last: any[] = [{}, {}];
const sys = {
  ...ros, view: (s: any, seat: any, b: any) => { const v = ros.view(s, seat, b); last = [...last, v].slice(-2); return v; },
  seatsOf: (setup: any) =>
    ros.seats.filter((s) =>
      s.id === 'umpire'
        ? setup.options.umpire === 'person'
        : Number(s.id.slice(-1)) <= Number(setup.options.survivors ?? 4),
    ),
};
const SC = ['safe-house', 'supply-run', 'trapped', 'pick-up'];
for (const scenario of SC)
  for (const umpire of ['person'])
    test(scenario + umpire, () => {
      const t0 = performance.now();
      try {
        conformTo(sys as never, 'hidden things', {
          setups: [{ scenario, options: { survivors: '2', umpire } }],
          seeds: 1,
          games: 8,
          most: 3000,
          seed: 'h',
        });
      } catch (e) {
        if (String(e).includes('never revealed'))
          for (const k of Object.keys(last[0])) {
            const [a, b] = last.map((v) => v[k]);
            if (JSON.stringify(a) !== JSON.stringify(b))
              console.log(
                'DIFF',
                k,
                Array.isArray(a)
                  ? `${JSON.stringify(a.filter((x: any, i: number) => JSON.stringify(x) !== JSON.stringify(b[i]))).slice(0, 500)} || ${JSON.stringify(b.filter((x: any, i: number) => JSON.stringify(x) !== JSON.stringify(a[i]))).slice(0, 500)}`
                  : `${a} ${b}`,
              );
            console.log('DIFF phase', last[0].phase, last[0].turn, last[0].step);
          }
        console.log(scenario, umpire, String((e as Error).stack).slice(0, 1800));
      }
      console.log(scenario, umpire, Math.round(performance.now() - t0), 'ms');
    }, 120000);
