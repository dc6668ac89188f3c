import { type Row, table } from './table.js';

interface InfectionRow extends Row {
  readonly who: string;
  /** Lowest and highest die, both included. */
  readonly infected?: readonly [number, number];
  readonly immune?: readonly [number, number];
  readonly dies?: readonly [number, number];
}

export const INFECTION = table<InfectionRow>('ROS-T-infection', 'Infection', 'ROS-infect-test', 'stated', [
  { who: 'PS', infected: [0, 1], immune: [2, 9] },
  { who: 'NPS', infected: [0, 7], immune: [8, 9] },
  { who: 'any infected survivor each turn', dies: [0, 0] },
]);

/** The same for every character. */
const all = (what: string) => ({ bold: what, steady: what, nervous: what });

export const NPS = table('ROS-T-nps', 'NPS judgement', 'ROS-U-nps', 'reconstructed', [
  { line: 1, if: 'knocked down or pinned', ...all('nothing') },
  {
    line: 2,
    if: 'a standing Zed in contact',
    bold: 'MELEE',
    steady: 'MELEE',
    nervous: 'RUN away from Zeds on d10 0-4, else MELEE',
  },
  { line: 3, if: 'a standing Zed within 10 cm in sight and unarmed', ...all('RUN away') },
  {
    line: 4,
    if: 'a standing Zed within 10 cm in sight and armed with a loaded gun',
    bold: 'SHOOT, unless under an order that is not finished',
    steady: 'SHOOT, unless under an order that is not finished',
    nervous: 'BOTH, moving away',
  },
  { line: 5, if: 'under an order that is not finished', ...all('carry it out') },
  { line: 6, if: 'an empty clip and a reload', ...all('RELOAD') },
  {
    line: 7,
    if: 'following a survivor',
    ...all('same card as that survivor; if out of contact by more than 10 cm RUN to it'),
  },
  {
    line: 8,
    if: 'a Zed in sight within 30 cm and armed',
    bold: 'SHOOT',
    steady: 'SHOOT',
    nervous: 'stay',
  },
  { line: 9, if: 'otherwise', ...all('stay; nervous ones within 20 cm of a survivor move to it') },
]);

export const UMPIRE = table('ROS-T-umpire', 'Umpire duties taken over', 'ROS-U-auto', 'reconstructed', [
  { duty: 'set the objective', rules: 'ROS-S-1, ROS-S-2, ROS-S-3, ROS-S-4' },
  { duty: 'place and size hordes', rules: 'ROS-U-hordes-place, ROS-U-hordes-number' },
  { duty: 'discovery and stimuli', rules: 'ROS-U-discover, ROS-U-activate' },
  { duty: 'move attacking Zeds', rules: 'ROS-U-path, ROS-U-priority, ROS-U-lost' },
  { duty: 'drift', rules: 'ROS-drift, ROS-R-lured, ROS-U-drifters' },
  { duty: 'infection in secret', rules: 'ROS-U-infect' },
  { duty: 'NPS', rules: 'ROS-U-nps' },
  { duty: 'mutants', rules: 'ROS-U-mutants, ROS-U-witch' },
  { duty: 'secrecy', rules: 'ROS-U-secret' },
]);
