import { type Book, isSolo } from '../book.js';
import { ASKED } from '../zombies/asked.js';
import type { Will } from '../zombies/will.js';
import { soloPick } from './deciding.js';
import {
  soloAssault,
  soloDares,
  soloDrive,
  soloHotSpot,
  soloMasterWay,
  soloPlan,
  soloTarget,
  targetsOf,
} from './masters.js';

/** The solo rules decide. AMZ-solo. */
const SOLO: Will = {
  *bursts() {
    return true;
  },
  *plans(w, who, on) {
    return soloPlan(w, who, on);
  },
  *goes(w, who, { most, on }) {
    return most > 0 ? soloMasterWay(w, who, on, most) : undefined;
  },
  dares: soloDares,
  *assaults(w, _who, here, on) {
    return soloAssault(w, here, on);
  },
  *fires() {
    return true;
  },
  *shoots(w, who) {
    const at = soloTarget(w, who, targetsOf(w, who, ''));
    return at === undefined ? [] : [{ at }];
  },
  *drives(w, mob, dexter) {
    return soloDrive(w, mob, dexter) ?? 'stays';
  },
  *joins() {
    return true;
  },
  *picks(w, _code, _rule, units) {
    return soloPick(w, units);
  },
  *placesHotSpot(w, may) {
    return soloHotSpot(w, may);
  },
};

/** The decider for the dead. AMZ-solo. */
export function willOf(book: Pick<Book, 'options'>): Will {
  return isSolo(book) ? SOLO : ASKED;
}
