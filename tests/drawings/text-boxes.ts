/** The position of a text. */
export interface TextBox {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The index of its element in the markup. */
  readonly at: number;
}

/** The width of a character relative to the font size of drawings, and the extent of capitals and descenders. */
const FACE = { width: 0.602, above: 0.74, below: 0.2 };

/** Returns the boxes of all texts of a drawing at this font size. */
export const textBoxes = (markup: string, size: number): TextBox[] =>
  [...markup.matchAll(/<text\b([^>]*)>([^<]*)/g)].map((found) => {
    const [, tag = '', text = ''] = found;
    const value = (name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
    const [x, y, anchor] = [Number(value('x')), Number(value('y')), value('text-anchor')];
    const width = text.length * size * FACE.width;
    const left = x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
    return {
      text,
      left,
      right: left + width,
      top: y - size * FACE.above,
      bottom: y + size * FACE.below,
      at: found.index,
    };
  });
