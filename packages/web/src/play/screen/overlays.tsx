import type { JSX } from 'preact';
import { BookNumbers, badgeIn, guideOf, Help, PapersSheet } from '../../side/index.js';
import type { Now, Over } from './now.js';

/** Panels over the whole screen: the papers or the help. */
export function Overlays(props: { now: Now; over: Over | undefined; onClose: () => void }): JSX.Element {
  const { now, over, onClose } = props;
  const { session, shown } = now;
  const { system } = session;
  return (
    <>
      {over === 'papers' && (
        <PapersSheet
          system={system}
          book={session.table.book}
          papers={shown.kind === 'measured' ? shown.papers : undefined}
          badge={badgeIn(session.teller)}
          onRule={now.onRule}
          onClose={onClose}
        />
      )}
      {over === 'help' && (
        <Help
          game={system.title}
          lines={guideOf(system).lines}
          house={<BookNumbers system={system} book={session.table.book} />}
          measured={now.scene.kind === 'measured'}
          onClose={onClose}
        />
      )}
    </>
  );
}
