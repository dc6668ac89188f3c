import type { View } from '@shambles/bdz';
import type { AskView, Json } from '@shambles/engine';
import { ids } from './ids.js';

/** So little food in an area is not worth a search any more. */
const LEAN = 4;
/** Months after which somebody has lived through it, and has had enough. */
const YEAR = 12;

/** Keeps a band alive: searches by day with everybody, goes on where an area has nothing more, and feeds all as far as it goes. */
export function livesOn(ask: AskView, view: View): Json | undefined {
  const { code, shape } = ask;
  const all = ids(shape);
  switch (code) {
    case 'next':
      return next(all, view);
    // What has happened on a table of their own only people know.
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
    // Nobody drives who could as well walk in.
    case 'rides':
      return [];
    case 'heir':
      return strongest(all, view)[0];
    case 'who-goes':
    case 'who-goes-alone':
    case 'enter-with':
    case 'who-shares':
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

/** Whole rations, as far as all others can share the rest. */
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
