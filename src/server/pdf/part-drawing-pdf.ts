import { fileNameOf } from '../../domain/engineering/part-files/file-kinds.ts';
import { type RingFile, ringLine, ringTexts, toleranceText } from '../../domain/engineering/part-files/ring-file.ts';
import type { LengthUnit } from '../../domain/kit/units.ts';
import type { DatasheetRow } from '../../domain/shop/datasheet/datasheet-rows.ts';
import { revisionText } from '../../domain/shop/datasheet/revision.ts';
import { createPdfPen, DRAWING_PAGE, INK, MUTED, type PdfPen, RULE, toPdfColor } from './pdf-pen.ts';
import { ringFigure } from './ring-figure.ts';

const { margin, width: PAGE_WIDTH, height: PAGE_HEIGHT } = DRAWING_PAGE;
const WIDTH = PAGE_WIDTH - 2 * margin;
const HEIGHT = PAGE_HEIGHT - 2 * margin;
const COLUMNS = 4;
const ROW = 36;
const BLOCK = 3 * ROW;

const cellsOf = (ring: RingFile, unit: LengthUnit): readonly DatasheetRow[] => {
  const { id, cs, od } = ringTexts(ring, unit);
  const { version, publishedAt } = ring.catalog;
  return [
    { label: 'Part', text: ring.partName },
    { label: 'Material', text: ring.material },
    { label: 'Size', text: ring.sizeName },
    { label: 'Units', text: unit === 'mm' ? 'Millimeters' : 'Inches' },
    { label: 'Inside diameter', text: `${id} ${unit}` },
    { label: 'Cross-section', text: `${cs} ${unit}` },
    { label: 'Outside diameter', text: `${od} ${unit}` },
    { label: 'Tolerance', text: ring.idTolMm === null ? 'Nominal only' : 'AS568' },
    { label: 'Made by', text: ring.brandName },
    { label: 'Catalog revision', text: revisionText(version, publishedAt) },
    { label: 'File', text: fileNameOf(ring.partName, 'pdf') },
    { label: 'Sheet', text: 'A4, 1 of 1' },
  ];
};

/** Draws the title block in the lower corner, as on technical drawings. */
const titleBlock = (pen: PdfPen, ring: RingFile, unit: LengthUnit): void => {
  const cell = WIDTH / COLUMNS;
  const top = margin + BLOCK;
  pen.within('Table', () => {
    cellsOf(ring, unit).forEach(({ label, text }, index) => {
      const x = margin + (index % COLUMNS) * cell + 9;
      const y = top - Math.floor(index / COLUMNS) * ROW;
      const style = { size: 10, font: index === 0 ? 'mono' : 'bold' } as const;
      const size = Math.min(style.size, (style.size * (cell - 16)) / pen.widthOf(text, style));
      pen.within('TR', () => {
        pen.within('TH', () => pen.write(label, { x, y: y - 13, width: cell - 12 }, { size: 7, color: MUTED }));
        pen.within('TD', () => pen.write(text, { x, y: y - 27, width: cell - 9 }, { ...style, size }));
      });
    });
  });
  for (const row of [0, 1, 2, 3]) {
    const y = margin + row * ROW;
    pen.line([margin, y], [margin + WIDTH, y], row === 3 ? INK : RULE, row === 3 ? 1 : 0.6);
  }
  for (let column = 1; column < COLUMNS; column++) {
    const x = margin + column * cell;
    pen.line([x, margin], [x, top], RULE);
  }
};

const frame = (pen: PdfPen): void => {
  const [left, right, low, high] = [margin, margin + WIDTH, margin, margin + HEIGHT];
  for (const y of [low, high]) pen.line([left, y], [right, y], INK, 1);
  for (const x of [left, right]) pen.line([x, low], [x, high], INK, 1);
};

const head = (pen: PdfPen, ring: RingFile): void => {
  const top = PAGE_HEIGHT - margin - 30;
  pen.box(margin + 14, top - 5, 5, 22, toPdfColor(ring.color));
  pen.within('H1', () => {
    pen.write(ring.partName, { x: margin + 28, y: top, width: WIDTH / 2 }, { size: 20, font: 'mono' });
  });
  const width = pen.widthOf(ring.brandName, { size: 11, font: 'bold' });
  const x = margin + WIDTH - 16 - width;
  pen.logo(x - 24, top + 15, 18);
  pen.write(ring.brandName, { x, y: top + 2, width: width + 1 }, { size: 11, font: 'bold' });
};

/**
 * Returns the drawing of a part as a PDF file: A4 landscape, with plan, section and detail to scale, and title block.
 */
export const partDrawingPdf = async (ring: RingFile, unit: LengthUnit): Promise<Uint8Array<ArrayBuffer>> => {
  const pen = await createPdfPen(DRAWING_PAGE);
  const { document } = pen;
  document.setTitle(`${ring.partName} drawing`, { showInWindowTitleBar: true });
  document.setAuthor(ring.brandName);
  document.setSubject(ringLine(ring));
  document.setKeywords([ring.partName, ring.material, `catalog ${ring.catalog.version}`]);
  document.setLanguage('en-US');
  frame(pen);
  head(pen, ring);
  const low = margin + BLOCK + 22;
  const box = { x: margin, y: low, width: WIDTH, height: HEIGHT - BLOCK - 70 };
  pen.within('Figure', () => ringFigure(pen, ring, unit, box), `Drawing to scale. ${ringLine(ring)}`);
  pen.within('P', () => {
    const note = `Dimensions in ${unit === 'mm' ? 'mm' : 'inches'}. ${toleranceText(ring)}. ${ring.address}`;
    pen.write(note, { x: margin + 14, y: margin + BLOCK + 12, width: WIDTH - 28 }, { size: 8, color: MUTED });
  });
  titleBlock(pen, ring, unit);
  return pen.save();
};
