// Made from rules.yaml by scripts/register.mjs.
import type { Register } from '@shambles/engine';

/** Every entry of the register: another id does not compile. */
export type RuleId =
  | 'ROS-intro-team'
  | 'ROS-intro-theme'
  | 'ROS-intro-scale'
  | 'ROS-intro-odds'
  | 'ROS-intro-area'
  | 'ROS-intro-hidden'
  | 'ROS-intro-scatter'
  | 'ROS-intro-objective'
  | 'ROS-intro-scarcity'
  | 'ROS-d10'
  | 'ROS-d6'
  | 'ROS-carry'
  | 'ROS-carry-main'
  | 'ROS-carry-minor'
  | 'ROS-carry-kit'
  | 'ROS-item-radio'
  | 'ROS-item-torch'
  | 'ROS-item-binoculars'
  | 'ROS-seq'
  | 'ROS-seq-1'
  | 'ROS-seq-2'
  | 'ROS-seq-3'
  | 'ROS-seq-4'
  | 'ROS-seq-5'
  | 'ROS-seq-6'
  | 'ROS-seq-7'
  | 'ROS-seq-8'
  | 'ROS-seq-9'
  | 'ROS-seq-10'
  | 'ROS-seq-11'
  | 'ROS-card-set'
  | 'ROS-card-RUN'
  | 'ROS-card-CLIMB'
  | 'ROS-card-SHOOT'
  | 'ROS-card-BOTH'
  | 'ROS-card-MELEE'
  | 'ROS-card-RELOAD'
  | 'ROS-card-FIRSTAID'
  | 'ROS-card-ORDER'
  | 'ROS-card-GRENADE'
  | 'ROS-card-SNIPE'
  | 'ROS-card-GIVE'
  | 'ROS-card-ASSIST'
  | 'ROS-card-combine'
  | 'ROS-card-wasted'
  | 'ROS-order'
  | 'ROS-order-last'
  | 'ROS-order-follower'
  | 'ROS-order-unarmed'
  | 'ROS-order-doubt'
  | 'ROS-terrain-door'
  | 'ROS-terrain-fence'
  | 'ROS-door-standard'
  | 'ROS-door-reinforced'
  | 'ROS-door-armoured'
  | 'ROS-zed-move'
  | 'ROS-zed-drift-speed'
  | 'ROS-melee-when'
  | 'ROS-melee-groan'
  | 'ROS-melee-push'
  | 'ROS-melee-damage'
  | 'ROS-melee-infect'
  | 'ROS-melee-weapon'
  | 'ROS-melee-blunt'
  | 'ROS-melee-sharp'
  | 'ROS-melee-powered'
  | 'ROS-injury-ps'
  | 'ROS-injury-nps'
  | 'ROS-injury-effect'
  | 'ROS-injury-heal'
  | 'ROS-shoot'
  | 'ROS-shoot-arc'
  | 'ROS-shoot-pistol'
  | 'ROS-shoot-shotgun'
  | 'ROS-shoot-rifle'
  | 'ROS-shoot-sniper'
  | 'ROS-shoot-clip'
  | 'ROS-shoot-range'
  | 'ROS-factor-snipe'
  | 'ROS-factor-stationary'
  | 'ROS-factor-burning'
  | 'ROS-factor-disappearing'
  | 'ROS-factor-obscured'
  | 'ROS-factor-hits'
  | 'ROS-factor-leap'
  | 'ROS-shoot-head'
  | 'ROS-shoot-body'
  | 'ROS-grenade'
  | 'ROS-grenade-he'
  | 'ROS-grenade-stun'
  | 'ROS-grenade-pipe'
  | 'ROS-grenade-molotov'
  | 'ROS-grenade-wp'
  | 'ROS-horde'
  | 'ROS-horde-car'
  | 'ROS-horde-noise'
  | 'ROS-horde-groan'
  | 'ROS-horde-found'
  | 'ROS-horde-swarm'
  | 'ROS-priority'
  | 'ROS-drift'
  | 'ROS-drift-charge'
  | 'ROS-infect-secret'
  | 'ROS-infect-test'
  | 'ROS-infect-die'
  | 'ROS-infect-rise'
  | 'ROS-infect-decoy'
  | 'ROS-mutants'
  | 'ROS-hunter'
  | 'ROS-hunter-leap'
  | 'ROS-hunter-pin'
  | 'ROS-tank'
  | 'ROS-tank-immune'
  | 'ROS-tank-melee'
  | 'ROS-tank-throw'
  | 'ROS-boomer'
  | 'ROS-boomer-burst'
  | 'ROS-boomer-place'
  | 'ROS-smoker'
  | 'ROS-smoker-place'
  | 'ROS-witch'
  | 'ROS-witch-disturb'
  | 'ROS-char-bill'
  | 'ROS-char-francis'
  | 'ROS-char-louis'
  | 'ROS-char-zoey'
  | 'ROS-R-base'
  | 'ROS-R-facing'
  | 'ROS-R-los'
  | 'ROS-R-light'
  | 'ROS-R-disappearing'
  | 'ROS-R-knockback'
  | 'ROS-R-down'
  | 'ROS-R-door'
  | 'ROS-R-smash'
  | 'ROS-R-fence-zed'
  | 'ROS-R-levels'
  | 'ROS-R-loud'
  | 'ROS-R-bright'
  | 'ROS-R-car'
  | 'ROS-R-lured'
  | 'ROS-R-flames'
  | 'ROS-R-blast-survivors'
  | 'ROS-R-tank-throw'
  | 'ROS-R-spit'
  | 'ROS-R-marked'
  | 'ROS-R-smoker-high'
  | 'ROS-R-search'
  | 'ROS-R-map'
  | 'ROS-R-players'
  | 'ROS-R-end'
  | 'ROS-U-auto'
  | 'ROS-U-seats'
  | 'ROS-U-secret'
  | 'ROS-U-hordes-place'
  | 'ROS-U-hordes-number'
  | 'ROS-U-activate'
  | 'ROS-U-discover'
  | 'ROS-U-path'
  | 'ROS-U-priority'
  | 'ROS-U-drifters'
  | 'ROS-U-lost'
  | 'ROS-U-infect'
  | 'ROS-U-nps'
  | 'ROS-U-mutants'
  | 'ROS-U-witch'
  | 'ROS-R-nps-steps'
  | 'ROS-S-1'
  | 'ROS-S-2'
  | 'ROS-S-3'
  | 'ROS-S-4'
  | 'ROS-T-sequence'
  | 'ROS-T-cards'
  | 'ROS-T-items'
  | 'ROS-T-doors'
  | 'ROS-T-melee'
  | 'ROS-T-shooting'
  | 'ROS-T-factors'
  | 'ROS-T-grenades'
  | 'ROS-T-stimuli'
  | 'ROS-T-priorities'
  | 'ROS-T-drift'
  | 'ROS-T-infection'
  | 'ROS-T-mutants'
  | 'ROS-T-umpire'
  | 'ROS-T-nps'
  | 'ROS-T-search'
  | 'ROS-T-scaling'
  | 'ROS-T-kits'
  | 'ROS-T-scenario-1'
  | 'ROS-T-scenario-2'
  | 'ROS-T-scenario-3'
  | 'ROS-T-scenario-4'
  | 'ROS-EX-order-1'
  | 'ROS-EX-order-2'
  | 'ROS-EX-order-3'
  | 'ROS-EX-follow-1'
  | 'ROS-EX-scarce-1'
  | 'ROS-EX-push-1'
  | 'ROS-EX-weapon-1'
  | 'ROS-EX-weapon-2'
  | 'ROS-EX-shoot-1'
  | 'ROS-EX-shoot-2'
  | 'ROS-EX-snipe-1'
  | 'ROS-EX-hunter-1'
  | 'ROS-EX-pipe-1'
  | 'ROS-EX-groan-1'
  | 'ROS-EX-infect-1'
  | 'ROS-EX-smoker-1'
  | 'ROS-D-zero'
  | 'ROS-D-ten'
  | 'ROS-D-assist'
  | 'ROS-D-combine'
  | 'ROS-D-order-when'
  | 'ROS-D-sniper'
  | 'ROS-D-butt'
  | 'ROS-D-melee-injury'
  | 'ROS-D-push-needs-card'
  | 'ROS-D-leave'
  | 'ROS-D-exit'
  | 'ROS-D-new-contact'
  | 'ROS-D-adjacent'
  | 'ROS-D-climb'
  | 'ROS-D-grenade-sight'
  | 'ROS-D-blast'
  | 'ROS-D-wp'
  | 'ROS-D-stationary'
  | 'ROS-D-loud'
  | 'ROS-D-which-horde'
  | 'ROS-D-groan-roll'
  | 'ROS-D-drift-speed'
  | 'ROS-D-drift-turn'
  | 'ROS-D-zed-sight'
  | 'ROS-D-charge-when'
  | 'ROS-D-ranged'
  | 'ROS-D-assist-fence'
  | 'ROS-D-infect-source'
  | 'ROS-D-smoker-infect'
  | 'ROS-D-infect-when'
  | 'ROS-D-rise-when'
  | 'ROS-D-infect-corpse'
  | 'ROS-D-pin-end'
  | 'ROS-D-tank-hits'
  | 'ROS-D-tank-armour'
  | 'ROS-D-smoker-moved'
  | 'ROS-D-chat'
  | 'ROS-D-hunter-walk'
  | 'ROS-D-door-hurt'
  | 'ROS-D-living'
  | 'ROS-D-seated'
  | 'ROS-D-open'
  | 'ROS-D-molotov'
  | 'ROS-D-wasted-shot'
  | 'ROS-D-friendly'
  | 'ROS-D-names'
  | 'ROS-D-pass'
  | 'ROS-D-room'
  | 'ROS-D-push-lock'
  | 'ROS-D-ladder'
  | 'ROS-D-touch-point'
  | 'ROS-D-search-hurt'
  | 'ROS-D-stairs-hurt'
  | 'ROS-D-last-out'
  | 'ROS-D-balance';

