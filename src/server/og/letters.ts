import { blend, type Canvas, type Color } from './canvas.ts';
import { glyphs } from './glyphs.gen.ts';

export type FaceName = keyof typeof glyphs.faces;

interface Face {
  readonly height: number;
  readonly columns: number;
  readonly coverage: Uint8Array;
  /** For each letter its position in the strip, its width, and the distance to the next letter. */
  readonly letters: ReadonlyMap<string, { readonly left: number; readonly cell: number; readonly advance: number }>;
}

/** Margin on each side of a letter in the strip. */
const MARGIN = 2;

const inflate = async (base64: string): Promise<Uint8Array> => {
  const packed = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

const readFace = async (name: FaceName): Promise<Face> => {
  const { height, columns, widths, coverage } = glyphs.faces[name];
  const letters = new Map<string, { left: number; cell: number; advance: number }>();
  let left = 0;
  [...glyphs.letters].forEach((letter, index) => {
    const advance = widths[index] ?? 0;
    const cell = Math.ceil(advance) + 2 * MARGIN;
    letters.set(letter, { left, cell, advance });
    left += cell;
  });
  return { height, columns, coverage: await inflate(coverage), letters };
};

let faces: Promise<Readonly<Record<FaceName, Face>>> | undefined;

/** Draws and measures text. Letters without a glyph are skipped. */
export interface Lettering {
  width(face: FaceName, text: string): number;
  /** Draws text. `x`, `y` is the upper left corner. */
  write(canvas: Canvas, face: FaceName, text: string, x: number, y: number, color: Color): void;
}

/** Returns the letters, unpacked once per isolate. */
export const lettering = async (): Promise<Lettering> => {
  faces ??= Promise.all([readFace('title'), readFace('text'), readFace('mono')]).then(([title, text, mono]) => ({
    title,
    text,
    mono,
  }));
  const known = await faces;
  return {
    width: (face, text) => [...text].reduce((sum, letter) => sum + (known[face].letters.get(letter)?.advance ?? 0), 0),
    write(canvas, face, text, x, y, color) {
      const { letters, coverage, columns, height } = known[face];
      let pen = x;
      for (const letter of text) {
        const glyph = letters.get(letter);
        if (!glyph) continue;
        const left = Math.round(pen) - MARGIN;
        for (let row = 0; row < height; row++) {
          for (let column = 0; column < glyph.cell; column++) {
            const alpha = coverage[row * columns + glyph.left + column] as number;
            if (alpha > 0) blend(canvas, left + column, y + row, color, alpha / 255);
          }
        }
        pen += glyph.advance;
      }
    },
  };
};

/** Wraps text into at most `lines` lines of at most `width`. Truncated text ends with an ellipsis of three periods. */
export const wrap = (
  measure: (text: string) => number,
  text: string,
  width: number,
  lines: number,
): readonly string[] => {
  const done: string[] = [];
  let line = '';
  const words = text.split(/\s+/).filter(Boolean);
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (done.length === lines - 1) return [...done, `${line}...`];
    done.push(line);
    line = word;
  }
  return line === '' ? done : [...done, line];
};
