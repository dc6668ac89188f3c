import type { Evening } from '@shambles/engine';
import type { Book } from '../book.js';
import type { RuleId } from '../register.js';
import type { View } from '../view.js';
import { beats } from './beats.js';
import { brief } from './brief.js';
import { card } from './card.js';
import { consequence } from './consequence.js';
import { ending } from './ending.js';
import { gist } from './gist.js';
import { goals } from './goals.js';
import { threat } from './threat.js';
import { tries, whyNot } from './why.js';

/** What the page shows beside the table. */
export const EVENING: Evening<View, Book, RuleId> = {
  brief,
  goals,
  consequence,
  gist,
  tries,
  whyNot,
  threat,
  card,
  beats,
  ending,
};
