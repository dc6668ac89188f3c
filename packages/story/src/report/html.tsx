import { measuredPicture, PlotArt, PrintedBoard, VictoryTrack } from '@shambles/board';
import type { MeasuredScene, Scene } from '@shambles/engine';
import type { JSX } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Part } from '../teller.js';
import { summary } from './markdown.js';
import type { Chapter, Report } from './shape.js';
import { REPORT_STYLES } from './style.js';
import type { Note, Paragraph } from './telling.js';
import { monthsOf, uncapital } from './words.js';

/** The report as one self-contained HTML file: no script, no external picture or font. */
export function reportHtml(report: Report): string {
  return `<!doctype html>\n${renderToString(<Page report={report} />)}\n`;
}

function Page({ report }: { report: Report }): JSX.Element {
  const [first, ...rest] = report.lead;
  const town = new Town();
  // Drawn first, since the other pictures reuse the ground that it draws.
  const atTheEnd = town.picture(report.end.scene, [], 'The board at the end');
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{report.title}</title>
        <style dangerouslySetInnerHTML={{ __html: REPORT_STYLES }} />
      </head>
      <body>
        <header>
          <p class="kicker">After-action report</p>
          <h1>{report.title}</h1>
          <ul class="players">
            {report.players.map((p) => (
              <li key={p.seat}>
                <i style={{ background: `var(--sb-${p.tone})` }} />
                <b>{p.name}</b> <span>{p.side}</span>
              </li>
            ))}
          </ul>
        </header>
        <main>
          <p class="lead">{first}</p>
          <p>{rest.join(' ')}</p>
          {report.chapters.map((chapter) => (
            <ChapterTold key={chapter.title} chapter={chapter} report={report} town={town} />
          ))}
          <Ending report={report} picture={atTheEnd} />
          {report.plots.length > 0 && <Months plots={report.plots} />}
          {report.tally.losses.length + report.tally.luck.length > 0 && <Tally report={report} />}
        </main>
        <footer>
          <ul>
            {report.remarks.map((r) => (
              <li key={r}>{r}</li>
            ))}
          </ul>
        </footer>
      </body>
    </html>
  );
}

function ChapterTold(props: { chapter: Chapter; report: Report; town: Town }): JSX.Element {
  const { chapter, report, town } = props;
  return (
    <section>
      <h2>
        {chapter.title}
        {chapter.subtitle && <small>{chapter.subtitle}</small>}
      </h2>
      {chapter.sections.map((section) => (
        <div key={section.phase}>
          {chapter.sections.length > 1 && <h3>{section.phase}</h3>}
          {section.paragraphs.map((p, i) => (
            <Told key={`${section.phase} ${i}`} p={p} report={report} town={town} />
          ))}
        </div>
      ))}
      {chapter.close && <p class="close">{chapter.close}</p>}
    </section>
  );
}

/** The last picture, and the score if the game keeps one. */
function Ending({ report, picture }: { report: Report; picture: string }): JSX.Element {
  const { scene, words } = report.end;
  return (
    <section>
      <h2>How it ended</h2>
      <p>{words}</p>
      <figure dangerouslySetInnerHTML={{ __html: picture }} />
      {scene.kind === 'printed' && <VictoryTrack track={scene.track} />}
    </section>
  );
}

