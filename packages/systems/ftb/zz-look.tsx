import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { ground, outlineOf, readMap, GRAIN } from '@shambles/field';
import { measuredPicture } from '../../board/src/index.js';
import { town } from './src/towns/town.js';
const spots = (ring: readonly number[]) => Array.from({ length: ring.length / 2 }, (_, i) => [ring[2*i]!/GRAIN, ring[2*i+1]!/GRAIN] as const);
export function sceneOf(map: any): any {
  const g = ground(readMap(map));
  return { kind:'measured', title: map.title, unit:'in', width: map.size[0], height: map.size[1], light: 'day', ground: map.ground,
    areas: g.patches.map(p=>({id:p.id, kind:p.kind, outline: spots(p.ring)})),
    buildings: map.buildings.map((b:any,i:number)=>({id:b.id,name:b.name,outline:spots(g.houses[i]!.ring),levels:b.levels,roof:b.roof??'flat',thin:false,inner:[]})),
    doors: g.pieces.filter(p=>p.kind==='door').map(p=>({id:p.id,name:p.id,type:p.type,level:p.from,from:[p.ax/GRAIN,p.ay/GRAIN],to:[p.bx/GRAIN,p.by/GRAIN],state:'closed',badges:[]})),
    windows: g.pieces.filter(p=>p.kind==='window').map(p=>({level:p.from,from:[p.ax/GRAIN,p.ay/GRAIN],to:[p.bx/GRAIN,p.by/GRAIN]})),
    barriers: map.barriers, gaps: [], vehicles: map.vehicles.map((v:any)=>({id:v.id,kind:v.kind,outline:spots(outlineOf(v)),badges:[]})),
    links: map.links ?? [], lamps: (map.lamps??[]).map((l:any)=>({...l,r:0})), props: (map.props??[]).map((p:any)=>({...p,size:p.size??1})), zones: [], figures: [], markers: [], clouds: [], sightOf: {},
    clock:{turn:1,turns:0,phase:'',steps:[]}, objective:{}, roster: [] };
}
const [, , areas, from, to, extra] = process.argv;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 900, height: 900 } });
import { DRAWN } from './src/towns/drawn.js';
for (const [k, map] of Object.entries(DRAWN)) if (map && areas === 'drawn') { const svg = measuredPicture(sceneOf(map), { theme: 'paper', width: 880 }); await page.setContent(`<body style="margin:0">${svg}</body>`); await page.screenshot({ path: `/tmp/towns/${k}.png` }); }
if (areas !== 'drawn') for (const area of areas!.split(','))
  for (let n = Number(from); n < Number(to); n++) {
    const map = town(area as any, n, JSON.parse(extra ?? '{}'));
    const svg = measuredPicture(sceneOf(map), { theme: 'paper', width: 880 });
    await page.setContent(`<body style="margin:0">${svg}</body>`);
    await page.screenshot({ path: `/tmp/towns/${area}-${n}.png` });
  }
await browser.close();
