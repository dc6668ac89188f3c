export { createTeller, type Part, type Teller } from './teller.js';
