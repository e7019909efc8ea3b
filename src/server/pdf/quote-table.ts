import { formatCount } from '../../domain/kit/text/counted.ts';
import { lineNotes } from '../../domain/order/quotes/line-notes.ts';
import { offerTexts } from '../../domain/order/quotes/offer-texts.ts';
import { priceChange } from '../../domain/order/quotes/price-change.ts';
import type { ShownLine, ShownQuote, ShownText } from '../../domain/order/quotes/shown-line.ts';
import { formatCents, formatUnitPrice } from '../../domain/shop/pricing/money.ts';
import { shipTimeValue } from '../../domain/shop/pricing/ship-time.ts';
import { wait } from '../resilience/wait.ts';
import { INK, LEADING, MUTED, PAGE, type PdfPen, RULE, type TextStyle } from './pdf-pen.ts';

const { margin: LEFT } = PAGE;
const RIGHT = PAGE.width - LEFT;
const HEAD: TextStyle = { size: 7.5, font: 'bold' };
const TEXT: TextStyle = { size: 8.5 };
const SUM: TextStyle = { ...TEXT, font: 'bold' };
const OUT: TextStyle = { ...TEXT, color: MUTED };
const NAME: TextStyle = { size: 9, font: 'mono' };
const DETAIL: TextStyle = { size: 7.5, color: MUTED };
const RING = 16;
/** Rows between two pauses. */
const ROWS_AT_ONCE = 100;
const PADDING = 11;

interface Column {
  readonly label: string;
  readonly x: number;
  readonly width: number;
  readonly isFigure: boolean;
}

const PART: Column = { label: 'Part', x: LEFT + 46, width: 218, isFigure: false };
const LINE: Column = { label: 'Line', x: LEFT, width: 22, isFigure: true };
const QUANTITY: Column = { label: 'Quantity', x: LEFT + 268, width: 44, isFigure: true };
const SHIPS: Column = { label: 'Ship time', x: LEFT + 322, width: 66, isFigure: false };
const PRICE: Column = { label: 'Unit price', x: LEFT + 392, width: 58, isFigure: true };
const TOTAL: Column = { label: 'Total', x: LEFT + 454, width: RIGHT - LEFT - 454, isFigure: true };
const COLUMNS = [LINE, PART, QUANTITY, SHIPS, PRICE, TOTAL];

const cell = (pen: PdfPen, text: string, y: number, { x, width, isFigure }: Column, style: TextStyle): number => {
  if (!isFigure) return pen.write(text, { x, y, width }, style);
  const textWidth = pen.widthOf(text, style);
  return pen.write(text, { x: Math.max(x, x + width - textWidth), y, width: Math.max(width, textWidth) + 1 }, style);
};

/** Writes the column heads. On further pages they are decoration, which screen readers skip. */
const heads = (pen: PdfPen, y: number, isFirst: boolean): number => {
  const write = (column: Column) => cell(pen, column.label, y, column, HEAD);
  if (isFirst) {
    pen.within('TR', () => {
      for (const column of COLUMNS) pen.within('ColumnHead', () => write(column));
    });
  } else {
    pen.asDecoration(() => {
      for (const column of COLUMNS) write(column);
    });
  }
  pen.line([LEFT, y - 5], [RIGHT, y - 5], INK, 0.8);
  return y - 17;
};

/** The texts of one row. */
interface Row {
  /** Whether the line was not accepted. Its figures are muted. */
  readonly isOut: boolean;
  readonly name: string;
  readonly nameStyle: TextStyle;
  readonly details: readonly string[];
  readonly ring: { readonly idMm: number; readonly csMm: number; readonly color: string } | null;
  /** In the order of the columns, except for the part. */
  readonly figures: readonly (readonly [Column, string])[];
}

const NOT_ACCEPTED = 'Not accepted: not in this total';

