import { type Beat, type Drum, drum, type Fact, gather, type Weight } from '@shambles/engine';
import type { Place } from '@shambles/measured';
import type { AmzFact } from '../facts.js';
import type { RuleId } from '../register.js';
import { word } from './said.js';

/** Facts gathered into beats that a person can follow: which unit does what, and why. */
export function beats(facts: readonly Fact[]): Beat<RuleId>[] {
  return gather<RuleId>(facts, {
    begins: (f) => begins(f as AmzFact),
    weighs: ({ is }) => WEIGHS[is] ?? 'calm',
  });
}

/** Facts in which somebody is or may be harmed. */
const WEIGHS: { readonly [is: string]: Weight } = {
  interrupts: 'danger',
  downed: 'danger',
  'lost-heart': 'danger',
  breached: 'danger',
  captured: 'danger',
  assaulted: 'danger',
  abandoned: 'danger',
  killed: 'death',
  overrun: 'death',
  'wiped-out': 'death',
  'unit-captured': 'death',
  wrecked: 'death',
  revenant: 'death',
};

const one = (id: string) => word(`unit.${id}`);

function begins(f: AmzFact): Drum | undefined {
  switch (f.is) {
    case 'turn':
      return drum('turn', { turn: f.turn }, [], { pause: true });
    case 'stage':
      return f.stage === 'arrivals' || f.stage === 'random' || f.stage === 'masters' || f.stage === 'end'
        ? drum(`stage-${f.stage}`, {})
        : undefined;
    case 'activated':
      return drum('activated', { who: one(f.unit) });
    case 'interrupts':
      return drum('interrupts', { who: one(f.unit), whom: one(f.on) }, [], { pause: true });
    case 'moved':
      return f.untold ? undefined : moved(f.unit, f.how, f.places);
    case 'went':
      return drum(`moved-${f.how}`, { who: one(f.unit) }, [], { at: f.at });
    default:
      return fought(f) ?? came(f);
  }
}

/** A move as one beat: the unit that moves, and the last place of its first figure. */
function moved(
  unit: string,
  how: string,
  places: readonly (readonly [id: string, at: Place])[],
): Drum | undefined {
  const at = places[0]?.[1];
  if (how === 'gathers' || !at) return undefined;
  return drum(
    `moved-${how}`,
    { who: one(unit) },
    places.map(([id]) => id),
    { at },
  );
}

function fought(f: AmzFact): Drum | undefined {
  switch (f.is) {
    case 'fired':
      return drum('fired', { who: one(f.unit), whom: one(f.at) });
    case 'assaulted':
      return drum('assaulted', { who: one(f.unit), whom: one(f.on) }, [], { pause: true });
    case 'battered':
      return drum('battered', { who: one(f.unit), what: word(`building.${f.building}`) });
    case 'feared':
      return drum('feared', { who: one(f.unit), whom: one(f.of) });
    default:
      return undefined;
  }
}

function came(f: AmzFact): Drum | undefined {
  switch (f.is) {
    case 'entered':
      return drum(
        'entered',
        { who: one(f.unit) },
        f.places.map(([id]) => id),
      );
    case 'arrived': {
      const [at] = f.places;
      return drum('arrived', { who: word(`zombie.${f.kind}`, f.places.length) }, [], at ? { at } : {});
    }
    case 'revenant': {
      const [at] = f.places;
      return drum('revenant', { who: one(f.unit) }, [], at ? { at } : {});
    }
    case 'revenant-die':
      return drum('revenant-die', { who: one(f.unit) });
    case 'treated':
      return drum('treated', { who: one(f.unit) }, [f.figure]);
    case 'played-card':
      return drum('card', { side: word(`side.${f.side}`), card: word(`card.${f.card}`) }, [], {
        pause: true,
      });
    case 'helicopter-came':
      return drum('helicopter', { what: word(`building.${f.roof}`) }, [], { pause: true });
    default:
      return undefined;
  }
}
