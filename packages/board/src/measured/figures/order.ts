import type { MeasuredScene, SceneFigure } from '@shambles/engine';

/** Figures in the order that they are drawn in: bodies first, then those who are down, then the rest; the seat's own on top. */
export function inOrder(scene: MeasuredScene): readonly SceneFigure[] {
  const own = new Set(scene.roster.map((card) => card.id));
  const rank = (figure: SceneFigure): number =>
    (figure.kind === 'body' || figure.badges.includes('dead') ? 0 : figure.badges.includes('down') ? 1 : 2) +
    (own.has(figure.id) ? 10 : 0) +
    figure.level * 20;
  return scene.figures.toSorted((a, b) => rank(a) - rank(b));
}
