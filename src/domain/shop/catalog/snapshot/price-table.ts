import { usdCents, usdE5 } from '../../../kit/units.ts';
import type { PriceBreak, PriceList } from '../../pricing/price-list.ts';

/** Index of the parts without a published price list. */
export const NO_PRICE_LIST = 0;
/** Indexes have 16 bits. Parts of further lists are stored without one. */
export const MAX_PRICE_LISTS = 0xffff;

const LARGEST = 0xffff_ffff;
export const WORDS_A_LIST = 4;
export const WORDS_A_BREAK = 2;

/** The distinct price lists of a catalog while it is built. A list's index is its position plus 1. */
export interface PriceTable {
  /** Returns the index of a list, which is added if it is new. */
  indexOf(list: PriceList | null | undefined): number;
  readonly lists: readonly PriceList[];
}

/** Returns the numbers of a list in the order that lists are sorted by. Equal lists have equal texts. */
export const figuresOf = ({ breaks, lineMinCents, lineMaxCents }: PriceList): readonly number[] => [
  breaks.length,
  ...breaks.flatMap(({ minQuantity, unitPriceE5 }) => [minQuantity, unitPriceE5]),
  lineMinCents,
  lineMaxCents ?? 0,
];

/** Collects price lists. Lists that are hidden, empty or have a number above 32 bits count as no price list. */
export const createPriceTable = (initial: Iterable<PriceList> = []): PriceTable => {
  const lists: PriceList[] = [];
  const byContent = new Map<string, number>();
  /** Callers share one object between the parts of a list. */
  const byObject = new WeakMap<PriceList, number>();
  const add = (list: PriceList): number => {
    const { hidden, breaks } = list;
    if (hidden || breaks.length === 0) return NO_PRICE_LIST;
    const figures = figuresOf(list);
    if (!figures.every((figure) => figure <= LARGEST)) return NO_PRICE_LIST;
    const content = figures.join();
    const known = byContent.get(content);
    if (known !== undefined) return known;
    if (lists.length === MAX_PRICE_LISTS) return NO_PRICE_LIST;
    lists.push(list);
    byContent.set(content, lists.length);
    return lists.length;
  };
  const indexOf = (list: PriceList | null | undefined): number => {
    if (!list) return NO_PRICE_LIST;
    const index = byObject.get(list) ?? add(list);
    byObject.set(list, index);
    return index;
  };
  for (const list of initial) indexOf(list);
  return { indexOf, lists };
};

const compareFigures = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((figure, n) => figure !== b[n]);
  return at === -1 ? 0 : (a[at] as number) - (b[at] ?? 0);
};

/** The lists of a table that parts use, in an order that does not depend on the order of the parts. */
export interface StoredPriceTable {
  /** New index for each index of the table. */
  readonly indexes: Uint16Array;
  readonly lists: Uint32Array;
  readonly breaks: Uint32Array;
}

/**
 * Returns a table as it is stored: four words per list (position of its first break, number of breaks, line minimum,
 * line maximum or 0), two words per break (minimum quantity, unit price). Lists with the same breaks share them.
 *
 * @param isUsed whether a part has the list of an index
 */
export const storedPriceTable = (
  { lists }: Pick<PriceTable, 'lists'>,
  isUsed: (index: number) => boolean,
): StoredPriceTable => {
  const sorted = lists
    .map((list, at) => ({ list, index: at + 1, figures: figuresOf(list) }))
    .filter(({ index }) => isUsed(index))
    .sort((a, b) => compareFigures(a.figures, b.figures));
  const indexes = new Uint16Array(lists.length + 1);
  const words: number[] = [];
  const breaks: number[] = [];
  let before = '';
  let start = 0;
  sorted.forEach(({ list, index, figures }, at) => {
    indexes[index] = at + 1;
    const ofBreaks = figures.slice(1, -2);
    if (ofBreaks.join() !== before) {
      before = ofBreaks.join();
      start = breaks.length / WORDS_A_BREAK;
      breaks.push(...ofBreaks);
    }
    words.push(start, list.breaks.length, list.lineMinCents, list.lineMaxCents ?? 0);
  });
  return { indexes, lists: Uint32Array.from(words), breaks: Uint32Array.from(breaks) };
};

const storedBreaks = (breaks: Uint32Array, start: number, count: number): PriceBreak[] => {
  const list: PriceBreak[] = [];
  for (let at = start * WORDS_A_BREAK; list.length < count; at += WORDS_A_BREAK) {
    list.push({ minQuantity: breaks[at] as number, unitPriceE5: usdE5(breaks[at + 1] as number) });
  }
  return list;
};

/**
 * Visits the lists of a stored table in its order. Consecutive lists with the same breaks share one array. Uses index
 * loops, because an index sorts thousands of lists for every new quantity.
 */
export const eachStoredList = (
  { lists, breaks }: Pick<StoredPriceTable, 'lists' | 'breaks'>,
  visit: (list: PriceList) => void,
): void => {
  let shared: PriceBreak[] = [];
  let first = -1;
  for (let at = 0; at < lists.length; at += WORDS_A_LIST) {
    const start = lists[at] as number;
    if (start !== first) {
      first = start;
      shared = storedBreaks(breaks, start, lists[at + 1] as number);
    }
    const lineMax = lists[at + 3] as number;
    visit({
      breaks: shared,
      hidden: false,
      lineMinCents: usdCents(lists[at + 2] as number),
      lineMaxCents: lineMax === 0 ? null : usdCents(lineMax),
    });
  }
};

/** Returns the lists of a stored table. */
export const storedPriceLists = (stored: Pick<StoredPriceTable, 'lists' | 'breaks'>): PriceList[] => {
  const lists: PriceList[] = [];
  eachStoredList(stored, (list) => lists.push(list));
  return lists;
};

/** Returns the section `priceListOf` as one index of 16 bits per part, followed by one for padding if it is odd. */
export const priceListColumn = ({ buffer, byteOffset, length }: Uint32Array): Uint16Array =>
  new Uint16Array(buffer, byteOffset, length * 2);
