import type { Rule } from '@shambles/engine';
import { laysTable } from '../board/laying.js';
import { faceOff } from '../campaign/mutiny.js';
import { campaignStep } from '../campaign/steps.js';
import { winsOver } from '../contact/fighting.js';
import { fallsToEnemies } from '../contact/mercy.js';
import { crowdAtStart } from '../day-one/crowd.js';
import { goesToJail, isArrested, isLeft, leavesLocation, officersUp } from '../day-one/returning.js';
import { dayStep, isDayStep } from '../day-one/steps.js';
import { laysLocation } from '../day-one/table.js';
import { zombiesAtStart } from '../encounters/beginning.js';
import { elsewhere, isToBeTold } from '../encounters/elsewhere.js';
import { isWon, leavesBehind } from '../encounters/ending.js';
import { comesHome, isOver } from '../encounters/home.js';
import { settles } from '../encounters/raid.js';
import type { BdzWorld } from '../facts.js';
import { ledBy, replaceLeaders } from '../groups/leaders.js';
import { sawsStand } from '../melee/chainsaw.js';
import { growsUp } from '../people/milestones.js';
import { setOut } from '../people/start.js';
import { noticed } from '../road/aware.js';
import { comeTogether } from '../road/coming.js';
import { roadEnds } from '../road/ending.js';
import { meetsSomebody } from '../road/meeting.js';
import type { Encounter } from '../state/encounter.js';
import { hasRun, isThere } from '../state.js';
import { enginesHeard } from '../vehicles/noise.js';
import { aftermath } from '../wounded/aftermath.js';
import { drawnByNoise } from '../zombies/coming.js';
import { feastsGoOn, stillSeeFeasts } from '../zombies/feasts.js';
import { act, humanSides, rollActivation } from './activation.js';
import { enters } from './entering.js';
import { opens } from './opening.js';
import { isDecided } from './winning.js';

/** The next step of the sequence of play; undefined when the game is over. */
export function nextStep(w: BdzWorld): Rule<void> | undefined {
  if (isDayStep(w)) return dayStep(w);
  if (w.s.campaign && !w.s.encounter && w.s.stage !== 'over') return campaignStep(w);
  switch (w.s.stage) {
    case 'begin':
      return opening(w, w.s.encounter);
    case 'turn':
      return w.s.encounter?.ended ? over(w) : withLeaders(w, startOfTurn(w));
    case 'act':
      return isEnded(w) ? over(w) : withLeaders(w, act(w));
    case 'end':
      return withLeaders(w, endOfTurn(w));
    case 'over':
      return undefined;
  }
}

/**
 * Before the first turn: settles who is met, where it is fought, the table, and who stands on it.
 * BDZ-camp-overview-encounter.
 */
function opening(w: BdzWorld, e: Encounter | null): Rule<void> {
  if (e && isUnmet(w)) return meetsSomebody(w, e);
  if (e && isToBeTold(w, e)) return isToldOf(w, e);
  return isLaid(w) ? begin(w) : isDayOne(w) ? laysLocation(w) : laysTable(w);
}

/** Asks for the result of an encounter played on the players' own table. BDZ-D-c141. */
function* isToldOf(w: BdzWorld, e: Encounter): Rule<void> {
  const ended = yield* elsewhere(w, e);
  if (ended) yield* over(w, ended === 'success');
}

/** True at a location of Day One. */
function isDayOne(w: BdzWorld): boolean {
  return w.s.encounter?.kind === 'day-one';
}

/** True if the table has been laid, or needs no laying. */
function isLaid(w: BdzWorld): boolean {
  return w.s.map !== null || (!w.book.scenario.board && !w.s.encounter);
}

/**
 * True on the road before the people met have been rolled, which comes before the table is laid. BDZ-camp-road-terrain.
 */
function isUnmet({ s: { encounter } }: BdzWorld): boolean {
  return encounter?.kind === 'road' && encounter.road === null;
}

