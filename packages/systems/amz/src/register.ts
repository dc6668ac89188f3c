// Made from rules.yaml by scripts/register.mjs.
import type { Register } from '@shambles/engine';

/** Every entry of the register: another id does not compile. */
export type RuleId =
  | 'AMZ-turn-01-scenario'
  | 'AMZ-turn-02-cards'
  | 'AMZ-turn-03-table'
  | 'AMZ-turn-04-hot-spots'
  | 'AMZ-turn-05-living'
  | 'AMZ-turn-06-zombies'
  | 'AMZ-turn-07-reinforcements'
  | 'AMZ-turn-08-activate'
  | 'AMZ-turn-09-interrupt'
  | 'AMZ-turn-10-loop'
  | 'AMZ-turn-11-random'
  | 'AMZ-turn-12-masters'
  | 'AMZ-turn-13-repeat'
  | 'AMZ-core-4plus'
  | 'AMZ-core-opposed'
  | 'AMZ-reaction-zombie-first'
  | 'AMZ-reaction-living-first'
  | 'AMZ-reaction-die'
  | 'AMZ-reaction-anti-zombie-armor'
  | 'AMZ-quality-dice'
  | 'AMZ-morale-dice'
  | 'AMZ-optimum-range'
  | 'AMZ-optimum-range-support'
  | 'AMZ-optimum-range-mounted'
  | 'AMZ-targets-engaged'
  | 'AMZ-firepower-base'
  | 'AMZ-firepower-optimum'
  | 'AMZ-firepower-interruptions'
  | 'AMZ-firepower-defensive'
  | 'AMZ-firepower-exposed'
  | 'AMZ-firepower-rapid'
  | 'AMZ-firepower-cap'
  | 'AMZ-support-dice'
  | 'AMZ-defense-base'
  | 'AMZ-defense-charging'
  | 'AMZ-defense-cap'
  | 'AMZ-cover-in'
  | 'AMZ-cover-solid'
  | 'AMZ-cover-exposed'
  | 'AMZ-armor-light'
  | 'AMZ-armor-anti-zombie'
  | 'AMZ-zombie-bonus-dice'
  | 'AMZ-move-cautious'
  | 'AMZ-move-rapid'
  | 'AMZ-move-stationary'
  | 'AMZ-move-overwatch'
  | 'AMZ-cc-zombies-no-check'
  | 'AMZ-cc-initiate'
  | 'AMZ-cc-initiate-failed'
  | 'AMZ-cc-attacked'
  | 'AMZ-cc-dependents'
  | 'AMZ-cc-forfeit'
  | 'AMZ-cc-like-fire'
  | 'AMZ-cc-rounds'
  | 'AMZ-cc-no-morale'
  | 'AMZ-cc-flee'
  | 'AMZ-cc-flee-again'
  | 'AMZ-first-aid-standard'
  | 'AMZ-first-aid-medic'
  | 'AMZ-who-gets-hit'
  | 'AMZ-revenant-check'
  | 'AMZ-morale-nonpro-pull-back'
  | 'AMZ-morale-nonpro-points'
  | 'AMZ-morale-pro-points'
  | 'AMZ-stress-more-turn'
  | 'AMZ-stress-more-dependents'
  | 'AMZ-stress-more-abandoned'
  | 'AMZ-stress-more-zombie-objective'
  | 'AMZ-stress-more-mobs'
  | 'AMZ-stress-more-night'
  | 'AMZ-stress-less-antivirus'
  | 'AMZ-stress-less-objective'
  | 'AMZ-stress-less-barricaded'
  | 'AMZ-stress-less-fortified'
  | 'AMZ-stress-less-leader'
  | 'AMZ-confidence-leader'
  | 'AMZ-confidence-no-zombies'
  | 'AMZ-confidence-armor'
  | 'AMZ-confidence-objective'
  | 'AMZ-sides'
  | 'AMZ-professional'
  | 'AMZ-non-professional'
  | 'AMZ-dice-notation'
  | 'AMZ-measuring'
  | 'AMZ-leaving'
  | 'AMZ-zombie-rapid'
  | 'AMZ-cohesion'
  | 'AMZ-los'
  | 'AMZ-fire-range'
  | 'AMZ-cover-definitions'
  | 'AMZ-terrain'
  | 'AMZ-activation'
  | 'AMZ-special-actions'
  | 'AMZ-overwatch'
  | 'AMZ-hide'
  | 'AMZ-take-cover'
  | 'AMZ-zombie-types'
  | 'AMZ-odies'
  | 'AMZ-zulus'
  | 'AMZ-romeos'
  | 'AMZ-dexters'
  | 'AMZ-possessed'
  | 'AMZ-possessed-weapons'
  | 'AMZ-possessed-link'
  | 'AMZ-mobs'
  | 'AMZ-awareness'
  | 'AMZ-dexter-control'
  | 'AMZ-masters-action'
  | 'AMZ-interrupt-declare'
  | 'AMZ-interrupt-limit'
  | 'AMZ-interrupt-mindless'
  | 'AMZ-charge-burst'
  | 'AMZ-interrupt-masters'
  | 'AMZ-reaction-test'
  | 'AMZ-reaction-fire'
  | 'AMZ-targets-scope'
  | 'AMZ-fire-procedure'
  | 'AMZ-fire-matching'
  | 'AMZ-who-is-hit-living'
  | 'AMZ-fire-into-cc'
  | 'AMZ-optimum-range-use'
  | 'AMZ-support-weapons'
  | 'AMZ-noise'
  | 'AMZ-assault'
  | 'AMZ-cc-defensive-fire'
  | 'AMZ-cc-flight-from-charge'
  | 'AMZ-cc-pools'
  | 'AMZ-cc-lost'
  | 'AMZ-capture'
  | 'AMZ-down'
  | 'AMZ-first-aid-when'
  | 'AMZ-medics'
  | 'AMZ-casualties'
  | 'AMZ-casualties-carry'
  | 'AMZ-casualties-abandon'
  | 'AMZ-revenant-rising'
  | 'AMZ-revenant-again'
  | 'AMZ-antivirus'
  | 'AMZ-morale-check'
  | 'AMZ-morale-once'
  | 'AMZ-morale-levels'
  | 'AMZ-pull-back'
  | 'AMZ-stress-level'
  | 'AMZ-confidence-roll'
  | 'AMZ-leadership'
  | 'AMZ-dependents'
  | 'AMZ-vehicles'
  | 'AMZ-vehicle-attack'
  | 'AMZ-mounted-weapons'
  | 'AMZ-buildings'
  | 'AMZ-barricade-batter'
  | 'AMZ-barricade-build'
  | 'AMZ-night'
  | 'AMZ-hot-spots'
  | 'AMZ-hot-spot-close'
  | 'AMZ-reinforcements'
  | 'AMZ-random-movement'
  | 'AMZ-zombie-objectives'
  | 'AMZ-living-objectives'
  | 'AMZ-end-of-turn'
  | 'AMZ-quirk-cards'
  | 'AMZ-scenario-format'
  | 'AMZ-solo'
  | 'AMZ-solo-interrupt'
  | 'AMZ-solo-masters'
  | 'AMZ-solo-cards'
  | 'AMZ-solo-setup'
  | 'AMZ-sc1'
  | 'AMZ-sc2'
  | 'AMZ-sc3'
  | 'AMZ-sc4'
  | 'AMZ-T-quality'
  | 'AMZ-T-morale-rating'
  | 'AMZ-T-movement'
  | 'AMZ-T-first-aid'
  | 'AMZ-T-support'
  | 'AMZ-T-cover'
  | 'AMZ-T-armor'
  | 'AMZ-T-zombie-bonus'
  | 'AMZ-T-firepower-modifiers'
  | 'AMZ-T-morale-points'
  | 'AMZ-T-stress-points'
  | 'AMZ-T-support-list'
  | 'AMZ-T-zombie-types'
  | 'AMZ-T-living-types'
  | 'AMZ-T-morale-levels'
  | 'AMZ-T-stress'
  | 'AMZ-T-leader'
  | 'AMZ-T-random-direction'
  | 'AMZ-T-terrain'
  | 'AMZ-T-buildings'
  | 'AMZ-T-vehicles'
  | 'AMZ-T-vehicle-damage'
  | 'AMZ-T-quirk-cards'
  | 'AMZ-T-sc1-map'
  | 'AMZ-T-sc1-living'
  | 'AMZ-T-sc1-zombies'
  | 'AMZ-T-sc1-hot-spots'
  | 'AMZ-T-sc1-reinforcements'
  | 'AMZ-T-sc2-map'
  | 'AMZ-T-sc2-living'
  | 'AMZ-T-sc2-zombies'
  | 'AMZ-T-sc2-hot-spots'
  | 'AMZ-T-sc2-reinforcements'
  | 'AMZ-T-sc3-map'
  | 'AMZ-T-sc3-living'
  | 'AMZ-T-sc3-zombies'
  | 'AMZ-T-sc3-hot-spots'
  | 'AMZ-T-sc3-reinforcements'
  | 'AMZ-T-sc4-map'
  | 'AMZ-T-sc4-living'
  | 'AMZ-T-sc4-zombies'
  | 'AMZ-T-sc4-hot-spots'
  | 'AMZ-T-sc4-reinforcements'
  | 'AMZ-EX-armor-reaction'
  | 'AMZ-EX-firepower-1'
  | 'AMZ-EX-firepower-cap'
  | 'AMZ-EX-defense-1'
  | 'AMZ-EX-match-1'
  | 'AMZ-EX-match-2'
  | 'AMZ-EX-match-3'
  | 'AMZ-EX-reaction-1'
  | 'AMZ-EX-reaction-2'
  | 'AMZ-EX-reaction-3'
  | 'AMZ-EX-stress-1'
  | 'AMZ-EX-first-aid-1'
  | 'AMZ-EX-defensive-1'
  | 'AMZ-EX-odds-fire'
  | 'AMZ-EX-odds-melee'
  | 'AMZ-D-step10'
  | 'AMZ-D-step13'
  | 'AMZ-D-rapid-firepower'
  | 'AMZ-D-defense-die'
  | 'AMZ-D-matching'
  | 'AMZ-D-exposed-rapid'
  | 'AMZ-D-solid-cover'
  | 'AMZ-D-defense-cap'
  | 'AMZ-D-bonus-per-unit'
  | 'AMZ-D-one-mode'
  | 'AMZ-D-armor-untrained'
  | 'AMZ-D-interrupt-test'
  | 'AMZ-D-targets'
  | 'AMZ-D-optimum-support'
  | 'AMZ-D-cc-pool'
  | 'AMZ-D-burst-short'
  | 'AMZ-D-cc-check-failed'
  | 'AMZ-D-forfeit'
  | 'AMZ-D-first-aid-when'
  | 'AMZ-D-revenant-dice'
  | 'AMZ-D-morale-one-die'
  | 'AMZ-D-morale-once'
  | 'AMZ-D-step12-fire'
  | 'AMZ-D-possessed-dice'
  | 'AMZ-D-stress-scope'
  | 'AMZ-D-confidence-meaning'
  | 'AMZ-D-random-who'
  | 'AMZ-D-blank-headings'
  | 'AMZ-D-special-weapons'
  | 'AMZ-D-dependents-flee'
  | 'AMZ-D-zombie-fled-from'
  | 'AMZ-D-broken-bullets'
  | 'AMZ-D-dependents-cc'
  | 'AMZ-D-defensive-exposed'
  | 'AMZ-D-complete-move'
  | 'AMZ-D-interrupt-moments'
  | 'AMZ-D-hearing'
  | 'AMZ-D-start-order'
  | 'AMZ-D-inside'
  | 'AMZ-D-drift'
  | 'AMZ-D-slight-rises'
  | 'AMZ-D-wiped-out'
  | 'AMZ-D-hatches'
  | 'AMZ-D-cc-round'
  | 'AMZ-D-marker-place'
  | 'AMZ-D-card-asks'
  | 'AMZ-D-zombie-modes'
  | 'AMZ-D-cc-possessed'
  | 'AMZ-D-charge-broken'
  | 'AMZ-D-nerve-cover'
  | 'AMZ-D-zero-defense'
  | 'AMZ-D-random-check'
  | 'AMZ-D-stress-dependents'
  | 'AMZ-D-hot-spot-order'
  | 'AMZ-D-revenant-answer'
  | 'AMZ-D-hostages'
  | 'AMZ-D-last-mode'
  | 'AMZ-D-keeps-together'
  | 'AMZ-D-shut-between'
  | 'AMZ-D-bearers'
  | 'AMZ-D-captives-room'
  | 'AMZ-D-mounted-mode'
  | 'AMZ-D-house-rules'
  | 'AMZ-D-own-scenarios';

