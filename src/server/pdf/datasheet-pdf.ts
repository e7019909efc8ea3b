import { counted } from '../../domain/kit/text/counted.ts';
import { datasheetHref, keywordHref } from '../../domain/reference/paths/store-links.ts';
import { hardnessText } from '../../domain/shop/catalog/rows/describe-part.ts';
import type { Datasheet } from '../../domain/shop/datasheet/datasheet.ts';
import {
  brandNote,
  chemicalText,
  type DatasheetRow,
  datasheetNotes,
  familyRows,
  propertyRows,
  sizesText,
  temperatureRange,
} from '../../domain/shop/datasheet/datasheet-rows.ts';
import {
  createPdfPen,
  INK,
  MUTED,
  PAGE,
  type PdfArea,
  type PdfPen,
  RULE,
  type TextStyle,
  toPdfColor,
} from './pdf-pen.ts';
import { hardnessScale, temperatureScale } from './sheet-scales.ts';

/** The company that issues the datasheet. */
export interface Issuer {
  readonly brandName: string;
  readonly phone: string;
  readonly salesEmail: string;
  /** @see revisionText */
  readonly revision: string;
}

const { margin: LEFT } = PAGE;
const WIDTH = PAGE.width - 2 * LEFT;
const GAP = 28;
const COLUMN = (WIDTH - GAP) / 2;
const FOOT = 58;
const TEXT = { size: 9 };
const LABEL = { size: 8, color: MUTED };

const heading = (pen: PdfPen, title: string, { x, y, width }: PdfArea): number => {
  pen.within('H2', () => pen.write(title, { x, y, width }, { size: 11, font: 'bold' }));
  pen.line([x, y - 5], [x + width, y - 5], INK, 0.8);
  return y - 18;
};

type Written = readonly [PdfArea, TextStyle];

/** Writes the label and text of a row. Returns the baseline below the text. */
const tableRow = (pen: PdfPen, { label, text }: DatasheetRow, [head, cell]: readonly [Written, Written]): number => {
  let after = cell[0].y;
  pen.within('TR', () => {
    pen.within('TH', () => pen.write(label, ...head));
    pen.within('TD', () => {
      after = pen.write(text, ...cell);
    });
  });
  return after;
};

/** Writes a paragraph. Returns the baseline of the next line. */
const paragraph = (pen: PdfPen, text: string, place: PdfArea, style: TextStyle): number => {
  let after = place.y;
  pen.within('P', () => {
    after = pen.write(text, place, style);
  });
  return after;
};

const table = (pen: PdfPen, rows: readonly DatasheetRow[], { x, y, width }: PdfArea): number => {
  const labelWidth = 92;
  let top = y;
  pen.within('Table', () => {
    for (const row of rows) {
      const after = tableRow(pen, row, [
        [{ x, y: top, width: labelWidth - 6 }, LABEL],
        [{ x: x + labelWidth, y: top, width: width - labelWidth }, TEXT],
      ]);
      const rule = after + TEXT.size * 0.8;
      pen.line([x, rule], [x + width, rule], RULE, 0.4);
      top = rule - 12;
    }
  });
  return top;
};

const list = (pen: PdfPen, title: string, texts: readonly string[], { x, y, width }: PdfArea): number => {
  let top = y;
  pen.within('H3', () => {
    top = pen.write(title, { x, y, width }, { size: 9, font: 'bold' });
  });
  const shown = texts.length === 0 ? ['Depends on the type: ask an engineer.'] : texts;
  pen.within('L', () => {
    for (const text of shown)
      pen.within('LI', () =>
        pen.within('LBody', () => {
          top = pen.write(text, { x, y: top, width }, TEXT);
        }),
      );
  });
  return top;
};

const titleBlock = (pen: PdfPen, sheet: Datasheet, issuer: Issuer, y: number): number => {
  const cells: readonly DatasheetRow[] = [
    { label: 'Material', text: sheet.labels.material.join(', ') || '–' },
    { label: 'Hardness', text: hardnessText(sheet) || '–' },
    { label: 'Temperature', text: temperatureRange(sheet, 'C') },
    { label: 'Supplier', text: issuer.brandName },
    { label: 'Catalog revision', text: issuer.revision },
  ];
  const width = WIDTH / cells.length;
  const edges: number[] = [];
  let below = y;
  pen.within('Table', () => {
    cells.forEach((row, at) => {
      const x = LEFT + at * width + 8;
      edges.push(x - 8);
      const after = tableRow(pen, row, [
        [
          { x, y: y - 12, width: width - 12 },
          { size: 7, color: MUTED },
        ],
        [
          { x, y: y - 24, width: width - 12 },
          { size: 8.5, font: 'bold' },
        ],
      ]);
      below = Math.min(below, after + 2);
    });
  });
  const ends = [...edges, LEFT + WIDTH];
  for (const edge of ends) pen.line([edge, y], [edge, below], RULE);
  for (const height of [y, below]) pen.line([LEFT, height], [LEFT + WIDTH, height], RULE);
  return below - 24;
};

