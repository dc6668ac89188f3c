import { boardStyles, measuredPicture } from '@shambles/board';
import type { Scene } from '@shambles/engine';
import { saveBlob, saveFile } from '../app/files.js';

/** Pixels of the longer side of a picture. */
const LONGER = 2400;

/** The table as a standalone SVG; undefined if a printed board is not on the page. */
function pictureOf(scene: Scene): string | undefined {
  const theme = document.documentElement.dataset.theme === 'paper' ? 'paper' : 'dark';
  if (scene.kind === 'measured') return measuredPicture(scene, { theme, width: LONGER });
  const drawn = document.querySelector<SVGSVGElement>('.board svg.sb-board');
  if (!drawn) return undefined;
  const picture = drawn.cloneNode(true) as SVGSVGElement;
  const [, , width = 1000, height = 1000] = (picture.getAttribute('viewBox') ?? '')
    .split(/[ ,]+/)
    .map(Number);
  const scale = LONGER / Math.max(width, height);
  picture.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  picture.setAttribute('width', String(Math.round(width * scale)));
  picture.setAttribute('height', String(Math.round(height * scale)));
  picture.setAttribute('data-theme', theme);
  for (const part of picture.querySelectorAll('[tabindex]')) part.removeAttribute('tabindex');
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = `${boardStyles}\nsvg { background: var(--sb-under); }`;
  picture.prepend(style);
  return new XMLSerializer().serializeToString(picture);
}

/** Saves a picture of the table to a file. */
export async function savePicture(scene: Scene, name: string, kind: 'png' | 'svg'): Promise<void> {
  const svg = pictureOf(scene);
  if (svg === undefined) return;
  if (kind === 'svg') saveFile(`${name}.svg`, svg, 'image/svg+xml');
  else saveBlob(`${name}.png`, await painted(svg));
}

/** Renders an SVG picture to a PNG blob. */
async function painted(svg: string): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    const scale = LONGER / Math.max(image.naturalWidth, image.naturalHeight);
    canvas.width = Math.round(image.naturalWidth * scale);
    canvas.height = Math.round(image.naturalHeight * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done, fail) =>
      canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('The picture could not be painted.')))),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}
