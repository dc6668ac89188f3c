import type { View } from '@shambles/bdz';
import type { AskView, Json } from '@shambles/engine';
import { ids } from './ids.js';

/** With this little food left, an area is not worth another search. */
const LEAN = 4;
/** Months after which a band has survived and stops. */
const YEAR = 12;

/**
 * Keeps a band alive: searches by day with everybody, moves on when an area is exhausted, and feeds all as far as food
 * lasts.
 */
export function livesOn(ask: AskView, view: View): Json | undefined {
  const { code, shape } = ask;
  const all = ids(shape);
  switch (code) {
    case 'next':
      return next(all, view);
    // Only people know what happened on their own table.
    case 'where-fought':
      return 'here';
    case 'elsewhere':
      return 'failure';
    case 'part':
      return 'daytime';
    case 'where-to':
      return all.find((id) => id === 'new suburbs') ?? all.find((id) => id === 'new urban') ?? all[0];
    case 'convoy':
      return enoughSeats(ask) ? 'go' : all[0];
    case 'who-eats':
      return strongest(all, view).slice(0, whole(ask, all.length));
    case 'left-behind':
      return strongest(all, view).slice(-left(ask));
    // Nobody drives who could just as well walk in.
    case 'rides':
      return [];
    case 'heir':
      return strongest(all, view)[0];
    case 'who-goes':
    case 'who-goes-alone':
    case 'enter-with':
    case 'who-shares':
    case 'who-rides':
      return [...all].slice(0, 'max' in shape ? (shape.max as number) : all.length);
    default:
      return undefined;
  }
}

function next(all: readonly string[], { campaign }: View): string | undefined {
  if ((campaign?.months ?? 0) >= YEAR) return all.find((id) => id === 'retire') ?? all[0];
  const here = campaign?.places.find((p) => p.id === campaign.at);
  const lean = (here?.stock?.food ?? LEAN) < LEAN;
  const held = campaign?.captives.some((c) => c.place === campaign.at);
  return all.find((id) => id === (held ? 'raid' : lean ? 'travel' : 'discover')) ?? all[0];
}

const value = ({ line }: AskView, name: string): number => Number(line.values?.[name] ?? 0);

const enoughSeats = (ask: AskView): boolean => value(ask, 'seats') >= value(ask, 'people');
const left = (ask: AskView): number => value(ask, 'n');

/** Whole rations to hand out, such that all others can still share the rest. */
function whole(ask: AskView, people: number): number {
  return Math.max(0, 2 * value(ask, 'food') - people);
}

/** The Star first, then by Rep. */
function strongest(all: readonly string[], view: View): string[] {
  const worth = (id: string): number => {
    const p = view.people.find((each) => each.id === id);
    return p ? p.rep + (p.star ? 100 : 0) : 0;
  };
  return [...all].sort((a, b) => worth(b) - worth(a));
}
