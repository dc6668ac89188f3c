import { ask, begunSince, Choose, type Rule, Some } from '@shambles/engine';
import { faces, type Telling, tellsOf } from '@shambles/thw';
import { someItems } from '../campaign/items.js';
import { isLawful } from '../contact/law.js';
import { available, howMany, metBefore } from '../contact/meeting.js';
import type { Fate } from '../facts/elsewhere.js';
import type { FtbWorld } from '../facts.js';
import { carriable, newItems } from '../goods/goods.js';
import { lowestRep } from '../house/tables.js';
import { CLASSES, type Class, type EncounterKind, GOODS, MELEE_WEAPONS, type Thing } from '../kinds.js';
import { stockOf } from '../people/bands.js';
import { achieves } from '../people/classes.js';
import { bandsHaveAttributes, rollNpc, rollNpcs } from '../people/people.js';
import { isTargetEntered, mayJoin, recruitLimit, recruitsOf } from '../people/recruit.js';
import { LEAST_REP } from '../people/rep.js';
import { startingNumber } from '../senses/noise.js';
import { encounterOf, type Item, isPlayers, type Person, personOf, standing } from '../state.js';
import { CITIZEN_DAYS } from '../tables/campaign.js';
import { SHEETS } from '../tables/sheets.js';
import { word } from '../words.js';
import { infectionTest, TURNED } from '../zombies/infection.js';
import { taken } from './defend.js';
import { hasMissed, missed } from './objective.js';

/** Number of PEFs in an Encounter. FTB-12.1a. */
const PEFS = 3;

/**
 * An Encounter on the players' own table: rolls the set-up for them, then asks what happened. The companion answers
 * their rules questions meanwhile. FTB-11.0, FTB-2.2.
 */
export function* elsewhere(w: FtbWorld): Rule<void> {
  if (encounterOf(w.s).tally['set-up'] === undefined) return yield* setUp(w);
  const told = yield* asked(w);
  switch (told.what) {
    case 'fate':
      return yield* fateOf(w, told.whom);
    case 'zombies':
      return yield* killed(w, told.whom);
    case 'found':
      return yield* found(w, told.whom);
    case 'lost':
      return yield* lost(w, told.whom);
    case 'lost-home':
      return yield* lostAtHome(w, told.whom);
    case 'recruit':
      return yield* recruited(w, told.whom);
    case 'friends':
    case 'enemies':
      return yield* known(w, told.what === 'friends' ? 'friend' : 'enemy');
    case 'entered':
      return w.happen({ is: 'told-entered', cause: 'FTB-14.6.4', building: encounterOf(w.s).target });
    case 'success':
    case 'failure':
      return yield* over(w, told.what);
  }
}

/**
 * Tests whoever came away exposed from an Encounter before; then rolls starting zombies, the sections with a PEF and,
 * in Zed!, how many may be recruited. FTB-10.11.3b, FTB-10.2.1b, FTB-12.1a, FTB-14.6.5b, FTB-D-21, FTB-D-27, FTB-D-250.
 */
function* setUp(w: FtbWorld): Rule<void> {
  const e = encounterOf(w.s);
  for (const p of there(w)) yield* infectionTest(w, p.id);
  const zeds: number[] = [];
  if (SHEETS[e.kind].zeds) for (const p of there(w)) zeds.push(yield* startingNumber(w, p.id));
  const sections = yield* faces(w, PEFS, {
    rule: 'FTB-12.1a',
    label: 'pef-section',
    seat: there(w)[0]?.seat,
  });
  const limit = hasLimit(w) ? { building: TARGET, recruits: yield* recruitLimit(w) } : {};
  w.happen({
    is: 'elsewhere',
    cause: SHEETS[e.kind].rule,
    kind: e.kind,
    area: e.area,
    part: e.part,
    fullMoon: e.fullMoon,
    sections,
    zombies: zeds.reduce((sum, n) => sum + n, 0),
    target: SHEETS[e.kind].target,
    enters: SHEETS[e.kind].section,
    ...limit,
  });
  if (OPPOSED.includes(e.kind) && begunSince(w.book, TOLD_MORE_SINCE)) yield* opposed(w, e.foes as Class);
  w.happen({ is: 'tally', cause: 'FTB-11.0', what: 'set-up', by: 1 });
}

/**
 * The first revision of the rules that rolls who is there against the players, and asks for whom it was no success.
 * FTB-12.5.1, FTB-15.1a.
 */
const TOLD_MORE_SINCE = 18;

/**
 * Encounters against people who are there, or come in, from the start. FTB-14.11.5a, FTB-14.13.5a, FTB-D-8, FTB-D-12.
 */
