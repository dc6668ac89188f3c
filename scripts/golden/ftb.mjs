/** The number of the current month since the outbreak. */
const months = ({ campaign: { when } }) => (when.year - 1) * 12 + when.month;

/** A short game of a single Encounter in which something happened. */
const single = (scenario, seed, options = {}, played = (s) => s.encounter.turn >= 2) => [
  {
    name: scenario,
    setup: { scenario, options },
    seed,
    keep: (s, length) => played(s) && length < 160,
  },
];

/** `keep`: what a game must contain and how short it must be. The first game that fits is kept. */
export const FTB = [
  {
    name: 'campaign',
    setup: { scenario: 'campaign', options: {} },
    seed: 'golden-1',
    keep: (s, length) => months(s) >= 3 && s.campaign.chronicle.length >= 4 && length < 900,
  },
  {
    name: 'campaign-told',
    setup: { scenario: 'campaign', options: { fights: 'elsewhere' } },
    seed: 'golden-2',
    keep: (s, length) => months(s) >= 5 && s.campaign.met.length > 0 && length < 400,
  },
  {
    name: 'take-back-for-two',
    setup: { scenario: 'take-back', options: { players: '2', area: 'urban', part: 'evening' } },
    seed: 'golden-3',
    keep: (s, length) => s.encounter.turn >= 5 && length < 500,
  },
  {
    name: 'raid-other-readings',
    setup: {
      scenario: 'raid',
      options: {
        'phase-sight': 'empty',
        'talk-dice': 'rep',
        'hard-as-nails': 'duck-back',
        'zed-charge': 'seen',
        'law-generator': 'own',
        'cure-barter': 'off',
        'surprise-impact': 'rep',
        'contact-number': 'half',
        'duck-into-building': 'any',
        'concealed-in-sight': 'on',
        'pef-one-pass': 'on',
        noises: 'off',
      },
    },
    seed: 'golden-4',
    keep: (s, length) => s.encounter.turn >= 5 && length < 300,
  },
  {
    name: 'confrontation-taken-back',
    setup: { scenario: 'confrontation', options: { area: 'rural' } },
    seed: 'golden-5',
    wander: true,
    keep: (s, length) => s.encounter.turn >= 2 && length > 60 && length < 300,
  },
  {
    name: 'campaign-other-readings',
    setup: {
      scenario: 'campaign',
      options: { fights: 'elsewhere', encounters: 'from-start', chillin: 'urban', travel: 'leave' },
    },
    seed: 'golden-6',
    keep: (s, length) => months(s) >= 3 && s.campaign.chronicle.length >= 2 && length < 300,
  },
  ...single('zed', 'golden-7'),
  ...single('robbery-in-town', 'golden-8', { part: 'night' }),
  ...single('escape', 'golden-9', { area: 'urban' }),
  ...single('search', 'golden-10', { area: 'rural', table: 'diner' }),
  ...single('rescue', 'golden-11', { part: 'morning' }),
  ...single('raid-defend', 'golden-12'),
  ...single('chillin', 'golden-13', { part: 'evening' }),
  ...single('confronting', 'golden-14', { class: 'ganger' }),
  ...single('robbed', 'golden-15', { table: 'street-corner' }),
  ...single('robbing', 'golden-16', { class: 'militia' }),
  ...single('burglarized', 'golden-17', {}, (s) => s.encounter.kind === 'burglarized'),
  ...single('no-terrain', 'golden-18'),
];
