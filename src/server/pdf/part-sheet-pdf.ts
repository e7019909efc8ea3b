import { type RingFile, ringLine, ringTexts, toleranceText } from '../../domain/engineering/part-files/ring-file.ts';
import type { LengthUnit } from '../../domain/kit/units.ts';
import type { DatasheetRow } from '../../domain/shop/datasheet/datasheet-rows.ts';
import { revisionText } from '../../domain/shop/datasheet/revision.ts';
import { type DisplayedPriceLine, unitPriceText } from '../../domain/shop/pricing/price-lines.ts';
import { createPdfPen, INK, MUTED, PAGE, type PdfArea, type PdfPen, RULE, toPdfColor } from './pdf-pen.ts';
import { qrCode } from './qr-code.ts';
import { ringFigure } from './ring-figure.ts';

/** The content of a part sheet in addition to its drawing. */
export interface PartSheet {
  readonly ring: RingFile;
  readonly unit: LengthUnit;
  /** `O-ring, AS568-214, fluorocarbon FKM, 75 Shore A, brown` */
  readonly summary: string;
  /** Properties of its compound. */
  readonly compound: { readonly label: string; readonly rows: readonly DatasheetRow[] };
  readonly prices: {
    readonly lines: readonly DisplayedPriceLine[];
    /** The date of the prices, or why there are no prices. */
    readonly note: string;
    readonly stock: string;
  };
  readonly contact: readonly string[];
}

const { margin: LEFT } = PAGE;
const WIDTH = PAGE.width - 2 * LEFT;
const GAP = 28;
const COLUMN = (WIDTH - GAP) / 2;
const FOOT = 58;
const FIGURE = 252;
const QR = 76;
const TEXT = { size: 8.5 };
const LABEL = { size: 8, color: MUTED };
const LINE = TEXT.size * 1.35;
const LABEL_WIDTH = 92;

const heading = (pen: PdfPen, title: string, { x, y, width }: PdfArea): number => {
  pen.within('H2', () => pen.write(title, { x, y, width }, { size: 11, font: 'bold' }));
  pen.line([x, y - 5], [x + width, y - 5], INK, 0.8);
  return y - 18;
};

/** Writes as many rows as fit, because the sheet has one page. The datasheet has all rows. */
const factTable = (pen: PdfPen, rows: readonly DatasheetRow[], { x, y, width }: PdfArea, floor: number): number => {
  const textWidth = width - LABEL_WIDTH;
  let top = y;
  pen.within('Table', () => {
    for (const { label, text } of rows) {
      const lines = Math.ceil((pen.widthOf(text, TEXT) * 1.15) / textWidth);
      if (top - lines * LINE < floor) return;
      let after = top;
      pen.within('TR', () => {
        pen.within('TH', () => pen.write(label, { x, y: top, width: LABEL_WIDTH - 6 }, LABEL));
        pen.within('TD', () => {
          after = pen.write(text, { x: x + LABEL_WIDTH, y: top, width: textWidth }, TEXT);
        });
      });
      const rule = after + TEXT.size * 0.8;
      pen.line([x, rule], [x + width, rule], RULE, 0.4);
      top = rule - 11;
    }
  });
  return top;
};

const PRICE_COLUMNS = [
  { title: 'Quantity', of: (line: DisplayedPriceLine) => line.minQuantity, end: 0 },
  { title: 'Unit price', of: unitPriceText, end: 0.54 },
  { title: 'Discount', of: (line: DisplayedPriceLine) => line.discount, end: 0.76 },
  { title: 'Total from', of: (line: DisplayedPriceLine) => line.total, end: 1 },
] as const;

const priceRow = (pen: PdfPen, texts: readonly string[], { x, y, width }: PdfArea, isHead: boolean): void => {
  const style = isHead ? LABEL : TEXT;
  pen.within('TR', () =>
    texts.forEach((text, index) => {
      const end = PRICE_COLUMNS[index]?.end ?? 0;
      const at = end === 0 ? x : x + width * end - pen.widthOf(text, style);
      pen.within(isHead || index === 0 ? 'TH' : 'TD', () =>
        pen.write(text, { x: at, y, width: pen.widthOf(text, style) + 1 }, style),
      );
    }),
  );
};

const priceTable = (pen: PdfPen, lines: readonly DisplayedPriceLine[], place: PdfArea, floor: number): number => {
  let { y } = place;
  pen.within('Table', () => {
    priceRow(
      pen,
      PRICE_COLUMNS.map(({ title }) => title),
      { ...place, y },
      true,
    );
    y -= 13;
    for (const line of lines) {
      if (y < floor) return;
      // Without a published price, only the last column shows the text that replaces it.
      const isOpen = line.fixedPriceE5 === null;
      priceRow(
        pen,
        PRICE_COLUMNS.map(({ of }, at) => (isOpen && at === 1 ? '' : of(line))),
        { ...place, y },
        false,
      );
      pen.line([place.x, y - 4], [place.x + place.width, y - 4], RULE, 0.4);
      y -= 14;
    }
  });
  return y;
};

