import { blend, type Canvas, type Color } from './canvas.ts';
import { glyphs } from './glyphs.gen.ts';

export type FaceName = keyof typeof glyphs.faces;

interface Face {
  readonly height: number;
  readonly columns: number;
  readonly coverage: Uint8Array;
  /** Letter → where it stands in the strip, how wide it is, how far the next one begins. */
  readonly letters: ReadonlyMap<string, { readonly left: number; readonly cell: number; readonly advance: number }>;
}

/** Room on each side of a letter in the strip. */
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

/** Writes and measures text. Letters without a drawing are left out. */
export interface Lettering {
  width(face: FaceName, text: string): number;
  /** `x`, `y`: upper left corner. */
  write(canvas: Canvas, face: FaceName, text: string, x: number, y: number, color: Color): void;
}

/** The letters, unpacked once per isolate. */
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
        const drawn = letters.get(letter);
        if (!drawn) continue;
        const left = Math.round(pen) - MARGIN;
        for (let row = 0; row < height; row++) {
          for (let column = 0; column < drawn.cell; column++) {
            const alpha = coverage[row * columns + drawn.left + column] as number;
            if (alpha > 0) blend(canvas, left + column, y + row, color, alpha / 255);
          }
        }
        pen += drawn.advance;
      }
    },
  };
};

/** Breaks text into lines of at most `width`; what does not fit into `lines` ends with an ellipsis of three periods. */
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
