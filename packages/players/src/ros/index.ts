import type { Json, Random, Shape } from '@shambles/engine';
import { type Book, factorRow, type Gun, type View, type ZedSeen } from '@shambles/ros';
import type { Bot, BotSpec, Turn } from '../bot.js';
import { card } from './cards.js';
import { facing } from './face.js';
import { price, riddance, shotChances, standing } from './fight.js';
import { bestThrow } from './grenades.js';
import { type Look, look } from './look.js';
import { move } from './move.js';
import { planOf } from './plan.js';
import { comingTo, quietHere } from './threat.js';

/**
 * Plays a survivor: goes for the objective, shoots what comes, and keeps away from what sleeps. As umpire it leaves
 * every decision to the rules.
 */
export function survivor(): BotSpec {
  return {
    id: 'sensible',
    title: 'Sensible: goes for the objective and shoots what comes',
    titles: { umpire: 'Sensible: leaves every decision to the rules' },
    make: (book): Bot => ({
      decide(turn: Turn, random: Random) {
        if (turn.ask.code === 'duties') return [];
        const seen = look(turn.view as View, book as Book, turn.ask.seat);
        return (seen && answer(turn, seen)) ?? turn.sample(random);
      },
    }),
  };
}

function answer(turn: Turn, seen: Look): Json | undefined {
  const { shape, code } = turn.ask;
  switch (code) {
    case 'card':
      return offered(shape, card(seen));
    case 'start':
      return 'here';
    case 'move':
      return shape.kind === 'spot' ? move(seen, shape) : undefined;
    case 'face':
      return facing(seen, shape) ?? offered(shape, 'threat') ?? offered(shape, 'keep');
    case 'melee':
      return seen.contact.length === 1 && seen.me.hits <= 1 && sharp(seen) ? 'strike' : 'push';
    case 'push':
      return shape.kind === 'some' ? shape.options.slice(0, shape.max).map((o) => o.id) : undefined;
    case 'gun':
      return gun(seen, shape);
    case 'target':
      return target(seen, turn);
    case 'grenade':
      return (
        offered(shape, bestThrow(seen)?.what ?? '') ?? ('options' in shape ? shape.options[0]?.id : undefined)
      );
    case 'throw': {
      const at = bestThrow(seen, String(turn.ask.line.values?.what))?.at;
      return at ? [...at] : 'keep';
    }
    case 'climb':
      return shape.kind === 'choose'
        ? (shape.options.find((o) => o.id.endsWith('up'))?.id ?? shape.options[0]?.id)
        : undefined;
    case 'assist':
      return assist(seen, shape);
    case 'heal':
      return shape.kind === 'choose' ? shape.options[0]?.id : undefined;
    case 'look':
      return shape.kind === 'choose' ? (shape.options[1]?.id ?? 'nothing') : undefined;
    case 'reload':
      return emptiest(seen, shape);
    case 'carry':
      return 'stop';
    case 'give':
    case 'give-back':
      return 'nothing';
    default:
      return undefined;
  }
}

function offered(shape: Shape, id: string): string | undefined {
  return 'options' in shape && shape.options.some((o) => o.id === id) ? id : undefined;
}

/** The gun with the fewest shots left in it. */
function emptiest({ me }: Look, shape: Shape): string | undefined {
  if (shape.kind !== 'choose') return undefined;
  const left = (id: string) => (id === 'pistol' ? me.pistol : me.clip);
  return shape.options.toSorted((a, b) => left(a.id) - left(b.id))[0]?.id;
}

function sharp({ me }: Look): boolean {
  return ['sword', 'machete', 'spade', 'fire axe', 'chainsaw'].includes(me.main);
}

/** Worth of a Zed destroyed, in Zeds knocked down: those get up and come again. */
const KILLS = 3;

/** The gun that does most to what comes; the noise of an assault rifle is only for a crowd. */
export function gun(seen: Look, shape: Shape): string | undefined {
  if (shape.kind !== 'choose') return undefined;
  const crowd = comingTo(seen, seen.me).length;
  const near = seen.attackers[0]?.gap ?? 20;
  const worth = (id: string): number => {
    const { head, body } = shotChances(seen.book, id as Gun, Math.min(near, 25), 0);
    // Automatic fire wakes what sleeps: only against a crowd that is awake.
    const quiet = isLoud(seen, id) && crowd < 12 ? 0.1 : 1;
    const many = id === 'sniper rifle' && seen.me.play === 'shoot' ? 2 : 3;
    return (KILLS * head + body) * quiet * many;
  };
  return shape.options.toSorted((a, b) => worth(b.id) - worth(a.id))[0]?.id;
}

/** True for automatic fire near a hideout that nobody has looked into. ROS-D-loud. */
function isLoud(seen: Look, gun: string): boolean {
  return gun === 'assault rifle' && seen.me.play === 'shoot' && quietHere(seen, seen.me);
}

/** The Zed most worth stopping, weighted by the chance of stopping it. */
function target(seen: Look, { ask }: Turn): string | undefined {
  if (ask.shape.kind !== 'choose') return undefined;
  const using = ask.line.values?.gun as Gun;
  let best: { id: string; worth: number } | undefined;
  for (const { id } of ask.shape.options) {
    const zed = seen.view.zeds.find((z) => z.id === id);
    if (!zed) continue;
    const gap = seen.table.gap(seen.me.id, id);
    const { head, body } = shotChances(seen.book, using, gap, modFor(seen, zed));
    const worth = riddance(seen, { zed, gap }) * head + standing(seen, { zed, gap }) * body;
    if (!best || worth > best.worth) best = { id, worth };
  }
  if (best && best.worth < price(seen) && offered(ask.shape, 'hold')) return 'hold';
  return best?.id;
}

/** What most counts for or against a shot at a Zed. */
function modFor({ book, me }: Look, zed: ZedSeen): number {
  const mod = (factor: Parameters<typeof factorRow>[1]) => factorRow(book, factor).mod;
  return (zed.moved ? 0 : mod('stationary')) + (zed.burning > 0 ? mod('burning') : 0) + mod('hit') * me.hits;
}

function assist(seen: Look, shape: Shape): string | undefined {
  if (shape.kind !== 'choose') return undefined;
  const { what } = planOf(seen);
  const order = ['tear', 'raise', 'free', 'fence', 'carry'];
  const wanted = shape.options.find((o) => o.id === `free ${what}`);
  if (wanted) return wanted.id;
  return shape.options.toSorted(
    (a, b) => order.indexOf(a.id.split(' ')[0] ?? '') - order.indexOf(b.id.split(' ')[0] ?? ''),
  )[0]?.id;
}
