const game = (name, scenario, options = {}, more = {}) => ({
  name,
  setup: { scenario, options },
  seed: `golden/${name}`,
  ...more,
});
const player = { zombies: 'player' };

export const AMZ = [
  game('lecture-hall', 'lecture-hall'),
  game('lecture-hall-against-a-player', 'lecture-hall', player),
  game('clinic', 'night-at-the-clinic', { helicopter: 'fourth' }),
  game('clinic-against-a-player', 'night-at-the-clinic', { ...player, flight: 'first' }),
  game('shopping-list', 'shopping-list', { drift: 'toward', burst: 'none' }),
  game('shopping-list-against-a-player', 'shopping-list', { ...player, 'first-aid': 'same' }),
  game('strings', 'cut-the-strings', { possessed: 'mode' }),
  game('strings-against-a-player', 'cut-the-strings', { ...player, infection: '1' }),
  game('ford', 'bag-at-the-ford', { 'close-combat': 'bare', 'solid-cover': 'alone', 'defense-cap': 'from' }),
  game('ford-against-a-player', 'bag-at-the-ford', {
    ...player,
    'defensive-fire': 'plain',
    'kept-fire': 'lost',
  }),
  game('severe-infection', 'lecture-hall', { infection: '5' }),
  game('taken-back', 'bag-at-the-ford', player, { wander: true }),
];