const OPPOSED: readonly EncounterKind[] = [
  'confrontation',
  'confronting',
  'robbed',
  'robbing',
  'burglarized',
  'raid-defend',
];

/** Rolls how many they are, and whether they have been met before. FTB-12.5.1, FTB-12.15a, FTB-D-10. */
function* opposed(w: FtbWorld, what: Class): Rule<void> {
  const seat = teller(w);
  const number = yield* howMany(w, seat);
  const old = yield* metBefore(w, what, seat);
  const known = old && {
    attitude: old.attitude,
    people: available(w, old)
      .slice(0, number)
      .map((p) => p.id),
  };
  w.happen({ is: 'opposed', cause: 'FTB-12.5.1', what, number, ...(known && { known }) });
}

/** Stands for the Target Building on the players' own table. */
const TARGET = 'target';
/** The first revision of the rules that limits recruits in a Zed! told afterwards. FTB-14.6.5b. */
const LIMITED = 5;

/** True in Zed!, unless the game began when no limit was asked for there. FTB-14.6.5b. */
function hasLimit(w: FtbWorld): boolean {
  return encounterOf(w.s).kind === 'zed' && begunSince(w.book, LIMITED);
}

/** True if the limit on recruits was rolled at the set-up of this Encounter. FTB-14.6.5b. */
function isLimited(w: FtbWorld): boolean {
  return encounterOf(w.s).tally.recruits !== undefined;
}

/** Players' figures in this Encounter whose fate has not been told. Whoever is met has left the table at once. */
function there(w: FtbWorld): Person[] {
  return standing(w.s);
}

/** The seat of the first figure that went, which tells for all. Whoever is met comes after those in the state. */
function teller(w: FtbWorld): string {
  return w.s.people.find((p) => p.condition !== 'home')?.seat as string;
}

/** Asks what there is to tell. Figures that nothing is told of came off well. */
function asked(w: FtbWorld): Rule<Telling<Told>> {
  const ours = there(w);
  const of = (what: Told, who: readonly Person[]) => who.map((p) => ({ what, whom: p.id }));
  const made = (['friends', 'enemies'] as const).map((what) => ({ what, whom: '' }));
  const over = (['success', 'failure'] as const).map((what) => ({ what, whom: '', ends: true as const }));
  const asksEntered = isLimited(w) && !isTargetEntered(w);
  return tellsOf<FtbWorld, Told>(w, teller(w), 'FTB-11.0', [
    ...of('fate', ours),
    ...of('zombies', ours),
    ...of('found', ours),
    ...of(
      'lost',
      ours.filter((p) => p.items.length > 0),
    ),
    ...of(
      'lost-home',
      ours.filter(
        (p) => p.star && FOUGHT_AT_HOME.includes(encounterOf(w.s).kind) && stockOf(w, p.seat).length > 0,
      ),
    ),
    ...of(
      'recruit',
      ours.filter((p) => p.star && takesIn(w, p)),
    ),
    ...(asksEntered ? [{ what: 'entered', whom: '' } as const] : []),
    ...made,
    ...over,
  ]);
}

/** What can be told, of one figure or of all. */
type Told =
  | 'fate'
  | 'zombies'
  | 'found'
  | 'lost'
  | 'lost-home'
  | 'recruit'
  | 'entered'
  | 'friends'
  | 'enemies'
  | 'success'
  | 'failure';

/**
 * True if a Star's band could take in a recruit now, and not everybody of its Class is above the Star. FTB-4.1d,
 * FTB-14.6.5b, FTB-D-214.
 */
function takesIn(w: FtbWorld, star: Person): boolean {
  if (isLimited(w) && !mayJoin(w)) return false;
  const wanted = recruitsOf(w, star.seat);
  return wanted !== undefined && lowestRep(w.book.tables, wanted.class) <= wanted.most;
}

/** What can have befallen somebody: a fate, doubles for one who is infected, or a dose of the Cure. FTB-D-250. */
type Befell = Exclude<Fate, 'turned'> | 'doubles' | 'cured';

const BEFELL: readonly Befell[] = [
  'out-of-the-fight',
  'beaten',
  'brought-round',
  'brought-round-weaker',
  'obviously-dead',
  'ran-away',
  'captured',
  'arrested',
  'safe-zone',
  'exposed',
  'tested-well',
  'tested-infected',
  'doubles',
  'cured',
  'advantage',
  'cheated-death',
  'met-zed',
  'bore-feast',
  'hurt-armed',
];

/** True if another figure of the players that went is a Medic, whatever has become of it since. FTB-3.3-medic. */
function hadMedic(w: FtbWorld, { id }: Person): boolean {
  return w.s.people.some(
    (p) => p.id !== id && isPlayers(p) && p.condition !== 'home' && p.attributes.includes('medic'),
  );
}

