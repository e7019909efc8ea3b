import type { DrawingPaper } from '../../domain/engineering/part-files/file-kinds.ts';
import {
  type RingFile,
  ringLine,
  toleranceText,
  torusOf,
  volumeText,
  whyNoSolid,
} from '../../domain/engineering/part-files/ring-file.ts';
import type { LengthUnit } from '../../domain/kit/units.ts';
import { outsideDiameter } from '../../domain/reference/sizes/ring-lengths.ts';
import { revisionText } from '../../domain/shop/datasheet/revision.ts';
import { DRAWING_PAPERS, drawingFrame, exactScale, thirdAngle } from './drawing-paper.ts';
import { createPdfPen, INK, MUTED, type Paper, type PdfPen } from './pdf-pen.ts';
import { largestPlan, ringFigure } from './ring-figure.ts';

const BLOCK_WIDTH = 364;
const TITLE_ROW = 38;
const ROW = 29;
const BLOCK = TITLE_ROW + 3 * ROW;
const PAD = 6;

interface Cell {
  readonly label: string;
  readonly text: string;
  /** Share of the row. */
  readonly share: number;
}

interface Drawing {
  readonly ring: RingFile;
  readonly unit: LengthUnit;
  readonly size: string;
  readonly scale: string;
}

const rowsOf = ({ ring, unit, size, scale }: Drawing): readonly (readonly Cell[])[] => [
  [
    { label: 'Part', text: ring.partName, share: 0.36 },
    { label: 'Material', text: ring.material, share: 0.4 },
    { label: 'Size of the ring', text: ring.sizeName, share: 0.24 },
  ],
  [
    { label: 'Sheet size', text: size, share: 0.18 },
    { label: 'Scale', text: scale, share: 0.18 },
    { label: 'Units', text: unit === 'mm' ? 'mm' : 'inches', share: 0.2 },
    { label: 'Tolerance', text: ring.idTolMm === null ? 'Nominal only' : 'AS568', share: 0.2 },
    { label: 'Sheet', text: '1 of 1', share: 0.24 },
  ],
  [
    {
      label: 'Catalog revision',
      text: revisionText(ring.catalog.version, ring.catalog.publishedAt),
      share: 0.44,
    },
    { label: 'Source', text: ring.address.replace('https://', ''), share: 0.56 },
  ],
];

const writeCell = (pen: PdfPen, { label, text }: Cell, x: number, y: number, width: number, size = 9): void => {
  const style = { size, font: label === 'Title' ? 'bold' : 'mono' } as const;
  const fitting = Math.min(size, (size * (width - 2 * PAD)) / pen.widthOf(text, style));
  pen.within('TR', () => {
    pen.within('TH', () => pen.write(label, { x: x + PAD, y: y - 9, width }, { size: 6.5, color: MUTED }));
    pen.within('TD', () => {
      pen.write(text, { x: x + PAD, y: y - (size > 9 ? 26 : 22), width }, { ...style, size: fitting });
    });
  });
};

/** Draws the title block in the lower right corner. */
const titleBlock = (pen: PdfPen, drawing: Drawing, { margin, width }: Paper): void => {
  const left = width - margin - BLOCK_WIDTH;
  const top = margin + BLOCK;
  pen.line([left, margin], [left, top], INK, 1);
  pen.line([left, top], [left + BLOCK_WIDTH, top], INK, 1);
  thirdAngle(pen, left + BLOCK_WIDTH - 56, top - TITLE_ROW / 2);
  const { ring } = drawing;
  const title = `O-ring, ${ring.sizeName}, ${ring.material}`;
  pen.within('Table', () => {
    writeCell(pen, { label: 'Title', text: title, share: 1 }, left, top, BLOCK_WIDTH - 62, 12);
    rowsOf(drawing).forEach((cells, at) => {
      const y = top - TITLE_ROW - at * ROW;
      pen.line([left, y], [left + BLOCK_WIDTH, y], INK, 0.7);
      let x = left;
      for (const cell of cells) {
        if (x > left) pen.line([x, y], [x, y - ROW], INK, 0.7);
        writeCell(pen, cell, x, y, cell.share * BLOCK_WIDTH);
        x += cell.share * BLOCK_WIDTH;
      }
    });
  });
};

/** The symbols of all drawings: of rings, and of glands. */
const SYMBOLS = [
  'ID inside diameter, CS cross-section, OD outside diameter: ID + 2 CS.',
  'On gland drawings: W width, L depth, G groove diameter, r radius, g gap.',
];

const notesOf = ({ ring, unit }: Drawing): readonly string[] => [
  `Dimensions in ${unit === 'mm' ? 'mm' : 'inches'}, of the free ring.`,
  `${toleranceText(ring)}.`,
  ...(whyNoSolid(ring) === null ? [`Volume ${volumeText(torusOf(ring), unit)}.`] : []),
  `${ring.brandName} part ${ring.partName}.`,
];

const notes = (pen: PdfPen, drawing: Drawing, { margin, width }: Paper): void => {
  const place = { x: margin + 14, width: width - 2 * margin - BLOCK_WIDTH - 28 };
  const write = (title: string, texts: readonly string[], from: number): number => {
    pen.within('H2', () => pen.write(title, { ...place, y: from }, { size: 8.5, font: 'bold' }));
    let y = from - 12;
    for (const text of texts) {
      pen.within('P', () => {
        y = pen.write(text, { ...place, y }, { size: 7.5 });
      });
    }
    return y;
  };
  const next = write(
    'Notes',
    notesOf(drawing).map((text, at) => `${at + 1}. ${text}`),
    margin + BLOCK - 9,
  );
  write('Symbols', SYMBOLS, next - 8);
};

/**
 * Returns the drawing of a part as a PDF file, landscape: plan, section and detail at an exact scale, with zones, notes
 * and title block.
 */
export const partDrawingPdf = async (
  ring: RingFile,
  unit: LengthUnit,
  paperName: DrawingPaper,
): Promise<Uint8Array<ArrayBuffer>> => {
  const paper = DRAWING_PAPERS[paperName];
  const { margin } = paper;
  const pen = await createPdfPen(paper);
  const { document } = pen;
  document.setTitle(`${ring.partName} drawing`, { showInWindowTitleBar: true });
  document.setAuthor(ring.brandName);
  document.setSubject(ringLine(ring));
  document.setKeywords([ring.partName, ring.material, `catalog ${ring.catalog.version}`]);
  document.setLanguage('en-US');
  const box = {
    x: margin,
    y: margin + BLOCK,
    width: paper.width - 2 * margin,
    height: paper.height - 2 * margin - BLOCK,
  };
  const scale = exactScale(outsideDiameter(ring), largestPlan(box));
  const drawing = { ring, unit, size: paper.size, scale: scale.text };
  drawingFrame(pen, paper);
  pen.within('Figure', () => ringFigure(pen, ring, unit, box, scale.drawn), `Scale ${scale.text}. ${ringLine(ring)}`);
  notes(pen, drawing, paper);
  titleBlock(pen, drawing, paper);
  return pen.save();
};
