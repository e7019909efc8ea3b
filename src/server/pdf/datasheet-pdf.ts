import { hardnessText } from '../../domain/catalog/rows/describe-part.ts';
import type { Datasheet } from '../../domain/datasheet/datasheet.ts';
import {
  brandNote,
  chemicalText,
  familyRows,
  propertyRows,
  SHEET_NOTES,
  type SheetRow,
  sizesText,
  temperatureRange,
} from '../../domain/datasheet/datasheet-rows.ts';
import { datasheetHref, keywordHref } from '../../domain/site/store-links.ts';
import { colorOf, INK, MUTED, PAGE, type Place, RULE, type SheetPen, sheetPen } from './sheet-pen.ts';
import { hardnessScale, temperatureScale } from './sheet-scales.ts';

/** Who issues the sheet. */
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

const heading = (pen: SheetPen, title: string, { x, y, width }: Place): number => {
  pen.write(title, { x, y, width }, { size: 11, font: 'bold' });
  pen.line([x, y - 5], [x + width, y - 5], INK, 0.8);
  return y - 18;
};

const table = (pen: SheetPen, rows: readonly SheetRow[], { x, y, width }: Place): number => {
  const labelWidth = 92;
  let top = y;
  for (const { label, text } of rows) {
    pen.write(label, { x, y: top, width: labelWidth - 6 }, LABEL);
    const after = pen.write(text, { x: x + labelWidth, y: top, width: width - labelWidth }, TEXT);
    const rule = after + TEXT.size * 0.8;
    pen.line([x, rule], [x + width, rule], RULE, 0.4);
    top = rule - 12;
  }
  return top;
};

const list = (pen: SheetPen, title: string, texts: readonly string[], { x, y, width }: Place): number => {
  let top = pen.write(title, { x, y, width }, { size: 9, font: 'bold' });
  const shown = texts.length === 0 ? ['Depends on the type: ask an engineer.'] : texts;
  for (const text of shown) top = pen.write(text, { x, y: top, width }, TEXT);
  return top;
};

const titleBlock = (pen: SheetPen, sheet: Datasheet, issuer: Issuer, y: number): number => {
  const cells: readonly SheetRow[] = [
    { label: 'Material', text: sheet.labels.material.join(', ') || '–' },
    { label: 'Hardness', text: hardnessText(sheet) || '–' },
    { label: 'Temperature', text: temperatureRange(sheet, 'C') },
    { label: 'Supplier', text: issuer.brandName },
    { label: 'Catalog revision', text: issuer.revision },
  ];
  const width = WIDTH / cells.length;
  pen.line([LEFT, y], [LEFT + WIDTH, y], RULE);
  pen.line([LEFT, y - 34], [LEFT + WIDTH, y - 34], RULE);
  cells.forEach(({ label, text }, at) => {
    const x = LEFT + at * width + (at === 0 ? 0 : 8);
    if (at > 0) pen.line([x - 8, y], [x - 8, y - 34], RULE);
    pen.write(label, { x, y: y - 11, width: width - 10 }, { size: 7, color: MUTED });
    pen.write(text, { x, y: y - 24, width: width - 10 }, { size: 8.5, font: 'bold' });
  });
  return y - 56;
};

const head = (pen: SheetPen, sheet: Datasheet, issuer: Issuer): number => {
  const top = PAGE.height - LEFT;
  pen.write(issuer.brandName, { x: LEFT, y: top, width: WIDTH / 2 }, { size: 10, font: 'bold' });
  const kind = 'Compound datasheet';
  const width = pen.widthOf(kind, LABEL);
  pen.write(kind, { x: LEFT + WIDTH - width, y: top, width: width + 1 }, LABEL);
  pen.line([LEFT, top - 8], [LEFT + WIDTH, top - 8], INK, 1);
  pen.box(LEFT, top - 46, 5, 24, colorOf(sheet.color));
  pen.write(sheet.labelDisplay, { x: LEFT + 14, y: top - 42, width: WIDTH }, { size: 24, font: 'mono' });
  let y = pen.write(sheet.summary, { x: LEFT, y: top - 64, width: WIDTH }, { size: 11 });
  if (sheet.keyFeatures !== '')
    y = pen.write(sheet.keyFeatures, { x: LEFT, y, width: WIDTH }, { size: 10, color: MUTED });
  return titleBlock(pen, sheet, issuer, y - 2);
};

