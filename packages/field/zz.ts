import { Field } from './src/field.js'; import { Figures } from './src/figures.js'; import { ground } from './src/ground.js'; import {walk} from './src/walk.js'; import {straight} from './src/push.js';
const g=ground({format:'shambles-map/1',title:'t',unit:'cm',size:[40,30]} as any);
const on=new Field(g,new Figures(40000,30000,4000),{pieces:{},overLow:0} as any); const ways=on.ways({name:'x',pieces:{},closedDoor:'bars'} as any,1);
const me=on.figures.put({id:'me',x:10,y:15,level:0,r:1,facing:0}); on.figures.put({id:'o',x:15,y:15,level:0,r:1,facing:0});
const route=ways.to(25,15,0).route(10,15,0)!; console.log(route, walk(ways,on.figures,me,route,20,()=>true));
console.log(straight(ways,on.figures,[13,15,0],[0,1],.828,(i)=>i!==me));
