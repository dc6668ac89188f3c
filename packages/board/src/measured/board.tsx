import type { MeasuredScene } from '@shambles/engine';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { DECORATION } from '../press.js';
import { hash, r } from '../seed.js';
import { Clouds } from './clouds.js';
import { Figure, FigureName } from './figure.js';
import { Gestures } from './gestures.js';
import { useGlide } from './glide.js';
import { Land, PlaceNames } from './land.js';
import { type Cover, coverOf } from './lift.js';
import { litAt, litNear } from './lit.js';
import { MarkerArt } from './markers.js';
import type { TableMarks } from './marks.js';
import { nameOfThing } from './names.js';
import { Night } from './night.js';
import { HighMarks, LowMarks, ThingRing } from './overlay.js';
import { nearest, type Thing, thingsOf } from './reach.js';
import { onSheet, onTable, type Sheet, sheetOf } from './sheet.js';
import { Still } from './still.js';
import { Overview, ScaleBar, Tools } from './tools.js';
import { enlarged, useCamera } from './use-camera.js';

type At = readonly [x: number, y: number, level: number];
interface Press {
  readonly touch: boolean;
  /** With shift held, or long: as much as there is. */
  readonly all: boolean;
}

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

/** Milliseconds after which a press is a long one. */
const LONG_PRESS = 450;
const NO_MARKS: TableMarks = {};

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
  const { scene, onSpot, onThing, onPoint, motion } = props;
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

  const last = useRef<string>('');
  const downAt = useRef(0);
  const pressable = (id: string): boolean => onThing !== undefined && marks.things?.[id] !== undefined;
  const toSheet = (event: { clientX: number; clientY: number }): [number, number] => {
    const box = lens.view.current?.getBoundingClientRect();
    const camera = lens.now();
    return [
      camera.x + (event.clientX - (box?.left ?? 0)) / camera.k,
      camera.y + (event.clientY - (box?.top ?? 0)) / camera.k,
    ];
  };
  const thingAt = (point: readonly [number, number], touch: boolean, offered: boolean): Thing | undefined => {
    const k = lens.now().k;
    const most = (touch ? 16 : 5) / k;
    const from = offered ? things.filter((thing) => pressable(thing.id)) : things;
    const found = nearest(from, point, level, most);
    if (!found || found.wide || !offered || !onSpot) return found;
    // A lit place beside a figure stays pressable: a figure takes little more than its own drawn base.
    const [x, y] = onTable(sheet, ...point);
    const grace = found.radius * (enlarged(k) - 1) + (touch ? 5 : 1) / k;
    return found.away(point) > grace && litAt(marks.lit, x, y, level) ? undefined : found;
  };
  const say = (over: { at: At; thing?: string } | undefined): void => {
    const word = over ? `${over.at} ${over.thing}` : '';
    if (word === last.current) return;
    last.current = word;
    onPoint?.(over);
  };
  const pressThing = (id: string, press: Press): void => {
    if (pressable(id)) onThing?.(id, press);
  };

  const click = (event: MouseEvent): void => {
    if (gestures.dragged) return;
    const all = event.shiftKey || (event.detail > 0 && event.timeStamp - downAt.current > LONG_PRESS);
    if (event.detail === 0) {
      // Not from a pointer: assistive technology presses the named thing itself.
      const id = (event.target as Element).closest?.('[data-press]')?.getAttribute('data-press');
      if (id) return pressThing(id, { touch: false, all: event.shiftKey });
    }
    const press = { touch: gestures.touch, all };
    const point = toSheet(event);
    const thing = thingAt(point, gestures.touch, true);
    if (thing) return pressThing(thing.id, press);
    if (!onSpot) return;
    const [x, y] = onTable(sheet, ...point);
    const at = gestures.touch
      ? litNear(marks.lit, x, y, level, 6 / lens.now().k / sheet.s)
      : litAt(marks.lit, x, y, level);
    if (at) onSpot(at, press);
  };
  const hover = (event: PointerEvent): void => {
    const point = toSheet(event);
    const [x, y] = onTable(sheet, ...point);
    const thing = thingAt(point, false, false);
    const offered = thingAt(point, false, true);
    const lit = litAt(marks.lit, x, y, level);
    const view = lens.view.current;
    view?.classList.toggle('sm-over', offered !== undefined);
    view?.classList.toggle('sm-spots', lit !== undefined && onSpot !== undefined);
    const house = scene.buildings.find((b) => thing?.id === b.id)?.id;
    if (house !== pointed && (house || thing === undefined)) setPointed(house);
    if (!onPoint) return;
    if (x < 0 || y < 0 || x > scene.width || y > scene.height) return say(undefined);
    const at: At = lit ?? [Math.round(x * 10) / 10, Math.round(y * 10) / 10, level];
    const over = offered ?? thing;
    say(over ? { at, thing: over.id } : { at });
  };
  const leave = (): void => {
    setPointed(undefined);
    say(undefined);
  };
  const focus = (event: FocusEvent): void => {
    const id = (event.target as Element).closest?.('[data-press]')?.getAttribute('data-press');
    const thing = things.find((each) => each.id === id);
    if (!thing) return;
    lens.show(thing.x, thing.y);
    const [x, y] = onTable(sheet, thing.x, thing.y);
    say({ at: [Math.round(x * 10) / 10, Math.round(y * 10) / 10, thing.level], thing: thing.id });
  };
  const key = (event: KeyboardEvent): void => {
    const target = event.target as Element;
    const id = target.closest?.('[data-press]')?.getAttribute('data-press');
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (keyOfView(event.key)) return act(event, () => onKeyOfView(event.key));
    if (id) {
      if (event.key === 'Enter' || event.key === ' ')
        return act(event, () => pressThing(id, { touch: false, all: event.shiftKey }));
      const step = ARROWS[event.key];
      if (step) act(event, () => stepAcross(step, id));
      return;
    }
    if (target !== lens.view.current) return;
    const step = ARROWS[event.key];
    if (step)
      act(event, () => (marks.lit?.length && onSpot ? stepCursor(step, event.shiftKey) : slide(step)));
    else if ((event.key === 'Enter' || event.key === ' ') && cursor && onSpot)
      act(event, () => {
        const at = litAt(marks.lit, cursor[0], cursor[1], level);
        if (at) onSpot(at, { touch: false, all: event.shiftKey });
      });
    else if (event.key === 'Escape') setCursor(undefined);
  };
  const onKeyOfView = (pressed: string): void => {
    if (pressed === '0') lens.fit();
    else lens.zoom(pressed === '-' || pressed === '_' ? 1 / 1.3 : 1.3);
  };
  const slide = ([dx, dy]: readonly [number, number]): void => lens.pan(dx * -80, dy * -80);
  const stepCursor = ([dx, dy]: readonly [number, number], far: boolean): void => {
    const camera = lens.now();
    const size = lens.size();
    const from =
      cursor ??
      ([
        ...onTable(sheet, camera.x + size.width / 2 / camera.k, camera.y + size.height / 2 / camera.k),
        level,
      ] as const);
    const cell = marks.lit?.find((part) => part.level === level)?.cell ?? 1;
    const by = cell * (far ? 6 : 1) * (cursor ? 1 : 0);
    const [x, y] = [from[0] + dx * by, from[1] - dy * by];
    const lit = litNear(marks.lit, x, y, level, cursor ? cell * 0.8 : scene.width);
    const at: At = lit ?? [
      Math.min(scene.width, Math.max(0, Math.round(x * 10) / 10)),
      Math.min(scene.height, Math.max(0, Math.round(y * 10) / 10)),
      level,
    ];
    setCursor(at);
    lens.show(...onSheet(sheet, [at[0], at[1]]));
    say({ at });
  };
  /** From one thing that can be pressed to the next in a direction. */
  const stepAcross = ([dx, dy]: readonly [number, number], id: string): void => {
    const here = things.find((thing) => thing.id === id);
    if (!here) return;
    let best: { id: string; away: number } | undefined;
    for (const thing of things) {
      const along = (thing.x - here.x) * dx + (thing.y - here.y) * dy;
      const aside = Math.abs((thing.x - here.x) * dy) + Math.abs((thing.y - here.y) * dx);
      const away = along + aside * 2.5;
      if (thing.id !== id && along > 1 && pressable(thing.id) && (!best || away < best.away))
        best = { id: thing.id, away };
    }
    if (best) lens.view.current?.querySelector<SVGElement>(`[data-press="${CSS.escape(best.id)}"]`)?.focus();
  };

  const wheel = useRef((event: WheelEvent) => event.preventDefault());
  wheel.current = (event) => gestures.wheel(event);
  useEffect(() => {
    const view = lens.view.current;
    const turn = (event: WheelEvent): void => wheel.current(event);
    view?.addEventListener('wheel', turn, { passive: false });
    return () => view?.removeEventListener('wheel', turn);
  }, [lens]);

  const box = `0 0 ${sheet.width} ${sheet.height}`;
  const ownIds = useMemo(() => new Set(scene.roster.map((card) => card.id)), [scene.roster]);
  const figures = useMemo(() => inOrder(scene, ownIds), [scene.figures, ownIds]);
  return (
    <div class={`sm-board${props.small ? ' sm-small' : ''}${motion ? '' : ' sm-calm'} ${props.class ?? ''}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a drawing */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it has a role, keys and a name */}
      <div
        ref={lens.view}
        class="sm-view"
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys pan, zoom and choose a spot
        tabIndex={0}
        aria-label={props.label ?? tableInWords(scene)}
        aria-describedby={`${prefix}-help`}
        onPointerDown={(event) => {
          gestures.down(event);
          downAt.current = event.timeStamp;
          setCursor(undefined);
        }}
        onPointerMove={(event) => {
          gestures.move(event);
          lens.view.current?.classList.toggle('sm-held', gestures.busy);
          if (!gestures.busy && event.pointerType !== 'touch') hover(event);
        }}
        onPointerUp={(event) => {
          gestures.up(event);
          lens.view.current?.classList.remove('sm-held');
        }}
        onPointerCancel={(event) => gestures.up(event)}
        onPointerLeave={leave}
        onClick={click}
        onDblClick={(event) => event.preventDefault()}
        onKeyDown={key}
        onFocusIn={focus}
        onFocusOut={() => {
          setCursor(undefined);
          say(undefined);
        }}
      >
        <div ref={lens.cam} class="sm-cam" style={{ '--sm-aspect': `${sheet.width} / ${sheet.height}` }}>
          <svg class="sm-land" viewBox={box} {...DECORATION}>
            <Land sheet={sheet} scene={scene} level={level} prefix={prefix} covers={covers} />
          </svg>
          <svg class={scene.light === 'night' ? 'sm-night sm-own' : 'sm-night'} viewBox={box} {...DECORATION}>
            <Still
              mark={JSON.stringify([prefix, scene.light, scene.lamps, scene.sightOf, scene.clouds])}
              draw={() => <Night sheet={sheet} scene={scene} prefix={prefix} />}
            />
          </svg>
          {scene.clouds.length > 0 && (
            <svg class="sm-clouds" viewBox={box}>
              <Still
                mark={JSON.stringify([prefix, level, scene.clouds])}
                draw={() => <Clouds sheet={sheet} clouds={scene.clouds} level={level} nameOf={nameOf} />}
              />
            </svg>
          )}
          <svg ref={life} class="sm-life" viewBox={box}>
            <PlaceNames sheet={sheet} scene={scene} level={level} prefix={prefix} covers={covers} />
            <LowMarks sheet={sheet} scene={scene} marks={marks} level={level} />
            <Fixtures things={things} scene={scene} pressable={pressable} nameOf={nameOf} />
            {scene.markers.map((marker) => {
              const [x, y] = onSheet(sheet, marker.at);
              return (
                <MarkerArt
                  key={marker.id}
                  marker={marker}
                  x={x}
                  y={y}
                  above={marker.level - level}
                  name={nameOf(marker.id)}
                  press={pressable(marker.id)}
                />
              );
            })}
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
            <HighMarks sheet={sheet} scene={scene} marks={marks} level={level} />
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
              {figures.map((figure) => {
                if (!figure.named) return null;
                const [x, y] = places.get(figure.id) ?? [0, 0];
                return <FigureName key={figure.id} figure={figure} x={x} y={y} radius={figure.r * sheet.s} />;
              })}
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

const ARROWS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const keyOfView = (key: string): boolean =>
  key === '+' || key === '=' || key === '-' || key === '_' || key === '0';

function act(event: KeyboardEvent, deed: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  deed();
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
