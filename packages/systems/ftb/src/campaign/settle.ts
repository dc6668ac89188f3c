import { ask, Choose, type Rule } from '@shambles/engine';
import type { FtbWorld } from '../facts.js';
import { bandOf, shrink, starOf } from '../people/bands.js';
import { choosesAgain } from '../people/classes.js';
import type { Household } from '../state/campaign.js';
import { personOf } from '../state.js';
import { word } from '../words.js';
import { attributesOfStar } from './making.js';

/** Settles what an Encounter leaves open: who leads a band now, and whether a Citizen chooses a new Class. */
export function* settle(w: FtbWorld): Rule<void> {
  const orphaned = w.s.campaign.households.find((h) => h.star !== '' && !starOf(w, h));
  if (orphaned) return yield* succession(w, orphaned);
  if (w.s.campaign.households.every((h) => h.star === ''))
    return w.happen({ is: 'game-over', cause: 'FTB-4.3.3', why: 'nobody-left' });
  yield* choosesAgain(w);
  const { plan } = w.s.campaign;
  w.happen({
    is: 'planned',
    cause: 'FTB-11.4',
    plan: null,
    step: plan?.voluntary ? 'involuntary' : 'choose',
  });
}

/** Chooses a new leader for a band whose Star is dead, or breaks the band up. FTB-4.3.3. */
function* succession(w: FtbWorld, h: Household): Rule<void> {
  const band = bandOf(w, h.seat);
  const chosen =
    band.length === 0
      ? 'break-up'
      : yield* ask(
          w,
          h.seat,
          'FTB-4.3.3',
          'new-leader',
          new Choose([...band.map((p) => p.id), 'break-up'], {
            line: (id) =>
              id === 'break-up'
                ? { key: 'new-leader.break-up' }
                : { key: 'figure', values: { name: word(`person.${id}`) } },
          }),
        );
  if (chosen !== 'break-up') {
    w.happen({ is: 'new-leader', cause: 'FTB-4.3.3', who: chosen, seat: h.seat });
    yield* attributesOfStar(w, personOf(w.s, chosen));
    return yield* shrink(w, h.seat);
  }
  for (const { id } of band) w.happen({ is: 'left-band', cause: 'FTB-4.3.3', who: id, why: 'leaderless' });
  w.happen({ is: 'leaderless', cause: 'FTB-4.3.3', seat: h.seat });
}
