import type { JSX } from 'preact';

export interface HelpProps {
  onClose: () => void;
}

export function Help(_: HelpProps): JSX.Element {
  return <section class="side-help" />;
}