/** Bands gather and divide; then zombies are placed about the humans. BDZ-zgen-start. */
function* begin(w: BdzWorld): Rule<void> {
  const e = w.s.encounter;
  if (e?.kind === 'mutiny') yield* faceOff(w);
  else {
    yield* settles(w);
    if (e?.road) yield* comeTogether(w, e, e.road);
    else yield* enters(w);
    yield* setOut(w);
    yield* opens(w);
  }
  if (w.book.scenario.zeds.length === 0) yield* zombiesAtStart(w);
  if (isDayOne(w)) yield* crowdAtStart(w);
  if (e?.road && (yield* noticed(w, e, e.road))) return;
  w.happen({ is: 'stage', cause: 'BDZ-zgen-start', stage: 'turn' });
}

/** Carries out a piece of the turn; then groups that have lost their Leader get another. BDZ-D-leader-left. */
function* withLeaders(w: BdzWorld, piece: Rule<void>): Rule<void> {
  const led = ledBy(w);
  yield* piece;
  if (w.s.stage !== 'over' && !isEnded(w)) yield* replaceLeaders(w, led);
}

/** Notes where everybody with a saw stands, then rolls for activation. BDZ-turn-colours, BDZ-melee-chainsaw-noise. */
function* startOfTurn(w: BdzWorld): Rule<void> {
  sawsStand(w);
  yield* rollActivation(w);
}

/** Feasts continue and zombies drawn by noise arrive; ends the game if it is over. BDZ-turn-end. */
function* endOfTurn(w: BdzWorld): Rule<void> {
  yield* stillSeeFeasts(w);
  yield* feastsGoOn(w);
  enginesHeard(w);
  if (w.book.scenario.draws) yield* drawnByNoise(w);
  yield* growsUp(w);
  w.happen({ is: 'turn-over', cause: 'BDZ-turn-end', turn: w.s.turn });
  if (w.s.encounter ? isEnded(w) : isTimeUp(w)) yield* over(w);
}

function isEnded(w: BdzWorld): boolean {
  if (!w.s.encounter) return isDecided(w.s, w.book);
  return isDayOne(w) ? isLeft(w, w.s.encounter) : isOver(w, w.s.encounter);
}

/** True if no turns are left, or too few sides to fight. BDZ-D-c143, BDZ-D-free-fights. */
function isTimeUp(w: BdzWorld): boolean {
  const least = new Set(w.book.scenario.people.map((p) => p.side)).size > 1 ? 2 : 1;
  return w.s.turn >= w.book.scenario.turns || humanSides(w).length < least;
}

/** Settles who ran away and how the wounded fare, then ends the game. BDZ-turn-end, BDZ-recover-after. */
function* over(w: BdzWorld, told?: boolean): Rule<void> {
  const e = w.s.encounter;
  yield* roadEnds(w);
  yield* fallsToEnemies(w);
  // The police take along everybody they have put down. BDZ-day-police-arrest.
  if (e && officersUp(w).length === 0) yield* leavesBehind(w, e);
  const who = w.s.people.filter((p) => isThere(p) && hasRun(p)).map((p) => p.id);
  if (who.length > 0) w.happen({ is: 'ran-away', cause: 'BDZ-move-retire-ranaway', who });
  // Afterwards whoever they have tied up is untied. BDZ-D-tied.
  const jailed = isDayOne(w) && isArrested(w);
  if (jailed) goesToJail(w);
  yield* aftermath(w);
  if (w.s.encounter && isDayOne(w)) return yield* leavesLocation(w, w.s.encounter, jailed);
  yield* winsOver(w);
  // What becomes of those who lie there decides as well. BDZ-D-c111.
  if (w.s.encounter) return yield* comesHome(w, w.s.encounter, told ?? isWon(w, w.s.encounter));
  w.happen({ is: 'stage', cause: 'BDZ-turn-end', stage: 'over' });
}
