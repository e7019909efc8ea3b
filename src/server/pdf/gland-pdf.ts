import type { DxfEntity, Point } from '../../domain/engineering/dxf/dxf-entity.ts';
import type { DatasheetRow } from '../../domain/shop/datasheet/datasheet-rows.ts';
import { createPdfPen, INK, MUTED, PAGE, type PdfArea, type PdfPen, RULE, SIGNAL } from './pdf-pen.ts';

/** The content of a gland sheet. */
export interface GlandSheetText {
  readonly brandName: string;
  readonly title: string;
  readonly verdict: string;
  readonly address: string;
  /** The text alternative of the drawing. */
  readonly drawing: string;
  readonly tables: readonly { readonly title: string; readonly rows: readonly DatasheetRow[] }[];
  readonly notes: readonly string[];
}

const { margin: LEFT } = PAGE;
const WIDTH = PAGE.width - 2 * LEFT;
const GAP = 28;
const COLUMN = (WIDTH - GAP) / 2;
const TEXT = { size: 8.5 };
const LABEL = { size: 8, color: MUTED };
const DRAWING_HEIGHT = 130;
const FOOT = 48;
const ARC_STEPS = 24;

const pointsOf = (entity: DxfEntity): readonly Point[] => {
  if (entity.kind === 'line') return [entity.from, entity.to];
  if (entity.kind === 'text') return [];
  const [from, to] = entity.kind === 'circle' ? [0, 360] : [entity.from, entity.to];
  const end = to <= from ? to + 360 : to;
  return Array.from({ length: ARC_STEPS + 1 }, (_, step) => {
    const angle = ((from + ((end - from) * step) / ARC_STEPS) * Math.PI) / 180;
    return [entity.center[0] + entity.radius * Math.cos(angle), entity.center[1] + entity.radius * Math.sin(angle)];
  });
};

const COLORS: Readonly<Record<string, typeof INK>> = { DIMENSIONS: SIGNAL, RING_FREE: SIGNAL };

/** Draws the lines and dimensions of a groove, scaled to fit a box. */
const drawEntities = (pen: PdfPen, entities: readonly DxfEntity[], { x, y, width }: PdfArea): void => {
  const all = entities.flatMap(pointsOf);
  const [xs, ys] = [all.map(([left]) => left), all.map(([, up]) => up)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min((width * 0.72) / (right - left), DRAWING_HEIGHT / (high - low));
  const at = ([px, py]: Point): [number, number] => [x + (px - left) * scale, y + (py - low) * scale];
  for (const entity of entities) {
    if (entity.kind === 'text') {
      const [textX, textY] = at(entity.at);
      pen.write(entity.text, { x: textX, y: textY, width: 150 }, { size: 8, color: SIGNAL });
      continue;
    }
    const points = pointsOf(entity);
    const isThin = entity.layer === 'DIMENSIONS' || entity.layer === 'RING_FREE';
    for (let index = 1; index < points.length; index++) {
      const [from, to] = [points[index - 1], points[index]];
      if (from && to) pen.line(at(from), at(to), COLORS[entity.layer] ?? INK, isThin ? 0.5 : 1);
    }
  }
};

const heading = (pen: PdfPen, title: string, { x, y, width }: PdfArea): number => {
  pen.within('H2', () => pen.write(title, { x, y, width }, { size: 10.5, font: 'bold' }));
  pen.line([x, y - 5], [x + width, y - 5], INK, 0.8);
  return y - 17;
};

const table = (pen: PdfPen, rows: readonly DatasheetRow[], { x, y, width }: PdfArea): number => {
  const labelWidth = 96;
  let top = y;
  pen.within('Table', () => {
    for (const { label, text } of rows) {
      let after = top;
      pen.within('TR', () => {
        pen.within('TH', () => pen.write(label, { x, y: top, width: labelWidth - 6 }, LABEL));
        pen.within('TD', () => {
          after = pen.write(text, { x: x + labelWidth, y: top, width: width - labelWidth }, TEXT);
        });
      });
      const rule = after + TEXT.size * 0.8;
      pen.line([x, rule], [x + width, rule], RULE, 0.4);
      top = rule - 11;
    }
  });
  return top;
};

const head = (pen: PdfPen, sheet: GlandSheetText): number => {
  const top = PAGE.height - LEFT;
  pen.logo(LEFT, top + 13, 20);
  pen.write(sheet.brandName, { x: LEFT + 27, y: top - 1, width: WIDTH / 2 }, { size: 13, font: 'bold' });
  pen.line([LEFT, top - 14], [LEFT + WIDTH, top - 14], INK, 1);
  pen.within('H1', () => {
    pen.write(sheet.title, { x: LEFT, y: top - 38, width: WIDTH }, { size: 18, font: 'bold' });
  });
  let y = top - 56;
  pen.within('P', () => {
    y = pen.write(sheet.verdict, { x: LEFT, y, width: WIDTH }, { size: 10 });
  });
  return y;
};

/** Writes tables in two columns, then notes. Content that does not fit continues on the next page. */
const body = (pen: PdfPen, sheet: GlandSheetText, from: number): void => {
  const columns = [LEFT, LEFT + COLUMN + GAP];
  const tops = [from, from];
  sheet.tables.forEach(({ title, rows }, index) => {
    const column = index % 2;
    const place = { x: columns[column] ?? LEFT, width: COLUMN };
    const top = heading(pen, title, { ...place, y: tops[column] ?? from });
    tops[column] = table(pen, rows, { ...place, y: top }) - 8;
  });
  let y = Math.min(...tops);
  for (const note of [...sheet.notes, sheet.address]) {
    if (y < FOOT) {
      pen.newPage();
      y = PAGE.height - LEFT;
    }
    pen.within('P', () => {
      y = pen.write(note, { x: LEFT, y, width: WIDTH }, LABEL) - 3;
    });
  }
};

/** Returns a designed gland as a PDF file: drawing, all inputs, and results with their reasons. */
export const glandPdf = async (
  sheet: GlandSheetText,
  entities: readonly DxfEntity[],
): Promise<Uint8Array<ArrayBuffer>> => {
  const pen = await createPdfPen();
  pen.document.setTitle(sheet.title);
  pen.document.setAuthor(sheet.brandName);
  pen.document.setLanguage('en-US');
  const y = head(pen, sheet) - DRAWING_HEIGHT - 6;
  pen.within('Figure', () => drawEntities(pen, entities, { x: LEFT + 20, y, width: WIDTH }), sheet.drawing);
  body(pen, sheet, y - 30);
  return pen.save();
};
