import { type Beat, type Drum, drum, type Fact, gather } from '@shambles/engine';
import { one, several, word } from '../facts/lines.js';
import { vehicle as named } from '../facts/vehicles.js';
import type { BdzFact } from '../facts.js';
import type { RuleId } from '../register.js';

/** Gathers facts into beats that players watch. */
export function beats(facts: readonly Fact[]): Beat<RuleId>[] {
  return gather<RuleId>(facts, {
    begins: (f) => begins(f as BdzFact),
    weighs: (f) => weighs(f as BdzFact),
  });
}

/** How dangerous a fact is to somebody. */
function weighs(f: BdzFact) {
  if (f.is === 'downed') return f.status === 'dead' ? 'death' : 'danger';
  return f.is === 'melee' || f.is === 'charges' || f.is === 'feast' || f.is === 'damaged' ? 'danger' : 'calm';
}

function begins(f: BdzFact): Drum | undefined {
  switch (f.is) {
    case 'opened':
      return drum('opened', {}, [], { pause: true });
    case 'activation':
      return drum('turn', { turn: f.turn }, [], { pause: true });
    case 'active':
      return drum('active', { who: one(f.leader) }, f.who);
    case 'herd':
      return f.herd === 'charge' ? drum('zeds-act', {}) : undefined;
    case 'walked': {
      const at = f.way[f.way.length - 1];
      return f.how === 'shamble' || !at
        ? undefined
        : drum(`moved-${f.how}`, { who: one(f.who) }, [f.who], { at });
    }
    case 'zeds-came': {
      const [z] = f.zeds;
      const zeds = { noun: 'kind.zed', count: f.zeds.length };
      return drum('zeds-came', { zeds }, [], z ? { at: [z.x, z.y, z.level] } : {});
    }
    default:
      return fought(f);
  }
}

function fought(f: BdzFact): Drum | undefined {
  switch (f.is) {
    case 'tested':
      return drum('tested', { who: one(f.who), test: word(`test.${f.test}`) }, [f.who]);
    case 'fired':
      return drum('fired', { who: one(f.who) }, [f.who]);
    case 'charges':
      return drum('charges', { who: one(f.who), whom: one(f.target) }, [f.who]);
    case 'melee':
      return drum('melee', { who: one(f.who), whom: one(f.with) }, [f.who, f.with], { pause: true });
    case 'tied-up':
      return drum('tied-up', { who: one(f.by), whom: one(f.who) }, [f.by, f.who]);
    case 'drives':
      return drum('drives', { what: named(f.vehicle) });
    case 'left':
      return drum('left', { who: several(f.who) }, [], { pause: true });
    case 'followed':
      return f.out
        ? drum(
            'followed',
            {},
            f.places.map((p) => p.who),
          )
        : undefined;
    case 'slipped':
      return drum('slipped', { who: one(f.who) }, [f.who], { at: f.at });
    case 'drew-cash':
      return drum('cash', { who: one(f.who) }, [f.who]);
    default:
      return undefined;
  }
}
