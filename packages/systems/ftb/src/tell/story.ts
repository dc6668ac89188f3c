import type { StoryFact } from '../facts/story.js';
import type { Telling } from './lines.js';

export const STORY_TOLD: Telling<StoryFact> = {
  made: null,
  attribute: null,
  class: null,
  household: null,
  calendar: null,
  stocked: null,
  ate: null,
  rep: null,
  'left-band': null,
  availability: null,
  acquaintance: null,
  chapter: null,
  'game-over': null,
};
