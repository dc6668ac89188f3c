import type { FtbWorld } from '../facts.js';
import { encounterOf, isPlayers, personOf } from '../state.js';

/** In days 11 to 20, anybody who tries to move fast in town is reported to the Police. FTB-14.7.5c. */
export function reported(w: FtbWorld, who: readonly string[]): void {
  const { kind, suspicious } = encounterOf(w.s);
  const [first] = who.filter((id) => isPlayers(personOf(w.s, id)));
  if (kind === 'robbery-in-town' && !suspicious && first !== undefined)
    w.happen({ is: 'suspicious', cause: 'FTB-14.7.5c', who: first });
}
