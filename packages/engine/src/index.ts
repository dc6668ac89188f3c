export { Divergence } from './again.js';
export type {
  Ask,
  AskView,
  Lit,
  Option,
  OrdersShape,
  Owner,
  Parsed,
  Refusal,
  Shape,
  Space,
  SpotShape,
} from './ask.js';
export { checksum } from './checksum.js';
export {
  type Declarations,
  type Declared,
  declaring,
  type Facts,
  type FactsOf,
  factsOf,
  type Sort,
} from './declared.js';
export {
  ASKED_DICE,
  atLeast,
  atMost,
  DiceError,
  type DiceSource,
  type Draw,
  describeRoll,
  faceValue,
  half,
  isFace,
  ListedDice,
  type Pool,
  type Roll,
  type Rolled,
  SeededDice,
  scoreOf,
  typedSoFar,
} from './dice.js';
export {
  type Audience,
  type EngineFact,
  type Fact,
  type Happening,
  type Json,
  type Named,
  type Patch,
  type PoolShown,
  type RuleId,
  type Seat,
  SPECTATOR,
  told,
} from './fact.js';
export {
  checkpointLine,
  entryLine,
  headerLine,
  JournalError,
  type ReadJournal,
  readHeader,
  readJournal,
  writeJournal,
} from './file.js';
export { multisets } from './forks.js';
export { Fraction } from './fraction.js';
export type { Guide, Hints } from './guide.js';
export {
  type Checkpoint,
  type Control,
  type Deed,
  type Earlier,
  type Entry,
  entrySum,
  FORMAT,
  type Header,
  isControl,
  Journal,
  type Proposal,
  turnsBack,
} from './journal.js';
export { GENERATORS, Keyed, sha256Text } from './keyed.js';
export { type Accepted, headOf } from './ledger.js';
export type { Standing } from './marks.js';
export { asNumbers, type Chances, mean, type OddsBudget, type OddsResult, odds } from './odds.js';
export { audit, type Older, type Opened, type Opening, openTable, resumeTable, type Stored } from './open.js';
export { applyPatch, idOf, keyIn, PatchError } from './patch.js';
export type { Pending } from './pending.js';
export { type Frame, Playback } from './playback.js';
export { type Decide, type Playout, playOut } from './playout.js';
export { distribution, type PrintedRow, type PrintedTable, replaceTable, rollOn, rowFor } from './printed.js';
export { type Generator, pick, type Random, type RandomState, Sfc32 } from './random.js';
export type { Register } from './register.js';
export { ChoiceNeeded, type Halt, type Resolved, Resolving, resolve } from './resolve.js';
export {
  type AskRequest,
  ask,
  askAll,
  askAlways,
  draw,
  EndlessRule,
  type Request,
  type Rule,
  type RuleOf,
  roll,
  type SecretAsks,
  World,
} from './rule.js';
export type {
  Blast,
  Face,
  MeasuredScene,
  Paper,
  PaperSection,
  Papers,
  PrintedScene,
  RosterCard,
  Scene,
  SceneCell,
  SceneClock,
  SceneCounter,
  SceneFigure,
  SceneTrack,
  SceneTray,
  Spot,
  Tone,
} from './scene.js';
export type { OpenProposal, RollView } from './seen.js';
export { readSetup } from './setup.js';
export {
  Allocate,
  type Choices,
  Choose,
  Confirm,
  choose,
  type Offered,
  Path,
  Place,
  type Placed,
  type PlaceLimits,
  refuse,
  Some,
  type SomeLimits,
  show,
  WholeNumber,
} from './spaces.js';
export {
  type AnySystem,
  beginsChapter,
  type FieldWords,
  type FileSpec,
  type NamedPlace,
  type OddsQuery,
  type OptionSpec,
  type Outcome,
  type Procedure,
  type Provenance,
  type Rulers,
  type Scenario,
  type SeatSpec,
  type Setup,
  SetupError,
  type Sighting,
  type System,
  seatsIn,
  type Way,
} from './system.js';
export {
  type Answer,
  type NewGame,
  Table,
} from './table.js';
export { BETWEEN, type Catalogue, type Inner, type Line, type Noun, nouns } from './text.js';
