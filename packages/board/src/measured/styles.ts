/** Colours and style rules of measured tables; part of board.css. */
export const measuredDark = `
  --sm-beyond: #101316; --sm-frame: #060708; --sm-edge: #060709; --sm-cast: rgb(5 7 10 / .34);
  --sm-asphalt: #34373c; --sm-grit: #3e4147; --sm-pit: #2b2e33; --sm-road: #2e3136; --sm-lane: #cbb06a; --sm-paint: #b8b3a5;
  --sm-pavement: #5d5c58; --sm-slab: #504f4c; --sm-kerb: #77756f; --sm-concrete: #565654; --sm-seam: #494947;
  --sm-grass: #3d4c35; --sm-blade: #4a5c3f; --sm-lawn: #43563a; --sm-mown: #4a5f40; --sm-dirt: #5d4d3c; --sm-clod: #4c3f31; --sm-pebble: #76664f;
  --sm-lot: #3e3d3f; --sm-bay: #8e8a7e; --sm-water: #2f5265; --sm-ripple: #57849a; --sm-bank: #4b4a3d; --sm-woods: #303f2a; --sm-hill: #46532f; --sm-rise: #66703f; --sm-pool: #3d7c93; --sm-deep: #1d3a4d;
  --sm-leaf-1: #2f4229; --sm-leaf-2: #3f5935; --sm-leaf-3: #567647; --sm-leaf-4: #6b8c55; --sm-bark: #4b3a2a;
  --sm-rubble: #544d45; --sm-stone-1: #7b7368; --sm-stone-2: #635c53; --sm-stone-3: #8d857a; --sm-hatch: #6b6f75;
  --sm-tile-1: #7c5244; --sm-tile-2: #6d5545; --sm-tile-3: #566069; --sm-tile-4: #5d6453; --sm-tile-line: rgb(20 12 8 / .42); --sm-lit-face: rgb(255 236 205 / .12); --sm-dim-face: rgb(6 6 14 / .3); --sm-ridge: rgb(255 236 210 / .34);
  --sm-flat-1: #5b5d60; --sm-flat-2: #615c56; --sm-flat-3: #535a5c; --sm-gravel: #6e7072; --sm-parapet: #83817a; --sm-metal: #8b9196; --sm-metal-dark: #3b3f44; --sm-glass: #7fa0ad;
  --sm-plank: #735f49; --sm-plank-line: #5f4d3a; --sm-lino: #6d6c62; --sm-lino-line: #5e5d54; --sm-screed: #62615e; --sm-screed-line: #565552; --sm-wall: #c9bda4; --sm-wall-edge: #17130f; --sm-wall-thin: #a8a294; --sm-furniture: #8d765a; --sm-furniture-dark: #3d3124; --sm-cloth-1: #7d5a58; --sm-cloth-2: #5a6f7d; --sm-cloth-3: #75735a;
  --sm-wood: #c08a4e; --sm-wood-dark: #5a3d1f; --sm-steel: #9aa7b0; --sm-armour: #5d6b75; --sm-wire: #a7adb1; --sm-post: #5a5148;
  --sm-ring-amber: #f2b134; --sm-ring-rose: #ff8db0; --sm-ring-moss: #a9c457; --sm-ring-ice: #7cc6ea; --sm-ring-rust: #f79a76; --sm-ring-paper: #c3c9d2;
  --sm-base: #15171a; --sm-nose: #0b0d0f; --sm-zed-skin: #9aa67c; --sm-zed-dark: #6c7757; --sm-zed-cloth-1: #474c3b; --sm-zed-cloth-2: #4f4640; --sm-zed-cloth-3: #404854; --sm-zed-cloth-4: #54483f; --sm-gore: #8f2f26; --sm-grey: #8f96a1;
  --sm-coat-1: #6d4a1d; --sm-coat-2: #7a3b2c; --sm-coat-3: #34526a; --sm-coat-4: #4c5a34; --sm-coat-5: #6a6257; --sm-foe: #5b2238; --sm-law: #234a66;
  --sm-gun: #d5d0c2; --sm-halo: #0b0d10; --sm-name: #f4efe2; --sm-pill: rgb(18 20 24 / .94);
  --sm-dark: #0d1a33; --sm-darkness: .3; --sm-veil: .06; --sm-lamp: #ffcf7d; --sm-glow: .72; --sm-dusk: rgb(24 26 62 / .16); --sm-sun: rgb(255 236 190 / .05);
  --sm-fire-1: #a5361a; --sm-fire-2: #e2762a; --sm-fire-3: #ffd66b; --sm-smoke-1: #8d9095; --sm-smoke-2: #5f6368; --sm-white: #f6fbff;
`;