const head = (pen: PdfPen, sheet: Datasheet, issuer: Issuer): number => {
  const top = PAGE.height - LEFT;
  pen.logo(LEFT, top + 13, 20);
  pen.write(issuer.brandName, { x: LEFT + 27, y: top - 1, width: WIDTH / 2 }, { size: 13, font: 'bold' });
  const kind = 'Compound datasheet';
  const width = pen.widthOf(kind, LABEL);
  pen.write(kind, { x: LEFT + WIDTH - width, y: top, width: width + 1 }, LABEL);
  pen.line([LEFT, top - 14], [LEFT + WIDTH, top - 14], INK, 1);
  pen.box(LEFT, top - 52, 5, 24, toPdfColor(sheet.color));
  pen.within('H1', () => {
    pen.write(sheet.labelDisplay, { x: LEFT + 14, y: top - 48, width: WIDTH }, { size: 24, font: 'mono' });
  });
  const place = { x: LEFT, width: WIDTH };
  let y = paragraph(pen, sheet.summary, { ...place, y: top - 70 }, { size: 11 });
  if (sheet.keyFeatures !== '') y = paragraph(pen, sheet.keyFeatures, { ...place, y }, { size: 10, color: MUTED });
  return titleBlock(pen, sheet, issuer, y);
};

const leftColumn = (pen: PdfPen, sheet: Datasheet, y: number): number => {
  const column = { x: LEFT, width: COLUMN };
  let top = table(pen, propertyRows(sheet), { ...column, y: heading(pen, 'Properties', { ...column, y }) });
  if (sheet.family === null) return top;
  top = heading(pen, 'Typical of the material', { ...column, y: top - 8 });
  return table(pen, familyRows(sheet.family), { ...column, y: top });
};

const rightColumn = (pen: PdfPen, sheet: Datasheet, y: number): number => {
  const column = { x: LEFT + COLUMN + GAP, width: COLUMN };
  const { lowC, highC, durometer, durometerScale, family } = sheet;
  let top = y;
  if (lowC !== null && highC !== null) {
    top = heading(pen, 'Working temperature', { ...column, y: top });
    const range = `${temperatureRange(sheet, 'C')}, ${temperatureRange(sheet, 'F')}`;
    const place = { ...column, x: column.x + 12, width: COLUMN - 24, y: top - 4 };
    paragraph(pen, range, { ...column, y: top }, TEXT);
    pen.within(
      'Figure',
      () => {
        top = temperatureScale(pen, place, lowC, highC) - 12;
      },
      `Working temperature ${range} on a scale`,
    );
  }
  if (durometer !== null && durometerScale === 'Shore A') {
    top = heading(pen, 'Hardness', { ...column, y: top });
    const place = { ...column, y: top };
    pen.within(
      'Figure',
      () => {
        top = hardnessScale(pen, place, durometer) - 6;
      },
      `${durometer} Shore A on the scale of hardness`,
    );
  }
  if (family === null) return top;
  top = heading(pen, 'Fluids', { ...column, y: top });
  const half = { width: COLUMN / 2 - 6, y: top };
  const good = list(pen, 'Good for', family.goodFor, { ...half, x: column.x });
  const poor = list(pen, 'Poor for', family.poorFor, { ...half, x: column.x + COLUMN / 2 + 6 });
  return paragraph(pen, chemicalText(family), { ...column, y: Math.min(good, poor) - 4 }, LABEL);
};

const notes = (pen: PdfPen, sheet: Datasheet, origin: string, y: number): void => {
  const texts = [...datasheetNotes(sheet), brandNote(sheet)].filter(Boolean);
  const lines = `${sizesText(sheet)}. ${origin}${keywordHref(sheet.labelDisplay)}`;
  let top = y;
  if (top < FOOT + 120) {
    pen.newPage();
    top = PAGE.height - LEFT;
  }
  top = heading(pen, 'Sizes and notes', { x: LEFT, y: top, width: WIDTH });
  top = paragraph(pen, lines, { x: LEFT, y: top, width: WIDTH }, TEXT) - 3;
  for (const text of texts) top = paragraph(pen, text, { x: LEFT, y: top, width: WIDTH }, LABEL) - 3;
};

const foot = (pen: PdfPen, sheet: Datasheet, issuer: Issuer, origin: string): void => {
  const pages = pen.document.getPages().length;
  const texts = [issuer.brandName, issuer.phone, issuer.salesEmail, origin + datasheetHref(sheet.label)].filter(
    Boolean,
  );
  pen.line([LEFT, FOOT - 8], [LEFT + WIDTH, FOOT - 8], RULE);
  pen.write(
    `${texts.join(' · ')}${pages === 1 ? '' : ` · ${counted(pages, 'page')}`}`,
    { x: LEFT, y: FOOT - 20, width: WIDTH },
    { size: 7.5, color: MUTED },
  );
};

/**
 * Returns the datasheet as a PDF file in Letter format: one page, or two if the texts are long. It shows both units,
 * its text can be selected, and it is tagged for screen readers.
 *
 * @param origin start of the URLs in the file: `https://example.com`
 */
export const datasheetPdf = async (
  sheet: Datasheet,
  issuer: Issuer,
  origin: string,
): Promise<Uint8Array<ArrayBuffer>> => {
  const pen = await createPdfPen();
  const { document } = pen;
  document.setTitle(`${sheet.labelDisplay} datasheet: ${sheet.summary}`, { showInWindowTitleBar: true });
  document.setAuthor(issuer.brandName);
  document.setSubject(`Properties of sealing compound ${sheet.labelDisplay}`);
  document.setKeywords([sheet.labelDisplay, ...sheet.labels.material, `catalog ${sheet.version}`]);
  document.setLanguage('en-US');
  const top = head(pen, sheet, issuer);
  const below = Math.min(leftColumn(pen, sheet, top), rightColumn(pen, sheet, top));
  notes(pen, sheet, origin, below - 14);
  foot(pen, sheet, issuer, origin);
  return pen.save();
};
