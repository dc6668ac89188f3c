import type { MeasuredScene } from '@shambles/engine';
import type { CSSProperties, JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { DECORATION } from '../press.js';
import { hash, r } from '../seed.js';
import { type Cover, coverOf } from './buildings/lift.js';
import { Figure } from './figures/figure.js';
import { isAbove, MarkerArt } from './figures/markers.js';
import { FigureNames } from './figures/names-on-table.js';
import { Land, PlaceNames } from './ground/land.js';
import { Gestures } from './hands/gestures.js';
import { useGlide } from './hands/glide.js';
import { type Thing, thingsOf } from './hands/reach.js';
import { Overview, ScaleBar, Tools } from './hands/tools.js';
import { useCamera } from './hands/use-camera.js';
import { type At, type Press, useHands } from './hands/use-hands.js';
import { blastsOf, Caught } from './marks/blasts.js';
import type { TableMarks } from './marks/marks.js';
import { Bonds, HighMarks, LowMarks, ThingRing } from './marks/overlay.js';
import { nameOfThing } from './names.js';
import { Clouds } from './scenery/clouds.js';
import { Night } from './scenery/night.js';
import { markersOn, onSheet, type Sheet, sheetOf } from './sheet.js';
import { Still } from './still.js';

export interface MeasuredBoardProps {
  scene: MeasuredScene;
  marks?: TableMarks | undefined;
  /** The level that is looked at: roofs above it are lifted. Default 0. */
  level?: number | undefined;
  /** Another level was chosen with the table's own buttons; without it they change what is shown alone. */
  onLevel?: ((level: number) => void) | undefined;
  /** Figures glide to new places; no motion at all when false. */
  motion: boolean;
  /** A free spot was pressed: only offered where marks.lit covers it. Gives the middle of the lit cell. */
  onSpot?: ((at: At, press: Press) => void) | undefined;
  /** A thing named in marks.things was pressed. */
  onThing?: ((id: string, press: Press) => void) | undefined;
  /** The pointer or the focus is over something: a lit cell's middle, or anywhere on the ground. */
  onPoint?: ((over: { at: At; thing?: string } | undefined) => void) | undefined;
  /** Accessible names; by default said from the scene in words. */
  nameThing?: ((id: string) => string) | undefined;
  label?: string | undefined;
  class?: string | undefined;
  small?: boolean | undefined;
}

const NO_MARKS: TableMarks = {};
/** Millimetres drawn round the table, for names that hang over its edge. Clipping there keeps pans cheap: what overflows is painted anew with each. */
const RIM = 24;

const share = (part: number, of: number): string => `${Math.round((part / of) * 1e5) / 1e3}%`;
const rimOf = ({ width, height }: Sheet): CSSProperties =>
  ({
    '--sm-aspect': `${width} / ${height}`,
    '--sm-left': share(-RIM, width),
    '--sm-top': share(-RIM, height),
    '--sm-wide': share(width + 2 * RIM, width),
    '--sm-high': share(height + 2 * RIM, height),
  }) as CSSProperties;

/** The table's things, names and covers, reckoned once for a scene and its marks. */
function useTable(props: MeasuredBoardProps, sheet: Sheet, level: number, pointed: string | undefined) {
  const { scene } = props;
  const marks = props.marks ?? NO_MARKS;
  const things = useMemo(() => thingsOf(scene, sheet), [scene, sheet]);
  const names = useMemo(() => new Map<string, string>(), [scene, props.nameThing]);
  const nameOf = (id: string): string => {
    const known = names.get(id);
    if (known !== undefined) return known;
    const name = props.nameThing?.(id) ?? nameOfThing(scene, id) ?? id;
    names.set(id, name);
    return name;
  };
  const covers = useMemo(
    () =>
      new Map<string, Cover>(
        scene.buildings.map((building) => [building.id, coverOf(scene, building, level, marks, pointed)]),
      ),
    [scene, level, marks, pointed],
  );
  const places = useMemo(
    () =>
      new Map(
        scene.figures.map((figure) => [figure.id, onSheet(sheet, figure.at).map(r) as [number, number]]),
      ),
    [scene.figures, sheet],
  );
  return { marks, things, nameOf, covers, places };
}

/** Where a view that cannot show all opens: amid the seat's own figures, or all of them. */
function middleOf(scene: MeasuredScene, sheet: Sheet): [number, number] | undefined {
  const own = new Set(scene.roster.map((card) => card.id));
  const mine = scene.figures.filter((figure) => own.has(figure.id));
  const all = mine.length > 0 ? mine : scene.figures;
  if (all.length === 0) return undefined;
  const spots = all.map((figure) => onSheet(sheet, figure.at));
  return [
    spots.reduce((sum, [x]) => sum + x, 0) / spots.length,
    spots.reduce((sum, [, y]) => sum + y, 0) / spots.length,
  ];
}

/** A measured table as a picture one can walk over: pressing is offered only where marks and handlers say so. */
export function MeasuredBoard(props: MeasuredBoardProps): JSX.Element {
  const { scene, motion } = props;
  const sheet = useMemo(() => sheetOf(scene), [scene.unit, scene.width, scene.height]);
  const top = useMemo(() => topOf(scene), [scene]);
  const [own, setOwn] = useState(props.level ?? 0);
  useEffect(() => setOwn(props.level ?? 0), [props.level]);
  const level = props.onLevel ? (props.level ?? 0) : own;
  const setLevel = (next: number): void => {
    if (props.onLevel) props.onLevel(next);
    else setOwn(next);
  };
  const [pointed, setPointed] = useState<string | undefined>(undefined);
  const [cursor, setCursor] = useState<At | undefined>(undefined);
  const lens = useCamera(sheet, middleOf(scene, sheet));
  const gestures = useMemo(() => new Gestures(lens), [lens]);
  const { marks, things, nameOf, covers, places } = useTable(props, sheet, level, pointed);
  const life = useRef<SVGSVGElement>(null);
  useGlide(life, places, motion);
  const prefix = useMemo(
    () => `sm${hash(`${scene.title} ${scene.width} ${scene.height}`).toString(36)}`,
    [scene.title],
  );

  const hands = useHands({
    props,
    sheet,
    level,
    marks,
    things,
    lens,
    gestures,
    pointed,
    setPointed,
    cursor,
    setCursor,
  });
  const { pressable } = hands;

  const wheel = useRef((event: WheelEvent) => event.preventDefault());
  wheel.current = (event) => gestures.wheel(event);
  useEffect(() => {
    const view = lens.view.current;
    const turn = (event: WheelEvent): void => wheel.current(event);
    view?.addEventListener('wheel', turn, { passive: false });
    return () => view?.removeEventListener('wheel', turn);
  }, [lens]);

  const box = `${-RIM} ${-RIM} ${sheet.width + 2 * RIM} ${sheet.height + 2 * RIM}`;
  const ownIds = useMemo(() => new Set(scene.roster.map((card) => card.id)), [scene.roster]);
  const figures = useMemo(() => inOrder(scene, ownIds), [scene.figures, ownIds]);
  const markers = useMemo(() => markersOn(sheet, scene), [sheet, scene.markers]);
  const marker = (each: MeasuredScene['markers'][number]): JSX.Element => {
    const [x, y] = markers.get(each.id) as readonly [number, number];
    return (
      <MarkerArt
        key={each.id}
        marker={each}
        x={x}
        y={y}
        above={each.level - level}
        name={nameOf(each.id)}
        press={pressable(each.id)}
      />
    );
  };
  return (
    <div class={`sm-board${props.small ? ' sm-small' : ''}${motion ? '' : ' sm-calm'} ${props.class ?? ''}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a drawing */}
      <div
        ref={lens.view}
        class="sm-view"
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys pan, zoom and choose a spot
        tabIndex={0}
        aria-label={props.label ?? tableInWords(scene)}
        aria-describedby={`${prefix}-help`}
        onPointerDown={(event) => {
          hands.down(event);
        }}
        onPointerMove={(event) => {
          gestures.move(event);
          lens.view.current?.classList.toggle('sm-held', gestures.busy);
          if (!gestures.busy && event.pointerType !== 'touch') hands.hover(event);
        }}
        onPointerUp={(event) => {
          gestures.up(event);
          lens.view.current?.classList.remove('sm-held');
        }}
        onPointerCancel={(event) => gestures.up(event)}
        onPointerLeave={hands.leave}
        onClick={hands.click}
        onDblClick={(event) => event.preventDefault()}
        onKeyDown={hands.key}
        onFocusIn={hands.focus}
        onFocusOut={hands.blur}
      >
        <div ref={lens.cam} class="sm-cam" style={rimOf(sheet)}>
          <svg class="sm-land" viewBox={box} aria-hidden="true">
            <Land sheet={sheet} scene={scene} level={level} prefix={prefix} covers={covers} />
          </svg>
          <svg
            class={scene.light === 'night' ? 'sm-night sm-own' : 'sm-night'}
            viewBox={box}
            aria-hidden="true"
          >
            <Still
              mark={JSON.stringify([prefix, scene.light, scene.lamps, scene.sightOf, scene.clouds])}
              draw={() => <Night sheet={sheet} scene={scene} prefix={prefix} />}
            />
          </svg>
          {scene.clouds.length > 0 && (
            // biome-ignore lint/a11y/noSvgWithoutTitle: a layer; what is on it has names
            <svg class="sm-clouds" viewBox={box}>
              <Still
                mark={JSON.stringify([prefix, level, scene.clouds])}
                draw={() => <Clouds sheet={sheet} clouds={scene.clouds} level={level} nameOf={nameOf} />}
              />
            </svg>
          )}
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: a layer; what is on it has names */}
          <svg ref={life} class="sm-life" viewBox={box}>
            <PlaceNames sheet={sheet} scene={scene} level={level} prefix={prefix} covers={covers} />
            <LowMarks sheet={sheet} scene={scene} marks={marks} level={level} />
            <Bonds sheet={sheet} scene={scene} level={level} />
            <Fixtures things={things} scene={scene} pressable={pressable} nameOf={nameOf} />
            {scene.markers.filter((each) => !isAbove(each)).map(marker)}
            <g>
              {figures.map((figure) => {
                const [x, y] = places.get(figure.id) ?? [0, 0];
                return (
                  <Figure
                    key={figure.id}
                    figure={figure}
                    x={x}
                    y={y}
                    radius={figure.r * sheet.s}
                    above={figure.level - level}
                    name={nameOf(figure.id)}
                    press={pressable(figure.id)}
                  />
                );
              })}
            </g>
            {scene.markers.filter(isAbove).map(marker)}
            <g class="sm-still" {...DECORATION}>
              {things.map((thing) => {
                const mark = marks.things?.[thing.id];
                if (!mark) return null;
                return thing.figure ? (
                  <g key={thing.id} data-move={thing.id} transform={`translate(${r(thing.x)} ${r(thing.y)})`}>
                    <g class="sm-body">
                      <ThingRing mark={mark} x={0} y={0} radius={thing.radius + 4.5} />
                    </g>
                  </g>
                ) : (
                  <ThingRing key={thing.id} mark={mark} x={thing.x} y={thing.y} radius={thing.radius + 4.5} />
                );
              })}
            </g>
            <Caught sheet={sheet} scene={scene} blasts={blastsOf(scene, marks)} figures={figures} />
            <HighMarks sheet={sheet} scene={scene} marks={marks} level={level} />
            <g class="sm-still" {...DECORATION}>
              <FigureNames
                figures={figures}
                placeOf={({ id }) => places.get(id) ?? [0, 0]}
                s={sheet.s}
                px={sheet.s * lens.k}
              />
              {cursor && <Cursor at={onSheet(sheet, [cursor[0], cursor[1]])} />}
            </g>
          </svg>
        </div>
      </div>
      <div id={`${prefix}-help`} class="sm-help">
        Arrow keys move over the table, plus and minus go closer and further away, 0 shows all of it.
      </div>
      <div class="sm-corner">
        {lens.close && <Overview lens={lens} sheet={sheet} scene={scene} />}
        <ScaleBar k={lens.k} sheet={sheet} unit={scene.unit} />
      </div>
      <Tools lens={lens} level={level} top={top} onLevel={setLevel} />
    </div>
  );
}

/** "Trapped, a table of 120 by 90 cm by night: 46 figures". */
const tableInWords = (scene: MeasuredScene): string =>
  `${scene.title}, a table of ${scene.width} by ${scene.height} ${scene.unit} by ${scene.light}: ${scene.figures.length} figures`;

/** The highest level there is anything to see on. */
function topOf(scene: MeasuredScene): number {
  return Math.max(
    0,
    ...scene.links.map((link) => link.to),
    ...scene.figures.map((figure) => figure.level),
    ...scene.buildings.filter((building) => building.levels > 1).map((building) => building.levels),
  );
}

/** Those that lie there below, then the rest, the seat's own on top. */
export function inOrder(scene: MeasuredScene, own: ReadonlySet<string>) {
  const rank = (figure: MeasuredScene['figures'][number]): number =>
    (figure.kind === 'body' || figure.badges.includes('dead') ? 0 : figure.badges.includes('down') ? 1 : 2) +
    (own.has(figure.id) ? 10 : 0) +
    figure.level * 20;
  return scene.figures.toSorted((a, b) => rank(a) - rank(b));
}

/** Doors, vehicles, links and houses are drawn with the land; here they are named, and can be pressed. */
function Fixtures(props: {
  things: readonly Thing[];
  scene: MeasuredScene;
  pressable: (id: string) => boolean;
  nameOf: (id: string) => string;
}): JSX.Element {
  const { scene, pressable, nameOf } = props;
  const drawn = new Set([...scene.figures, ...scene.markers, ...scene.clouds].map((each) => each.id));
  return (
    <g class="sm-still">
      {props.things.map((thing) => {
        if (drawn.has(thing.id)) return null;
        const press = pressable(thing.id);
        return (
          <g
            key={thing.id}
            class={press ? 'sm-press' : undefined}
            transform={`translate(${r(thing.x)} ${r(thing.y)})`}
            {...(press ? { role: 'button', tabIndex: 0, 'data-press': thing.id } : { role: 'img' })}
            aria-label={nameOf(thing.id)}
          >
            <circle class="sm-hit" r={r(thing.radius)} />
            {press && <circle class="sm-focus" r={r(thing.radius + 8)} />}
          </g>
        );
      })}
    </g>
  );
}

/** Where the keyboard stands on the ground. */
const Cursor = ({ at: [x, y] }: { at: readonly [number, number] }): JSX.Element => (
  <g transform={`translate(${r(x)} ${r(y)})`}>
    <g class="sm-pin">
      <path d="M-16 0H-6M6 0H16M0 -16V-6M0 6V16" class="sm-line" stroke="var(--sm-halo)" stroke-width="6" />
      <path d="M-16 0H-6M6 0H16M0 -16V-6M0 6V16" class="sm-line" stroke="var(--sb-choice)" stroke-width="3" />
      <circle r="2.5" fill="var(--sb-choice)" stroke="var(--sm-halo)" />
    </g>
  </g>
);
