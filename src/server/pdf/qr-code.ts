import { encode } from 'uqr';
import { INK, type PdfPen } from './pdf-pen.ts';

/**
 * Returns runs of dark modules in a row as boxes of a path. Boxes are slightly taller than a row, because viewers show
 * hairlines between boxes that only touch.
 */
const rowPath = (row: readonly boolean[], down: number): string =>
  row
    .flatMap((isDark, at) => (isDark && row[at - 1] !== true ? [at] : []))
    .map((from) => {
      const end = row.indexOf(false, from);
      return `M${from} ${down}H${end === -1 ? row.length : end}V${down + 1.02}H${from}Z`;
    })
    .join('');

/** Draws a URL as a QR code, with its upper left corner at `x`, `y`, so that a phone can open it from paper. */
export const qrCode = (pen: PdfPen, url: string, x: number, y: number, size: number): void => {
  const { data } = encode(url, { ecc: 'M', border: 0 });
  pen.area(data.map(rowPath).join(''), x, y, size / data.length, INK);
};
