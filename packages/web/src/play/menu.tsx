import type { ComponentChildren, JSX } from 'preact';
import { saveFile } from '../app/files.js';
import { change, moves, settings } from '../app/settings.js';
import { continueGame, goToCompanion, leave, watchThis } from '../app/state.js';
import { server } from '../remote/server.js';
import type { Session } from '../session/session.js';
import { Segments } from './parts.js';
import { savePicture } from './picture.js';
import type { Over } from './screen/now.js';

/** Settings that apply to every game. */
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

export interface MenuProps {
  readonly session: Session;
  readonly onWhatIf?: (() => void) | undefined;
  /** The game that waits while this branch is played. */
  readonly origin?: string | undefined;
  readonly onRules: () => void;
  /** Opens another panel in place of the menu. */
  readonly onOpen: (over: Exclude<Over, 'menu'>) => void;
  readonly onWatch?: (() => void) | undefined;
  /** Further menu items for a table on a server. */
  readonly more?: ComponentChildren;
  readonly onClose: () => void;
}

/** The menu of actions on the game as a whole. */
export function Menu(props: MenuProps): JSX.Element {
  const { session, onClose } = props;
  const { local } = session;
  const name = `${session.system.id}-${session.id}`;
  return (
    <nav
      class="menu"
      aria-label="Menu"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Ways {...props} name={name} />
      {props.more}
      <ToKeepAndPrint {...props} name={name} />
      {session.people.length > 0 && <OwnDiceChoice session={session} />}
      <SettingsList />
      {local && <p class="dim seed">Seed: {local.header.seed}</p>}
      <Item
        words={local ? 'Leave (the game is kept)' : 'Leave (your seat is kept)'}
        act={leave}
        onClose={onClose}
      />
    </nav>
  );
}

/** A menu item. A press closes the menu and performs it. */
function Item(props: {
  words: string;
  /** What the item does, if its name alone does not say. */
  more?: string;
  hotkey?: string;
  act: () => void;
  onClose: () => void;
}): JSX.Element {
  const { words, more, hotkey, act, onClose } = props;
  return (
    <button
      type="button"
      class="menu-item"
      onClick={() => {
        onClose();
        act();
      }}
    >
      {more ? (
        <span>
          {words} <small class="dim">{more}</small>
        </span>
      ) : (
        words
      )}
      {hotkey && <kbd class="key">{hotkey}</kbd>}
    </button>
  );
}

/**
 * Menu items that lead away from the question: a branch, the papers, the rules, a replay, the game taken elsewhere.
 * `name` begins the names of saved files.
 */
function Ways(props: MenuProps & { readonly name: string }): JSX.Element {
  const { session, name, onWhatIf, onWatch, onOpen, onClose, origin } = props;
  const { local, system } = session;
  const companion = (): void => goToCompanion(system.id, session.table.header.setup);
  return (
    <>
      {origin !== undefined && (
        <Item words="Back to the game itself" act={() => void continueGame(origin)} onClose={onClose} />
      )}
      {onWhatIf && (
        <Item
          words="What if…"
          more="Try something out with other dice; this game waits."
          act={onWhatIf}
          onClose={onClose}
        />
      )}
      <Item
        words="Papers and tables"
        more="To read or to print."
        hotkey="P"
        act={() => onOpen('papers')}
        onClose={onClose}
      />
      <Item words="Rules" hotkey="R" act={props.onRules} onClose={onClose} />
      {system.procedures.length > 0 && (
        <Item words="Companion: one piece of the rules" hotkey="C" act={companion} onClose={onClose} />
      )}
      <Item words="Luck account" act={() => onOpen('luck')} onClose={onClose} />
      {local && session.people.length > 0 && !local.over && (
        <Item
          words="Put something right…"
          more="The table is not as it should be."
          act={() => onOpen('amend')}
          onClose={onClose}
        />
      )}
      {local && <Item words={WATCH} act={() => void watchThis()} onClose={onClose} />}
      {onWatch && <Item words={WATCH} act={onWatch} onClose={onClose} />}
      {local && (
        <Item
          words="Export the journal"
          act={() => saveFile(`${name}.shambles`, local.save())}
          onClose={onClose}
        />
      )}
      {local && server.value && (
        <Item words="Take to a table online" act={() => onOpen('online')} onClose={onClose} />
      )}
    </>
  );
}

const WATCH = 'Watch this game from the start';

/** Pictures, the band and help. */
function ToKeepAndPrint(props: MenuProps & { readonly name: string }): JSX.Element {
  const { session, name, onOpen, onClose } = props;
  const band = session.band();
  const picture = (kind: 'png' | 'svg'): void => void savePicture(session.scene(), name, kind);
  return (
    <>
      <Item words="Save a picture of the table (PNG)" act={() => picture('png')} onClose={onClose} />
      <Item words="Save a picture that can be enlarged (SVG)" act={() => picture('svg')} onClose={onClose} />
      {band !== undefined && (
        <Item
          words="Save the band, for another campaign"
          act={() => saveFile(`${name}.band.json`, `${JSON.stringify(band, null, 2)}\n`)}
          onClose={onClose}
        />
      )}
      <Item words="Help and keys" hotkey="?" act={() => onOpen('help')} onClose={onClose} />
    </>
  );
}

/** A switch: the people at this device throw their own dice. */
function OwnDiceChoice({ session }: { session: Session }): JSX.Element {
  // Re-renders when the table changes, because the setting may change with it.
  session.version.value;
  return (
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
  );
}