/** How numbers changed over the months, as drawings and as a table. */
function Months({ plots }: Pick<Report, 'plots'>): JSX.Element {
  const months = monthsOf(plots);
  return (
    <section>
      <h2>Month by month</h2>
      {plots.map((plot) => (
        <PlotArt key={plot.name} plot={plot} />
      ))}
      <details>
        <summary>The numbers</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">When</th>
              {plots.map(({ name }) => (
                <th key={name} class="n" scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map(({ at, values }) => (
              <tr key={at}>
                <td>{at}</td>
                {plots.map(({ name }, i) => (
                  <td key={name} class="n">
                    {values[i]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

function Told({ p, report, town }: { p: Paragraph; report: Report; town: Town }): JSX.Element {
  const point = report.turningPoints.find((t) => t.number === p.point);
  const rolls = p.notes.filter((n) => n.dice).length;
  return (
    <>
      <p>
        {p.parts.map((part, i) => (
          <Word key={`${i} ${part.text}`} part={part} report={report} />
        ))}
      </p>
      {(rolls > 0 || p.notes.length > 3) && (
        <details>
          <summary>{summary(p.notes.length, rolls)}</summary>
          <ul>
            {p.notes.map((n, i) => (
              <li key={`${i} ${n.rule}`}>
                {n.text} {n.dice && <Dice dice={n.dice} />} {n.rule !== undefined && <code>{n.rule}</code>}
              </li>
            ))}
          </ul>
        </details>
      )}
      {point && (
        <figure class="turning">
          <div
            dangerouslySetInnerHTML={{
              __html: town.picture(point.scene, point.marked, `The board, ${point.turn}`),
            }}
          />
          <figcaption>
            <b>
              Turning point {point.number}, {uncapital(point.turn)}.
            </b>{' '}
            {point.caption}
          </figcaption>
        </figure>
      )}
    </>
  );
}

function Word({ part, report }: { part: Part; report: Report }): JSX.Element {
  const tone = part.noun === undefined ? undefined : report.toneOf(part.noun);
  if (!tone) return <>{part.text}</>;
  return (
    <span class="who" style={{ 'text-decoration-color': `var(--sb-${tone})` }}>
      {part.text}
    </span>
  );
}

function Dice({ dice }: { dice: NonNullable<Note['dice']> }): JSX.Element {
  return (
    <span class="dice">
      {dice.map((d, i) => (
        <span key={`${i} ${d.who}`}>
          {d.who && `${d.who} `}
          {d.faces.map((f, n) => (
            <span
              key={`${n} ${f.face}`}
              class={f.counts ? 'die made' : 'die'}
              title={f.counts ? 'counts' : undefined}
            >
              {f.face}
            </span>
          ))}{' '}
        </span>
      ))}
    </span>
  );
}

/** Pictures of the town. The ground is drawn once: later pictures reuse the drawing of the first. */
class Town {
  private ground: string | undefined;

  picture(scene: Scene, at: readonly string[], label: string): string {
    if (scene.kind === 'measured') return fromAbove(scene, at, label);
    const cells = Object.fromEntries(at.map((cell) => [cell, 'target' as const]));
    const drawn = renderToString(<PrintedBoard scene={scene} marks={{ cells }} label={label} />);
    const begin = drawn.indexOf('>') + 1;
    const end = drawn.indexOf('<g class="sb-cell');
    if (begin === 0 || end < begin) return drawn;
    const ground = drawn.slice(begin, end);
    if (this.ground === undefined) {
      this.ground = ground;
      return `${drawn.slice(0, begin)}<g id="town">${ground}</g>${drawn.slice(end)}`;
    }
    return ground === this.ground ? `${drawn.slice(0, begin)}<use href="#town" />${drawn.slice(end)}` : drawn;
  }
}

/** A measured table, on the level of the first marked figure. */
function fromAbove(scene: MeasuredScene, marked: readonly string[], title: string): string {
  const level = scene.figures.find((f) => marked.includes(f.id))?.level ?? 0;
  const things = Object.fromEntries(marked.map((id) => [id, 'target' as const]));
  return measuredPicture(scene, { level, title, marks: { things } });
}

function Tally({ report }: { report: Report }): JSX.Element {
  const side = report.sideOf;
  return (
    <section>
      <h2>The tally</h2>
      {report.tally.losses.length > 0 && (
        <table>
          <thead>
            <tr>
              <th>Left the board</th>
              <th />
              <th class="n">times</th>
            </tr>
          </thead>
          <tbody>
            {report.tally.losses.map((l) => (
              <tr key={l.name}>
                <td>{side(l.side)}</td>
                <td>{l.name}</td>
                <td class="n">{l.count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {report.tally.luck.length > 0 && (
        <table>
          <thead>
            <tr>
              <th>Dice</th>
              <th />
              <th class="n">thrown</th>
              <th class="n">expected</th>
              <th class="n">counted</th>
            </tr>
          </thead>
          <tbody>
            {report.tally.luck.map((l) => (
              <tr key={`${l.seat} ${l.roll}`}>
                <td>{side(l.seat)}</td>
                <td>{l.roll}</td>
                <td class="n">{l.dice}</td>
                <td class="n">{l.expected.toFixed(1)}</td>
                <td class="n">{l.made}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
