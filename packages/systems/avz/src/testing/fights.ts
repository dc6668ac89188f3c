import { type Json, resolve } from '@shambles/engine';
import { type AvzFact, avz, type Kind } from '../index.js';
import { ALIENS } from './boards.js';

export interface Fight {
  readonly attackers: readonly Kind[];
  readonly defenders: readonly Kind[];
  readonly beside?: readonly Kind[];
  readonly claw?: boolean;
  readonly dead?: number;
}

/** Plays one Attack with these dice and checks that all of them are used. */
export function fight(given: Fight, dice: number[], answers: Json[] = []) {
  const side = ALIENS.includes(given.attackers[0] as Kind) ? 'alien' : 'zombie';
  const { facts, result } = resolve(
    avz,
    'attack',
    { side, ...given },
    { scenario: 'standard', options: {} },
    { dice, answers },
  );
  const one = <I extends AvzFact['is']>(is: I) =>
    (facts as readonly AvzFact[]).find((f): f is Extract<AvzFact, { readonly is: I }> => f.is === is);
  return {
    hits: one('hits'),
    saves: one('saves'),
    killed: one('killed'),
    bounced: one('bounced'),
    result,
    facts,
  };
}
