import type { MeasuredScene, SceneFigure } from '@shambles/engine';

/** Figures in drawing order: by level, the seat's own above others, with bodies lowest, then those who are down. */
export function inOrder(scene: MeasuredScene): readonly SceneFigure[] {
  const own = new Set(scene.roster.map((card) => card.id));
  const rank = (figure: SceneFigure): number =>
    (figure.kind === 'body' || figure.badges.includes('dead') ? 0 : figure.badges.includes('down') ? 1 : 2) +
    (own.has(figure.id) ? 10 : 0) +
    figure.level * 20;
  return scene.figures.toSorted((a, b) => rank(a) - rank(b));
}