const head = (pen: PdfPen, { ring, summary }: PartSheet): number => {
  const top = PAGE.height - LEFT;
  pen.logo(LEFT, top + 13, 20);
  pen.write(ring.brandName, { x: LEFT + 27, y: top - 1, width: WIDTH / 2 }, { size: 13, font: 'bold' });
  const kind = 'Part sheet';
  const width = pen.widthOf(kind, LABEL);
  pen.write(kind, { x: LEFT + WIDTH - width, y: top, width: width + 1 }, LABEL);
  pen.line([LEFT, top - 14], [LEFT + WIDTH, top - 14], INK, 1);
  pen.box(LEFT, top - 52, 5, 24, toPdfColor(ring.color));
  pen.within('H1', () => {
    pen.write(ring.partName, { x: LEFT + 14, y: top - 48, width: WIDTH }, { size: 24, font: 'mono' });
  });
  let y = top - 70;
  pen.within('P', () => {
    y = pen.write(summary, { x: LEFT, y, width: WIDTH }, { size: 11 });
  });
  return y;
};

const dimensionRows = (ring: RingFile): readonly DatasheetRow[] => {
  const [metric, inches] = [ringTexts(ring, 'mm'), ringTexts(ring, 'in')];
  const both = (of: 'id' | 'cs' | 'od'): string => `${metric[of]} mm, ${inches[of]} in`;
  return [
    { label: 'Size', text: ring.sizeName },
    { label: 'Inside diameter', text: both('id') },
    { label: 'Cross-section', text: both('cs') },
    { label: 'Outside diameter', text: both('od') },
    { label: 'Tolerance', text: ring.idTolMm === null ? 'None on file, nominal' : 'AS568' },
  ];
};

const left = (pen: PdfPen, { ring, compound }: PartSheet, y: number): void => {
  const column = { x: LEFT, width: COLUMN };
  const floor = FOOT + 12;
  let top = factTable(pen, dimensionRows(ring), { ...column, y: heading(pen, 'Dimensions', { ...column, y }) }, floor);
  top = heading(pen, `Compound ${compound.label}`, { ...column, y: top - 8 });
  factTable(pen, compound.rows, { ...column, y: top }, floor);
};

const right = (pen: PdfPen, { ring, prices }: PartSheet, y: number): void => {
  const column = { x: LEFT + COLUMN + GAP, width: COLUMN };
  const code = FOOT + 14 + QR;
  let top = heading(pen, 'Prices', { ...column, y });
  if (prices.lines.length > 0) top = priceTable(pen, prices.lines, { ...column, y: top }, code + 40) - 2;
  for (const text of [prices.note, prices.stock].filter(Boolean)) {
    pen.within('P', () => {
      top = pen.write(text, { ...column, y: top }, LABEL);
    });
  }
  pen.within('Figure', () => qrCode(pen, ring.address, column.x, code, QR), `QR code of ${ring.address}`);
  pen.within('P', () => {
    const place = { x: column.x + QR + 12, y: code - 10, width: COLUMN - QR - 12 };
    const next = pen.write('Current prices, stock and CAD files:', place, LABEL);
    pen.write(ring.address.replace('https://', ''), { ...place, y: next }, { size: 7.5 });
  });
};

const foot = (pen: PdfPen, { ring, contact }: PartSheet): void => {
  const revision = `catalog ${revisionText(ring.catalog.version, ring.catalog.publishedAt)}`;
  pen.line([LEFT, FOOT - 8], [LEFT + WIDTH, FOOT - 8], RULE);
  const texts = [ring.brandName, ...contact.filter(Boolean), revision, toleranceText(ring)];
  pen.write(texts.join(' · '), { x: LEFT, y: FOOT - 20, width: WIDTH }, { size: 7.5, color: MUTED });
};

/**
 * Returns a part sheet of one page: drawing, dimensions in both units, prices with their date, its compound, and a link
 * to its page.
 */
export const partSheetPdf = async (sheet: PartSheet): Promise<Uint8Array<ArrayBuffer>> => {
  const { ring, unit } = sheet;
  const pen = await createPdfPen();
  const { document } = pen;
  document.setTitle(`${ring.partName}: ${sheet.summary}`, { showInWindowTitleBar: true });
  document.setAuthor(ring.brandName);
  document.setSubject(ringLine(ring));
  document.setKeywords([ring.partName, ring.material, `catalog ${ring.catalog.version}`]);
  document.setLanguage('en-US');
  const low = head(pen, sheet) - FIGURE;
  const box = { x: LEFT - 20, y: low, width: WIDTH + 40, height: FIGURE };
  pen.within('Figure', () => ringFigure(pen, ring, unit, box), `Drawing to scale. ${ringLine(ring)}`);
  left(pen, sheet, low - 18);
  right(pen, sheet, low - 18);
  foot(pen, sheet);
  return pen.save();
};
