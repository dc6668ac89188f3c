import type { JSX } from 'preact';
import { badgeIn } from '../../side/index.js';
import { Beside, Objective, Roster, Score } from '../beside/footer.js';
import { press } from '../pointer.js';
import { BoardView } from '../table/boardview.js';
import { isPicking } from '../table/picking.js';
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
