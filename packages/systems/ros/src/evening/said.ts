import type { Line, Noun, OddsQuery, Reply, Ruled } from '@shambles/engine';
import { type Card, cardsOf, type Play } from '../kinds.js';
import type { RuleId } from '../register.js';

/** A line with the rule that it cites. */
export function says(rule: RuleId, key: string, values: Line['values'] = {}): Ruled<RuleId> {
  return { line: { key, values }, rule };
}

/** A reaction by somebody, with the odds of its test if there is one. */
export function replies(who: string, ruled: Ruled<RuleId>, odds?: OddsQuery): Reply<RuleId> {
  return { ...ruled, who, ...(odds && { odds }) };
}

export const word = (noun: string): Noun => ({ noun, count: 1 });

const RULES: { readonly [card in Card]: RuleId } = {
  run: 'ROS-card-RUN',
  climb: 'ROS-card-CLIMB',
  shoot: 'ROS-card-SHOOT',
  both: 'ROS-card-BOTH',
  melee: 'ROS-card-MELEE',
  reload: 'ROS-card-RELOAD',
  'first-aid': 'ROS-card-FIRSTAID',
  order: 'ROS-card-ORDER',
  grenade: 'ROS-card-GRENADE',
  snipe: 'ROS-card-SNIPE',
  give: 'ROS-card-GIVE',
  assist: 'ROS-card-ASSIST',
};

/** The rule of a card played; for two cards, the rule of the first. */
export function ruleOf(play: Play): RuleId {
  return RULES[cardsOf(play)[0] as Card];
}
