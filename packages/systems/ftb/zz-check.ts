import { readMap, ground } from '@shambles/field';
import { town } from './src/towns/town.js';
for (const area of ['urban','suburban','rural'] as const) {
  const errors = new Map<string, number[]>();
  for (let n = 0; n < 600; n++) {
    const note = (e: string) => errors.set(e, [...(errors.get(e) ?? []), n]);
    try {
      const map = town(area, n, { target: [1,5,1,2,3,4,6,7,8,9][n%10]!, street: n%2===0 });
      readMap(map); ground(map);
      const sec = new Set<number>();
      for (const b of map.buildings!) {
        const xs = b.rect ? [b.rect[0], b.rect[2]] : b.outline!.map(c=>c[0]); const ys = b.rect ? [b.rect[1], b.rect[3]] : b.outline!.map(c=>c[1]);
        const [w,e,s,nn]=[Math.min(...xs),Math.max(...xs),Math.min(...ys),Math.max(...ys)];
        if (e-w<3||nn-s<3) note(`small ${e-w} ${nn-s}`);
        if (w<1||e>35||s<1.9||nn>35) note('edge');
        sec.add(3*Math.floor((36-(s+nn)/2)/12)+Math.floor((w+e)/2/12)+1);
        if (!(b.doors?.length)) note('doorless');
      }
      const want = {urban:9,suburban:4,rural:1}[area];
      if (sec.size!==want) note(`sections ${sec.size}`);
      if (!sec.has([1,5,1,2,3,4,6,7,8,9][n%10]!)) note('target');
    } catch (e) { note(String((e as Error).message).replace(/-?\d+(\.\d+)?/g,'#')); }
  }
  console.log(area, [...errors].map(([k,v])=>`${k}: ${v.length} (${v.slice(0,5)})`));
}
