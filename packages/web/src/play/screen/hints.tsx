import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { change, settings } from '../../app/settings.js';
import { type Guide, guideOf, HintBar, hasHouseRules, hintDue, type Told } from '../../side/index.js';
import type { Now } from './now.js';

/** A hint about the question or recent events; nothing if hints are off or the game has ended. */
export function Hints({ now }: { now: Now }): JSX.Element | null {
  const { system } = now.session;
  const guide = guideOf(system);
  const { hints } = guide;
  const seen = hintsSeen(system.id);
  const events = eventsIn(guide, now.facts);
  const none = settings.value.noHints || now.ended;
  const due = none ? undefined : hintDue({ hints, ask: now.ask, events, seen });
  useEffect(() => {
    // When the question is gone, it has been answered.
    if (due !== undefined && now.ask) return () => read(`${system.id}/${due}`);
  }, [now.ask?.id, now.ask?.at, due]);
  if (none) return null;
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
        house={hasHouseRules(system, now.session.table.book)}
      />
    </div>
  );
}

/** A hint counts as read after this many answers given beside it. */
const READ = 3;

const putAway = (hint: string): void => change({ hintsSeen: [...settings.value.hintsSeen, hint] });

/** Counts an answer given while this hint was shown. */
function read(hint: string): void {
  const times = (settings.value.hintsRead[hint] ?? 0) + 1;
  change({ hintsRead: { ...settings.value.hintsRead, [hint]: times } });
  if (times >= READ && !settings.value.hintsSeen.includes(hint)) putAway(hint);
}

/** How many facts back still count as recent. */
const LATELY = 80;

/** Recent events that may have a hint. */
function eventsIn(guide: Guide, facts: readonly Told[]): string[] {
  if (!guide.event) return [];
  return facts.slice(-LATELY).flatMap(({ fact }) => guide.event?.(fact) ?? []);
}

/** Question codes of this system whose hints were dismissed. Old settings hold bare codes, of the first system. */
function hintsSeen(system: string): ReadonlySet<string> {
  return new Set(
    settings.value.hintsSeen.flatMap((seen) => {
      const [of, code] = seen.includes('/') ? seen.split('/') : ['avz', seen];
      return of === system && code !== undefined ? [code] : [];
    }),
  );
}
