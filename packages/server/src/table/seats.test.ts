import { keyHash, LIMITS } from '@shambles/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Guest } from '../house/house.js';
import { newKey } from '../house/keys.js';
import { asked, Hall } from '../testing/hall.js';
import { request } from '../testing/index.js';
import { shortGame } from '../testing/known.js';
import { Rig, type Sitting, Sitting as Table } from '../testing/rig.js';
import { openSeated } from '../testing/seated.js';
import type { Live } from './live.js';
import { recordFrom, rowOf, type SeatRecord } from './room.js';

let hall: Hall;
beforeAll(async () => {
  hall = await Hall.serve();
}, 60_000);
afterAll(() => hall.close());

let ids = 0;
const id = () => `k${ids++}`;
/** A table where nobody has sat down: the keys are the invitations that its opener got. */
const open = async (): Promise<Sitting> => {
  const { tables } = hall.served;
  return new Table({ tables, id }, await tables.house.open(shortGame(6)));
};
const may = async ({ opened, rig }: Sitting, key: string) => {
  const guest = await rig.tables.house.guest(key);
  return guest?.table === opened.table ? guest : undefined;
};
const at = async (sitting: Sitting, key: string, verb: object) =>
  sitting.rig.tables.perform((await may(sitting, key)) as Guest, { ...verb, id: id() } as never);

describe('the link that was given out for a seat', () => {
  it('works once: then it opens nothing, and its person holds a key that nobody else was shown', async () => {
    const sitting = await open();
    const invitation = sitting.key('alien');
    const key = newKey();
    const early = await hall.comeBy(sitting, invitation);
    expect(early.room?.seats[0]).toMatchObject({ seat: 'alien', free: true, here: false });
    expect(await early.do({ is: 'sit', key: keyHash(key), name: 'Ann' })).toEqual(
      expect.objectContaining({ is: 'done' }),
    );
    // A connection with only the invitation is cut off.
    await early.until(() => early.closedWith !== undefined);
    expect(early.closedWith).toBe(4401);
    expect(await may(sitting, invitation)).toBeUndefined();
    const ann = await hall.comeBy(sitting, key);
    expect(ann.room?.seats[0]).toMatchObject({ name: 'Ann', here: true });
    expect(ann.room?.seats[0]).not.toHaveProperty('free');
    expect(JSON.stringify((await sitting.live()).record)).not.toContain(key);
    for (const client of [early, ann]) client.close();
  });

  it('does nothing but sit down, and shows nothing of the game, however far it is', async () => {
    const sitting = await open();
    const invitation = sitting.key('zombie');
    const opener = await hall.comeBy(sitting, invitation);
    await sitting.must('host', { is: 'begin' });
    const live = await sitting.live();
    for (const verb of [
      { is: 'chat', text: 'I am the friend' },
      { is: 'name', name: 'Friend' },
      { is: 'pause', paused: true },
      { is: 'device', key: keyHash(newKey()) },
      { is: 'hand-over', seat: 'zombie' },
      { is: 'answer', ask: live.look(asked(live))?.now.asks[0]?.id ?? '', value: null },
    ]) {
      const { version } = live;
      expect(await at(sitting, invitation, verb), verb.is).toMatchObject({ is: 'refused', code: 'foreign' });
      expect(live.version).toBe(version);
    }
    await at(sitting, sitting.key('alien'), { is: 'sit', key: keyHash(newKey()) });
    await opener.until(() => opener.room?.seats[0]?.free === undefined);
    expect(opener.heard.map((text) => (JSON.parse(text) as { is: string }).is)).not.toContain('game');
    expect(opener.heard.join()).not.toContain('"devices"');
    opener.close();
  });

  it('sits down nobody twice, and with no key that somebody has', async () => {
    const sitting = await open();
    const invitation = sitting.key('alien');
    for (const taken of [sitting.key('zombie'), sitting.opened.spectator, sitting.opened.host, invitation])
      expect(await at(sitting, invitation, { is: 'sit', key: keyHash(taken) })).toMatchObject({
        is: 'refused',
        code: 'illegal',
      });
    const guest = (await may(sitting, invitation)) as Guest;
    const sit = (key: string) =>
      sitting.rig.tables.perform(guest, { is: 'sit', id: id(), key: keyHash(key) });
    const both = await Promise.all([sit('one'), sit('two')]);
    expect(both.map((r) => r.is).sort()).toEqual(['done', 'refused']);
  });
});

