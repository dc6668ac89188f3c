import { measuredDark, measuredPaper, measuredRules } from './measured/styles.js';

/** The source of board.css, which `npm run css -w @shambles/board` writes. Static reports put it in a <style>. */
const dark = `
  --sb-font-type: 'Special Elite', 'Courier Prime', 'Courier New', monospace;
  --sb-font-words: 'Inter Variable', Inter, system-ui, sans-serif;
  --sb-ink: #16181b; --sb-card: #f3ead3; --sb-plate: #16181b; --sb-plate-text: #f3ead3;
  --sb-text: #ece6d8; --sb-dim: #b0aa9c; --sb-panel: #1b1e22; --sb-line: #33383f;
  --sb-under: #101214; --sb-shade: rgb(8 10 12 / .34);
  --sb-amber: #f2b134; --sb-rose: #e7648f; --sb-moss: #a5bd55; --sb-ice: #74bfe2; --sb-rust: #e2704a; --sb-paper: #e9e0cb;
  --sb-amber-ring: #f2b134; --sb-rose-ring: #e7648f; --sb-moss-ring: #a5bd55; --sb-ice-ring: #74bfe2; --sb-rust-ring: #e2704a; --sb-paper-ring: #e9e0cb;
  --sb-choice: #ffc74d; --sb-lit: #ffffff;
  --sb-amber-face: #f4dfae; --sb-rose-face: #f3cbd6; --sb-moss-face: #cdd6a4; --sb-ice-face: #c9e2ee;
  --sb-rust-face: #f1cdb9; --sb-paper-face: #efe7d4; --sb-spent-face: #c6c1b4;
  --sb-asphalt: #2c3036; --sb-grit: #3a3f46; --sb-lane: #b59f5f; --sb-zebra: #a9a79f; --sb-iron: #1e2125;
  --sb-pavement: #5c5e60; --sb-kerb: #4e5052;
  --sb-roof: #565b62; --sb-roof-light: #5f646b; --sb-roof-mid: #5a5f66; --sb-roof-dark: #4a4f56; --sb-roof-line: #34383d;
  --sb-metal: #7f858b; --sb-skylight: #7d97a1; --sb-brick: #7c5648; --sb-awning: #a5764a;
  --sb-grass: #41533a; --sb-blade: #516548; --sb-leaf-dark: #33452d; --sb-leaf: #466039; --sb-leaf-light: #5a7848;
  --sb-path: #7c7560; --sb-path-edge: #5f5d4b; --sb-water: #4a6c7c; --sb-ripple: #7fa3b2; --sb-wood: #94704c;
  --sb-bloom: #d9c477; --sb-bloom-2: #cf8fa4;
  --sb-dirt: #675643; --sb-dirt-dark: #524434; --sb-track: #4b3d2f; --sb-tuft: #7f8350; --sb-stone: #8a8377; --sb-rubber: #26282b;
  --sb-car-1: #7d4238; --sb-car-2: #40586b; --sb-car-3: #73735f; --sb-car-4: #8a8378; --sb-glass: #1c2126;
  --sb-tile-face: #ded4bd; --sb-tile-now: #fbeecb; --sb-tile-back: #39414c; --sb-tile-edge: #16181b; --sb-tile-line: #76808c;
  --sb-tile-amber: #7a5200; --sb-tile-rose: #9c2450; --sb-tile-moss: #48591a; --sb-tile-ice: #1d5876; --sb-tile-rust: #98391a; --sb-tile-paper: #3b3831;
  --sb-die: #f1e9d6; --sb-die-edge: #f1e9d6; --sb-die-side: #a79c85; --sb-die-pip: #22201c; --sb-die-lit: #ffd25e; --sb-die-lit-side: #b07c14; --sb-die-shine: #fffaf0;
`;

