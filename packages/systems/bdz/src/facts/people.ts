import type { Attribute, Class } from '../kinds.js';
import { OTHERS } from '../scenarios/scenarios.js';
import { newPerson, type Person, personOf } from '../state.js';
import { fact } from './deed.js';
import { line, one, word } from './lines.js';

/** A person from a list, as it joins its band. */
export interface Recruit
  extends Pick<Person, 'id' | 'seat' | 'class' | 'rep' | 'x' | 'y' | 'facing' | 'melee' | 'armoured'> {
  readonly guns: readonly Person['guns'][number]['gun'][];
  /** True if issued flash bangs. BDZ-list-military-gear. */
  readonly grenades?: true;
  /** True for police officers, rogue or not: first responders. BDZ-react-zed. */
  readonly responder?: true;
  /** Its state where it is met, if unusual. BDZ-T-road-patients. */
  readonly medic?: Person['medic'];
  readonly ails?: Person['ails'];
  readonly status?: 'out';
}
type Kit = Pick<Recruit, 'guns' | 'melee' | 'armoured' | 'grenades'>;

/** What a person carries, with the last of its guns in hand. */
const carried = ({ guns, melee, armoured, grenades }: Kit) => ({
  guns: guns.map((gun) => ({ gun, empty: false })),
  hand: guns.length > 0 ? [guns.length - 1] : [],
  melee,
  armoured,
  ...(grenades && { grenades }),
});

const weapons = ({ guns, melee }: Kit) =>
  guns.length > 0 ? guns.map((gun) => word(`thing.${gun}`)) : [word(`thing.${melee}`)];

/** Facts about who people are. */
export const PEOPLE = {
  starts: fact<{ readonly who: string; readonly class: Class; readonly rep: number }>({
    does: (s, f) => {
      Object.assign(personOf(s, f.who), { class: f.class, rep: f.rep });
    },
    told: ({ cause, who, class: kind, rep }) =>
      line(cause === 'BDZ-day-job' ? 'starts-day' : 'starts', {
        who: one(who),
        class: word(`class.${kind}`),
        rep,
      }),
    words: {
      starts: '{{who}}: {{class}}, Rep {{rep}}.',
      'starts-day': '{{who}}: Rep {{rep}}, with the reactions of {{class}}.',
    },
  }),

  'saw-zeds': fact<{ readonly who: string; readonly zeds: readonly string[] }>({
    does: (s, f) => {
      personOf(s, f.who).past.zeds.push(...f.zeds);
    },
  }),

  becomes: fact<{ readonly who: string; readonly class: Class }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      p.class = f.class;
      p.past.asked = true;
    },
    told: ({ who, class: now }) =>
      now === 'civilian' ? undefined : line('becomes', { who: one(who), class: word(`class.${now}`) }),
    words: { becomes: '{{who}} was {{class}} from now on.' },
  }),

  armed: fact<{ readonly who: string; readonly kit: Kit }>({
    does: (s, f) => {
      Object.assign(personOf(s, f.who), carried(f.kit));
    },
    told: ({ who, kit }) =>
      kit.guns.length === 0 && kit.melee === 'unarmed'
        ? line('armed-not', { who: one(who) })
        : line('armed', { who: one(who), weapons: weapons(kit) }),
    words: { armed: '{{who}} took {{weapons}}.', 'armed-not': '{{who}} took no weapon.' },
  }),

  recruited: fact<{ readonly type: string; readonly recruit: Recruit }>({
    does: (s, { recruit: { seat, guns, melee, armoured, grenades, ...given } }) => {
      s.people.push(
        newPerson({
          ...given,
          seat,
          side: seat,
          star: false,
          ...carried({ guns, melee, armoured, grenades }),
        }),
      );
      if (s.campaign) s.campaign.next.person++;
    },
    told: ({ type, recruit }) =>
      line(recruit.seat === OTHERS ? 'met' : 'recruited', {
        who: one(recruit.id),
        type: word(`type.${type}`),
        rep: recruit.rep,
        weapons: weapons(recruit),
      }),
    words: {
      recruited: '{{who}} joined: {{type}}, Rep {{rep}}, with {{weapons}}.',
      met: 'There was {{who}}: {{type}}, Rep {{rep}}, with {{weapons}}.',
    },
  }),

  attributes: fact<{ readonly who: string; readonly attributes: readonly Attribute[] }>({
    does: (s, f) => {
      personOf(s, f.who).attributes = [...f.attributes];
    },
    told: ({ who, attributes }) =>
      line('attributes', { who: one(who), attributes: attributes.map((each) => word(`attribute.${each}`)) }),
    words: { attributes: '{{who}}: {{attributes}}.' },
  }),
};