describe('the devices of a seat', () => {
  it('are known to whoever sits there, and to nobody else; one is sent away and is gone', async () => {
    const sitting = await hall.open();
    const second = newKey();
    await sitting.must('alien', { is: 'device', key: keyHash(second) });
    const [one, two, zombie] = [
      await hall.come(sitting, 'alien'),
      await hall.comeBy(sitting, second),
      await hall.come(sitting, 'zombie'),
    ];
    await one.until(() => one.devices[1]?.open === 1);
    expect(one.devices).toMatchObject([
      { n: 1, open: 1, mine: true },
      { n: 2, open: 1 },
    ]);
    expect(two.devices).toMatchObject([
      { n: 1, open: 1 },
      { n: 2, open: 1, mine: true },
    ]);
    // A second connection with the same key is shown.
    const copy = await hall.come(sitting, 'alien');
    await two.until(() => two.devices[0]?.open === 2);
    copy.close();
    await two.until(() => two.devices[0]?.open === 1);
    expect(await one.do({ is: 'send-away', device: 1 })).toMatchObject({ is: 'refused' });
    expect(await one.do({ is: 'send-away', device: 9 })).toMatchObject({
      is: 'refused',
      text: 'There is no device 9; there are 1, 2.',
    });
    expect((await one.do({ is: 'send-away', device: 2 })).is).toBe('done');
    await two.until(() => two.closedWith !== undefined);
    expect(two.closedWith).toBe(4401);
    expect(await may(sitting, second)).toBeUndefined();
    await one.until(() => one.devices.length === 1);
    expect(zombie.devices).toMatchObject([{ n: 1, mine: true }]);
    expect(zombie.heard.join()).not.toContain('"n":2,"since"');
    for (const c of [one, two, zombie]) c.close();
  });

  it('are no more than a seat needs', async () => {
    const sitting = await hall.open();
    for (let n = 1; n < LIMITS.devices; n++)
      await sitting.must('alien', { is: 'device', key: keyHash(newKey()) });
    expect(await sitting.do('alien', { is: 'device', key: keyHash(newKey()) })).toMatchObject({
      is: 'refused',
    });
  });

  it('change their key: what was copied of it opens nothing', async () => {
    const sitting = await hall.open();
    const copied = sitting.key('alien');
    const fresh = newKey();
    await sitting.must('alien', { is: 'sit', key: keyHash(fresh) });
    expect(await may(sitting, copied)).toBeUndefined();
    expect(await may(sitting, fresh)).toMatchObject({ role: { is: 'seat', seat: 'alien' } });
    expect((await sitting.live()).record.seats.alien?.devices).toHaveLength(1);
  });
});

describe('a seat that somebody holds', () => {
  const HOURS = 5;
  const rigged = async () => {
    const rig = new Rig();
    const sitting = await (await rig.open({ ...shortGame(6), objection: HOURS })).begin();
    return { rig, sitting, live: await sitting.live() };
  };
  const claim = (sitting: Sitting) => sitting.do('host', { is: 'hand-over', seat: 'alien' });

  it('is the host’s to give when its time to object is over, and not before', async () => {
    const { rig, sitting, live } = await rigged();
    expect(await claim(sitting)).toEqual(expect.not.objectContaining({ key: expect.anything() }));
    const until = rig.now + HOURS * 3_600_000;
    expect(rig.tables.room(live, { is: 'host' }).seats[0]).toMatchObject({ claimed: until });
    rig.now = until - 1;
    expect(await claim(sitting)).toMatchObject({
      is: 'refused',
      text: expect.stringContaining('for an hour'),
    });
    expect(await may(sitting, sitting.key('alien'))).toBeDefined();
    rig.now = until;
    const { key = '' } = (await claim(sitting)) as { key?: string };
    expect(await may(sitting, sitting.key('alien'))).toBeUndefined();
    // The new key is an invitation like any other.
    expect(await at(sitting, key, { is: 'chat', text: 'I am here' })).toMatchObject({ code: 'foreign' });
    await at(sitting, key, { is: 'sit', key: keyHash(newKey()), name: 'Carl' });
    expect(live.record.seats.alien).toMatchObject({ name: 'Carl' });
    await rig.close();
  });

  it('is kept by a word, and the time begins anew when it is wanted again', async () => {
    const { rig, sitting, live } = await rigged();
    await claim(sitting);
    rig.now += HOURS * 3_600_000 - 1;
    await sitting.must('alien', { is: 'stay', stays: true });
    rig.now += 1000;
    expect(await claim(sitting)).not.toHaveProperty('key');
    expect(live.record.seats.alien?.claim).toEqual({ at: rig.now });
    expect(await sitting.do('zombie', { is: 'stay', stays: false })).toMatchObject({
      is: 'refused',
      code: 'stale',
    });
    await sitting.must('alien', { is: 'stay', stays: false });
    expect(await claim(sitting)).toHaveProperty('key');
    await rig.close();
  });

  it('a bot plays for somebody who is away at the host’s word, until that person is back', async () => {
    const { rig, sitting, live } = await rigged();
    await sitting.must('host', { is: 'stand-in', seat: 'alien', bot: 'random' });
    expect(live.record.seats.alien?.bot).toBe('random');
    await sitting.must('alien', { is: 'stand-in', seat: 'alien', bot: null });
    expect(live.record.seats.alien?.bot).toBeUndefined();
    await rig.close();
  });

  it('a bot plays for somebody who is there only when that person agrees, or has let the time to object pass', async () => {
    const { rig, sitting, live } = await rigged();
    const joined = await rig.tables.join(await sitting.guest('alien'), { say: () => {}, lockOut: () => {} });
    const ask = () => sitting.do('host', { is: 'stand-in', seat: 'alien', bot: 'random' });
    const { seats } = live.record;
    expect(await ask()).toMatchObject({ is: 'done' });
    expect(seats.alien?.bot).toBeUndefined();
    const until = rig.now + HOURS * 3_600_000;
    const [shown] = rig.tables.room(live, { is: 'host' }).seats;
    expect(shown).toMatchObject({ claimed: until, claimedFor: 'random' });
    rig.now = until - 1;
    expect(await ask()).toMatchObject({ is: 'refused', text: expect.stringContaining('for an hour') });
    await sitting.must('alien', { is: 'stay', stays: true });
    rig.now = until;
    await ask();
    expect(seats.alien?.bot).toBeUndefined();
    await sitting.must('alien', { is: 'stay', stays: false });
    expect(live.record.seats.alien).toMatchObject({ bot: 'random' });
    expect(live.record.seats.alien?.claim).toBeUndefined();

    await sitting.must('alien', { is: 'stand-in', seat: 'alien', bot: null });
    await ask();
    rig.now += HOURS * 3_600_000;
    // The time to object to a bot does not count for giving the seat away.
    expect(await claim(sitting)).not.toHaveProperty('key');
    await ask();
    expect(live.record.seats.alien?.bot).toBeUndefined();
    rig.now += HOURS * 3_600_000;
    // The bot that was told of plays, whichever is named now.
    await sitting.must('host', { is: 'stand-in', seat: 'alien', bot: 'sensible' });
    expect(live.record.seats.alien?.bot).toBe('random');

    // Whoever has asked in vain may let the bot play once that person has gone.
    await sitting.must('alien', { is: 'stand-in', seat: 'alien', bot: null });
    await ask();
    expect(live.record.seats.alien?.bot).toBeUndefined();
    joined?.leave();
    await ask();
    expect(live.record.seats.alien).toMatchObject({ bot: 'random' });
    expect(live.record.seats.alien?.claim).toBeUndefined();
    await rig.close();
  });

  it('at which nobody has sat down yet, is given at once', async () => {
    const sitting = await open();
    const { key = '' } = await sitting.must('host', { is: 'hand-over', seat: 'alien' });
    expect(await may(sitting, sitting.key('alien'))).toBeUndefined();
    expect(await may(sitting, key)).toBeDefined();
  });
});

