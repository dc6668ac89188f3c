import type { MeasuredScene } from '@shambles/engine';
import type { ComponentChildren, CSSProperties, JSX, Ref } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Corner } from './camera/corner.js';
import { type Eyes, useEyes } from './camera/eyes.js';
import { Gestures } from './camera/gestures.js';
import type { Lens } from './camera/lens.js';
import { Tools } from './camera/tools.js';
import { useCamera } from './camera/use-camera.js';
import { useGlide } from './figures/glide.js';
import type { At, Handlers } from './hands/press.js';
import { useHands } from './hands/use-hands.js';
import { LifeLayer, StillLayers } from './layers.js';
import { onSheet, type Sheet, sheetOf } from './sheet.js';
import { type TableProps, useTable } from './use-table.js';

export interface MeasuredBoardProps extends TableProps, Handlers {
  /** The level shown: roofs above it are lifted. Default 0. */
  level?: number | undefined;
  /** Called when another level is chosen with the table's own buttons. If absent, the table keeps its own level. */
  onLevel?: ((level: number) => void) | undefined;
  /** Figures glide to new places. If false, nothing moves. */
  motion: boolean;
  label?: string | undefined;
  class?: string | undefined;
  small?: boolean | undefined;
  /** Receives the handle that turns the view. */
  eyes?: Ref<Eyes> | undefined;
}

/**
 * Millimetres drawn round the table for names that hang over its edge. Clipping there keeps panning cheap, since
 * overflow is repainted with each pan.
 */
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

/** Where a view opens if the whole table does not fit: the middle of the seat's own figures, or else of all. */
function middleOf(scene: MeasuredScene, sheet: Sheet): [number, number] | undefined {
  const roster = new Set(scene.roster.map((card) => card.id));
  const units = (scene.units ?? []).filter(({ id }) => roster.has(id)).flatMap(({ figures }) => figures);
  const own = new Set([...roster, ...units]);
  const mine = scene.figures.filter((figure) => own.has(figure.id));
  const all = mine.length > 0 ? mine : scene.figures;
  if (all.length === 0) return undefined;
  const spots = all.map((figure) => onSheet(sheet, figure.at));
  return [
    spots.reduce((sum, [x]) => sum + x, 0) / spots.length,
    spots.reduce((sum, [, y]) => sum + y, 0) / spots.length,
  ];
}

/** The level shown and its setter: controlled by the parent if it passes `onLevel`, else kept here. */
function useLevel(props: MeasuredBoardProps): [number, (level: number) => void] {
  const [own, setOwn] = useState(props.level ?? 0);
  useEffect(() => setOwn(props.level ?? 0), [props.level]);
  return props.onLevel ? [props.level ?? 0, props.onLevel] : [own, setOwn];
}

/** Lets the wheel move the lens. The listener is not passive, so that it can keep the page from scrolling. */
function useWheel(lens: Lens, gestures: Gestures): void {
  const wheel = useRef((event: WheelEvent) => event.preventDefault());
  wheel.current = (event) => gestures.wheel(event);
  useEffect(() => {
    const view = lens.view.current;
    const turn = (event: WheelEvent): void => wheel.current(event);
    view?.addEventListener('wheel', turn, { passive: false });
    return () => view?.removeEventListener('wheel', turn);
  }, [lens]);
}

/** The viewport of the table, which receives pointer and key events. */
function View(props: {
  lens: Lens;
  gestures: Gestures;
  hands: ReturnType<typeof useHands>;
  label: string;
  /** Id of the element that explains how to use the table. */
  help: string;
  children: ComponentChildren;
}): JSX.Element {
  const { lens, gestures, hands } = props;
  const release = (event: PointerEvent): void => {
    gestures.up(event);
    lens.view.current?.classList.remove('sm-held');
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a drawing
    <div
      ref={lens.view}
      class="sm-view"
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys pan, zoom and choose a spot
      tabIndex={0}
      aria-label={props.label}
      aria-describedby={props.help}
      onPointerDown={hands.down}
      onPointerMove={(event) => {
        gestures.move(event);
        lens.view.current?.classList.toggle('sm-held', gestures.busy);
        if (!gestures.busy && event.pointerType !== 'touch') hands.hover(event);
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={hands.leave}
      onClick={hands.click}
      onDblClick={(event) => event.preventDefault()}
      onKeyDown={hands.key}
      onFocusIn={hands.focus}
      onFocusOut={hands.blur}
    >
      {props.children}
    </div>
  );
}

/** A measured table as a picture to pan and zoom. Only what has both a mark and a handler can be pressed. */
export function MeasuredBoard(props: MeasuredBoardProps): JSX.Element {
  const { scene, motion } = props;
  const sheet = useMemo(() => sheetOf(scene), [scene.unit, scene.width, scene.height]);
  const top = useMemo(() => topOf(scene), [scene]);
  const [level, setLevel] = useLevel(props);
  const [pointed, setPointed] = useState<string | undefined>(undefined);
  const [cursor, setCursor] = useState<At | undefined>(undefined);
  const lens = useCamera(sheet, middleOf(scene, sheet));
  const gestures = useMemo(() => new Gestures(lens), [lens]);
  useEyes(props.eyes, { lens, sheet, gestures, motion });
  const table = useTable(props, sheet, level, pointed);
  const life = useRef<SVGSVGElement>(null);
  useGlide(life, table.places, motion);
  const seen = { lens, gestures, pointed, setPointed, cursor, setCursor };
  const hands = useHands({ table, handlers: props, ...seen });
  useWheel(lens, gestures);
  const box = `${-RIM} ${-RIM} ${sheet.width + 2 * RIM} ${sheet.height + 2 * RIM}`;
  const help = `${table.prefix}-help`;
  return (
    <div class={`sm-board${props.small ? ' sm-small' : ''}${motion ? '' : ' sm-calm'} ${props.class ?? ''}`}>
      <View
        lens={lens}
        gestures={gestures}
        hands={hands}
        label={props.label ?? tableInWords(scene)}
        help={help}
      >
        <div ref={lens.cam} class="sm-cam" style={rimOf(sheet)}>
          <StillLayers table={table} box={box} />
          <LifeLayer
            table={table}
            box={box}
            root={life}
            pressable={hands.pressable}
            cursor={cursor}
            k={lens.k}
          />
        </div>
      </View>
      <div id={help} class="sm-help">
        Arrow keys move over the table, plus and minus go closer and further away, 0 shows all of it.
      </div>
      <Corner lens={lens} sheet={sheet} scene={scene} />
      <Tools lens={lens} level={level} top={top} onLevel={setLevel} />
    </div>
  );
}

/** "Trapped, a table of 120 by 90 cm by night: 46 figures". */
const tableInWords = (scene: MeasuredScene): string =>
  `${scene.title}, a table of ${scene.width} by ${scene.height} ${scene.unit} by ${scene.light}: ${scene.figures.length} figures`;

/** The highest level that has anything on it. */
function topOf(scene: MeasuredScene): number {
  return Math.max(
    0,
    ...scene.links.map((link) => link.to),
    ...scene.figures.map((figure) => figure.level),
    ...scene.buildings.filter((building) => building.levels > 1).map((building) => building.levels),
  );
}
