import { cm, line, one, type Telling, things, word } from './lines.js';

type FightKind =
  | 'pushed'
  | 'struck'
  | 'shot'
  | 'reloaded'
  | 'thrown'
  | 'cloud'
  | 'burning'
  | 'tank-hit'
  | 'zed-dead'
  | 'hurt'
  | 'died'
  | 'rose'
  | 'pinned'
  | 'freed'
  | 'tore'
  | 'blood'
  | 'all-rolled';

/** Fighting, and what comes of it. */
export const FIGHT: Telling<FightKind> = {
  pushed: ({ who, zeds }) => line('pushed', { who: one(who), count: zeds.length }),
  struck: ({ who, weapon, zed, result }) =>
    line(`struck-${result}`, { who: one(who), weapon: word(`weapon.${weapon}`), zed: one(zed) }),
  shot: ({ who, gun, zed, range, result }) =>
    line(`shot-${result}`, {
      who: one(who),
      gun: word(`weapon.${gun}`),
      zed: one(zed),
      range: cm(range),
    }),
  reloaded: ({ who, gun }) => line('reloaded', { who: one(who), gun: word(`weapon.${gun}`) }),
  thrown: ({ who, what }) => line('thrown', { who: one(who), what: things([what]) }),
  cloud: ({ cloud }) => line(`cloud-${cloud.kind}`),
  burning: ({ zed }) => line('burning', { zed: one(zed) }),
  'tank-hit': ({ zed, hits }) => line('tank-hit', { zed: one(zed), count: hits }),
  // A shot in the head and a blow that kills have said so.
  'zed-dead': ({ zed, how }) =>
    how === 'head' || how === 'strike' ? undefined : line(`zed-dead-${how}`, { zed: one(zed) }),
  hurt: ({ who, hits, by, how }) =>
    line(`hurt-${how}`, {
      who: one(who),
      count: hits,
      ...((how === 'zed' || how === 'pin' || how === 'tank') && { by: one(by) }),
    }),
  died: ({ who, how }) => line(how === 'infection' ? 'died-infection' : 'died', { who: one(who) }),
  rose: ({ who }) => line('rose', { who: one(who) }),
  pinned: ({ who, by }) => line('pinned', { who: one(who), by: one(by) }),
  freed: ({ who, by }) =>
    by === undefined ? line('freed', { who: one(who) }) : line('freed-by', { who: one(who), by: one(by) }),
  tore: ({ who, zed, off }) => line(off ? 'tore-off' : 'tore-not', { who: one(who), zed: one(zed) }),
  blood: ({ who, blood }) => line(`blood-${blood}`, { who: one(who) }),
  'all-rolled': () => line('all-rolled'),
};
