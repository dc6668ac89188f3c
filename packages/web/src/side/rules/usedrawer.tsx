import type { AnySystem, RuleId } from '@shambles/engine';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { RuleDrawer } from './drawer.js';

/** The drawer with the rules of a page, and what opens it: at a rule, or at the list where none is named. */
export function useRuleDrawer(system: AnySystem): {
  readonly onRule: (id: RuleId | undefined) => void;
  readonly drawer: JSX.Element;
} {
  const [rule, setRule] = useState<{ open: boolean; id: RuleId | undefined }>({ open: false, id: undefined });
  const onRule = (id: RuleId | undefined): void => setRule({ open: true, id });
  const drawer = (
    <RuleDrawer
      system={system}
      open={rule.open}
      rule={rule.id}
      onRule={onRule}
      onClose={() => setRule({ open: false, id: rule.id })}
    />
  );
  return { onRule, drawer };
}
