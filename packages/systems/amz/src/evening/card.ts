import type { Card, Ruled } from '@shambles/engine';
import { ANNOUNCEMENTS, barredFrom, isStanding, nameOf } from '../activation/announcing.js';
import type { Book } from '../book.js';
import type { AmzWorld } from '../facts.js';
import { vehicleRow } from '../house/ground-rows.js';
import {
  armorDice,
  armorRow,
  bonusDice,
  checksMorale,
  modeRow,
  moraleDie,
  qualityRow,
  supportDice,
  zombieRow,
} from '../house/rows.js';
import { ownDie } from '../interrupts/interrupts.js';
import type { Vehicle } from '../kinds.js';
import { stressOf } from '../morale/stress.js';
import type { RuleId } from '../register.js';
import { worldOf } from '../rulers/world.js';
import { activeOf, dependentsOf, downOf, fightersOf, isLiving, type Unit } from '../state.js';
import { isArmored } from '../table/rules.js';
import { dieOf } from '../units/units.js';
import type { View } from '../view.js';
import { named, says, unitAt, word } from './said.js';

/** A unit in words: its dice, its state, what it may do. */
export function card(view: View, id: string, book: Book): Card<RuleId> | undefined {
  const u = unitAt(view, id);
  if (!u) return undefined;
  const w = worldOf(view, book);
  return isLiving(u) ? living(w, u) : dead(w, u);
}

// ------------------------------------------------------------------ the Living

function living(w: AmzWorld, u: Unit): Card<RuleId> {
  return {
    title: { key: u.professional ? 'card.professional' : 'card.amateurs', values: { who: named(u) } },
    numbers: [...strength(w, u), ...nerve(w, u), ...gear(w, u)],
    state: state(w, u),
    may: may(w, u),
  };
}

function strength(w: AmzWorld, u: Unit): Ruled<RuleId>[] {
  const dependents = dependentsOf(w.s, u.id).length;
  return [
    says('AMZ-firepower-base', 'card.figures', {
      figures: word('kind.fighter', fightersOf(w.s, u.id).length),
    }),
    ...(dependents > 0
      ? [says('AMZ-dependents', 'card.dependents', { figures: word('kind.dependent', dependents) })]
      : []),
    quality(w, u),
  ];
}

/** AMZ-T-quality. */
function quality(w: AmzWorld, u: Unit): Ruled<RuleId> {
  const { optimumRange: optimum, targets } = qualityRow(w.book, u.quality);
  return says('AMZ-T-quality', 'card.quality', {
    quality: word(`quality.${u.quality}`),
    die: dieOf(w.book, u),
    optimum,
    targets: word('kind.target', targets),
  });
}

function nerve(w: AmzWorld, u: Unit): Ruled<RuleId>[] {
  const { points, row, parts } = stressOf(w, u.id);
  const band = word(`stress-band.${row.name}`);
  return [
    says('AMZ-morale-dice', 'card.morale', {
      morale: word(`morale.${u.morale}`),
      die: moraleDie(w.book, u.morale),
      level: word(`level.${u.level}`),
    }),
    says('AMZ-stress-level', 'card.stress', { points, band }),
    ...parts.map((p) =>
      says(p.rule, p.points > 0 ? 'card.stress-more' : 'card.stress-less', {
        what: word(`stress.${p.key}`),
        points: Math.abs(p.points),
      }),
    ),
  ];
}

/** Who checks Morale near one of the dead that frightens. AMZ-morale-pro-points, AMZ-morale-nonpro-points. */
function frightened({ book }: AmzWorld): Ruled<RuleId>[] {
  const [professional, others] = [true, false].map((each) =>
    checksMorale(book, { professional: each }, 'near'),
  );
  if (professional && others) return [says('AMZ-morale-nonpro-points', 'card.frightens')];
  if (professional) return [says('AMZ-morale-pro-points', 'card.frightens-professionals')];
  return others ? [says('AMZ-morale-nonpro-points', 'card.frightens-others')] : [];
}

/** Armor, with the die that it costs, and special weapons. AMZ-reaction-anti-zombie-armor, AMZ-T-support. */
function arms(w: AmzWorld, u: Unit): Ruled<RuleId>[] {
  const supports = fightersOf(w.s, u.id).flatMap((f) => (f.support === null ? [] : [f.support]));
  const armor = armorDice(w.book, u.armor);
  const { sides, plus } = ownDie(w.book, u);
  const reacts = plus < 0 ? 'card.reacts-less' : 'card.reacts';
  return [
    ...(armor > 0
      ? [
          says('AMZ-T-armor', 'card.armor', {
            armor: word(`armor.${u.armor}`),
            dice: word('kind.die', armor),
          }),
        ]
      : []),
    ...(armorRow(w.book, u.armor).reactionSteps < 0
      ? [
          says('AMZ-reaction-anti-zombie-armor', reacts, {
            armor: word(`armor.${u.armor}`),
            die: sides,
            less: Math.abs(plus),
          }),
        ]
      : []),
    ...supports.map((of) =>
      says('AMZ-support-dice', 'card.support', {
        weapon: word(`support.${of}`),
        dice: word('kind.die', supportDice(w.book, of)),
      }),
    ),
  ];
}

function gear(w: AmzWorld, u: Unit): Ruled<RuleId>[] {
  const leader = activeOf(w.s, u.id).find((f) => f.leader !== null);
  return [
    ...arms(w, u),
    ...(leader ? [says('AMZ-leadership', 'card.leader', { rating: leader.leader as number })] : []),
    ...(activeOf(w.s, u.id).some((f) => f.medic) ? [says('AMZ-medics', 'card.medic')] : []),
    ...(u.doses > 0 ? [says('AMZ-antivirus', 'card.doses', { doses: word('kind.dose', u.doses) })] : []),
    ...(u.vehicle === null ? [] : wheels(w, u, u.vehicle)),
    ...(u.suppressed ? [says('AMZ-awareness', 'card.suppressed')] : []),
    ...(u.nightVision ? [says('AMZ-night', 'card.night-vision')] : []),
  ];
}