export const REGISTER = {
 "system": "ros",
 "title": "Run?...or Shoot?",
 "rules": [
  {
   "id": "ROS-intro-team",
   "title": "Team against an umpire",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Introduction and Method of Play",
   "rule": "The players are one team, each running a survivor (PS) and any NPS who follow it. All Zeds and everything hidden are run by the umpire.",
   "see": [
    "ROS-U-auto",
    "ROS-U-seats"
   ]
  },
  {
   "id": "ROS-intro-theme",
   "title": "Inspirations",
   "kind": "advice",
   "provenance": "stated",
   "where": "Introduction and Method of Play",
   "rule": "Modelled on one film about fast infected and one co-operative video game about four survivors. Background only; it explains running Zeds and the mutants."
  },
  {
   "id": "ROS-intro-scale",
   "title": "Figures",
   "kind": "component",
   "provenance": "stated",
   "where": "Introduction and Method of Play",
   "rule": "Written for 20 mm or 25 mm figures, with cheap plastic zombie figures for the mass. All distances are centimetres.",
   "see": [
    "ROS-R-base"
   ]
  },
  {
   "id": "ROS-intro-odds",
   "title": "Odds",
   "kind": "advice",
   "provenance": "stated",
   "where": "Introduction and Method of Play",
   "rule": "The balance expects the survivors to be outnumbered by about 20 to 30 Zeds for each of them over the whole game.",
   "see": [
    "ROS-U-hordes-number"
   ]
  },
  {
   "id": "ROS-intro-area",
   "title": "Kind of playing area",
   "kind": "advice",
   "provenance": "stated",
   "where": "Introduction and Method of Play",
   "rule": "Close country, such as a town or a wood, with many places where hordes can wait out of sight.",
   "see": [
    "ROS-R-map"
   ]
  },
  {
   "id": "ROS-intro-hidden",
   "title": "Concealed hordes at set-up",
   "kind": "scenario",
   "provenance": "stated",
   "where": "Introduction and Method of Play",
   "rule": "Several hordes start hidden, in places like basements, behind fences and in sewers. What the players do sets them off and they attack.",
   "see": [
    "ROS-horde",
    "ROS-U-hordes-place"
   ]
  },
  {
   "id": "ROS-intro-scatter",
   "title": "Scattered Zeds at set-up",
   "kind": "scenario",
   "provenance": "stated",
   "where": "Introduction and Method of Play",
   "rule": "Single Zeds and small groups also start in the open, spread over the area; they drift until triggered.",
   "see": [
    "ROS-drift",
    "ROS-U-drifters"
   ]
  },
  {
   "id": "ROS-intro-objective",
   "title": "The umpire sets an objective",
   "kind": "scenario",
   "provenance": "stated",
   "where": "Introduction and Method of Play",
   "rule": "The survivors should be given an objective. Four are suggested: reach a named fortified safe house; collect a set number of items (food, drugs, weapons) from buildings; find and rescue unarmed survivors trapped in the area; reach a named rescue or pick-up point.",
   "tables": [
    "ROS-T-scenario-1",
    "ROS-T-scenario-2",
    "ROS-T-scenario-3",
    "ROS-T-scenario-4"
   ],
   "see": [
    "ROS-S-1",
    "ROS-S-2",
    "ROS-S-3",
    "ROS-S-4"
   ]
  },
  {
   "id": "ROS-intro-scarcity",
   "title": "Scarce resources",
   "kind": "advice",
   "provenance": "stated",
   "where": "Introduction and Method of Play",
   "rule": "The game can be made harder by starting the players with little and letting them find more on the way, for example in a gun shop.",
   "see": [
    "ROS-R-search"
   ]
  },
  {
   "id": "ROS-d10",
   "title": "The ten-sided die",
   "kind": "component",
   "provenance": "inferred",
   "where": "Melee, SHOOTING, Grenades, Infection Test (0=0)",
   "rule": "Every d10 is read 0 to 9; the 0 face is zero, never ten. Modified results may fall below 0 or rise above 9 and are used as they are.",
   "see": [
    "ROS-D-zero"
   ]
  },
  {
   "id": "ROS-d6",
   "title": "Other dice",
   "kind": "component",
   "provenance": "inferred",
   "where": "Action Cards, Mutated Zeds",
   "rule": "1d6 is 1 to 6; 2d6 is the sum of two; 1d3 is a six-sided die halved, rounding up (1-2 is 1, 3-4 is 2, 5-6 is 3)."
  },
  {
   "id": "ROS-carry",
   "title": "Carrying limits",
   "kind": "limit",
   "provenance": "stated",
   "where": "Carrying Limits",
   "rule": "Each survivor may carry one pistol, one main weapon, and up to 8 minor items.",
   "tables": [
    "ROS-T-items"
   ]
  },
  {
   "id": "ROS-carry-main",
   "title": "Main weapon",
   "kind": "limit",
   "provenance": "stated",
   "where": "Carrying Limits",
   "rule": "The main weapon is either a gun (shotgun, assault rifle, sniper rifle) or a large melee weapon, never both.",
   "see": [
    "ROS-melee-weapon",
    "ROS-D-butt"
   ]
  },
  {
   "id": "ROS-carry-minor",
   "title": "Minor items",
   "kind": "component",
   "provenance": "stated",
   "where": "Carrying Limits",
   "rule": "A minor item is one weapon reload (for a named weapon), one grenade, pipe bomb or Molotov cocktail, binoculars, a torch, or a tactical radio. Each fills one of the 8 places.",
   "tables": [
    "ROS-T-items"
   ]
  },
  {
   "id": "ROS-carry-kit",
   "title": "First Aid Kit size",
   "kind": "limit",
   "provenance": "stated",
   "where": "Carrying Limits",
   "rule": "A First Aid Kit fills two of the 8 places."
  },
  {
   "id": "ROS-item-radio",
   "title": "Tactical radio",
   "kind": "component",
   "provenance": "reconstructed",
   "where": "Carrying Limits (named; mobile phones do not work)",
   "rule": "Mobile phones are dead. A survivor with a radio can give an ORDER to any NPS with a radio, or in the company of a radio holder within 10 cm, at any distance. Without one an ORDER needs 20 cm or less. The table's player chat stays open.",
   "see": [
    "ROS-card-ORDER",
    "ROS-D-chat"
   ]
  },
  {
   "id": "ROS-item-torch",
   "title": "Torch",
   "kind": "component",
   "provenance": "reconstructed",
   "where": "Carrying Limits (named); Witch (bright lights)",
   "rule": "A torch is on or off, set at any time before step 1. On a night map its holder sees 30 cm in the forward 90 degrees instead of 15 cm, and discovers hideouts at 10 cm instead of 5. A lit torch is a bright light for a Witch within 20 cm in that arc.",
   "see": [
    "ROS-witch-disturb",
    "ROS-R-light"
   ]
  },
  {
   "id": "ROS-item-binoculars",
   "title": "Binoculars",
   "kind": "component",
   "provenance": "reconstructed",
   "where": "Carrying Limits (named)",
   "rule": "In step 9 a standing survivor with binoculars who neither moved nor shot this turn may look at one hideout or seated figure in sight within 60 cm. The umpire rolls d10; on 5+ he says truly whether the hideout is occupied or what the figure is. Looking never activates anything."
  },
  {
   "id": "ROS-seq",
   "title": "Sequence of action",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Sequence of Action",
   "rule": "Every turn runs the steps in the fixed order of the table, without exception: 1 cards are placed; 2 cards are shown; 3 survivors fight hand to hand; 4 Zeds in contact do damage; 5 survivors move and do other bodily things; 6 grenades fly; 7 Zeds on their feet move; 8 fallen Zeds get up; 9 survivors fire or reload; 10 mutants use their ranged attacks; 11 fallen survivors get up.",
   "tables": [
    "ROS-T-sequence"
   ],
   "note": "The seed numbers the last two steps both 10; see ROS-D-ten.",
   "see": [
    "ROS-D-ten"
   ]
  },
  {
   "id": "ROS-seq-1",
   "title": "Step 1 - place cards",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Sequence of Action, 1; Action Cards",
   "rule": "Every player must choose one action card and put it face down. Players may not tell each other what they choose.",
   "see": [
    "ROS-card-combine"
   ]
  },
  {
   "id": "ROS-seq-2",
   "title": "Step 2 - reveal cards",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Sequence of Action, 2",
   "rule": "All cards are turned up together when the last one is placed. ORDERs are spoken now and NPS act on them from step 3 on.",
   "see": [
    "ROS-D-order-when"
   ]
  },
  {
   "id": "ROS-seq-3",
   "title": "Step 3 - survivors' melee",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Sequence of Action, 3",
   "rule": "Survivors who played MELEE and have had a standing Zed in base contact since the start of the step push back or strike.",
   "see": [
    "ROS-melee-push",
    "ROS-melee-weapon"
   ]
  },
  {
   "id": "ROS-seq-4",
   "title": "Step 4 - Zed melee damage",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Sequence of Action, 4",
   "rule": "Zeds still in contact and standing do their damage, all at the same time; pinned victims take theirs. Whoever a Tank hit is then knocked back, and groans are counted of all that were in contact in step 3 or 4.",
   "see": [
    "ROS-melee-damage",
    "ROS-hunter-pin",
    "ROS-horde-groan"
   ]
  },
  {
   "id": "ROS-seq-5",
   "title": "Step 5 - survivor movement and other body actions",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Sequence of Action, 5",
   "rule": "Survivors who played RUN, BOTH, CLIMB, GIVE, FIRST AID or ASSIST carry them out, one survivor at a time in any order the team likes (seat order if they do not say). Everyone able to may also turn to face any way.",
   "see": [
    "ROS-R-facing",
    "ROS-card-RUN",
    "ROS-card-BOTH",
    "ROS-card-CLIMB",
    "ROS-card-GIVE",
    "ROS-card-FIRSTAID",
    "ROS-card-ASSIST"
   ]
  },
  {
   "id": "ROS-seq-6",
   "title": "Step 6 - grenades",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Sequence of Action, 6",
   "rule": "Survivors who played GRENADE throw.",
   "see": [
    "ROS-grenade"
   ]
  },
  {
   "id": "ROS-seq-7",
   "title": "Step 7 - standing Zeds move",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Sequence of Action, 7",
   "rule": "Standing Zeds move; then Hunters that are crouching leap. Hunters that are standing may crouch instead of moving. Knocked-down Zeds do nothing.",
   "see": [
    "ROS-zed-move",
    "ROS-hunter-leap",
    "ROS-drift"
   ]
  },
  {
   "id": "ROS-seq-8",
   "title": "Step 8 - Zeds stand",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Sequence of Action, 8",
   "rule": "Every knocked-down Zed stands up. One knocked down in steps 3 to 6 is up again this turn but has missed step 7; one knocked down in step 9 stands in the next turn's step 8 and misses that turn's step 7."
  },
  {
   "id": "ROS-seq-9",
   "title": "Step 9 - shoot, snipe, reload",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Sequence of Action, 9",
   "rule": "Survivors who played SHOOT, BOTH, SNIPE or RELOAD carry that out now.",
   "see": [
    "ROS-shoot",
    "ROS-card-RELOAD"
   ]
  },
  {
   "id": "ROS-seq-10",
   "title": "Step 10 - mutants' ranged attacks",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Sequence of Action, 10 (first)",
   "rule": "First Boomers spit, then Tanks throw, then Smokers try to ensnare.",
   "see": [
    "ROS-boomer",
    "ROS-tank-throw",
    "ROS-smoker"
   ]
  },
  {
   "id": "ROS-seq-11",
   "title": "Step 11 - survivors stand",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Sequence of Action, 10 (second)",
   "rule": "Every knocked-down survivor stands up, unless pinned.",
   "see": [
    "ROS-R-down"
   ]
  },
  {
   "id": "ROS-card-set",
   "title": "Card set",
   "kind": "component",
   "provenance": "stated",
   "where": "Action Cards",
   "rule": "Each player has a complete set of the cards and gets the played card back at the end of the turn. Ten cards are printed - RUN, CLIMB, SHOOT, BOTH, MELEE, RELOAD, FIRST AID, ORDER, GRENADE, SNIPE - and two, GIVE and ASSIST, are supplied.",
   "tables": [
    "ROS-T-cards"
   ],
   "see": [
    "ROS-D-assist"
   ]
  },
  {
   "id": "ROS-card-RUN",
   "title": "RUN",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Action Cards",
   "rule": "Move up to 10 cm (less 2 cm for each hit), no shot.",
   "tables": [
    "ROS-T-cards"
   ],
   "see": [
    "ROS-injury-effect",
    "ROS-terrain-door",
    "ROS-terrain-fence"
   ]
  },
  {
   "id": "ROS-card-CLIMB",
   "title": "CLIMB",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Action Cards",
   "rule": "Climb one ladder or rope one level, up or down; no shot and no other movement. The survivor must be touching the foot or the head of it when step 5 starts and ends touching the other end, or as near to it within 5 cm as others leave room. A ladder on an outer wall is climbed from outside. Hits do not slow it.",
   "see": [
    "ROS-D-climb",
    "ROS-D-ladder"
   ],
   "note": "The start and end positions are a reconstruction."
  },
  {
   "id": "ROS-card-SHOOT",
   "title": "SHOOT",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Action Cards",
   "rule": "No move, three shots with one weapon; two shots if it is a sniper rifle.",
   "see": [
    "ROS-shoot",
    "ROS-D-sniper"
   ]
  },
  {
   "id": "ROS-card-BOTH",
   "title": "BOTH",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Action Cards",
   "rule": "Move up to 5 cm (less 2 cm for each hit) in step 5 and fire one shot in step 9. Not with a sniper rifle.",
   "see": [
    "ROS-injury-effect",
    "ROS-D-sniper"
   ]
  },
  {
   "id": "ROS-card-MELEE",
   "title": "MELEE",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Action Cards",
   "rule": "No move and no shot; push back 1d6 Zeds in melee with you by punching or pistol whipping, or use a melee weapon instead.",
   "see": [
    "ROS-melee-push",
    "ROS-melee-weapon"
   ]
  },
  {
   "id": "ROS-card-RELOAD",
   "title": "RELOAD",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Action Cards",
   "rule": "No move, no shots. Use up one carried reload for the weapon in hand; its clip is full again and whatever was left in the old clip is lost.",
   "see": [
    "ROS-shoot-clip",
    "ROS-card-combine"
   ]
  },
  {
   "id": "ROS-card-FIRSTAID",
   "title": "FIRST AID",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Action Cards; Survivor Injuries",
   "rule": "In step 5 use up one First Aid Kit you carry to heal one hit on yourself or on one survivor in base contact.",
   "see": [
    "ROS-injury-heal",
    "ROS-D-adjacent"
   ]
  },
  {
   "id": "ROS-card-ORDER",
   "title": "ORDER",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Action Cards; Orders",
   "rule": "Give one simple instruction to one or more NPS within hearing (20 cm, or by radio). No move, no shot.",
   "see": [
    "ROS-order",
    "ROS-item-radio",
    "ROS-card-combine"
   ]
  },
  {
   "id": "ROS-card-GRENADE",
   "title": "GRENADE",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Action Cards",
   "rule": "No move, no shot; throw one carried grenade, pipe bomb or Molotov cocktail in step 6.",
   "see": [
    "ROS-grenade"
   ]
  },
  {
   "id": "ROS-card-SNIPE",
   "title": "SNIPE",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Action Cards",
   "rule": "No move; one shot with a sniper rifle, with the sniping bonus.",
   "see": [
    "ROS-factor-snipe",
    "ROS-D-sniper"
   ]
  },
  {
   "id": "ROS-card-GIVE",
   "title": "GIVE",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "Sequence of Action, 5 (named only)",
   "rule": "In step 5, no move and no shot, hand over one weapon or up to two minor items (a First Aid Kit is two) to a survivor or NPS in base contact, who must have room for them and may act normally. An ammunition clip state goes with the weapon. The receiver may hand back the like amount in the same action.",
   "note": "Built from its place in the sequence, the carrying limits and the no-shot pattern of the other body cards.",
   "see": [
    "ROS-carry",
    "ROS-D-assist"
   ]
  },
  {
   "id": "ROS-card-ASSIST",
   "title": "ASSIST",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "Sequence of Action, 5; Action Cards (named only)",
   "rule": "In step 5, no move and no shot, do one of these for one survivor or NPS in base contact: (a) raise a knocked-down one, who may then still act this turn; (b) tear off a pinning Hunter or Witch - roll d10, on 4+ it is knocked down and put 3 cm away and the victim is free; (c) only as a table option, help over a wire fence; (d) free a trapped NPS; (e) carry - both move up to 5 cm together.",
   "note": "Built from its place in the sequence and its permitted pairing with ORDER. The named aids are the helpless states the seed itself creates.",
   "see": [
    "ROS-hunter-pin",
    "ROS-S-3",
    "ROS-D-assist",
    "ROS-D-assist-fence"
   ]
  },
  {
   "id": "ROS-card-combine",
   "title": "Combining cards",
   "kind": "limit",
   "provenance": "stated",
   "where": "Action Cards",
   "rule": "ORDER may be played together with RELOAD or together with ASSIST. No other two cards may be combined. BOTH is itself one card.",
   "see": [
    "ROS-D-combine"
   ]
  },
  {
   "id": "ROS-card-wasted",
   "title": "Impossible actions",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "Action Cards (not covered)",
   "rule": "A revealed card stands. If its action is impossible when its step comes - no target, empty clip, knocked down, pinned, nothing in contact - the survivor does nothing; partial use is allowed. A dead player's cards leave play.",
   "see": [
    "ROS-seq"
   ]
  },
  {
   "id": "ROS-order",
   "title": "Orders must be simple",
   "kind": "limit",
   "provenance": "stated",
   "where": "Orders",
   "rule": "An order is one simple task. The table offers these forms - run to a place or survivor; shoot whatever shows in an arc or place; stay and guard a spot or a person; follow a survivor; fight in melee; take or use an item - each with its named targets.",
   "note": "The forms cover every example order of the seed; free text goes to a human umpire.",
   "see": [
    "ROS-EX-order-1"
   ]
  },
  {
   "id": "ROS-order-last",
   "title": "NPS follow the last order",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Orders",
   "rule": "An NPS keeps to its latest order until it is done or it reaches a natural end, such as having nothing left to shoot. Then it becomes idle and the umpire decides for it.",
   "see": [
    "ROS-U-nps"
   ]
  },
  {
   "id": "ROS-order-follower",
   "title": "Followers",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Orders",
   "rule": "An NPS that follows a player's survivor by default does what that survivor does this turn (same card, own weapon and position) unless something else is plainly called for, as MELEE is when Zeds are on it. A card that it cannot use calls for something else - without a gun for it, a reload, a kit, anything to throw, or anybody to assist; and nothing is given unasked.",
   "see": [
    "ROS-U-nps"
   ]
  },
  {
   "id": "ROS-order-unarmed",
   "title": "Unarmed NPS keep away",
   "kind": "limit",
   "provenance": "stated",
   "where": "Orders",
   "rule": "An unarmed NPS never moves nearer to a standing Zed that it can see, whatever the order. It goes as far as it can without doing so. Unarmed means without a melee weapon, for which the butt of a long gun serves, and without a gun that has ammunition.",
   "see": [
    "ROS-D-butt"
   ]
  },
  {
   "id": "ROS-order-doubt",
   "title": "The umpire rules on NPS",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Orders",
   "rule": "In every doubt the umpire says what the NPS does, from the situation and its character.",
   "see": [
    "ROS-U-nps"
   ]
  },
  {
   "id": "ROS-terrain-door",
   "title": "Doors for survivors",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Terrain",
   "rule": "Opening or closing a door takes 5 cm off that turn's move. It is done while moving, touching the door, with RUN or BOTH; the move must have 5 cm left. Opening and closing in one turn costs 10 cm.",
   "see": [
    "ROS-R-door",
    "ROS-D-door-hurt"
   ]
  },
  {
   "id": "ROS-terrain-fence",
   "title": "Wire fences",
   "kind": "limit",
   "provenance": "stated",
   "where": "Terrain",
   "rule": "Climbing a wire fence takes a survivor one whole RUN action. The survivor starts step 5 touching it and ends touching its other side.",
   "see": [
    "ROS-R-fence-zed"
   ]
  },
  {
   "id": "ROS-door-standard",
   "title": "Smashing a standard door",
   "kind": "table",
   "provenance": "stated",
   "where": "Terrain, Zeds",
   "rule": "A standard door falls after 2 Zed-turns (Zeds attacking it times turns).",
   "tables": [
    "ROS-T-doors"
   ],
   "see": [
    "ROS-R-smash"
   ]
  },
  {
   "id": "ROS-door-reinforced",
   "title": "Smashing a reinforced door",
   "kind": "table",
   "provenance": "stated",
   "where": "Terrain, Zeds",
   "rule": "A reinforced door falls after 10 Zed-turns.",
   "tables": [
    "ROS-T-doors"
   ],
   "see": [
    "ROS-R-smash"
   ]
  },
  {
   "id": "ROS-door-armoured",
   "title": "Armoured doors",
   "kind": "table",
   "provenance": "stated",
   "where": "Terrain, Zeds",
   "rule": "Zeds can never smash an armoured door.",
   "tables": [
    "ROS-T-doors"
   ],
   "see": [
    "ROS-D-tank-armour"
   ]
  },
  {
   "id": "ROS-zed-move",
   "title": "Attacking Zed speed",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Terrain, Zeds",
   "rule": "An attacking Zed moves up to 20 cm in step 7 and stops on base contact with its prey.",
   "see": [
    "ROS-priority",
    "ROS-horde-swarm"
   ]
  },
  {
   "id": "ROS-zed-drift-speed",
   "title": "Drifting Zed speed",
   "kind": "limit",
   "provenance": "stated",
   "where": "Terrain, Zeds",
   "rule": "A drifting Zed's movement allowance is 5 cm.",
   "see": [
    "ROS-D-drift-speed",
    "ROS-R-lured"
   ]
  },
  {
   "id": "ROS-melee-when",
   "title": "When melee applies",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Melee",
   "rule": "A survivor is in melee with each standing Zed that touches its base when the turn starts.",
   "see": [
    "ROS-seq-3",
    "ROS-seq-4",
    "ROS-D-leave",
    "ROS-D-new-contact"
   ]
  },
  {
   "id": "ROS-melee-groan",
   "title": "Groaning",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Melee",
   "rule": "Every Zed in base contact with a survivor groans, before it is pushed back or struck; several groans draw more Zeds.",
   "see": [
    "ROS-horde-groan",
    "ROS-priority",
    "ROS-R-lured"
   ]
  },
  {
   "id": "ROS-melee-push",
   "title": "Push-back",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Melee; Action Cards",
   "rule": "With MELEE and no weapon used, roll 1d6; that many Zeds in contact, chosen by the player, are pushed straight back 3 cm and fall down. They cannot be killed this way.",
   "see": [
    "ROS-seq-8",
    "ROS-tank-immune",
    "ROS-R-knockback",
    "ROS-D-push-lock"
   ]
  },
  {
   "id": "ROS-melee-damage",
   "title": "Zed damage",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Melee",
   "rule": "In step 4 every Zed that is still standing in contact does 1 point of damage, one hit, to a survivor it touches, with no roll. A Zed touching several picks one.",
   "see": [
    "ROS-injury-ps",
    "ROS-infect-test",
    "ROS-D-new-contact",
    "ROS-D-push-needs-card"
   ]
  },
  {
   "id": "ROS-melee-infect",
   "title": "Damage leads to the infection test",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Melee",
   "rule": "A survivor that is damaged and not known to the umpire as immune is tested for infection.",
   "see": [
    "ROS-infect-test"
   ]
  },
  {
   "id": "ROS-melee-weapon",
   "title": "Melee weapons",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Melee",
   "rule": "With MELEE a survivor holding a melee weapon may, instead of the push-back, strike one Zed in contact. Roll d10 and read the weapon's row - too low is a miss, the middle band knocks it down 1d6 cm back, the top band kills.",
   "tables": [
    "ROS-T-melee"
   ],
   "see": [
    "ROS-D-melee-injury",
    "ROS-D-butt"
   ]
  },
  {
   "id": "ROS-melee-blunt",
   "title": "Blunt weapons",
   "kind": "table",
   "provenance": "stated",
   "where": "Melee, weapon table",
   "rule": "Bats (cricket or baseball), crowbars, shovels and the butt of a rifle: 2 to 8 knock down, 9 or more kill.",
   "tables": [
    "ROS-T-melee"
   ]
  },
  {
   "id": "ROS-melee-sharp",
   "title": "Sharp weapons",
   "kind": "table",
   "provenance": "stated",
   "where": "Melee, weapon table",
   "rule": "Sword, machete, spade, fire axe: 3 to 6 knock down, 7 or more kill.",
   "tables": [
    "ROS-T-melee"
   ],
   "note": "Shovel is blunt and spade is sharp in the seed; they are kept as two items."
  },
  {
   "id": "ROS-melee-powered",
   "title": "Powered weapons",
   "kind": "table",
   "provenance": "stated",
   "where": "Melee, weapon table",
   "rule": "Chainsaw: 2 to 5 knock down, 6 or more kill.",
   "tables": [
    "ROS-T-melee"
   ]
  },
  {
   "id": "ROS-injury-ps",
   "title": "Player survivors",
   "kind": "limit",
   "provenance": "stated",
   "where": "Survivor Injuries",
   "rule": "A PS dies on the fourth hit."
  },
  {
   "id": "ROS-injury-nps",
   "title": "Non-player survivors",
   "kind": "limit",
   "provenance": "stated",
   "where": "Survivor Injuries",
   "rule": "An NPS dies on the first hit."
  },
  {
   "id": "ROS-injury-effect",
   "title": "Effect of hits",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Survivor Injuries",
   "rule": "Each hit on a PS takes 2 cm off every movement (not below 0) and 1 off its shooting rolls. Hits apply from the moment they are taken.",
   "see": [
    "ROS-card-RUN",
    "ROS-card-BOTH",
    "ROS-shoot"
   ]
  },
  {
   "id": "ROS-injury-heal",
   "title": "Healing",
   "kind": "limit",
   "provenance": "stated",
   "where": "Survivor Injuries",
   "rule": "A kit heals one hit and is gone. A survivor that has been hit can never be healed below one hit. Nothing heals the dead or an infection."
  },
  {
   "id": "ROS-shoot",
   "title": "Shooting procedure",
   "kind": "procedure",
   "provenance": "stated",
   "where": "SHOOTING",
   "rule": "For each shot name a Zed in sight in the forward arc, roll d10, add the factors and read the weapon's row for up to 30 cm or over 30 cm - below the body band is a miss, in the body band a body hit, in the head band a head hit. Shots of one card may go at different targets, each named after the last is resolved.",
   "tables": [
    "ROS-T-shooting",
    "ROS-T-factors"
   ],
   "see": [
    "ROS-shoot-arc",
    "ROS-shoot-head",
    "ROS-shoot-body",
    "ROS-D-friendly",
    "ROS-D-wasted-shot"
   ]
  },
  {
   "id": "ROS-shoot-arc",
   "title": "Firing arc",
   "kind": "limit",
   "provenance": "stated",
   "where": "SHOOTING",
   "rule": "The target must be in the forward 90 degrees, 45 each side of the facing.",
   "see": [
    "ROS-R-facing"
   ]
  },
  {
   "id": "ROS-shoot-pistol",
   "title": "Pistol",
   "kind": "table",
   "provenance": "stated",
   "where": "SHOOTING, weapon table",
   "rule": "Up to 30 cm: body 4 to 8, head 9 or more. Over 30 cm: body 6 or more, no head hit. 6 shots a clip.",
   "tables": [
    "ROS-T-shooting"
   ]
  },
  {
   "id": "ROS-shoot-shotgun",
   "title": "Shotgun",
   "kind": "table",
   "provenance": "stated",
   "where": "SHOOTING, weapon table",
   "rule": "Up to 30 cm: body 2 to 7, head 8 or more. No effect over 30 cm. 7 shots a clip.",
   "tables": [
    "ROS-T-shooting"
   ]
  },
  {
   "id": "ROS-shoot-rifle",
   "title": "Assault rifle",
   "kind": "table",
   "provenance": "stated",
   "where": "SHOOTING, weapon table",
   "rule": "Up to 30 cm: body 3 to 6, head 7 or more. Over 30 cm: body 5 to 8, head 9 or more. 6 shots a clip.",
   "tables": [
    "ROS-T-shooting"
   ],
   "note": "A shot of an assault rifle is a burst; the clip holds 6 of them."
  },
  {
   "id": "ROS-shoot-sniper",
   "title": "Sniper rifle",
   "kind": "table",
   "provenance": "stated",
   "where": "SHOOTING, weapon table",
   "rule": "Up to 30 cm: body 3 to 4, head 5 or more. Over 30 cm: body 4 to 5, head 6 or more. 5 shots a clip.",
   "tables": [
    "ROS-T-shooting"
   ],
   "see": [
    "ROS-D-sniper"
   ]
  },
  {
   "id": "ROS-shoot-clip",
   "title": "Ammunition",
   "kind": "limit",
   "provenance": "stated",
   "where": "SHOOTING, weapon table; Action Cards",
   "rule": "Each shot uses one of the clip. When the clip is empty no more shots can be fired, even in mid-card, until RELOAD.",
   "see": [
    "ROS-card-RELOAD"
   ]
  },
  {
   "id": "ROS-shoot-range",
   "title": "Range limits",
   "kind": "limit",
   "provenance": "inferred",
   "where": "SHOOTING, weapon table",
   "rule": "30 cm exactly is short range. A dash means no such hit. There is no maximum range beyond sight except for the shotgun."
  },
  {
   "id": "ROS-factor-snipe",
   "title": "Sniping factor",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Factors",
   "rule": "+2 on a SNIPE shot.",
   "tables": [
    "ROS-T-factors"
   ]
  },
  {
   "id": "ROS-factor-stationary",
   "title": "Stationary target",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Factors",
   "rule": "+1 if the target is stationary, i.e. did not move in step 7 of this turn (knocked down, seated or standing still).",
   "tables": [
    "ROS-T-factors"
   ],
   "see": [
    "ROS-D-stationary"
   ]
  },
  {
   "id": "ROS-factor-burning",
   "title": "Burning target",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Factors",
   "rule": "-1 if the target is burning.",
   "tables": [
    "ROS-T-factors"
   ]
  },
  {
   "id": "ROS-factor-disappearing",
   "title": "Disappearing target",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Factors",
   "rule": "-1 at a target that is slipping out of sight.",
   "tables": [
    "ROS-T-factors"
   ],
   "see": [
    "ROS-R-disappearing"
   ]
  },
  {
   "id": "ROS-factor-obscured",
   "title": "Partly obscured target",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Factors",
   "rule": "-1 if the target is partly hidden by smoke, cover or the like. It counts once.",
   "tables": [
    "ROS-T-factors"
   ],
   "see": [
    "ROS-R-los"
   ]
  },
  {
   "id": "ROS-factor-hits",
   "title": "Injured shooter",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Survivor Injuries",
   "rule": "-1 for each hit on the shooter.",
   "tables": [
    "ROS-T-factors"
   ]
  },
  {
   "id": "ROS-factor-leap",
   "title": "Springing Hunter",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Mutated Zeds, Hunter",
   "rule": "-4 on any shot at a Hunter that leapt this turn.",
   "tables": [
    "ROS-T-factors"
   ]
  },
  {
   "id": "ROS-shoot-head",
   "title": "Head hit",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Shooting Effects on Zeds",
   "rule": "A head hit kills the Zed for good. (Tanks are the exception.)",
   "see": [
    "ROS-tank-immune"
   ]
  },
  {
   "id": "ROS-shoot-body",
   "title": "Body hit",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Shooting Effects on Zeds",
   "rule": "A body hit knocks the Zed down and 1d6 cm back, away from the shooter. It rises in the next step 8.",
   "see": [
    "ROS-seq-8",
    "ROS-R-knockback",
    "ROS-boomer-burst",
    "ROS-tank-immune"
   ]
  },
  {
   "id": "ROS-grenade",
   "title": "Throwing",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Grenades",
   "rule": "The thrower points to the spot where it lands, within 30 cm, and it lands there without a roll. The effect depends on the type.",
   "tables": [
    "ROS-T-grenades"
   ],
   "see": [
    "ROS-D-grenade-sight"
   ]
  },
  {
   "id": "ROS-grenade-he",
   "title": "HE grenade",
   "kind": "table",
   "provenance": "stated",
   "where": "Grenades",
   "rule": "Every Zed within 10 cm is knocked down; d10 for each, 8 or 9 kills it.",
   "tables": [
    "ROS-T-grenades"
   ]
  },
  {
   "id": "ROS-grenade-stun",
   "title": "Stun grenade",
   "kind": "table",
   "provenance": "stated",
   "where": "Grenades",
   "rule": "Every Zed within 10 cm is knocked down; none is killed, and it is no hit. Nothing happens to a Boomer.",
   "tables": [
    "ROS-T-grenades"
   ]
  },
  {
   "id": "ROS-grenade-pipe",
   "title": "Pipe bomb",
   "kind": "table",
   "provenance": "stated",
   "where": "Grenades",
   "rule": "Every Zed within 10 cm is knocked down; d10 for each, 5 or more kills it.",
   "tables": [
    "ROS-T-grenades"
   ]
  },
  {
   "id": "ROS-grenade-molotov",
   "title": "Molotov cocktail",
   "kind": "table",
   "provenance": "stated",
   "where": "Grenades",
   "rule": "Makes a circle of flames 10 cm in radius. Every Zed in it or moving through it is on fire for 5 turns and destroyed at the end of the fifth. A burning Zed acts normally until then.",
   "tables": [
    "ROS-T-grenades"
   ],
   "see": [
    "ROS-R-flames",
    "ROS-factor-burning",
    "ROS-D-molotov"
   ],
   "note": "That a Zed which does not move catches fire is inferred."
  },
  {
   "id": "ROS-grenade-wp",
   "title": "WP grenade",
   "kind": "table",
   "provenance": "stated",
   "where": "Grenades; When attacking, priorities",
   "rule": "Burns for 2 turns at the spot. Zeds within 10 cm of it are drawn to it, and every Zed that reaches it is destroyed.",
   "tables": [
    "ROS-T-grenades"
   ],
   "see": [
    "ROS-priority",
    "ROS-D-wp"
   ]
  },
  {
   "id": "ROS-horde",
   "title": "Hordes",
   "kind": "component",
   "provenance": "stated",
   "where": "Hordes",
   "rule": "A horde is a hidden group of up to 1d6 x 10 Zeds that waits for a stimulus.",
   "tables": [
    "ROS-T-stimuli"
   ],
   "see": [
    "ROS-U-hordes-place",
    "ROS-U-activate"
   ]
  },
  {
   "id": "ROS-horde-car",
   "title": "Car alarm",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Hordes, stimuli",
   "rule": "When a survivor takes cover at a parked vehicle, d10; on 5+ its alarm sounds and a horde within 40 cm is activated.",
   "tables": [
    "ROS-T-stimuli"
   ],
   "see": [
    "ROS-R-car"
   ]
  },
  {
   "id": "ROS-horde-noise",
   "title": "Loud noise",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Hordes, stimuli",
   "rule": "A loud noise such as an explosion activates a horde within 40 cm, with no roll.",
   "tables": [
    "ROS-T-stimuli"
   ],
   "see": [
    "ROS-R-loud",
    "ROS-D-which-horde"
   ]
  },
  {
   "id": "ROS-horde-groan",
   "title": "Groans",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Hordes, stimuli",
   "rule": "Zeds in melee groan. Roll d10; if it is equal to or less than the number of groans a horde within 40 cm is activated.",
   "tables": [
    "ROS-T-stimuli"
   ],
   "see": [
    "ROS-D-groan-roll"
   ]
  },
  {
   "id": "ROS-horde-found",
   "title": "Discovery",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Hordes, stimuli",
   "rule": "A horde that a survivor discovers is activated at once.",
   "tables": [
    "ROS-T-stimuli"
   ],
   "see": [
    "ROS-U-discover"
   ]
  },
  {
   "id": "ROS-horde-swarm",
   "title": "Swarming",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Hordes",
   "rule": "Activated Zeds make for whichever survivors are nearest, fanned out and on a zig-zag course, to close to melee.",
   "see": [
    "ROS-U-path",
    "ROS-priority"
   ]
  },
  {
   "id": "ROS-priority",
   "title": "Priorities of attacking Zeds",
   "kind": "table",
   "provenance": "stated",
   "where": "Hordes, priorities",
   "rule": "Each attacking Zed goes for the first of these that applies: 1 a WP grenade within 10 cm; 2 living people in the open within 20 cm; 3 a known gathering of several living, as in a building or vehicle; 4 a loud noise, such as automatic fire or a car horn; 5 several Zeds groaning. If none applies it makes for the nearest survivor.",
   "tables": [
    "ROS-T-priorities"
   ],
   "see": [
    "ROS-U-priority",
    "ROS-D-living",
    "ROS-D-seated",
    "ROS-D-open"
   ]
  },
  {
   "id": "ROS-drift",
   "title": "Drift",
   "kind": "table",
   "provenance": "stated",
   "where": "Drifting Zeds",
   "rule": "In step 7 the umpire rolls 1d6 for each drifting Zed: 1 to 3 stands still, 4 turns left and goes 2 cm, 5 turns right and goes 2 cm, 6 goes 2 cm straight on.",
   "tables": [
    "ROS-T-drift"
   ],
   "see": [
    "ROS-D-drift-speed",
    "ROS-D-drift-turn"
   ]
  },
  {
   "id": "ROS-drift-charge",
   "title": "Charge",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Drifting Zeds",
   "rule": "A drifting Zed that comes within 5 cm of a survivor, in sight or not, or whose line of sight a survivor enters, charges - it becomes an attacking Zed.",
   "see": [
    "ROS-D-zed-sight",
    "ROS-D-charge-when"
   ]
  },
  {
   "id": "ROS-infect-secret",
   "title": "Infection is secret",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Infection Test",
   "rule": "The umpire tests in secret; players are not told who is infected.",
   "see": [
    "ROS-U-infect"
   ]
  },
  {
   "id": "ROS-infect-test",
   "title": "Infection test",
   "kind": "table",
   "provenance": "stated",
   "where": "Infection Test",
   "rule": "The first time a Zed damages a survivor not tested before, roll d10: PS infected on 0 or 1, immune on 2 or more; NPS infected on 0 to 7, immune on 8 or more. The result stands for the game.",
   "tables": [
    "ROS-T-infection"
   ],
   "see": [
    "ROS-D-infect-source"
   ]
  },
  {
   "id": "ROS-infect-die",
   "title": "Dying of infection",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Infection Test",
   "rule": "Each turn roll d10 for each infected survivor; on 0 it dies.",
   "see": [
    "ROS-D-infect-when"
   ]
  },
  {
   "id": "ROS-infect-rise",
   "title": "Rising",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Infection Test",
   "rule": "In the turn after an infected survivor dies it stands up as a Zed where it fell.",
   "see": [
    "ROS-D-infect-corpse",
    "ROS-D-rise-when"
   ]
  },
  {
   "id": "ROS-infect-decoy",
   "title": "Decoy rolls",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Infection Test",
   "rule": "The umpire may have the uninfected roll as well, so that rolling gives nothing away.",
   "see": [
    "ROS-U-infect"
   ]
  },
  {
   "id": "ROS-mutants",
   "title": "Mutants per scenario",
   "kind": "advice",
   "provenance": "stated",
   "where": "Mutated Zeds",
   "rule": "Normally a scenario has only one or two mutated Zeds.",
   "tables": [
    "ROS-T-mutants"
   ]
  },
  {
   "id": "ROS-hunter",
   "title": "Hunter",
   "kind": "component",
   "provenance": "stated",
   "where": "Mutated Zeds, Hunter",
   "rule": "Hunters climb walls, jump, and act with animal cunning. Hits affect them as ordinary Zeds.",
   "tables": [
    "ROS-T-mutants"
   ],
   "see": [
    "ROS-U-mutants"
   ]
  },
  {
   "id": "ROS-hunter-leap",
   "title": "Crouch and leap",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Mutated Zeds, Hunter; Sequence of Action, 7",
   "rule": "A Hunter gives up one step 7 to crouch; in the next step 7 it springs 10 cm, over anything in between. It is stationary while crouched.",
   "see": [
    "ROS-factor-leap",
    "ROS-D-hunter-walk"
   ]
  },
  {
   "id": "ROS-hunter-pin",
   "title": "Pin",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Mutated Zeds, Hunter",
   "rule": "A Hunter that gets into base contact, by its leap or otherwise, pins the victim to the ground in step 7. From the next turn on the victim is helpless and takes 1d3 hits in each step 4, until the Hunter is killed, knocked away, drawn off or torn off. Whom it touches without pinning takes one hit, as of any Zed.",
   "note": "On the ground the victim is knocked down at once, so that the rest of its card is wasted (ROS-R-down).",
   "see": [
    "ROS-R-down",
    "ROS-card-ASSIST",
    "ROS-D-pin-end",
    "ROS-melee-damage"
   ]
  },
  {
   "id": "ROS-tank",
   "title": "Tank",
   "kind": "component",
   "provenance": "stated",
   "where": "Mutated Zeds, Tank",
   "rule": "A Tank moves like ordinary Zeds (20 cm attacking) and is destroyed by 10 hits. Doors, fences and thin walls do not slow it; it goes through them and leaves a gap.",
   "tables": [
    "ROS-T-mutants"
   ],
   "see": [
    "ROS-D-tank-armour",
    "ROS-D-tank-hits"
   ]
  },
  {
   "id": "ROS-tank-immune",
   "title": "Tank, hits",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Mutated Zeds, Tank",
   "rule": "A head hit on a Tank is only a hit, and no hit knocks it down or back; a push-back does nothing to it. An explosion knocks it down, as all Zeds, where it stands."
  },
  {
   "id": "ROS-tank-melee",
   "title": "Tank, melee",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Mutated Zeds, Tank",
   "rule": "In step 4 a Tank does 1d3 hits to a survivor it touches and knocks it 2d6 cm back, but not down. Nobody is knocked out of a vehicle.",
   "see": [
    "ROS-R-knockback"
   ]
  },
  {
   "id": "ROS-tank-throw",
   "title": "Tank, throw",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Mutated Zeds, Tank; Sequence of Action, 10",
   "rule": "A Tank that cannot reach a survivor throws a car, rock or the like in step 10 for 1d3 hits.",
   "tables": [
    "ROS-T-mutants"
   ],
   "see": [
    "ROS-R-tank-throw",
    "ROS-D-ranged"
   ]
  },
  {
   "id": "ROS-boomer",
   "title": "Boomer, spit",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Mutated Zeds, Boomer; Sequence of Action, 10",
   "rule": "A Boomer spits slime that marks a survivor; the nearest horde is drawn to the marked one.",
   "tables": [
    "ROS-T-mutants"
   ],
   "see": [
    "ROS-R-spit",
    "ROS-R-marked",
    "ROS-D-ranged"
   ]
  },
  {
   "id": "ROS-boomer-burst",
   "title": "Boomer, burst",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Mutated Zeds, Boomer",
   "rule": "A Boomer is never knocked down; any hit at all, body or head, puts it out for good. Every survivor within 10 cm of it when it is hit is slimed, i.e. marked too.",
   "see": [
    "ROS-R-marked",
    "ROS-D-tank-hits"
   ]
  },
  {
   "id": "ROS-boomer-place",
   "title": "Boomer, position",
   "kind": "advice",
   "provenance": "stated",
   "where": "Mutated Zeds, Boomer",
   "rule": "Boomers are usually set in close ambush.",
   "see": [
    "ROS-U-mutants"
   ]
  },
  {
   "id": "ROS-smoker",
   "title": "Smoker, tongue",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Mutated Zeds, Smoker; Sequence of Action, 10",
   "rule": "In step 10 a Smoker shoots its tongue at one survivor within 10 cm; d10, 5+ ensnares, -1 if the target moved 5 cm, -2 if it moved 10. The victim is pulled into contact and takes 1d6 hits at once.",
   "tables": [
    "ROS-T-mutants"
   ],
   "see": [
    "ROS-D-smoker-moved",
    "ROS-D-smoker-infect"
   ]
  },
  {
   "id": "ROS-smoker-place",
   "title": "Smoker, position",
   "kind": "advice",
   "provenance": "stated",
   "where": "Mutated Zeds, Smoker",
   "rule": "Smokers are often on roofs and other high places, pulling their victim up off the ground.",
   "see": [
    "ROS-R-smoker-high",
    "ROS-U-mutants"
   ]
  },
  {
   "id": "ROS-witch",
   "title": "Witch",
   "kind": "component",
   "provenance": "stated",
   "where": "Mutated Zeds, Witch",
   "rule": "A Witch looks like a woman sitting on the ground and crying. Undisturbed she does nothing. Disturbed she attacks at 20 cm a turn and pins as a Hunter does, with no crouch and no leap.",
   "tables": [
    "ROS-T-mutants"
   ],
   "see": [
    "ROS-hunter-pin",
    "ROS-U-witch"
   ]
  },
  {
   "id": "ROS-witch-disturb",
   "title": "What disturbs a Witch",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Mutated Zeds, Witch",
   "rule": "A survivor coming within 10 cm, a loud noise within 20 cm, or bright lights.",
   "see": [
    "ROS-R-loud",
    "ROS-item-torch",
    "ROS-R-bright"
   ]
  },
  {
   "id": "ROS-char-bill",
   "title": "William \"Bill\" Overbeck",
   "kind": "scenario",
   "provenance": "stated",
   "where": "SUGGESTED CHARACTER BACKGROUNDS",
   "rule": "The oldest of the four, an ex special forces veteran of two Vietnam tours with a bad knee, long adrift, now with a war again. Background only.",
   "tables": [
    "ROS-T-kits"
   ],
   "see": [
    "ROS-D-names"
   ]
  },
  {
   "id": "ROS-char-francis",
   "title": "Francis",
   "kind": "scenario",
   "provenance": "stated",
   "where": "SUGGESTED CHARACTER BACKGROUNDS",
   "rule": "A big, tattooed, cocky biker of the Hell's Legion who treats the outbreak as a bar brawl. Background only.",
   "tables": [
    "ROS-T-kits"
   ],
   "see": [
    "ROS-D-names"
   ]
  },
  {
   "id": "ROS-char-louis",
   "title": "Louis",
   "kind": "scenario",
   "provenance": "stated",
   "where": "SUGGESTED CHARACTER BACKGROUNDS",
   "rule": "A junior systems analyst (the text first calls him assistant manager of an electronics shop) who was about to resign, now aiming to survive with new tools. Background only.",
   "tables": [
    "ROS-T-kits"
   ],
   "see": [
    "ROS-D-names"
   ]
  },
  {
   "id": "ROS-char-zoey",
   "title": "Zoey",
   "kind": "scenario",
   "provenance": "stated",
   "where": "SUGGESTED CHARACTER BACKGROUNDS",
   "rule": "A rich family's teenage daughter who spent her first term on horror films and turns out to have studied the right thing. Background only.",
   "tables": [
    "ROS-T-kits"
   ],
   "see": [
    "ROS-D-names"
   ]
  },
  {
   "id": "ROS-R-base",
   "title": "Bases and measuring",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "Melee (base to base); Introduction (20/25 mm figures)",
   "rule": "Every figure stands on a round base 2 cm across; a Tank's is 4 cm. Bases never overlap, so at most six ordinary Zeds touch one survivor. A search marker, and the foot or head of a ladder or rope, is as wide as a base and in nobody's way. Distances are measured from edge of base to edge of base; from a spot (grenade, hideout) to the edge of the base; a noise, from the edge of the base that makes it, or of the vehicle whose alarm it is. Movement is the length of the path of the base centre. Contact is a gap of 0.1 cm or less.",
   "see": [
    "ROS-D-pass"
   ]
  },
  {
   "id": "ROS-R-facing",
   "title": "Facing",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "SHOOTING (forward arc)",
   "rule": "Every figure has a facing. A survivor that is neither knocked down nor pinned sets it freely at the end of its step 5, moving or not; it is fixed from then to the end of step 9. A Zed faces the way it last moved."
  },
  {
   "id": "ROS-R-los",
   "title": "Line of sight and cover",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "Factors (partly obscured)",
   "rule": "Draw lines from the centre of the viewer to the centre and to both sides of the target's base. Walls, closed doors, vehicles, smoke and 5 cm or more of woods block a line; wire fences, open doors, windows and flames do not, but flames obscure, and so do window frames that are no nearer to the viewer than to the target. All three blocked is no sight; some blocked, a line passing the base of another figure that is not lying down, or an obscuring feature is partly obscured. A viewer or target a level higher ignores vehicles and figures more than 2 cm from either."
  },
  {
   "id": "ROS-R-light",
   "title": "Light",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "Carrying Limits (torch)",
   "rule": "A scenario is day or night. By day sight has no limit. By night survivors see 15 cm (30 with a torch in its arc) and anything lit by flames, as whoever burns is by its own, or within 10 cm of a lamp at any range; Zeds see 20 cm, and any lit torch at any range."
  },
  {
   "id": "ROS-R-disappearing",
   "title": "What a disappearing target is",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "Factors (named only)",
   "rule": "A Zed that could be seen in the arc at some point of its step 7 path but is out of sight at the end of it may still be shot at in step 9, at -1, as if at the last point seen. If hit in the body it falls at its true place."
  },
  {
   "id": "ROS-R-knockback",
   "title": "Knock-back path",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "Melee; Shooting Effects on Zeds; Tank",
   "rule": "A figure knocked back goes straight away from whatever hit it, stops at the first wall, vehicle, fence or base in the way, and does not fall through doors. One at an unfenced roof edge falls to the ground and a survivor takes one extra hit."
  },
  {
   "id": "ROS-R-down",
   "title": "Knocked-down and helpless survivors",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "Sequence of Action, 10 (survivors stand); Hunter",
   "rule": "A knocked-down survivor does nothing until it stands in step 11 (or is raised by ASSIST); its card is wasted from then on. Zeds in contact damage it as usual. A pinned survivor is knocked down and cannot stand; only another survivor can end the pin.",
   "see": [
    "ROS-D-pin-end"
   ]
  },
  {
   "id": "ROS-R-door",
   "title": "Doorways",
   "kind": "component",
   "provenance": "reconstructed",
   "where": "Terrain",
   "rule": "A door is 4 cm wide, open or closed; one figure at a time passes. Closed doors block sight. Zeds do not open doors. A closed armoured or reinforced door can be barred from inside at no cost and then cannot be opened from outside.",
   "see": [
    "ROS-terrain-door"
   ]
  },
  {
   "id": "ROS-R-smash",
   "title": "Counting Zed-turns",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "Terrain, Zeds",
   "rule": "A standing attacking Zed touching a closed door in its path at the start of step 7 spends the step on it, one Zed-turn each, up to three Zeds at a time. Zed-turns add up over the game. When the total is reached the door is gone and Zeds pass from the next step 7 on.",
   "tables": [
    "ROS-T-doors"
   ]
  },
  {
   "id": "ROS-R-fence-zed",
   "title": "Fences for Zeds",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "Terrain (fence cost stated for survivors only)",
   "rule": "An ordinary Zed stops at a wire fence and takes the whole of its next step 7 to get over. Hunters leap it, Tanks walk through it."
  },
  {
   "id": "ROS-R-levels",
   "title": "Levels",
   "kind": "component",
   "provenance": "reconstructed",
   "where": "Action Cards, CLIMB; Smoker",
   "rule": "The ground is level 0, an upper floor or flat roof level 1, and so on. Survivors change level by CLIMB at ladders and ropes or by stairs as 5 cm of movement. Ordinary Zeds, Tanks, Boomers and Witches use stairs only; Hunters and Smokers climb any wall, one level for a whole step 7. Contact and melee need the same level."
  },
  {
   "id": "ROS-R-loud",
   "title": "What is a loud noise",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "Hordes, stimuli and priorities",
   "rule": "Loud are HE, stun and pipe bomb explosions, a car alarm or horn, automatic fire, and a chainsaw used in melee. Automatic fire is a SHOOT card with an assault rifle. Other shots, Molotov and WP are not loud. A noise counts for stimuli when made and for priorities until the end of the next step 7.",
   "see": [
    "ROS-D-loud"
   ]
  },
  {
   "id": "ROS-R-bright",
   "title": "What is a bright light",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "Witch",
   "rule": "A lit torch pointing at her within 20 cm, or flames or burning WP within 20 cm, in her line of sight."
  },
  {
   "id": "ROS-R-car",
   "title": "Using a vehicle as cover",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "Hordes, car alarms",
   "rule": "Taking cover at a parked vehicle means that a survivor, or an NPS freed in that step, ends step 5 within 1 cm of it, or inside it. Roll once for each survivor and vehicle the first time this happens. A vehicle whose alarm has sounded stays loud through the next turn and is not rolled for again. Getting in or out costs 5 cm like a door; its doors are standard doors. Vehicles are not driven."
  },
  {
   "id": "ROS-R-lured",
   "title": "Drifting Zeds and noise",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "Melee (groans attract); Terrain, Zeds (5 cm)",
   "rule": "A drifting Zed within 40 cm of a loud noise, or of two or more groaning Zeds, moves up to 5 cm towards it in step 7 instead of rolling for drift.",
   "see": [
    "ROS-D-drift-speed"
   ]
  },
  {
   "id": "ROS-R-flames",
   "title": "Flames",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "Grenades, Molotov",
   "rule": "A Molotov's flames burn for 5 turns, counting the turn thrown, and light the area. Survivors in it when it lands or entering it take one hit. Attacking Zeds do not avoid it; drifting Zeds do."
  },
  {
   "id": "ROS-R-blast-survivors",
   "title": "Blasts and survivors",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "Grenades (only Zeds are mentioned)",
   "rule": "HE, stun and pipe bombs do nothing to survivors. By a table option a survivor within 10 cm of the explosion is knocked down but not hurt.",
   "see": [
    "ROS-D-blast"
   ]
  },
  {
   "id": "ROS-R-tank-throw",
   "title": "Tank throw, details",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "Tank",
   "rule": "A Tank that at step 10 has no way of 20 cm or less to any survivor, and has one in sight within 30 cm, throws at the nearest in sight. It may not throw in a turn in which it did melee damage, for it reached somebody.",
   "see": [
    "ROS-D-ranged"
   ],
   "tables": [
    "ROS-T-mutants"
   ]
  },
  {
   "id": "ROS-R-spit",
   "title": "Boomer spit, details",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "Boomer",
   "rule": "Range 10 cm, sight needed. It does no damage.",
   "see": [
    "ROS-D-ranged"
   ],
   "tables": [
    "ROS-T-mutants"
   ]
  },
  {
   "id": "ROS-R-marked",
   "title": "Marked survivors",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "Boomer",
   "rule": "When a survivor is marked the horde nearest to it at any distance, hidden or active, is drawn - a hidden one is activated - and its Zeds make for the marked survivor, before all priorities but the WP grenade, for 5 turns. Marking again restarts the 5 turns."
  },
  {
   "id": "ROS-R-smoker-high",
   "title": "Smoker on high",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "Smoker",
   "rule": "The tongue reaches one level up or down; range is measured on the map. The victim ends on the Smoker's level in contact with it, and if the Smoker is then killed climbs or walks down as usual."
  },
  {
   "id": "ROS-R-search",
   "title": "Searching buildings",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "Introduction (items in buildings, gun shop)",
   "rule": "A search marker stands for a find. A survivor who touches it in step 5 takes it for 5 cm of movement, as for a door. If the scenario names the find it is that; otherwise roll on the table. The finder takes what it can carry; the rest lies there. What a dead survivor carried becomes such a marker where it fell.",
   "tables": [
    "ROS-T-search"
   ],
   "see": [
    "ROS-D-search-hurt"
   ]
  },
  {
   "id": "ROS-R-map",
   "title": "Map format",
   "kind": "component",
   "provenance": "reconstructed",
   "where": "Introduction",
   "rule": "Each map is 120 x 90 cm, x to the east and y to the north from the south-west corner. Buildings are rectangles with outer walls and one room to a level; doors and windows are 4 cm wide and centred on the point given; fences, woods, vehicles, ladders, hideouts, markers and start zones are as listed. The edge of the map is closed except at exits.",
   "tables": [
    "ROS-T-scenario-1",
    "ROS-T-scenario-2",
    "ROS-T-scenario-3",
    "ROS-T-scenario-4"
   ]
  },
  {
   "id": "ROS-R-players",
   "title": "Number of players",
   "kind": "component",
   "provenance": "reconstructed",
   "where": "Introduction (team play)",
   "rule": "1 to 6 PS, best with 4. With fewer people one person may run several PS, placing a card for each.",
   "tables": [
    "ROS-T-scaling"
   ]
  },
  {
   "id": "ROS-R-end",
   "title": "End of a game",
   "kind": "scenario",
   "provenance": "reconstructed",
   "where": "Introduction (objective)",
   "rule": "The survivors win when the objective is met. They lose when it can no longer be met - no PS is left alive, or too few - or when the turn limit passes first. Survivors who left by an exit count as alive; one who rose as a Zed does not. After the game the umpire's secrets and secret rolls are shown.",
   "see": [
    "ROS-D-last-out"
   ]
  },
  {
   "id": "ROS-U-auto",
   "title": "What the automatic umpire does",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "whole seed (umpire)",
   "rule": "It takes over every duty the seed gives an umpire: setting the objective, placing and sizing hordes, keeping them secret, discovery, stimuli, moving all Zeds, drift, choosing prey, mutants, infection tests, NPS decisions and rulings. It decides only by these rules and recorded dice, never by what would help or hurt the players.",
   "tables": [
    "ROS-T-umpire"
   ]
  },
  {
   "id": "ROS-U-seats",
   "title": "A person as umpire",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "Introduction",
   "rule": "A person may take the umpire seat, sees everything hidden, and may confirm or change each proposal of the automatic umpire where the seed leaves room - horde places and sizes, NPS actions, choice between equal prey, and what a search finds where a die would be rolled. Dice results are not changed."
  },
  {
   "id": "ROS-U-secret",
   "title": "Secrecy",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "Infection Test; Hordes",
   "rule": "Players never receive unplaced cards of others, contents of hideouts, sizes of hidden hordes, identity of an undisturbed Witch, infection states, or secret rolls. All hideouts look alike. Everything is revealed after the game."
  },
  {
   "id": "ROS-U-hordes-place",
   "title": "Placing hordes",
   "kind": "scenario",
   "provenance": "reconstructed",
   "where": "Introduction; Hordes",
   "rule": "Each map has six hideouts. At set-up the umpire secretly fills as many of them as the scaling table says, drawn at random, none within 15 cm of the survivors' start; the rest are empty.",
   "tables": [
    "ROS-T-scaling"
   ]
  },
  {
   "id": "ROS-U-hordes-number",
   "title": "Size of hordes",
   "kind": "scenario",
   "provenance": "reconstructed",
   "where": "Hordes (up to 1d6 x 10)",
   "rule": "Each horde is 1d6 x 10 Zeds, rolled in secret at set-up. Four PS face two hordes, on average 70 Zeds, plus 10 drifters - 20 to one.",
   "tables": [
    "ROS-T-scaling"
   ],
   "see": [
    "ROS-D-balance"
   ]
  },
  {
   "id": "ROS-U-activate",
   "title": "Activation",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "Hordes",
   "rule": "An activated horde is shown at once; its Zeds are placed round the hideout, as close as bases, walls and exits allow, up to 20 at a time, the rest following at the start of each later step 7. They move in the next step 7, which is this turn's if it has not begun. A stimulus chooses the nearest hidden horde in range. If none in range is occupied nothing is said.",
   "see": [
    "ROS-D-which-horde"
   ]
  },
  {
   "id": "ROS-U-discover",
   "title": "Discovery",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "Hordes, stimuli",
   "rule": "A survivor discovers a hideout by coming within 5 cm of it with sight of it (10 cm with a lit torch), by opening its hatch or door, or as the table option of ROS-D-room says. An empty one is removed.",
   "see": [
    "ROS-D-room"
   ]
  },
  {
   "id": "ROS-U-path",
   "title": "How hordes move",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "Hordes",
   "rule": "Zeds move nearest first. Each takes the shortest open path to its prey. While the prey is more than 20 cm off, odd-numbered Zeds of a horde bear 15 degrees left and even-numbered 15 right, changing over every turn; and each ends at least 0.5 cm from others if there is room. Within 20 cm they go straight to a free place at the prey's base. A blocked one goes to the door or fence in the way.",
   "see": [
    "ROS-R-smash",
    "ROS-R-fence-zed"
   ]
  },
  {
   "id": "ROS-U-priority",
   "title": "How priorities are judged",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "Hordes, priorities",
   "rule": "Judged for each Zed when it moves. In the open means not inside a building or vehicle and in its sight. Known gathering means two or more living in one building or vehicle who were seen entering it, seen in it, or fired or shouted from it in this turn or the last two. Noise means the latest, then the nearest; an alarm draws Zeds up to the side of its vehicle. Groaning means two or more groaning Zeds within 40 cm. Equal choices go to the nearest, then to dice. A Zed in contact with a survivor stays with it, unless burning WP draws it, or slime draws its horde. Where a survivor's base lies on the very spot that a Zed goes for, that survivor is its prey.",
   "tables": [
    "ROS-T-priorities"
   ]
  },
  {
   "id": "ROS-U-drifters",
   "title": "Placing drifters",
   "kind": "scenario",
   "provenance": "reconstructed",
   "where": "Introduction; Drifting Zeds",
   "rule": "The number of drifters in the scaling table is placed at random points (re-rolled inside walls or within 20 cm of the start), each with a random facing; every third point takes two of them, 3 cm apart, so that there are singles and small groups.",
   "tables": [
    "ROS-T-scaling"
   ]
  },
  {
   "id": "ROS-U-lost",
   "title": "Attackers that lose their prey",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "Drifting Zeds",
   "rule": "A charging drifter for which no priority applies goes to the last place where it saw its prey, or had it within 5 cm; if nobody is in sight or so near from there it drifts again. Horde Zeds never go back to drifting."
  },
  {
   "id": "ROS-U-infect",
   "title": "Running infections",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "Infection Test",
   "rule": "The umpire makes the first test and the turn rolls unseen. From the first damage of the game on it also makes decoy rolls each turn for every living survivor, showing players only that all have rolled. A death by infection is shown as a collapse at the end of the turn."
  },
  {
   "id": "ROS-U-nps",
   "title": "NPS judgement",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "Orders",
   "rule": "Each NPS has a character - steady, nervous or bold. In step 2 the umpire goes through the table and takes the first line that fits. The table puts Zeds in contact before orders, and Zeds nearby only for the unarmed and the nervous; orders before following, and following before idling.",
   "tables": [
    "ROS-T-nps"
   ]
  },
  {
   "id": "ROS-U-mutants",
   "title": "Mutant behaviour",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "Mutated Zeds",
   "rule": "Mutants are attacking Zeds from the start except the Witch, but wait hidden at their places until a survivor is within 20 cm in sight or a stimulus within 40 cm. Hunter - moves up to 20 cm out of sight if it can, to 8 to 10 cm from the most isolated survivor, crouches, leaps. Smoker - stays high and within 10 cm of a path, uses its tongue on the nearest. Boomer - walks up to 10 cm and spits. Tank - by the priorities, as ordinary Zeds.",
   "tables": [
    "ROS-T-mutants"
   ]
  },
  {
   "id": "ROS-U-witch",
   "title": "The Witch in disguise",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "Witch",
   "rule": "Until disturbed she is shown as an unidentified seated woman, the same marker as an unarmed NPS. Once disturbed she attacks by the priorities of all Zeds; of those survivors that a priority leaves to her, she takes whoever disturbed her, else the nearest.",
   "see": [
    "ROS-priority"
   ]
  },
  {
   "id": "ROS-R-nps-steps",
   "title": "When NPS act",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "Orders; Sequence of Action",
   "rule": "NPS have no cards. In step 2 each is given, by order, by following, or by the umpire, an action named like a card, and carries it out in that card's step, with the same limits, dice and weapons as a PS. In step 5 they go after the PS. A wire fence across their straight way they climb, as a PS does, where that takes less time than going round.",
   "see": [
    "ROS-order-follower",
    "ROS-U-nps",
    "ROS-terrain-fence"
   ]
  },
  {
   "id": "ROS-S-1",
   "title": "Scenario 1, Safe House",
   "kind": "scenario",
   "provenance": "reconstructed",
   "where": "Introduction (reach a safe house)",
   "rule": "Day, 58 turns. Start in the west zone with kit A. Win - every living PS is inside the safe house with its armoured door closed and no Zed in it, at least half of the starting PS alive. Full win if none died. Mutants - one Boomer, one Tank.",
   "note": "Was 20 turns, then 24 with a Hunter and the Tank beside the last stretch of way, where it made half of all deaths and no horde stirred. Now the Boomer waits behind the last car of the road and calls a horde, and the Tank sits in the shed, from where only a loud noise brings it. Armoured doors stop it (ROS-D-tank-armour).",
   "see": [
    "ROS-D-balance"
   ],
   "tables": [
    "ROS-T-scenario-1",
    "ROS-T-kits"
   ]
  },
  {
   "id": "ROS-S-2",
   "title": "Scenario 2, Supply Run",
   "kind": "scenario",
   "provenance": "reconstructed",
   "where": "Introduction (collect items)",
   "rule": "Day, 120 turns. Start at the south exit with kit B and a pistol reload each. Six supplies lie on the map, two food in the grocery, two drugs in the pharmacy, two weaponry in the gun shop; each fills one minor place. Full win - all six are carried off by the south exit by living survivors. Four or five is a win, fewer a loss. Mutants - one Boomer.",
   "note": "Was 24 turns, then 32, then 60; two and two, bots need 27 where nothing is hostile. Four or five were a draw. Was a Tank, which nothing in kit B stops. The Boomer hid behind the pharmacy, where nobody came; now before its door. Two and two, bots carried off four supplies in 19 of 100 games; so they go all four together. The hideouts of the shops lay on the line from door to shelf, where whoever fetched supplies discovered them; now they lie between the shelves. With kit B alone the last survivor stood before the last Zed with nothing to fire; a pistol reload more took the wins from 30 to 41 of 100. When Zeds no longer left their victims for a noise, that fell to 36 of 120; with 120 turns instead of 96, and a machete and a First Aid Kit for Zoey, who had a torch and binoculars, 50 of 120.",
   "see": [
    "ROS-D-balance",
    "ROS-D-room"
   ],
   "tables": [
    "ROS-T-scenario-2",
    "ROS-T-kits"
   ]
  },
  {
   "id": "ROS-S-3",
   "title": "Scenario 3, Trapped",
   "kind": "scenario",
   "provenance": "reconstructed",
   "where": "Introduction (rescue unarmed survivors)",
   "rule": "Night, 70 turns. Start in the south zone with kit A, a torch and a Molotov cocktail each; reloads are left behind where there is no room, of the pistol first. Three unarmed NPS are trapped at three of five seated figures; one of the others is a Witch and one a dead body. An NPS is freed by ASSIST and then follows. Win - at least one NPS and half the PS leave by the east exit; full win for two. Mutants - one Witch, one Boomer in the church.",
   "note": "Was 24 turns, then 50; bots that free two and two need up to 47 where nothing is hostile. A win took two NPS and a full win three, which none of 100 games came to. Was a Smoker besides, on the roof in the middle of all ways; and a parked car that followers brushed past, so that its alarm woke a horde without anybody's choice, is now on the road in the west. The Boomer stood on the pavement before the church, where every way to the exit led past it, and bots won 28 of 100; now it waits in the church. With 60 turns the last to reach the exit were often late by a few. When Zeds no longer left their victims for a noise, bots won 30 of 120; with a Molotov cocktail each in place of a pipe bomb, 42 of 120. When Zeds that are pushed off groaned, bots won 62 of 200; with the sewer in the middle of all ways moved to the west, 70 of 200. When Boomers spat from wherever they could, bots won 146 of 500; with the Boomer at the far end of the church instead of by its door, 159 of 500.",
   "see": [
    "ROS-D-last-out",
    "ROS-D-seated",
    "ROS-D-balance"
   ],
   "tables": [
    "ROS-T-scenario-3",
    "ROS-T-kits"
   ]
  },
  {
   "id": "ROS-S-4",
   "title": "Scenario 4, Pick-up",
   "kind": "scenario",
   "provenance": "reconstructed",
   "where": "Introduction (reach a pick-up point)",
   "rule": "Dusk, counted as day, 46 turns. Start in the west zone with kit B. The helicopter hovers over the hospital roof from the start of turn 16 to the end of turn 46 and is a loud noise in step 5 of each of those turns. A survivor touching the landing point in step 5 meanwhile is lifted out. Win - at least half the PS get out. Two armed NPS follow the first and second player. Mutants - one Smoker, one Hunter.",
   "note": "Was 18 turns, then 26, then 40, the helicopter from turn 11; on an empty map the last of four is lifted out in turn 19, one ladder serving all. Its noise woke the hordes round the hospital before anybody was there. The Smoker was on the offices, beside the only way.",
   "see": [
    "ROS-D-touch-point",
    "ROS-D-ladder",
    "ROS-D-balance"
   ],
   "tables": [
    "ROS-T-scenario-4",
    "ROS-T-kits"
   ]
  }
 ],
 "tables": [
  {
   "id": "ROS-T-sequence",
   "title": "Sequence of action",
   "roll": "none",
   "provenance": "stated",
   "rows": [
    {
     "step": 1,
     "seed_step": 1,
     "what": "place action card face down"
    },
    {
     "step": 2,
     "seed_step": 2,
     "what": "reveal action cards"
    },
    {
     "step": 3,
     "seed_step": 3,
     "what": "survivors' melee",
     "cards": [
      "MELEE"
     ]
    },
    {
     "step": 4,
     "seed_step": 4,
     "what": "Zed melee damage"
    },
    {
     "step": 5,
     "seed_step": 5,
     "what": "survivor movement and body actions",
     "cards": [
      "RUN",
      "BOTH",
      "CLIMB",
      "GIVE",
      "FIRST AID",
      "ASSIST"
     ]
    },
    {
     "step": 6,
     "seed_step": 6,
     "what": "grenades",
     "cards": [
      "GRENADE"
     ]
    },
    {
     "step": 7,
     "seed_step": 7,
     "what": "standing Zeds move; crouching Hunters leap; standing Hunters may crouch"
    },
    {
     "step": 8,
     "seed_step": 8,
     "what": "fallen Zeds get up"
    },
    {
     "step": 9,
     "seed_step": 9,
     "what": "survivors shoot, snipe or reload",
     "cards": [
      "SHOOT",
      "BOTH",
      "SNIPE",
      "RELOAD"
     ]
    },
    {
     "step": 10,
     "seed_step": 10,
     "what": "Boomers spit, Tanks throw, Smokers ensnare"
    },
    {
     "step": 11,
     "seed_step": 10,
     "what": "knocked-down survivors stand"
    }
   ]
  },
  {
   "id": "ROS-T-cards",
   "title": "Action cards",
   "roll": "none",
   "provenance": "stated",
   "rows": [
    {
     "card": "RUN",
     "move_cm": 10,
     "shots": 0,
     "steps": [
      5
     ]
    },
    {
     "card": "CLIMB",
     "move_levels": 1,
     "shots": 0,
     "steps": [
      5
     ]
    },
    {
     "card": "SHOOT",
     "move_cm": 0,
     "shots": 3,
     "shots_sniper_rifle": 2,
     "steps": [
      9
     ]
    },
    {
     "card": "BOTH",
     "move_cm": 5,
     "shots": 1,
     "steps": [
      5,
      9
     ]
    },
    {
     "card": "MELEE",
     "move_cm": 0,
     "shots": 0,
     "push_back": "1d6",
     "steps": [
      3
     ]
    },
    {
     "card": "RELOAD",
     "move_cm": 0,
     "shots": 0,
     "steps": [
      9
     ],
     "combines_with": [
      "ORDER"
     ]
    },
    {
     "card": "FIRST AID",
     "move_cm": 0,
     "shots": 0,
     "steps": [
      5
     ]
    },
    {
     "card": "ORDER",
     "move_cm": 0,
     "shots": 0,
     "steps": [
      2
     ],
     "combines_with": [
      "RELOAD",
      "ASSIST"
     ]
    },
    {
     "card": "GRENADE",
     "move_cm": 0,
     "shots": 0,
     "steps": [
      6
     ]
    },
    {
     "card": "SNIPE",
     "move_cm": 0,
     "shots": 1,
     "weapon": "sniper rifle",
     "steps": [
      9
     ]
    },
    {
     "card": "GIVE",
     "move_cm": 0,
     "shots": 0,
     "steps": [
      5
     ],
     "provenance": "reconstructed"
    },
    {
     "card": "ASSIST",
     "move_cm": 0,
     "shots": 0,
     "steps": [
      5
     ],
     "combines_with": [
      "ORDER"
     ],
     "provenance": "reconstructed"
    }
   ]
  },
  {
   "id": "ROS-T-items",
   "title": "What can be carried",
   "roll": "none",
   "provenance": "stated",
   "rows": [
    {
     "slot": "pistol",
     "limit": 1,
     "items": [
      "pistol"
     ]
    },
    {
     "slot": "main",
     "limit": 1,
     "items": [
      "shotgun",
      "assault rifle",
      "sniper rifle",
      "large melee weapon"
     ]
    },
    {
     "slot": "minor",
     "limit": 8,
     "item": "reload for a named weapon",
     "size": 1
    },
    {
     "slot": "minor",
     "limit": 8,
     "item": "grenade (HE, stun or WP)",
     "size": 1
    },
    {
     "slot": "minor",
     "limit": 8,
     "item": "pipe bomb",
     "size": 1
    },
    {
     "slot": "minor",
     "limit": 8,
     "item": "Molotov cocktail",
     "size": 1
    },
    {
     "slot": "minor",
     "limit": 8,
     "item": "binoculars",
     "size": 1
    },
    {
     "slot": "minor",
     "limit": 8,
     "item": "torch",
     "size": 1
    },
    {
     "slot": "minor",
     "limit": 8,
     "item": "tactical radio",
     "size": 1
    },
    {
     "slot": "minor",
     "limit": 8,
     "item": "First Aid Kit",
     "size": 2
    },
    {
     "slot": "minor",
     "limit": 8,
     "item": "scenario supply",
     "size": 1,
     "provenance": "reconstructed"
    }
   ]
  },
  {
   "id": "ROS-T-doors",
   "title": "Doors",
   "roll": "none",
   "provenance": "stated",
   "rows": [
    {
     "door": "standard",
     "zed_turns": 2
    },
    {
     "door": "reinforced",
     "zed_turns": 10
    },
    {
     "door": "armoured",
     "zed_turns": null
    }
   ]
  },
  {
   "id": "ROS-T-melee",
   "title": "Melee weapons",
   "roll": "1d10 read 0 to 9; below the knock-down band is a miss; a knock-down moves the Zed 1d6 cm back",
   "provenance": "stated",
   "rows": [
    {
     "class": "blunt",
     "items": [
      "cricket bat",
      "baseball bat",
      "crowbar",
      "shovel",
      "rifle butt"
     ],
     "knock_down": [
      2,
      8
     ],
     "kill": 9
    },
    {
     "class": "sharp",
     "items": [
      "sword",
      "machete",
      "spade",
      "fire axe"
     ],
     "knock_down": [
      3,
      6
     ],
     "kill": 7
    },
    {
     "class": "powered",
     "items": [
      "chainsaw"
     ],
     "knock_down": [
      2,
      5
     ],
     "kill": 6
    }
   ]
  },
  {
   "id": "ROS-T-shooting",
   "title": "Shooting",
   "roll": "1d10 read 0 to 9 plus factors; null means no such hit",
   "provenance": "stated",
   "rows": [
    {
     "weapon": "pistol",
     "short": {
      "body": [
       4,
       8
      ],
      "head": 9
     },
     "long": {
      "body": [
       6,
       null
      ],
      "head": null
     },
     "clip": 6
    },
    {
     "weapon": "shotgun",
     "short": {
      "body": [
       2,
       7
      ],
      "head": 8
     },
     "long": {
      "body": null,
      "head": null
     },
     "clip": 7
    },
    {
     "weapon": "assault rifle",
     "short": {
      "body": [
       3,
       6
      ],
      "head": 7
     },
     "long": {
      "body": [
       5,
       8
      ],
      "head": 9
     },
     "clip": 6
    },
    {
     "weapon": "sniper rifle",
     "short": {
      "body": [
       3,
       4
      ],
      "head": 5
     },
     "long": {
      "body": [
       4,
       5
      ],
      "head": 6
     },
     "clip": 5,
     "cards": [
      "SNIPE",
      "SHOOT"
     ]
    }
   ],
   "note": "Short is up to and including 30 cm. body [6, null] means 6 or more with no upper end."
  },
  {
   "id": "ROS-T-factors",
   "title": "Shooting factors",
   "roll": "added to the d10",
   "provenance": "stated",
   "rows": [
    {
     "factor": "sniping (SNIPE card)",
     "mod": 2
    },
    {
     "factor": "target stationary",
     "mod": 1
    },
    {
     "factor": "target burning",
     "mod": -1
    },
    {
     "factor": "disappearing target",
     "mod": -1
    },
    {
     "factor": "target partly obscured",
     "mod": -1
    },
    {
     "factor": "each hit on the shooter",
     "mod": -1
    },
    {
     "factor": "Hunter that leapt this turn",
     "mod": -4
    }
   ]
  },
  {
   "id": "ROS-T-grenades",
   "title": "Grenades",
   "roll": "1d10 read 0 to 9 for each Zed where a kill number is given",
   "provenance": "stated",
   "rows": [
    {
     "type": "HE grenade",
     "range": 30,
     "radius": 10,
     "knock_down": true,
     "kill_on": 8,
     "loud": true
    },
    {
     "type": "stun grenade",
     "range": 30,
     "radius": 10,
     "knock_down": true,
     "kill_on": null,
     "loud": true
    },
    {
     "type": "pipe bomb",
     "range": 30,
     "radius": 10,
     "knock_down": true,
     "kill_on": 5,
     "loud": true
    },
    {
     "type": "Molotov cocktail",
     "range": 30,
     "radius": 10,
     "knock_down": false,
     "burn_turns": 5,
     "destroyed_at_end": true,
     "flames_turns": 5,
     "loud": false
    },
    {
     "type": "WP grenade",
     "range": 30,
     "radius": 10,
     "knock_down": false,
     "attracts": true,
     "burns_turns": 2,
     "destroys_on_reach": true,
     "loud": false
    }
   ],
   "note": "The loud and flames_turns columns are reconstructed."
  },
  {
   "id": "ROS-T-stimuli",
   "title": "Horde stimuli",
   "roll": "1d10 read 0 to 9",
   "provenance": "stated",
   "rows": [
    {
     "stimulus": "car alarm",
     "trigger": "survivor uses a parked vehicle as cover",
     "roll": "5+",
     "range": 40
    },
    {
     "stimulus": "loud noise",
     "trigger": "explosion or other loud noise",
     "roll": "none",
     "range": 40
    },
    {
     "stimulus": "groaning",
     "trigger": "Zeds in melee",
     "roll": "at most the number of groans",
     "range": 40
    },
    {
     "stimulus": "discovery",
     "trigger": "found by a survivor",
     "roll": "none",
     "range": null
    }
   ]
  },
  {
   "id": "ROS-T-priorities",
   "title": "Attack priorities",
   "roll": "none; first that applies",
   "provenance": "stated",
   "rows": [
    {
     "rank": 1,
     "prey": "WP grenade",
     "range": 10
    },
    {
     "rank": 2,
     "prey": "living in the open",
     "range": 20
    },
    {
     "rank": 3,
     "prey": "known gathering of several living in a building or vehicle",
     "range": null
    },
    {
     "rank": 4,
     "prey": "loud noise",
     "range": null
    },
    {
     "rank": 5,
     "prey": "several Zeds groaning",
     "range": null
    },
    {
     "rank": 6,
     "prey": "nearest survivor",
     "range": null,
     "provenance": "inferred"
    }
   ]
  },
  {
   "id": "ROS-T-drift",
   "title": "Drift",
   "roll": "1d6 for each drifting Zed",
   "provenance": "stated",
   "rows": [
    {
     "roll": [
      1,
      3
     ],
     "turn": "none",
     "move": 0
    },
    {
     "roll": [
      4,
      4
     ],
     "turn": "left",
     "move": 2
    },
    {
     "roll": [
      5,
      5
     ],
     "turn": "right",
     "move": 2
    },
    {
     "roll": [
      6,
      6
     ],
     "turn": "none",
     "move": 2
    }
   ]
  },
  {
   "id": "ROS-T-infection",
   "title": "Infection",
   "roll": "1d10 read 0 to 9, secret",
   "provenance": "stated",
   "rows": [
    {
     "who": "PS",
     "infected": [
      0,
      1
     ],
     "immune": [
      2,
      9
     ]
    },
    {
     "who": "NPS",
     "infected": [
      0,
      7
     ],
     "immune": [
      8,
      9
     ]
    },
    {
     "who": "any infected survivor each turn",
     "dies": [
      0,
      0
     ]
    }
   ]
  },
  {
   "id": "ROS-T-mutants",
   "title": "Mutants",
   "roll": "as noted",
   "provenance": "stated",
   "rows": [
    {
     "type": "hunter",
     "move": 20,
     "leap": 10,
     "leap_needs": "one step 7 crouched",
     "pins": true,
     "damage": 1,
     "pin_damage": "1d3",
     "to_kill": "as an ordinary Zed",
     "shot_mod_when_leaping": -4
    },
    {
     "type": "tank",
     "move": 20,
     "hits": 10,
     "damage": "1d3",
     "knock_survivor_back": "2d6",
     "throw_damage": "1d3",
     "throw_range": 30,
     "head_shots": "count as one hit",
     "knock_back": "never"
    },
    {
     "type": "boomer",
     "move": 20,
     "spit_range": 10,
     "damage": 1,
     "any_hit_kills": true,
     "burst_radius": 10,
     "knock_down": "never"
    },
    {
     "type": "smoker",
     "move": 20,
     "tongue_range": 10,
     "tongue_hits_on": 5,
     "mod_moved_5": -1,
     "mod_moved_10": -2,
     "tongue_damage": "1d6",
     "damage": 1,
     "to_kill": "as an ordinary Zed"
    },
    {
     "type": "witch",
     "move": 20,
     "pins": true,
     "damage": 1,
     "pin_damage": "1d3",
     "disturbed_by": [
      "survivor within 10",
      "loud noise within 20",
      "bright light"
     ],
     "to_kill": "as an ordinary Zed"
    }
   ],
   "note": "Reconstructed cells are the Tank's throw range, the Boomer's spit range, and the ordinary move of Hunter, Boomer and Smoker. Damage 1 is that of every Zed in contact (ROS-melee-damage)."
  },
  {
   "id": "ROS-T-umpire",
   "title": "Umpire duties taken over",
   "roll": "as in the rule named",
   "provenance": "reconstructed",
   "rows": [
    {
     "duty": "set the objective",
     "rules": [
      "ROS-S-1",
      "ROS-S-2",
      "ROS-S-3",
      "ROS-S-4"
     ]
    },
    {
     "duty": "place and size hordes",
     "rules": [
      "ROS-U-hordes-place",
      "ROS-U-hordes-number"
     ]
    },
    {
     "duty": "discovery and stimuli",
     "rules": [
      "ROS-U-discover",
      "ROS-U-activate"
     ]
    },
    {
     "duty": "move attacking Zeds",
     "rules": [
      "ROS-U-path",
      "ROS-U-priority",
      "ROS-U-lost"
     ]
    },
    {
     "duty": "drift",
     "rules": [
      "ROS-drift",
      "ROS-R-lured",
      "ROS-U-drifters"
     ]
    },
    {
     "duty": "infection in secret",
     "rules": [
      "ROS-U-infect"
     ]
    },
    {
     "duty": "NPS",
     "rules": [
      "ROS-U-nps"
     ]
    },
    {
     "duty": "mutants",
     "rules": [
      "ROS-U-mutants",
      "ROS-U-witch"
     ]
    },
    {
     "duty": "secrecy",
     "rules": [
      "ROS-U-secret"
     ]
    }
   ]
  },
  {
   "id": "ROS-T-nps",
   "title": "NPS judgement",
   "roll": "none; first line that fits, unless a roll is named",
   "provenance": "reconstructed",
   "rows": [
    {
     "line": 1,
     "if": "knocked down or pinned",
     "then": "nothing"
    },
    {
     "line": 2,
     "if": "a standing Zed in contact",
     "then": {
      "bold": "MELEE",
      "steady": "MELEE",
      "nervous": "RUN away from Zeds on d10 0-4, else MELEE"
     }
    },
    {
     "line": 3,
     "if": "a standing Zed within 10 cm in sight and unarmed",
     "then": {
      "bold": "RUN away",
      "steady": "RUN away",
      "nervous": "RUN away"
     }
    },
    {
     "line": 4,
     "if": "a standing Zed within 10 cm in sight and armed with a loaded gun",
     "then": {
      "bold": "SHOOT, unless under an order that is not finished",
      "steady": "SHOOT, unless under an order that is not finished",
      "nervous": "BOTH, moving away"
     }
    },
    {
     "line": 5,
     "if": "under an order that is not finished",
     "then": "carry it out"
    },
    {
     "line": 6,
     "if": "an empty clip and a reload",
     "then": "RELOAD"
    },
    {
     "line": 7,
     "if": "following a survivor",
     "then": "same card as that survivor; if out of contact by more than 10 cm RUN to it"
    },
    {
     "line": 8,
     "if": "a Zed in sight within 30 cm and armed",
     "then": {
      "bold": "SHOOT",
      "steady": "SHOOT",
      "nervous": "stay"
     }
    },
    {
     "line": 9,
     "if": "otherwise",
     "then": "stay; nervous ones within 20 cm of a survivor move to it"
    }
   ],
   "note": "Every line is subject to the unarmed rule, ROS-order-unarmed."
  },
  {
   "id": "ROS-T-search",
   "title": "Random finds",
   "roll": "1d10 read 0 to 9",
   "provenance": "reconstructed",
   "rows": [
    {
     "roll": 0,
     "find": "nothing"
    },
    {
     "roll": 1,
     "find": "torch"
    },
    {
     "roll": 2,
     "find": "pistol reload"
    },
    {
     "roll": 3,
     "find": "shotgun reload"
    },
    {
     "roll": 4,
     "find": "First Aid Kit"
    },
    {
     "roll": 5,
     "find": "baseball bat"
    },
    {
     "roll": 6,
     "find": "Molotov cocktail"
    },
    {
     "roll": 7,
     "find": "assault rifle reload"
    },
    {
     "roll": 8,
     "find": "pipe bomb"
    },
    {
     "roll": 9,
     "find": "shotgun with a full clip"
    }
   ]
  },
  {
   "id": "ROS-T-scaling",
   "title": "Scaling to the number of PS",
   "roll": "none",
   "provenance": "reconstructed",
   "rows": [
    {
     "ps": 1,
     "hordes": 1,
     "drifters": 3
    },
    {
     "ps": 2,
     "hordes": 1,
     "drifters": 5
    },
    {
     "ps": 3,
     "hordes": 2,
     "drifters": 8
    },
    {
     "ps": 4,
     "hordes": 2,
     "drifters": 10
    },
    {
     "ps": 5,
     "hordes": 3,
     "drifters": 13
    },
    {
     "ps": 6,
     "hordes": 3,
     "drifters": 15
    }
   ]
  },
  {
   "id": "ROS-T-kits",
   "title": "Starting kits",
   "roll": "none",
   "provenance": "reconstructed",
   "rows": [
    {
     "kit": "A",
     "who": "Bill",
     "pistol": true,
     "main": "assault rifle",
     "minor": [
      "assault rifle reload",
      "assault rifle reload",
      "pistol reload",
      "HE grenade",
      "pipe bomb",
      "First Aid Kit",
      "tactical radio"
     ]
    },
    {
     "kit": "A",
     "who": "Francis",
     "pistol": true,
     "main": "shotgun",
     "minor": [
      "shotgun reload",
      "shotgun reload",
      "pistol reload",
      "pipe bomb",
      "pipe bomb",
      "Molotov cocktail",
      "torch"
     ]
    },
    {
     "kit": "A",
     "who": "Louis",
     "pistol": true,
     "main": "fire axe",
     "minor": [
      "pistol reload",
      "pistol reload",
      "stun grenade",
      "First Aid Kit",
      "First Aid Kit",
      "tactical radio"
     ]
    },
    {
     "kit": "A",
     "who": "Zoey",
     "pistol": true,
     "main": "sniper rifle",
     "minor": [
      "sniper rifle reload",
      "sniper rifle reload",
      "pistol reload",
      "WP grenade",
      "WP grenade",
      "binoculars",
      "torch"
     ]
    },
    {
     "kit": "B",
     "who": "Bill",
     "pistol": true,
     "main": "shotgun",
     "minor": [
      "shotgun reload",
      "shotgun reload",
      "pistol reload",
      "HE grenade",
      "tactical radio"
     ]
    },
    {
     "kit": "B",
     "who": "Francis",
     "pistol": true,
     "main": "crowbar",
     "minor": [
      "pistol reload",
      "pistol reload",
      "Molotov cocktail",
      "pipe bomb",
      "WP grenade"
     ]
    },
    {
     "kit": "B",
     "who": "Louis",
     "pistol": true,
     "main": "baseball bat",
     "minor": [
      "pistol reload",
      "pistol reload",
      "stun grenade",
      "pipe bomb",
      "First Aid Kit"
     ]
    },
    {
     "kit": "B",
     "who": "Zoey",
     "pistol": true,
     "main": "machete",
     "minor": [
      "pistol reload",
      "pistol reload",
      "Molotov cocktail",
      "WP grenade",
      "First Aid Kit"
     ]
    },
    {
     "kit": "any",
     "who": "fifth PS",
     "pistol": true,
     "main": "machete",
     "minor": [
      "pistol reload",
      "First Aid Kit"
     ]
    },
    {
     "kit": "any",
     "who": "sixth PS",
     "pistol": true,
     "main": "shotgun",
     "minor": [
      "shotgun reload",
      "Molotov cocktail"
     ]
    },
    {
     "kit": "nps",
     "who": "armed NPS",
     "pistol": true,
     "main": null,
     "minor": [
      "pistol reload"
     ]
    }
   ],
   "note": "Every gun starts with a full clip. The grenade types are spread so that each is met in play. Kit B had one reload each; 12 shots did not last four bots through the drifters alone. What is thrown is what stops a horde, so both kits have two or three pieces more than they had (ROS-D-balance)."
  },
  {
   "id": "ROS-T-scenario-1",
   "title": "Map of scenario 1, Safe House",
   "roll": "none",
   "provenance": "reconstructed",
   "size": [
    120,
    90
   ],
   "light": "day",
   "turns": 58,
   "kit": "A",
   "rows": [
    {
     "feature": "start",
     "rect": [
      0,
      30,
      12,
      60
     ]
    },
    {
     "feature": "building",
     "id": "B1",
     "name": "corner shop",
     "rect": [
      20,
      55,
      45,
      80
     ],
     "levels": 1
    },
    {
     "feature": "door",
     "building": "B1",
     "at": [
      32,
      55
     ],
     "type": "standard"
    },
    {
     "feature": "door",
     "building": "B1",
     "at": [
      45,
      68
     ],
     "type": "standard"
    },
    {
     "feature": "window",
     "building": "B1",
     "at": [
      24,
      55
     ]
    },
    {
     "feature": "building",
     "id": "B2",
     "name": "house",
     "rect": [
      20,
      10,
      42,
      32
     ],
     "levels": 1
    },
    {
     "feature": "door",
     "building": "B2",
     "at": [
      31,
      32
     ],
     "type": "standard"
    },
    {
     "feature": "door",
     "building": "B2",
     "at": [
      42,
      20
     ],
     "type": "standard"
    },
    {
     "feature": "building",
     "id": "B3",
     "name": "gun shop",
     "rect": [
      55,
      8,
      80,
      30
     ],
     "levels": 1
    },
    {
     "feature": "door",
     "building": "B3",
     "at": [
      67,
      30
     ],
     "type": "reinforced"
    },
    {
     "feature": "building",
     "id": "B4",
     "name": "garage",
     "rect": [
      58,
      52,
      82,
      82
     ],
     "levels": 1
    },
    {
     "feature": "door",
     "building": "B4",
     "at": [
      58,
      66
     ],
     "type": "standard"
    },
    {
     "feature": "door",
     "building": "B4",
     "at": [
      70,
      52
     ],
     "type": "standard"
    },
    {
     "feature": "ladder",
     "building": "B4",
     "at": [
      82,
      76
     ],
     "from": 0,
     "to": 1
    },
    {
     "feature": "building",
     "id": "SAFE",
     "name": "safe house",
     "rect": [
      98,
      60,
      116,
      80
     ],
     "levels": 1
    },
    {
     "feature": "door",
     "building": "SAFE",
     "at": [
      98,
      70
     ],
     "type": "armoured"
    },
    {
     "feature": "building",
     "id": "B5",
     "name": "shed",
     "rect": [
      95,
      10,
      112,
      26
     ],
     "levels": 1,
     "walls": "thin"
    },
    {
     "feature": "door",
     "building": "B5",
     "at": [
      95,
      18
     ],
     "type": "standard"
    },
    {
     "feature": "vehicle",
     "id": "V1",
     "rect": [
      48,
      42,
      57,
      46
     ]
    },
    {
     "feature": "vehicle",
     "id": "V2",
     "rect": [
      84,
      40,
      93,
      44
     ]
    },
    {
     "feature": "vehicle",
     "id": "V3",
     "rect": [
      30,
      44,
      39,
      48
     ]
    },
    {
     "feature": "fence",
     "from": [
      90,
      55
     ],
     "to": [
      90,
      90
     ]
    },
    {
     "feature": "hideout",
     "id": "H1",
     "at": [
      38,
      60
     ],
     "kind": "basement"
    },
    {
     "feature": "hideout",
     "id": "H2",
     "at": [
      50,
      36
     ],
     "kind": "sewer"
    },
    {
     "feature": "hideout",
     "id": "H3",
     "at": [
      94,
      86
     ],
     "kind": "behind fence"
    },
    {
     "feature": "hideout",
     "id": "H4",
     "at": [
      74,
      60
     ],
     "kind": "basement"
    },
    {
     "feature": "hideout",
     "id": "H5",
     "at": [
      88,
      34
     ],
     "kind": "sewer"
    },
    {
     "feature": "hideout",
     "id": "H6",
     "at": [
      104,
      18
     ],
     "kind": "basement"
    },
    {
     "feature": "search",
     "at": [
      60,
      12
     ],
     "find": [
      "shotgun with a full clip",
      "shotgun reload",
      "assault rifle reload"
     ]
    },
    {
     "feature": "search",
     "at": [
      30,
      15
     ],
     "find": "random"
    },
    {
     "feature": "search",
     "at": [
      25,
      75
     ],
     "find": "random"
    },
    {
     "feature": "search",
     "at": [
      78,
      78
     ],
     "find": "random"
    },
    {
     "feature": "search",
     "at": [
      108,
      22
     ],
     "find": "random"
    },
    {
     "feature": "mutant",
     "type": "boomer",
     "at": [
      96,
      42
     ],
     "level": 0
    },
    {
     "feature": "mutant",
     "type": "tank",
     "at": [
      104,
      13
     ],
     "level": 0
    },
    {
     "feature": "objective",
     "kind": "shelter",
     "building": "SAFE"
    }
   ]
  },
  {
   "id": "ROS-T-scenario-2",
   "title": "Map of scenario 2, Supply Run",
   "roll": "none",
   "provenance": "reconstructed",
   "size": [
    120,
    90
   ],
   "light": "day",
   "turns": 120,
   "kit": "B",
   "extra_items": {
    "each": [
     "pistol reload"
    ]
   },
   "rows": [
    {
     "feature": "start",
     "rect": [
      40,
      0,
      80,
      6
     ]
    },
    {
     "feature": "exit",
     "rect": [
      40,
      0,
      80,
      6
     ]
    },
    {
     "feature": "building",
     "id": "B1",
     "name": "grocery",
     "rect": [
      8,
      55,
      35,
      82
     ],
     "levels": 1
    },
    {
     "feature": "door",
     "building": "B1",
     "at": [
      20,
      55
     ],
     "type": "standard"
    },
    {
     "feature": "door",
     "building": "B1",
     "at": [
      35,
      70
     ],
     "type": "standard"
    },
    {
     "feature": "building",
     "id": "B2",
     "name": "pharmacy",
     "rect": [
      48,
      60,
      72,
      84
     ],
     "levels": 1
    },
    {
     "feature": "door",
     "building": "B2",
     "at": [
      60,
      60
     ],
     "type": "reinforced"
    },
    {
     "feature": "window",
     "building": "B2",
     "at": [
      52,
      60
     ]
    },
    {
     "feature": "building",
     "id": "B3",
     "name": "gun shop",
     "rect": [
      88,
      55,
      114,
      82
     ],
     "levels": 1
    },
    {
     "feature": "door",
     "building": "B3",
     "at": [
      100,
      55
     ],
     "type": "reinforced"
    },
    {
     "feature": "door",
     "building": "B3",
     "at": [
      88,
      70
     ],
     "type": "standard"
    },
    {
     "feature": "building",
     "id": "B4",
     "name": "west house",
     "rect": [
      12,
      15,
      32,
      38
     ],
     "levels": 1,
     "walls": "thin"
    },
    {
     "feature": "door",
     "building": "B4",
     "at": [
      22,
      38
     ],
     "type": "standard"
    },
    {
     "feature": "building",
     "id": "B5",
     "name": "east house",
     "rect": [
      86,
      14,
      110,
      36
     ],
     "levels": 1,
     "walls": "thin"
    },
    {
     "feature": "door",
     "building": "B5",
     "at": [
      86,
      25
     ],
     "type": "standard"
    },
    {
     "feature": "vehicle",
     "id": "V1",
     "rect": [
      40,
      44,
      49,
      48
     ]
    },
    {
     "feature": "vehicle",
     "id": "V2",
     "rect": [
      70,
      40,
      79,
      44
     ]
    },
    {
     "feature": "vehicle",
     "id": "V3",
     "rect": [
      58,
      20,
      62,
      29
     ]
    },
    {
     "feature": "woods",
     "rect": [
      36,
      24,
      48,
      38
     ]
    },
    {
     "feature": "fence",
     "from": [
      50,
      52
     ],
     "to": [
      80,
      52
     ]
    },
    {
     "feature": "hideout",
     "id": "H1",
     "at": [
      21,
      80
     ],
     "kind": "basement"
    },
    {
     "feature": "hideout",
     "id": "H2",
     "at": [
      60,
      81
     ],
     "kind": "basement"
    },
    {
     "feature": "hideout",
     "id": "H3",
     "at": [
      101,
      80
     ],
     "kind": "basement"
    },
    {
     "feature": "hideout",
     "id": "H4",
     "at": [
      54,
      38
     ],
     "kind": "sewer"
    },
    {
     "feature": "hideout",
     "id": "H5",
     "at": [
      26,
      20
     ],
     "kind": "basement"
    },
    {
     "feature": "hideout",
     "id": "H6",
     "at": [
      98,
      28
     ],
     "kind": "basement"
    },
    {
     "feature": "search",
     "at": [
      12,
      78
     ],
     "find": [
      "food supply"
     ]
    },
    {
     "feature": "search",
     "at": [
      30,
      78
     ],
     "find": [
      "food supply"
     ]
    },
    {
     "feature": "search",
     "at": [
      52,
      80
     ],
     "find": [
      "drug supply",
      "First Aid Kit"
     ]
    },
    {
     "feature": "search",
     "at": [
      68,
      80
     ],
     "find": [
      "drug supply"
     ]
    },
    {
     "feature": "search",
     "at": [
      92,
      78
     ],
     "find": [
      "weaponry supply",
      "shotgun with a full clip",
      "shotgun reload"
     ]
    },
    {
     "feature": "search",
     "at": [
      110,
      78
     ],
     "find": [
      "weaponry supply",
      "assault rifle with a full clip",
      "assault rifle reload"
     ]
    },
    {
     "feature": "search",
     "at": [
      16,
      20
     ],
     "find": "random"
    },
    {
     "feature": "search",
     "at": [
      106,
      32
     ],
     "find": "random"
    },
    {
     "feature": "mutant",
     "type": "boomer",
     "at": [
      56,
      57
     ],
     "level": 0
    },
    {
     "feature": "objective",
     "kind": "collect",
     "count": 6,
     "exit": "south"
    }
   ]
  },
  {
   "id": "ROS-T-scenario-3",
   "title": "Map of scenario 3, Trapped",
   "roll": "none",
   "provenance": "reconstructed",
   "size": [
    120,
    90
   ],
   "light": "night",
   "turns": 70,
   "kit": "A",
   "extra_items": {
    "each": [
     "torch",
     "Molotov cocktail"
    ]
   },
   "rows": [
    {
     "feature": "start",
     "rect": [
      45,
      0,
      75,
      10
     ]
    },
    {
     "feature": "exit",
     "rect": [
      114,
      36,
      120,
      56
     ]
    },
    {
     "feature": "building",
     "id": "B1",
     "name": "flats",
     "rect": [
      10,
      50,
      38,
      80
     ],
     "levels": 2
    },
    {
     "feature": "door",
     "building": "B1",
     "at": [
      24,
      50
     ],
     "type": "standard"
    },
    {
     "feature": "stairs",
     "building": "B1",
     "at": [
      14,
      54
     ],
     "from": 0,
     "to": 1
    },
    {
     "feature": "building",
     "id": "B2",
     "name": "school",
     "rect": [
      50,
      55,
      80,
      85
     ],
     "levels": 1
    },
    {
     "feature": "door",
     "building": "B2",
     "at": [
      65,
      55
     ],
     "type": "standard"
    },
    {
     "feature": "door",
     "building": "B2",
     "at": [
      80,
      70
     ],
     "type": "standard"
    },
    {
     "feature": "ladder",
     "building": "B2",
     "at": [
      50,
      70
     ],
     "from": 0,
     "to": 1
    },
    {
     "feature": "building",
     "id": "B3",
     "name": "church",
     "rect": [
      90,
      62,
      112,
      84
     ],
     "levels": 1
    },
    {
     "feature": "door",
     "building": "B3",
     "at": [
      101,
      62
     ],
     "type": "reinforced"
    },
    {
     "feature": "building",
     "id": "B4",
     "name": "clinic",
     "rect": [
      10,
      14,
      32,
      36
     ],
     "levels": 1
    },
    {
     "feature": "door",
     "building": "B4",
     "at": [
      32,
      25
     ],
     "type": "standard"
    },
    {
     "feature": "building",
     "id": "B5",
     "name": "warehouse",
     "rect": [
      85,
      10,
      112,
      30
     ],
     "levels": 1,
     "walls": "thin"
    },
    {
     "feature": "door",
     "building": "B5",
     "at": [
      85,
      20
     ],
     "type": "standard"
    },
    {
     "feature": "vehicle",
     "id": "V1",
     "rect": [
      64,
      30,
      73,
      34
     ]
    },
    {
     "feature": "vehicle",
     "id": "V2",
     "rect": [
      4,
      40,
      13,
      44
     ]
    },
    {
     "feature": "fence",
     "from": [
      84,
      34
     ],
     "to": [
      112,
      34
     ]
    },
    {
     "feature": "lamp",
     "at": [
      44,
      42
     ]
    },
    {
     "feature": "lamp",
     "at": [
      84,
      46
     ]
    },
    {
     "feature": "hideout",
     "id": "H1",
     "at": [
      34,
      60
     ],
     "kind": "basement"
    },
    {
     "feature": "hideout",
     "id": "H2",
     "at": [
      76,
      60
     ],
     "kind": "basement"
    },
    {
     "feature": "hideout",
     "id": "H3",
     "at": [
      94,
      80
     ],
     "kind": "crypt"
    },
    {
     "feature": "hideout",
     "id": "H4",
     "at": [
      44,
      50
     ],
     "kind": "sewer"
    },
    {
     "feature": "hideout",
     "id": "H5",
     "at": [
      40,
      44
     ],
     "kind": "sewer"
    },
    {
     "feature": "hideout",
     "id": "H6",
     "at": [
      106,
      27
     ],
     "kind": "basement"
    },
    {
     "feature": "seated",
     "id": "S1",
     "at": [
      20,
      70
     ],
     "level": 1,
     "content": "drawn"
    },
    {
     "feature": "seated",
     "id": "S2",
     "at": [
      56,
      80
     ],
     "level": 0,
     "content": "drawn"
    },
    {
     "feature": "seated",
     "id": "S3",
     "at": [
      108,
      80
     ],
     "level": 0,
     "content": "drawn"
    },
    {
     "feature": "seated",
     "id": "S4",
     "at": [
      14,
      20
     ],
     "level": 0,
     "content": "drawn"
    },
    {
     "feature": "seated",
     "id": "S5",
     "at": [
      106,
      14
     ],
     "level": 0,
     "content": "drawn"
    },
    {
     "feature": "draw",
     "over": [
      "S1",
      "S2",
      "S3",
      "S4",
      "S5"
     ],
     "contents": [
      "unarmed NPS steady",
      "unarmed NPS nervous",
      "unarmed NPS nervous",
      "witch",
      "body"
     ]
    },
    {
     "feature": "search",
     "at": [
      28,
      32
     ],
     "find": [
      "First Aid Kit"
     ]
    },
    {
     "feature": "search",
     "at": [
      16,
      76
     ],
     "find": "random"
    },
    {
     "feature": "search",
     "at": [
      88,
      14
     ],
     "find": "random"
    },
    {
     "feature": "mutant",
     "type": "boomer",
     "at": [
      108,
      80
     ],
     "level": 0
    },
    {
     "feature": "objective",
     "kind": "rescue",
     "count": 1,
     "full": 2,
     "exit": "east"
    }
   ]
  },
  {
   "id": "ROS-T-scenario-4",
   "title": "Map of scenario 4, Pick-up",
   "roll": "none",
   "provenance": "reconstructed",
   "size": [
    120,
    90
   ],
   "light": "day",
   "turns": 46,
   "kit": "B",
   "rows": [
    {
     "feature": "start",
     "rect": [
      0,
      35,
      12,
      55
     ]
    },
    {
     "feature": "building",
     "id": "B1",
     "name": "diner",
     "rect": [
      24,
      58,
      48,
      80
     ],
     "levels": 1
    },
    {
     "feature": "door",
     "building": "B1",
     "at": [
      36,
      58
     ],
     "type": "standard"
    },
    {
     "feature": "building",
     "id": "B2",
     "name": "bank",
     "rect": [
      24,
      8,
      48,
      30
     ],
     "levels": 1
    },
    {
     "feature": "door",
     "building": "B2",
     "at": [
      36,
      30
     ],
     "type": "reinforced"
    },
    {
     "feature": "building",
     "id": "B3",
     "name": "offices",
     "rect": [
      58,
      60,
      80,
      86
     ],
     "levels": 1
    },
    {
     "feature": "door",
     "building": "B3",
     "at": [
      58,
      72
     ],
     "type": "standard"
    },
    {
     "feature": "door",
     "building": "B3",
     "at": [
      69,
      60
     ],
     "type": "standard"
    },
    {
     "feature": "ladder",
     "building": "B3",
     "at": [
      80,
      80
     ],
     "from": 0,
     "to": 1
    },
    {
     "feature": "building",
     "id": "B4",
     "name": "depot",
     "rect": [
      58,
      6,
      80,
      26
     ],
     "levels": 1,
     "walls": "thin"
    },
    {
     "feature": "door",
     "building": "B4",
     "at": [
      69,
      26
     ],
     "type": "standard"
    },
    {
     "feature": "building",
     "id": "B5",
     "name": "hospital",
     "rect": [
      88,
      28,
      116,
      62
     ],
     "levels": 2
    },
    {
     "feature": "door",
     "building": "B5",
     "at": [
      88,
      40
     ],
     "type": "standard"
    },
    {
     "feature": "door",
     "building": "B5",
     "at": [
      100,
      28
     ],
     "type": "standard"
    },
    {
     "feature": "door",
     "building": "B5",
     "at": [
      100,
      62
     ],
     "type": "reinforced"
    },
    {
     "feature": "stairs",
     "building": "B5",
     "at": [
      92,
      32
     ],
     "from": 0,
     "to": 1
    },
    {
     "feature": "ladder",
     "building": "B5",
     "at": [
      112,
      58
     ],
     "from": 1,
     "to": 2
    },
    {
     "feature": "ladder",
     "building": "B5",
     "at": [
      116,
      45
     ],
     "from": 0,
     "to": 2
    },
    {
     "feature": "vehicle",
     "id": "V1",
     "rect": [
      30,
      42,
      39,
      46
     ]
    },
    {
     "feature": "vehicle",
     "id": "V2",
     "rect": [
      54,
      44,
      63,
      48
     ]
    },
    {
     "feature": "vehicle",
     "id": "V3",
     "rect": [
      72,
      34,
      81,
      38
     ]
    },
    {
     "feature": "hideout",
     "id": "H1",
     "at": [
      40,
      64
     ],
     "kind": "basement"
    },
    {
     "feature": "hideout",
     "id": "H2",
     "at": [
      40,
      14
     ],
     "kind": "vault"
    },
    {
     "feature": "hideout",
     "id": "H3",
     "at": [
      74,
      66
     ],
     "kind": "basement"
    },
    {
     "feature": "hideout",
     "id": "H4",
     "at": [
      50,
      36
     ],
     "kind": "sewer"
    },
    {
     "feature": "hideout",
     "id": "H5",
     "at": [
      84,
      54
     ],
     "kind": "sewer"
    },
    {
     "feature": "hideout",
     "id": "H6",
     "at": [
      96,
      56
     ],
     "kind": "mortuary"
    },
    {
     "feature": "search",
     "at": [
      28,
      76
     ],
     "find": "random"
    },
    {
     "feature": "search",
     "at": [
      28,
      12
     ],
     "find": "random"
    },
    {
     "feature": "search",
     "at": [
      76,
      82
     ],
     "find": [
      "First Aid Kit"
     ]
    },
    {
     "feature": "search",
     "at": [
      62,
      10
     ],
     "find": [
      "assault rifle with a full clip",
      "assault rifle reload"
     ]
    },
    {
     "feature": "nps",
     "follows": 1,
     "kit": "nps",
     "character": "steady"
    },
    {
     "feature": "nps",
     "follows": 2,
     "kit": "nps",
     "character": "bold"
    },
    {
     "feature": "mutant",
     "type": "smoker",
     "at": [
      36,
      70
     ],
     "level": 1
    },
    {
     "feature": "mutant",
     "type": "hunter",
     "at": [
      74,
      14
     ],
     "level": 0
    },
    {
     "feature": "objective",
     "kind": "pickup",
     "at": [
      104,
      45
     ],
     "level": 2,
     "from_turn": 16,
     "to_turn": 46
    }
   ]
  }
 ],
 "examples": [
  {
   "id": "ROS-EX-order-1",
   "rules": [
    "ROS-order"
   ],
   "given": "A player orders an NPS to run to the General Store.",
   "dice": [],
   "expect": "Accepted as a simple order, of the form run to a place; the NPS runs there turn by turn and is then idle."
  },
  {
   "id": "ROS-EX-order-2",
   "rules": [
    "ROS-order",
    "ROS-order-last"
   ],
   "given": "A player orders an NPS to shoot at anything that comes round a named corner.",
   "dice": [],
   "expect": "Accepted, of the form shoot whatever shows in an arc; it goes on until there are no more targets to expect or no ammunition."
  },
  {
   "id": "ROS-EX-order-3",
   "rules": [
    "ROS-order"
   ],
   "given": "A player orders an NPS to stay where it is and keep a person from leaving.",
   "dice": [],
   "expect": "Accepted, of the form stay and guard a person; it has no end until a new order."
  },
  {
   "id": "ROS-EX-follow-1",
   "rules": [
    "ROS-order-follower",
    "ROS-U-nps"
   ],
   "given": "An NPS follows a PS who plays RUN, while Zeds are in contact with the NPS. The NPS is steady.",
   "dice": [],
   "expect": "The NPS does MELEE, not RUN."
  },
  {
   "id": "ROS-EX-scarce-1",
   "rules": [
    "ROS-intro-scarcity",
    "ROS-R-search"
   ],
   "given": "Players start with few weapons and find a gun shop.",
   "dice": [],
   "expect": "The shop's search marker gives the weapons named in the scenario.",
   "note": "The seed gives this as a remark."
  },
  {
   "id": "ROS-EX-push-1",
   "rules": [
    "ROS-melee-push",
    "ROS-melee-damage",
    "ROS-seq-8"
   ],
   "given": "PS without hits plays MELEE with five standing Zeds in contact since the start of the turn.",
   "dice": [
    3
   ],
   "expect": "Three Zeds are put 3 cm back and down; the other two do one hit each, so the PS has 2 hits. The three stand in step 8 and did not move in step 7.",
   "note": "Derived from the rules; the seed prints no dice examples. The infection roll follows separately."
  },
  {
   "id": "ROS-EX-weapon-1",
   "rules": [
    "ROS-melee-weapon",
    "ROS-melee-blunt",
    "ROS-d10"
   ],
   "given": "Three separate strikes with a baseball bat at a Zed in contact.",
   "dice": [
    1,
    8,
    4,
    9
   ],
   "expect": "1 misses; 8 knocks it down, 4 cm back; 9 kills.",
   "note": "Derived. The third die is the 1d6 of the knock-down."
  },
  {
   "id": "ROS-EX-weapon-2",
   "rules": [
    "ROS-melee-sharp",
    "ROS-melee-powered"
   ],
   "given": "A machete and then a chainsaw each roll the same number.",
   "dice": [
    6,
    2,
    6
   ],
   "expect": "The machete's 6 knocks the Zed down 2 cm back; the chainsaw's 6 kills.",
   "note": "Derived."
  },
  {
   "id": "ROS-EX-shoot-1",
   "rules": [
    "ROS-shoot",
    "ROS-shoot-pistol",
    "ROS-injury-effect",
    "ROS-factor-stationary"
   ],
   "given": "PS with one hit fires a pistol by SHOOT at a stationary Zed at 25 cm.",
   "dice": [
    9,
    3,
    0
   ],
   "expect": "Net factor 0. 9 is a head hit and kills; so the last two go at a second stationary Zed at 25 cm - 3 misses, 0 misses. Three shots are left in the clip.",
   "note": "Derived."
  },
  {
   "id": "ROS-EX-shoot-2",
   "rules": [
    "ROS-shoot-shotgun",
    "ROS-shoot-range"
   ],
   "given": "A shotgun fires at a moving Zed at exactly 30 cm and then at one at 31 cm.",
   "dice": [
    2,
    5
   ],
   "expect": "At 30 cm 2 is a body hit, down and back 5 cm; at 31 cm no shot is possible.",
   "note": "Derived."
  },
  {
   "id": "ROS-EX-snipe-1",
   "rules": [
    "ROS-card-SNIPE",
    "ROS-factor-snipe",
    "ROS-shoot-sniper"
   ],
   "given": "SNIPE with a sniper rifle at a moving, partly obscured Zed at 60 cm.",
   "dice": [
    5
   ],
   "expect": "5 + 2 - 1 = 6, a head hit; it is killed.",
   "note": "Derived."
  },
  {
   "id": "ROS-EX-hunter-1",
   "rules": [
    "ROS-hunter-leap",
    "ROS-factor-leap",
    "ROS-hunter-pin"
   ],
   "given": "A Hunter crouches in turn 1, leaps 10 cm into contact in turn 2 and pins a PS without hits. In step 9 of turn 2 another PS without hits plays SHOOT with an assault rifle from 20 cm, all three shots at it.",
   "dice": [
    7,
    6,
    5,
    4
   ],
   "expect": "Net factor -4, for it moved and leapt. 7 becomes 3, a body hit; the next die, 6, is its knock-back of 6 cm; the pin ends. Then 5 becomes 1 and 4 becomes 0, both misses. Without the first hit the victim would take 1d3 hits in step 4 of turn 3.",
   "note": "Derived. A knocked-down Hunter that leapt this turn keeps the -4 until the turn ends."
  },
  {
   "id": "ROS-EX-pipe-1",
   "rules": [
    "ROS-grenade-pipe",
    "ROS-grenade-he"
   ],
   "given": "A pipe bomb lands with four Zeds within 10 cm.",
   "dice": [
    5,
    4,
    9,
    0
   ],
   "expect": "All four go down; the first and third are killed. With an HE grenade and the same dice only the third would be.",
   "note": "Derived."
  },
  {
   "id": "ROS-EX-groan-1",
   "rules": [
    "ROS-horde-groan"
   ],
   "given": "Three Zeds groan in melee within 40 cm of one hidden horde.",
   "dice": [
    3
   ],
   "expect": "3 is not more than 3, so the horde is activated. A 4 would not; a 0 always does.",
   "note": "Derived."
  },
  {
   "id": "ROS-EX-infect-1",
   "rules": [
    "ROS-infect-test",
    "ROS-infect-die",
    "ROS-infect-rise"
   ],
   "given": "A PS is damaged by a Zed for the first time.",
   "dice": [
    1,
    6,
    0
   ],
   "expect": "1 infected. At the end of the next turn 6, alive; at the end of the one after 0, dies; in step 8 of the turn after that it stands as a Zed.",
   "note": "Derived, with the timing of ROS-D-infect-when."
  },
  {
   "id": "ROS-EX-smoker-1",
   "rules": [
    "ROS-smoker",
    "ROS-D-smoker-moved"
   ],
   "given": "A Smoker's tongue at a PS without hits that ran 10 cm this turn, 9 cm away.",
   "dice": [
    6,
    7,
    2
   ],
   "expect": "6 - 2 = 4, misses. In a like turn 7 - 2 = 5 ensnares; the PS is pulled into contact and takes 2 hits.",
   "note": "Derived."
  }
 ],
 "decisions": [
  {
   "id": "ROS-D-zero",
   "question": "What does the note 0=0 on d10 mean?",
   "decision": "The die runs 0 to 9 and 0 is zero.",
   "why": "The tables run to 9+, the HE grenade kills on 8 or 9, and infection kills on 0."
  },
  {
   "id": "ROS-D-ten",
   "question": "Two steps are numbered 10. Simultaneous or in order?",
   "decision": "In the printed order, mutants first (step 10), survivors stand afterwards (step 11).",
   "why": "The seed insists on a rigid sequence; so a survivor dragged or struck down in step 10 stands again at once in 11."
  },
  {
   "id": "ROS-D-assist",
   "question": "GIVE and ASSIST are named in the sequence, ASSIST also among the combinations, but neither has a card or text.",
   "decision": "Two further cards with the effects of ROS-card-GIVE and ROS-card-ASSIST.",
   "why": "The combination rule treats ASSIST as a card; otherwise items could never change hands and pins never be ended by friends."
  },
  {
   "id": "ROS-D-combine",
   "question": "May ORDER, RELOAD and ASSIST be played all three together?",
   "decision": "No; ORDER with one of the other two.",
   "why": "RELOAD and ASSIST both need the hands; speaking does not."
  },
  {
   "id": "ROS-D-order-when",
   "question": "ORDER has no step in the sequence. When does it work?",
   "decision": "At step 2; the NPS acts on it in the same turn.",
   "why": "Followers act with the player's card in the same turn, so orders should be no slower."
  },
  {
   "id": "ROS-D-sniper",
   "question": "SHOOT gives two shots with a sniper rifle, but its row in the table is marked SNIPE only.",
   "decision": "With SNIPE one shot with +2; with SHOOT two shots on the same row without +2; never with BOTH. No other weapon can be used with SNIPE.",
   "why": "Both printed cards repeat the two shots, so they must be usable. The mark is read as barring hurried shots and as keeping the SNIPE card to this weapon."
  },
  {
   "id": "ROS-D-butt",
   "question": "A rifle butt is listed as blunt weapon, but a gun and a melee weapon may not both be carried.",
   "decision": "Any shotgun, assault rifle or sniper rifle carried as main weapon can be used as a blunt weapon.",
   "why": "The table lists the butt, which is part of the gun."
  },
  {
   "id": "ROS-D-melee-injury",
   "question": "Do hits lower melee rolls?",
   "decision": "No.",
   "why": "The penalty is stated for shooting and movement."
  },
  {
   "id": "ROS-D-push-needs-card",
   "question": "Does a survivor in contact push back without playing MELEE?",
   "decision": "No. Only the MELEE card gives the push-back or the strike.",
   "why": "It is a card with that very effect; otherwise the choice would be free."
  },
  {
   "id": "ROS-D-leave",
   "question": "May a survivor in contact move, shoot or throw?",
   "decision": "Yes, after step 4's damage, unless pinned, ensnared in a pin, or down. Zeds do not hold ordinary survivors.",
   "why": "Only Hunter and Witch are said to pin."
  },
  {
   "id": "ROS-D-exit",
   "question": "When may a survivor leave by an exit?",
   "decision": "At any moment of its move while its middle is in the exit's zone on the ground, from the second turn on. It does not come back.",
   "why": "The book names no exits. In Supply Run the survivors start in theirs, and leaving at once would end the game."
  },
  {
   "id": "ROS-D-new-contact",
   "question": "Do Zeds that reach contact in step 7 damage in the same turn? And those that are pushed into contact, or woken beside somebody, in step 3, or by a torch in steps 1 and 2?",
   "decision": "No; in step 4 of the next turn, after the survivor's step 3. Nor do those that come into contact in steps 1 to 3 damage in step 4 of the same turn, though they groan; nor can they be pushed or struck in that step 3.",
   "why": "Melee applies to contact at the start of the turn, and step 4 precedes step 7."
  },
  {
   "id": "ROS-D-adjacent",
   "question": "What is adjacent for FIRST AID, GIVE, ASSIST?",
   "decision": "Base contact, same level.",
   "why": "The seed uses base contact for all other hand to hand dealings."
  },
  {
   "id": "ROS-D-climb",
   "question": "May CLIMB include walking to the ladder, and does it cover fences?",
   "decision": "No to both; touch the ladder or rope first. Fences use RUN.",
   "why": "The card says ladder or rope, one level; the fence rule names RUN."
  },
  {
   "id": "ROS-D-grenade-sight",
   "question": "Do grenades need sight, and do they scatter?",
   "decision": "No scatter. The spot must be in sight, or behind one fence, vehicle or open window or door in a clear throw; not through walls or closed doors. Facing does not matter.",
   "why": "The seed only asks to point out the spot within 30 cm."
  },
  {
   "id": "ROS-D-blast",
   "question": "What do explosions do to survivors?",
   "decision": "Explosions do nothing to survivors; flames cost one hit. Table option - explosions knock survivors down as well, without hits.",
   "why": "The text of each explosive says all Zeds, and names nobody else. What a fire does to people it leaves open. With the option nobody throws at his own feet."
  },
  {
   "id": "ROS-D-wp",
   "question": "How long do flames and WP last, and is WP a lure for everyone?",
   "decision": "WP burns the turn thrown and the next. It draws all Zeds within 10 cm, Tanks and mutants included, and destroys those touching the spot, or in contact with a survivor whose base lies on it. A drifter goes to it at its 5 cm, with no die. A Hunter or Witch lets go of whom it pins. Mutants in hiding and a seated Witch come out when it lands. Hordes in their hideouts are not woken by it.",
   "why": "Two turns are stated; the text says all Zeds, and 5 cm is what it gives to a drifting Zed. What wakes a horde is listed, and this is not in the list."
  },
  {
   "id": "ROS-D-stationary",
   "question": "When is a target stationary?",
   "decision": "When it did not move of its own in step 7 of this turn. Being knocked about does not count as moving, nor does stepping out and back to the same place.",
   "why": "Shooting follows Zed movement in the same turn."
  },
  {
   "id": "ROS-D-loud",
   "question": "Does gunfire wake hordes?",
   "decision": "Only automatic fire, i.e. SHOOT with an assault rifle.",
   "why": "The priorities list calls automatic fire a loud noise; if every shot were loud, hordes would never stay hidden."
  },
  {
   "id": "ROS-D-which-horde",
   "question": "Does a stimulus wake every horde in range or one?",
   "decision": "One, the nearest hidden one within 40 cm of the source; of two equally near, the one whose hideout comes first by name.",
   "why": "The text says a horde. The same goes for the horde that slime draws (ROS-R-marked)."
  },
  {
   "id": "ROS-D-groan-roll",
   "question": "Who rolls for groans, how often, and for what number?",
   "decision": "After step 4, once a turn. The nearest occupied hideout within 40 cm of a groaning Zed is taken, groaning Zeds within 40 cm of it are counted, and one d10 is rolled; equal or less activates it. A Zed that was in contact when step 3 began has groaned where it stood, though it is then pushed off or killed.",
   "why": "The text has a Zed in contact groan before it tells of the push-back. One roll keeps distant fights from adding up or rolling many times. With 0 counting, even one groan wakes it 2 times in 10."
  },
  {
   "id": "ROS-D-drift-speed",
   "question": "The speed list gives drifting Zeds 5 cm, the drift table 2 cm.",
   "decision": "The table is used for aimless drift; the 5 cm is the allowance when lured by noise or groans.",
   "why": "It keeps both numbers in use."
  },
  {
   "id": "ROS-D-drift-turn",
   "question": "How far does a drifting Zed turn?",
   "decision": "90 degrees, then 2 cm the new way; it stops at obstacles.",
   "why": "No angle is given."
  },
  {
   "id": "ROS-D-zed-sight",
   "question": "What is a drifting Zed's line of sight?",
   "decision": "Its forward 90 degrees, up to the sight limit of the light, blocked by terrain.",
   "why": "The only arc in the seed is 90 degrees; all-round sight would make every drifter charge at once in the open."
  },
  {
   "id": "ROS-D-charge-when",
   "question": "When are charges checked?",
   "decision": "At each survivor's movement in step 5, wherever a survivor is thrown or dragged to or a seated NPS is freed, when a door that is opened or smashed, a hole that a Tank makes or a torch that is lit brings one into its sight, at each drifter's own move in step 7, and when a fallen drifter stands up in step 8. A charge started before step 7 moves in step 7 of the same turn, one started by a drift move or later starts next turn.",
   "why": "Follows the order of the steps; the text asks where the survivor comes to, not how. Who enters its sight need not have walked."
  },
  {
   "id": "ROS-D-ranged",
   "question": "Can a Boomer's spit or what a Tank throws miss?",
   "decision": "No; whoever is in sight and in range is hit. Table option - d10, 5+ hits, with the Smoker's modifiers for a moving target.",
   "why": "The text gives a number for the Smoker's tongue alone; of the others it says what they do."
  },
  {
   "id": "ROS-D-assist-fence",
   "question": "Can ASSIST get somebody over a wire fence?",
   "decision": "No. Table option - yes, one in contact with the fence crosses it in step 5 whatever its own card.",
   "why": "A fence takes a complete RUN, says the text, and it excepts nobody."
  },
  {
   "id": "ROS-D-infect-source",
   "question": "Which damage can infect?",
   "decision": "Zed melee, pins, Smoker tongues and Tank blows; not thrown objects, fire or falls.",
   "why": "The rule says damaged by a Zed; a thrown rock carries no bite."
  },
  {
   "id": "ROS-D-smoker-infect",
   "question": "Does the Smoker's tongue count as Zed damage?",
   "decision": "Yes.",
   "why": "It is the Zed's body."
  },
  {
   "id": "ROS-D-infect-when",
   "question": "When in the turn is the infection roll made?",
   "decision": "At the end of the turn, from the turn after the infection.",
   "why": "It has no step in the sequence."
  },
  {
   "id": "ROS-D-rise-when",
   "question": "When does a dead infected survivor stand up?",
   "decision": "In step 8 of the turn after its death, as an attacking Zed without its weapons, which lie there.",
   "why": "Step 8 is where fallen Zeds stand."
  },
  {
   "id": "ROS-D-infect-corpse",
   "question": "An NPS dies from the first hit, so what does its infection test do, and what of a PS killed by hits while infected?",
   "decision": "The test is made all the same; an infected corpse rises in the next turn, an immune one stays dead.",
   "why": "Otherwise the NPS row of the test could hardly ever matter."
  },
  {
   "id": "ROS-D-pin-end",
   "question": "How does a pin end?",
   "decision": "When the Hunter or Witch is killed, knocked down or knocked back by a shot, strike, push-back or blast of somebody else, torn off by ASSIST, or drawn off by burning WP. The victim cannot free itself.",
   "why": "The victim is helpless."
  },
  {
   "id": "ROS-D-tank-hits",
   "question": "What counts as one of the Tank's ten hits?",
   "decision": "Each body or head hit, each knock-down or kill result of a melee weapon, and each HE grenade or pipe bomb with it in the area (a kill score adds one more), which knock it down besides. A stun grenade only knocks it down. Fire and WP destroy it like any Zed.",
   "why": "Hits knock it neither down nor back, but what a grenade knocks down is all Zeds, and nothing is said to go back. What kills nobody is no hit; so a Boomer, which any hit incapacitates, is unharmed by it. The fire rules say all Zeds."
  },
  {
   "id": "ROS-D-tank-armour",
   "question": "Do Tanks break armoured doors and proper walls?",
   "decision": "No; standard and reinforced doors, fences, thin walls only.",
   "why": "Armoured doors cannot be smashed by Zeds, and a fortified safe house must be safe."
  },
  {
   "id": "ROS-D-smoker-moved",
   "question": "What do moved 5 and moved 10 mean when the target moved some other distance?",
   "decision": "Moved at all up to 5 cm in step 5 is -1; more than 5 cm is -2.",
   "why": "They stand for BOTH and RUN, which injuries shorten."
  },
  {
   "id": "ROS-D-chat",
   "question": "Is talk between players limited by radios?",
   "decision": "No, except that cards may not be told.",
   "why": "That is the only limit the seed states."
  },
  {
   "id": "ROS-D-hunter-walk",
   "question": "Does a Hunter also move normally?",
   "decision": "Yes, in any step 7 it may move 20 cm, crouch, or, if crouched, leap.",
   "why": "A spring of 10 cm every other turn alone would be slower than an ordinary Zed."
  },
  {
   "id": "ROS-D-door-hurt",
   "question": "A survivor with three hits runs only 4 cm. Can it never open a door, which costs 5?",
   "decision": "With RUN a survivor touching a door may always open or close it if it does not otherwise move that turn.",
   "why": "A survivor must not be locked out of the safe house by arithmetic; the cost still takes the whole action."
  },
  {
   "id": "ROS-D-living",
   "question": "Are NPS prey, and do they count for the priorities and for charges, like PS?",
   "decision": "Yes in every respect; survivor without more means PS and NPS alike. Only those that sit trapped do not (ROS-D-seated).",
   "why": "The priorities say living, and the seed sets NPS apart only for hits, infection, cards and orders."
  },
  {
   "id": "ROS-D-seated",
   "question": "Are the trapped NPS of scenario 3 prey while they sit, and what do explosions and flames do to them?",
   "decision": "They are left alone until they are freed. No Zed goes for a seated figure or hurts one, no drifter charges it, and no explosion, flame or slime does anything to it. Of seated figures only a Witch notices anything (ROS-witch-disturb, ROS-D-wp).",
   "why": "All seated figures look alike, and whatever hurt one would show what it is. Those who cannot run would be dead before anybody came."
  },
  {
   "id": "ROS-D-open",
   "question": "Must an attacking Zed see the living in the open within 20 cm to go for them?",
   "decision": "Yes. Whom it does not see it goes for only by a later priority.",
   "why": "The text does not say. In the open is read as in view; a drifting Zed also needs its line of sight, but for the last 5 cm."
  },
  {
   "id": "ROS-D-molotov",
   "question": "The text sets on fire all Zeds that move through a Molotov's flames. What of those in it that do not move?",
   "decision": "They are on fire too, standing or lying, from the moment it lands.",
   "why": "The flames are where they are. To get out of them they would have to move through them."
  },
  {
   "id": "ROS-D-wasted-shot",
   "question": "What if the named target is already down or dead when a shot of the same card comes?",
   "decision": "Down Zeds may be shot at (stationary if they did not move in step 7); the dead cannot be named, so the next shot names another target or is not fired and not used up.",
   "why": "Shots are named one after the other."
  },
  {
   "id": "ROS-D-friendly",
   "question": "Can shots hit survivors by mistake?",
   "decision": "No; other bases in the line only make the target partly obscured.",
   "why": "The seed has no such rule."
  },
  {
   "id": "ROS-D-names",
   "question": "The four named characters come from a video game.",
   "decision": "They are kept as a replaceable name list; the product ships neutral names by default and loads these from the rules file.",
   "why": "Names are background without effect on play."
  },
  {
   "id": "ROS-D-pass",
   "question": "May a figure move through others?",
   "decision": "Survivors pass through friends and over fallen Zeds but end on a free place; standing Zeds block them. Zeds pass through no base. Table option - no figure passes any other.",
   "why": "Friends in a doorway or lane otherwise stop a whole team; it did so in a trial."
  },
  {
   "id": "ROS-D-room",
   "question": "Every building is one room, so does stepping inside discover a hideout anywhere in it?",
   "decision": "No; only coming within 5 cm in sight (10 with a lit torch) or opening its hatch or door. Table option - entering the room discovers it.",
   "why": "In scenario 2 all three shops hold a hideout, so the other reading wakes every occupied one with no choice for the players."
  },
  {
   "id": "ROS-D-push-lock",
   "question": "Two Zeds can take turns - one pushed down while the other closes - and hold a survivor who keeps playing MELEE. Is that meant?",
   "decision": "Yes, the sequence as stated gives it. The way out is to shoot in step 9 what closed in step 7, a friend's fire, or taking a hit and running.",
   "why": "It follows from steps 3, 7 and 8 as the seed prints them."
  },
  {
   "id": "ROS-D-ladder",
   "question": "A ladder on scenario 4 spans two levels. How many CLIMBs, and where is the climber between?",
   "decision": "Two; between them it hangs on the ladder at level 1, may be shot at or ensnared, and may only CLIMB. One climber to a ladder's level at a time.",
   "why": "The card says one level."
  },
  {
   "id": "ROS-D-touch-point",
   "question": "What is touching a landing point?",
   "decision": "Base edge within 5 cm of the point, same level, at any moment of step 5; the survivor leaves at once.",
   "why": "A point has no base, and four must be able to board."
  },
  {
   "id": "ROS-D-search-hurt",
   "question": "A search costs 5 cm of movement. What of a survivor too badly hurt to have it?",
   "decision": "As ROS-D-door-hurt - with RUN a survivor touching the marker may always search if it does not otherwise move that turn.",
   "why": "The same arithmetic problem as at doors."
  },
  {
   "id": "ROS-D-stairs-hurt",
   "question": "Stairs take 5 cm of movement. What of a survivor too badly hurt to have it?",
   "decision": "As ROS-D-door-hurt - with RUN a survivor touching the foot or head of stairs that it could not get over may always take them if it does not otherwise move that turn. It ends touching their other end.",
   "why": "Three hits would otherwise keep it on one floor for the rest of the game."
  },
  {
   "id": "ROS-D-last-out",
   "question": "Does the game end when the last PS has left, with NPS still on the map?",
   "decision": "No; it runs on to the turn limit while an NPS that counts is alive on the map, which goes for the exit.",
   "why": "Otherwise a follower one step behind its leader is lost by bookkeeping."
  },
  {
   "id": "ROS-D-balance",
   "question": "How many hordes and drifters do four PS face?",
   "decision": "Two hordes and ten drifters, on average 80 Zeds, 20 to one. Table option - one horde fewer at 3 or more PS.",
   "why": "The seed says maybe 20 or 30 to one, and a horde that sleeps to the end is met by nobody. A Zed is met when it came out of a hideout, showed itself as a mutant, charged as a drifter, or rose from the dead. With six drifters, no Boomer on the way and few things to throw, 0.5 to 0.9 hordes were woken in a game and 5 to 8 Zeds met by each survivor. Now the aim for four sensible bots is that half of all hordes wake in the median game, at least 12 Zeds are met by each, at most a third of the losses are the clock's, no kind of mutant makes more than a third of the deaths, and 30 to 70 games of 100 are won, at least 10 in full (npm run calibrate prints all six). In 500 games each, of 100 - under revision 19 (npm run -s calibrate -- all --games 500 --seed revision-19) Safe House 51 won, 29 in full, 17.3 Zeds met by each, 25 of the losses by the clock, the Tank 32 of the deaths; Supply Run 45, 40, 15.9, 17, no mutant; Trapped 42, 35, 14.5, 17, the Witch 19; Pick-up 54, 14, 17.5, 26, the Hunter 19. Both hordes wake in the median game. Three hordes and twelve drifters would be 29 to one, near the most that the seed names."
  }
 ]
} as unknown as Register;
