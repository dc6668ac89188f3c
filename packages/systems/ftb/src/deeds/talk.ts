import { canTalk } from '../contact/comingup.js';
import { moversWith } from '../contact/players.js';
import { speaker, talk } from '../contact/talk.js';
import { WATCHES } from '../encounters/watches.js';
import type { FtbWorld } from '../facts.js';
import { barterWith, partners } from '../goods/barter.js';
import { becomeEnemies, type Trigger } from '../in-sight/hostility.js';
import { leader } from '../people/groups.js';
import { mayBeRecruited, recruit, recruitable } from '../people/recruit.js';
import { carriesOn, type Party, type Person, partyOf, personOf } from '../state.js';
import { tableOf } from '../table.js';
import type { Deed } from './deed.js';

const person = (id: string) => ({ noun: `person.${id}`, count: 1 });

/** Parties whose Leader stands near enough to a Leader of the players to be spoken to. FTB-12.13a. */
function inTalk(
  w: FtbWorld,
  p: Person,
  group: readonly Person[],
): { readonly party: Party; readonly to: string }[] {
  if (leader(group) !== p) return [];
  return w.s.parties.flatMap((party) => {
    const to = party.attitude === 'enemy' ? undefined : speaker(w, party);
    return to && canTalk(w, p, to) ? [{ party, to: to.id }] : [];
  });
}

function trigger(w: FtbWorld, who: string): Trigger {
  return { by: who, active: 'players', movers: moversWith(w, who), watches: WATCHES };
}

/** Leaders only, once with a party in an Encounter. FTB-12.13a, FTB-12.13m. */
export const TALK: Deed = {
  verb: 'talk',
  rule: 'FTB-12.13a',
  offers: (w, p, group) =>
    inTalk(w, p, group)
      .filter(({ party }) => !party.talked && party.attitude !== 'refused' && mayBeTalkedTo(party))
      .map(({ party, to }) => ({
        what: party.id,
        on: to,
        line: { key: 'deed.talk', values: { who: person(p.id), whom: person(to) } },
      })),
  *act(w, id, party) {
    yield* talk(w, party, id, trigger(w, id));
  },
};

/** There is no dealing with the Military. FTB-12.7a. */
function mayBeTalkedTo(party: Party): boolean {
  return party.class !== 'military';
}

/** Those who have been won over may still be asked to join. FTB-12.13b. */
export const RECRUIT: Deed = {
  verb: 'recruit',
  rule: 'FTB-12.13b',
  offers: (w, p, group) =>
    inTalk(w, p, group)
      .filter(({ party }) => mayBeRecruited(w, party.id) && recruitable(w, party.id, p.id).length > 0)
      .map(({ party, to }) => ({
        what: party.id,
        on: to,
        line: { key: 'deed.recruit', values: { who: person(p.id), whom: person(to) } },
      })),
  *act(w, id, party) {
    yield* recruit(w, party, id);
  },
};

/** With friends close by, once with each. FTB-11.12a, FTB-11.12b. */
export const BARTER: Deed = {
  verb: 'barter',
  rule: 'FTB-11.12a',
  offers: (w, p) =>
    p.items.length === 0
      ? []
      : w.s.parties
          .filter((party) => party.attitude === 'friend')
          .flatMap((party) => partners(w, party.id))
          .filter((id) => canTalk(w, p, personOf(w.s, id)))
          .map((id) => ({
            what: id,
            on: id,
            line: { key: 'deed.barter', values: { who: person(p.id), whom: person(id) } },
          })),
  *act(w, id, npc) {
    yield* barterWith(w, personOf(w.s, npc).side, id, npc);
  },
};

/** At any time, with anybody in view: In Sight, and Enemies for life. FTB-12.14a, FTB-12.14b. */
export const WALK_THE_WALK: Deed = {
  verb: 'walk-the-walk',
  rule: 'FTB-12.14a',
  offers: (w, p, group) =>
    leader(group) === p
      ? w.s.parties
          .filter((party) => party.attitude !== 'enemy' && isInView(w, party, group))
          .map((party) => ({
            what: party.id,
            on: speaker(w, party)?.id,
            line: {
              key: 'deed.walk-the-walk',
              values: { who: person(p.id), class: { noun: `people.${party.class}`, count: 1 } },
            },
          }))
      : [],
  *act(w, id, party) {
    yield* becomeEnemies(w, partyOf(w.s, party).id, 'walked', trigger(w, id), 'FTB-12.14a');
  },
};

function isInView(w: FtbWorld, party: Party, group: readonly Person[]): boolean {
  const table = tableOf(w);
  return party.people.some(
    (id) =>
      carriesOn(personOf(w.s, id)) &&
      table.has(id) &&
      group.some((p) => table.sees(p.id, id) || table.sees(id, p.id)),
  );
}
