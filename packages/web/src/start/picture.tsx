import { measuredPicture, PrintedBoard } from '@shambles/board';
import {
  type AnySystem,
  type Json,
  type MeasuredScene,
  type Scene,
  type Setup,
  Table,
} from '@shambles/engine';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';

/** What a table that is set like this looks like to a spectator, after a few legal answers. Throws SetupError. */
export function sceneOf(system: AnySystem, setup: Setup): Scene {
  const table = Table.create(system, { setup, seed: 'box' });
  for (let n = 0; n < 40 && !table.over && !isDressed(table.scene('spectator')); n++) {
    const seat = table.waitingFor[0];
    const ask = seat && table.asks(seat)[0];
    const answer = seat && table.legal(seat, 12).at(system.scenarios.length > 1 ? 0 : -1);
    if (!ask || answer === undefined) break;
    if (!table.answer({ seat, ask: ask.id, at: ask.at, value: answer as Json }).ok) break;
  }
  return table.scene('spectator');
}

/** True if there is something to see: a measured table that has been laid out, or a printed one after some turns. */
function isDressed(scene: Scene): boolean {
  return scene.kind === 'measured'
    ? scene.buildings.length > 1 && scene.figures.length > 0
    : scene.clock.turn >= 3;
}

/** A picture of a measured table. */
function MeasuredPicture({ scene, whole }: { scene: MeasuredScene; whole: boolean }): JSX.Element {
  const fits = whole ? 'meet' : 'slice';
  const svg = useMemo(
    () => measuredPicture(scene).replace('<svg ', `<svg preserveAspectRatio="xMidYMid ${fits}" `),
    [scene, fits],
  );
  return <div class="box-picture" dangerouslySetInnerHTML={{ __html: svg }} />;
}

/** What a table looks like with files of the players' own; nothing if it cannot be set like that. */
export function OwnTable({ system, setup }: { system: AnySystem; setup: Setup }): JSX.Element | null {
  const { scenario, options, files } = setup;
  const scene = useMemo(() => sceneIfAny(system, setup), [system, scenario, JSON.stringify(options), files]);
  if (!scene) return null;
  return (
    <figure class="own-table">
      <figcaption class="note">The table with your own files</figcaption>
      <div aria-hidden="true" inert>
        <TablePicture scene={scene} whole />
      </div>
    </figure>
  );
}

function sceneIfAny(system: AnySystem, setup: Setup): Scene | undefined {
  try {
    return sceneOf(system, setup);
  } catch {
    // What is wrong is said when the game is to begin.
    return undefined;
  }
}

/** A picture of a table: of all of it, or of as much as fills its frame. */
export function TablePicture({ scene, whole = false }: { scene: Scene; whole?: boolean }): JSX.Element {
  return scene.kind === 'printed' ? (
    <PrintedBoard scene={scene} />
  ) : (
    <MeasuredPicture scene={scene} whole={whole} />
  );
}
