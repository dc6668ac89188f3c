import type { PrintedScene } from '@shambles/engine';
import type { JSX } from 'preact';
import { badgeIn } from '../../side/index.js';
import { Beside, Objective, Roster, Score } from '../beside/footer.js';
import { press } from '../pointer.js';
import { BoardView } from '../table/boardview.js';
import { isPicking, pick } from '../table/picking.js';
import type { Look } from '../table/sight.js';
import { TableView } from '../table/tableview.js';
import { figureIn, leadOf } from '../table/things.js';
import { GoalsButton } from './goals.js';
import type { Now, Over } from './now.js';

/** The table itself, printed or measured, with the answer in progress. */
export function Tabletop(props: {
  now: Now;
  look: Look | undefined;
  over: Over | undefined;
  onOver: (over: Over | undefined) => void;
}): JSX.Element {
  const { now, look, over, onOver } = props;
  const { scene, rulers, motion, ended } = now;
  // While somebody waits for a place on the table, nothing there answers the question.
  const model = isPicking() ? undefined : now.model;
  if (scene.kind === 'printed' && isPicking())
    return <PickingBoard scene={scene} motion={motion} words={<Score scene={scene} over={ended} />} />;
  return scene.kind === 'printed' ? (
    <BoardView
      scene={scene}
      marks={model?.marks.value ?? {}}
      motion={motion}
      onCell={model && ((cell) => model.cell(cell, press()))}
      onStack={model && ((place, kind) => model.stack(place, kind, press()))}
      onPoint={model && ((cell) => model.point(cell))}
      words={<Score scene={scene} over={ended} />}
    />
  ) : (
    <TableView
      scene={scene}
      model={model}
      rulers={rulers}
      motion={motion}
      look={look}
      told={now.facts}
      words={<Objective scene={scene} />}
      beside={
        !ended &&
        now.session.system.brief && (
          <GoalsButton open={over === 'goals'} onOpen={(open) => onOver(open ? 'goals' : undefined)} />
        )
      }
    />
  );
}

/** A printed board on which every cell and every stack can be pressed, for whoever waits for that. */
function PickingBoard(props: { scene: PrintedScene; motion: boolean; words: JSX.Element }): JSX.Element {
  const { scene, motion, words } = props;
  const stacks = Object.fromEntries(scene.counters.map(({ at, kind }) => [`${at}/${kind}`, 0]));
  const cells = Object.fromEntries(scene.cells.map(({ id }) => [id, 'choice' as const]));
  return (
    <BoardView
      scene={scene}
      marks={{ cells, stacks }}
      motion={motion}
      onCell={(cell) => pick({ cell })}
      onStack={(cell, kind) =>
        pick({ cell, thing: scene.counters.find((c) => c.at === cell && c.kind === kind)?.id })
      }
      words={words}
    />
  );
}

/** The area under the table: clock, score and trays of a printed board; the roster of a measured one. */
export function UnderTable(props: { now: Now; onLook: (figure: string) => void }): JSX.Element {
  const { scene, session, ask, busy, ended, model } = props.now;
  if (scene.kind === 'printed') return <Beside scene={scene} over={ended} />;
  return (
    <Roster
      scene={scene}
      mine={session.people}
      badge={badgeIn(session.teller)}
      asked={busy ? undefined : session.table.waitingFor[0]}
      about={ask && figureIn(scene, ask)}
      onLook={(id) => {
        const figure = leadOf(scene, id);
        if (model?.kind === 'choose') model.open(figure);
        props.onLook(figure);
      }}
    />
  );
}
