import type { Rule } from '@shambles/engine';
import type { FtbWorld } from '../facts.js';
import { details } from './details.js';
import { food } from './food.js';
import { choose, declare, involuntary, timePasses } from './month.js';
import { muster } from './muster.js';
import { moveOut, pack } from './pack.js';
import { setOut } from './setout.js';
import { settle } from './settle.js';

/** The next step of the campaign turn. FTB-11.4. */
export function campaignStep(w: FtbWorld): Rule<void> {
  switch (w.s.campaign.step) {
    case 'making':
    case 'declare':
      return declare(w);
    case 'food':
      return food(w);
    case 'move-out':
      return moveOut(w);
    case 'choose':
      return choose(w);
    case 'details':
      return details(w);
    case 'muster':
      return muster(w);
    case 'pack':
      return pack(w);
    case 'set-out':
      return setOut(w);
    case 'settle':
      return settle(w);
    case 'involuntary':
      return involuntary(w);
    case 'on':
      return timePasses(w);
  }
}
