export {
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
} from './dice/dice.js';
export { GENERATORS, Keyed, sha256Text } from './dice/keyed.js';
export type { Outcomes } from './dice/outcomes.js';
export { type Generator, pick, type Random, type RandomState, Sfc32 } from './dice/random.js';
export { Divergence } from './journal/again.js';
export { checksum } from './journal/checksum.js';
export {
  checkpointLine,
  entryLine,
  headerLine,
  JournalError,
  type ReadJournal,
  readHeader,
  readJournal,
  writeJournal,
} from './journal/file.js';
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
  type Standing,
  turnsBack,
} from './journal/journal.js';
export { type Accepted, headOf } from './journal/ledger.js';
export { footing, rebuilt, type Written, written } from './journal/upon.js';
export { asNumbers, type Chances, mean } from './odds/chances.js';
export { multisets } from './odds/forks.js';
export { Fraction } from './odds/fraction.js';
export { type OddsBudget, type OddsResult, odds } from './odds/odds.js';
export { ChoiceNeeded, type Halt, type Resolved, Resolving, resolve } from './odds/resolve.js';
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
} from './rule/ask.js';
export {
  type Declarations,
  type Declared,
  declaring,
  type Facts,
  type FactsOf,
  factsOf,
  type Sort,
} from './rule/declared.js';
export {
  type Audience,
  type EngineFact,
  type Fact,
  type Happening,
  type Json,
  type Matches,
  type Named,
  type Patch,
  type PoolShown,
  type RuleId,
  type Seat,
  SPECTATOR,
  told,
} from './rule/fact.js';
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
} from './rule/rule.js';
export {
  BETWEEN,
  type Catalogue,
  type Inner,
  type Line,
  type Noun,
  nouns,
  thingInWords,
  under,
} from './rule/text.js';
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
} from './spaces/index.js';
export { type Drum, drum, gather, type Score } from './system/beats.js';
export { type Correctable, correctableIn, YES_OR_NO } from './system/correctable.js';
export type {
  Advice,
  Beat,
  Brief,
  Card,
  Consequence,
  Curve,
  Ending,
  Evening,
  Fate,
  Gist,
  Goal,
  Ray,
  Reply,
  Ruled,
  Spotted,
  Threat,
  ThreatArea,
  Try,
  Weight,
  Whereabouts,
  WhyNot,
} from './system/evening.js';
export type { Guide, Hints } from './system/guide.js';
export {
  distribution,
  LEAST,
  MOST,
  type PrintedRow,
  type PrintedTable,
  rollOn,
  rowFor,
} from './system/printed.js';
export type { FieldWords, OddsQuery, Procedure } from './system/procedure.js';
export { listedUnder } from './system/procedure.js';
export { type Register, type Sealed, unseal } from './system/register.js';
export type { NamedPlace, Rulers, Sighting, Way } from './system/rulers.js';
export type {
  Blast,
  Face,
  Hand,
  HandCard,
  MeasuredScene,
  Paper,
  PaperMap,
  PaperSection,
  Papers,
  Plot,
  PrintedScene,
  RosterCard,
  Scene,
  SceneCell,
  SceneClock,
  SceneCounter,
  SceneFigure,
  SceneTrack,
  SceneTray,
  SceneUnit,
  Spot,
  Tone,
} from './system/scene.js';
export {
  begunSince,
  begunWith,
  type Chosen,
  type FileSpec,
  type OptionSpec,
  option,
  optionWith,
  type Provenance,
  readSetup,
  type Scenario,
  type Setup,
  SetupError,
  scenarioIn,
} from './system/setup.js';
export {
  type AnySystem,
  beginsChapter,
  changedTables,
  type Month,
  type Outcome,
  type SeatSpec,
  type System,
  seatsIn,
  setupFor,
} from './system/system.js';
export {
  audit,
  type Older,
  type Opened,
  type Opening,
  openTable,
  resumeTable,
  type Stored,
} from './table/open.js';
export { applyPatch, idOf, isOfRules, PatchError, valueAt } from './table/patch.js';
export type { Pending } from './table/pending.js';
export { type Frame, Playback } from './table/playback.js';
export { type Decide, type Playout, playOut } from './table/playout.js';
export type { OpenProposal, RollView } from './table/seen.js';
export {
  type Answer,
  type NewGame,
  Table,
} from './table/table.js';