const paper = `
  --sb-text: #24221d; --sb-dim: #5f5a4f; --sb-panel: #faf6ec; --sb-line: #d3cab6;
  --sb-plate: #fbf7ec; --sb-plate-text: #24221d; --sb-under: #fbf7ec; --sb-shade: rgb(60 50 30 / .18);
  --sb-amber: #b97a00; --sb-rose: #b52d5f; --sb-moss: #6d8524; --sb-ice: #2a7ba3; --sb-rust: #b64a23; --sb-paper: #8b826d;
  --sb-choice: #e08c00;
  --sb-asphalt: #c3c0b8; --sb-grit: #b4b1a8; --sb-lane: #fdf6dd; --sb-zebra: #fdfbf4; --sb-iron: #a19e96;
  --sb-pavement: #e5e1d6; --sb-kerb: #d2cdc0;
  --sb-roof: #cdccc8; --sb-roof-light: #dcdbd7; --sb-roof-mid: #d4d3cf; --sb-roof-dark: #c2c1bd; --sb-roof-line: #96948e;
  --sb-metal: #e8e7e3; --sb-skylight: #c3dbe4; --sb-brick: #d6a994; --sb-awning: #d39a5f;
  --sb-grass: #c9d8ac; --sb-blade: #b3c592; --sb-leaf-dark: #93ad71; --sb-leaf: #a6bf82; --sb-leaf-light: #bdd29b;
  --sb-path: #eee3c6; --sb-path-edge: #d8cba8; --sb-water: #b3d6e3; --sb-ripple: #e6f4f8; --sb-wood: #b58c5f;
  --sb-bloom: #e0b93f; --sb-bloom-2: #d27694;
  --sb-dirt: #e0cda9; --sb-dirt-dark: #cdb78f; --sb-track: #bfa77d; --sb-tuft: #98a25c; --sb-stone: #c3baa8; --sb-rubber: #7d7a74;
  --sb-car-1: #c98b7f; --sb-car-2: #93afc2; --sb-car-3: #bdbda6; --sb-car-4: #efece5; --sb-glass: #6f7b84;
  --sb-tile-face: #f1ead8; --sb-tile-now: #fff3d0; --sb-tile-back: #c9ced5; --sb-tile-edge: #55514a; --sb-tile-line: #6f7a87;
  --sb-die: #fffaf0; --sb-die-edge: #857b66; --sb-die-side: #c9bea5; --sb-die-lit: #ffcf58; --sb-die-lit-side: #c08a1c; --sb-die-shine: #fff;
`;

