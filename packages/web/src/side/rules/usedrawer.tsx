import type { AnySystem, RuleId } from '@shambles/engine';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { DRAWER, RuleDrawer } from './drawer.js';

/**
 * A page's rule drawer, with the book of its game if there is one, and `onRule` to open it at a rule, or at the
 * contents if none is given. A new `question` closes the drawer unless the focus is inside it.
 */
export function useRuleDrawer(
  system: AnySystem,
  { question, book }: { readonly question?: string | undefined; readonly book?: unknown } = {},
): {
  readonly onRule: (id: RuleId | undefined) => void;
  readonly close: () => void;
  readonly drawer: JSX.Element;
} {
  const [rule, setRule] = useState<{ open: boolean; id: RuleId | undefined }>({ open: false, id: undefined });
  const onRule = (id: RuleId | undefined): void => setRule({ open: true, id });
  const close = (): void => setRule((now) => (now.open ? { ...now, open: false } : now));
  useEffect(() => {
    if (!document.getElementById(DRAWER)?.contains(document.activeElement)) close();
  }, [question]);
  const drawer = <RuleDrawer {...{ system, book, onRule }} open={rule.open} rule={rule.id} onClose={close} />;
  return { onRule, close, drawer };
}
