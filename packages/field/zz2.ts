import { footing, Plain } from './src/testing/footing.js';
import { Ways } from './src/ways.js';
import { Figures } from './src/figures.js';
import { spots } from './zz.js';
const on=footing('walk 714297',{priced:true}); const w=new Ways(on.ground,new Figures(14000,11000,2000),on.rules,on.r,(id)=>on.open.has(id));
const all=spots(new Plain(on),'walk 714297',8);
for(const [i,[x,y]] of all.entries()) for(const [j,[a,b]] of all.entries()) if(i<j){ const p=w.from(x/1000,y/1000,0).route(a/1000,b/1000,0), q=w.from(a/1000,b/1000,0).route(x/1000,y/1000,0); if(Math.abs((p?.cost??0)-(q?.cost??0))>1e-6) console.log(on.r,on.rules.areas, on.ground.patches,x,y,a,b,JSON.stringify(p),JSON.stringify(q)); }
