import type { PrintedScene } from '@shambles/engine';
import { Component, type JSX } from 'preact';
import type { Town } from '../geometry.js';
import { Blocks, GroundPatterns } from './blocks.js';
import { Streets } from './streets.js';

interface GroundProps {
  scene: PrintedScene;
  plan: Town;
  prefix: string;
}

const printed = ({ scene, prefix }: GroundProps): string =>
  `${prefix} ${scene.cells.map((cell) => `${cell.id} ${cell.column} ${cell.row} ${cell.ground}`).join()}`;

/** The printed part of the board. It is large, so it is redrawn only when the town changes, not at every move. */
export class Ground extends Component<GroundProps> {
  override shouldComponentUpdate(next: GroundProps): boolean {
    return printed(this.props) !== printed(next);
  }

  override render(): JSX.Element {
    const { scene, plan, prefix } = this.props;
    return (
      <g>
        <GroundPatterns prefix={prefix} />
        <Streets scene={scene} plan={plan} prefix={prefix} />
        <Blocks scene={scene} plan={plan} prefix={prefix} />
      </g>
    );
  }
}
