import { encode } from 'fast-png';
import { type Canvas, type Color, createCanvas, fillRect, fillRing } from './canvas.ts';
import { lettering, wrap } from './letters.ts';

/** The content of a link preview. */
export interface Preview {
  readonly brandName: string;
  readonly title: string;
  readonly lines: readonly string[];
  /** Small text in the monospaced font at the bottom: a path or a part number. */
  readonly foot: string;
  /** The ring beside the text, drawn to its true proportions. */
  readonly ring: { readonly idMm: number; readonly csMm: number; readonly color: string };
}

const WIDTH = 1200;
const HEIGHT = 630;
const PAPER: Color = [255, 255, 255];
const GRID: Color = [238, 242, 243];
const INK: Color = [15, 27, 34];
const INK_2: Color = [70, 84, 92];
const SIGNAL: Color = [200, 60, 10];

const SHEET_LEFT = 760;
const RING = { x: 980, y: 300, radius: 170 };
const TEXT_LEFT = 64;
const TEXT_WIDTH = SHEET_LEFT - TEXT_LEFT - 40;

const colorOf = (hex: string): Color => {
  const number = Number.parseInt(/^#([0-9a-f]{6})$/i.exec(hex)?.[1] ?? '2a3136', 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
};

const drawSheet = (canvas: Canvas, { idMm, csMm, color }: Preview['ring']): void => {
  for (let x = SHEET_LEFT; x < WIDTH; x += 20) fillRect(canvas, x, 0, 1, HEIGHT, GRID);
  for (let y = 0; y < HEIGHT; y += 20) fillRect(canvas, SHEET_LEFT, y, WIDTH - SHEET_LEFT, 1, GRID);
  fillRect(canvas, SHEET_LEFT, 0, 2, HEIGHT, [200, 208, 212]);
  const inner = (RING.radius * idMm) / (idMm + 2 * csMm);
  const wall = RING.radius - inner;
  fillRing(canvas, RING, { inner, outer: RING.radius }, INK);
  const fill = wall > 5 ? { inner: inner + 1.5, outer: RING.radius - 1.5 } : { inner, outer: RING.radius };
  fillRing(canvas, RING, fill, colorOf(color));
  for (let at = -RING.radius - 30; at < RING.radius + 30; at += 26) {
    fillRect(canvas, RING.x + at, RING.y, 16, 1, INK_2);
    fillRect(canvas, RING.x, RING.y + at, 1, 16, INK_2);
  }
  const below = RING.y + RING.radius + 60;
  fillRect(canvas, RING.x - RING.radius, below, 2 * RING.radius, 2, SIGNAL);
  for (const side of [-1, 1]) fillRect(canvas, RING.x + side * RING.radius - 1, below - 14, 2, 28, SIGNAL);
};

/** Returns the image of a link preview: 1200 × 630, PNG. */
export const previewPicture = async (preview: Preview): Promise<Uint8Array<ArrayBuffer>> => {
  const letters = await lettering();
  const canvas = createCanvas(WIDTH, HEIGHT, PAPER);
  drawSheet(canvas, preview.ring);
  letters.write(canvas, 'text', preview.brandName, TEXT_LEFT, 56, INK);
  fillRect(canvas, TEXT_LEFT, 112, 64, 4, SIGNAL);
  let y = 150;
  for (const line of wrap((text) => letters.width('title', text), preview.title, TEXT_WIDTH, 4)) {
    letters.write(canvas, 'title', line, TEXT_LEFT, y, INK);
    y += 76;
  }
  y += 16;
  for (const line of preview.lines) {
    for (const part of wrap((text) => letters.width('text', text), line, TEXT_WIDTH, 3)) {
      if (y > HEIGHT - 110) break;
      letters.write(canvas, 'text', part, TEXT_LEFT, y, INK_2);
      y += 42;
    }
  }
  letters.write(canvas, 'mono', preview.foot, TEXT_LEFT, HEIGHT - 72, INK_2);
  const png = encode({ width: WIDTH, height: HEIGHT, data: canvas.pixels, channels: 3, depth: 8 });
  return new Uint8Array(png);
};
