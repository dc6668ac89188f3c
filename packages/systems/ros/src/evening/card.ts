import type { Card as CardSaid, Line, Ruled } from '@shambles/engine';
import type { Book } from '../book.js';
import type { RosWorld } from '../facts.js';
import { clubOf } from '../fighting/melee.js';
import { gunsFor } from '../fighting/shooting.js';
import { hitsLeft } from '../harm/harm.js';
import { cardRow, clubRow, damageOf, gunRow, mutantRow } from '../house/rows.js';
import { CARDS, cardsOf } from '../kinds.js';
import { HIT_SLOWS } from '../moving/going.js';
import type { RuleId } from '../register.js';
import { type Person, shotsIn, type Zed } from '../state.js';
import { ZED_MOVE } from '../tables/hordes.js';
import { type Bands, SHORT } from '../tables/shooting.js';
import type { View } from '../view.js';
import { nameOf } from '../words.js';
import { says, word } from './said.js';
import { useless } from './useless.js';
import { mine, worldOf } from './world.js';

/** Describes a survivor or a Zed in words. */
export function card(view: View, id: string, book: Book): CardSaid<RuleId> | undefined {
  const w = worldOf(view, book);
  const p = w.s.people.find((q) => q.id === id);
  const zed = w.s.zeds.find((z) => z.id === id);
  if (p) return person(w, p, view.seat);
  return zed && dead(w, zed);
}

function person(w: RosWorld, p: Person, seat: string): CardSaid<RuleId> {
  const values = { name: nameOf(w.book, p.id), kind: word(p.kind === 'ps' ? 'kind.survivor' : 'kind.nps') };
  const run = Math.max(0, cardRow(w.book, 'run').move - HIT_SLOWS * p.hits);
  const both = Math.max(0, cardRow(w.book, 'both').move - HIT_SLOWS * p.hits);
  return {
    title: { key: 'sheet.person', values },
    numbers: [
      says('ROS-injury-effect', 'sheet.hits', { hits: p.hits, count: hitsLeft(p) }),
      says('ROS-card-RUN', 'sheet.moves', { run, both }),
      ...guns(w, p),
      ...club(w, p),
    ],
    state: state(p),
    may: seat === p.id ? may(w, p) : [],
  };
}

/** Shots left in each gun, and the scores it needs at both ranges. ROS-T-shooting. */
function guns(w: RosWorld, p: Person): Ruled<RuleId>[] {
  return gunsFor(w.book, p, 'shoot').map((gun) => {
    const { short, long, clip } = gunRow(w.book, gun);
    const near = scores(short);
    const values = { gun: word(`weapon.${gun}`), left: shotsIn(p, gun), of: clip, short: SHORT, near };
    return long.body === null && long.head === null
      ? says('ROS-shoot-range', 'sheet.gun-short', values)
      : says('ROS-shoot', 'sheet.gun', { ...values, far: scores(long) });
  });
}

/** The scores of a gun at one range, in words. House rules may leave a gap between what hits the body and the head. */
function scores({ body, head }: Bands): Line {
  if (body === null)
    return head === null ? { key: 'sheet.misses' } : { key: 'sheet.kills', values: { kills: head } };
  const [down, most] = body;
  const hit: Line =
    most === null || most + 1 === head
      ? { key: 'sheet.wounds', values: { down } }
      : { key: 'sheet.wounds-to', values: { down, most } };
  return head === null ? hit : { key: `${hit.key}-and-kills`, values: { ...hit.values, kills: head } };
}

function club(w: RosWorld, p: Person): Ruled<RuleId>[] {
  const weapon = clubOf(p);
  if (weapon === undefined) return [];
  const { knockDown, kill, rule } = clubRow(w.book, weapon);
  return [says(rule, 'sheet.club', { weapon: word(`weapon.${weapon}`), down: knockDown[0], kills: kill })];
}

function state(p: Person): Ruled<RuleId>[] {
  const holds: readonly [boolean, RuleId, string][] = [
    [p.where === 'out', 'ROS-D-exit', 'sheet.is-out'],
    [p.where === 'dead', 'ROS-injury-ps', 'sheet.is-dead'],
    [p.where === 'risen', 'ROS-infect-rise', 'sheet.is-risen'],
    [p.down && p.where === 'table', 'ROS-R-down', 'sheet.is-down'],
    [p.pinned !== '', 'ROS-hunter-pin', 'sheet.is-pinned'],
    [p.trapped, 'ROS-S-3', 'sheet.is-trapped'],
    [p.marked > 0, 'ROS-R-marked', 'sheet.is-marked'],
    [p.torch, 'ROS-item-torch', 'sheet.torch'],
    [p.inside !== '', 'ROS-R-car', 'sheet.inside'],
    [p.ladder !== '', 'ROS-D-ladder', 'sheet.ladder'],
  ];
  return holds.filter(([counts]) => counts).map(([, rule, key]) => says(rule, key));
}

/** The cards that are of use now; once cards are down, only those played. ROS-seq-1, ROS-seq-2. */
function may(w: RosWorld, p: Person): Ruled<RuleId>[] {
  if (mine(w, p.id) !== p) return [];
  const cards = w.s.step < 3 ? CARDS : cardsOf(p.play);
  return cards
    .filter((each) => useless(w, p, each) === undefined)
    .map((each) => says('ROS-card-set', `card.${each}`));
}

function dead(w: RosWorld, z: Zed): CardSaid<RuleId> {
  const hurts = damageOf(w.book, z.kind, z.pins !== '');
  const row = z.kind === 'zed' ? undefined : mutantRow(w.book, z.kind);
  const about: readonly [boolean, RuleId, string][] = [
    [z.down, 'ROS-R-down', 'sheet.is-down'],
    [z.mode === 'drifting', 'ROS-drift', 'sheet.drifts'],
    [z.mode === 'charging', 'ROS-drift-charge', 'sheet.charges'],
    [z.burning > 0, 'ROS-R-flames', 'sheet.burns'],
    [z.crouching, 'ROS-hunter-leap', 'sheet.crouches'],
    [z.pins !== '', 'ROS-hunter-pin', 'sheet.pins'],
  ];
  return {
    title: { key: 'sheet.zed', values: { name: nameOf(w.book, z.id) } },
    numbers: [
      says('ROS-zed-move', 'sheet.zed-move', { cm: ZED_MOVE }),
      hurts === 1
        ? says('ROS-melee-damage', 'sheet.damage')
        : says(row?.rule ?? 'ROS-mutants', 'sheet.damage-rolled', { dice: hurts }),
      ...(row && row.range > 0 ? [says(row.rule, 'sheet.ranged', { cm: row.range })] : []),
      ...(z.hits > 0 ? [says('ROS-D-tank-hits', 'sheet.took', { count: z.hits })] : []),
    ],
    state: about.filter(([counts]) => counts).map(([, rule, key]) => says(rule, key)),
    may: [],
  };
}