/**
 * True if a fate can apply to a person: an arrest by those who keep Law & Order on that day, a Star's advantages, tests
 * it no longer owes, what an infection comes to, what a Citizen's choice of Class depends on, or what a Medic has done.
 * FTB-11.1.3, FTB-D-82, FTB-D-250.
 */
function isToBeTold(w: FtbWorld, p: Person, fate: Befell): boolean {
  switch (fate) {
    case 'arrested':
      return encounterOf(w.s).day <= CITIZEN_DAYS;
    case 'safe-zone':
      return isLawful(w) && encounterOf(w.s).day > CITIZEN_DAYS;
    case 'advantage':
    case 'cheated-death':
      return p.star;
    case 'exposed':
      return p.infection === 'none';
    case 'tested-well':
    case 'tested-infected':
      return p.infection === 'exposed';
    case 'doubles':
      return p.infection === 'infected';
    case 'brought-round':
    case 'brought-round-weaker':
      return hadMedic(w, p);
    case 'cured':
      return p.infection !== 'immune' && p.items.some((i) => i.what === 'cure');
    case 'met-zed':
      return !p.knowsZeds;
    case 'bore-feast':
      return !p.knowsFeasts;
    case 'hurt-armed':
      return p.star && p.class === 'citizen' && !p.hurtArmed;
    default:
      return true;
  }
}

/** Fates that cost a point of Rep at once. FTB-3.1.4.3, FTB-8.4m. */
const COSTS_REP: readonly Befell[] = ['cheated-death', 'brought-round-weaker'];

function* fateOf(w: FtbWorld, who: string): Rule<void> {
  const p = personOf(w.s, who);
  const fates = BEFELL.filter((f) => isToBeTold(w, p, f));
  const fate = (yield* ask(
    w,
    p.seat,
    'FTB-5.7',
    'fate',
    new Choose(fates, { line: (id) => ({ key: `befell.${id}` }) }),
    { who: word(`person.${who}`) },
  )) as Befell;
  if (fate === 'cured') {
    const dose = p.items.find((i) => i.what === 'cure') as Item;
    return w.happen({ is: 'dose', cause: 'FTB-14.15.1b', who, item: dose.id });
  }
  if (fate === 'doubles') return sickens(w, p);
  const rep = COSTS_REP.includes(fate) ? Math.max(LEAST_REP, p.rep - 1) : p.rep;
  yield* achieves(w, who, { is: 'told-fate', cause: 'FTB-5.7', who, fate, rep });
}

/** Doubles for activation cost the infected a point of Rep; at Rep 3 it turns. FTB-10.11.3d. */
function sickens(w: FtbWorld, { id: who, rep }: Person): void {
  w.happen({ is: 'sickens', cause: 'FTB-10.11.3d', who, rep: rep - 1 });
  if (rep - 1 <= TURNED)
    w.happen({ is: 'told-fate', cause: 'FTB-10.11.3d', who, fate: 'turned', rep: rep - 1 });
}

/** FTB-3.4.2.1. */
function* killed(w: FtbWorld, who: string): Rule<void> {
  yield* achieves(w, who, { is: 'told-kills', cause: 'FTB-3.4.2.1', who, zeds: 1 });
}

/** FTB-11.7.1c. */
function* found(w: FtbWorld, who: string): Rule<void> {
  const p = personOf(w.s, who);
  const things: Thing[] = [...w.book.weapons.keys(), ...MELEE_WEAPONS, ...GOODS].filter(
    (what) => carriable(w, p, newItems(w, [what])).length > 0,
  );
  const what = yield* ask(
    w,
    p.seat,
    'FTB-11.7.1c',
    'found-elsewhere',
    new Choose([...things, 'nothing'], {
      line: (id) =>
        id === 'nothing'
          ? { key: 'elsewhere.nothing' }
          : { key: 'thing', values: { thing: word(`thing.${id}`) } },
    }),
    { who: word(`person.${who}`) },
  );
  if (what === 'nothing') return;
  w.happen({ is: 'got', cause: 'FTB-11.7.1c', who, items: newItems(w, [what]), how: 'found' });
}

/** Asks which Items were handed over, taken, used up or left there. FTB-11.7.2. */
function* lost(w: FtbWorld, who: string): Rule<void> {
  const { seat, items: all } = personOf(w.s, who);
  const named = { who: word(`person.${who}`) };
  const items = yield* someItems(w, seat, all, 1, 'lost-elsewhere', 'FTB-11.7.2', all.length, named);
  w.happen({ is: 'lost', cause: 'FTB-11.7.2', who, items, how: 'given' });
}

