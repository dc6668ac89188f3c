import { type Beat, type Drum, drum, type Fact, gather, type Weight } from '@shambles/engine';
import { inches, one, several } from '../facts/lines.js';
import type { FtbFact } from '../facts.js';
import type { RuleId } from '../register.js';
import type { Place } from '../state.js';
import { sideNoun } from '../words.js';

/** Groups facts into beats to watch: who does what, and by which rule. */
export function beats(facts: readonly Fact[]): Beat<RuleId>[] {
  return gather<RuleId>(facts, {
    begins: (f) => begins(f as FtbFact),
    weighs: ({ is }) => WEIGHS[is] ?? 'calm',
  });
}

/** Facts that tell of danger or death. */
const WEIGHS: { readonly [is: string]: Weight } = {
  wound: 'danger',
  charges: 'danger',
  'charge-test': 'danger',
  'melee-round': 'danger',
  'ran-away': 'danger',
  'zed-or-no-zed': 'danger',
  exposed: 'danger',
  surprise: 'danger',
  captured: 'danger',
  arrested: 'danger',
  downed: 'death',
  eaten: 'death',
  turned: 'death',
  'cheated-death': 'death',
};

/** What draws a zombie, by the rule of its move. FTB-10.7a to FTB-10.7f. */
const DRAWN: { readonly [rule in RuleId]?: string } = {
  'FTB-10.7a': 'feast',
  'FTB-10.7b': 'charge',
  'FTB-10.7c': 'sees',
  'FTB-10.7d': 'last-seen',
  'FTB-10.7e': 'noise',
  'FTB-10.7f': 'straight',
};

function begins(f: FtbFact): Drum | undefined {
  switch (f.is) {
    case 'activation':
      return drum('turn', { turn: f.turn });
    case 'phase':
      return f.nobody ? undefined : drum('phase', { side: sideNoun(f.side) });
    case 'active':
      return drum('active', { who: several(f.who) }, f.who);
    case 'zeds-act':
      return drum('zeds-act', { count: f.zeds.length, die: f.die }, f.zeds);
    case 'walked':
      return walked(f);
    case 'zeds-came':
      return came(f);
    default:
      return fought(f) ?? met(f);
  }
}

function fought(f: FtbFact): Drum | undefined {
  switch (f.is) {
    case 'in-sight':
      return drum('in-sight', { act: several(f.act), count: f.act.length }, f.act, { pause: true });
    case 'fired':
      return drum('fired', { who: one(f.who), at: several(f.at) }, [f.who]);
    case 'reacted':
      return drum('reacted', { who: one(f.who), result: { noun: `result.${f.result}`, count: 1 } }, [f.who]);
    case 'charges':
      return drum('charges', { who: several(f.who), target: one(f.target) }, f.who);
    case 'swarm-charges':
      return drum('swarm', { target: one(f.target) }, [f.target]);
    case 'melee-round':
      return drum('melee', { who: several(f.attackers.who), target: several(f.target.who) }, f.attackers.who);
    case 'zed-or-no-zed':
      return drum('zed-or-no-zed', { who: one(f.who) }, [f.who]);
    case 'see-the-feast':
      return drum('see-the-feast', { who: one(f.who) }, [f.who]);
    default:
      return undefined;
  }
}

function met(f: FtbFact): Drum | undefined {
  switch (f.is) {
    case 'defining-moment':
      return drum('moment', { house: f.name }, [], { pause: true });
    case 'pef-resolved':
      return drum('pef', {}, []);
    case 'feast':
      return drum('feast', { body: one(f.body) }, [f.body], { at: f.at });
    case 'encounter-over':
      return drum(`over-${f.result}`, {}, [], { pause: true });
    default:
      return undefined;
  }
}

/** The beat of a move: where it ends, and what drew the figure. */
function walked(f: Extract<FtbFact, { is: 'walked' }>): Drum {
  const at = f.way[f.way.length - 1] as Place;
  const why = f.how === 'shamble' ? DRAWN[f.cause] : undefined;
  if (f.how === 'pef') return drum('pef-moves', {}, [f.who], { at });
  const values = { who: one(f.who), inches: inches(f.cost) };
  return drum(why === undefined ? 'walked' : `zed-${why}`, values, [f.who], { at });
}

function came(f: Extract<FtbFact, { is: 'zeds-came' }>): Drum {
  const who = f.zeds.map((z) => z.id);
  const [first] = f.zeds;
  const at: Partial<Drum> = first ? { at: [first.x, first.y, first.level] } : {};
  return drum(
    f.how === 'noise' || f.how === 'edge' ? 'came-noise' : 'came',
    { count: f.zeds.length },
    who,
    at,
  );
}
