import { ask, Confirm, choose, type Rule } from '@shambles/engine';
import { sum } from '@shambles/thw';
import { isCaptive, isMember } from '../facts/campaign/months.js';
import { one, several, word } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { BAND } from '../scenarios/scenarios.js';
import { goodsWith } from '../state/campaign.js';
import { amountOf } from '../state/goods.js';
import { type Person, personOf } from '../state.js';

/** The lowest total of a die and Rep with which nobody turns. BDZ-harry-test. */
const SAFE = 9;

/**
 * After the game, tests everybody alive whom zombies have laid hands on. BDZ-harry-test, BDZ-star-cheat-infection,
 * BDZ-D-feast-infect.
 */
export function* harryAreYouOkay(w: BdzWorld): Rule<void> {
  for (const { id: who, seat, rep, side } of w.s.people.filter(isDoubtful)) {
    const roll = { rule: 'BDZ-harry-test', label: 'infection', seat, who } as const;
    const total = rep + (yield* sum(w, 1, roll));
    w.happen({ is: 'harry', cause: 'BDZ-harry-test', who, total, infected: total < SAFE });
    if (total >= SAFE || (!isCaptive(w.s, { id: who }) && (yield* takesCure(w, who, side)))) continue;
    yield* turns(w, who);
  }
}

function isDoubtful(p: Person): boolean {
  return p.bitten && isLeft(p);
}

/** True if alive and with the others when the game is over. */
function isLeft({ status, afterwards }: Person): boolean {
  return afterwards === 'unknown' ? status !== 'dead' : afterwards === 'normal' || afterwards === 'weaker';
}

/** Somebody of its side may give it a dose of the cure; true if that happens. BDZ-harry-turn. */
function* takesCure(w: BdzWorld, who: string, side: string): Rule<boolean> {
  const has = w.s.people.find((p) => p.side === side && isLeft(p) && !isCaptive(w.s, p) && hasDose(w, p));
  if (!has) return false;
  const space = new Confirm({ key: 'cure.yes' }, { key: 'cure.no' });
  const given = yield* ask(w, has.seat, 'BDZ-harry-turn', 'cure', space, { who: one(who), by: one(has.id) });
  if (given) w.happen({ is: 'cured', cause: 'BDZ-harry-turn', who, by: has.id });
  return given;
}

/** True if a dose is on the person, in their bags, or among the goods of their band or its base. BDZ-camp-res-cure. */
function hasDose({ s }: BdzWorld, p: Person): boolean {
  // A mutineer has no hand in what the band has. BDZ-D-c121.
  const goods = s.campaign && isMember(s, p) && p.side === BAND ? goodsWith(s.campaign, 'cure') : {};
  return p.cures > 0 || amountOf(p.load, 'cure') > 0 || amountOf(goods, 'cure') > 0;
}

/** The infected person turns; the player decides whether to put them down or let them go. BDZ-harry-turn. */
function* turns(w: BdzWorld, who: string): Rule<void> {
  const { seat, side } = personOf(w.s, who);
  const others = w.s.people.filter((p) => p.id !== who && p.side === side && isLeft(p)).map((p) => p.id);
  const left = others.length > 0 ? several(others) : word('others.nobody');
  const space = choose([true, false], {
    id: (killed) => (killed ? 'put-down' : 'let-go'),
    line: (killed) => ({ key: killed ? 'turned.put-down' : 'turned.let-go' }),
  });
  const killed = yield* ask(w, seat, 'BDZ-harry-turn', 'turned', space, { who: one(who), left });
  w.happen({ is: 'turned', cause: 'BDZ-harry-turn', who, killed });
}
