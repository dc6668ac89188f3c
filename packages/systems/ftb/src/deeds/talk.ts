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
import { word } from '../words.js';
import type { Deed } from './deed.js';

const person = (id: string) => word(`person.${id}`);

/** Parties whose Leader is near enough for this Leader of the players to talk to. FTB-12.13a. */
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

/** The players' figure that has set off a fight, with those who move with it. FTB-D-31. */
export function trigger(w: FtbWorld, who: string): Trigger {
  return { by: who, active: 'players', movers: moversWith(w, who), watches: WATCHES };
}

/** Leaders only, and once per party in an Encounter. FTB-12.13a, FTB-12.13m. */
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

/** True unless the party is Military: nobody can deal with them. FTB-12.7a. */
function mayBeTalkedTo(party: Party): boolean {
  return party.class !== 'military';
}

/** Asks people who have been won over to join, if they were not asked at once. FTB-12.13b. */
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

/** Barters with friends close by, once with each. FTB-11.12a, FTB-11.12b. */
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

/** Makes anybody in view an Enemy for life, at any time; In Sight follows. FTB-12.14a, FTB-12.14b. */
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
              values: { who: person(p.id), class: word(`people.${party.class}`) },
            },
          }))
      : [],
  *act(w, id, party) {
    yield* becomeEnemies(w, partyOf(w.s, party).id, 'walked', trigger(w, id), 'FTB-12.14a');
  },
};

/** True if anybody of a party stands in view of one of a group, or has it in view. FTB-12.14a. */
export function isInView(w: FtbWorld, party: Party, group: readonly Person[]): boolean {
  const table = tableOf(w);
  return party.people.some(
    (id) =>
      carriesOn(personOf(w.s, id)) &&
      table.has(id) &&
      group.some((p) => table.sees(p.id, id) || table.sees(id, p.id)),
  );
}
