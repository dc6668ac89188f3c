/** Headings of columns of the printed tables that their names do not say plainly. */
export const HEADINGS: { readonly [column: string]: string } = {
  seed: 'step in the book',
  what: 'what is done',
  provenance: 'source',
  limit: 'at most',
  size: 'room taken',
  zedTurns: 'turns a Zed needs',
  factor: '',
  title: 'factor',
  mod: 'modifier',
  ps: 'survivors',
  line: 'order',
  'ROS-T-drift.turn': 'degrees turned',
};