export const measuredPaper = `
  --sm-beyond: #ddd5c3; --sm-frame: #b9ae97; --sm-edge: #2a2620; --sm-cast: rgb(70 58 34 / .2);
  --sm-asphalt: #cfccc4; --sm-grit: #c4c1b8; --sm-pit: #d9d6ce; --sm-road: #c7c4bc; --sm-lane: #fff7dc; --sm-paint: #fffdf5;
  --sm-pavement: #e6e2d7; --sm-slab: #d5d0c3; --sm-kerb: #b3ad9e; --sm-concrete: #dcd9d0; --sm-seam: #c9c5ba;
  --sm-grass: #d3dfba; --sm-blade: #bccb9d; --sm-lawn: #cbdcaf; --sm-mown: #d5e4bb; --sm-dirt: #e2d1b0; --sm-clod: #d0bb94; --sm-pebble: #b8a37d;
  --sm-lot: #d6d3cd; --sm-bay: #fffdf5; --sm-water: #bcdbe6; --sm-ripple: #eaf6fa; --sm-bank: #d8d3bd; --sm-woods: #c2d1a5; --sm-hill: #d6d9ab; --sm-rise: #e9e6bf; --sm-pool: #a8dbe8; --sm-deep: #7fb5cb;
  --sm-leaf-1: #8ba66c; --sm-leaf-2: #a3bd82; --sm-leaf-3: #b9cf99; --sm-leaf-4: #cfe0b3; --sm-bark: #8a7253;
  --sm-rubble: #d8cfc0; --sm-stone-1: #b7ad9c; --sm-stone-2: #c8bfaf; --sm-stone-3: #a3998a; --sm-hatch: #98907f;
  --sm-tile-1: #dcb5a0; --sm-tile-2: #d8c2a6; --sm-tile-3: #c3ccd3; --sm-tile-4: #c6cdb6; --sm-tile-line: rgb(90 60 40 / .26); --sm-lit-face: rgb(255 255 255 / .3); --sm-dim-face: rgb(80 60 50 / .16); --sm-ridge: rgb(110 78 56 / .62);
  --sm-flat-1: #d3d3d1; --sm-flat-2: #d9d3ca; --sm-flat-3: #cdd3d3; --sm-gravel: #bebebb; --sm-parapet: #f2efe6; --sm-metal: #eceae4; --sm-metal-dark: #7d7b75; --sm-glass: #bcdce6;
  --sm-plank: #eddcc0; --sm-plank-line: #d9c5a3; --sm-lino: #ebe8dc; --sm-lino-line: #d8d4c5; --sm-screed: #e5e3dc; --sm-screed-line: #d2cfc5; --sm-wall: #5c5347; --sm-wall-edge: #2c261e; --sm-wall-thin: #8d8371; --sm-furniture: #d1b48a; --sm-furniture-dark: #8d7048; --sm-cloth-1: #dfb6b0; --sm-cloth-2: #b5cbd9; --sm-cloth-3: #d3d0ae;
  --sm-wood: #a8692b; --sm-wood-dark: #4d300f; --sm-steel: #62707a; --sm-armour: #38444d; --sm-wire: #6d6b65; --sm-post: #6f5f4b;
  --sm-ring-amber: #b97a00; --sm-ring-rose: #b52d5f; --sm-ring-moss: #5f771c; --sm-ring-ice: #2a7ba3; --sm-ring-rust: #b64a23; --sm-ring-paper: #5f6670;
  --sm-base: #fffaf0; --sm-nose: #2a2620; --sm-zed-skin: #a3b37c; --sm-zed-dark: #6f7d4c; --sm-zed-cloth-1: #6c7454; --sm-zed-cloth-2: #7a6a5c; --sm-zed-cloth-3: #66717f; --sm-zed-cloth-4: #85705a; --sm-gore: #b23a2d; --sm-grey: #5f6670;
  --sm-coat-1: #b98335; --sm-coat-2: #bb6a55; --sm-coat-3: #5d86a5; --sm-coat-4: #7d9054; --sm-coat-5: #a1978a; --sm-foe: #b5567c; --sm-law: #4b82a8;
  --sm-gun: #33302a; --sm-halo: #fffaf0; --sm-name: #24221d; --sm-pill: rgb(255 252 243 / .95);
  --sm-dark: #3f5170; --sm-darkness: .3; --sm-veil: .1; --sm-lamp: #ffe9a8; --sm-glow: .75; --sm-dusk: rgb(120 90 130 / .08); --sm-sun: rgb(255 240 200 / .1);
  --sm-fire-1: #d55a2c; --sm-fire-2: #f0923a; --sm-fire-3: #ffe08a; --sm-smoke-1: #b9bcc0; --sm-smoke-2: #9a9ea3; --sm-white: #ffffff;
`;

