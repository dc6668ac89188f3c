import { Component, type JSX } from 'preact';

interface StillProps {
  /** A fingerprint of what is drawn: the part is redrawn only when this changes. */
  mark: string;
  draw: () => JSX.Element;
}

/** A large part of a table that seldom changes. */
export class Still extends Component<StillProps> {
  override shouldComponentUpdate(next: StillProps): boolean {
    return next.mark !== this.props.mark;
  }

  override render(): JSX.Element {
    return this.props.draw();
  }
}
