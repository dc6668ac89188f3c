import type { JSX } from 'preact';
import { change, settings } from '../../app/settings.js';
import { type Guide, guideOf, HintBar, type Told } from '../../side/index.js';
import type { Now } from './now.js';

/** What is easily missed about the question, or about what has just happened; nothing where no hints are wanted. */
export function Hints({ now }: { now: Now }): JSX.Element | null {
  const { system } = now.session;
  if (settings.value.noHints) return null;
  const guide = guideOf(system);
  return (
    <div class="hint-slot">
      <HintBar
        hints={guide.hints}
        ask={now.ask}
        events={eventsIn(guide, now.facts)}
        seen={hintsSeen(system.id)}
        onSeen={(code) => change({ hintsSeen: [...settings.value.hintsSeen, `${system.id}/${code}`] })}
        onNever={() => change({ noHints: true })}
        onRule={now.onRule}
      />
    </div>
  );
}

/** How many facts back a hint is still about what has just happened. */
const LATELY = 80;

/** What has happened lately that there may be a hint for. */
function eventsIn(guide: Guide, facts: readonly Told[]): string[] {
  if (!guide.event) return [];
  return facts.slice(-LATELY).flatMap(({ fact }) => guide.event?.(fact) ?? []);
}

/** Codes of questions of this system whose hints were put away. Old settings hold codes alone, of the first system. */
function hintsSeen(system: string): ReadonlySet<string> {
  return new Set(
    settings.value.hintsSeen.flatMap((seen) => {
      const [of, code] = seen.includes('/') ? seen.split('/') : ['avz', seen];
      return of === system && code !== undefined ? [code] : [];
    }),
  );
}
