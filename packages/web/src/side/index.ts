import './side.css';

export { RuleDrawer, type RuleDrawerProps } from './drawer.js';
export { HandOver, type HandOverProps } from './handover.js';
export { Help, type HelpProps } from './help.js';
export { type Hint, HintBar, type HintBarProps, type Hints } from './hint.js';
export { HINTS } from './hints.js';
export { StoryLog, type StoryLogProps } from './log.js';
export { LuckAccount, type LuckAccountProps } from './luckaccount.js';
export { MyDice, type MyDiceProps } from './mydice.js';
export { OddsBar, type OddsBarProps } from './oddsbar.js';
export { ReplayScreen, type ReplayScreenProps } from './replay.js';
export { createTones, type Tones } from './tones.js';
export { DiceTray, type DiceTrayProps } from './tray.js';
export type { RolledFact, Told, ToneOf } from './types.js';