describe('tables of older servers', () => {
  /** The room as older servers stored it: a seat had one key, the one that was given out. */
  const asBefore = (live: Live, opened: Sitting['opened']) => {
    const { objection: _, ...room } = rowOf(live.record);
    const seats = Object.entries(live.record.seats).map(([seat, { devices: __, ...record }]) => [
      seat,
      { ...record, key: keyHash(opened.seats[seat] as string) } satisfies SeatRecord,
    ]);
    return { ...room, seats: Object.fromEntries(seats) };
  };

  it('open with the links that were given out, and their people may make these their own', async () => {
    const sitting = await hall.open();
    await sitting.begin();
    const live = await sitting.live();
    const { house } = hall.served.tables;
    await house.sleep(live);
    const { table } = sitting.opened;
    const version = (await hall.served.store.table(table))?.version ?? 0;
    await hall.served.store.write({ table, version, room: asBefore(live, sitting.opened) });
    const alien = await hall.come(sitting, 'alien');
    await alien.until(() => alien.now !== undefined && alien.devices.length === 1);
    expect(alien.devices).toMatchObject([{ n: 1, mine: true, given: true }]);
    const key = newKey();
    await alien.do({ is: 'sit', key: keyHash(key) });
    expect(await may(sitting, sitting.key('alien'))).toBeUndefined();
    const again = await hall.comeBy(sitting, key);
    await again.until(() => again.now !== undefined && again.devices.length === 1);
    expect(again.devices[0]).not.toHaveProperty('given');
    for (const c of [alien, again]) c.close();
  });

  it('whose seats nobody had taken have invitations', async () => {
    const sitting = await hall.open();
    const live = await sitting.live();
    const old = recordFrom(asBefore(live, sitting.opened));
    expect(old.seats.alien).toMatchObject({ key: keyHash(sitting.key('alien')) });
    expect(old.seats.alien).not.toHaveProperty('devices');
    expect(old.objection).toBe(24);
  });
});

it('a game that somebody plays alone is his to take home when he has sat down, and not the opener’s', async () => {
  const { tables, url } = { tables: hall.served.tables, url: hall.served.url };
  const alone = { ...shortGame(3), seats: { alien: 'person', zombie: 'random' } };
  const opened = await tables.house.open(alone);
  const host = new Table({ tables, id }, opened);
  await host.must('host', { is: 'begin' });
  const path = `/api/tables/${opened.table}/journal`;
  expect((await request(url, path, { key: opened.seats.alien as string })).status).toBe(403);
  const seated = await openSeated(tables, alone);
  await new Table({ tables, id }, seated).must('host', { is: 'begin' });
  const own = `/api/tables/${seated.table}/journal`;
  expect((await request(url, own, { key: seated.seats.alien as string })).status).toBe(200);
});
