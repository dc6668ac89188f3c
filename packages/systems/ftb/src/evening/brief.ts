import type { Advice, Brief, Line, Ruled } from '@shambles/engine';
import type { Book } from '../book.js';
import { deedId } from '../deeds/deed.js';
import { END } from '../deeds/end.js';
import { RELOAD } from '../deeds/fire.js';
import { LEAVE } from '../deeds/move.js';
import { isMet } from '../encounters/objective.js';
import type { FtbWorld } from '../facts.js';
import type { EncounterKind } from '../kinds.js';
import type { RuleId } from '../register.js';
import { actingNow } from '../sequence/activation.js';
import { type Encounter, encounterOf, isPlayers, type Person } from '../state.js';
import type { Sheet } from '../tables/sheets.js';
import { SHEETS } from '../tables/sheets.js';
import type { View } from '../view.js';
import { person, says } from './said.js';
import { worldOf } from './world.js';

/** Rules on what wins each Encounter and who may take part. FTB-14.6.1 to FTB-14.16.2. */
export const AIMS: { readonly [kind in EncounterKind]: { readonly goal: RuleId; readonly forces: RuleId } } =
  {
    zed: { goal: 'FTB-14.6.1', forces: 'FTB-14.6.2' },
    'robbery-in-town': { goal: 'FTB-14.7.1', forces: 'FTB-14.7.2' },
    escape: { goal: 'FTB-14.8.1', forces: 'FTB-14.8.2' },
    burglarized: { goal: 'FTB-14.9.1', forces: 'FTB-14.9.2' },
    chillin: { goal: 'FTB-14.10.1', forces: 'FTB-14.10.2' },
    confrontation: { goal: 'FTB-14.11.1', forces: 'FTB-14.11.2' },
    confronting: { goal: 'FTB-14.11.1', forces: 'FTB-14.11.2' },
    raid: { goal: 'FTB-14.12.1', forces: 'FTB-14.12.2' },
    rescue: { goal: 'FTB-14.12.1', forces: 'FTB-14.12.2' },
    'raid-defend': { goal: 'FTB-14.2c', forces: 'FTB-14.2c' },
    robbed: { goal: 'FTB-14.13.1', forces: 'FTB-14.13.2' },
    robbing: { goal: 'FTB-14.13.1', forces: 'FTB-14.13.2' },
    search: { goal: 'FTB-14.14.1', forces: 'FTB-14.14.2' },
    'take-back': { goal: 'FTB-14.16.1', forces: 'FTB-14.16.2' },
    'no-terrain': { goal: 'FTB-TB-noterrain-a', forces: 'FTB-TB-noterrain-a' },
  };

/** What an Encounter is about, from its sheet and the current state. */
export function brief(view: View, book: Book): Brief<RuleId> | undefined {
  const e = view.encounter;
  if (!e || view.phase !== 'encounter') return undefined;
  const w = worldOf(view, book);
  const { goal, forces } = AIMS[e.kind];
  const sheet = SHEETS[e.kind];
  return {
    goal: says(goal, `brief.goal.${e.kind}`),
    won: won(view),
    lost: lost(view),
    comes: comes(view, book, sheet, forces),
    stays: stays(view, sheet, forces),
    advice: e.stage === 'act' ? advice(w) : [],
  };
}

/** What a success brings: in a campaign, those who came through may try to raise their Rep. FTB-15.1a, FTB-15.1b. */
function won({ campaign, people }: View): Ruled<RuleId>[] {
  if (!campaign.on) return [says('FTB-14.3', 'brief.won-single')];
  const spent = people.some((p) => p.star && isPlayers(p) && p.advantage);
  return [says('FTB-15.1a', 'brief.rise'), ...(spent ? [says('FTB-15.1b', 'brief.no-rise')] : [])];
}

function lost({ campaign }: View): Ruled<RuleId>[] {
  return [
    says('FTB-D-63', 'brief.nobody-left'),
    ...(campaign.on ? [says('FTB-15.2', 'brief.fall'), says('FTB-D-63', 'brief.left-behind')] : []),
  ];
}

/** Who takes part, and what they may face. */
function comes(view: View, { tables }: Book, sheet: Sheet, forces: RuleId): Ruled<RuleId>[] {
  const e = encounterOf(view);
  const pefs = view.pefs.length;
  return [
    ...there(view).map((p) =>
      says(forces, 'brief.comes', { who: person(p.id), rep: p.rep, things: things(p) }),
    ),
    ...(sheet.zeds ? [says('FTB-10.2.1b', 'brief.zombies')] : []),
    ...(pefs > 0 ? [says('FTB-12.0', 'brief.pefs', { count: pefs })] : []),
    noise(e, tables),
  ];
}

/** Which dice of a shot draw a zombie. On the Tabletop only a 6 does; in Zed! no more than one comes. FTB-10.2.3. */
function noise({ kind, area }: Encounter, { noise: { rows } }: Book['tables']): Ruled<RuleId> {
  const from = Math.min(...(rows.find((row) => row.area === area)?.draws ?? []));
  if (kind === 'no-terrain') return says('FTB-TB-tabletop-g', 'brief.noise-six');
  return kind === 'zed'
    ? says('FTB-14.6.5d', 'brief.noise-one', { from })
    : says('FTB-10.2.3', 'brief.noise', { from });
}

function there({ people }: View): Person[] {
  return people.filter((p) => isPlayers(p) && p.condition !== 'home');
}

/** Items that a person carries, alike ones counted together; "nothing" if there are none. */
function things(p: Person): NonNullable<Line['values']>[string] {
  const counts = new Map<string, number>();
  for (const { what } of p.items) counts.set(what, (counts.get(what) ?? 0) + 1);
  const all = [...counts].map(([what, count]) => ({ noun: `thing.${what}`, count }));
  return all.length > 0 ? all : { noun: 'thing.nothing', count: 1 };
}

/** Who stays at home, and the weapon limits of the Encounter. FTB-14.3. */
function stays({ people }: View, { arms }: Sheet, forces: RuleId): Ruled<RuleId>[] {
  const home = people.filter((p) => isPlayers(p) && p.condition === 'home');
  const weapons = arms?.weapons.map((what) => ({ noun: `thing.${what}`, count: 1 }));
  return [
    ...home.map((p) => says(forces, 'brief.stays', { who: person(p.id) })),
    ...(arms && weapons
      ? [says(arms.rule, arms.most === 1 ? 'brief.one-arm' : 'brief.arms', { weapons })]
      : []),
  ];
}

/** Advice for the active group: once the objective is met, end or leave; at any time, reload what is empty. */
function advice(w: FtbWorld): Advice<RuleId>[] {
  if (!encounterOf(w.s).active) return [];
  const group = actingNow(w);
  const deeds = isMet(w) ? [END, LEAVE, RELOAD] : [RELOAD];
  return deeds.flatMap((deed) =>
    group.flatMap((p) =>
      deed.offers(w, p, group).map((offer) => ({
        ...says(deed.rule, `advice.${deed.verb}`, { who: person(p.id) }),
        answer: { code: 'deed', value: deedId(deed.verb, p.id, offer.what) },
      })),
    ),
  );
}