/** Encounters at Home, where Items that are kept there may be handed over or taken. FTB-14.9.5d, FTB-D-8, FTB-D-220. */
const FOUGHT_AT_HOME: readonly EncounterKind[] = ['burglarized', 'raid-defend'];

/** Asks which Items kept at Home were handed over or taken. FTB-14.13.5c, FTB-D-220. */
function* lostAtHome(w: FtbWorld, star: string): Rule<void> {
  const { seat } = personOf(w.s, star);
  const stock = stockOf(w, seat);
  const items = yield* someItems(w, seat, stock, 1, 'lost-home', 'FTB-D-220', stock.length);
  w.happen({ is: 'stock-lost', cause: 'FTB-D-220', seat, items, why: 'stolen' });
}

/**
 * Rolls up a recruit of the Star's Class, with an Attribute if bands have them. FTB-4.1b, FTB-4.1d, FTB-4.1f, FTB-3.3c.
 */
function* recruited(w: FtbWorld, star: string): Rule<void> {
  const { seat, side, class: of, rep } = personOf(w.s, star);
  const attribute = bandsHaveAttributes(w);
  const person = yield* rollNpc(w, { class: of, side, seat, by: seat, most: rep, attribute });
  w.happen({
    is: 'made',
    cause: 'FTB-4.1b',
    person: { ...person, condition: 'left' },
    how: 'recruit',
  });
  if (isLimited(w)) w.happen({ is: 'tally', cause: 'FTB-14.6.5b', what: 'recruited', by: 1 });
}

/** Records people met as friends or Enemies, who may be met again. FTB-12.15a. */
function* known(w: FtbWorld, attitude: 'friend' | 'enemy'): Rule<void> {
  const of = (yield* ask(
    w,
    teller(w),
    'FTB-12.15a',
    'known-elsewhere',
    new Choose([...CLASSES], { line: (id) => ({ key: `people.${id}` }) }),
  )) as Class;
  const id = `party-${w.s.next.party}`;
  const people = yield* rollNpcs(w, 1, { class: of, side: id });
  w.happen({
    is: 'met',
    cause: 'FTB-12.15a',
    party: {
      id,
      class: of,
      attitude,
      people: people.map((p) => p.id),
      known: '',
      goal: '',
      bartered: [],
      talked: true,
    },
    people: people.map((p) => ({ ...p, condition: 'left' as const })),
  });
}

/**
 * Ends the Encounter: everybody else walks home, and so does a hostage that was found; raiders who were not held off
 * have what they came for. Whoever met the objective of Zed! has passed Zed or No Zed. FTB-D-8, FTB-D-63, FTB-14.6.1,
 * FTB-14.12.1.
 */
function* over(w: FtbWorld, result: 'success' | 'failure'): Rule<void> {
  const { kind, goal } = encounterOf(w.s);
  if (result === 'success') yield* forWhom(w);
  if (isLimited(w) && result === 'success')
    for (const { id: who, rep } of there(w).filter((p) => !p.knowsZeds && !hasMissed(w.s, p)))
      yield* achieves(w, who, { is: 'told-fate', cause: 'FTB-14.6.1', who, fate: 'met-zed', rep });
  const led = there(w)[0];
  if (kind === 'rescue' && result === 'success' && led)
    w.happen({
      is: 'rescued',
      cause: 'FTB-14.12.1',
      who: goal,
      at: [led.x, led.y, led.level],
      side: led.side,
    });
  if (kind === 'raid-defend' && result === 'failure') taken(w, '');
  for (const p of there(w)) w.happen({ is: 'off-table', cause: 'FTB-D-63', who: p.id, edge: '' });
  w.happen({ is: 'encounter-over', cause: 'FTB-D-63', result, why: 'elsewhere' });
}

/** Encounters in which each sees, crosses, gets out or stays unharmed alone. FTB-15.1a, FTB-D-275. */
const EACH_ALONE: readonly EncounterKind[] = ['zed', 'robbery-in-town', 'escape', 'robbed', 'confrontation'];

/** Asks for whom of several, who came off well, it was no success. FTB-15.1a, FTB-D-275. */
function* forWhom(w: FtbWorld): Rule<void> {
  const ids = there(w).map((p) => p.id);
  if (ids.length < 2 || !EACH_ALONE.includes(encounterOf(w.s).kind) || !begunSince(w.book, TOLD_MORE_SINCE))
    return;
  const space = new Some(
    ids,
    { min: 0, max: ids.length - 1 },
    { line: (id) => ({ key: 'figure', values: { name: word(`person.${id}`) } }), on: (id) => id },
  );
  for (const id of yield* ask(w, teller(w), 'FTB-15.1a', 'missed', space))
    w.happen({ is: 'tally', cause: 'FTB-15.1a', what: missed(id), by: 1 });
}
