const game = (name, scenario, options = {}, more = {}) => ({
  name,
  setup: { scenario, options },
  seed: `golden/${name}`,
  ...more,
});

export const BDZ = [
  game('first-contact', 'first-contact'),
  game('first-contact-alone', 'first-contact', { 'leader-alone': 'own-leader' }),
  game('atm-adventure', 'atm-adventure', {}, { keep: (state) => state.cash !== '' }),
  game(
    'the-bleens',
    'the-bleens',
    {},
    { keep: (state) => state.people.some((p) => p.being === 'child' && p.aboard === '') },
  ),
  game('crossroads', 'crossroads'),
  game('crossroads-at-night', 'crossroads', { time: 'night', dice: 'shared', area: 'urban' }),
  game('bands', 'bands', { attributes: 'with', since: 'months', ground: 'street' }),
  game('stand', 'stand', { ground: 'apartments', arms: 'shown' }),
  game(
    'campaign',
    'campaign',
    { area: 'rural' },
    // Long enough to be kept upon an earlier checkpoint.
    { keep: (_state, length) => length > 700 && length < 1500 },
  ),
  game(
    'day-one',
    'day-one',
    { 'day-crowd': 'press' },
    { keep: (state, length) => length < 1500 && state.campaign.chronicle.length > 1 },
  ),
  game('taken-back', 'crossroads', {}, { wander: true }),
];
