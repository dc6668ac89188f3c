import type { Scene } from '@shambles/engine';
import type { Drawing } from './drawing.js';
import { drawClock, drawMaps, drawMeasuredLegend } from './measured/table.js';
import { drawPrinted, drawPrintedBoard, drawPrintedLegend } from './printed.js';

/** A scene as text, for the terminal and for reports in Markdown. */
export function drawScene(scene: Scene, drawing: Drawing = {}): string[] {
  return scene.kind === 'printed'
    ? drawPrinted(scene, drawing)
    : [...drawClock(scene, drawing), ...drawMaps(scene, drawing)];
}

/** The board or the map alone. */
export function drawBoard(scene: Scene, drawing: Drawing = {}): string[] {
  return scene.kind === 'printed' ? drawPrintedBoard(scene, drawing) : drawMaps(scene, drawing);
}

/** The meanings of the letters and marks on a scene. */
export function drawLegend(scene: Scene, drawing: Drawing = {}): string[] {
  return scene.kind === 'printed' ? drawPrintedLegend(scene, drawing) : drawMeasuredLegend(scene, drawing);
}
