import type { ComponentChildren, JSX } from 'preact';
import { saveFile } from '../app/files.js';
import { change, moves, settings } from '../app/settings.js';
import { goToCompanion, leave, watchThis } from '../app/state.js';
import { server } from '../remote/server.js';
import type { Session } from '../session/session.js';
import { Segments } from './parts.js';
import { savePicture } from './picture.js';

/** Settings that hold for every game. */
export function SettingsList(): JSX.Element {
  const now = settings.value;
  return (
    <fieldset class="settings">
      <legend>How it looks</legend>
      <Segments
        label="Theme"
        choices={[
          { id: 'auto', name: 'Device' },
          { id: 'dark', name: 'Dark' },
          { id: 'paper', name: 'Light' },
        ]}
        value={now.theme}
        onChange={(theme) => change({ theme })}
      />
      <label class="choice-line">
        <input
          type="checkbox"
          checked={moves()}
          onChange={(e) => change({ motion: e.currentTarget.checked })}
        />{' '}
        things move and dice fall
      </label>
      <label class="choice-line">
        <input
          type="checkbox"
          checked={now.bigText}
          onChange={(e) => change({ bigText: e.currentTarget.checked })}
        />{' '}
        bigger text
      </label>
      <label class="choice-line">
        <input
          type="checkbox"
          checked={!now.noHints}
          onChange={(e) => change({ noHints: !e.currentTarget.checked })}
        />{' '}
        hints when a rule first bites
      </label>
    </fieldset>
  );
}

/** What can be done with the game as a whole. */
export function Menu(props: {
  session: Session;
  onWhatIf?: (() => void) | undefined;
  onRules: () => void;
  onLuck: () => void;
  onHelp: () => void;
  onPapers: () => void;
  onOnline: () => void;
  onWatch?: (() => void) | undefined;
  /** What else can be done with a table elsewhere. */
  more?: ComponentChildren;
  onClose: () => void;
}): JSX.Element {
  const { session } = props;
  const { local } = session;
  const name = `${session.system.id}-${session.id}`;
  const item = (words: string, act: () => void, key?: string): JSX.Element => (
    <button
      type="button"
      class="menu-item"
      onClick={() => {
        props.onClose();
        act();
      }}
    >
      {words}
      {key && <kbd class="key">{key}</kbd>}
    </button>
  );
  return (
    <nav
      class="menu"
      aria-label="Menu"
      onKeyDown={(event) => {
        if (event.key === 'Escape') props.onClose();
      }}
    >
      {props.onWhatIf && item('What if… (a branch of its own)', props.onWhatIf)}
      {item('Rules', props.onRules, 'R')}
      {session.system.procedures.length > 0 &&
        item(
          'Companion: one piece of the rules',
          () => goToCompanion(session.system.id, session.table.header.setup),
          'C',
        )}
      {item('Luck account', props.onLuck)}
      {local && item('Watch this game from the start', () => void watchThis())}
      {props.onWatch && item('Watch this game from the start', props.onWatch)}
      {local && item('Export the journal', () => saveFile(`${name}.shambles`, local.save()))}
      {local && server.value && item('Take to a table online', props.onOnline)}
      {props.more}
      {item('Save a picture of the table (PNG)', () => void savePicture(session.scene(), name, 'png'))}
      {item(
        'Save a picture that can be enlarged (SVG)',
        () => void savePicture(session.scene(), name, 'svg'),
      )}
      {item('Papers and tables, to print', props.onPapers, 'P')}
      {item('Help and keys', props.onHelp, '?')}
      {session.people.length > 0 && (
        <fieldset class="settings">
          <legend>Dice</legend>
          {session.people.map((seat) => (
            <label class="choice-line" key={seat}>
              <input
                type="checkbox"
                checked={session.table.hasOwnDice(seat)}
                onChange={(event) => session.setOwnDice(seat, event.currentTarget.checked)}
              />{' '}
              {session.system.seats.find((s) => s.id === seat)?.name}: my own dice, typed
            </label>
          ))}
        </fieldset>
      )}
      <SettingsList />
      {local && <p class="dim seed">Seed: {local.header.seed}</p>}
      {item(local ? 'Leave (the game is kept)' : 'Leave (your seat is kept)', leave)}
    </nav>
  );
}
