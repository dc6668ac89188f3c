import { expect, test } from 'vitest';
import { BARTER_WORDS } from './catalogue/campaign/barter.js';
import { CONTACT_PIECES, CONTACT_WORDS } from './catalogue/campaign/contact.js';
import { DAY_WORDS } from './catalogue/campaign/day-one.js';
import { TOLD_WORDS } from './catalogue/campaign/elsewhere.js';
import { ENCOUNTER_WORDS } from './catalogue/campaign/encounters.js';
import { EVENT_WORDS } from './catalogue/campaign/events.js';
import { KEEPING_WORDS } from './catalogue/campaign/keeping.js';
import { LOOT_DEEDS, LOOT_PIECE_WORDS, LOOT_WORDS } from './catalogue/campaign/loot.js';
import { CAMPAIGN_WORDS } from './catalogue/campaign/months.js';
import { ROAD_PIECE_WORDS, ROAD_WORDS } from './catalogue/campaign/road.js';
import { CHRONICLE_WORDS } from './catalogue/chronicle.js';
import { COMPANION_WORDS } from './catalogue/companion.js';
import { COUNT_WORDS } from './catalogue/counts.js';
import { EVENING_WORDS } from './catalogue/evening.js';
import { FIGHT_WORDS } from './catalogue/fight.js';
import { ENGLISH } from './catalogue.js';
import { FACTS } from './facts.js';
import { bdz } from './index.js';

test('every vehicle that a band acquires has a name of its own', () => {
  const ours = Object.entries(ENGLISH).filter(([key]) => key.startsWith('vehicle.own-sedan-'));
  expect(ENGLISH['vehicle.own-sedan-2']).toBe('our black sedan');
  expect(ENGLISH['vehicle.own-sedan-14']).toBe('our second black sedan');
  expect(new Set(ours.map(([, name]) => name)).size).toBe(ours.length);
});

test('no part of the catalogue puts other words in the place of another part’s', () => {
  const parts = [
    ...[BARTER_WORDS, CAMPAIGN_WORDS, CHRONICLE_WORDS, COMPANION_WORDS, CONTACT_PIECES, CONTACT_WORDS],
    ...[COUNT_WORDS, DAY_WORDS, ENCOUNTER_WORDS, EVENING_WORDS, EVENT_WORDS, FACTS.words, FIGHT_WORDS],
    ...[KEEPING_WORDS, LOOT_DEEDS, LOOT_PIECE_WORDS, LOOT_WORDS, ROAD_PIECE_WORDS, ROAD_WORDS, TOLD_WORDS],
  ];
  for (const part of parts) expect(ENGLISH).toMatchObject(part);
});

test('whoever plays alone leads the band; of two players each goes by a number', () => {
  const side = (scenario: string) =>
    bdz.words?.(bdz.book({ scenario, options: {} }))['side.player-1'] ?? ENGLISH['side.player-1'];
  expect(side('campaign')).toBe('the band');
  expect(side('bands')).toBe('Player 1');
});
