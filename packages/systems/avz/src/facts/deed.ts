import { declaring } from '@shambles/engine';
import type { Book } from '../book.js';
import type { RuleId } from '../register.js';
import type { State } from '../state.js';

/** Declares a kind of fact: its contents, its effect, who is told and in which words. */
export const fact = declaring<State, Book, RuleId>();
