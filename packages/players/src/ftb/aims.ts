import { isHurt, type Look } from './look.js';

/** In a campaign a band looks for more until this turn, or until it carries this much. */
const ENOUGH_TURNS = 14;
const ENOUGH_FINDS = 4;

/** Defining Moments that a night out has. FTB-14.10.5b. */
export function momentsOf({ e }: Look): number {
  return e.part === 'evening' ? 6 : 3;
}

export function moments({ e, view }: Look): number {
  return view.premises.find((b) => b.id === e.target)?.entered ?? 0;
}

/** True if the aim of the Encounter is achieved, or has cost enough. FTB-14.3. */
export function isMet(look: Look): boolean {
  const { e, star, mine, view } = look;
  const count = (what: string) => e.tally[what] ?? 0;
  switch (e.kind) {
    case 'zed':
      return star?.knowsZeds === true && (e.target === '' || moments(look) > 0);
    case 'search':
      return count('found') + count('recruited') > 0;
    case 'raid':
    case 'rescue':
      return count('goal') > 0;
    case 'chillin':
      return count('talks-won') > 0 || count('talks-lost') > 0;
    case 'robbing':
      return (count('provoked') === 0 && count('surrendered') > 0) || count('found') > 0;
    case 'burglarized':
      return view.premises.some((b) => b.id === e.target && b.entered > 0);
    default:
      return mine.length === 0;
  }
}

export function goesHome(look: Look): boolean {
  const { e, view } = look;
  const hurt = isHurt(look);
  const met = isMet(look);
  if (hurt) return e.kind !== 'raid-defend';
  if (!met) return false;
  if (e.kind !== 'search' || !view.campaign.on) return true;
  return e.turn > ENOUGH_TURNS || (e.tally.found ?? 0) >= ENOUGH_FINDS;
}
