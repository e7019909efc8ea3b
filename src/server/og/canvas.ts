/** `[red, green, blue]`, 0 to 255. */
export type Color = readonly [number, number, number];

/** An RGB image to draw shapes on. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

export const createCanvas = (width: number, height: number, [red, green, blue]: Color): Canvas => {
  const pixels = new Uint8Array(width * height * 3);
  for (let at = 0; at < pixels.length; at += 3) {
    pixels[at] = red;
    pixels[at + 1] = green;
    pixels[at + 2] = blue;
  }
  return { width, height, pixels };
};

/** Blends a color into one pixel; `coverage` is 0 to 1. Pixels outside of the image are ignored. */
export const blend = (canvas: Canvas, x: number, y: number, color: Color, coverage: number): void => {
  if (coverage <= 0 || x < 0 || y < 0 || x >= canvas.width || y >= canvas.height) return;
  const at = (y * canvas.width + x) * 3;
  for (let channel = 0; channel < 3; channel++) {
    const under = canvas.pixels[at + channel] as number;
    canvas.pixels[at + channel] = Math.round(under + ((color[channel] as number) - under) * Math.min(coverage, 1));
  }
};

export const fillRect = (canvas: Canvas, x: number, y: number, width: number, height: number, color: Color): void => {
  for (let row = y; row < y + height; row++) {
    for (let column = x; column < x + width; column++) blend(canvas, column, row, color, 1);
  }
};

/** Draws a ring between two radii, with edges smoothed over one pixel. */
export const fillRing = (
  canvas: Canvas,
  center: { readonly x: number; readonly y: number },
  radii: { readonly inner: number; readonly outer: number },
  color: Color,
): void => {
  const { x, y } = center;
  const reach = Math.ceil(radii.outer) + 1;
  for (let row = Math.floor(y) - reach; row <= y + reach; row++) {
    for (let column = Math.floor(x) - reach; column <= x + reach; column++) {
      const distance = Math.hypot(column + 0.5 - x, row + 0.5 - y);
      const outside = Math.min(1, Math.max(0, radii.outer - distance + 0.5));
      const inside = Math.min(1, Math.max(0, distance - radii.inner + 0.5));
      blend(canvas, column, row, color, Math.min(outside, inside));
    }
  }
};