const rowOf = (line: ShownLine, isOut: boolean): Row => {
  const { item, position, words } = line;
  const change = priceChange(line);
  const changed =
    change === null ? [] : [[change.before && `Was ${change.before}`, change.words].filter(Boolean).join(', ')];
  return {
    isOut,
    name: item.productName,
    nameStyle: NAME,
    details: [
      [item.description, item.descriptionTwo].filter(Boolean).join(', '),
      ...(item.note === '' ? [] : [`Note: ${item.note}`]),
      ...(words === '' ? [] : [words]),
      ...offerTexts(line),
      ...changed,
      ...lineNotes(line),
      ...(isOut ? [NOT_ACCEPTED] : []),
    ],
    ring: item.ring === null ? null : { ...item.ring, color: item.color },
    figures: [
      [LINE, String(position)],
      [QUANTITY, formatCount(item.quantity)],
      [SHIPS, shipTimeValue(item.shipTime)],
      [PRICE, item.fixedPriceDisplay || '–'],
      [TOTAL, typeof item.price === 'number' ? formatCents(item.price) : '–'],
    ],
  };
};

const nameOfText = ({ part, description, text }: ShownText): string => part || description || `“${text}”`;

const rowOfText = (line: ShownText, isOut: boolean): Row => ({
  ...rowOfOffer(line),
  isOut,
  name: nameOfText(line),
  nameStyle: line.part === '' ? TEXT : NAME,
  details: [
    line.text === '' || (line.part === '' && line.description === '') ? '' : `For “${line.text}”`,
    line.hint,
    line.words,
    ...offerTexts(line),
    isOut ? NOT_ACCEPTED : '',
  ].filter((detail) => detail !== ''),
});

const rowOfOffer = ({ position, offer }: ShownText): Pick<Row, 'ring' | 'figures'> => ({
  ring: null,
  figures: [
    [LINE, String(position)],
    ...(offer === null
      ? []
      : ([
          [QUANTITY, formatCount(offer.quantity)],
          [SHIPS, shipTimeValue(offer.shipTime)],
          [PRICE, formatUnitPrice(offer.unitPriceE5)],
          [TOTAL, formatCents(offer.totalCents)],
        ] as const)),
  ],
});

const heightOf = (pen: PdfPen, { name, nameStyle, details }: Row): number => {
  const lines = (text: string, style: TextStyle): number =>
    pen.linesOf(text, PART.width, style).length * style.size * LEADING;
  return Math.max(RING, lines(name, nameStyle) + details.reduce((sum, text) => sum + lines(text, DETAIL), 0)) + PADDING;
};

const write = (pen: PdfPen, row: Row, y: number): void => {
  const { ring, figures, details, isOut } = row;
  if (ring !== null) pen.ring(LEFT + 26, y + 7, RING, ring);
  const figure = ([column, text]: (typeof figures)[number]) =>
    pen.within('TD', () => cell(pen, text, y, column, isOut ? OUT : column === TOTAL ? SUM : TEXT));
  const [line, ...rest] = figures;
  pen.within('TR', () => {
    if (line) figure(line);
    pen.within('TH', () => {
      let below = pen.write(row.name, { ...PART, y }, row.nameStyle);
      for (const text of details) below = pen.write(text, { ...PART, y: below }, DETAIL);
    });
    rest.forEach(figure);
  });
};

/** Writes the lines of a quote on as many pages as they need, with pauses. Returns the height below the last line. */
export const quoteTable = async (
  pen: PdfPen,
  shown: ShownQuote,
  place: { y: number; foot: number },
): Promise<number> => {
  const rows = [
    ...shown.lines.map((line) => rowOf(line, shown.leftOut.has(line.position))),
    ...shown.texts.map((line) => rowOfText(line, shown.leftOut.has(line.position))),
  ];
  let y = place.y;
  await pen.withinSlices('Table', async () => {
    y = heads(pen, y, true);
    for (const [at, row] of rows.entries()) {
      if (at > 0 && at % ROWS_AT_ONCE === 0) await wait(0);
      const height = heightOf(pen, row);
      if (y - height < place.foot) {
        pen.newPage();
        y = heads(pen, PAGE.height - LEFT, false);
      }
      write(pen, row, y);
      y -= height;
      pen.line([LEFT, y + 11], [RIGHT, y + 11], RULE, 0.4);
    }
  });
  return y;
};