export const REGISTER = {
 "system": "amz",
 "title": "Ambush Z",
 "rules": [
  {
   "id": "AMZ-turn-01-scenario",
   "title": "Step 1, choose a scenario",
   "kind": "procedure",
   "provenance": "stated",
   "where": "TURN SEQUENCE, 1",
   "rule": "The players first settle which scenario is played. Everything that follows (cards, terrain, Hot Spots, forces, reinforcements, victory) is read from it. Set-up steps 1 to 6 happen once in a game.",
   "see": [
    "AMZ-scenario-format",
    "AMZ-sc1",
    "AMZ-sc2",
    "AMZ-sc3",
    "AMZ-sc4"
   ]
  },
  {
   "id": "AMZ-turn-02-cards",
   "title": "Step 2, draw Quirk of Fate cards",
   "kind": "procedure",
   "provenance": "stated",
   "where": "TURN SEQUENCE, 2",
   "rule": "Quirk of Fate cards are drawn as the scenario orders: it says which side draws and how many. A scenario that does not name cards uses none.",
   "see": [
    "AMZ-quirk-cards"
   ],
   "note": "The sheet says that they are drawn as the scenario dictates; the last sentence is decided here."
  },
  {
   "id": "AMZ-turn-03-table",
   "title": "Step 3, set up the table",
   "kind": "procedure",
   "provenance": "stated",
   "where": "TURN SEQUENCE, 3",
   "rule": "The terrain is laid out as the scenario describes, before any Hot Spot or figure is placed."
  },
  {
   "id": "AMZ-turn-04-hot-spots",
   "title": "Step 4, place the Hot Spots",
   "kind": "procedure",
   "provenance": "stated",
   "where": "TURN SEQUENCE, 4",
   "rule": "The Zombie Hot Spots are placed after the terrain and before either side's units.",
   "see": [
    "AMZ-hot-spots"
   ]
  },
  {
   "id": "AMZ-turn-05-living",
   "title": "Step 5, set up the Living",
   "kind": "procedure",
   "provenance": "stated",
   "where": "TURN SEQUENCE, 5",
   "rule": "The Living units are set up as the scenario says, after the Hot Spots and before the zombies, so the Zombie player always sees the Living deployment."
  },
  {
   "id": "AMZ-turn-06-zombies",
   "title": "Step 6, set up the zombies",
   "kind": "procedure",
   "provenance": "stated",
   "where": "TURN SEQUENCE, 6",
   "rule": "The zombie units are set up last, as the scenario says."
  },
  {
   "id": "AMZ-turn-07-reinforcements",
   "title": "Step 7, zombie reinforcements",
   "kind": "procedure",
   "provenance": "stated",
   "where": "TURN SEQUENCE, 7",
   "rule": "At the start of every turn except the first, the Zombie player rolls once on the scenario's reinforcement table; it gives the number and the type of the new zombies. He then rolls for the Hot Spot at which they appear.",
   "see": [
    "AMZ-reinforcements",
    "AMZ-hot-spots",
    "AMZ-noise"
   ]
  },
  {
   "id": "AMZ-turn-08-activate",
   "title": "Step 8, activate one Living unit",
   "kind": "procedure",
   "provenance": "stated",
   "where": "TURN SEQUENCE, 8",
   "rule": "The Living player picks a Living unit that has not been activated this turn and announces what it will do: move then fire, fire then move, go on Overwatch, or Hide.",
   "see": [
    "AMZ-activation",
    "AMZ-overwatch",
    "AMZ-hide"
   ],
   "note": "The sheet asks for the announcement only; checks due at the start of the activation come before it (AMZ-D-start-order), and measuring is free (AMZ-measuring)."
  },
  {
   "id": "AMZ-turn-09-interrupt",
   "title": "Step 9, zombies may Interrupt",
   "kind": "procedure",
   "provenance": "stated",
   "where": "TURN SEQUENCE, 9",
   "rule": "While that Living unit carries out what was announced, zombie units may Interrupt it. Interrupting is a choice of the Zombie player, not a duty.",
   "see": [
    "AMZ-interrupt-declare",
    "AMZ-interrupt-limit",
    "AMZ-reaction-test"
   ]
  },
  {
   "id": "AMZ-turn-10-loop",
   "title": "Step 10, go on until every Living unit has been activated",
   "kind": "procedure",
   "provenance": "inferred",
   "where": "TURN SEQUENCE, 10",
   "rule": "Activation of one Living unit (step 8) with its Interrupts (step 9) is repeated until each Living unit has been activated once this turn.",
   "see": [
    "AMZ-turn-08-activate",
    "AMZ-turn-09-interrupt"
   ],
   "note": "Scan or print slip - the sheet names steps 9 and 10, so the step would repeat itself and no second unit would ever be activated. Read as steps 8 and 9 (AMZ-D-step10). In the sister game's published list, which has one step more before it, the same two numbers are right."
  },
  {
   "id": "AMZ-turn-11-random",
   "title": "Step 11, random zombie movement",
   "kind": "procedure",
   "provenance": "stated",
   "where": "TURN SEQUENCE, 11",
   "rule": "When every Living unit has been activated, random zombie movement is checked.",
   "see": [
    "AMZ-random-movement"
   ]
  },
  {
   "id": "AMZ-turn-12-masters",
   "title": "Step 12, Dexters and Possessed",
   "kind": "procedure",
   "provenance": "stated",
   "where": "TURN SEQUENCE, 12",
   "rule": "After random movement the Zombie player may move any Dexter or Possessed unit that did not Interrupt this turn. A Dexter or Possessed unit that did Interrupt stays where it is.",
   "see": [
    "AMZ-masters-action"
   ]
  },
  {
   "id": "AMZ-turn-13-repeat",
   "title": "Step 13, repeat until victory",
   "kind": "procedure",
   "provenance": "stated",
   "where": "TURN SEQUENCE, 13",
   "rule": "Turns follow one another until one side fulfils the scenario's victory conditions.",
   "see": [
    "AMZ-end-of-turn",
    "AMZ-turn-07-reinforcements"
   ],
   "note": "The sheet sends the players back to step 8; step 7 is for turns after the first only, so from the second turn on each turn starts at step 7 (AMZ-D-step13)."
  },
  {
   "id": "AMZ-core-4plus",
   "title": "The 4+ roll",
   "kind": "procedure",
   "provenance": "stated",
   "where": "THE (Nearly) UNIVERSAL MECHANIC",
   "rule": "An unopposed test succeeds when the die, of whatever size the unit's rating gives, shows 4 or more after modifiers."
  },
  {
   "id": "AMZ-core-opposed",
   "title": "Opposed rolls",
   "kind": "procedure",
   "provenance": "stated",
   "where": "THE (Nearly) UNIVERSAL MECHANIC",
   "rule": "An opposed roll succeeds when it is 4 or more and also strictly higher than the opponent's roll. A tie is a failure for the side that has to succeed.",
   "see": [
    "AMZ-reaction-test",
    "AMZ-fire-matching"
   ]
  },
  {
   "id": "AMZ-reaction-zombie-first",
   "title": "Reaction test won by the zombies",
   "kind": "procedure",
   "provenance": "stated",
   "where": "REACTION TEST RESULTS",
   "rule": "When the zombie unit's roll is 4 or more and higher than the Living unit's roll, the Interruption is carried out before the Living unit can do anything about it.",
   "see": [
    "AMZ-reaction-test"
   ]
  },
  {
   "id": "AMZ-reaction-living-first",
   "title": "Reaction test not won by the zombies",
   "kind": "procedure",
   "provenance": "stated",
   "where": "REACTION TEST RESULTS",
   "rule": "In every other case (zombie roll below 4, or equal to or lower than the Living roll) the Living player may do one of two things first: fire on the interrupting zombies, or finish the unit's move. Then the Interruption is carried out. He may also let both go.",
   "see": [
    "AMZ-reaction-test"
   ]
  },
  {
   "id": "AMZ-reaction-die",
   "title": "The die of a reaction test",
   "kind": "procedure",
   "provenance": "stated",
   "where": "NOTE for Reaction Tests",
   "rule": "Each side of a reaction test rolls one Troop Quality die; the Living roll is modified by the way the unit is moving.",
   "tables": [
    "AMZ-T-quality",
    "AMZ-T-movement"
   ],
   "see": [
    "AMZ-reaction-anti-zombie-armor"
   ],
   "note": "The sheet only says that the die is modified by movement; that the zombie die is not is AMZ-D-zombie-modes."
  },
  {
   "id": "AMZ-reaction-anti-zombie-armor",
   "title": "Anti-Zombie Armor in reaction tests",
   "kind": "modifier",
   "provenance": "stated",
   "where": "NOTE for Reaction Tests",
   "rule": "A unit in Anti-Zombie Armor rolls its reaction tests on the next smaller Troop Quality die (D12 to D10, D10 to D8, D8 to D6). No other roll of the unit is affected. Possessed who wear it are such a unit.",
   "see": [
    "AMZ-armor-anti-zombie"
   ],
   "note": "There is no smaller die for an Untrained unit; see AMZ-D-armor-untrained. The sheet names no other roll, and says neither that others are unaffected nor whether Possessed may wear it; both are decided here."
  },
  {
   "id": "AMZ-quality-dice",
   "title": "Troop Quality dice",
   "kind": "table",
   "provenance": "stated",
   "where": "Troop Quality Dice",
   "rule": "A unit's Troop Quality is Elite (D12), Veteran (D10), Trained (D8) or Untrained (D6). Quality Checks, reaction tests and Firepower are rolled on this die.",
   "tables": [
    "AMZ-T-quality"
   ],
   "note": "Firepower being rolled on quality dice stands on the sheet; that Defense is rolled on the defender's quality dice is the practice of the sister games (AMZ-D-defense-die)."
  },
  {
   "id": "AMZ-morale-dice",
   "title": "Morale ratings",
   "kind": "table",
   "provenance": "stated",
   "where": "Morale Ratings Dice",
   "rule": "A Living unit's Morale is High (D12), Good (D10), Average (D8) or Low (D6); Morale tests are rolled on this die. It is independent of Troop Quality.",
   "tables": [
    "AMZ-T-morale-rating"
   ],
   "note": "The sheet has a list of its own for each and does not say whether one depends on the other; that it does not is decided here."
  },
  {
   "id": "AMZ-optimum-range",
   "title": "Optimum Range",
   "kind": "table",
   "provenance": "stated",
   "where": "OPTIMUM RANGES",
   "rule": "A unit's Optimum Range in inches equals the size of its Troop Quality die: Elite 12, Veteran 10, Trained 8, Untrained 6.",
   "tables": [
    "AMZ-T-quality"
   ],
   "note": "The scanned table, like the other two-column ones, has an empty heading row; it holds no lost data (AMZ-D-blank-headings)."
  },
  {
   "id": "AMZ-optimum-range-support",
   "title": "Optimum Range of support weapons",
   "kind": "modifier",
   "provenance": "stated",
   "where": "OPTIMUM RANGES, text under the table",
   "rule": "A support weapon carried by a unit has twice the Optimum Range of that unit.",
   "see": [
    "AMZ-optimum-range-use"
   ],
   "note": "The sheet calls it the unit's Living Optimum Range. The word is read as adding nothing: it is the range of the table above, also for Possessed."
  },
  {
   "id": "AMZ-optimum-range-mounted",
   "title": "Mounted and emplaced support weapons",
   "kind": "modifier",
   "provenance": "stated",
   "where": "OPTIMUM RANGES, text under the table",
   "rule": "A support weapon on a vehicle mount or in an emplacement counts as within Optimum Range at any distance.",
   "see": [
    "AMZ-mounted-weapons"
   ]
  },
  {
   "id": "AMZ-targets-engaged",
   "title": "Targets engaged by quality",
   "kind": "limit",
   "provenance": "stated",
   "where": "TARGETS ENGAGED BY QUALITY",
   "rule": "A unit may engage at most this many target units: Untrained 1, Trained 2, Veteran 3, Elite 4.",
   "tables": [
    "AMZ-T-quality"
   ],
   "see": [
    "AMZ-targets-scope"
   ]
  },
  {
   "id": "AMZ-firepower-base",
   "title": "Firepower",
   "kind": "procedure",
   "provenance": "stated",
   "where": "FIREPOWER",
   "rule": "Firepower is the number of Troop Quality dice the unit rolls to attack: one for each figure of the unit, plus the dice of its special (support) weapons, then the modifiers.",
   "tables": [
    "AMZ-T-firepower-modifiers",
    "AMZ-T-support"
   ],
   "note": "The formula says special weapons, the list below it support weapons; taken as the same (AMZ-D-special-weapons).",
   "see": [
    "AMZ-firepower-optimum",
    "AMZ-firepower-interruptions",
    "AMZ-firepower-defensive",
    "AMZ-firepower-exposed",
    "AMZ-firepower-rapid",
    "AMZ-firepower-cap",
    "AMZ-support-dice"
   ]
  },
  {
   "id": "AMZ-firepower-optimum",
   "title": "Firepower, target in Optimum Range",
   "kind": "modifier",
   "provenance": "stated",
   "where": "FIREPOWER",
   "rule": "+1 Firepower die when the target is within Optimum Range.",
   "see": [
    "AMZ-optimum-range",
    "AMZ-optimum-range-use"
   ]
  },
  {
   "id": "AMZ-firepower-interruptions",
   "title": "Firepower, further Interruptions",
   "kind": "modifier",
   "provenance": "stated",
   "where": "FIREPOWER",
   "rule": "Every Interruption of one activation beyond the first costs 1 Firepower die: with the second the unit rolls one die fewer, with the third two fewer, and so on.",
   "see": [
    "AMZ-interrupt-limit"
   ]
  },
  {
   "id": "AMZ-firepower-defensive",
   "title": "Firepower, defensive fire against Close Combat",
   "kind": "modifier",
   "provenance": "stated",
   "where": "FIREPOWER",
   "rule": "-1 Firepower die when a unit fires to break a charge into Close Combat.",
   "see": [
    "AMZ-cc-attacked"
   ]
  },
  {
   "id": "AMZ-firepower-exposed",
   "title": "Firepower, exposed or rapid target",
   "kind": "modifier",
   "provenance": "stated",
   "where": "FIREPOWER; COVER DICE",
   "rule": "+1 Firepower die when the target unit is Exposed or is making a Rapid move. The sheet names the exposed target twice (under Firepower and under Cover Dice); it is one and the same die.",
   "see": [
    "AMZ-cover-exposed"
   ],
   "note": "One die, also when the target is both (AMZ-D-exposed-rapid)."
  },
  {
   "id": "AMZ-firepower-rapid",
   "title": "Firepower, firer making a Rapid move",
   "kind": "modifier",
   "provenance": "inferred",
   "where": "MOVEMENT, the line between Rapid and Stationary",
   "rule": "-1 Firepower die when the firing unit makes a Rapid move in the activation.",
   "tables": [
    "AMZ-T-movement"
   ],
   "note": "The penalty line stands alone between the lines for Rapid and Stationary; it is read as the second half of the Rapid line (AMZ-D-rapid-firepower)."
  },
  {
   "id": "AMZ-firepower-cap",
   "title": "Firepower never more than ten dice",
   "kind": "limit",
   "provenance": "stated",
   "where": "FIREPOWER",
   "rule": "Firepower is never more than 10 dice. Penalties are taken from the capped number, however many figures the unit has: dice = min(10, figures + support dice + bonus dice) - penalty dice.",
   "note": "Example of the reading - 12 figures at the second Interruption roll 9 dice, not 10."
  },
  {
   "id": "AMZ-support-dice",
   "title": "Support weapon dice",
   "kind": "modifier",
   "provenance": "stated",
   "where": "SUPPORT WEAPON DICE",
   "rule": "Each support weapon adds dice of the unit's Troop Quality to its Firepower: Light +1, Medium +2, Heavy +3.",
   "tables": [
    "AMZ-T-support"
   ],
   "see": [
    "AMZ-support-weapons"
   ]
  },
  {
   "id": "AMZ-defense-base",
   "title": "Unit Defense",
   "kind": "procedure",
   "provenance": "stated",
   "where": "UNIT DEFENSE",
   "rule": "Defense is the number of dice the target rolls: one for each figure of the target unit, plus cover dice, plus armor dice. Zombies have their type's bonus dice in the place of armor dice.",
   "see": [
    "AMZ-cover-in",
    "AMZ-cover-solid",
    "AMZ-armor-light",
    "AMZ-armor-anti-zombie",
    "AMZ-zombie-bonus-dice",
    "AMZ-defense-charging",
    "AMZ-defense-cap"
   ]
  },
  {
   "id": "AMZ-defense-charging",
   "title": "Defense of a charging unit",
   "kind": "modifier",
   "provenance": "stated",
   "where": "UNIT DEFENSE",
   "rule": "-1 Defense die for a unit that is charging into Close Combat: against defensive fire, and for a Living unit against the fire of Possessed that Interrupt it from its announcement to the end of its move.",
   "note": "The sheet says only that it is for charging into Close Combat. What it says about the Possessed that Interrupt is decided here - a unit is charging from its announcement on."
  },
  {
   "id": "AMZ-defense-cap",
   "title": "Defense never more than ten dice",
   "kind": "limit",
   "provenance": "stated",
   "where": "UNIT DEFENSE",
   "rule": "Defense is never more than 10 dice.",
   "note": "The sheet applies penalties to the cap for Firepower only; for Defense the -1 for charging is taken before the cap (AMZ-D-defense-cap)."
  },
  {
   "id": "AMZ-cover-in",
   "title": "In Cover",
   "kind": "modifier",
   "provenance": "stated",
   "where": "COVER DICE",
   "rule": "A unit In Cover has +1 Defense die.",
   "tables": [
    "AMZ-T-cover"
   ],
   "see": [
    "AMZ-cover-definitions"
   ]
  },
  {
   "id": "AMZ-cover-solid",
   "title": "Solid Cover",
   "kind": "modifier",
   "provenance": "stated",
   "where": "COVER DICE",
   "rule": "Solid Cover gives +1 Defense die.",
   "tables": [
    "AMZ-T-cover"
   ],
   "note": "Read as a further die on top of the one for being In Cover, so +2 in all (AMZ-D-solid-cover).",
   "see": [
    "AMZ-cover-definitions"
   ]
  },
  {
   "id": "AMZ-cover-exposed",
   "title": "Exposed",
   "kind": "modifier",
   "provenance": "stated",
   "where": "COVER DICE",
   "rule": "A unit that is Exposed has no cover dice and gives its attacker +1 Firepower die.",
   "tables": [
    "AMZ-T-cover"
   ],
   "see": [
    "AMZ-firepower-exposed",
    "AMZ-cover-definitions"
   ]
  },
  {
   "id": "AMZ-armor-light",
   "title": "Light Body Armor",
   "kind": "modifier",
   "provenance": "stated",
   "where": "ARMOR DICE",
   "rule": "+1 Defense die for a unit in Light Body Armor.",
   "tables": [
    "AMZ-T-armor"
   ]
  },
  {
   "id": "AMZ-armor-anti-zombie",
   "title": "Anti-Zombie Armor",
   "kind": "modifier",
   "provenance": "stated",
   "where": "ARMOR DICE",
   "rule": "+2 Defense dice for a unit in Anti-Zombie Armor. The price is the smaller die in reaction tests.",
   "tables": [
    "AMZ-T-armor"
   ],
   "see": [
    "AMZ-reaction-anti-zombie-armor"
   ]
  },
  {
   "id": "AMZ-zombie-bonus-dice",
   "title": "Bonus Defense dice of the zombie types",
   "kind": "modifier",
   "provenance": "stated",
   "where": "BONUS DEFENSE DICE BY ZOMBIE TYPE",
   "rule": "Odies have no bonus Defense dice. Zulus, Romeos and Dexters have +2 Defense dice for the unit.",
   "tables": [
    "AMZ-T-zombie-bonus"
   ],
   "note": "The bonus is for the unit, not for each figure (AMZ-D-bonus-per-unit). Possessed are not in the list (AMZ-D-possessed-dice)."
  },
  {
   "id": "AMZ-move-cautious",
   "title": "Cautious move",
   "kind": "modifier",
   "provenance": "stated",
   "where": "MOVEMENT",
   "rule": "A Cautious move is up to 6 inches and gives +1 to the unit's die in reaction tests.",
   "tables": [
    "AMZ-T-movement"
   ]
  },
  {
   "id": "AMZ-move-rapid",
   "title": "Rapid move",
   "kind": "modifier",
   "provenance": "stated",
   "where": "MOVEMENT",
   "rule": "A Rapid move is up to 12 inches and gives -1 to the unit's die in reaction tests.",
   "tables": [
    "AMZ-T-movement"
   ],
   "see": [
    "AMZ-firepower-rapid",
    "AMZ-firepower-exposed"
   ]
  },
  {
   "id": "AMZ-move-stationary",
   "title": "Stationary",
   "kind": "modifier",
   "provenance": "stated",
   "where": "MOVEMENT",
   "rule": "A unit that does not move has +1 to its die in reaction tests.",
   "tables": [
    "AMZ-T-movement"
   ]
  },
  {
   "id": "AMZ-move-overwatch",
   "title": "Overwatch in reaction tests",
   "kind": "modifier",
   "provenance": "stated",
   "where": "MOVEMENT",
   "rule": "A unit on Overwatch has +1 to its die in reaction tests.",
   "tables": [
    "AMZ-T-movement"
   ],
   "see": [
    "AMZ-overwatch"
   ],
   "note": "Not added to the +1 for standing still; a unit is in exactly one of the four modes (AMZ-D-one-mode)."
  },
  {
   "id": "AMZ-cc-zombies-no-check",
   "title": "Zombies need no nerve",
   "kind": "procedure",
   "provenance": "stated",
   "where": "CLOSE COMBAT QUALITY CHECKS",
   "rule": "Zombie and Possessed units go into Close Combat without any Quality Check."
  },
  {
   "id": "AMZ-cc-initiate",
   "title": "Living unit starting a Close Combat",
   "kind": "procedure",
   "provenance": "stated",
   "where": "CLOSE COMBAT QUALITY CHECKS",
   "rule": "A Living unit that of its own will wants to enter Close Combat with zombies or Possessed first makes a Quality Check: one Troop Quality die, 4+. Passed: it goes into the Close Combat. Failed: it stays where it is and its activation is lost.",
   "see": [
    "AMZ-cc-initiate-failed"
   ]
  },
  {
   "id": "AMZ-cc-initiate-failed",
   "title": "What a unit that lost its nerve may still do",
   "kind": "procedure",
   "provenance": "stated",
   "where": "CLOSE COMBAT QUALITY CHECKS",
   "rule": "A unit that failed the check to start a Close Combat stays in place but may spend that activation on taking cover or on tending its own wounded, and it may still react to zombies.",
   "see": [
    "AMZ-take-cover",
    "AMZ-first-aid-when"
   ],
   "note": "Taking cover here is done without a move (AMZ-D-nerve-cover)."
  },
  {
   "id": "AMZ-cc-attacked",
   "title": "Living unit attacked in Close Combat",
   "kind": "procedure",
   "provenance": "stated",
   "where": "CLOSE COMBAT QUALITY CHECKS",
   "rule": "A Living unit that zombies (or Possessed, AMZ-D-cc-possessed) attack in Close Combat makes a Quality Check (one Troop Quality die, 4+). Passed: its player chooses defensive fire, to break the charge, or flight of one full Rapid move away. Failed: it can do neither and receives the assault.",
   "see": [
    "AMZ-firepower-defensive",
    "AMZ-cc-dependents",
    "AMZ-cc-forfeit",
    "AMZ-cc-defensive-fire",
    "AMZ-cc-flight-from-charge"
   ],
   "note": "The sheet does not spell out the failed result; it follows from the passed one (AMZ-D-cc-check-failed). When fire breaks a charge is AMZ-D-charge-broken."
  },
  {
   "id": "AMZ-cc-dependents",
   "title": "Units with Dependents do not flee",
   "kind": "limit",
   "provenance": "stated",
   "where": "CLOSE COMBAT QUALITY CHECKS",
   "rule": "A Living unit that has Dependents may not choose flight.",
   "see": [
    "AMZ-dependents",
    "AMZ-cc-flee"
   ],
   "note": "The line stands in the section about being charged; it is applied to fleeing from a running Close Combat as well (AMZ-D-dependents-flee)."
  },
  {
   "id": "AMZ-cc-forfeit",
   "title": "An assaulted unit loses its other actions",
   "kind": "limit",
   "provenance": "stated",
   "where": "CLOSE COMBAT QUALITY CHECKS",
   "rule": "Whatever it answers, a Living unit that was assaulted has no other action left this turn: the rest of its activation, or the activation it still had to come, is lost.",
   "note": "It may still answer a later assault, and it still makes the checks it is forced to make (AMZ-D-forfeit). To a later Interrupt it neither fires nor moves in reaction."
  },
  {
   "id": "AMZ-cc-like-fire",
   "title": "Close Combat is resolved like fire",
   "kind": "procedure",
   "provenance": "stated",
   "where": "RESOLVING CLOSE COMBAT",
   "rule": "Attack and Defense pools are built and compared in Close Combat as in Fire Combat, with two differences: the fight goes on until one of the two is destroyed or has fled, and neither side counts cover dice.",
   "see": [
    "AMZ-fire-matching",
    "AMZ-cc-pools"
   ]
  },
  {
   "id": "AMZ-cc-rounds",
   "title": "Rounds of Close Combat",
   "kind": "procedure",
   "provenance": "stated",
   "where": "RESOLVING CLOSE COMBAT",
   "rule": "The assaulting unit attacks first and the casualties are worked out at once. If the defending unit is not wiped out or captured it attacks with the figures it still has. The two go on in turn until one of them is destroyed or has fled.",
   "see": [
    "AMZ-capture"
   ]
  },
  {
   "id": "AMZ-cc-no-morale",
   "title": "No Morale in Close Combat",
   "kind": "limit",
   "provenance": "stated",
   "where": "RESOLVING CLOSE COMBAT",
   "rule": "During a Close Combat neither side makes Morale Checks, and no Morale effect acts on it."
  },
  {
   "id": "AMZ-cc-flee",
   "title": "Fleeing from Close Combat",
   "kind": "procedure",
   "provenance": "stated",
   "where": "FLEEING CLOSE COMBAT",
   "rule": "A Living unit that lived through the first round of a Close Combat with zombies or Possessed may try to flee when its next attack would come. It announces this and gives up that attack, then makes a Troop Quality Check (4+). Passed: it makes one full Rapid move away from the zombies and the Close Combat ends. Failed: it does not attack in this round and the next round follows.",
   "see": [
    "AMZ-cc-dependents"
   ],
   "note": "The sheet does not say what a round is; see AMZ-D-cc-round."
  },
  {
   "id": "AMZ-cc-flee-again",
   "title": "Repeated attempts to flee",
   "kind": "procedure",
   "provenance": "stated",
   "where": "FLEEING CLOSE COMBAT",
   "rule": "A Living unit may try to flee again in every later round, each time giving up its attack."
  },
  {
   "id": "AMZ-first-aid-standard",
   "title": "Standard first aid",
   "kind": "table",
   "provenance": "stated",
   "where": "STANDARD FIRST AID TABLE",
   "rule": "D6 for a figure that is down: 1 = KIA, the figure is removed and the unit has gained a Casualty; 2-4 = WIA, the figure is removed and the unit has gained a Casualty; 5-6 = slight injury, the figure is back in action at the start of the next turn. KIA and WIA Casualties count for victory where the scenario says so.",
   "tables": [
    "AMZ-T-first-aid"
   ],
   "see": [
    "AMZ-first-aid-when",
    "AMZ-casualties"
   ]
  },
  {
   "id": "AMZ-first-aid-medic",
   "title": "Medic's first aid",
   "kind": "table",
   "provenance": "stated",
   "where": "MEDIC FIRST AID TABLE",
   "rule": "D6 for a figure treated by a medic: 1 = KIA, 2-3 = WIA, 4-6 = slight injury, with the same meaning as in the standard table.",
   "tables": [
    "AMZ-T-first-aid"
   ],
   "see": [
    "AMZ-medics"
   ]
  },
  {
   "id": "AMZ-who-gets-hit",
   "title": "Who is hit",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Who gets hit",
   "rule": "Which figure of a unit is hit is diced for only in a Possessed unit that carries special weapons: a special weapon whose bearer is hit is lost.",
   "see": [
    "AMZ-who-is-hit-living",
    "AMZ-possessed-weapons"
   ],
   "note": "The sheet has three broken lines here (words run over line ends with odd capitals); the sense is plain (AMZ-D-broken-bullets)."
  },
  {
   "id": "AMZ-revenant-check",
   "title": "Revenant check",
   "kind": "procedure",
   "provenance": "stated",
   "where": "REVENANT CHECKS",
   "rule": "At the end of every turn each Living unit that has casualties rolls a D6. On 5 or 6 a casualty becomes a Romeo zombie. If new casualties are taken the check is made again.",
   "see": [
    "AMZ-revenant-rising",
    "AMZ-revenant-again",
    "AMZ-end-of-turn"
   ],
   "note": "The sheet refers to page 35, which it does not hold."
  },
  {
   "id": "AMZ-morale-nonpro-pull-back",
   "title": "Non-Professionals pull back",
   "kind": "procedure",
   "provenance": "stated",
   "where": "MORALE CHECKS",
   "rule": "A Non-Professional unit that fails a Morale Check pulls back.",
   "see": [
    "AMZ-pull-back",
    "AMZ-morale-levels"
   ],
   "note": "The sheet prints \"moral\" for Morale twice and refers to page 39 for the effects by level."
  },
  {
   "id": "AMZ-morale-nonpro-points",
   "title": "When Non-Professionals check Morale",
   "kind": "procedure",
   "provenance": "stated",
   "where": "NON-PROFESSIONAL MORALE CHECK POINTS",
   "rule": "A Non-Professional Living unit checks Morale whenever fire is directed at it, whenever it has losses, and whenever a Romeo or Dexter unit is no more than 12 inches off and in its line of sight.",
   "tables": [
    "AMZ-T-morale-points"
   ],
   "see": [
    "AMZ-morale-check",
    "AMZ-morale-once"
   ]
  },
  {
   "id": "AMZ-morale-pro-points",
   "title": "When Professionals check Morale",
   "kind": "procedure",
   "provenance": "stated",
   "where": "PROFESSIONAL MORALE CHECK POINTS",
   "rule": "A Professional Living unit checks Morale whenever it has losses, and whenever a Romeo or Dexter unit is no more than 12 inches off and in its line of sight. Being fired upon without loss is no check point for it.",
   "tables": [
    "AMZ-T-morale-points"
   ],
   "see": [
    "AMZ-morale-check",
    "AMZ-morale-once"
   ]
  },
  {
   "id": "AMZ-stress-more-turn",
   "title": "Stress, passing turns",
   "kind": "modifier",
   "provenance": "stated",
   "where": "STRESS MODIFIERS, MORE STRESSED",
   "rule": "+1 Stress for each turn after the first (0 in turn 1, 3 in turn 4).",
   "see": [
    "AMZ-stress-level"
   ]
  },
  {
   "id": "AMZ-stress-more-dependents",
   "title": "Stress, Dependents or wounded",
   "kind": "modifier",
   "provenance": "stated",
   "where": "STRESS MODIFIERS, MORE STRESSED",
   "rule": "+1 Stress when the unit has Dependents or wounded with it (one point, however many).",
   "see": [
    "AMZ-stress-level",
    "AMZ-dependents",
    "AMZ-casualties"
   ],
   "note": "One point for either or both is AMZ-D-stress-dependents."
  },
  {
   "id": "AMZ-stress-more-abandoned",
   "title": "Stress, abandoned casualties",
   "kind": "modifier",
   "provenance": "stated",
   "where": "STRESS MODIFIERS, MORE STRESSED",
   "rule": "+1 Stress when the unit has abandoned casualties.",
   "see": [
    "AMZ-stress-level",
    "AMZ-casualties-abandon"
   ]
  },
  {
   "id": "AMZ-stress-more-zombie-objective",
   "title": "Stress, zombie objectives",
   "kind": "modifier",
   "provenance": "stated",
   "where": "STRESS MODIFIERS, MORE STRESSED",
   "rule": "+1 Stress for each zombie objective that has been achieved.",
   "see": [
    "AMZ-stress-level",
    "AMZ-zombie-objectives"
   ]
  },
  {
   "id": "AMZ-stress-more-mobs",
   "title": "Stress, many mobs in sight",
   "kind": "modifier",
   "provenance": "stated",
   "where": "STRESS MODIFIERS, MORE STRESSED",
   "rule": "+1 Stress when more than three zombie mobs (four or more) are in the unit's sight.",
   "see": [
    "AMZ-stress-level",
    "AMZ-mobs"
   ]
  },
  {
   "id": "AMZ-stress-more-night",
   "title": "Stress, night",
   "kind": "modifier",
   "provenance": "stated",
   "where": "STRESS MODIFIERS, MORE STRESSED",
   "rule": "+1 Stress when the fight takes place at night.",
   "see": [
    "AMZ-stress-level",
    "AMZ-night"
   ]
  },
  {
   "id": "AMZ-stress-less-antivirus",
   "title": "Stress relief, Revenant Anti-Virus",
   "kind": "modifier",
   "provenance": "stated",
   "where": "STRESS RELIEF",
   "rule": "-1 Stress when the unit has Revenant Anti-Virus.",
   "see": [
    "AMZ-stress-level",
    "AMZ-antivirus"
   ],
   "note": "In this list the dash before the number is a minus sign, not a bullet; it stands apart from the number in the scan."
  },
  {
   "id": "AMZ-stress-less-objective",
   "title": "Stress relief, regular objectives",
   "kind": "modifier",
   "provenance": "stated",
   "where": "STRESS RELIEF",
   "rule": "-1 Stress for each regular (Living) objective that has been achieved.",
   "see": [
    "AMZ-stress-level"
   ]
  },
  {
   "id": "AMZ-stress-less-barricaded",
   "title": "Stress relief, Barricaded Building",
   "kind": "modifier",
   "provenance": "stated",
   "where": "STRESS RELIEF",
   "rule": "-1 Stress when the unit is in a Barricaded Building.",
   "see": [
    "AMZ-stress-level",
    "AMZ-buildings"
   ]
  },
  {
   "id": "AMZ-stress-less-fortified",
   "title": "Stress relief, Fortified Building",
   "kind": "modifier",
   "provenance": "stated",
   "where": "STRESS RELIEF",
   "rule": "-2 Stress when the unit is in a Fortified Building (in the place of the -1 for a Barricaded one).",
   "see": [
    "AMZ-stress-level",
    "AMZ-buildings"
   ],
   "note": "The sheet has the two numbers on two lines; that one takes the place of the other is decided here, as a building is of one kind."
  },
  {
   "id": "AMZ-stress-less-leader",
   "title": "Stress relief, positive leadership",
   "kind": "modifier",
   "provenance": "stated",
   "where": "STRESS RELIEF",
   "rule": "-X Stress when positive leadership is within 6 inches; X is the leader's rating.",
   "see": [
    "AMZ-stress-level",
    "AMZ-leadership"
   ],
   "note": "The sheet does not say what X is; that it is the leader's rating is decided here."
  },
  {
   "id": "AMZ-confidence-leader",
   "title": "Regaining Confidence, leader",
   "kind": "procedure",
   "provenance": "stated",
   "where": "REGAINING CONFIDENCE",
   "rule": "A unit within 6 inches of a Positive Leader rolls to regain Confidence.",
   "see": [
    "AMZ-confidence-roll",
    "AMZ-leadership"
   ]
  },
  {
   "id": "AMZ-confidence-no-zombies",
   "title": "Regaining Confidence, no zombies in sight",
   "kind": "procedure",
   "provenance": "stated",
   "where": "REGAINING CONFIDENCE",
   "rule": "A unit with no zombie unit in its line of sight rolls to regain Confidence.",
   "see": [
    "AMZ-confidence-roll"
   ],
   "note": "In the scan this line and the next run into each other without a break; they are two conditions (AMZ-D-broken-bullets)."
  },
  {
   "id": "AMZ-confidence-armor",
   "title": "Regaining Confidence, armor in sight",
   "kind": "procedure",
   "provenance": "stated",
   "where": "REGAINING CONFIDENCE",
   "rule": "A unit that has a friendly armored vehicle (APC, IFV or AFV) in sight rolls to regain Confidence.",
   "see": [
    "AMZ-confidence-roll",
    "AMZ-vehicles"
   ]
  },
  {
   "id": "AMZ-confidence-objective",
   "title": "Regaining Confidence, objective achieved",
   "kind": "procedure",
   "provenance": "stated",
   "where": "REGAINING CONFIDENCE",
   "rule": "A unit that in the turn before reached one of the scenario's objectives rolls to regain Confidence.",
   "see": [
    "AMZ-confidence-roll"
   ]
  },
  {
   "id": "AMZ-sides",
   "title": "The two sides",
   "kind": "component",
   "provenance": "reconstructed",
   "where": "not on the sheet",
   "rule": "One player (or team) is the Living, the other the Zombies. The Living side is made of units of 1 to 12 figures, each Professional or Non-Professional, with a Troop Quality, a Morale, an armor type, weapons and perhaps a leader, a medic and Dependents. The Zombie side is made of mobs (Odies, Zulus, Romeos), Dexter units and Possessed units.",
   "tables": [
    "AMZ-T-living-types",
    "AMZ-T-zombie-types"
   ],
   "see": [
    "AMZ-solo"
   ],
   "note": "Built from the words of the sheet and from published reviews and play reports of the game."
  },
  {
   "id": "AMZ-professional",
   "title": "Professionals",
   "kind": "component",
   "provenance": "reconstructed",
   "where": "named by the sheet's Morale sections",
   "rule": "Professional units are trained to fight together: soldiers, special operations teams, police, armed response teams. They use the Professional Morale check points, the Professional columns of the Morale and Stress tables, may use emplaced weapons without penalty and may go on Overwatch unless Broken.",
   "tables": [
    "AMZ-T-living-types"
   ],
   "note": "The two groups and their examples are public (reviews, contents overview); use of emplaced weapons is our choice."
  },
  {
   "id": "AMZ-non-professional",
   "title": "Non-Professionals",
   "kind": "component",
   "provenance": "reconstructed",
   "where": "named by the sheet's Morale sections",
   "rule": "Non-Professional units are everybody else: armed citizens, survivors, security guards, scientists. They use the Non-Professional Morale check points and table columns, pull back whenever they fail a Morale Check, and may go on Overwatch only while their Morale level is Confident.",
   "tables": [
    "AMZ-T-living-types"
   ],
   "note": "The pull-back is the sheet's; the Overwatch limit is invented."
  },
  {
   "id": "AMZ-dice-notation",
   "title": "Dice",
   "kind": "component",
   "provenance": "reconstructed",
   "where": "the dice the sheet names",
   "rule": "D6, D8, D10 and D12 are used. NdS is the sum of N dice of S sides, with a number added where one is printed. 1d3 is a D6 halved, rounded up.",
   "note": "The die sizes are the sheet's; 1d3 is used by the reconstructed tables only."
  },
  {
   "id": "AMZ-measuring",
   "title": "Measuring and contact",
   "kind": "component",
   "provenance": "reconstructed",
   "where": "not on the sheet",
   "rule": "Distances are measured in inches between the nearest edges of figure bases, which are half an inch wide; to a marker, to its middle. Contact is half an inch or less, on one floor and with no wall between. Within a distance means at it or nearer. Anything may be measured at any time.",
   "note": "Base size from a published overview of the sister game; the rest is invented."
  },
  {
   "id": "AMZ-leaving",
   "title": "Leaving the table",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "not on the sheet",
   "rule": "A Living unit whose move reaches an edge at which the scenario lets it leave may go off with all it carries. A figure of slight injury that lies more than 2 inches from it stays on the table. It is out of the game, not lost, and scores what it brought. It makes no further checks. Zombies never leave the table.",
   "note": "Invented."
  },
  {
   "id": "AMZ-zombie-rapid",
   "title": "When zombies count as Rapid",
   "kind": "modifier",
   "provenance": "reconstructed",
   "where": "FIREPOWER, rapid target",
   "rule": "In fire at a zombie unit during its own Interrupt or its own move in steps 11 and 12, the unit counts as making a Rapid move if its full move is more than 6 inches; Dexters only if they chose the 12 inch move, Possessed only if they announced a Rapid move. Whoever arrives in step 7 does not count so. Fire that comes before the zombies act is measured where they stand, fire after it where they ended.",
   "see": [
    "AMZ-firepower-exposed",
    "AMZ-reaction-fire"
   ],
   "note": "The die is the sheet's; the sheet's two movement modes are only for units that choose one. See AMZ-D-zombie-modes."
  },
  {
   "id": "AMZ-cohesion",
   "title": "Unit cohesion",
   "kind": "limit",
   "provenance": "reconstructed",
   "where": "not on the sheet",
   "rule": "Each figure of a unit must end every move within 1 inch of another figure of the unit, so that all form one chain. A unit out of cohesion (after losses, a card or a move cut short, or when a figure gets up that it had left) must use its next move to restore it. Ranges and lines of sight are measured from the nearest figures of the two units; a unit is a target as a whole.",
   "note": "One inch between figures is the publisher's free quick-start rule for the sister game; firing at whole units is reported by its reviewers."
  },
  {
   "id": "AMZ-los",
   "title": "Line of sight",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "not on the sheet",
   "rule": "A unit sees another if a straight line can be drawn from one of its figures to one figure of the other without crossing blocking terrain: buildings (except from or to a figure within 1 inch of a window, door or roof edge), vehicles of armored type, walls marked high, and any unit of 5 or more figures other than the two. A figure inside a wood, hedge or wreck field sees and is seen through at most 4 inches of it. There is no longest range by day. Figures in the same building and on the same floor see each other. A figure farther than 1 inch from every window, door and roof edge neither sees out nor is seen from outside.",
   "see": [
    "AMZ-night",
    "AMZ-fire-range"
   ],
   "note": "That sight and not range limits fire on such small tables is told by reviewers of the sister games; what blocks sight and the distances are invented. Sight inside a building is AMZ-D-inside."
  },
  {
   "id": "AMZ-fire-range",
   "title": "Range of fire",
   "kind": "limit",
   "provenance": "reconstructed",
   "where": "not on the sheet",
   "rule": "Firearms reach any target in line of sight; distance only decides about the Optimum Range die. Units whose only weapons are thrown or hand weapons cannot fire at all and have no Optimum Range die.",
   "note": "Reviews of the sister game stress that sight, not range, limits fire."
  },
  {
   "id": "AMZ-cover-definitions",
   "title": "Exposed, In Cover, Solid Cover",
   "kind": "component",
   "provenance": "reconstructed",
   "where": "COVER DICE names the three states",
   "rule": "A unit is In Cover when the line from the firer to at least half of its figures crosses or ends in a hedge, wood, fence, rubble, soft vehicle, furniture or a building. It is in Solid Cover when what protects it stops bullets: a building's walls, a low or high wall, sandbags, an armored vehicle, a barricade. It is Exposed when more than half of its figures are in the open with nothing between them and the firer. What the line passes nearer to the firer than to the target covers the firer alone. A Living unit that took cover counts as In Cover while within 2 inches of any such terrain. Zombies and Living are judged alike.",
   "see": [
    "AMZ-take-cover"
   ],
   "note": "The three states are the sheet's; what counts as which is invented to be decidable from a map."
  },
  {
   "id": "AMZ-terrain",
   "title": "Terrain and movement",
   "kind": "table",
   "provenance": "reconstructed",
   "where": "not on the sheet",
   "rule": "Each terrain type says whether a unit may enter it, what it costs, what cover it gives and whether it blocks sight.",
   "tables": [
    "AMZ-T-terrain"
   ],
   "note": "Invented; play reports mention hedges that stop zombies."
  },
  {
   "id": "AMZ-activation",
   "title": "What a Living unit may announce",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "TURN SEQUENCE, 8, filled out",
   "rule": "One of: (a) move then fire; (b) fire then move; (c) Overwatch; (d) Hide; (e) Close Combat: move into contact, after the nerve check, with no fire; (f) tend the wounded: Stationary, no announced fire; (g) take cover: Cautious move of up to 6 inches ending in cover, no announced fire. In (a) and (b) either half may be left out; a unit that leaves out the move is Stationary. The movement mode (Stationary, Cautious, Rapid) is announced with the action and cannot be changed. Doors, windows, getting in and out of a vehicle, taking up or giving over a Casualty cost nothing; a Casualty changes hands between units in contact before the announcement or at the end of the move. Close Combat (e) is announced as Cautious or Rapid; the nerve check comes before the move, Interrupts are possible during it, and a unit stopped short of contact does no more. At the start of an activation come, in this order, the Stress table check, the nearness checks, the roll for Confidence, the medic, the announcement.",
   "see": [
    "AMZ-turn-08-activate",
    "AMZ-overwatch",
    "AMZ-hide",
    "AMZ-take-cover",
    "AMZ-first-aid-when",
    "AMZ-cc-initiate",
    "AMZ-special-actions"
   ],
   "note": "Items (a) to (d) are the sheet's; (e) to (g) are the actions its Close Combat section presupposes. The order at the start is AMZ-D-start-order."
  },
  {
   "id": "AMZ-special-actions",
   "title": "Objective actions",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "not on the sheet",
   "rule": "Searching, picking up, planting, repairing, barricading or closing a Hot Spot takes the fire half of an activation: the unit may move Cautiously before it but neither moves after it nor fires in that activation, except in reaction. At least one active figure must be in contact with the marker. A unit assaulted before the action is done loses it. What a unit carried that is wiped out or captured lies where the unit was, and may be picked up again.",
   "note": "Invented."
  },
  {
   "id": "AMZ-overwatch",
   "title": "Overwatch",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "TURN SEQUENCE, 8; MOVEMENT",
   "rule": "A unit that announces Overwatch does nothing else in its activation and is on Overwatch until its next activation, until it moves, is assaulted, or fails a Morale Check. While on Overwatch it may fire at a zombie unit in its line of sight that Interrupts another Living unit, that moves in steps 11 or 12, or that arrives in step 7. It rolls a reaction test against the mover (+1): unless the zombie roll is 4+ and higher, the fire comes before the zombies act; otherwise after, at the place where they ended. A unit that sees the mover only there fires then, without a test. It never fires into a Close Combat. Its fire is bound by the number of targets its quality allows, counted until its next activation, and costs -1 die for each shot after the first. In an Interrupt the active unit answers first, then the Overwatch units one by one in the order the Living player likes, each seeing what is left.",
   "see": [
    "AMZ-move-overwatch",
    "AMZ-targets-scope",
    "AMZ-reaction-test"
   ],
   "note": "The announcement and the +1 are the sheet's. The interplay with Interrupts follows published descriptions of the sister game, where overwatch covers another team's move. The -1 for further shots is invented, after the sheet's line for further Interruptions."
  },
  {
   "id": "AMZ-hide",
   "title": "Hiding",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "TURN SEQUENCE, 8",
   "rule": "A unit may Hide if it starts its activation In Cover or inside a building (at least half of its figures are inside, or within 2 inches of cover), no zombie unit is within 3 inches, and it is not in Close Combat; no vehicle hides, and nobody who rides. It stays Stationary and does not fire. While hidden, its Awareness-distance for every zombie type is halved; a zombie unit may Interrupt or assault it only if within that halved distance and line of sight and after passing a 4+ test on its Troop Quality die; it cannot be fired upon by Possessed beyond 6 inches. It makes Morale Checks like any other unit. Random movement that runs into it still leads to an assault. Hiding ends when the unit moves, fires, is assaulted or is fired upon.",
   "see": [
    "AMZ-awareness"
   ],
   "note": "The word is the sheet's, all effects are invented. The sheet's Morale check points know no exception for hidden units. The die of whoever looks for them is one of finding, not of nerve, so that it is not the check that zombies never need (AMZ-cc-zombies-no-check)."
  },
  {
   "id": "AMZ-take-cover",
   "title": "Taking cover",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "CLOSE COMBAT QUALITY CHECKS names it",
   "rule": "The unit moves Cautiously, at most 6 inches, to a place within 2 inches of cover and does not fire except in reaction. Until its next activation it counts as In Cover against all fire while cover is within 2 inches, or keeps the better cover that it has. A unit that takes cover after failing the nerve check does not move: it has the effect only if it already stands within 2 inches of cover.",
   "see": [
    "AMZ-cc-initiate-failed"
   ],
   "note": "The permission is the sheet's; the effect is invented. The sheet keeps a unit without nerve in place, so it has no move here (AMZ-D-nerve-cover)."
  },
  {
   "id": "AMZ-zombie-types",
   "title": "The zombie types",
   "kind": "table",
   "provenance": "reconstructed",
   "where": "BONUS DEFENSE DICE; step 12; morale sections",
   "rule": "Each zombie type has a Troop Quality die, a move, an Awareness distance and a way of acting. Zombies have no Morale, no Stress, no cover instinct and no firearms (Possessed excepted); a zombie that is hit is destroyed.",
   "tables": [
    "AMZ-T-zombie-types",
    "AMZ-T-zombie-bonus"
   ],
   "note": "That zombies have quality, awareness and move but no Morale, and how the types differ in nature and speed, is told by published descriptions of the game; the numbers are invented, except the Defense bonus, which is the sheet's."
  },
  {
   "id": "AMZ-odies",
   "title": "Odies",
   "kind": "component",
   "provenance": "reconstructed",
   "where": "BONUS DEFENSE DICE names them",
   "rule": "The old dead: corpses that were dead before the plague came. Quality D6, move 4 inches, Awareness 6 inches, no bonus Defense dice. They cannot open doors, climb, or cross a hedge or fence in the same move in which they reach it. They move only by Interrupt, by random movement or under a Dexter's will, and attack only in Close Combat.",
   "see": [
    "AMZ-interrupt-mindless",
    "AMZ-random-movement"
   ],
   "note": "A published description has this slow type under a neighbouring code name (Oscar); the sheet's name is kept."
  },
  {
   "id": "AMZ-zulus",
   "title": "Zulus",
   "kind": "component",
   "provenance": "reconstructed",
   "where": "BONUS DEFENSE DICE names them",
   "rule": "The bitten who died and rose; the common zombie. Quality D6, move 6 inches, Awareness 8 inches, +2 Defense dice. They cannot open doors but push through hedges and over low walls at half speed. They act as Odies do.",
   "see": [
    "AMZ-interrupt-mindless",
    "AMZ-random-movement"
   ],
   "note": "Nature (bitten, risen, middling speed) from published descriptions; numbers invented. Trial play showed the quality to be the most sensitive number of all - with D8 the Living won 7 games of Scenario 1 in 100 instead of 53. A move of 8 inches instead of 6 changed nothing."
  },
  {
   "id": "AMZ-romeos",
   "title": "Romeos",
   "kind": "component",
   "provenance": "reconstructed",
   "where": "BONUS DEFENSE DICE, MORALE, REVENANT CHECKS name them",
   "rule": "The raging infected: not yet or only just dead, fast, able to use a club or a door. Quality D8, move 12 inches, Awareness 12 inches, +2 Defense dice. They open doors, climb high walls for half their move and low ones for 2 inches, and force Morale Checks within 12 inches and line of sight. A revenant rises as a Romeo.",
   "see": [
    "AMZ-interrupt-mindless",
    "AMZ-morale-nonpro-points",
    "AMZ-morale-pro-points",
    "AMZ-revenant-check"
   ],
   "note": "Speed and simple tools from published descriptions; numbers invented."
  },
  {
   "id": "AMZ-dexters",
   "title": "Dexters",
   "kind": "component",
   "provenance": "reconstructed",
   "where": "BONUS DEFENSE DICE, step 12, MORALE name them",
   "rule": "The masters: zombies that think and drive others. A Dexter unit has 1 to 3 figures. Quality D10, move 6 or 12 inches at choice, Awareness 12 inches, +2 Defense dice. It may move freely in any direction when it Interrupts or in step 12, opens doors, uses cover, forces Morale Checks within 12 inches and line of sight, drives mobs, takes captives and makes Possessed.",
   "see": [
    "AMZ-dexter-control",
    "AMZ-capture",
    "AMZ-masters-action"
   ],
   "note": "Masters that make the dead act together is what a published review tells; numbers and exact powers are invented."
  },
  {
   "id": "AMZ-possessed",
   "title": "Possessed",
   "kind": "component",
   "provenance": "reconstructed",
   "where": "Step 12, CLOSE COMBAT, WHO GETS HIT name them",
   "rule": "Living people whose will a Dexter has broken; they keep their arms and obey. A Possessed unit has the Troop Quality given by the scenario (captives: one step below what they had, at least Untrained), moves Cautiously or Rapidly like the Living, sees as they do, fires with Firepower, Optimum Range, targets engaged and support dice of its quality, counts armor dice instead of zombie bonus dice, and has no Morale. It needs no nerve check. A Possessed figure that is hit is removed.",
   "see": [
    "AMZ-possessed-weapons",
    "AMZ-possessed-link",
    "AMZ-masters-action"
   ],
   "note": "From the sheet: zombie side, moved in step 12, no nerve checks, may carry special weapons. The rest is invented."
  },
  {
   "id": "AMZ-possessed-weapons",
   "title": "Possessed with special weapons",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "Who gets hit",
   "rule": "When a Possessed unit with at least one special weapon takes hits, each hit is given to a figure by an even random draw among the figures not yet hit by this attack. If the bearer of a special weapon is drawn, the weapon and its dice are gone for the rest of the game; no other figure takes it up. Possessed units without special weapons just lose that many figures.",
   "see": [
    "AMZ-who-gets-hit"
   ],
   "note": "That the weapon is lost is the sheet's; the even draw and that nobody takes the weapon up are decided here."
  },
  {
   "id": "AMZ-possessed-link",
   "title": "When the last Dexter falls",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "not on the sheet",
   "rule": "If the scenario has had a Dexter in play and the last Dexter figure on the table is destroyed, every Possessed unit collapses at the end of that activation or step and is removed; its figures are not Living casualties. In a scenario that never had a Dexter the Possessed fight on.",
   "note": "Invented."
  },
  {
   "id": "AMZ-mobs",
   "title": "Mobs",
   "kind": "component",
   "provenance": "reconstructed",
   "where": "STRESS MODIFIERS names mobs",
   "rule": "A mob is one zombie unit of a single type, Odies, Zulus or Romeos; Dexter and Possessed units count as mobs for Stress. A mob has 1 to 15 figures. At the end of step 11 mobs of the same type with figures within 2 inches of each other may be joined, up to 15 figures; a joined mob counts as having Interrupted if either part had. Mobs never split.",
   "note": "Joining and the size limit are invented; a review notes that zombies grow harder to kill as they gather, which the figure-per-die Defense gives by itself."
  },
  {
   "id": "AMZ-awareness",
   "title": "Awareness",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "not on the sheet",
   "rule": "A zombie unit is aware of a Living unit that is within its Awareness distance and in line of sight, and of a Living unit that fires within its Awareness distance plus 6 inches whether in sight or not (suppressed weapons are not heard). Possessed are aware of every Living unit in line of sight. Being heard lasts until the end of the turn in which the unit fired. Awareness is judged at the moment of the Interrupt.",
   "tables": [
    "AMZ-T-zombie-types"
   ],
   "see": [
    "AMZ-hide",
    "AMZ-night"
   ],
   "note": "Awareness zones that trigger Interrupts are shown in published play reports; the distances are invented. How long a shot is remembered is AMZ-D-hearing. In trial play 4 inches more for Odies and Zulus cost the Living 16 victories in 100 in Scenario 1."
  },
  {
   "id": "AMZ-dexter-control",
   "title": "A Dexter drives the dead",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "not on the sheet",
   "rule": "A mob with a figure within 12 inches of a Dexter figure is driven: in step 11 it is not rolled for; the Zombie player moves it up to its full move in any direction or leaves it standing. A driven mob that Interrupts within 6 inches of the Dexter rolls the Dexter's D10 in the reaction test. Driven mobs may Interrupt against any Living unit of which the Dexter is aware, even if they are not themselves aware of it. A Dexter unit drives at most four mobs or Possessed units in a turn, chosen as the occasions come, not announced beforehand; Possessed may be left without orders; a Possessed unit needs none to act in step 12 or to Interrupt a unit that it sees, and then takes no place of the four. A mob that is itself aware of the unit that it Interrupts comes of itself, with its own die, and takes no place either; for one that is not, of several Dexters one that is aware of it drives. An Interrupt that a card cancels takes no place. Such a move in step 11 may end in an assault or in battering; Overwatch fire answers it.",
   "see": [
    "AMZ-random-movement",
    "AMZ-reaction-test"
   ],
   "note": "The limit of four and the free, unannounced choice come from a public exchange between a player and the designer. In the sister game's reference sheet units with a leader react without a roll; carried over in a milder form. The sheet lets any Possessed unit that has not Interrupted move in step 12."
  },
  {
   "id": "AMZ-masters-action",
   "title": "Action of Dexters and Possessed in step 12",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "TURN SEQUENCE, 12, filled out",
   "rule": "A Dexter unit that did not Interrupt may move up to its full move, also into contact, which is an assault. A Possessed unit that did not Interrupt may move then fire or fire then move, Cautiously or Rapidly, with the same Firepower rules as the Living. The Living answer only with Overwatch fire and with the Quality Check of an assaulted unit.",
   "see": [
    "AMZ-overwatch",
    "AMZ-cc-attacked",
    "AMZ-morale-nonpro-points"
   ],
   "note": "The sheet says move; that armed units may also fire here is taken from descriptions of the sister game (AMZ-D-step12-fire)."
  },
  {
   "id": "AMZ-interrupt-declare",
   "title": "Declaring an Interrupt",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "TURN SEQUENCE, 9, filled out",
   "rule": "While a Living unit is activated the Zombie player may stop it at the announcement, after each inch of its move, directly before or after its fire, or at the end of its action, and declare an Interrupt by one zombie unit that at that point is aware of the active unit (or is driven and the Dexter is aware of it), is not in Close Combat and has not Interrupted this turn. The active unit stands where it was stopped. The reaction test is rolled and the result carried out before another Interrupt is declared. When no further Interrupt is declared, the active unit completes what is left of its announced action. A unit that was assaulted, pulled back or lost the rest of its move in the course of it completes nothing more than its Morale level allows; after an assault nothing.",
   "see": [
    "AMZ-interrupt-limit",
    "AMZ-awareness",
    "AMZ-reaction-test"
   ],
   "note": "The sister game asks for a 4+ to Interrupt; this sheet has no such line, so awareness is the only condition (AMZ-D-interrupt-test). The moments are listed so that all tables ask at the same points (AMZ-D-interrupt-moments)."
  },
  {
   "id": "AMZ-interrupt-limit",
   "title": "Limits of Interrupts",
   "kind": "limit",
   "provenance": "reconstructed",
   "where": "FIREPOWER (Interruptions in one activation); step 12",
   "rule": "A zombie unit may Interrupt once in a turn. Any number of different zombie units may Interrupt the same activation, one after the other. From the second on each costs the active unit one Firepower die for the rest of the activation. A unit that has Interrupted is not moved in steps 11 and 12. Zombies that arrived in step 7 of this turn may Interrupt. The loss of dice adds up and acts on announced, reaction and defensive fire and on attacks in Close Combat alike.",
   "see": [
    "AMZ-firepower-interruptions",
    "AMZ-turn-12-masters"
   ],
   "note": "That units which Interrupted are left out of step 12 is the sheet's; that the same holds for random movement is told by play reports (only mobs that have not moved mill around)."
  },
  {
   "id": "AMZ-interrupt-mindless",
   "title": "What an interrupting mob does",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "not on the sheet",
   "rule": "Odies, Zulus and Romeos use an Interrupt only to move: the shortest way open to them toward the nearest figure of the active unit, up to their full move, at once. If they touch a figure of it the mob assaults. If the way is barred they go as near as they can. If another Living unit stands in the way and is touched, that one is assaulted. If the active unit completed its move first and is no longer within reach, they move to the place where they were aware of it, then on toward it if they see it.",
   "see": [
    "AMZ-assault"
   ],
   "note": "Invented, after play reports in which interrupting mobs simply close in on the moving unit. Whoever a mob only passes within half an inch does not stand in its way."
  },
  {
   "id": "AMZ-charge-burst",
   "title": "Burst of speed in a charge",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "not on the sheet",
   "rule": "A mob of Zulus or Romeos that Interrupts farther than its full move, but within its full move plus the highest face of its Quality die, of a figure of the active unit, with an open way to it, may roll one Quality die and add that many inches to this move. If the move still does not reach contact the mob stops where the inches end. Odies never burst. There is no burst in steps 11 and 12.",
   "see": [
    "AMZ-interrupt-mindless"
   ],
   "note": "A player's public question to the designer tells that zombies add the roll of a quality die, in inches, to a charge; what happens when it falls short was not answered there (AMZ-D-burst-short). In trial play the burst was worth 5 to 7 Living victories in 100; it may be left out as a table option."
  },
  {
   "id": "AMZ-interrupt-masters",
   "title": "What interrupting Dexters and Possessed do",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "not on the sheet",
   "rule": "A Dexter unit may move up to its full move in any direction, and assault. A Possessed unit may move then fire or fire then move, or assault; its fire may be at the active unit only.",
   "note": "Invented, from step 12, which sets these two kinds apart from the mindless ones."
  },
  {
   "id": "AMZ-reaction-test",
   "title": "The reaction test, step by step",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "REACTION TEST RESULTS, NOTE for Reaction Tests, MOVEMENT",
   "rule": "(1) The Living player rolls the unit's Troop Quality die, one step smaller in Anti-Zombie Armor, and adds the one modifier of its mode: Cautious +1, Rapid -1, Stationary +1, Overwatch +1. A modified roll may be above the die's size or below 1. (2) The Zombie player rolls the interrupting unit's Troop Quality die without modifier. (3) If the zombie die is 4+ and higher than the modified Living result, the zombies act first; else the Living player may fire on the interrupting unit or complete the move. (4) A unit on Overwatch that wants to fire rolls its own die against the same zombie roll. (5) Whatever is left of the interrupting unit then carries out its Interrupt. The test is rolled anew for each Interrupt. A unit that completes its move in answer moves all that is left of it, the whole of it where it has not begun, and nobody Interrupts that; fire that it announced and has not made is made when no further Interrupt comes, whatever the order announced. A unit without any move left can only fire or wait.",
   "tables": [
    "AMZ-T-quality",
    "AMZ-T-movement"
   ],
   "see": [
    "AMZ-reaction-zombie-first",
    "AMZ-reaction-living-first",
    "AMZ-reaction-anti-zombie-armor",
    "AMZ-reaction-fire"
   ],
   "note": "The results and modifiers are the sheet's; the order of the steps is set here. What remains after the move is completed is AMZ-D-complete-move."
  },
  {
   "id": "AMZ-reaction-fire",
   "title": "Reaction fire",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "REACTION TEST RESULTS",
   "rule": "Fire allowed by a reaction test is a full Firepower attack at the interrupting unit with the modifiers of the moment. It does not use up the fire the unit announced, but the target counts against the number of targets the unit may engage in this activation. A unit that has no target left may only choose to complete its move. Reaction fire is not allowed to a unit in Close Combat, to a hidden unit that wants to stay hidden, or into a Close Combat.",
   "see": [
    "AMZ-targets-scope"
   ],
   "note": "The choice is the sheet's; that it does not use up the announced fire is decided here."
  },
  {
   "id": "AMZ-targets-scope",
   "title": "How targets are counted",
   "kind": "limit",
   "provenance": "reconstructed",
   "where": "TARGETS ENGAGED BY QUALITY",
   "rule": "The number of targets is the number of different enemy units a unit may fire at between the start of one of its activations and the start of the next, announced, reaction and Overwatch fire together. Announced fire may be split: the Firepower dice are shared out among the targets before rolling, at least one die each; bonus dice that depend on the target go to that target only, and no more than 10 dice, less the penalties, are rolled in all. Firing again at a unit already engaged costs no target. Defensive fire against an assault is always allowed and is not counted.",
   "note": "The numbers are the sheet's; what they are counted over is our choice (AMZ-D-targets)."
  },
  {
   "id": "AMZ-fire-procedure",
   "title": "Resolving fire",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "FIREPOWER, UNIT DEFENSE, UNIVERSAL MECHANIC put together",
   "rule": "(1) Name the target in line of sight. (2) Build the attack pool: Firepower in dice of the firer's Troop Quality; a pool of 0 or fewer dice means no attack. (3) Build the defense pool in dice of the target's Troop Quality; it may come to 0 dice, and then every attack die of 4+ hits. (4) Roll both pools. (5) Match the dice and count hits. (6) Each hit takes one figure: a zombie or Possessed figure is destroyed, a Living figure is down. Hits beyond the number of active figures are lost. (7) Morale Check of a Living target if due.",
   "see": [
    "AMZ-firepower-base",
    "AMZ-defense-base",
    "AMZ-fire-matching",
    "AMZ-who-is-hit-living",
    "AMZ-morale-once"
   ],
   "note": "Lost surplus hits and dice for active figures only are reported by players of the sister games. No least number of dice: AMZ-D-zero-defense."
  },
  {
   "id": "AMZ-fire-matching",
   "title": "Matching attack and defense dice",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "THE (Nearly) UNIVERSAL MECHANIC, opposed",
   "rule": "Attack dice below 4 are discarded. Each remaining attack die is a hit unless the defender cancels it with a defense die that is equal or higher; each defense die cancels one attack die at most. The defender gets the matching that cancels most: take the attack dice from the lowest up and give each the lowest unused defense die that is equal or higher. Hits = attack dice of 4+ left without a match. The same number without matching: for each value v of 4 or more take the attack dice that show v or more less the defense dice that show v or more; the hits are the greatest of these differences, at least 0.",
   "see": [
    "AMZ-core-opposed"
   ],
   "note": "4+ and strictly higher is the sheet's; that a defense success stops one attack success of equal or lower value is told in a published review of the sister game. Giving the best matching to the defender is stated here so that the result is unique (AMZ-D-matching). The closed form was compared with the matching on a hundred thousand random rolls without a difference; it makes exact odds cheap."
  },
  {
   "id": "AMZ-who-is-hit-living",
   "title": "Which Living figures go down",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "Who gets hit",
   "rule": "The Living player picks the active figures that go down; a Dependent may be picked only when no active fighter is left. A support weapon of a figure that went down is taken up at once by another active fighter, if there is one who has none. A leader or medic may be picked last only.",
   "see": [
    "AMZ-dependents"
   ],
   "note": "The sheet needs a check for armed Possessed only, so the Living need none."
  },
  {
   "id": "AMZ-fire-into-cc",
   "title": "No fire into a melee",
   "kind": "limit",
   "provenance": "reconstructed",
   "where": "not on the sheet",
   "rule": "No unit fires at a unit that is in Close Combat. As a Close Combat is fought to its end at once, this matters only for Overwatch and reaction fire during the same Interrupt.",
   "note": "Invented; usual in games of this kind."
  },
  {
   "id": "AMZ-optimum-range-use",
   "title": "Using Optimum Range",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "OPTIMUM RANGES, FIREPOWER",
   "rule": "The +1 die is had when the nearest target figure is at or within the unit's Optimum Range, or at or within twice that distance if the unit fires a carried support weapon, or at any distance if it fires a mounted or emplaced one. It is one die for the attack, not one for each weapon. Odies, Zulus, Romeos and Dexters have no firearms and so never have this die.",
   "see": [
    "AMZ-firepower-optimum",
    "AMZ-optimum-range-support",
    "AMZ-optimum-range-mounted"
   ],
   "note": "Range figures are the sheet's, the way they join is decided here (AMZ-D-optimum-support)."
  },
  {
   "id": "AMZ-support-weapons",
   "title": "Support weapons",
   "kind": "table",
   "provenance": "reconstructed",
   "where": "SUPPORT WEAPON DICE",
   "rule": "A list says which weapons are Light, Medium or Heavy and what else they do. A figure serves one support weapon. A Medium weapon may not be fired in an activation with a Rapid move; a Heavy one only Stationary or on Overwatch, and needs two active figures of the unit. In defensive fire and in Close Combat each class counts its dice as far as the unit's mode of movement in this turn lets it fire (AMZ-D-last-mode).",
   "tables": [
    "AMZ-T-support",
    "AMZ-T-support-list"
   ],
   "see": [
    "AMZ-cc-pools"
   ],
   "note": "The dice are the sheet's; the list and the limits are invented after the general practice of such games. Close Combat follows the sheet (AMZ-D-cc-pool)."
  },
  {
   "id": "AMZ-noise",
   "title": "Gunfire draws the dead",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "not on the sheet",
   "rule": "Each attack by Living fire (announced, reaction, Overwatch, defensive or mounted) that is not made with suppressed weapons only adds one noise counter. At step 7 of the next turn, after the reinforcement roll, one D6 is rolled for each counter, at most six dice: each 5 or 6 adds one figure to the mob that just arrived; if none arrived, these figures come as one mob of Zulus at a Hot Spot rolled for them. Then all counters are removed.",
   "see": [
    "AMZ-turn-07-reinforcements",
    "AMZ-reinforcements"
   ],
   "note": "A published review stresses that every shot brings more zombies; the exact mechanism is invented. In trial play the counters brought 3 to 6 figures a game of 33 to 40 that arrived; a roll of 4 or more instead of 5 changed nothing measurable."
  },
  {
   "id": "AMZ-assault",
   "title": "The course of an assault",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "CLOSE COMBAT sections put together",
   "rule": "(1) A unit whose move touches an enemy figure stops and assaults; so does one in contact that announces Close Combat and stays. A Living unit on foot that has not announced it may not end its move in contact. All its figures that can reach within 1 inch of the enemy are moved up and count as fighting, as does the rest of the unit in cohesion. (2) An assaulted Living unit makes its Quality Check and fires, flees or stands; an assaulted zombie or Possessed unit stands. (3) If the assault was not broken by destroying every assaulting figure, and the defender did not flee, rounds are fought until the end. (4) The winner stays where it is; a winning zombie unit that Interrupted is spent for the turn. Actions of the next turn are never lost by an assault; a unit assaulted in steps 11 or 12 or by a revenant has only its Overwatch to lose.",
   "see": [
    "AMZ-cc-attacked",
    "AMZ-cc-rounds",
    "AMZ-cc-flight-from-charge"
   ],
   "note": "Order put together from the sheet's close combat sections; contact distances and the end position are invented. That an assault costs nothing of the next turn follows from the sheet, which takes the other actions of the turn."
  },
  {
   "id": "AMZ-cc-defensive-fire",
   "title": "Defensive fire",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "CLOSE COMBAT QUALITY CHECKS, FIREPOWER, UNIT DEFENSE",
   "rule": "Defensive fire is one Firepower attack at -1 die against the assaulting unit at the moment before contact; the target is in Optimum Range and has -1 Defense die for charging. Cover dice are not counted for it. If every assaulting figure is destroyed the assault is broken; otherwise the rest of the chargers make contact and attack. The chargers count as Exposed, so the attack also has that die; penalties for earlier Interruptions of this activation, for a Rapid move and for Morale act on it as on any fire, and a pool of 0 or fewer dice is no attack.",
   "see": [
    "AMZ-firepower-defensive",
    "AMZ-defense-charging"
   ],
   "note": "Both penalties are the sheet's; the moment and the range are inferred. Whether the Exposed die is had is AMZ-D-defensive-exposed."
  },
  {
   "id": "AMZ-cc-flight-from-charge",
   "title": "Flight from a charge",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "CLOSE COMBAT QUALITY CHECKS",
   "rule": "A unit that flees moves 12 inches by the way that takes it farthest from the chargers, around terrain and not within 1 inch of other zombies. The chargers take the place it left and stop; they do not pursue (AMZ-D-zombie-fled-from). If no way leads farther from the chargers it cannot flee and must choose defensive fire. Other zombie units may Interrupt only if it is the active unit; the flight is not an activation. Carrying figures keep their Casualties only as the carrying rules allow.",
   "see": [
    "AMZ-casualties-carry"
   ],
   "note": "Length and permission are the sheet's; path, pursuit and the case without a way out are invented."
  },
  {
   "id": "AMZ-cc-pools",
   "title": "Pools in Close Combat",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "RESOLVING CLOSE COMBAT",
   "rule": "Attack pool: Firepower as for fire. One Troop Quality die for each active figure, the dice of support weapons that the mode of movement lets the unit fire (an emplaced one only if it was served Stationary), and the Optimum Range die for units with firearms, at most 10; from that the penalties of the activation in which the unit is assaulted or assaults, for further Interruptions and for its own Rapid move. No die for an Exposed or Rapid target, no -1 for defensive fire, no Morale penalty. Odies, Zulus, Romeos and Dexters have one die for each figure, at most 10, and no modifier; Possessed have theirs as the Living have, and where they are assaulted they are Stationary. A pool of 0 or fewer dice makes no attack. Defense pool: figures plus armor or zombie bonus dice, at most 10, no cover dice; the -1 for charging acts only on fire received before contact.",
   "see": [
    "AMZ-cc-like-fire",
    "AMZ-firepower-cap",
    "AMZ-defense-cap"
   ],
   "note": "The sheet makes Close Combat like fire with two exceptions only, so its other Firepower lines stay; see AMZ-D-cc-pool. The sum is to be read min(10, dice) - penalties."
  },
  {
   "id": "AMZ-cc-lost",
   "title": "A Living unit wiped out in Close Combat",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "RESOLVING CLOSE COMBAT",
   "rule": "When a Living unit that had active fighters when it was assaulted has none left in that Close Combat with zombies, its Dependents and all figures that are down (but none of slight injury that lies more than 2 inches from the unit) are overrun: each counts as KIA. Each of them is rolled for at the end of the turn with a D6 and rises as a Romeo on 5 or 6, all those risen at one place forming one mob. A unit that was of Dependents only when assaulted makes no Quality Check and no attack, defends with one D6 for each Dependent, loses one Dependent as KIA for each hit and is wiped out when none is left.",
   "see": [
    "AMZ-revenant-rising",
    "AMZ-dependents"
   ],
   "note": "Invented, after the sheet's revenant number. See AMZ-D-dependents-cc."
  },
  {
   "id": "AMZ-capture",
   "title": "Capture",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "RESOLVING CLOSE COMBAT names capture",
   "rule": "Before any attack roll in Close Combat a Dexter unit, or a Possessed unit within 12 inches of a Dexter, may declare that it takes captives. Hits of that attack do not knock figures down but capture them: they leave their unit with their weapons at once and the Living side counts them as Captured. A unit all of whose active figures are captured or down, with at least one captured, is captured and the Close Combat ends. At the end of the turn all figures captured by the same unit become a Possessed unit of one step lower Troop Quality, placed within 2 inches of the captor. Mindless mobs never capture.",
   "see": [
    "AMZ-possessed",
    "AMZ-possessed-link"
   ],
   "note": "The word is the sheet's; everything else is invented."
  },
  {
   "id": "AMZ-down",
   "title": "Figures that are down",
   "kind": "component",
   "provenance": "reconstructed",
   "where": "first aid sections",
   "rule": "A Living figure that is hit is laid down where it stood. A down figure gives no dice to any roll, is not counted as a figure for Firepower, Defense or unit size, and belongs to its unit. It counts as wounded for Stress and as a Casualty for carrying, abandoning and revenant checks until first aid returns it to action.",
   "note": "Down figures give no dice - reported by players of the sister games."
  },
  {
   "id": "AMZ-first-aid-when",
   "title": "When first aid is given",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "first aid tables; CLOSE COMBAT QUALITY CHECKS",
   "rule": "First aid is rolled once for each down figure: (a) when its unit, or a friendly unit in contact, spends an activation on tending the wounded; (b) by a medic at the start of his unit's activation; (c) failing both, at the end of the turn after the one in which it fell, by its own unit if that has an active figure, else by nobody and the figure is KIA. A slight injury puts the figure back in action at the start of the next turn; until then it lies where it is and does nothing. A figure whose injury is slight is no Casualty any more, and is not abandoned when its unit moves off (AMZ-D-slight-rises).",
   "tables": [
    "AMZ-T-first-aid"
   ],
   "see": [
    "AMZ-medics",
    "AMZ-end-of-turn"
   ],
   "note": "The tables and the return at the start of the next turn are the sheet's; that tending the wounded can take an activation is the sheet's too. The moment is set so that both make sense (AMZ-D-first-aid-when). Table option - all first aid at the end of the turn in which the figure fell; in trial play it changed the results by no more than 2 in 100."
  },
  {
   "id": "AMZ-medics",
   "title": "Medics",
   "kind": "component",
   "provenance": "reconstructed",
   "where": "MEDIC FIRST AID TABLE",
   "rule": "A medic is a figure of a unit. At the start of that unit's activation he rolls on the medic table for up to two down figures of his own unit, or of a unit within 2 inches of him, without cost for his unit except that he gives no Firepower die in that activation. When his unit spends its activation on tending, he treats all down figures within 4 inches. A medic who is down treats nobody.",
   "see": [
    "AMZ-first-aid-medic"
   ],
   "note": "The table is the sheet's; reach, number of patients and cost are invented."
  },
  {
   "id": "AMZ-casualties",
   "title": "Casualties of a unit",
   "kind": "component",
   "provenance": "reconstructed",
   "where": "first aid tables",
   "rule": "A KIA or WIA result takes the figure out of play and puts one Casualty marker, marked KIA or WIA, with the unit. The unit keeps its markers until they are carried off the table, handed over to a unit in contact, loaded into a vehicle, abandoned, or rise. A WIA marker counts as wounded for Stress. Markers give no dice. A Living unit is wiped out when it has neither an active figure nor a Dependent nor a down figure left on the table and has not left by an edge or by order of the scenario; markers it still had count as abandoned where they lie. So do the markers of somebody who dies on the table alone after the rest of his unit has left.",
   "see": [
    "AMZ-casualties-carry",
    "AMZ-casualties-abandon",
    "AMZ-revenant-check"
   ],
   "note": "From the results of the first aid tables; handing over and loading are invented. What wiped out means outside Close Combat is AMZ-D-wiped-out."
  },
  {
   "id": "AMZ-casualties-carry",
   "title": "Carrying casualties",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "not on the sheet",
   "rule": "Each Casualty marker and each down figure that is to be moved needs one active carrier for a Cautious move and two for a Rapid move or a flight. A carrier gives no Firepower die in an activation in which it moved, and none in reaction fire during it. Carriers fight normally in Close Combat. A vehicle carries two markers in the room of one passenger.",
   "see": [
    "AMZ-casualties-abandon"
   ],
   "note": "Invented; the sheet presupposes carrying by naming abandoned casualties."
  },
  {
   "id": "AMZ-casualties-abandon",
   "title": "Abandoned casualties",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "STRESS MODIFIERS names them",
   "rule": "A Casualty marker or down figure left more than 2 inches from its unit, or on another floor, at the end of a move is abandoned: a down figure becomes a WIA marker there, but not one whose injury has been found slight. The unit has the Stress point until the marker is taken up again, by any friendly unit that ends a move in contact. At the end of each turn every abandoned marker rolls its own revenant D6.",
   "see": [
    "AMZ-stress-more-abandoned",
    "AMZ-revenant-check"
   ],
   "note": "The Stress point is the sheet's; distance, recovery and the markers' own revenant die are invented."
  },
  {
   "id": "AMZ-revenant-rising",
   "title": "A casualty rises",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "REVENANT CHECKS; page 35",
   "rule": "One D6 for each unit with Casualties (markers, or down figures whose injury has not been found slight), whatever their number. On 5 or 6 the Living player removes one: a KIA marker first, then a WIA marker, then a down figure. A Romeo figure is put in contact with the unit and assaults it at once, or makes its single attack on the vehicle that the unit is or rides in; on foot the unit answers as in any assault: Quality Check, then defensive fire or flight if passed; the Romeo counts as charging. If the Romeo destroys the unit or survives its flight it stays as a mob of one. The Casualty no longer counts for victory as saved.",
   "see": [
    "AMZ-revenant-check",
    "AMZ-revenant-again",
    "AMZ-antivirus"
   ],
   "note": "Number, die and result are the sheet's; see AMZ-D-revenant-dice. Figures found slightly injured do not rise (AMZ-D-slight-rises). The answer to the assault is AMZ-D-revenant-answer."
  },
  {
   "id": "AMZ-revenant-again",
   "title": "Checking again",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "REVENANT CHECKS, heading",
   "rule": "If the Romeo that rose knocks down figures of the unit, the unit checks once more as soon as that Close Combat is over, and so on until a check fails to raise one or brings no new casualties. So does another unit that has checked already and in which that Romeo, or a ricochet in the fight with it, brings somebody down. A unit that rolled 1 to 4 checks again at the end of the next turn.",
   "note": "From the words in the heading of the sheet's section (AMZ-D-revenant-dice)."
  },
  {
   "id": "AMZ-antivirus",
   "title": "Revenant Anti-Virus",
   "kind": "component",
   "provenance": "reconstructed",
   "where": "STRESS RELIEF names it",
   "rule": "A unit with the Anti-Virus has a number of doses given by the scenario. Whenever its revenant check shows 5 or 6 it may spend a dose: nothing rises, and that one Casualty never rises later. It has the Stress relief while at least one dose is left.",
   "see": [
    "AMZ-stress-less-antivirus",
    "AMZ-revenant-check"
   ],
   "note": "The relief is the sheet's, the doses are invented."
  },
  {
   "id": "AMZ-morale-check",
   "title": "The Morale Check",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "MORALE CHECKS; UNIVERSAL MECHANIC; page 39",
   "rule": "The unit rolls one die of its Morale rating, changed by its Stress level; 4+ passes, and a natural highest face always passes. A failed check lowers the unit's Morale level by one step (Confident, Shaken, Broken) and brings that level's effect at once. A unit with no active fighter makes no checks.",
   "tables": [
    "AMZ-T-morale-rating",
    "AMZ-T-morale-levels",
    "AMZ-T-stress"
   ],
   "see": [
    "AMZ-morale-levels",
    "AMZ-stress-level",
    "AMZ-morale-once"
   ],
   "note": "One die is used because every check the sheet describes is one die against 4; the sister games roll a die for each figure (AMZ-D-morale-one-die)."
  },
  {
   "id": "AMZ-morale-once",
   "title": "One check for one event",
   "kind": "limit",
   "provenance": "reconstructed",
   "where": "MORALE CHECK POINTS",
   "rule": "An attack is one event: a Non-Professional unit that is fired upon and takes casualties by the same attack checks once. Nearness of a Romeo or Dexter unit is checked when that unit first comes to be within 12 inches and line of sight of the Living unit in a turn, by whosever move, once for each Living unit and each such zombie unit in a turn; and at the start of the unit's activation if it is already so near. For one that was so near when the turn began it is checked only then, or when it comes near again later in the turn. Checks fall due after the action that caused them is complete; none is made in Close Combat, and casualties taken there cause none afterwards.",
   "see": [
    "AMZ-cc-no-morale"
   ],
   "note": "See AMZ-D-morale-once."
  },
  {
   "id": "AMZ-morale-levels",
   "title": "Effects by Morale level",
   "kind": "table",
   "provenance": "reconstructed",
   "where": "MORALE CHECKS, page 39",
   "rule": "Each Living unit starts Confident unless the scenario says otherwise. Shaken and Broken have effects that differ for Professionals and Non-Professionals. A unit that is Broken and fails again suffers the Broken effect again.",
   "tables": [
    "AMZ-T-morale-levels"
   ],
   "see": [
    "AMZ-pull-back",
    "AMZ-confidence-roll"
   ],
   "note": "The page is not held. Invented so that the sheet's pull-back and its regaining of Confidence both have a place."
  },
  {
   "id": "AMZ-pull-back",
   "title": "Pulling back",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "MORALE CHECKS",
   "rule": "The unit at once makes a Rapid move of up to 12 inches (a Cautious one of up to 6 if its Dependents forbid it to move Rapidly) away from the zombies that caused the check, to the nearest cover out of their sight or as near to it as it can, never closer to any zombie unit in its sight. Casualties for which there are not two carriers are abandoned. If it is the active unit its activation ends. It may not leave a Barricaded or Fortified Building: there it moves to the far side and loses its next activation. The move cannot be Interrupted.",
   "see": [
    "AMZ-morale-nonpro-pull-back",
    "AMZ-casualties-carry"
   ],
   "note": "That Non-Professionals pull back is the sheet's; the length is that of a flight, the rest is invented."
  },
  {
   "id": "AMZ-stress-level",
   "title": "Stress level",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "STRESS MODIFIERS; pages 39 and 40",
   "rule": "A unit's Stress level is the sum of all MORE STRESSED and STRESS RELIEF points that apply to it at the moment it is needed, at least 0. It is needed for each Morale Check, for each roll to regain Confidence and at the start of the unit's activation. The Stress table turns it into an effect, by Professional or Non-Professional.",
   "tables": [
    "AMZ-T-stress-points",
    "AMZ-T-stress"
   ],
   "see": [
    "AMZ-stress-more-turn",
    "AMZ-stress-more-dependents",
    "AMZ-stress-more-abandoned",
    "AMZ-stress-more-zombie-objective",
    "AMZ-stress-more-mobs",
    "AMZ-stress-more-night",
    "AMZ-stress-less-antivirus",
    "AMZ-stress-less-objective",
    "AMZ-stress-less-barricaded",
    "AMZ-stress-less-fortified",
    "AMZ-stress-less-leader"
   ],
   "note": "All points are the sheet's; the bands and their effects are invented (AMZ-D-stress-scope). Zombies have no Stress."
  },
  {
   "id": "AMZ-confidence-roll",
   "title": "The roll to regain Confidence",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "REGAINING CONFIDENCE",
   "rule": "At the start of its activation a Shaken or Broken unit for which at least one of the four conditions holds rolls its Morale die, changed by Stress, once: 4+ raises it one level (Broken to Shaken, Shaken to Confident). More conditions give no more rolls. It then acts under its new level.",
   "tables": [
    "AMZ-T-morale-levels",
    "AMZ-T-stress"
   ],
   "see": [
    "AMZ-confidence-leader",
    "AMZ-confidence-no-zombies",
    "AMZ-confidence-armor",
    "AMZ-confidence-objective"
   ],
   "note": "The four conditions are the sheet's; the die, the moment and the gain of one level are decided here (AMZ-D-confidence-meaning)."
  },
  {
   "id": "AMZ-leadership",
   "title": "Leaders",
   "kind": "table",
   "provenance": "reconstructed",
   "where": "STRESS RELIEF, REGAINING CONFIDENCE",
   "rule": "A leader is a figure of a unit with a rating, given by the scenario or rolled with a D6 before play. A Positive Leader (+1 or +2) takes his rating off the Stress of each friendly unit within 6 inches of his figure, his own included; only the best one counts. A Negative Leader (-1) adds 1 to the Stress of each unit within 6 inches and never counts for the leader condition of regaining Confidence; a Positive Leader within 6 inches still does. A leader who is down has no effect. A leader may move to another unit within 2 inches at the start of either unit's activation.",
   "tables": [
    "AMZ-T-leader"
   ],
   "see": [
    "AMZ-stress-less-leader",
    "AMZ-confidence-leader"
   ],
   "note": "Positive leadership within 6 inches is the sheet's; ratings and the negative leader are invented."
  },
  {
   "id": "AMZ-dependents",
   "title": "Dependents",
   "kind": "component",
   "provenance": "reconstructed",
   "where": "CLOSE COMBAT, STRESS MODIFIERS name them",
   "rule": "Dependents are figures that cannot fight: children, scientists, the sick, prisoners. They belong to a unit or form one without fighters. They give no Firepower die and, while an active fighter is in the unit, no Defense die; in a unit of Dependents only each gives one D6 Defense die. A unit with Dependents moves Rapidly only if it has at least as many active fighters as Dependents. It may not flee. A unit of Dependents only moves Cautiously, does not go on Overwatch, is Non-Professional with Low Morale, and joins a Living unit that ends a move in contact with it, with all it carries. Dependents may be handed to another unit in contact.",
   "see": [
    "AMZ-cc-dependents",
    "AMZ-stress-more-dependents",
    "AMZ-who-is-hit-living"
   ],
   "note": "No flight and the Stress point are the sheet's; play reports show rescued scientists who move Cautiously. The rest is invented."
  },
  {
   "id": "AMZ-vehicles",
   "title": "Vehicles",
   "kind": "table",
   "provenance": "reconstructed",
   "where": "OPTIMUM RANGES, REGAINING CONFIDENCE name them",
   "rule": "A vehicle is a Living unit with its own activation and crew. It has two speeds, Patrol 10 inches (counts as Cautious) and Cruise 18 inches (counts as Rapid), moves on open ground and roads only, and turns freely. Units within 2 inches board or leave in their own activation as part of a Cautious move. Leaving begins such a move and boarding ends it; neither costs any of its inches, and a unit that has left a vehicle boards none in the same activation. Any action with a Cautious move may begin so, taking cover and objective actions as well. The type gives passengers, mounted weapon and armor. APC, IFV and AFV are armored. A vehicle drives only with a fighter of its own in it who acts, and is activated only while anybody of its own acts.",
   "tables": [
    "AMZ-T-vehicles"
   ],
   "see": [
    "AMZ-vehicle-attack",
    "AMZ-mounted-weapons",
    "AMZ-confidence-armor"
   ],
   "note": "The two speeds are from the sister game's published reference sheet; the rest is invented."
  },
  {
   "id": "AMZ-vehicle-attack",
   "title": "Zombies against vehicles",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "not on the sheet",
   "rule": "A vehicle in motion pushes through mobs of fewer than 4 figures: it rolls 3D8 against the mob's Defense, each hit destroys a figure. A mob of 4 or more in contact stops it. Zombies in contact attack with one Troop Quality die for each figure, at most 10, against the vehicle's armor dice of D10, matched as fire. Each hit on a soft vehicle knocks down a crew or passenger figure; on an armored one with hatches open likewise; on an armored one buttoned up hits have no effect except that six or more in one attack immobilise it. Possessed fire with a Medium or Heavy weapon that their mode of movement lets them fire uses the vehicle damage table. A buttoned-up vehicle fires its mounted weapon at -1 die. Of those aboard whoever has lost figures checks Morale, and a Non-Professional crew whenever its vehicle is fired upon; crews of armored vehicles make no Morale Checks. An attack on a vehicle is a single attack and no Close Combat; a mob makes it when its move ends in contact, or in step 11 instead of a random move if it already is and anybody sits in the vehicle. Whoever comes for a unit that rides attacks the vehicle. Reaction tests of a vehicle use the crew's quality and its speed. Up to two passengers of a soft vehicle may fire from it in a turn, of whatever units, at -1 die for each unit. Whether the hatches of an armored vehicle are open or it is buttoned up is announced at the start of each of its activations and holds until the next; it starts buttoned up.",
   "tables": [
    "AMZ-T-vehicles",
    "AMZ-T-vehicle-damage"
   ],
   "note": "Invented. A vehicle makes no Quality Check when zombies touch it (AMZ-D-hatches)."
  },
  {
   "id": "AMZ-mounted-weapons",
   "title": "Mounted and emplaced weapons",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "OPTIMUM RANGES",
   "rule": "A mounted weapon fires with the dice of its class plus one die for the gunner and always the Optimum Range die, on the crew's Troop Quality. An emplaced weapon stands on a marker; a unit in contact uses it while Stationary, adding its dice to the unit's Firepower with the Optimum Range die at any distance. A Non-Professional unit firing one rolls one die fewer. Neither can be carried away.",
   "see": [
    "AMZ-optimum-range-mounted",
    "AMZ-support-dice"
   ],
   "note": "Range and dice classes are the sheet's; gunner die and the Non-Professional penalty are invented."
  },
  {
   "id": "AMZ-buildings",
   "title": "Buildings",
   "kind": "table",
   "provenance": "reconstructed",
   "where": "STRESS RELIEF names Barricaded and Fortified",
   "rule": "A building is open, Barricaded or Fortified. It has windows along all walls. All give Solid Cover to units inside against fire from outside, none to units outside against fire from inside, and may be entered by the Living through doors. Zombies enter an open building through doorways if their type opens doors or if the door is marked open; otherwise they batter it like a barricade of 2 points. Barricaded and Fortified buildings have barricade points that must be battered down first. The Stress relief holds for units wholly inside while the building is not breached. Barricade points are one total for the whole building. Stairs and ladders between floors cost 6 inches, up or down.",
   "tables": [
    "AMZ-T-buildings"
   ],
   "see": [
    "AMZ-barricade-batter",
    "AMZ-barricade-build",
    "AMZ-stress-less-barricaded",
    "AMZ-stress-less-fortified"
   ],
   "note": "Kinds and Stress relief are the sheet's; points, doors and windows are invented."
  },
  {
   "id": "AMZ-barricade-batter",
   "title": "Battering a barricade",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "not on the sheet",
   "rule": "A mob whose move (Interrupt, random or driven) ends in contact with a barricaded wall or door batters it at once instead of assaulting anybody behind it; one that touches a Living unit on its own side of the wall assaults that. It rolls one Troop Quality die for each figure, at most 10, each 4+ takes one barricade point. A mob already in contact that is neither Interrupting nor driven batters in step 11 instead of moving at random, if it is aware of anybody inside. At 0 points the building is breached for the rest of the game and the mob may assault from its next action on. Units inside may fire at mobs outside.",
   "see": [
    "AMZ-random-movement"
   ],
   "note": "Invented."
  },
  {
   "id": "AMZ-barricade-build",
   "title": "Barricading",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "not on the sheet",
   "rule": "A Living unit inside an open, not breached building with no zombie inside may barricade as an objective action: one point for each active figure, up to 10 in all; from the first point on it counts as Barricaded. Inside a Barricaded or Fortified one the same action repairs points up to its full number, but never a breach.",
   "see": [
    "AMZ-special-actions"
   ],
   "note": "Invented."
  },
  {
   "id": "AMZ-night",
   "title": "Night",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "STRESS MODIFIERS names night",
   "rule": "At night Living units see at most 12 inches, 24 with night vision equipment; a unit that has fired, with whatever weapons, is seen at any distance until the end of the turn, and so are a burning building and a unit within 6 inches of a lit lamp. Zombies' Awareness is unchanged, except that Possessed see 12 inches.",
   "see": [
    "AMZ-stress-more-night",
    "AMZ-los"
   ],
   "note": "The Stress point is the sheet's; sight distances are invented."
  },
  {
   "id": "AMZ-hot-spots",
   "title": "Hot Spots",
   "kind": "component",
   "provenance": "reconstructed",
   "where": "TURN SEQUENCE, 4 and 7",
   "rule": "A Hot Spot is a numbered marker where zombies appear. The scenario gives their places and the die that chooses among them. A Hot Spot whose place the scenario leaves open is put in step 4 by the Zombie player, out of line of sight of the places where the Living set up or enter. Arriving figures are put within 2 inches of the marker, in cohesion, not within 2 inches of a Living figure. A Hot Spot with a Living figure within 3 inches is blocked. When a blocked or closed one is rolled the next higher number not blocked or closed is used, the lowest following the highest; if all are shut, nobody comes.",
   "see": [
    "AMZ-hot-spot-close",
    "AMZ-turn-07-reinforcements"
   ],
   "note": "Placing, rolling and arriving there are the sheet's; out of sight of the Living is the designer's public answer to a player; distances, blocking and the next-number rule are invented. The Living are not yet on the table in step 4 (AMZ-D-hot-spot-order)."
  },
  {
   "id": "AMZ-hot-spot-close",
   "title": "Closing a Hot Spot",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "not on the sheet",
   "rule": "Where the scenario allows it, a Living unit in contact with a Hot Spot and with no zombie unit within 6 inches may close it as an objective action: a Troop Quality Check, 4+. Passed: the marker is closed for the rest of the game. Failed: nothing, and it may be tried again in a later turn.",
   "note": "Built after the neutralising of such points in the sister game, as told by play reports."
  },
  {
   "id": "AMZ-reinforcements",
   "title": "Reinforcement rolls",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "TURN SEQUENCE, 7",
   "rule": "One D6 on the scenario's table, plus the Infection Level of the game minus 3, kept within 1 and 6. A number in dice is then rolled. One Hot Spot is rolled for everything that arrives by this table, also when a row names two mobs. Figures over 15 form a second mob at the same Hot Spot. Infection Level is 1 (mild) to 5 (severe); 3 is the standard. Dexters, where a table has them, come one figure at a time and no more than two Dexter figures are on the table at once; a further one is replaced by six Zulus.",
   "see": [
    "AMZ-hot-spots",
    "AMZ-noise"
   ],
   "note": "A play report gives its game an infection level of 3, and the sister game rolls against such a level; the sheet has a table instead, so the level is used as a modifier of it. One Infection Level is worth 10 to 28 Living victories in 100, the plainest handicap for unequal players."
  },
  {
   "id": "AMZ-random-movement",
   "title": "Random zombie movement",
   "kind": "table",
   "provenance": "reconstructed",
   "where": "TURN SEQUENCE, 11",
   "rule": "Each mob of Odies, Zulus or Romeos that has not Interrupted this turn, is not driven by a Dexter, is not battering and does not attack a vehicle where it stands rolls 1D8 for direction and moves its random distance that way. It stops at impassable terrain and at the table edge. If it touches a Living unit it assaults. Mobs are rolled for in order of their number. Rough ground and crossings cost the inches of the terrain table. A mob that would enter a building which its type cannot open stops at the wall and batters only what counts as barricaded.",
   "tables": [
    "AMZ-T-random-direction",
    "AMZ-T-zombie-types"
   ],
   "see": [
    "AMZ-dexter-control",
    "AMZ-barricade-batter",
    "AMZ-vehicle-attack",
    "AMZ-assault"
   ],
   "note": "That mobs which did not act mill around at the end of the turn is told in play reports; the table is invented (AMZ-D-random-who). With sensible players half of all mobs in Scenarios 1 and 3, a third in 4 and a fifth in 2 never meet anybody. Table option - a mob about to move at random rolls a D6 and on 5 or 6 makes its full move toward the nearest Living figure instead; that cost the Living 13 to 30 victories in 100, so lower the Infection Level by one with it (AMZ-D-drift). Whether the check is itself a roll is AMZ-D-random-check."
  },
  {
   "id": "AMZ-zombie-objectives",
   "title": "Zombie objectives",
   "kind": "component",
   "provenance": "reconstructed",
   "where": "STRESS MODIFIERS names them",
   "rule": "Unless the scenario lists others, these are zombie objectives, each counted once: (1) a Living unit has been wiped out or captured; (2) a revenant has risen; (3) a Dependent has been killed or captured; (4) a building the Living had to hold has been breached. A scenario's own list takes the place of this one. Each achieved one adds 1 Stress for every Living unit until the end of the game and is worth the points the scenario gives.",
   "see": [
    "AMZ-stress-more-zombie-objective"
   ],
   "note": "That they exist and cause Stress is the sheet's; the list is invented."
  },
  {
   "id": "AMZ-living-objectives",
   "title": "Regular objectives",
   "kind": "component",
   "provenance": "reconstructed",
   "where": "STRESS RELIEF, REGAINING CONFIDENCE name them",
   "rule": "A regular objective is anything for which the scenario gives the Living points. For Stress each one achieved counts once for the whole side, from the end of the activation in which it was achieved. For regaining Confidence it counts for the unit that achieved it, until the end of the next turn. The last of a type of zombie to be destroyed counts for the unit whose attack destroyed it.",
   "see": [
    "AMZ-stress-less-objective",
    "AMZ-confidence-objective"
   ],
   "note": "The two effects are the sheet's; what counts as one is decided here."
  },
  {
   "id": "AMZ-end-of-turn",
   "title": "End of the turn",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "TURN SEQUENCE, 13; REVENANT CHECKS; FIRST AID",
   "rule": "After step 12, in this order: (1) first aid that is due; (2) captives become Possessed; (3) revenant checks, units in the order the Living player likes, then abandoned markers, then overrun units, and the nearness checks for whoever rose; (4) joined mobs are settled and victory conditions are checked; (5) markers of the turn are removed and the next turn begins with figures of slight injury getting up and then step 7.",
   "see": [
    "AMZ-first-aid-when",
    "AMZ-revenant-check",
    "AMZ-capture",
    "AMZ-turn-13-repeat"
   ],
   "note": "The sheet puts revenant checks at the end of the turn and recovery at the start of the next; the full order is set here."
  },
  {
   "id": "AMZ-quirk-cards",
   "title": "Quirk of Fate cards",
   "kind": "component",
   "provenance": "reconstructed",
   "where": "TURN SEQUENCE, 2",
   "rule": "The deck has 28 different cards. It is shuffled and the scenario says how many each side draws; a scenario may also order a draw during play. A card marked for the other side is put back, and another drawn, so each side holds cards it can use. Cards marked immediate take effect when drawn; the others are kept hidden and played at the moment printed on them, one for each side at one moment, the Living player first. A played card is out of the game. Deck empty: no draw.",
   "tables": [
    "AMZ-T-quirk-cards"
   ],
   "note": "The cards of the game are not held. Own cards, names and effects; that a deck is drawn from as the scenario orders is the sheet's, and play reports of the sister game speak of the same kind of deck. When cards are held or played is invented."
  },
  {
   "id": "AMZ-scenario-format",
   "title": "What a scenario gives",
   "kind": "component",
   "provenance": "reconstructed",
   "where": "TURN SEQUENCE, 1 to 7",
   "rule": "Table size, terrain list with positions, Hot Spots with the choosing die, Living forces and entry, zombie set-up, reinforcement table, cards, light, number of turns, objectives of both sides and victory. Positions are inches from the south-west corner, x to the east, y to the north; areas are [x1, y1, x2, y2]. A unit that enters starts its first move at the given edge; a mob or unit is set up in cohesion around its given point. A marker or group named for an area without a place of its own lies at the middle of that area. Points named \"first\" are scored once, \"each\" every time; in either case the Stress of an objective counts once.",
   "see": [
    "AMZ-sc1",
    "AMZ-sc2",
    "AMZ-sc3",
    "AMZ-sc4"
   ],
   "note": "From what the turn sequence expects a scenario to hold. Places of markers are AMZ-D-marker-place."
  },
  {
   "id": "AMZ-solo",
   "title": "Solo play",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "not on the sheet",
   "rule": "One player or team plays the Living; the zombies follow the solo rules instead of a player's choices. All dice are rolled in the open and every rule applies unchanged. Where a solo rule leaves a tie: nearest, then largest, then lowest mob number.",
   "see": [
    "AMZ-solo-interrupt",
    "AMZ-solo-masters",
    "AMZ-solo-cards",
    "AMZ-solo-setup"
   ],
   "note": "Invented; the mindless types already act without choices, which is why the automaton is short."
  },
  {
   "id": "AMZ-solo-interrupt",
   "title": "Solo Interrupts",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "not on the sheet",
   "rule": "Every inch of a Living move, and each shot, is checked. As soon as a zombie unit that may Interrupt could make contact with the active unit by its full move, it Interrupts. When the active unit's action is complete (or at its announcement, for a Stationary one), each zombie unit that is aware of it and still may Interrupt does so, unless it is a Possessed unit out of sight or a Dexter the Dexter rule holds back. Several at one moment go nearest first.",
   "see": [
    "AMZ-interrupt-declare"
   ],
   "note": "Invented."
  },
  {
   "id": "AMZ-solo-masters",
   "title": "Solo Dexters and Possessed",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "not on the sheet",
   "rule": "A Dexter Interrupts or assaults only if the Living unit has no more active figures than the Dexter unit plus the driven mobs within 6 inches have; otherwise it moves in step 12 to the nearest spot out of all Living sight that is within 12 inches of the largest mob, or stays. It drives each mob its full move toward the nearest Living unit of which it is aware, else toward the nearest Living unit. It takes captives if it outnumbers the defender, else strikes to kill. A Possessed unit fires if a Living unit is in sight, at the one it is most likely to hit (most attack minus defense dice) with all its dice, after a Cautious move to cover if it is Exposed; without a target it moves Cautiously toward the nearest Living unit, Rapidly if that is more than 18 inches off.",
   "see": [
    "AMZ-dexter-control",
    "AMZ-masters-action",
    "AMZ-capture"
   ],
   "note": "Invented."
  },
  {
   "id": "AMZ-solo-cards",
   "title": "Solo Quirk of Fate",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "not on the sheet",
   "rule": "The zombie side's cards lie face down. As every turn after the first begins one D6 is rolled: on 4+ the top one is turned up and takes effect at the first legal moment of this turn, which may be its start, on the Living unit that is nearest to any zombie if a unit is to be chosen; if it has no legal moment this turn it is discarded.",
   "see": [
    "AMZ-quirk-cards"
   ],
   "note": "Invented."
  },
  {
   "id": "AMZ-solo-setup",
   "title": "Solo zombie set-up",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "not on the sheet",
   "rule": "Mobs with given places are put there. For others each is put at 1D6 inches from a Hot Spot chosen with the scenario's die, in a direction rolled with 1D8, moved on to the nearest legal spot if needed and not within 8 inches of a Living unit.",
   "tables": [
    "AMZ-T-random-direction"
   ],
   "note": "Invented."
  },
  {
   "id": "AMZ-sc1",
   "title": "Scenario 1, The Lecture Hall",
   "kind": "scenario",
   "provenance": "reconstructed",
   "where": "not on the sheet",
   "rule": "Two fire teams go in for four scientists whose van broke down. Table 48 x 48, day, 12 turns, Infection Level 3. Cards: Living 1, Zombies 1. The teams enter in their first activation from the south edge between x 20 and 28. The scientists start in the Lecture Hall; they may be activated from the turn on in which a soldier sees them. Living objectives: each scientist off the south edge, 2 points; the data case (in the van, objective action) off the south edge, 2 points. Zombie objectives, 1 point each and 1 Stress: first scientist lost; first revenant risen; a team wiped out. Also 1 zombie point for each Living Casualty left on the table at the end. Living win with more points than the zombies and at least two scientists saved; otherwise the Zombies win. The game ends early when no Living figure is on the table. The scientists wait too deep in the hall to be seen from outside it.",
   "tables": [
    "AMZ-T-sc1-map",
    "AMZ-T-sc1-living",
    "AMZ-T-sc1-zombies",
    "AMZ-T-sc1-hot-spots",
    "AMZ-T-sc1-reinforcements"
   ],
   "see": [
    "AMZ-scenario-format",
    "AMZ-dependents"
   ],
   "note": "Own scenario. Rescue of stranded scientists by one fire team is a theme shown in public play reports; map, forces and values are ours. Eight turns were too few for the way there and back - sensible Living players won 18 games of 100, with 9 turns 33, with 10 turns 47, with 12 turns 62. With four figures in each team it hardly mattered who played the dead - five in each with a leader of +2, smaller mobs and three armed Possessed in the library make it matter. With the rules of revision 8 the dead won too often when they were led at random, so that two mobs have one Zulu fewer."
  },
  {
   "id": "AMZ-sc2",
   "title": "Scenario 2, Night at the Clinic",
   "kind": "scenario",
   "provenance": "reconstructed",
   "where": "not on the sheet",
   "rule": "Townspeople hold a fortified clinic until the helicopter comes. Table 36 x 36, night, 7 turns, Infection Level 3. Cards: Living 2, Zombies 2. All Living start inside the clinic. At step 7 of turn 5 a D6 of 3 or more, or turn 6 without a roll, brings the helicopter to the roof; from then on a unit on the roof may leave the game as an objective action, Dependents first, a Broken unit as well (a Non-Professional one leaves unasked); the roof is reached from the ground floor by a move of 6 inches, also by zombies that are inside. Living objectives: each patient flown out 2 points, each other figure 1 point; clinic not breached at the end of turn 4, 3 points. Zombie objectives, 1 Stress each: the clinic is breached, 3 points; first patient lost, 2; each Living unit wiped out, 2. Each Living figure not flown out at the end of turn 7: 1 zombie point. More points win; a tie is a zombie win. The dead smell the sick - in step 11 each mob of Odies, Zulus or Romeos that has not Interrupted and is not battering makes its full move toward the clinic by the shortest way open to it in the place of its random move, batters when that ends in contact with it, and once the clinic is breached goes on toward the nearest Living figure inside, assaulting if it touches; with nobody left inside it moves at random again. A unit inside that is not assaulted reaches the roof and leaves in one activation (a Cautious move, then the objective action); a unit without Dependents may leave only when no unit with Dependents is left that could still be activated this turn.",
   "tables": [
    "AMZ-T-sc2-map",
    "AMZ-T-sc2-living",
    "AMZ-T-sc2-zombies",
    "AMZ-T-sc2-hot-spots",
    "AMZ-T-sc2-reinforcements"
   ],
   "see": [
    "AMZ-scenario-format",
    "AMZ-buildings",
    "AMZ-night",
    "AMZ-non-professional",
    "AMZ-random-movement",
    "AMZ-barricade-batter"
   ],
   "note": "Own scenario, built to use barricades, night, Dependents and Non-Professionals. Without the march on the clinic a crew that sat silent in its middle was never noticed and won every game. With it and the old ten barricade points the Living won 27 of 100 when they fired and 5 when silent, with the twenty points of a Fortified building 38 and 12, so that shooting pays, and with 6 figures in place of 8 in the first mob 42 and 13. Table option - the helicopter may come from turn 4 on (5 or 6), about 10 victories in 100 more. A mindless siege was as good as one that somebody led - better soldiers inside, and two bands of armed Possessed outside, leave the player of the dead something to decide. Where a Broken unit could not leave, one game of six was lost with the sick in its hands, whatever the dead did. With the rules of revision 8 the siege itself broke the townspeople, so that it mattered too little who led the dead - all inside are of Good Morale now, and each mob of Zulus has one figure fewer. Since revision 12 the walls of the clinic no longer cover those outside whom the townspeople fire at, and both bands of Possessed have six figures. Since revision 18 the mob of Odies has six figures in place of eight, so that the Living win nine games of ten against a siege that nobody leads."
  },
  {
   "id": "AMZ-sc3",
   "title": "Scenario 3, Shopping List",
   "kind": "scenario",
   "provenance": "reconstructed",
   "where": "not on the sheet",
   "rule": "Two groups of survivors and a patrol car look for supplies where a Dexter drives the dead. Table 48 x 48, day, 10 turns, Infection Level 3. Cards: Living 2, Zombies 2. The Living enter from the west edge between y 18 and 30. Five supply markers lie in the shops; a unit in contact searches by an objective action: D6, 1 nothing and 1D6 Odies stand up within 3 inches of the marker, 2-5 one supply load, 6 two loads. Each marker is searched once. A figure carries one load and gives no Firepower die while it moves. Hot Spots may be closed. Living objectives: 3 points for each load off the west edge; each closed Hot Spot 1 point. Zombie objectives, 1 Stress each: first Living unit wiped out, 3 points; first revenant, 1; no load off the table by the end of turn 7, 2. Each Living KIA or WIA (overrun figures among them) 1 zombie point when it happens; loads that a Broken unit carries off the west edge count. More points win; tie drawn.",
   "tables": [
    "AMZ-T-sc3-map",
    "AMZ-T-sc3-living",
    "AMZ-T-sc3-zombies",
    "AMZ-T-sc3-hot-spots",
    "AMZ-T-sc3-reinforcements"
   ],
   "see": [
    "AMZ-scenario-format",
    "AMZ-hot-spot-close",
    "AMZ-vehicles"
   ],
   "note": "Own scenario; a supply run by survivors is a common theme of public play reports. With Untrained Hunters the Living lost 70 games of 100 and won 25 (units with one target engaged, D6 against mobs with bonus dice); with the Hunters Trained they won 36, with 3 points for a load instead of 2 48. Against a player of the dead who Interrupts well that was hardly one in ten: Hunters Veteran, six Trained Neighbours, fewer and larger mobs, and a Dexter, so that it matters who plays the dead. A Dexter on the street who had one of them at hand was not enough - behind the pharmacy, with the Odies nearer to him, he makes it even. With the rules of revision 8 the dead won too often when they were led at random, so that both mobs of Zulus have one figure fewer, and a load may come a turn later. With the Neighbours of Good Morale since revision 11 chance decides less of what is left."
  },
  {
   "id": "AMZ-sc4",
   "title": "Scenario 4, Cut the Strings",
   "kind": "scenario",
   "provenance": "reconstructed",
   "where": "not on the sheet",
   "rule": "A special team hunts the mind behind a swarm. Table 48 x 48, night, 10 turns, Infection Level 3. Cards: Living 2, Zombies 6. The Living enter on the road at the south edge, mounted or on foot. One Dexter of three figures and two Possessed units start in or around the Power House. Living objectives: the last Dexter destroyed, 7 points; the three hostages in the Power House freed (a Living unit in contact) and off the south edge, 2 points each. Zombie objectives, 1 Stress each: a Living unit captured, 3 points; the APC immobilised or destroyed, 2; a hostage killed or captured again, 1 each. Each Living KIA, WIA or captive 1 zombie point. The Living win with more points and the Dexter destroyed; draw with more points and the Dexter alive; otherwise the Zombies win. Destroying the last Dexter does not end the game.",
   "tables": [
    "AMZ-T-sc4-map",
    "AMZ-T-sc4-living",
    "AMZ-T-sc4-zombies",
    "AMZ-T-sc4-hot-spots",
    "AMZ-T-sc4-reinforcements"
   ],
   "see": [
    "AMZ-scenario-format",
    "AMZ-dexters",
    "AMZ-possessed",
    "AMZ-capture",
    "AMZ-vehicles"
   ],
   "note": "Own scenario, built to use Dexters, Possessed, capture, armor and night. A Dexter on the reinforcement table made the main objective a matter of luck (one game of eight ended drawn because a new one had come) and is replaced by Romeos; without it the Living won 75 of 100 against the solo rules, with one figure more in each unit of Possessed 53. Against a player of the dead who Interrupts well they won one in five with that; five Possessed in each unit, none with a Support Weapon, made it even, until the Living learnt to send somebody for the hostages while the others hunt, and to see them home: then they won 82. A Dexter of three figures and a card more for the dead make it even again; with 7 points for him the Living do not lose by five casualties alone what they came for. Since they go on until they see him, two cards more for the dead keep it even."
  }
 ],
 "tables": [
  {
   "id": "AMZ-T-quality",
   "title": "Troop Quality, Optimum Range, targets engaged",
   "roll": "one die of the unit's quality; 4+ passes",
   "provenance": "stated",
   "rows": [
    {
     "quality": "Elite",
     "die": "d12",
     "optimum_range": 12,
     "targets": 4
    },
    {
     "quality": "Veteran",
     "die": "d10",
     "optimum_range": 10,
     "targets": 3
    },
    {
     "quality": "Trained",
     "die": "d8",
     "optimum_range": 8,
     "targets": 2
    },
    {
     "quality": "Untrained",
     "die": "d6",
     "optimum_range": 6,
     "targets": 1
    }
   ]
  },
  {
   "id": "AMZ-T-morale-rating",
   "title": "Morale ratings",
   "roll": "one die of the unit's Morale; 4+ passes",
   "provenance": "stated",
   "rows": [
    {
     "morale": "High",
     "die": "d12"
    },
    {
     "morale": "Good",
     "die": "d10"
    },
    {
     "morale": "Average",
     "die": "d8"
    },
    {
     "morale": "Low",
     "die": "d6"
    }
   ]
  },
  {
   "id": "AMZ-T-movement",
   "title": "Movement modes",
   "roll": "none",
   "provenance": "inferred",
   "note": "The -1 Firepower die is the line that stands between Rapid and Stationary on the sheet; that a unit on Overwatch does not move is AMZ-overwatch.",
   "rows": [
    {
     "mode": "Stationary",
     "max_move": 0,
     "reaction": 1,
     "firepower": 0,
     "target_bonus_for_enemy": 0
    },
    {
     "mode": "Cautious",
     "max_move": 6,
     "reaction": 1,
     "firepower": 0,
     "target_bonus_for_enemy": 0
    },
    {
     "mode": "Rapid",
     "max_move": 12,
     "reaction": -1,
     "firepower": -1,
     "target_bonus_for_enemy": 1
    },
    {
     "mode": "Overwatch",
     "max_move": 0,
     "reaction": 1,
     "firepower": 0,
     "target_bonus_for_enemy": 0
    }
   ]
  },
  {
   "id": "AMZ-T-first-aid",
   "title": "First aid",
   "roll": "1d6 for each down figure, once",
   "provenance": "stated",
   "rows": [
    {
     "roll": 1,
     "standard": "KIA",
     "medic": "KIA"
    },
    {
     "roll": 2,
     "standard": "WIA",
     "medic": "WIA"
    },
    {
     "roll": 3,
     "standard": "WIA",
     "medic": "WIA"
    },
    {
     "roll": 4,
     "standard": "WIA",
     "medic": "slight"
    },
    {
     "roll": 5,
     "standard": "slight",
     "medic": "slight"
    },
    {
     "roll": 6,
     "standard": "slight",
     "medic": "slight"
    }
   ]
  },
  {
   "id": "AMZ-T-support",
   "title": "Support weapons",
   "roll": "dice added to Firepower",
   "provenance": "stated",
   "rows": [
    {
     "class": "Light",
     "dice": 1
    },
    {
     "class": "Medium",
     "dice": 2
    },
    {
     "class": "Heavy",
     "dice": 3
    }
   ]
  },
  {
   "id": "AMZ-T-cover",
   "title": "Cover dice",
   "roll": "none",
   "provenance": "inferred",
   "note": "defense is the total for the state, with Solid Cover read as an addition to In Cover (AMZ-D-solid-cover).",
   "rows": [
    {
     "state": "Exposed",
     "defense": 0,
     "attacker_firepower": 1
    },
    {
     "state": "In Cover",
     "defense": 1,
     "attacker_firepower": 0
    },
    {
     "state": "Solid Cover",
     "defense": 2,
     "attacker_firepower": 0
    }
   ]
  },
  {
   "id": "AMZ-T-armor",
   "title": "Armor dice",
   "roll": "none",
   "provenance": "stated",
   "rows": [
    {
     "armor": "none",
     "defense": 0,
     "reaction_die_steps": 0
    },
    {
     "armor": "light",
     "name": "Light Body Armor",
     "defense": 1,
     "reaction_die_steps": 0
    },
    {
     "armor": "anti-zombie",
     "name": "Anti-Zombie Armor",
     "defense": 2,
     "reaction_die_steps": -1
    }
   ]
  },
  {
   "id": "AMZ-T-zombie-bonus",
   "title": "Bonus Defense dice by zombie type",
   "roll": "none",
   "provenance": "stated",
   "rows": [
    {
     "type": "Odies",
     "dice": 0
    },
    {
     "type": "Zulus",
     "dice": 2
    },
    {
     "type": "Romeos",
     "dice": 2
    },
    {
     "type": "Dexters",
     "dice": 2
    }
   ]
  },
  {
   "id": "AMZ-T-firepower-modifiers",
   "title": "Firepower modifiers",
   "roll": "none",
   "provenance": "inferred",
   "note": "The Rapid firer's line comes from the movement list (AMZ-D-rapid-firepower).",
   "rows": [
    {
     "when": "target in Optimum Range",
     "dice": 1,
     "kind": "bonus"
    },
    {
     "when": "target Exposed or making a Rapid move",
     "dice": 1,
     "kind": "bonus"
    },
    {
     "when": "each Interruption after the first in the activation",
     "dice": -1,
     "kind": "penalty"
    },
    {
     "when": "defensive fire against Close Combat",
     "dice": -1,
     "kind": "penalty"
    },
    {
     "when": "firer making a Rapid move",
     "dice": -1,
     "kind": "penalty"
    }
   ]
  },
  {
   "id": "AMZ-T-morale-points",
   "title": "Morale check points",
   "roll": "one Morale Check for each event",
   "provenance": "stated",
   "rows": [
    {
     "event": "fired upon",
     "professional": false,
     "non_professional": true
    },
    {
     "event": "takes casualties",
     "professional": true,
     "non_professional": true
    },
    {
     "event": "within 12 inches and line of sight of a Romeo or Dexter unit",
     "professional": true,
     "non_professional": true
    }
   ]
  },
  {
   "id": "AMZ-T-stress-points",
   "title": "Stress points",
   "roll": "sum for the unit",
   "provenance": "stated",
   "note": "The sheet does not say what X is; that it is the leader's rating is decided here.",
   "rows": [
    {
     "when": "each turn after the first",
     "points": 1,
     "per": "turn"
    },
    {
     "when": "Dependents or wounded in the unit",
     "points": 1,
     "per": "unit"
    },
    {
     "when": "the unit has abandoned casualties",
     "points": 1,
     "per": "unit"
    },
    {
     "when": "each zombie objective achieved",
     "points": 1,
     "per": "objective"
    },
    {
     "when": "more than three zombie mobs in sight",
     "points": 1,
     "per": "unit"
    },
    {
     "when": "night",
     "points": 1,
     "per": "unit"
    },
    {
     "when": "the unit has Revenant Anti-Virus",
     "points": -1,
     "per": "unit"
    },
    {
     "when": "each regular objective achieved",
     "points": -1,
     "per": "objective"
    },
    {
     "when": "in a Barricaded Building",
     "points": -1,
     "per": "unit"
    },
    {
     "when": "in a Fortified Building",
     "points": -2,
     "per": "unit"
    },
    {
     "when": "positive leadership within 6 inches",
     "points": "-X, the leader's rating",
     "per": "unit"
    }
   ]
  },
  {
   "id": "AMZ-T-support-list",
   "title": "Support weapon list",
   "roll": "none",
   "provenance": "reconstructed",
   "rows": [
    {
     "class": "Light",
     "min_crew": 1,
     "modes": [
      "Stationary",
      "Cautious",
      "Rapid",
      "Overwatch"
     ],
     "examples": [
      "squad automatic weapon",
      "under-barrel grenade launcher",
      "combat shotgun with drum",
      "flame bottle"
     ]
    },
    {
     "class": "Medium",
     "min_crew": 1,
     "modes": [
      "Stationary",
      "Cautious",
      "Overwatch"
     ],
     "examples": [
      "general purpose machine gun",
      "rocket launcher",
      "heavy sniper rifle"
     ]
    },
    {
     "class": "Heavy",
     "min_crew": 2,
     "modes": [
      "Stationary",
      "Overwatch"
     ],
     "examples": [
      "heavy machine gun",
      "automatic grenade launcher",
      "flame thrower"
     ]
    }
   ]
  },
  {
   "id": "AMZ-T-zombie-types",
   "title": "Zombie types",
   "roll": "none",
   "provenance": "reconstructed",
   "note": "Only bonus_defense is the sheet's.",
   "rows": [
    {
     "type": "Odies",
     "nature": "old dead",
     "quality": "d6",
     "move": 4,
     "awareness": 6,
     "hearing": 12,
     "random_move": "1d3",
     "bonus_defense": 0,
     "armor_dice": false,
     "opens_doors": false,
     "firearms": false,
     "morale_trigger": false,
     "step": 11
    },
    {
     "type": "Zulus",
     "nature": "bitten and risen",
     "quality": "d6",
     "move": 6,
     "awareness": 8,
     "hearing": 14,
     "random_move": "1d6",
     "bonus_defense": 2,
     "armor_dice": false,
     "opens_doors": false,
     "firearms": false,
     "morale_trigger": false,
     "step": 11
    },
    {
     "type": "Romeos",
     "nature": "raging infected",
     "quality": "d8",
     "move": 12,
     "awareness": 12,
     "hearing": 18,
     "random_move": "2d6",
     "bonus_defense": 2,
     "armor_dice": false,
     "opens_doors": true,
     "firearms": false,
     "morale_trigger": true,
     "step": 11
    },
    {
     "type": "Dexters",
     "nature": "thinking masters",
     "quality": "d10",
     "move": 12,
     "awareness": 12,
     "hearing": 18,
     "random_move": "none",
     "bonus_defense": 2,
     "armor_dice": false,
     "opens_doors": true,
     "firearms": false,
     "morale_trigger": true,
     "step": 12
    },
    {
     "type": "Possessed",
     "nature": "enslaved living",
     "quality": "by scenario",
     "move": "6 Cautious / 12 Rapid",
     "awareness": "line of sight",
     "hearing": "line of sight",
     "random_move": "none",
     "bonus_defense": 0,
     "armor_dice": true,
     "opens_doors": true,
     "firearms": true,
     "morale_trigger": false,
     "step": 12
    }
   ]
  },
  {
   "id": "AMZ-T-living-types",
   "title": "Usual Living units",
   "roll": "none",
   "provenance": "reconstructed",
   "note": "Defaults where a scenario names only the kind; several ratings agree with those shown in a public play report.",
   "rows": [
    {
     "kind": "special operations team",
     "professional": true,
     "quality": "Veteran",
     "morale": "High",
     "armor": "light",
     "figures": "4",
     "weapons": "rifles, one Light"
    },
    {
     "kind": "army fire team",
     "professional": true,
     "quality": "Trained",
     "morale": "Good",
     "armor": "light",
     "figures": "4",
     "weapons": "rifles, one Light"
    },
    {
     "kind": "sniper team",
     "professional": true,
     "quality": "Veteran",
     "morale": "Good",
     "armor": "light",
     "figures": "2",
     "weapons": "suppressed rifle (Light), rifle"
    },
    {
     "kind": "armed response team",
     "professional": true,
     "quality": "Veteran",
     "morale": "Good",
     "armor": "anti-zombie",
     "figures": "4-6",
     "weapons": "carbines, one Light"
    },
    {
     "kind": "police patrol",
     "professional": true,
     "quality": "Trained",
     "morale": "Good",
     "armor": "light",
     "figures": "2-5",
     "weapons": "shotguns and pistols"
    },
    {
     "kind": "militia",
     "professional": false,
     "quality": "Untrained",
     "morale": "Average",
     "armor": "none",
     "figures": "4-8",
     "weapons": "hunting rifles and shotguns"
    },
    {
     "kind": "armed citizens",
     "professional": false,
     "quality": "Untrained",
     "morale": "Average",
     "armor": "none",
     "figures": "3-8",
     "weapons": "mixed firearms"
    },
    {
     "kind": "security guards",
     "professional": false,
     "quality": "Untrained",
     "morale": "Low",
     "armor": "none",
     "figures": "2-4",
     "weapons": "pistols"
    },
    {
     "kind": "Dependents",
     "professional": false,
     "quality": "Untrained",
     "morale": "Low",
     "armor": "none",
     "figures": "1-6",
     "weapons": "none"
    }
   ]
  },
  {
   "id": "AMZ-T-morale-levels",
   "title": "Effects by Morale level",
   "roll": "level falls by one with each failed Morale Check, rises by one with each successful roll for Confidence",
   "provenance": "reconstructed",
   "rows": [
    {
     "level": "Confident",
     "professional": {
      "on_entry": "none",
      "firepower": 0,
      "may_overwatch": true,
      "may_initiate_close_combat": true,
      "may_approach": true
     },
     "non_professional": {
      "on_entry": "none",
      "firepower": 0,
      "may_overwatch": true,
      "may_initiate_close_combat": true,
      "may_approach": true
     }
    },
    {
     "level": "Shaken",
     "professional": {
      "on_entry": "stops; if active, the rest of its move is lost but it may still fire",
      "firepower": -1,
      "may_overwatch": true,
      "may_initiate_close_combat": false,
      "may_approach": false
     },
     "non_professional": {
      "on_entry": "pulls back",
      "firepower": -1,
      "may_overwatch": false,
      "may_initiate_close_combat": false,
      "may_approach": false
     }
    },
    {
     "level": "Broken",
     "professional": {
      "on_entry": "pulls back",
      "firepower": -2,
      "may_overwatch": false,
      "may_initiate_close_combat": false,
      "may_approach": false,
      "activation": "only take cover, tend wounded, Hide or move away; no announced fire"
     },
     "non_professional": {
      "on_entry": "pulls back",
      "firepower": -2,
      "may_overwatch": false,
      "may_initiate_close_combat": false,
      "may_approach": false,
      "activation": "must move Rapidly toward the entry edge or the nearest Barricaded or Fortified Building, whichever is nearer, and leaves the game when it reaches the edge; no announced fire"
     }
    }
   ],
   "note": "may_approach false - the unit may not end a move nearer to any zombie unit in its line of sight than it began. The Firepower penalty is a penalty in the sense of the ten-dice cap. A unit that leaves the game this way counts as neither saved nor lost, its Dependents and Casualties with it, unless the scenario says otherwise. A Non-Professional unit that rides stays aboard and does nothing else: it could only get out Cautiously, and the vehicle goes where its own crew takes it."
  },
  {
   "id": "AMZ-T-stress",
   "title": "Stress level effects",
   "roll": "sum of Stress points of the unit, at least 0",
   "provenance": "reconstructed",
   "note": "In trial play units reached 8 to 9 points by the last turn, so every band is used; bands half as wide again left Scenarios 1 and 4 as they were, so the numbers are not delicate. die_steps lowers the Morale die (D12, D10, D8, D6); each step below D6 is -1 to the roll instead. check_at_start means one Morale Check at the start of the unit's activation, before the roll to regain Confidence; failing it lowers the level as usual.",
   "rows": [
    {
     "min": 0,
     "max": 2,
     "name": "Steady",
     "professional": {
      "die_steps": 0,
      "modifier": 0,
      "initiate_close_combat": true,
      "check_at_start": false
     },
     "non_professional": {
      "die_steps": 0,
      "modifier": 0,
      "initiate_close_combat": true,
      "check_at_start": false
     }
    },
    {
     "min": 3,
     "max": 4,
     "name": "Uneasy",
     "professional": {
      "die_steps": 0,
      "modifier": 0,
      "initiate_close_combat": true,
      "check_at_start": false
     },
     "non_professional": {
      "die_steps": 0,
      "modifier": -1,
      "initiate_close_combat": true,
      "check_at_start": false
     }
    },
    {
     "min": 5,
     "max": 6,
     "name": "Strained",
     "professional": {
      "die_steps": 0,
      "modifier": -1,
      "initiate_close_combat": true,
      "check_at_start": false
     },
     "non_professional": {
      "die_steps": 1,
      "modifier": 0,
      "initiate_close_combat": true,
      "check_at_start": false
     }
    },
    {
     "min": 7,
     "max": 8,
     "name": "Fraying",
     "professional": {
      "die_steps": 1,
      "modifier": 0,
      "initiate_close_combat": true,
      "check_at_start": false
     },
     "non_professional": {
      "die_steps": 1,
      "modifier": -1,
      "initiate_close_combat": false,
      "check_at_start": false
     }
    },
    {
     "min": 9,
     "max": 99,
     "name": "Breaking",
     "professional": {
      "die_steps": 1,
      "modifier": -1,
      "initiate_close_combat": false,
      "check_at_start": false
     },
     "non_professional": {
      "die_steps": 1,
      "modifier": -1,
      "initiate_close_combat": false,
      "check_at_start": true
     }
    }
   ]
  },
  {
   "id": "AMZ-T-leader",
   "title": "Leader rating",
   "roll": "1d6 before play, where the scenario gives no rating",
   "provenance": "reconstructed",
   "rows": [
    {
     "min": 1,
     "max": 1,
     "rating": -1,
     "kind": "negative"
    },
    {
     "min": 2,
     "max": 3,
     "rating": 0,
     "kind": "none"
    },
    {
     "min": 4,
     "max": 5,
     "rating": 1,
     "kind": "positive"
    },
    {
     "min": 6,
     "max": 6,
     "rating": 2,
     "kind": "positive"
    }
   ]
  },
  {
   "id": "AMZ-T-random-direction",
   "title": "Random direction",
   "roll": "1d8",
   "provenance": "reconstructed",
   "rows": [
    {
     "roll": 1,
     "direction": "N",
     "dx": 0,
     "dy": 1
    },
    {
     "roll": 2,
     "direction": "NE",
     "dx": 0.7071,
     "dy": 0.7071
    },
    {
     "roll": 3,
     "direction": "E",
     "dx": 1,
     "dy": 0
    },
    {
     "roll": 4,
     "direction": "SE",
     "dx": 0.7071,
     "dy": -0.7071
    },
    {
     "roll": 5,
     "direction": "S",
     "dx": 0,
     "dy": -1
    },
    {
     "roll": 6,
     "direction": "SW",
     "dx": -0.7071,
     "dy": -0.7071
    },
    {
     "roll": 7,
     "direction": "W",
     "dx": -1,
     "dy": 0
    },
    {
     "roll": 8,
     "direction": "NW",
     "dx": -0.7071,
     "dy": 0.7071
    }
   ]
  },
  {
   "id": "AMZ-T-terrain",
   "title": "Terrain",
   "roll": "none",
   "provenance": "reconstructed",
   "note": "cost = inches of move for each inch crossed; cross = inches lost once to get over; null = may not be entered",
   "rows": [
    {
     "terrain": "open",
     "living_cost": 1,
     "zombie_cost": 1,
     "cover": "none",
     "blocks_sight": false
    },
    {
     "terrain": "street",
     "living_cost": 1,
     "zombie_cost": 1,
     "cover": "none",
     "blocks_sight": false
    },
    {
     "terrain": "wood",
     "living_cost": 2,
     "zombie_cost": 2,
     "cover": "in",
     "blocks_sight": "beyond 4 inches"
    },
    {
     "terrain": "rubble",
     "living_cost": 2,
     "zombie_cost": 2,
     "cover": "in",
     "blocks_sight": false
    },
    {
     "terrain": "hedge",
     "living_cross": 2,
     "zombie_cross": {
      "Odies": "stop",
      "Zulus": 3,
      "Romeos": 2,
      "Dexters": 2,
      "Possessed": 2
     },
     "cover": "in",
     "blocks_sight": false
    },
    {
     "terrain": "fence",
     "living_cross": 2,
     "zombie_cross": {
      "Odies": "stop",
      "Zulus": "stop",
      "Romeos": 3,
      "Dexters": 2,
      "Possessed": 2
     },
     "cover": "in",
     "blocks_sight": false
    },
    {
     "terrain": "low wall",
     "living_cross": 2,
     "zombie_cross": {
      "Odies": "stop",
      "Zulus": 3,
      "Romeos": 2,
      "Dexters": 2,
      "Possessed": 2
     },
     "cover": "solid",
     "blocks_sight": false
    },
    {
     "terrain": "high wall",
     "living_cross": 6,
     "zombie_cross": {
      "Odies": null,
      "Zulus": null,
      "Romeos": 6,
      "Dexters": 6,
      "Possessed": 6
     },
     "cover": "solid",
     "blocks_sight": true
    },
    {
     "terrain": "wreck",
     "living_cost": 2,
     "zombie_cost": 2,
     "cover": "in",
     "blocks_sight": false
    },
    {
     "terrain": "building",
     "living_cost": "1, through doors",
     "zombie_cost": "see AMZ-buildings",
     "cover": "solid",
     "blocks_sight": true
    },
    {
     "terrain": "water",
     "living_cost": null,
     "zombie_cost": null,
     "cover": "none",
     "blocks_sight": false
    }
   ]
  },
  {
   "id": "AMZ-T-buildings",
   "title": "Buildings",
   "roll": "none",
   "provenance": "reconstructed",
   "note": "Only the Stress relief is the sheet's.",
   "rows": [
    {
     "kind": "open",
     "barricade_points": 0,
     "closed_door_points": 2,
     "stress": 0,
     "cover": "solid"
    },
    {
     "kind": "Barricaded",
     "barricade_points": 10,
     "stress": -1,
     "cover": "solid"
    },
    {
     "kind": "Fortified",
     "barricade_points": 20,
     "stress": -2,
     "cover": "solid"
    }
   ]
  },
  {
   "id": "AMZ-T-vehicles",
   "title": "Vehicles",
   "roll": "none",
   "provenance": "reconstructed",
   "rows": [
    {
     "type": "car",
     "armored": false,
     "passengers": 4,
     "crew": 1,
     "armor_dice": 2,
     "mounted": "none",
     "patrol": 10,
     "cruise": 18
    },
    {
     "type": "truck",
     "armored": false,
     "passengers": 10,
     "crew": 1,
     "armor_dice": 2,
     "mounted": "none",
     "patrol": 10,
     "cruise": 18
    },
    {
     "type": "gun truck",
     "armored": false,
     "passengers": 3,
     "crew": 2,
     "armor_dice": 3,
     "mounted": "Medium",
     "patrol": 10,
     "cruise": 18
    },
    {
     "type": "APC",
     "armored": true,
     "passengers": 8,
     "crew": 2,
     "armor_dice": 5,
     "mounted": "Medium",
     "patrol": 10,
     "cruise": 18
    },
    {
     "type": "IFV",
     "armored": true,
     "passengers": 6,
     "crew": 3,
     "armor_dice": 7,
     "mounted": "Heavy",
     "patrol": 10,
     "cruise": 18
    },
    {
     "type": "AFV",
     "armored": true,
     "passengers": 0,
     "crew": 4,
     "armor_dice": 9,
     "mounted": "Heavy",
     "patrol": 10,
     "cruise": 18
    }
   ]
  },
  {
   "id": "AMZ-T-vehicle-damage",
   "title": "Vehicle damage",
   "roll": "1d6 for each hit by a Medium or Heavy weapon; +1 with a Heavy weapon",
   "provenance": "reconstructed",
   "rows": [
    {
     "min": 1,
     "max": 2,
     "effect": "no fire in its next activation"
    },
    {
     "min": 3,
     "max": 3,
     "effect": "immobilised"
    },
    {
     "min": 4,
     "max": 4,
     "effect": "mounted weapon lost; a vehicle without one is immobilised"
    },
    {
     "min": 5,
     "max": 5,
     "effect": "1d3 figures aboard are down, the owner picks passengers first"
    },
    {
     "min": 6,
     "max": 7,
     "effect": "destroyed; each figure aboard is down on 1-3 of a D6, the others stand within 2 inches"
    }
   ]
  },
  {
   "id": "AMZ-T-quirk-cards",
   "title": "Quirk of Fate cards",
   "roll": "draw without replacement from the shuffled deck of 28",
   "provenance": "reconstructed",
   "rows": [
    {
     "card": 1,
     "name": "Jammed Solid",
     "side": "zombie",
     "play": "when a Living unit has built its attack pool",
     "effect": "That attack is rolled with 2 dice fewer, at least 1. The unit's next attack is normal."
    },
    {
     "card": 2,
     "name": "Second Wind",
     "side": "living",
     "play": "when a Living unit is activated",
     "effect": "Its Cautious move is up to 9 inches this activation and keeps its +1 in reaction tests."
    },
    {
     "card": 3,
     "name": "Dead Battery",
     "side": "zombie",
     "play": "at the start of any turn",
     "effect": "One vehicle that the Zombie player names cannot move this turn. Without a vehicle the nearest Living unit to a Hot Spot cannot go on Overwatch this turn."
    },
    {
     "card": 4,
     "name": "Car Alarm",
     "side": "zombie",
     "play": "when a Living unit ends a move within 3 inches of a vehicle or wreck",
     "effect": "Three noise counters are added. Each zombie unit within 12 inches of that vehicle is aware of that Living unit until the end of the turn."
    },
    {
     "card": 5,
     "name": "Forgotten Cellar",
     "side": "zombie",
     "play": "when a Living unit enters a building",
     "effect": "1d6 Odies appear inside at the far wall, at least 3 inches away. They may Interrupt this turn."
    },
    {
     "card": 6,
     "name": "Lucky Find",
     "side": "living",
     "play": "when a Living unit carries out any objective action",
     "effect": "One figure takes up a Light support weapon, which the unit has for the rest of the game."
    },
    {
     "card": 7,
     "name": "Field Dressing",
     "side": "living",
     "play": "right after a first aid roll",
     "effect": "The roll is read as 2 higher, at most 6."
    },
    {
     "card": 8,
     "name": "Bad Blood",
     "side": "zombie",
     "play": "before a unit's revenant check",
     "effect": "The casualty rises on 4, 5 or 6 in this check."
    },
    {
     "card": 9,
     "name": "Not My Brother",
     "side": "zombie",
     "play": "right after a revenant has risen",
     "effect": "The unit from which it rose cannot give defensive fire or attack in the first round of that Close Combat."
    },
    {
     "card": 10,
     "name": "Merciful Hand",
     "side": "living",
     "play": "before a unit's revenant check",
     "effect": "One KIA marker of the unit is removed without rising and does not count as a Casualty for zombie points. If it was the last Casualty there is no check."
    },
    {
     "card": 11,
     "name": "Fog Bank",
     "side": "either",
     "play": "at the start of any turn",
     "effect": "Until the end of the turn nobody sees farther than 8 inches, and Awareness in sight is at most 8 inches."
    },
    {
     "card": 12,
     "name": "Shift in the Wind",
     "side": "zombie",
     "play": "at the start of step 11",
     "effect": "All mobs that are rolled for this step move 1d6 inches farther, and one direction roll is used for all of them."
    },
    {
     "card": 13,
     "name": "They Smell Us",
     "side": "zombie",
     "play": "when a Living unit is activated",
     "effect": "For this activation the Awareness of all Zulus and Romeos is 4 inches more and needs no line of sight."
    },
    {
     "card": 14,
     "name": "Wandering Herd",
     "side": "zombie",
     "play": "at step 7 after the reinforcement roll",
     "effect": "A further mob of 2d6 Zulus arrives at a Hot Spot rolled for it."
    },
    {
     "card": 15,
     "name": "False Dawn",
     "side": "living",
     "play": "at step 7 before the reinforcement roll",
     "effect": "There is no reinforcement roll and no noise roll this turn; noise counters stay."
    },
    {
     "card": 16,
     "name": "Radio Silence",
     "side": "zombie",
     "play": "at the start of any turn",
     "effect": "This turn leaders have no effect on units other than their own."
    },
    {
     "card": 17,
     "name": "Voice on the Radio",
     "side": "living",
     "play": "at the start of any turn",
     "effect": "Each Living unit that is Shaken or Broken may make one roll to regain Confidence now, whatever the conditions, besides its normal roll."
    },
    {
     "card": 18,
     "name": "Clear Shot",
     "side": "living",
     "play": "when a Living unit has built its attack pool",
     "effect": "The target rolls 2 Defense dice fewer, at least 1."
    },
    {
     "card": 19,
     "name": "Ricochet",
     "side": "zombie",
     "play": "when a Living unit's attack has scored no hit",
     "effect": "If another Living unit is within 6 inches of the target, one of its figures is down."
    },
    {
     "card": 20,
     "name": "Open Manhole",
     "side": "zombie",
     "play": "at step 7",
     "effect": "A new Hot Spot with no number is placed at least 10 inches from every Living figure and out of their sight. This turn's arrivals use it; at the end of the turn it is removed."
    },
    {
     "card": 21,
     "name": "Locked Tight",
     "side": "living",
     "play": "when a zombie unit would enter or batter a building",
     "effect": "The building has 4 more barricade points. An open building counts as having a barricade of 4."
    },
    {
     "card": 22,
     "name": "Rotten Timber",
     "side": "zombie",
     "play": "before a mob batters",
     "effect": "Each 3 also takes a point in this battering."
    },
    {
     "card": 23,
     "name": "Panic",
     "side": "zombie",
     "play": "when a Non-Professional unit or one with Dependents is activated that has a zombie unit within 12 inches",
     "effect": "It makes a Morale Check now at -1."
    },
    {
     "card": 24,
     "name": "Hold the Line",
     "side": "living",
     "play": "when a Living unit must make a Morale Check or a Quality Check for Close Combat",
     "effect": "The check passes without a roll."
    },
    {
     "card": 25,
     "name": "Flickering Light",
     "side": "either",
     "play": "immediate",
     "effect": "By day nothing. At night all street lamps go out for the rest of the game and the player who drew it draws another card."
    },
    {
     "card": 26,
     "name": "Stray Dog",
     "side": "living",
     "play": "when a zombie unit declares an Interrupt",
     "effect": "A mob of Odies, Zulus or Romeos is led astray; its Interrupt is cancelled and costs no Firepower die, it counts as having Interrupted, and it moves 1d6 inches in a random direction."
    },
    {
     "card": 27,
     "name": "Will of the Master",
     "side": "zombie",
     "play": "at the start of step 12",
     "effect": "One Dexter or Possessed unit that has already Interrupted may act in this step. Without one, a mob of the Zombie player's choice is moved as if driven."
    },
    {
     "card": 28,
     "name": "Straggler",
     "side": "living",
     "play": "at step 7 of turn 2 or later",
     "effect": "One armed citizen (Untrained, Average, Non-Professional) joins a Living unit that is within 12 inches of a table edge and has no zombie unit within 6 inches."
    }
   ]
  },
  {
   "id": "AMZ-T-sc1-map",
   "title": "Scenario 1, map 48 x 48",
   "roll": "none",
   "provenance": "reconstructed",
   "rows": [
    {
     "name": "Lecture Hall",
     "terrain": "building",
     "kind": "open",
     "area": [
      30,
      36,
      42,
      46
     ],
     "doors": [
      [
       30,
       41
      ],
      [
       36,
       36
      ]
     ]
    },
    {
     "name": "Library",
     "terrain": "building",
     "kind": "open",
     "area": [
      6,
      34,
      18,
      44
     ],
     "doors": [
      [
       18,
       39
      ]
     ]
    },
    {
     "name": "Cafe",
     "terrain": "building",
     "kind": "open",
     "area": [
      10,
      12,
      18,
      20
     ],
     "doors": [
      [
       18,
       16
      ]
     ]
    },
    {
     "name": "main street",
     "terrain": "street",
     "area": [
      22,
      0,
      26,
      48
     ]
    },
    {
     "name": "cross street",
     "terrain": "street",
     "area": [
      0,
      27,
      48,
      31
     ]
    },
    {
     "name": "broken van",
     "terrain": "wreck",
     "area": [
      32,
      28,
      35,
      30
     ],
     "marker": "data case"
    },
    {
     "name": "park wood",
     "terrain": "wood",
     "area": [
      34,
      10,
      46,
      22
     ]
    },
    {
     "name": "long hedge",
     "terrain": "hedge",
     "area": [
      4,
      24,
      18,
      25
     ]
    },
    {
     "name": "garden wall",
     "terrain": "low wall",
     "area": [
      28,
      33,
      46,
      33.5
     ]
    }
   ]
  },
  {
   "id": "AMZ-T-sc1-living",
   "title": "Scenario 1, Living",
   "roll": "none",
   "provenance": "reconstructed",
   "rows": [
    {
     "unit": "Team One",
     "professional": true,
     "quality": "Trained",
     "morale": "Good",
     "armor": "light",
     "figures": 5,
     "support": [
      "Light"
     ],
     "leader": 2,
     "medic": false,
     "dependents": 0,
     "antivirus_doses": 1,
     "entry": "south edge, x 20-28"
    },
    {
     "unit": "Team Two",
     "professional": true,
     "quality": "Trained",
     "morale": "Good",
     "armor": "light",
     "figures": 5,
     "support": [
      "Light"
     ],
     "leader": 2,
     "medic": true,
     "dependents": 0,
     "antivirus_doses": 0,
     "entry": "south edge, x 20-28"
    },
    {
     "unit": "Scientists",
     "professional": false,
     "quality": "Untrained",
     "morale": "Low",
     "armor": "none",
     "figures": 0,
     "support": [],
     "leader": null,
     "medic": false,
     "dependents": 4,
     "antivirus_doses": 0,
     "entry": "in the Lecture Hall at [36, 41]"
    }
   ]
  },
  {
   "id": "AMZ-T-sc1-zombies",
   "title": "Scenario 1, zombies at the start",
   "roll": "none",
   "provenance": "reconstructed",
   "rows": [
    {
     "mob": 1,
     "type": "Zulus",
     "figures": 5,
     "at": [
      24,
      38
     ]
    },
    {
     "mob": 2,
     "type": "Zulus",
     "figures": 5,
     "at": [
      40,
      26
     ]
    },
    {
     "mob": 3,
     "type": "Odies",
     "figures": 8,
     "at": [
      10,
      28
     ]
    },
    {
     "mob": 4,
     "type": "Odies",
     "figures": 6,
     "at": [
      32,
      16
     ]
    },
    {
     "mob": 5,
     "type": "Possessed",
     "figures": 3,
     "at": [
      12,
      39
     ],
     "quality": "Veteran",
     "armor": "light",
     "support": []
    }
   ]
  },
  {
   "id": "AMZ-T-sc1-hot-spots",
   "title": "Scenario 1, Hot Spots",
   "roll": "1d6",
   "provenance": "reconstructed",
   "note": "They cannot be closed in this scenario.",
   "rows": [
    {
     "hot_spot": 1,
     "rolls": [
      1
     ],
     "at": [
      2,
      46
     ]
    },
    {
     "hot_spot": 2,
     "rolls": [
      2
     ],
     "at": [
      24,
      47
     ]
    },
    {
     "hot_spot": 3,
     "rolls": [
      3
     ],
     "at": [
      46,
      47
     ]
    },
    {
     "hot_spot": 4,
     "rolls": [
      4
     ],
     "at": [
      46,
      29
     ]
    },
    {
     "hot_spot": 5,
     "rolls": [
      5
     ],
     "at": [
      2,
      29
     ]
    },
    {
     "hot_spot": 6,
     "rolls": [
      6
     ],
     "at": [
      44,
      6
     ]
    }
   ]
  },
  {
   "id": "AMZ-T-sc1-reinforcements",
   "title": "Scenario 1, reinforcements",
   "roll": "1d6 + Infection Level - 3, kept within 1-6, from turn 2",
   "provenance": "reconstructed",
   "rows": [
    {
     "roll": 1,
     "arrive": []
    },
    {
     "roll": 2,
     "arrive": [
      {
       "type": "Odies",
       "figures": "1d6"
      }
     ]
    },
    {
     "roll": 3,
     "arrive": [
      {
       "type": "Zulus",
       "figures": "1d6"
      }
     ]
    },
    {
     "roll": 4,
     "arrive": [
      {
       "type": "Zulus",
       "figures": "1d6+2"
      }
     ]
    },
    {
     "roll": 5,
     "arrive": [
      {
       "type": "Zulus",
       "figures": "2d6"
      }
     ]
    },
    {
     "roll": 6,
     "arrive": [
      {
       "type": "Romeos",
       "figures": "1d6"
      }
     ]
    }
   ]
  },
  {
   "id": "AMZ-T-sc2-map",
   "title": "Scenario 2, map 36 x 36",
   "roll": "none",
   "provenance": "reconstructed",
   "rows": [
    {
     "name": "Clinic",
     "terrain": "building",
     "kind": "Fortified",
     "area": [
      13,
      13,
      23,
      23
     ],
     "doors": [
      [
       18,
       13
      ],
      [
       18,
       23
      ]
     ],
     "roof": true,
     "floors": 2
    },
    {
     "name": "Pharmacy",
     "terrain": "building",
     "kind": "open",
     "area": [
      28,
      25,
      34,
      32
     ],
     "doors": [
      [
       28,
       28
      ]
     ]
    },
    {
     "name": "ambulance",
     "terrain": "wreck",
     "area": [
      14,
      9,
      17,
      11
     ]
    },
    {
     "name": "parked cars",
     "terrain": "wreck",
     "area": [
      25,
      14,
      28,
      20
     ]
    },
    {
     "name": "thicket",
     "terrain": "wood",
     "area": [
      0,
      27,
      8,
      36
     ]
    },
    {
     "name": "fence",
     "terrain": "fence",
     "area": [
      9,
      2,
      9.5,
      24
     ]
    },
    {
     "name": "street",
     "terrain": "street",
     "area": [
      0,
      3,
      36,
      7
     ]
    },
    {
     "name": "street lamp",
     "terrain": "open",
     "area": [
      17,
      7,
      18,
      8
     ],
     "lit": true
    }
   ]
  },
  {
   "id": "AMZ-T-sc2-living",
   "title": "Scenario 2, Living",
   "roll": "none",
   "provenance": "reconstructed",
   "rows": [
    {
     "unit": "Deputies",
     "professional": true,
     "quality": "Trained",
     "morale": "Good",
     "armor": "light",
     "figures": 5,
     "support": [],
     "leader": 1,
     "medic": false,
     "dependents": 0,
     "antivirus_doses": 0,
     "entry": "in the Clinic"
    },
    {
     "unit": "Townspeople",
     "professional": true,
     "quality": "Trained",
     "morale": "Good",
     "armor": "none",
     "figures": 6,
     "support": [
      "Light"
     ],
     "leader": null,
     "medic": false,
     "dependents": 0,
     "antivirus_doses": 0,
     "entry": "in the Clinic"
    },
    {
     "unit": "Night shift",
     "professional": false,
     "quality": "Trained",
     "morale": "Good",
     "armor": "none",
     "figures": 2,
     "support": [],
     "leader": null,
     "medic": true,
     "dependents": 4,
     "antivirus_doses": 2,
     "entry": "in the Clinic"
    }
   ]
  },
  {
   "id": "AMZ-T-sc2-zombies",
   "title": "Scenario 2, zombies at the start",
   "roll": "none",
   "provenance": "reconstructed",
   "rows": [
    {
     "mob": 1,
     "type": "Zulus",
     "figures": 7,
     "at": [
      18,
      3
     ]
    },
    {
     "mob": 2,
     "type": "Odies",
     "figures": 6,
     "at": [
      32,
      16
     ]
    },
    {
     "mob": 3,
     "type": "Zulus",
     "figures": 7,
     "at": [
      4,
      32
     ]
    },
    {
     "mob": 4,
     "type": "Possessed",
     "figures": 6,
     "at": [
      10,
      10
     ],
     "quality": "Veteran",
     "armor": "light",
     "support": []
    },
    {
     "mob": 5,
     "type": "Possessed",
     "figures": 6,
     "at": [
      28,
      22
     ],
     "quality": "Veteran",
     "armor": "light",
     "support": []
    }
   ]
  },
  {
   "id": "AMZ-T-sc2-hot-spots",
   "title": "Scenario 2, Hot Spots",
   "roll": "1d8",
   "provenance": "reconstructed",
   "note": "They cannot be closed in this scenario.",
   "rows": [
    {
     "hot_spot": 1,
     "rolls": [
      1,
      2
     ],
     "at": [
      18,
      1
     ]
    },
    {
     "hot_spot": 2,
     "rolls": [
      3,
      4
     ],
     "at": [
      35,
      18
     ]
    },
    {
     "hot_spot": 3,
     "rolls": [
      5,
      6
     ],
     "at": [
      18,
      35
     ]
    },
    {
     "hot_spot": 4,
     "rolls": [
      7,
      8
     ],
     "at": [
      1,
      18
     ]
    }
   ]
  },
  {
   "id": "AMZ-T-sc2-reinforcements",
   "title": "Scenario 2, reinforcements",
   "roll": "1d6 + Infection Level - 3, kept within 1-6, from turn 2",
   "provenance": "reconstructed",
   "rows": [
    {
     "roll": 1,
     "arrive": [
      {
       "type": "Odies",
       "figures": "1d6"
      }
     ]
    },
    {
     "roll": 2,
     "arrive": [
      {
       "type": "Zulus",
       "figures": "1d6"
      }
     ]
    },
    {
     "roll": 3,
     "arrive": [
      {
       "type": "Odies",
       "figures": "2d6"
      }
     ]
    },
    {
     "roll": 4,
     "arrive": [
      {
       "type": "Zulus",
       "figures": "2d6"
      }
     ]
    },
    {
     "roll": 5,
     "arrive": [
      {
       "type": "Romeos",
       "figures": "1d6"
      }
     ]
    },
    {
     "roll": 6,
     "arrive": [
      {
       "type": "Zulus",
       "figures": "1d6"
      },
      {
       "type": "Romeos",
       "figures": "1d3"
      }
     ]
    }
   ]
  },
  {
   "id": "AMZ-T-sc3-map",
   "title": "Scenario 3, map 48 x 48",
   "roll": "none",
   "provenance": "reconstructed",
   "rows": [
    {
     "name": "Grocery",
     "terrain": "building",
     "kind": "open",
     "area": [
      30,
      6,
      42,
      16
     ],
     "doors": [
      [
       30,
       11
      ],
      [
       36,
       16
      ]
     ],
     "marker": "supply"
    },
    {
     "name": "Filling Station",
     "terrain": "building",
     "kind": "open",
     "area": [
      14,
      6,
      22,
      12
     ],
     "doors": [
      [
       18,
       12
      ]
     ],
     "marker": "supply"
    },
    {
     "name": "Pharmacy",
     "terrain": "building",
     "kind": "open",
     "area": [
      20,
      18,
      26,
      24
     ],
     "doors": [
      [
       23,
       24
      ]
     ],
     "marker": "supply"
    },
    {
     "name": "Pawn Shop",
     "terrain": "building",
     "kind": "open",
     "area": [
      18,
      34,
      26,
      42
     ],
     "doors": [
      [
       22,
       34
      ]
     ],
     "marker": "supply"
    },
    {
     "name": "Surplus Store",
     "terrain": "building",
     "kind": "open",
     "area": [
      36,
      33,
      46,
      43
     ],
     "doors": [
      [
       41,
       33
      ]
     ],
     "marker": "supply"
    },
    {
     "name": "high street",
     "terrain": "street",
     "area": [
      0,
      26,
      48,
      31
     ]
    },
    {
     "name": "side street",
     "terrain": "street",
     "area": [
      29,
      0,
      32,
      5
     ]
    },
    {
     "name": "bus",
     "terrain": "wreck",
     "area": [
      30,
      27,
      34,
      30
     ]
    },
    {
     "name": "back yard fence",
     "terrain": "fence",
     "area": [
      8,
      34,
      8.5,
      46
     ]
    },
    {
     "name": "trees",
     "terrain": "wood",
     "area": [
      2,
      4,
      10,
      14
     ]
    },
    {
     "name": "rubble",
     "terrain": "rubble",
     "area": [
      32,
      20,
      38,
      24
     ]
    }
   ]
  },
  {
   "id": "AMZ-T-sc3-living",
   "title": "Scenario 3, Living",
   "roll": "none",
   "provenance": "reconstructed",
   "rows": [
    {
     "unit": "Hunters",
     "professional": false,
     "quality": "Veteran",
     "morale": "Good",
     "armor": "none",
     "figures": 6,
     "support": [
      "Light"
     ],
     "leader": 1,
     "medic": false,
     "dependents": 0,
     "antivirus_doses": 0,
     "entry": "west edge, y 18-30"
    },
    {
     "unit": "Neighbours",
     "professional": false,
     "quality": "Trained",
     "morale": "Good",
     "armor": "none",
     "figures": 6,
     "support": [],
     "leader": null,
     "medic": true,
     "dependents": 0,
     "antivirus_doses": 0,
     "entry": "west edge, y 18-30"
    },
    {
     "unit": "Patrol",
     "professional": true,
     "quality": "Trained",
     "morale": "Good",
     "armor": "light",
     "figures": 3,
     "support": [],
     "leader": null,
     "medic": false,
     "dependents": 0,
     "antivirus_doses": 0,
     "entry": "west edge on the high street, in a car",
     "vehicle": "car"
    }
   ]
  },
  {
   "id": "AMZ-T-sc3-zombies",
   "title": "Scenario 3, zombies at the start",
   "roll": "none",
   "provenance": "reconstructed",
   "rows": [
    {
     "mob": 1,
     "type": "Zulus",
     "figures": 7,
     "at": [
      34,
      32
     ]
    },
    {
     "mob": 2,
     "type": "Zulus",
     "figures": 7,
     "at": [
      26,
      14
     ]
    },
    {
     "mob": 3,
     "type": "Odies",
     "figures": 8,
     "at": [
      20,
      30
     ]
    },
    {
     "mob": 4,
     "type": "Dexters",
     "figures": 1,
     "at": [
      27.5,
      21
     ]
    }
   ]
  },
  {
   "id": "AMZ-T-sc3-hot-spots",
   "title": "Scenario 3, Hot Spots",
   "roll": "1d6",
   "provenance": "reconstructed",
   "note": "They may be closed.",
   "rows": [
    {
     "hot_spot": 1,
     "rolls": [
      1
     ],
     "at": [
      47,
      28
     ]
    },
    {
     "hot_spot": 2,
     "rolls": [
      2
     ],
     "at": [
      31,
      1
     ]
    },
    {
     "hot_spot": 3,
     "rolls": [
      3
     ],
     "at": [
      46,
      10
     ]
    },
    {
     "hot_spot": 4,
     "rolls": [
      4
     ],
     "at": [
      32,
      46
     ]
    },
    {
     "hot_spot": 5,
     "rolls": [
      5
     ],
     "at": [
      12,
      44
     ]
    },
    {
     "hot_spot": 6,
     "rolls": [
      6
     ],
     "at": [
      12,
      3
     ]
    }
   ]
  },
  {
   "id": "AMZ-T-sc3-reinforcements",
   "title": "Scenario 3, reinforcements",
   "roll": "1d6 + Infection Level - 3, kept within 1-6, from turn 2",
   "provenance": "reconstructed",
   "rows": [
    {
     "roll": 1,
     "arrive": []
    },
    {
     "roll": 2,
     "arrive": [
      {
       "type": "Odies",
       "figures": "1d6"
      }
     ]
    },
    {
     "roll": 3,
     "arrive": [
      {
       "type": "Zulus",
       "figures": "1d6"
      }
     ]
    },
    {
     "roll": 4,
     "arrive": [
      {
       "type": "Zulus",
       "figures": "1d6+3"
      }
     ]
    },
    {
     "roll": 5,
     "arrive": [
      {
       "type": "Zulus",
       "figures": "2d6"
      }
     ]
    },
    {
     "roll": 6,
     "arrive": [
      {
       "type": "Romeos",
       "figures": "1d6+1"
      }
     ]
    }
   ]
  },
  {
   "id": "AMZ-T-sc4-map",
   "title": "Scenario 4, map 48 x 48",
   "roll": "none",
   "provenance": "reconstructed",
   "rows": [
    {
     "name": "Power House",
     "terrain": "building",
     "kind": "open",
     "area": [
      18,
      35,
      30,
      45
     ],
     "doors": [
      [
       24,
       35
      ],
      [
       30,
       40
      ]
     ],
     "marker": "three hostages"
    },
    {
     "name": "West Store",
     "terrain": "building",
     "kind": "open",
     "area": [
      4,
      18,
      14,
      28
     ],
     "doors": [
      [
       14,
       23
      ]
     ]
    },
    {
     "name": "East Store",
     "terrain": "building",
     "kind": "open",
     "area": [
      34,
      16,
      44,
      26
     ],
     "doors": [
      [
       34,
       21
      ]
     ]
    },
    {
     "name": "approach road",
     "terrain": "street",
     "area": [
      22,
      0,
      26,
      35
     ]
    },
    {
     "name": "yard fence west",
     "terrain": "fence",
     "area": [
      12,
      32,
      21,
      32.5
     ]
    },
    {
     "name": "yard fence east",
     "terrain": "fence",
     "area": [
      27,
      32,
      36,
      32.5
     ]
    },
    {
     "name": "sandbags",
     "terrain": "low wall",
     "area": [
      19,
      29,
      23,
      29.5
     ]
    },
    {
     "name": "transformers",
     "terrain": "rubble",
     "area": [
      32,
      36,
      38,
      42
     ]
    },
    {
     "name": "scrub",
     "terrain": "wood",
     "area": [
      6,
      4,
      16,
      12
     ]
    },
    {
     "name": "yard lamp",
     "terrain": "open",
     "area": [
      24,
      33,
      25,
      34
     ],
     "lit": true
    }
   ]
  },
  {
   "id": "AMZ-T-sc4-living",
   "title": "Scenario 4, Living",
   "roll": "none",
   "provenance": "reconstructed",
   "rows": [
    {
     "unit": "Red Team",
     "professional": true,
     "quality": "Veteran",
     "morale": "High",
     "armor": "anti-zombie",
     "figures": 4,
     "support": [
      "Light"
     ],
     "leader": 2,
     "medic": false,
     "dependents": 0,
     "antivirus_doses": 1,
     "night_vision": true,
     "entry": "south edge on the approach road"
    },
    {
     "unit": "Blue Team",
     "professional": true,
     "quality": "Veteran",
     "morale": "High",
     "armor": "light",
     "figures": 4,
     "support": [
      "Light"
     ],
     "leader": null,
     "medic": true,
     "dependents": 0,
     "antivirus_doses": 1,
     "night_vision": true,
     "entry": "south edge on the approach road"
    },
    {
     "unit": "Sniper Pair",
     "professional": true,
     "quality": "Elite",
     "morale": "Good",
     "armor": "light",
     "figures": 2,
     "support": [
      "Light"
     ],
     "suppressed": true,
     "leader": null,
     "medic": false,
     "dependents": 0,
     "antivirus_doses": 0,
     "night_vision": true,
     "entry": "south edge, anywhere"
    },
    {
     "unit": "APC",
     "professional": true,
     "quality": "Trained",
     "morale": "Good",
     "vehicle": "APC",
     "figures": 2,
     "support": [],
     "leader": null,
     "medic": false,
     "dependents": 0,
     "antivirus_doses": 0,
     "entry": "south edge on the approach road"
    },
    {
     "unit": "Hostages",
     "professional": false,
     "quality": "Untrained",
     "morale": "Low",
     "armor": "none",
     "figures": 0,
     "support": [],
     "leader": null,
     "medic": false,
     "dependents": 3,
     "antivirus_doses": 0,
     "entry": "in the Power House at [27, 43], inactive until freed"
    }
   ]
  },
  {
   "id": "AMZ-T-sc4-zombies",
   "title": "Scenario 4, zombies at the start",
   "roll": "none",
   "provenance": "reconstructed",
   "rows": [
    {
     "mob": 1,
     "type": "Dexters",
     "figures": 3,
     "at": [
      24,
      42
     ]
    },
    {
     "mob": 2,
     "type": "Possessed",
     "figures": 5,
     "at": [
      24,
      37
     ],
     "quality": "Trained",
     "armor": "light",
     "support": []
    },
    {
     "mob": 3,
     "type": "Possessed",
     "figures": 5,
     "at": [
      21,
      30
     ],
     "quality": "Trained",
     "armor": "light",
     "support": []
    },
    {
     "mob": 4,
     "type": "Zulus",
     "figures": 9,
     "at": [
      24,
      25
     ]
    },
    {
     "mob": 5,
     "type": "Zulus",
     "figures": 8,
     "at": [
      10,
      34
     ]
    },
    {
     "mob": 6,
     "type": "Romeos",
     "figures": 6,
     "at": [
      40,
      34
     ]
    }
   ]
  },
  {
   "id": "AMZ-T-sc4-hot-spots",
   "title": "Scenario 4, Hot Spots",
   "roll": "1d6",
   "provenance": "reconstructed",
   "note": "They may be closed.",
   "rows": [
    {
     "hot_spot": 1,
     "rolls": [
      1
     ],
     "at": [
      2,
      46
     ]
    },
    {
     "hot_spot": 2,
     "rolls": [
      2
     ],
     "at": [
      46,
      46
     ]
    },
    {
     "hot_spot": 3,
     "rolls": [
      3
     ],
     "at": [
      2,
      30
     ]
    },
    {
     "hot_spot": 4,
     "rolls": [
      4
     ],
     "at": [
      46,
      28
     ]
    },
    {
     "hot_spot": 5,
     "rolls": [
      5
     ],
     "at": [
      2,
      14
     ]
    },
    {
     "hot_spot": 6,
     "rolls": [
      6
     ],
     "at": [
      46,
      12
     ]
    }
   ]
  },
  {
   "id": "AMZ-T-sc4-reinforcements",
   "title": "Scenario 4, reinforcements",
   "roll": "1d6 + Infection Level - 3, kept within 1-6, from turn 2",
   "provenance": "reconstructed",
   "rows": [
    {
     "roll": 1,
     "arrive": []
    },
    {
     "roll": 2,
     "arrive": [
      {
       "type": "Zulus",
       "figures": "1d6"
      }
     ]
    },
    {
     "roll": 3,
     "arrive": [
      {
       "type": "Zulus",
       "figures": "1d6+2"
      }
     ]
    },
    {
     "roll": 4,
     "arrive": [
      {
       "type": "Romeos",
       "figures": "1d6"
      }
     ]
    },
    {
     "roll": 5,
     "arrive": [
      {
       "type": "Romeos",
       "figures": "1d6+2"
      }
     ]
    },
    {
     "roll": 6,
     "arrive": [
      {
       "type": "Romeos",
       "figures": "1d6+2"
      }
     ]
    }
   ]
  }
 ],
 "examples": [
  {
   "id": "AMZ-EX-armor-reaction",
   "rules": [
    "AMZ-reaction-anti-zombie-armor"
   ],
   "given": "A Veteran unit (D10) in Anti-Zombie Armor makes a reaction test.",
   "dice": [],
   "expect": "It rolls a D8.",
   "note": "The only worked example of the sheet; it agrees with the rule."
  },
  {
   "id": "AMZ-EX-firepower-1",
   "rules": [
    "AMZ-firepower-base",
    "AMZ-firepower-optimum",
    "AMZ-firepower-exposed",
    "AMZ-support-dice"
   ],
   "given": "Four Trained figures with one Light support weapon, Cautious, fire at an Exposed mob 7 inches away; no Interruption before.",
   "dice": [],
   "expect": "4 + 1 + 1 + 1 = 7 dice, all D8.",
   "note": "Not of the sheet; computed from its lines."
  },
  {
   "id": "AMZ-EX-firepower-cap",
   "rules": [
    "AMZ-firepower-cap",
    "AMZ-firepower-interruptions"
   ],
   "given": "Twelve figures without support weapons fire beyond Optimum Range at a unit In Cover, at the second Interruption of the activation.",
   "dice": [],
   "expect": "min(10, 12) - 1 = 9 dice.",
   "note": "Not of the sheet; computed from its lines."
  },
  {
   "id": "AMZ-EX-defense-1",
   "rules": [
    "AMZ-defense-base",
    "AMZ-zombie-bonus-dice",
    "AMZ-defense-charging",
    "AMZ-defense-cap"
   ],
   "given": "Defensive fire at (a) 7 Zulus, (b) 12 Zulus, (c) 7 Odies, (d) 1 Odie, all charging.",
   "dice": [],
   "expect": "(a) 7 + 2 - 1 = 8 dice; (b) 12 + 2 - 1 = 13, capped at 10; (c) 7 - 1 = 6; (d) 1 - 1 = 0. All D6.",
   "note": "Not of the sheet; (b) follows AMZ-D-defense-cap, (d) AMZ-D-zero-defense."
  },
  {
   "id": "AMZ-EX-match-1",
   "rules": [
    "AMZ-fire-matching"
   ],
   "given": "Attack on D8, defense on D6.",
   "dice": [
    {
     "attack": [
      1,
      4,
      5,
      8
     ]
    },
    {
     "defense": [
      2,
      6,
      4,
      3
     ]
    }
   ],
   "expect": "1 is discarded; 4 cancels 4, 6 cancels 5, nothing reaches 8: one hit.",
   "note": "Not of the sheet."
  },
  {
   "id": "AMZ-EX-match-2",
   "rules": [
    "AMZ-fire-matching",
    "AMZ-core-opposed"
   ],
   "given": "Attack on D8, defense on D8.",
   "dice": [
    {
     "attack": [
      8,
      6
     ]
    },
    {
     "defense": [
      7,
      5
     ]
    }
   ],
   "expect": "7 cancels 6, nothing reaches 8: one hit (pairing highest with highest would have given two).",
   "note": "Not of the sheet; shows the defender's best matching."
  },
  {
   "id": "AMZ-EX-match-3",
   "rules": [
    "AMZ-fire-matching",
    "AMZ-core-opposed"
   ],
   "given": "Attack on D6, defense on D6; ties.",
   "dice": [
    {
     "attack": [
      5,
      3,
      6
     ]
    },
    {
     "defense": [
      5,
      3
     ]
    }
   ],
   "expect": "3 is discarded although it ties; 5 is cancelled by the equal 5; 6 is a hit: one hit.",
   "note": "Not of the sheet."
  },
  {
   "id": "AMZ-EX-reaction-1",
   "rules": [
    "AMZ-reaction-test",
    "AMZ-reaction-zombie-first",
    "AMZ-reaction-living-first"
   ],
   "given": "Trained unit, Cautious (+1), Interrupted by Zulus.",
   "dice": [
    {
     "living": 3
    },
    {
     "zombie": 4
    }
   ],
   "expect": "Living 3 + 1 = 4; zombie 4 is not higher: the Living player fires or completes the move first.",
   "note": "Not of the sheet."
  },
  {
   "id": "AMZ-EX-reaction-2",
   "rules": [
    "AMZ-reaction-test",
    "AMZ-move-rapid"
   ],
   "given": "Trained unit, Rapid (-1), Interrupted by Zulus.",
   "dice": [
    {
     "living": 5
    },
    {
     "zombie": 5
    }
   ],
   "expect": "Living 5 - 1 = 4; zombie 5 is 4+ and higher: the Interruption comes first.",
   "note": "Not of the sheet."
  },
  {
   "id": "AMZ-EX-reaction-3",
   "rules": [
    "AMZ-reaction-test"
   ],
   "given": "Untrained unit, Rapid (-1), Interrupted by Odies.",
   "dice": [
    {
     "living": 1
    },
    {
     "zombie": 3
    }
   ],
   "expect": "Living 0; zombie 3 is higher but below 4: the Living player acts first.",
   "note": "Not of the sheet."
  },
  {
   "id": "AMZ-EX-stress-1",
   "rules": [
    "AMZ-stress-level",
    "AMZ-stress-more-turn",
    "AMZ-stress-more-dependents",
    "AMZ-stress-more-zombie-objective",
    "AMZ-stress-more-night",
    "AMZ-stress-less-barricaded",
    "AMZ-stress-less-leader"
   ],
   "given": "Turn 4, night, unit with Dependents in a Barricaded Building, two zombie objectives achieved, a +1 leader 5 inches away.",
   "dice": [],
   "expect": "3 + 1 + 1 + 2 - 1 - 1 = 5: Strained.",
   "note": "Not of the sheet; the sum is the sheet's, the band is reconstructed."
  },
  {
   "id": "AMZ-EX-first-aid-1",
   "rules": [
    "AMZ-first-aid-standard",
    "AMZ-first-aid-medic"
   ],
   "given": "A down figure is treated; the die shows 4.",
   "dice": [
    4
   ],
   "expect": "Standard: WIA, removed, one Casualty. Medic: slight, back at the start of the next turn.",
   "note": "Not of the sheet; read from its two tables."
  },
  {
   "id": "AMZ-EX-defensive-1",
   "rules": [
    "AMZ-cc-defensive-fire",
    "AMZ-firepower-defensive",
    "AMZ-defense-charging"
   ],
   "given": "Four Trained figures with one Light support weapon, Cautious, first Interruption, fire defensively at 6 charging Zulus.",
   "dice": [],
   "expect": "Attack 4 + 1 (Light) + 1 (Optimum Range) + 1 (Exposed) - 1 = 6 D8 against 6 + 2 - 1 = 7 D6.",
   "note": "Not of the sheet; follows AMZ-D-defensive-exposed."
  },
  {
   "id": "AMZ-EX-odds-fire",
   "rules": [
    "AMZ-fire-matching"
   ],
   "given": "7 D8 attack 8 D6.",
   "dice": [],
   "expect": "Exact chances of 0 to 7 hits: 0.0649, 0.2117, 0.3018, 0.2464, 0.1260, 0.0408, 0.0078, 0.0007; mean 2.314.",
   "note": "Not of the sheet; enumerated, and confirmed by 200,000 rolls."
  },
  {
   "id": "AMZ-EX-odds-melee",
   "rules": [
    "AMZ-cc-rounds",
    "AMZ-cc-pools"
   ],
   "given": "A mob of Zulus assaults 4 Trained figures in Light Body Armor; no defensive fire, nobody flees, fought to the end.",
   "dice": [],
   "expect": "The Living win 95.6 times in 100 against 4 Zulus, 65.5 against 6, 23.5 against 8.",
   "note": "Not of the sheet; exact, with the chance of two attacks without a hit summed as a series. The unit has the Optimum Range die in each attack pool, no support weapon and no penalty."
  }
 ],
 "decisions": [
  {
   "id": "AMZ-D-step10",
   "question": "Step 10 says to repeat steps 9 and 10. Which steps?",
   "decision": "Steps 8 and 9.",
   "why": "Step 10 cannot repeat itself, and only step 8 activates a unit; the sister game's list has one step more and there the same numbers are right."
  },
  {
   "id": "AMZ-D-step13",
   "question": "Step 13 goes back to step 8, but step 7 is for turns after the first.",
   "decision": "From turn 2 on every turn runs from step 7 to step 12; turn 1 starts at step 8.",
   "why": "Otherwise reinforcements would never come; in the sister game's published list the same numbers lead back to its reinforcement step."
  },
  {
   "id": "AMZ-D-rapid-firepower",
   "question": "To what does the lone line \"-1 die to fire power\" in the movement list belong?",
   "decision": "To the Rapid move above it; a unit that moves Rapidly has one Firepower die fewer.",
   "why": "The Stationary line below has no room for a penalty, and a fast firer shooting worse is the plain sense. It could only otherwise be a general rule, which the Firepower list would hold."
  },
  {
   "id": "AMZ-D-defense-die",
   "question": "Which die does a target roll for Defense?",
   "decision": "Its own Troop Quality die; Dependents alone D6, armored vehicles D10.",
   "why": "The sheet counts dice only; descriptions of the sister games have both sides roll their quality dice."
  },
  {
   "id": "AMZ-D-matching",
   "question": "How are the dice of two pools opposed?",
   "decision": "A defense die cancels one attack success of equal or lower value; the defender gets the matching that cancels most.",
   "why": "The sheet asks for 4+ and higher than the opponent; a published review of the sister game describes exactly this cancelling. Making the matching the best one gives a single answer without a player's choice."
  },
  {
   "id": "AMZ-D-exposed-rapid",
   "question": "Is the die for an Exposed target added to the one for a Rapid target?",
   "decision": "No, one die for either or both.",
   "why": "The sheet has them in one line joined by \"or\"."
  },
  {
   "id": "AMZ-D-solid-cover",
   "question": "Does the Solid Cover die replace the In Cover die or add to it?",
   "decision": "It adds; Solid Cover is +2 in all.",
   "why": "Both lines say +1; if one replaced the other, the second line would change nothing. Table option - +1 for either, as the two lines read alone."
  },
  {
   "id": "AMZ-D-defense-cap",
   "question": "Is the -1 for charging taken from the ten-dice cap, as with Firepower?",
   "decision": "No, it is taken before the cap.",
   "why": "Only the Firepower section says that penalties act on the cap. Table option - from the cap, so that a great mob that charges has 9 dice."
  },
  {
   "id": "AMZ-D-bonus-per-unit",
   "question": "Are the zombies' +2 bonus dice for the unit or for each figure?",
   "decision": "For the unit.",
   "why": "They stand in the place of armor dice, which are for the unit."
  },
  {
   "id": "AMZ-D-one-mode",
   "question": "Do the +1 for Stationary and the +1 for Overwatch add up?",
   "decision": "No; a unit is in one mode at a time.",
   "why": "They are rows of one list of modes, and Overwatch is by itself stationary."
  },
  {
   "id": "AMZ-D-armor-untrained",
   "question": "What does an Untrained unit in Anti-Zombie Armor roll in reaction tests?",
   "decision": "D6 with -1.",
   "why": "The quality scale ends at D6; the armor should still cost something."
  },
  {
   "id": "AMZ-D-interrupt-test",
   "question": "Does a zombie unit need a roll to be allowed to Interrupt?",
   "decision": "No; being aware is enough.",
   "why": "The sister game's sheet has such a test, this one has left it out and speaks of the reaction test only."
  },
  {
   "id": "AMZ-D-targets",
   "question": "Over what span are targets engaged counted?",
   "decision": "Different enemy units fired at from the start of one activation to the start of the next.",
   "why": "So the number limits announced, reaction and Overwatch fire alike, which is what makes quality matter against swarms."
  },
  {
   "id": "AMZ-D-optimum-support",
   "question": "What does a doubled Optimum Range do when the rifles of the unit are beyond theirs?",
   "decision": "The attack has its one Optimum Range die if the target is within any firing weapon's Optimum Range.",
   "why": "The bonus is one die for the attack; giving it when only the support weapon is in range is the plain use of the doubling."
  },
  {
   "id": "AMZ-D-cc-pool",
   "question": "Which fire modifiers act in Close Combat?",
   "decision": "All that the sheet does not take away - figures, support weapon dice, Optimum Range die, penalties for further Interruptions and for the unit's own Rapid move. No cover, no Exposed or Rapid target die, no -1 for defensive fire, no Morale penalty.",
   "why": "The sheet says that Close Combat goes like fire and names two differences, its length and cover; exposure stands in the cover list, a target in contact no longer moves, and Morale is shut out by name. Zombies have no firearms and so no Optimum Range. Table option - support weapon dice do not count, as the designer told a player in public, and penalties neither; the figures of the trial play were made that way."
  },
  {
   "id": "AMZ-D-burst-short",
   "question": "A charging mob adds its quality die to its move and still falls short. Where does it end?",
   "decision": "It has moved its full move and the extra inches, and stands there without contact.",
   "why": "The roll is for speed, not for leave to charge; nothing says that the move is taken back."
  },
  {
   "id": "AMZ-D-cc-check-failed",
   "question": "What happens to an assaulted Living unit that fails its Quality Check?",
   "decision": "No defensive fire, no flight; the assault is fought, and the unit attacks normally when its turn comes.",
   "why": "Both choices hang on passing; Close Combat then goes its stated way."
  },
  {
   "id": "AMZ-D-forfeit",
   "question": "How far does the loss of all other actions reach?",
   "decision": "Activation and Overwatch of this turn are lost; answers to later assaults and forced checks remain.",
   "why": "An answer to an assault is not an action of the unit, and without it a second mob would meet no resistance."
  },
  {
   "id": "AMZ-D-first-aid-when",
   "question": "When is first aid rolled?",
   "decision": "By spending an activation, by a medic free of charge, or at the latest at the end of the turn after the hit.",
   "why": "The sheet lets a unit spend its activation on its wounded and lets the slightly hurt rise at the start of the next turn; the sister games roll at a fixed moment."
  },
  {
   "id": "AMZ-D-revenant-dice",
   "question": "One revenant die for each unit or for each casualty, and what does checking again mean?",
   "decision": "One for each unit at the end of each turn; at once again only if the risen Romeo makes new casualties.",
   "why": "The sheet says that units check and that a casualty, in the singular, rises; the heading asks for another check only with new casualties."
  },
  {
   "id": "AMZ-D-morale-one-die",
   "question": "One Morale die for a unit or one for each figure?",
   "decision": "One for the unit.",
   "why": "Every check spelled out on the sheet is a single die against 4."
  },
  {
   "id": "AMZ-D-morale-once",
   "question": "Does a Non-Professional unit check twice when fire also causes casualties, and how often for a Romeo that stays near?",
   "decision": "Once for each attack; once for each Romeo or Dexter unit in a turn.",
   "why": "Each line says each time; an attack and a turn are the events that can be counted."
  },
  {
   "id": "AMZ-D-step12-fire",
   "question": "May Possessed fire in step 12, where the sheet says move?",
   "decision": "Yes; Possessed may move and fire, Dexters move and assault.",
   "why": "Descriptions of the sister game give unused units a full action there, and armed Possessed that could never fire except in an Interrupt would be pointless."
  },
  {
   "id": "AMZ-D-possessed-dice",
   "question": "Have Possessed bonus Defense dice?",
   "decision": "No; they have the armor dice of what they wear.",
   "why": "The list of bonus dice does not name them."
  },
  {
   "id": "AMZ-D-stress-scope",
   "question": "Is Stress kept for a unit or for the side?",
   "decision": "For each unit, worked out when needed.",
   "why": "Half of the modifiers name the unit, its building, its casualties or its sight."
  },
  {
   "id": "AMZ-D-confidence-meaning",
   "question": "What is the Confidence that can be regained?",
   "decision": "The Morale level Confident, lost by failed Morale Checks.",
   "why": "The sheet has no other way to lose it; this ties the Morale and Confidence sections together."
  },
  {
   "id": "AMZ-D-random-who",
   "question": "Which zombies are subject to random movement?",
   "decision": "Odies, Zulus and Romeos that have not Interrupted and are not driven by a Dexter.",
   "why": "Step 12 names Dexters and Possessed separately; play reports let only unmoved mobs mill around."
  },
  {
   "id": "AMZ-D-blank-headings",
   "question": "Several tables of the scan have an empty heading row. Is something lost?",
   "decision": "No.",
   "why": "They come from setting two-column lists as tables; every row below is complete."
  },
  {
   "id": "AMZ-D-special-weapons",
   "question": "Are special weapons and support weapons the same?",
   "decision": "Yes.",
   "why": "The Firepower formula adds special weapon dice and the only weapon dice listed are those of support weapons."
  },
  {
   "id": "AMZ-D-dependents-flee",
   "question": "Does the ban on fleeing with Dependents hold during a Close Combat too?",
   "decision": "Yes.",
   "why": "It is said of units with Dependents without limit; a unit that cannot run from a charge cannot run out of the clinch."
  },
  {
   "id": "AMZ-D-zombie-fled-from",
   "question": "What do zombies do when the Living flee?",
   "decision": "They take the vacated place (flight from a charge) or stay (flight from Close Combat) and do not pursue.",
   "why": "The sheet ends the combat with the flight and gives no pursuit."
  },
  {
   "id": "AMZ-D-broken-bullets",
   "question": "The confidence list has two conditions in one line and the list of who is hit is cut over three lines.",
   "decision": "Two separate conditions; one sentence.",
   "why": "Both read without a gap once the line ends are put right."
  },
  {
   "id": "AMZ-D-dependents-cc",
   "question": "Dependents are overrun when no fighter is left, yet a unit of Dependents has Defense dice. Which?",
   "decision": "A unit whose last fighter fell in this Close Combat is overrun at once; a unit that never had a fighter in it fights on with its Defense dice and no attack.",
   "why": "Both sentences then have a use, and a group of Dependents caught alone can be saved by the dice or by the end of the assailants."
  },
  {
   "id": "AMZ-D-defensive-exposed",
   "question": "Has defensive fire the die for an Exposed or Rapid target?",
   "decision": "Yes, one die, also when the chargers come through cover.",
   "why": "The sheet takes cover away inside Close Combat only, and people who run at a rifle give cover up. Table option - no such die; in trial play Scenario 1 then went to the Living 45 times in 100 instead of 53 (60 games)."
  },
  {
   "id": "AMZ-D-complete-move",
   "question": "A unit that announced fire then move completes its move in answer to an Interrupt before it has fired. Is the fire lost?",
   "decision": "No, it fires after the Interrupts of that activation, at the targets it then sees.",
   "why": "The sheet offers completing the move as a gain for the Living; losing the fire would make it a trap. Table option - the fire is lost."
  },
  {
   "id": "AMZ-D-interrupt-moments",
   "question": "At which points of an activation may an Interrupt be declared?",
   "decision": "At the announcement, after each inch moved, directly before and after fire, and at the end; a unit that is doing an objective action, tending, hiding or going on Overwatch can be Interrupted at the announcement and at the end.",
   "why": "Any point cannot be asked in a program; inch steps lose nothing, as the shortest distance in the register is half an inch of contact. The zombie seat need be asked only at points where some unit is aware."
  },
  {
   "id": "AMZ-D-hearing",
   "question": "How long are zombies aware of a unit that they heard fire?",
   "decision": "Until the end of the turn.",
   "why": "Interrupts are declared against the active unit only, so a unit that fired on Overwatch or in reaction before its own activation should be found by the dead when its turn comes. Hearing, not the noise counters, is what makes shooting dear - a clinic crew that fired only within 6 inches won 84 games of 100, one that fired within 16 won 49."
  },
  {
   "id": "AMZ-D-start-order",
   "question": "Several things happen at the start of an activation. In which order?",
   "decision": "Stress table check, nearness checks for Romeos and Dexters, roll to regain Confidence, medic, announcement. The rest of a move that a failed check takes from a unit is that of a move it has announced: whoever fails one of these checks and may still act has its whole move, under its new level.",
   "why": "Forced checks come before the chance to recover, so that a unit acts under the level it has after both; the register named the places of two of them only."
  },
  {
   "id": "AMZ-D-inside",
   "question": "Do figures within one building see each other, and can those deep inside be seen from the street?",
   "decision": "Yes for the same floor; no for the street.",
   "why": "A literal reading made every building block its own inside. The price is that a silent group deep inside is never noticed, for which Scenario 2 has its own rule."
  },
  {
   "id": "AMZ-D-drift",
   "question": "Should mobs that noticed nobody drift toward the Living?",
   "decision": "No, they move at random; drifting is a table option.",
   "why": "The sheet speaks of random movement only, and the scenarios are balanced for it."
  },
  {
   "id": "AMZ-D-slight-rises",
   "question": "First aid comes before revenant checks at the end of the turn, and a slightly injured figure stays down until the next turn. Can it rise, and does a unit that moves off make a Casualty of it?",
   "decision": "Neither. It lies where it is, gets up there at the start of the next turn, and the next move of the unit restores cohesion.",
   "why": "The sheet calls only KIA and WIA a Casualty gained and says that the slightly hurt return to action; it could otherwise be treated, saved and lost within one step."
  },
  {
   "id": "AMZ-D-wiped-out",
   "question": "When is a unit wiped out that loses its last active figure to fire or to a revenant while others are down?",
   "decision": "Not before its down figures have been treated, have risen or are dead; slight injuries bring it back. Nor is a unit whose last Dependents have gone over into another.",
   "why": "The sheet uses the words for Close Combat only, where AMZ-cc-lost overruns the down at once."
  },
  {
   "id": "AMZ-D-hatches",
   "question": "Who decides whether hatches are open, and when?",
   "decision": "The Living player, at the start of the activation of the vehicle; buttoned up at the start of the game. Vehicles make no Quality Check and never flee.",
   "why": "The register gave effects of both states but no moment of choice."
  },
  {
   "id": "AMZ-D-cc-round",
   "question": "What is a round of Close Combat, and when may the Living first try to flee?",
   "decision": "A round is one attack of the assaulting unit followed by one of the other. A Living defender makes its attack of the first round and may flee in place of any later one; a Living assailant in place of its second attack or a later one. A failed try gives up that attack only.",
   "why": "The sheet lets those flee who lived through the first round, in the next. Table option - the defender may already flee in place of its first attack."
  },
  {
   "id": "AMZ-D-marker-place",
   "question": "The maps name markers for a building or wreck without coordinates. Where are they?",
   "decision": "At the middle of the area.",
   "why": "It can be computed from the table, and it makes a search cost a way into the building."
  },
  {
   "id": "AMZ-D-card-asks",
   "question": "Who is asked for a card when, if being asked tells that one is held?",
   "decision": "Against a player whoever holds any card is asked at every moment at which somebody could hold one that fits. Table option - only when one of the cards held fits; two people at one screen are offered that, as they would pass the device for nothing many times a turn, and whoever plays the dead against a bot, which learns nothing from a question.",
   "why": "A card is played when its moment comes, and nobody at a table is asked for one. At one screen a quick game is worth more than the secret."
  },
  {
   "id": "AMZ-D-zombie-modes",
   "question": "Do the two moves of the sheet, their reaction modifiers and the Rapid firer's penalty hold for zombies?",
   "decision": "No. Each type has its own move, the zombie die of a reaction test is unmodified, and zombies lose no die for speed. Only the die for a target making a Rapid move looks at a zombie's move of more than 6 inches. Possessed choose a mode like the Living and lose a die of their fire and of their attack in Close Combat for a Rapid one; their move leaves their reaction die unmodified too.",
   "why": "The sheet does not say to whom the list belongs; the modes are choices announced with an activation, which zombies do not have. Table option - Possessed roll with the modifier of their mode."
  },
  {
   "id": "AMZ-D-cc-possessed",
   "question": "The Quality Check of an assaulted Living unit is told of zombie units only. Does it hold against Possessed?",
   "decision": "Yes, with the same choices.",
   "why": "The sheet names both kinds in the sentences around it and lets the Living flee from either; nothing suggests an easier or harder check."
  },
  {
   "id": "AMZ-D-charge-broken",
   "question": "When has defensive fire broken a charge?",
   "decision": "Only when every charging figure is destroyed.",
   "why": "The sheet has no measure for it, zombies have no Morale, and survivors of the fire have no reason to stop."
  },
  {
   "id": "AMZ-D-nerve-cover",
   "question": "A unit that fails the check to start a Close Combat must remain in place and may take cover. May it move to do so?",
   "decision": "No; it counts as In Cover if it stands within 2 inches of cover. Tending is done in place as well.",
   "why": "Remaining in place is said without exception, and taking cover where one stands fulfils both sentences."
  },
  {
   "id": "AMZ-D-zero-defense",
   "question": "May the -1 for charging leave a lone Odie without Defense dice?",
   "decision": "Yes; with 0 dice every attack die of 4+ hits.",
   "why": "The sheet sets a highest number of Defense dice and no lowest one."
  },
  {
   "id": "AMZ-D-random-check",
   "question": "The sheet says to check for random movement. Is there a roll whether a mob moves at all?",
   "decision": "No; the roll is the one for direction, and each mob that is due moves.",
   "why": "No number to check against is given. See AMZ-D-drift for the option with a further die."
  },
  {
   "id": "AMZ-D-stress-dependents",
   "question": "The sheet has Dependents and wounded on one line with a stroke between them. One point or two for a unit with both?",
   "decision": "One, for either or both, however many.",
   "why": "It is one line with one number, and the line does not say for each, as others do."
  },
  {
   "id": "AMZ-D-hot-spot-order",
   "question": "Hot Spots are placed in step 4, the Living in step 5. Whose sight can bind a Hot Spot that the Zombie player places?",
   "decision": "That of the Living's set-up and entry places. One placed during play looks at the figures.",
   "why": "The order is the sheet's; the designer's answer about sight can then only mean the places where the Living will be."
  },
  {
   "id": "AMZ-D-revenant-answer",
   "question": "A revenant rises in contact. Has the unit all the answers of an assaulted unit?",
   "decision": "Yes, defensive fire and flight, after a passed Quality Check.",
   "why": "The sheet makes no exception for any zombie, and a card takes defensive fire away in this very case."
  },
  {
   "id": "AMZ-D-hostages",
   "question": "Do the dead attack hostages who wait to be freed?",
   "decision": "No. They make for others and take no captive among them until a unit in contact has freed them.",
   "why": "The scenario scores a hostage killed or captured again, so they are captives from the start, and nobody captures whom he holds. Otherwise they would be assaulted before anybody has come."
  },
  {
   "id": "AMZ-D-last-mode",
   "question": "A Living unit that moved in the last turn fires or is assaulted before it has acted in this one. Does its last mode of movement still bear on it?",
   "decision": "No. As a turn begins every Living unit counts as Stationary, but those on Overwatch as being on Overwatch; from its activation on the mode that it announced counts. A Broken unit that does not run, because it rides, is safe or has no way, is Stationary.",
   "why": "The sheet takes a die for the move that a unit makes, and AMZ-support-weapons keeps a weapon silent in an activation with a Rapid move. A turn later that move is long over."
  },
  {
   "id": "AMZ-D-keeps-together",
   "question": "A unit's leading figure can go where some of the others cannot follow it with their own move. Where does it end?",
   "decision": "Only as far along its way as the unit stays in one chain. A charge and a flight are not held back. If the unit could not come together by staying either, it goes where it is split the least.",
   "why": "Each figure must end every move in cohesion; the sheet lets nothing hold back those who charge or flee."
  },
  {
   "id": "AMZ-D-shut-between",
   "question": "A mob stands on both sides of a building whose doors are shut to it. Which way do the others take to the figure that leads?",
   "decision": "Round the buildings, as far as their move lasts; to the shut door only where no way leads round.",
   "why": "Mobs take the shortest way open to them and never split. Those who go to a door that nobody batters would stand there for ever."
  },
  {
   "id": "AMZ-D-bearers",
   "question": "A figure that carries a load is lost while its unit fights on. Where is the load?",
   "decision": "Whoever is killed, captured, left behind, or is a WIA after first aid leaves his load where he was; it may be picked up again like any other. Whoever is only down, or gets up with a slight injury, keeps it.",
   "why": "What a destroyed unit carried lies where it was (AMZ-special-actions); a load must not vanish with its bearer, and whoever gets up again has lost nothing."
  },
  {
   "id": "AMZ-D-captives-room",
   "question": "There is less room within 2 inches of a captor than it has captives. What becomes of the others?",
   "decision": "They stand as near as there is room.",
   "why": "All figures captured by a unit become Possessed; a wall or a crowd beside it makes nobody vanish."
  },
  {
   "id": "AMZ-D-mounted-mode",
   "question": "Do the limits of Medium and Heavy weapons hold for those that are mounted on a vehicle?",
   "decision": "No. A mounted weapon fires at any speed, at the die that a Rapid move costs, as long as one of the vehicle's own acts. The limits are for weapons that figures carry.",
   "why": "The sheet has no such limits. They are invented for those who carry a weapon and set it up, which nobody does on a mount."
  },
  {
   "id": "AMZ-D-house-rules",
   "question": "May players change the numbers of the tables?",
   "decision": "Yes, by a file that lists only what changes. A scenario that states a number itself, such as the quality of its Possessed, is followed before the tables.",
   "why": "Games of this kind are adapted at every table; what is written down beforehand is the same for everybody."
  },
  {
   "id": "AMZ-D-own-scenarios",
   "question": "What may players bring of their own?",
   "decision": "A scenario file, played in place of the scenario that was chosen. It says all that the sheet's scenarios say (AMZ-scenario-format), for at most 250 figures at the start and 60 in one row of reinforcements.",
   "why": "The sheet leaves scenarios to those who write them. A table with more figures than that would take too long to think."
  }
 ]
} as unknown as Register;
