import { footing, Plain, overGrid } from './src/testing/footing.js';
import { Ways } from './src/ways.js';
import { Figures } from './src/figures.js';
import { Sfc32 } from '@shambles/engine';
const WIDE=14,HIGH=11;
export function spots(plain: Plain, seed: string, count: number): [number, number][] {
  const random = new Sfc32(seed);
  const found: [number, number][] = [];
  for (let i = 0; i < 400 && found.length < count; i++) {
    const half = random.below(2) === 0;
    const x = half ? random.below(2 * WIDE + 1) * 500 : random.below(WIDE * 1000);
    const y = half ? random.below(2 * HIGH + 1) * 500 : random.below(HIGH * 1000);
    if (plain.free(x, y)) found.push([x, y]);
  }
  return found;
}
const [,, seed, qx, qy]=process.argv; 
const on=footing(seed!); const w=new Ways(on.ground,new Figures(14000,11000,2000),on.rules,on.r,(id)=>on.open.has(id));
const plain=new Plain(on);
 const [[x,y]]=spots(plain,seed!,1) as any; console.log('r',on.r,JSON.stringify(on.rules.pieces), on.rules.closedDoor,[...on.open]); 
 console.log(on.ground.pieces.filter(p=>p.from===0).map(p=>[p.kind,p.id,p.ax,p.ay,p.bx,p.by].join(' ')).join('\n'));
 console.log('from',x,y,'to',qx,qy, JSON.stringify(w.from(x/1000,y/1000,0).route(+qx!/1000,+qy!/1000,0)));
 const g=overGrid(plain,x,y,250); 
 // grid path back
 const idx=(X:number,Y:number)=>{ for(let k=0;k<g.cost.length;k++){const [a,b]=g.at(k); if(a===X&&b===Y) return k;} return -1; };
 let k=idx(+qx!,+qy!); const path=[g.at(k).join(',')+' '+g.cost[k]!.toFixed(0)];
 for(let n=0;n<80&&g.cost[k]!>0;n++){ let best=-1; for(let j=0;j<g.cost.length;j++){ if(!(g.cost[j]!<g.cost[k]!)) continue; const [a,b]=g.at(j),[c,d]=g.at(k); if(Math.abs(a-c)>500||Math.abs(b-d)>500) continue; if(!plain.clear(a,b,c,d)) continue; const l=plain.price(a,b,c,d); if(Math.abs(g.cost[j]!+l.cost-g.cost[k]!)<1e-6){best=j;break;} } if(best<0) break; k=best; path.push(g.at(k).join(',')+' '+g.cost[k]!.toFixed(0)); }
 console.log(path.join(' | '));
