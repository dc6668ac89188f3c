import { openTable, type RuleId, readJournal, SPECTATOR } from '@shambles/engine';
import { createTeller } from '@shambles/story';
import { findSystem } from '@shambles/systems';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { PlayScreen } from '../play/play.js';
import { ReplayScreen, RuleDrawer } from '../side/index.js';
import { StartScreen } from '../start/start.js';
import { moves } from './settings.js';
import { endReplay, playFile, screen } from './state.js';

export function App(): JSX.Element {
  const now = screen.value;
  switch (now.is) {
    case 'start':
      return <StartScreen />;
    case 'play':
      return <PlayScreen key={now.game.session.id} game={now.game} stage={now.stage} />;
    case 'replay':
      return <Watching text={now.text} />;
  }
}

/** A journal being watched: as far as it can be played again, or else as it was written down. */
function Watching(props: { text: string }): JSX.Element {
  const { text } = props;
  const [rule, setRule] = useState<{ open: boolean; id: RuleId | undefined }>({ open: false, id: undefined });
  const read = useMemo(() => {
    const { header, damage } = readJournal(text);
    const system = findSystem(header.system);
    const { table, report } = openTable(system, text);
    return { system, teller: createTeller(system), header, table, report: report ?? damage };
  }, [text]);
  const { system, teller, header, table, report } = read;
  const onRule = (id: RuleId | undefined): void => setRule({ open: true, id });
  return (
    <>
      <ReplayScreen
        system={system}
        teller={teller}
        header={header}
        line={table.journal.line(table.head)}
        report={report}
        animate={moves()}
        onRule={onRule}
        onFork={(entry) => {
          const branch = table.fork(entry);
          if ('save' in branch)
            playFile(branch.save(), `What if, from turn ${branch.scene(SPECTATOR).clock.turn}`);
        }}
        onClose={() => void endReplay()}
      />
      <RuleDrawer
        system={system}
        open={rule.open}
        rule={rule.id}
        onRule={onRule}
        onClose={() => setRule({ open: false, id: rule.id })}
      />
    </>
  );
}
