import { type Book, places, type View } from '@shambles/bdz';
import type { AskView, Json, NamedPlace, Option } from '@shambles/engine';

const BAND = 'player-1';

/** True if that side only tries to get away. */
function runs({ encounter }: View, side: string | undefined): boolean {
  return side === BAND ? (encounter?.evading ?? false) : encounter?.road?.goal === 'run-away';
}

function isMoving(view: View, vehicle: string | undefined): boolean {
  return view.vehicles.some((v) => v.id === vehicle && v.speed > 0);
}

/** A vehicle whose side does not run stops on the road as soon as the brakes allow. */
export function brakes(view: View, { line, shape }: AskView): string | undefined {
  const what = line.values?.what;
  const noun = typeof what === 'object' && 'noun' in what ? String(what.noun) : '';
  const side = view.people.find((p) => `vehicle.${p.aboard}` === noun)?.side;
  if (!view.encounter?.road || runs(view, side) || shape.kind !== 'choose') return undefined;
  const speeds = shape.options.map((o) => Number(o.id)).filter((n) => n >= 0);
  return speeds.length > 0 ? String(Math.min(...speeds)) : undefined;
}

/** Deeds on the road of those who do not fight: talk, meet the others, or get away. */
export function onTheRoad(view: View, offers: readonly Option[]): string | undefined {
  const e = view.encounter;
  if (!e?.road) return undefined;
  const who = ({ id }: Option) => view.people.find((p) => p.id === id.split(' ')[1]);
  const first = (verb: string, may: (o: Option) => boolean = () => true) =>
    offers.find((o) => o.id.startsWith(`${verb} `) && may(o))?.id;
  const fresh = (o: Option) => (who(o)?.used ?? 1) < 1;
  const running = (o: Option) => runs(view, who(o)?.side);
  const seeks = (o: Option) => e.peace && e.road?.goal === 'meet' && who(o)?.side === BAND;
  return (
    first('greet') ??
    first('capture') ??
    first('leave', running) ??
    first('drive', (o) => isMoving(view, who(o)?.aboard)) ??
    first('start', running) ??
    first('drive', running) ??
    first('get-out', (o) => !running(o) && o.id.endsWith(' door')) ??
    first('fast', (o) => running(o) && fresh(o)) ??
    first('move', (o) => fresh(o) && (running(o) || seeks(o)))
  );
}

/** Those who run go to the edge; those who talk for the band go up to the others. */
export function walksRoad(view: View, book: Book, ask: AskView): Json | undefined {
  const e = view.encounter;
  if (!e?.road || ask.shape.kind !== 'spot') return undefined;
  const who = ask.shape.figure;
  const me = view.people.find((p) => p.id === who);
  const others = view.people.filter((p) => p.side !== me?.side && p.x >= 0);
  const [wide, high] = view.map?.size ?? [0, 0];
  const off = ({ at: [x, y] }: NamedPlace): number =>
    runs(view, me?.side)
      ? me?.side === BAND
        ? y
        : Math.min(x, y, wide - x, high - y)
      : Math.min(...others.map((q) => Math.hypot(q.x - x, q.y - y)));
  if (!runs(view, me?.side) && !(e.peace && e.road.goal === 'meet' && me?.side === BAND)) return undefined;
  const best = [...places(view, ask, book)].sort((a, b) => off(a) - off(b))[0];
  return best ? [...best.at] : 'stay';
}