/** AMZ-T-vehicles, AMZ-mounted-weapons. */
function wheels(w: AmzWorld, u: Unit, vehicle: Vehicle): Ruled<RuleId>[] {
  const { armor, patrol, cruise, passengers, mounted } = vehicleRow(w.book, vehicle);
  const weapon = u.disarmed ? null : mounted;
  return [
    says('AMZ-T-vehicles', 'card.vehicle', {
      dice: word('kind.die', armor),
      patrol,
      cruise,
      seats: word('kind.passenger', passengers),
    }),
    ...(weapon
      ? [
          says('AMZ-mounted-weapons', 'card.mounted', {
            weapon: word(`support.${weapon}`),
            dice: word('kind.die', supportDice(w.book, weapon)),
          }),
        ]
      : []),
  ];
}

function state(w: AmzWorld, u: Unit): Ruled<RuleId>[] {
  const down = downOf(w.s, u.id).length;
  const casualties = w.s.casualties.filter((c) => c.unit === u.id && !c.abandoned).length;
  const armored = u.vehicle !== null && isArmored(u.vehicle);
  const { active } = w.s;
  const holds: readonly [boolean, RuleId, string][] = [
    [u.overwatch, 'AMZ-overwatch', 'card.overwatch'],
    [u.hidden, 'AMZ-hide', 'card.hidden'],
    [u.tookCover, 'AMZ-take-cover', 'card.took-cover'],
    [u.heard, 'AMZ-awareness', 'card.heard'],
    [u.loses, 'AMZ-pull-back', 'card.loses'],
    [armored && u.open, 'AMZ-D-hatches', 'card.open'],
    [armored && !u.open, 'AMZ-D-hatches', 'card.shut'],
    [u.jammed, 'AMZ-T-vehicle-damage', 'card.jammed'],
    [active?.unit === u.id && active.jammed, 'AMZ-T-vehicle-damage', 'card.jammed-now'],
    [u.immobilised, 'AMZ-T-vehicle-damage', 'card.immobilised'],
    [u.disarmed, 'AMZ-T-vehicle-damage', 'card.disarmed'],
    [u.waits !== null, 'AMZ-scenario-format', 'card.waits'],
    [!u.entered, 'AMZ-scenario-format', 'card.to-come'],
    [activeOf(w.s, u.id).length === 0, 'AMZ-casualties', 'card.gone'],
  ];
  return [
    ...holds.filter(([so]) => so).map(([, rule, key]) => says(rule, key)),
    ...(down > 0 ? [says('AMZ-down', 'card.down', { figures: word('kind.figure', down) })] : []),
    ...(casualties > 0
      ? [says('AMZ-casualties', 'card.casualties', { casualties: word('kind.casualty', casualties) })]
      : []),
  ];
}

/** What a unit may announce, or, before its activation, that it may still act. */
function may(w: AmzWorld, u: Unit): Ruled<RuleId>[] {
  if (w.s.active?.unit === u.id && w.s.active.deed === null)
    return ANNOUNCEMENTS.filter((each) => !barredFrom(w, u, each)).map((each) =>
      says('AMZ-activation', isStanding(each) ? 'try.stand-fire' : `try.${each.deed}`, {
        mode: word(`mode.${each.mode}`),
        name: nameOf(each),
      }),
    );
  const waits = w.s.stage === 'living' && !u.done && u.waits === null && activeOf(w.s, u.id).length > 0;
  return waits ? [says('AMZ-turn-08-activate', 'card.may-act')] : [];
}

// ------------------------------------------------------------------ the dead

function dead(w: AmzWorld, u: Unit): Card<RuleId> {
  const kind = u.kind as Exclude<Unit['kind'], 'living'>;
  const { move, awareness, hearing, opensDoors, frightens } = zombieRow(w.book, kind);
  const bonus = bonusDice(w.book, kind);
  const { most: cautious } = modeRow(w.book, 'cautious');
  return {
    title: { key: 'card.mob', values: { who: named(u), kind: word(`type.${kind}`) } },
    numbers: [
      says('AMZ-mobs', 'card.figures', { figures: word('kind.figure', activeOf(w.s, u.id).length) }),
      kind === 'possessed' ? quality(w, u) : says('AMZ-zombie-types', 'card.die', { die: dieOf(w.book, u) }),
      ...(kind === 'possessed' ? arms(w, u) : []),
      kind === 'possessed' || kind === 'dexters'
        ? says('AMZ-zombie-types', 'card.moves-two', { inches: cautious, most: move })
        : says('AMZ-zombie-types', 'card.moves', { inches: move }),
      awareness === null
        ? says('AMZ-awareness', 'card.sees')
        : says('AMZ-awareness', 'card.notices', { inches: awareness, heard: hearing ?? 0 }),
      ...(bonus > 0 ? [says('AMZ-zombie-bonus-dice', 'card.bonus', { dice: word('kind.die', bonus) })] : []),
      ...(opensDoors ? [says('AMZ-zombie-types', 'card.doors')] : []),
      ...(frightens ? frightened(w) : []),
    ],
    state: [
      ...(u.interrupted ? [says('AMZ-interrupt-limit', 'card.interrupted')] : []),
      ...(u.drives.length > 0
        ? [says('AMZ-dexter-control', 'card.drives', { mobs: u.drives.map((id) => word(`unit.${id}`)) })]
        : []),
    ],
    may: [],
  };
}
