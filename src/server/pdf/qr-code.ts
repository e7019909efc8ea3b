import { encode } from 'uqr';
import { INK, type SheetPen } from './sheet-pen.ts';

/** Runs of dark modules in a row, as boxes of a path; a little higher than a row, for viewers leave hairlines between boxes that only touch. */
const rowPath = (row: readonly boolean[], down: number): string =>
  row
    .flatMap((isDark, at) => (isDark && row[at - 1] !== true ? [at] : []))
    .map((from) => {
      const end = row.indexOf(false, from);
      return `M${from} ${down}H${end === -1 ? row.length : end}V${down + 1.02}H${from}Z`;
    })
    .join('');

/** An address as a QR code, its upper left corner at a place: what a phone opens from paper. */
export const qrCode = (pen: SheetPen, address: string, x: number, y: number, size: number): void => {
  const { data } = encode(address, { ecc: 'M', border: 0 });
  pen.area(data.map(rowPath).join(''), x, y, size / data.length, INK);
};