const rules = `
.sb-plot { margin: 0; break-inside: avoid; }
.sb-plot figcaption { font: 600 .875rem/1.3 var(--sb-font-words); color: inherit; }
.sb-spark { display: block; width: 100px; height: 22px; }
.sb-plot svg { display: block; width: 100%; max-width: 440px; height: auto; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.sb-plot text { font: 500 12px var(--sb-font-words); fill: currentColor; opacity: .75; }
.sb-route { display: block; width: 100%; height: auto; }
.sb-route text { font: 600 13px var(--sb-font-words); fill: currentColor; }
.sb-route .sb-route-note { font-weight: 400; font-size: 12px; opacity: .75; }
.sb-route-place { stroke: currentColor; stroke-width: 1.5; }
.sb-plot-line { fill: none; stroke: var(--sb-line); stroke-width: 1; }
.sb-board { display: block; width: 100%; height: auto; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.sb-figure { font-family: var(--sb-font-words); font-weight: 800; font-variant-numeric: lining-nums tabular-nums; letter-spacing: -.02em; }
.sb-halo { paint-order: stroke; stroke: var(--face); stroke-width: 3; stroke-linejoin: round; }
.sb-words { font-family: var(--sb-font-words); font-weight: 600; }
.sb-type { font-family: var(--sb-font-type); }
.sb-lane { fill: none; stroke: var(--sb-lane); stroke-width: 2.4; stroke-opacity: .8; }
.sb-crack { fill: none; stroke: var(--sb-iron); stroke-width: 1.1; stroke-opacity: .8; }
.sb-iron circle { fill: var(--sb-iron); } .sb-iron path { stroke: var(--sb-grit); stroke-width: 1; }
.sb-ridge { fill: none; stroke: var(--sb-roof-line); stroke-width: 1.8; stroke-opacity: .75; }
.sb-seam { fill: none; stroke: var(--sb-roof-line); stroke-width: 1.2; stroke-opacity: .42; }
.sb-fan { fill: none; stroke: var(--sb-roof-line); stroke-width: 1.4; }
.sb-blade { fill: none; stroke: var(--sb-blade); stroke-width: 1.2; }
.sb-ripple { fill: none; stroke: var(--sb-ripple); stroke-width: 1.6; stroke-linecap: round; }
.sb-ruts { fill: none; stroke: var(--sb-track); stroke-width: 4; stroke-dasharray: 5 3; stroke-opacity: .8; }
.sb-tuft { fill: none; stroke: var(--sb-tuft); stroke-width: 1.5; stroke-linecap: round; }
.sb-hit { fill: transparent; }
.sb-stack { pointer-events: none; }
.sb-press { cursor: pointer; pointer-events: auto; outline: none; }
.sb-cell.sb-press:hover .sb-hit { fill: var(--sb-amber); fill-opacity: .12; }
.sb-focus { display: none; fill: none; stroke: var(--sb-text); stroke-width: 4; pointer-events: none; }
.sb-press:focus-visible > .sb-focus, .sb-press:focus-visible > g > .sb-focus { display: inline; }
.sb-tray, .sb-track, .sb-clock { color: var(--sb-text); font: 14px/1.4 var(--sb-font-words); min-width: 0; }
.sb-dim { color: var(--sb-dim); font-weight: 400; }
.sb-tray-head, .sb-track-head, .sb-clock-head { display: flex; flex-wrap: wrap; gap: 2px 8px; align-items: baseline; margin: 0 0 8px; font: 600 13px/1.3 var(--sb-font-words); }
.sb-tray-head b, .sb-track-head b, .sb-clock-head b { font-size: 17px; font-weight: 800; }
.sb-clock-head { justify-content: space-between; }
.sb-track-now { margin-left: auto; font: 400 15px/1.3 var(--sb-font-type); }
.sb-tray-stacks, .sb-track-bands, .sb-tiles { list-style: none; margin: 0; padding: 0; }
.sb-tray-stacks { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: end; }
.sb-tray-stack { display: flex; flex-direction: column; align-items: center; gap: 2px; border-radius: 8px; }
.sb-tray-stack.sb-press:focus-visible { outline: 2px solid var(--sb-text); outline-offset: 3px; }
.sb-tray-name { max-width: 9em; text-align: center; font-size: 12px; line-height: 1.25; color: var(--sb-dim); }
.sb-tray-empty { color: var(--sb-dim); }
.sb-track svg { display: block; width: 100%; height: auto; overflow: visible; }
.sb-track-bands { display: flex; flex-wrap: wrap; gap: 2px 14px; margin-top: 6px; font-size: 12px; color: var(--sb-dim); }
.sb-track-bands i { display: inline-block; width: 10px; height: 10px; margin-right: 6px; border-radius: 2px; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.sb-track-bands small { font-size: 12px; }
.sb-track-bands .sb-now { color: var(--sb-text); font-weight: 600; text-decoration: underline; text-underline-offset: 3px; }
.sb-tiles { display: flex; flex-wrap: wrap; gap: 4px; padding-top: 7px; }
.sb-tile { width: 50px; } .sb-tile svg { display: block; width: 100%; height: auto; overflow: visible; }
.sb-tile-current { transform: translateY(-7px); filter: drop-shadow(0 5px 3px rgb(0 0 0 / .4)); }
.sb-die { overflow: visible; }
.sb-die-face { fill: var(--sb-die); stroke: var(--sb-die-edge); stroke-width: 1.5; } .sb-die-side { fill: var(--sb-die-side); stroke: var(--sb-die-side); stroke-width: 1.5; }
.sb-die-shine { fill: none; stroke: var(--sb-die-shine); stroke-width: 1.6; stroke-linecap: round; }
.sb-die-pip, .sb-die-number { fill: var(--sb-die-pip); }
.sb-die-lit .sb-die-face { fill: var(--sb-die-lit); stroke: var(--sb-die-lit-side); } .sb-die-lit .sb-die-side { fill: var(--sb-die-lit-side); stroke: var(--sb-die-lit-side); }
.sb-die-dim { opacity: .42; }
`;

/** The colours of both themes, for pages that follow the reader's own setting. */
export const boardThemes = { dark: dark + measuredDark, paper: paper + measuredPaper };

export const boardStyles = `:root {${boardThemes.dark}}
:root[data-theme='paper'], [data-theme='paper'] {${boardThemes.paper}}
@media print {
:root {${boardThemes.paper}}
}
${rules}${measuredRules}`;

/** The text of board.css. */
export const boardCss = `/* biome-ignore-all format: written by "npm run css -w @shambles/board" from styles.ts */\n${boardStyles}`;