const leftColumn = (pen: SheetPen, sheet: Datasheet, y: number): number => {
  const column = { x: LEFT, width: COLUMN };
  let top = table(pen, propertyRows(sheet), { ...column, y: heading(pen, 'Properties', { ...column, y }) });
  if (sheet.family === null) return top;
  top = heading(pen, 'Typical of the material', { ...column, y: top - 8 });
  return table(pen, familyRows(sheet.family), { ...column, y: top });
};

const rightColumn = (pen: SheetPen, sheet: Datasheet, y: number): number => {
  const column = { x: LEFT + COLUMN + GAP, width: COLUMN };
  const { lowC, highC, durometer, durometerScale, family } = sheet;
  let top = y;
  if (lowC !== null && highC !== null) {
    top = heading(pen, 'Working temperature', { ...column, y: top });
    pen.write(`${temperatureRange(sheet, 'C')}, ${temperatureRange(sheet, 'F')}`, { ...column, y: top }, TEXT);
    top = temperatureScale(pen, { ...column, x: column.x + 12, width: COLUMN - 24, y: top - 4 }, lowC, highC) - 12;
  }
  if (durometer !== null && durometerScale === 'Shore A') {
    top = heading(pen, 'Hardness', { ...column, y: top });
    top = hardnessScale(pen, { ...column, y: top }, durometer) - 6;
  }
  if (family === null) return top;
  top = heading(pen, 'Fluids', { ...column, y: top });
  const half = { width: COLUMN / 2 - 6, y: top };
  const good = list(pen, 'Good for', family.goodFor, { ...half, x: column.x });
  const poor = list(pen, 'Poor for', family.poorFor, { ...half, x: column.x + COLUMN / 2 + 6 });
  return pen.write(chemicalText(family), { ...column, y: Math.min(good, poor) - 4 }, LABEL);
};

const notes = (pen: SheetPen, sheet: Datasheet, origin: string, y: number): void => {
  const texts = [...SHEET_NOTES, brandNote(sheet)].filter(Boolean);
  const lines = `${sizesText(sheet)}. ${origin}${keywordHref(sheet.labelDisplay)}`;
  let top = y;
  if (top < FOOT + 120) {
    pen.newPage();
    top = PAGE.height - LEFT;
  }
  top = heading(pen, 'Sizes and notes', { x: LEFT, y: top, width: WIDTH });
  top = pen.write(lines, { x: LEFT, y: top, width: WIDTH }, TEXT) - 3;
  for (const text of texts) top = pen.write(text, { x: LEFT, y: top, width: WIDTH }, LABEL) - 3;
};

const foot = (pen: SheetPen, sheet: Datasheet, issuer: Issuer, origin: string): void => {
  const pages = pen.document.getPages().length;
  const texts = [issuer.brandName, issuer.phone, issuer.salesEmail, origin + datasheetHref(sheet.label)].filter(
    Boolean,
  );
  pen.line([LEFT, FOOT - 8], [LEFT + WIDTH, FOOT - 8], RULE);
  pen.write(
    `${texts.join(' · ')}${pages === 1 ? '' : ` · ${pages} pages`}`,
    { x: LEFT, y: FOOT - 20, width: WIDTH },
    { size: 7.5, color: MUTED },
  );
};

/**
 * The datasheet as a PDF file of one page, or two where the texts are long: Letter, both units, text that can be selected.
 *
 * @param origin start of the addresses in the file: `https://example.com`
 */
export const datasheetPdf = async (
  sheet: Datasheet,
  issuer: Issuer,
  origin: string,
): Promise<Uint8Array<ArrayBuffer>> => {
  const pen = await sheetPen();
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
  return new Uint8Array(await document.save());
};
