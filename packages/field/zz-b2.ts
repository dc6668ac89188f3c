import { Field } from './src/field.js';
import { Figures } from './src/figures.js';
import { ground } from './src/ground.js';
import { readMap } from './src/map.js';
import { Sfc32 } from '@shambles/engine';
const rnd = new Sfc32('bench');
const f = (n:number)=> rnd.below(n*1000)/1000;
function loose(n:number){ const barriers=[] as any[]; for(let i=0;i<n;i++){ const x=f(120),y=f(90); const l=3+f(8); const d=rnd.below(4); const [dx,dy]=[[l,0],[0,l],[l*.7,l*.7],[l*.6,-l*.8]][d] as [number,number]; barriers.push({id:`w${i}`,kind:'wall',path:[[x,y],[Math.max(0,Math.min(120,x+dx)),Math.max(0,Math.min(90,y+dy))]]}); } return {format:'shambles-map/1',title:'b',unit:'cm',size:[120,90],barriers}; }
function houses(){ const buildings=[] as any[]; let k=0; for(let i=0;i<6;i++)for(let j=0;j<4;j++){ const x=4+i*19,y=4+j*21.5; const w=12+rnd.below(3),h=12+rnd.below(3); k++; buildings.push({id:`h${k}`,name:'h',rect:[x,y,x+w,y+h],levels:1,doors:[{id:`d${k}a`,at:[x+w/2,y],type:'s',open:true},{id:`d${k}b`,at:[x,y+h/2],type:'s',open:k%2===0}],inner:[{path:[[x,y+h/2+2.5],[x+w-4,y+h/2+2.5]]}]}); } return {format:'shambles-map/1',title:'b',unit:'cm',size:[120,90],buildings}; }
const rules={name:'zed',pieces:{wall:'bars','thin-wall':'bars',vehicle:'bars','barrier:wall':'bars'},closedDoor:'bars'} as any;
for(const [name,map] of [['200 loose walls',loose(200)],['24 houses',houses()]] as const){
 const g=ground(readMap(map)); const figures=new Figures(g.width,g.height,4000);
 const field=new Field(g,figures,{pieces:{wall:'blocks'},overLow:0} as any);
 let t=(process.cpuUsage().user/1000); const ways=field.ways(rules,1); console.log(name,'pieces',g.pieces.length,'nodes',ways.graph.places,'build ms',((process.cpuUsage().user/1000)-t).toFixed(1));
 const spots:[number,number][]=[]; while(spots.length<1000){const x=f(120),y=f(90); if(ways.standing(x,y,0)) spots.push([x,y]);}
 const prey:[number,number][]=[]; while(prey.length<4){const x=f(120),y=f(90); if(ways.standing(x,y,0)) prey.push([x,y]);}
 for(let rep=0;rep<150;rep++){
  t=(process.cpuUsage().user/1000); const chases=prey.map(([x,y])=>ways.to(x,y,0,{contact:1}));
  let sum=0,none=0; for(const [x,y] of spots){ let b=0,bd=1e9; prey.forEach(([px,py],k)=>{const d=(px-x)**2+(py-y)**2; if(d<bd){bd=d;b=k;}}); const s=chases[b]!.along(x,y,0,20); if(s) sum+=s.cost; else none++; }
  if(rep<2||rep>147) console.log('  rep',rep,'1000 walkers, 4 prey along 20:',((process.cpuUsage().user/1000)-t).toFixed(1),'ms',sum.toFixed(0),none);
 }
}
