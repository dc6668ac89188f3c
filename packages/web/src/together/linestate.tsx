import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Company } from '../remote/company.js';

/** Milliseconds for which the page says that the line is back. */
const SAID = 4000;

/** The state of the line to the server, unless it is simply open. The notice never covers what can be read. */
export function LineState({ company }: { company: Company }): JSX.Element {
  const line = company.line.value;
  const returns = company.returns.value;
  const [back, setBack] = useState(false);
  useEffect(() => {
    if (returns < 2) return;
    setBack(true);
    const timer = setTimeout(() => setBack(false), SAID);
    return () => clearTimeout(timer);
  }, [returns]);
  const lost = line.is === 'waiting' || (line.is === 'connecting' && returns > 0);
  return (
    <div class="line-state" role="status">
      {lost ? (
        <p class="line-lost">
          <span>Reconnecting… You can go on reading; what you did is kept and sent again.</span>
          <button type="button" class="quiet small" onClick={() => company.wake()}>
            Try now
          </button>
        </p>
      ) : line.is === 'refused' ? (
        <p class="line-lost">
          <span>
            {line.text}
            {!line.outdated && ' The seat was handed over; ask for the new link to come back.'}
          </span>
          {line.outdated && (
            <button type="button" class="quiet small" onClick={() => location.reload()}>
              Load the page again
            </button>
          )}
        </p>
      ) : line.is === 'connecting' ? (
        <p class="line-lost">Connecting…</p>
      ) : (
        back && <p class="line-back">Caught up: nothing was lost.</p>
      )}
    </div>
  );
}
