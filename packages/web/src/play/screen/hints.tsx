import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { change, settings } from '../../app/settings.js';
import { type Guide, guideOf, HintBar, hintDue, type Told } from '../../side/index.js';
import type { Now } from './now.js';

/** What is easily missed about the question, or about what has just happened; nothing where no hints are wanted. */
export function Hints({ now }: { now: Now }): JSX.Element | null {
  const { system } = now.session;
  const guide = guideOf(system);
  const { hints } = guide;
  const seen = hintsSeen(system.id);
  const events = eventsIn(guide, now.facts);
  const due = settings.value.noHints ? undefined : hintDue({ hints, ask: now.ask, events, seen });
  useEffect(() => {
    // Shown for a question: once that is no longer asked, it has been answered.
    if (due !== undefined && now.ask) return () => read(`${system.id}/${due}`);
  }, [now.ask?.id, now.ask?.at, due]);
  if (settings.value.noHints) return null;
  return (
    <div class="hint-slot">
      <HintBar
        hints={hints}
        ask={now.ask}
        events={events}
        seen={seen}
        onSeen={(code) => putAway(`${system.id}/${code}`)}
        onNever={() => change({ noHints: true })}
        onRule={now.onRule}
      />
    </div>
  );
}

/** So many answers beside a hint, and it has been read. */
const READ = 3;

const putAway = (hint: string): void => change({ hintsSeen: [...settings.value.hintsSeen, hint] });

/** A question was answered while this hint stood there. */
function read(hint: string): void {
  const times = (settings.value.hintsRead[hint] ?? 0) + 1;
  change({ hintsRead: { ...settings.value.hintsRead, [hint]: times } });
  if (times >= READ && !settings.value.hintsSeen.includes(hint)) putAway(hint);
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
