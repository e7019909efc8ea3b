import { type Kind, LENGTHS, type Understood } from '../../../engineering/understand/reading.ts';
import { takeQuantity } from '../../../engineering/understand/take-quantity.ts';
import { understand } from '../../../engineering/understand/understand.ts';
import type { Catalog } from '../../../shop/catalog/index/catalog.ts';
import type { Part } from '../../../shop/catalog/model.ts';
import { partsWritten } from '../../../shop/catalog/rows/part-written.ts';
import { parsePieces } from '../../../shop/pricing/quantity.ts';
import { MAX_CANDIDATES } from '../limits.ts';
import { differencesFrom } from '../part-differences.ts';
import { isBlankRow } from './asides.ts';
import { numberCorrections } from './line-reading.ts';
import { listReadings, withoutMarker } from './list-readings.ts';
import { agrees, isSettled } from './part-agrees.ts';
import { type ReadLine, type ReadText, UNREAD_TEXT } from './read-text.ts';
import { unreadOf } from './read-words.ts';
import { type Naming, withoutRemarks } from './remarks.ts';

/** A way to split a text into the name of the part and the quantity. */
export interface Way {
  readonly part: string;
  readonly quantity: string;
  readonly unclear: string;
}

export const NO_QUANTITY = { quantity: '', unclear: '' };

export const statedQuantity = (quantity: number | null, unclear: string): Pick<Way, 'quantity' | 'unclear'> => ({
  quantity: quantity === null ? '' : String(quantity),
  unclear: quantity === null ? unclear : '',
});

/**
 * Returns the readings of a text whose quantity is in another cell: the whole text, or the text without a worded
 * quantity.
 */
const cellWays = (text: string): readonly Way[] => {
  const taken = takeQuantity(text);
  return [
    { part: text, ...NO_QUANTITY },
    ...(taken ? [{ part: taken.rest, ...statedQuantity(taken.quantity, taken.typed) }] : []),
  ];
};

const byNumber = (catalog: Catalog, text: string): ReadText | null => {
  const parts = partsWritten(catalog, text, MAX_CANDIDATES);
  const [first, other] = parts;
  if (first === undefined) return null;
  return {
    ...UNREAD_TEXT,
    kind: other === undefined ? 'exact' : 'choose',
    candidates: parts.map((part) => ({ part, differences: [], features: [] })),
    total: parts.length,
    corrections: other === undefined ? numberCorrections(text, first.name) : [],
  };
};

const withoutOnce = (text: string, piece: string): string => {
  const at = piece === '' ? -1 : text.indexOf(piece);
  return at === -1 ? text : `${text.slice(0, at)} ${text.slice(at + piece.length)}`;
};

const names =
  (catalog: Catalog, kinds: readonly Kind[]) =>
  (text: string): boolean =>
    understand(catalog, text).understood.some(({ kind }) => kinds.includes(kind));

export const namingOf = (catalog: Catalog): Naming => ({
  namesPart: names(catalog, ['compound']),
  namesSize: names(catalog, LENGTHS),
});

export const severalSizes = (names: readonly string[]): string =>
  `The line names several sizes: ${names.join(', ')}. Write one line for each.`;

/**
 * Handles the words next to a part number: words that contradict it make the visitor choose, and all others stay with
 * the line.
 */
const withRest = (catalog: Catalog, read: ReadText, part: Part, rest: string): ReadText => {
  if (isBlankRow(rest)) return read;
  const { text, remarks } = withoutRemarks(rest, namingOf(catalog));
  const reading = understand(catalog, text);
  const others = reading.understood.filter((one) => isSettled(one) && !agrees(catalog, part, one));
  const beside = reading.understood.filter((one) => !isSettled(one) && one.kind !== 'quantity');
  const kept = [...remarks, ...unreadOf(reading), ...beside.map(({ typed }) => typed)];
  if (others.length === 0) return { ...read, remarks: [...new Set(kept)] };
  if (others.some(({ kind }) => kind === 'size')) {
    const names = [part.name, ...others.map((one) => one.text)];
    return { ...UNREAD_TEXT, found: names, problem: severalSizes(names) };
  }
  const { sizeRecord: size } = part;
  const differences = differencesFrom(catalog, part, { size, idMm: size.idMm, csMm: size.csMm }, others);
  return {
    ...read,
    kind: 'choose',
    candidates: [{ part, differences, features: [] }],
    found: [part.name, ...others.map((one) => one.text)],
    remarks: [...new Set(kept)],
    problem: `The line says ${part.name} and ${others.map((one) => one.text).join(', ')}.`,
  };
};

/** Returns the part whose number is in a text, and the words next to it. */
export const numbered = (catalog: Catalog, text: string, ways: readonly Way[]): ReadLine | null => {
  for (const way of ways) {
    const read = byNumber(catalog, way.part);
    const part = read?.candidates[0]?.part;
    if (read?.kind !== 'exact' || part === undefined) continue;
    const beside = withoutOnce(text, way.part);
    const taken = takeQuantity(beside);
    const rest = withoutOnce(taken?.rest ?? withoutNumber(beside, way.quantity), way.unclear);
    const whole = withRest(catalog, read, part, withoutMarker(rest));
    const pieces = way.quantity === '' || whole.candidates.length === 0 ? null : parsePieces(way.quantity, 'english');
    return { ...whole, ...statedQuantity(pieces, way.unclear || way.quantity) };
  }
  return null;
};

/** Returns a text without the quantity that a reading found in it. */
const withoutNumber = (text: string, quantity: string): string => {
  if (quantity === '') return text;
  const digits = quantity.replaceAll(',', '');
  const grouped = Number(digits).toLocaleString('en-US');
  const figures = [quantity, grouped].flatMap((figure) => [`${figure}.00`, `${figure}.0`, figure]);
  const european = [grouped.replaceAll(',', '.'), digits].flatMap((figure) => [`${figure},00`, `${figure},0`]);
  return withoutOnce(text, [...european, ...figures].find((figure) => text.includes(figure)) ?? '');
};

const only = <T>(values: readonly T[]): T | null => (values.length === 1 ? (values[0] ?? null) : null);

export const sizesIn = (understood: readonly Understood[]): readonly string[] => [
  ...new Set(understood.flatMap((one) => (one.kind === 'size' ? [one.size] : []))),
];

/** Returns the part whose compound and size are separate in a text. */
export const namedApart = (catalog: Catalog, text: string, understood: readonly Understood[]): ReadText | null => {
  const compound = only(understood.flatMap((one) => (one.kind === 'compound' ? one.labels : [])));
  const size = only(sizesIn(understood));
  if (compound === null || size === null) return null;
  const named = byNumber(catalog, `${compound}-${size.replace(/^(?:AS568-|JIS )/, '')}`);
  const part = named?.candidates[0]?.part;
  if (named?.kind !== 'exact' || part === undefined) return null;
  const pieces = understood.filter(({ kind }) => kind === 'compound' || kind === 'size');
  const rest = pieces.reduce((left, { typed }) => withoutOnce(left, typed), text);
  return withRest(catalog, { ...named, corrections: [] }, part, rest);
};

/** Returns the ways to read a text. */
export const waysOf = (text: string, holdsQuantity: boolean): readonly Way[] =>
  holdsQuantity ? listReadings(text) : cellWays(text);
