import type { Evening } from '@shambles/engine';
import type { Book } from '../book.js';
import type { RuleId } from '../register.js';
import type { View } from '../view.js';
import { beats } from './beats.js';
import { brief, ending, goals } from './brief.js';
import { card } from './card.js';
import { consequence } from './consequence.js';
import { threat } from './threat.js';
import { tries, whyNot } from './why.js';

/** What the page shows beside the board. */
export const EVENING: Evening<View, Book, RuleId> = {
  brief,
  goals,
  consequence,
  tries,
  whyNot,
  threat,
  card,
  beats,
  ending,
};
