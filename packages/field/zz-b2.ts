import { Field } from './src/field.js'; import { Figures } from './src/figures.js'; import { ground } from './src/ground.js'; import { Sfc32 } from '@shambles/engine';
const rnd = new Sfc32('bench');
const f = (n:number)=> rnd.below(n*1000)/1000;
function loose(n:number){ const barriers=[] as any[]; for(let i=0;i<n;i++){ const x=f(120),y=f(90); const l=3+f(8); const d=rnd.below(4); const [dx,dy]=[[l,0],[0,l],[l*.7,l*.7],[l*.6,-l*.8]][d] as [number,number]; barriers.push({id:`w${i}`,kind:'wall',path:[[x,y],[Math.max(0,Math.min(120,x+dx)),Math.max(0,Math.min(90,y+dy))]]}); } return {format:'shambles-map/1',title:'b',unit:'cm',size:[120,90],barriers}; }
function houses(){ const buildings=[] as any[]; let k=0; for(let i=0;i<6;i++)for(let j=0;j<4;j++){ const x=4+i*19,y=4+j*21.5; const w=12+rnd.below(3),h=12+rnd.below(3); k++; buildings.push({id:`h${k}`,name:'h',rect:[x,y,x+w,y+h],levels:1,doors:[{id:`d${k}a`,at:[x+w/2,y],type:'s',open:true},{id:`d${k}b`,at:[x,y+h/2],type:'s',open:k%2===0}],inner:[{path:[[x,y+h/2+2.5],[x+w-4,y+h/2+2.5]]}]}); } return {format:'shambles-map/1',title:'b',unit:'cm',size:[120,90],buildings}; }
const rules={name:'zed',pieces:{wall:'bars','thin-wall':'bars',vehicle:'bars','barrier:wall':'bars'},closedDoor:'bars'} as any;
const cpu=()=>process.cpuUsage().user/1000;
for(const [name,map] of [['200 loose walls',loose(200)],['24 houses',houses()]] as const){
 const g=ground(map as any); const figures=new Figures(g.width,g.height,4000);
 const field=new Field(g,figures,{pieces:{wall:'blocks'},overLow:0} as any);
 const spots:[number,number][]=[]; let ways=field.ways(rules,1); while(spots.length<1000){const x=f(120),y=f(90); if(ways.standing(x,y,0)) spots.push([x,y]);}
 const prey:[number,number][]=[]; while(prey.length<4){const x=f(120),y=f(90); if(ways.standing(x,y,0)) prey.push([x,y]);}
 spots.forEach(([x,y],i)=>figures.put({id:'z'+i,x,y,level:0,r:1,facing:0}));
 const turn=(along:boolean,rep=0)=>{ const t=cpu(); const chases=prey.map(([x,y])=>ways.to(x,y,0,{contact:1})); const t1=cpu();
  for(const [x,y] of spots){ let b=0,bd=1e9; prey.forEach(([px,py],k)=>{const d=(px-x)**2+(py-y)**2; if(d<bd){bd=d;b=k;}}); const ch=chases[b]!; if(along) ch.along(x,y,0,20); else ch.toward(x,y,0);} return [t1-t,cpu()-t]; };
 const show=(n:string,a:number[][])=>console.log(' ',n,'chases',Math.min(...a.map(x=>x[0]!)).toFixed(2),'all min',Math.min(...a.map(x=>x[1]!)).toFixed(2),'median',a.map(x=>x[1]!).sort((p,q)=>p-q)[a.length>>1]!.toFixed(2));
 console.log(name,g.pieces.length,'pieces',ways.graph.places,'places');
 console.log('  cold',turn(true).map(x=>x.toFixed(1)).join(' '));
 show('along',Array.from({length:60},()=>turn(true))); show('toward',Array.from({length:60},()=>turn(false)));
 // new graph, JIT warm
 const cold=Array.from({length:5},(_, i)=>{ const t=cpu(); ways=new Field(g,figures,{pieces:{},overLow:0} as any).ways({...rules,name:'c'+i},1); const t2=cpu(); const a=turn(true); return [t2-t,a[1]!]; });
 console.log('  new graph, warm code: build',cold.map(c=>c[0]!.toFixed(1)).join(' '),'turn',cold.map(c=>c[1]!.toFixed(1)).join(' '));
 // prey moves each turn
 const mv=Array.from({length:20},()=>{ prey.forEach((p)=>{for(;;){const x=p[0]+f(10)-5,y=p[1]+f(10)-5; if(ways.standing(x,y,0)){p[0]=x;p[1]=y;break;}}}); return turn(true); });
 show('moving prey',mv);
}
