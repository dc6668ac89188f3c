import { type Beat, type Drum, drum, type Fact, gather, type Weight } from '@shambles/engine';
import { cm, one, several, things } from '../facts/lines.js';
import type { RosFact } from '../facts.js';
import type { RuleId } from '../register.js';
import type { Place } from '../state.js';
import { word } from './said.js';

/** Gathers facts into beats that a player can watch: who does what, and by which rule. */
export function beats(facts: readonly Fact[]): Beat<RuleId>[] {
  return gather<RuleId>(facts, { begins: (f) => begins(f as RosFact), weighs: (f) => weighs(f as RosFact) });
}

/** Facts that put a survivor in danger or end its life. */
const WEIGHS: { readonly [is: string]: Weight } = {
  hurt: 'danger',
  pinned: 'danger',
  charge: 'danger',
  woke: 'danger',
  emerged: 'danger',
  appeared: 'danger',
  marked: 'danger',
  died: 'death',
  rose: 'death',
};

function weighs({ is }: RosFact): Weight {
  return WEIGHS[is] ?? 'calm';
}

function begins(f: RosFact): Drum | undefined {
  switch (f.is) {
    case 'turn':
      return drum('turn', { turn: f.turn });
    case 'revealed':
      return drum('revealed', { count: Object.keys(f.plays).length }, Object.keys(f.plays));
    case 'walked':
      return f.way.length > 1 ? walked(f) : undefined;
    case 'ended':
      return drum('ended', { why: word(`why.${f.why}`) }, [], { pause: true });
    default:
      return fought(f) ?? came(f);
  }
}

/** Says why a figure goes where it goes. */
function walked({ who, way, how }: Extract<RosFact, { is: 'walked' }>): Drum {
  const at = way[way.length - 1] as Place;
  const key = WAYS[how] ?? 'walked';
  return drum(key, { who: one(who) }, [who], { at });
}

const WAYS: { readonly [how: string]: string } = {
  attack: 'attacks',
  charge: 'charges',
  drift: 'drifts',
  lured: 'lured',
  leap: 'leaps',
  climb: 'climbs',
  fence: 'fence',
};

function fought(f: RosFact): Drum | undefined {
  switch (f.is) {
    case 'shot':
      return drum(
        'shot',
        { who: one(f.who), gun: word(`weapon.${f.gun}`), zed: one(f.zed), range: cm(f.range) },
        [f.who, f.zed],
      );
    case 'struck':
      return drum('struck', { who: one(f.who), zed: one(f.zed) }, [f.who, f.zed]);
    case 'pushed':
      return drum('pushed', { who: one(f.who), count: f.zeds.length }, [f.who, ...f.zeds]);
    case 'thrown':
      return drum('thrown', { who: one(f.who), what: things([f.what]) }, [f.who], { at: f.at });
    case 'hurt':
      return drum('hurt', { who: one(f.who), count: f.hits }, [f.who]);
    case 'tongue':
    case 'spat':
      return drum(f.is, { zed: one(f.zed), who: one(f.who) }, [f.zed, f.who]);
    default:
      return undefined;
  }
}

function came(f: RosFact): Drum | undefined {
  switch (f.is) {
    case 'noise':
      return drum(`noise-${f.noise.kind}`, {}, [], { at: [f.noise.x, f.noise.y, f.noise.level] });
    case 'woke':
      return drum('woke', {}, [], { pause: true });
    case 'appeared':
      return drum('appeared', { zed: one(f.zed) }, [f.zed], { pause: true });
    case 'unmasked':
      return drum(`unmasked-${f.what}`, {}, [f.seated], { pause: true });
    case 'came':
      return f.zeds.length > 0
        ? drum(
            'came',
            { who: several(f.zeds.map((z) => (z.kind === 'zed' ? z.id : z.kind))) },
            f.zeds.map((z) => z.id),
          )
        : undefined;
    case 'died':
      return drum('died', { who: one(f.who) }, [f.who]);
    case 'left':
      return drum('left', { who: one(f.who) }, [f.who]);
    default:
      return undefined;
  }
}
