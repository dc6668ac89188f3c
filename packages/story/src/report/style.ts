import { boardStyles, boardThemes } from '@shambles/board';

/** The style sheet of a report's page: follows the reader's light or dark setting, and prints on paper. */
export const REPORT_STYLES = `${boardStyles}
@media (prefers-color-scheme: light) { :root { ${boardThemes.paper} } }
:root { color-scheme: light dark; --page: #131518; --quiet: #9d978a; --tale: 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, 'Liberation Serif', serif; }
@media (prefers-color-scheme: light) { :root { --page: #f6f1e4; --quiet: #6b6558; } }
@media print { :root { --page: #fff; --quiet: #555; } }
* { box-sizing: border-box; }
html { background: var(--page); -webkit-text-size-adjust: 100%; }
body { margin: 0 auto; padding: 3.5rem 1.25rem 5rem; max-width: 45rem; color: var(--sb-text); font: 1.12rem/1.62 var(--tale); }
header { border-bottom: 3px double var(--sb-line); padding-bottom: 1.6rem; margin-bottom: 2.4rem; }
.kicker { margin: 0; font: 600 .8rem/1.3 var(--sb-font-words); letter-spacing: .12em; text-transform: uppercase; color: var(--quiet); }
h1 { font: 400 clamp(2rem, 6vw, 3.1rem)/1.08 var(--sb-font-type); margin: .5rem 0 1.1rem; letter-spacing: -.015em; text-wrap: balance; }
h2 { font: 400 1.65rem/1.2 var(--sb-font-type); margin: 3.2rem 0 .2rem; break-after: avoid; }
h2 small { display: block; margin-top: .3rem; font: italic 400 1.05rem/1.3 var(--tale); color: var(--quiet); }
h3 { font: 600 .78rem/1.3 var(--sb-font-words); letter-spacing: .1em; text-transform: uppercase; color: var(--quiet); margin: 1.9rem 0 .5rem; break-after: avoid; }
p { margin: 0 0 .7rem; text-wrap: pretty; hyphens: auto; }
.lead { font-size: 1.28rem; line-height: 1.5; }
.players { display: flex; flex-wrap: wrap; gap: .3rem 1.6rem; list-style: none; margin: 0; padding: 0; font: 500 .95rem/1.4 var(--sb-font-words); }
.players i { display: inline-block; width: .7em; height: .7em; margin-right: .5em; border-radius: 2px; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.players span { color: var(--quiet); }
.who { text-decoration: underline; text-decoration-thickness: .11em; text-underline-offset: .17em; text-decoration-skip-ink: none; }
.close { margin: 1.4rem 0 0; padding-left: 1rem; border-left: 3px solid var(--sb-line); font-style: italic; color: var(--quiet); }
details { margin: -.3rem 0 1.1rem; font: .86rem/1.5 var(--sb-font-words); color: var(--quiet); }
summary { cursor: pointer; width: fit-content; padding: .1rem 0; }
summary:hover { color: var(--sb-text); }
summary:focus-visible { outline: 2px solid var(--sb-choice); outline-offset: 3px; }
details ul { margin: .4rem 0 0; padding: 0 0 0 1rem; list-style: none; border-left: 1px solid var(--sb-line); }
details li { margin: .18rem 0; }
code { font: .84em/1 ui-monospace, 'Cascadia Mono', 'DejaVu Sans Mono', monospace; color: var(--quiet); white-space: nowrap; }
.dice { white-space: normal; }
.die { display: inline-block; min-width: 1.45em; margin: 0 .12em .1em 0; padding: 0 .2em; border: 1px solid var(--sb-line); border-radius: .25em; text-align: center; font-variant-numeric: tabular-nums; line-height: 1.4; }
.die b { color: var(--sb-text); }
.die.made { background: var(--sb-die-lit); border-color: var(--sb-die-lit-side); color: var(--sb-die-pip); font-weight: 700; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
figure { margin: 1.6rem 0 2rem; break-inside: avoid; }
figure svg { display: block; width: 100%; height: auto; border-radius: 10px; }
figure .sb-board { border-radius: 10px; }
figcaption { margin-top: .6rem; font: .92rem/1.45 var(--sb-font-words); color: var(--quiet); }
figcaption b { color: var(--sb-text); }
.turning { border-top: 1px solid var(--sb-line); border-bottom: 1px solid var(--sb-line); padding: 1.1rem 0; }
table { width: 100%; border-collapse: collapse; font: .92rem/1.4 var(--sb-font-words); margin: 1rem 0 1.6rem; }
th, td { text-align: left; padding: .32rem .5rem .32rem 0; border-bottom: 1px solid var(--sb-line); }
th { font-weight: 600; color: var(--quiet); }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; padding-right: 0; width: 6.5rem; }
footer { margin-top: 3rem; padding-top: 1rem; border-top: 3px double var(--sb-line); font: .86rem/1.55 var(--sb-font-words); color: var(--quiet); }
footer ul { margin: 0; padding-left: 1.1rem; }
@media print { body { max-width: none; padding: 0; font-size: 10.5pt; } summary { list-style: none; } h2 { margin-top: 1.6rem; } }
@media (max-width: 30rem) { body { padding-top: 1.6rem; } td.n, th.n { width: 4rem; } }
`;