export const measuredRules = `
.sm-board { position: relative; width: 100%; height: 100%; min-height: 0; overflow: clip; container-type: size; background: var(--sm-beyond); color: var(--sb-text); contain: layout paint; user-select: none; -webkit-user-select: none; }
.sm-view { position: absolute; inset: 0; overflow: clip; cursor: grab; touch-action: none; outline: none; -webkit-tap-highlight-color: transparent; }
.sm-view:focus-visible::after { content: ''; position: absolute; inset: 2px; border: 3px solid var(--sb-amber); border-radius: 6px; pointer-events: none; }
.sm-view.sm-spots { cursor: crosshair; } .sm-view.sm-over { cursor: pointer; } .sm-view.sm-held { cursor: grabbing; }
.sm-cam { position: absolute; left: 0; top: 0; transform-origin: 0 0; will-change: transform; --sm-mm: 1; --sm-fig: 1; }
.sm-cam > svg { position: absolute; left: var(--sm-left); top: var(--sm-top); width: var(--sm-wide); height: var(--sm-high); overflow: hidden; contain: strict; display: block; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.sm-land, .sm-night, .sm-clouds, .sm-life { pointer-events: none; }
.sm-land, .sm-life, .sm-clouds, .sm-night.sm-own { will-change: transform; }
.sm-type { font-family: var(--sb-font-type); } .sm-words { font-family: var(--sb-font-words); }
.sm-still, .sm-still * { pointer-events: none; }
.sm-place { font-family: var(--sb-font-type); font-size: max(13.5px * var(--sm-mm), 9px); fill: var(--sm-name); stroke: var(--sm-halo); stroke-width: calc(3.4px * var(--sm-mm)); stroke-linejoin: round; paint-order: stroke; text-anchor: middle; dominant-baseline: central; }
.sm-place-ground { font-size: max(12px * var(--sm-mm), 8px); }
.sm-note { font-family: var(--sb-font-words); font-weight: 600; font-size: calc(11.5px * var(--sm-mm)); fill: var(--sm-name); stroke: var(--sm-halo); stroke-width: calc(3px * var(--sm-mm)); stroke-linejoin: round; paint-order: stroke; text-anchor: middle; dominant-baseline: hanging; }
.sm-name { font-family: var(--sb-font-words); font-weight: 650; font-size: max(12.5px * var(--sm-mm), 4px); fill: var(--sm-name); stroke: var(--sm-halo); stroke-width: max(3.4px * var(--sm-mm), 1.1px); stroke-linejoin: round; paint-order: stroke; text-anchor: middle; dominant-baseline: hanging; }
.sm-own .sm-name { fill: var(--sm-name); }
.sm-badge { transform: scale(max(.86 * var(--sm-mm) / var(--sm-fig), .4)); }
.sm-pin { transform: scale(var(--sm-mm)); }
.sm-wooden { fill: var(--sm-furniture); stroke: var(--sm-furniture-dark); stroke-width: 1; stroke-linejoin: round; }
.sm-body { transform: scale(var(--sm-fig)); }
.sm-fig { pointer-events: none; }
.sm-away { opacity: .5; }
.sm-line { fill: none; stroke-linecap: round; stroke-linejoin: round; }
.sm-focus { display: none; fill: none; stroke: var(--sb-text); stroke-width: calc(3px * var(--sm-mm)); }
.sm-press { outline: none; cursor: pointer; }
.sm-press:focus-visible > .sm-focus { display: inline; }
.sm-hit { fill: transparent; }
[data-detail='far'] .sm-fine, [data-detail='near'] .sm-fine, [data-detail='far'] .sm-mid { display: none; }
.sm-flicker { animation: sm-flicker 3.6s ease-in-out infinite alternate; }
.sm-drift { animation: sm-drift 9s ease-in-out infinite alternate; transform-box: fill-box; transform-origin: center; }
@keyframes sm-flicker { from { opacity: .62; } to { opacity: 1; } }
@keyframes sm-drift { from { transform: rotate(-5deg) scale(.985); } to { transform: rotate(5deg) scale(1.015); } }
.sm-calm .sm-flicker, .sm-calm .sm-drift { animation: none; }
@media (prefers-reduced-motion: reduce) { .sm-flicker, .sm-drift { animation: none; } }
@media (prefers-contrast: more) { .sm-board { --sm-darkness: .3; --sm-veil: .12; } .sm-ring { stroke-width: 3; } .sm-name, .sm-place, .sm-note { stroke-width: calc(5px * var(--sm-mm)); } }
@media (forced-colors: active) { .sm-board { forced-color-adjust: none; } }
.sm-tools { position: absolute; right: 12px; bottom: 12px; display: flex; flex-direction: column; gap: 6px; align-items: flex-end; }
.sm-tools > div { display: flex; flex-direction: column; gap: 6px; }
.sm-tools button { width: 40px; height: 40px; display: grid; place-items: center; padding: 0; border-radius: 10px; border: 1px solid var(--sb-line); background: var(--sm-pill); color: var(--sb-text); font: 600 19px/1 var(--sb-font-words); cursor: pointer; touch-action: manipulation; }
.sm-tools button:hover:not(:disabled) { border-color: var(--sb-amber); } .sm-tools button:disabled { color: var(--sb-dim); opacity: .55; cursor: default; }
.sm-tools button:focus-visible, .sm-map:focus-visible { outline: 3px solid var(--sb-amber); outline-offset: 2px; }
.sm-level { display: grid; place-items: center; box-sizing: border-box; min-width: 40px; padding: 5px 0; font: 600 10px/1.2 var(--sb-font-words); color: var(--sb-text); background: var(--sm-pill); border: 1px solid var(--sb-line); border-radius: 10px; }
.sm-corner { position: absolute; left: 12px; bottom: 12px; display: flex; flex-direction: column; gap: 8px; align-items: flex-start; pointer-events: none; }
.sm-map { position: relative; pointer-events: auto; display: block; contain: paint; padding: 0; border: 1px solid var(--sb-line); border-radius: 10px; overflow: hidden; background: var(--sm-pill); cursor: pointer; box-shadow: 0 4px 14px rgb(0 0 0 / .3); touch-action: none; }
.sm-map, .sm-scale { transition: opacity .15s; } .sm-faded:not(:focus-visible) { opacity: .3; pointer-events: none; }
.sm-map-art { display: block; width: 168px; height: auto; } .sm-small .sm-map-art { width: 112px; }
.sm-map-view { position: absolute; inset: 0; transform-origin: 0 0; background: rgb(255 255 255 / .1); border: solid var(--sb-text); border-width: calc(2px / var(--high, 1)) calc(2px / var(--wide, 1)); box-sizing: border-box; will-change: transform; pointer-events: none; }
.sm-scale { display: flex; align-items: center; gap: 10px; padding: 4px 10px 4px 7px; border-radius: 10px; background: var(--sm-pill); border: 1px solid var(--sb-line); color: var(--sb-text); font: 600 11.5px/1 var(--sb-font-words); }
.sm-scale-art { display: block; overflow: visible; }
.sm-icon { width: 20px; height: 20px; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.sm-help { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
@container (max-height: 560px) { .sm-tools, .sm-tools > div { flex-direction: row; align-items: center; } .sm-tools { gap: 14px; } }
@container (max-width: 700px) or (max-height: 560px) { .sm-map-art { width: 112px; } }
@container (max-width: 520px) and (max-height: 560px) { .sm-corner { top: 12px; bottom: auto; } }
@media (pointer: coarse) { .sm-tools button { width: 44px; height: 44px; } }
@media print {
.sm-board { height: auto; overflow: visible; container-type: normal; } .sm-view { position: static; overflow: visible; } .sm-tools, .sm-corner { display: none; }
.sm-cam { position: relative; /* biome-ignore lint/complexity/noImportantStyles: the camera writes these on the element */
transform: none !important; width: 100% !important; height: auto !important; aspect-ratio: var(--sm-aspect); }
}
`;
