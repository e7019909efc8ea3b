import { MODIFIER_TYPES } from '../catalog/facets.ts';
import type { CatalogFileName } from './catalog-files.ts';
import { modifierKey, sizeKey } from './catalog-tables.ts';
import { plainText } from './csv-text.ts';
import type { DraftCatalog } from './draft-catalog.ts';
import { MOST_PIECES, readOffer, readPartNumber, readStock, readVendorStock } from './part-row-readers.ts';
import { type RowCells, shownCell } from './row-cells.ts';
import { compoundOf, type RowReader, referred, standardOf } from './row-references.ts';
import { LIST_SEPARATOR } from './written-rows.ts';

const LONGEST_CODE = 30;
const LONGEST_NAME = 100;
const LONGEST_TEXT = 300;
/** The database stores as many breaks per list. */
const MAX_BREAKS = 64;
const SCALES = ['', 'Shore A', 'Shore D', 'Shore M', 'Shore OO', 'IRHD', 'Spring Steel'];
const COLOR = /^#[0-9a-f]{6}$/i;
const LINK = /^(?:\/(?!\/)|https:\/\/)[^\s"'<>\\]*$/;

const TWICE = 'Remove one of the rows.';

/** Adds an entry under a key that may occur once. */
const addOnce = <Entry>(
  cells: RowCells,
  { column, name, key }: { readonly column: string; readonly name: string; readonly key: string },
  index: Map<string, number>,
  entries: Entry[],
  entry: Entry,
): void => {
  if (cells.isGood() && index.has(key)) cells.refuse(column, `${shownCell(name)} is there already.`, TWICE);
  if (!cells.isGood()) return;
  index.set(key, entries.length);
  entries.push(entry);
};

const colorOf = (cells: RowCells, column: string): string => {
  const color = cells.raw(column);
  if (color !== '' && !COLOR.test(color)) cells.refuse(column, `${shownCell(color)} is not a color.`, 'Write #rrggbb.');
  return color.toLowerCase();
};

const readModifier: RowReader = (cells, { modifiers, modifierAt }) => {
  const written = cells.raw('type');
  const type = MODIFIER_TYPES.find((each) => each === written) ?? 'material';
  if (type !== written)
    cells.refuse('type', `${shownCell(written)} is not a type.`, `Write one of ${MODIFIER_TYPES.join(', ')}.`);
  const key = cells.required('key', 60);
  if (key !== '' && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))
    cells.refuse('key', `${shownCell(key)} is not a key.`, 'Use lower-case letters, digits and single hyphens.');
  const color = colorOf(cells, 'color');
  addOnce(cells, { column: 'key', name: key, key: modifierKey({ type, key }) }, modifierAt, modifiers, {
    type,
    key,
    label: cells.required('label', LONGEST_NAME),
    color: color === '' ? null : color,
    hidden: cells.flag('hidden_filter', false),
    hiddenFull: cells.flag('hidden', false),
  });
};

/** Returns the indexes of all modifiers of a compound. */
const modifiersOf = (cells: RowCells, { modifierAt }: DraftCatalog): number[] =>
  MODIFIER_TYPES.flatMap((type) => {
    const keys = cells
      .raw(type)
      .split(LIST_SEPARATOR)
      .map((key) => key.trim())
      .filter(Boolean);
    if (type === 'material' && keys.length === 0)
      cells.refuse(type, 'The compound has no material.', 'Name one of modifiers.csv.');
    return [...new Set(keys)].flatMap((key) => {
      const at = modifierAt.get(modifierKey({ type, key }));
      if (at !== undefined) return at;
      const fix = `Add a row with type ${type} and this key, or correct it.`;
      cells.refuse(type, `${shownCell(key)} is not in modifiers.csv.`, fix);
      return [];
    });
  });

const readCompound: RowReader = (cells, draft) => {
  const label = cells.code('compound', LONGEST_CODE);
  const scale = cells.raw('hardness_scale');
  if (!SCALES.includes(scale))
    cells.refuse(
      'hardness_scale',
      `${shownCell(scale)} is not a scale.`,
      `Write one of ${SCALES.slice(1).join(', ')}.`,
    );
  const [low, high] = [cells.whole('temperature_low_c', -273, 2000), cells.whole('temperature_high_c', -273, 2000)];
  if (low !== null && high !== null && low > high)
    cells.refuse('temperature_low_c', `${low} °C is above the highest temperature, ${high} °C.`, 'Exchange the two.');
  const [least, most] = [cells.money('line_minimum_usd', 'amount'), cells.money('line_maximum_usd', 'amount')];
  if (least !== null && most !== null && most < least)
    cells.refuse('line_maximum_usd', 'The maximum is below the minimum.', 'Correct one of them.');
  const color = colorOf(cells, 'ring_color');
  const display = cells.text('display_name', LONGEST_NAME);
  addOnce(cells, { column: 'compound', name: label, key: label.toLowerCase() }, draft.compoundAt, draft.compounds, {
    label,
    labelDisplay: display === '' ? label : display,
    ringColor: color,
    datasheet: cells.flag('has_datasheet', false),
    hardness: cells.whole('hardness', 0, 100),
    hardnessScale: scale,
    temperatureLowC: low,
    temperatureHighC: high,
    lineMinCents: least,
    lineMaxCents: most,
    description: cells.text('key_features', LONGEST_TEXT),
    modifiers: modifiersOf(cells, draft),
  });
};

const readSize: RowReader = (cells, { sizes, sizeAt }) => {
  const standard = standardOf(cells);
  const code = cells.code('size', LONGEST_CODE);
  const key = sizeKey({ standard, code: code.toLowerCase() });
  addOnce(cells, { column: 'size', name: code, key }, sizeAt, sizes, {
    standard,
    code,
    idMm: cells.decimal('inside_diameter_mm', 0.1, 10_000),
    csMm: cells.decimal('cross_section_mm', 0.05, 200),
  });
};

const readPriceList: RowReader = (cells, { priceLists, priceListAt }) => {
  const name = cells.required('price_list', LONGEST_NAME);
  addOnce(cells, { column: 'price_list', name, key: name }, priceListAt, priceLists, {
    name,
    row: cells.row,
    hidesPrices: !cells.flag('shows_prices', true),
    startingE5: cells.money('starting_price_usd', 'price'),
    breaks: [],
  });
};

const readBreak: RowReader = (cells, { priceLists, priceListAt }) => {
  const name = plainText(cells.raw('price_list'));
  const list = priceLists[referred(cells, priceListAt, 'price_list', name, 'price-lists.csv')];
  const quantity = cells.whole('from_quantity_pcs', 1, MOST_PIECES);
  if (cells.raw('from_quantity_pcs') === '')
    cells.refuse('from_quantity_pcs', 'The cell is empty.', 'Write the smallest quantity, such as 1.');
  const e5 = cells.money('unit_price_usd', 'price');
  if (e5 === 0 || cells.raw('unit_price_usd') === '')
    cells.refuse('unit_price_usd', 'There is no price.', 'Write a price above 0, or remove the row.');
  if (!list || quantity === null || e5 === null || !cells.isGood()) return;
  if (list.breaks.some((other) => other.quantity === quantity))
    cells.refuse('from_quantity_pcs', `The list has a price from ${quantity} already.`, TWICE);
  else if (list.breaks.length === MAX_BREAKS)
    cells.refuse('price_list', `The list has more than ${MAX_BREAKS} prices.`, 'Remove some.');
  else list.breaks.push({ quantity, e5, row: cells.row });
};

const readVendor: RowReader = (cells, { vendors, vendorAt }) => {
  const name = cells.required('vendor', LONGEST_NAME);
  const leadTime = cells.whole('lead_time_business_days', 0, 365);
  addOnce(cells, { column: 'vendor', name, key: name }, vendorAt, vendors, { name, leadTime });
};

const readComparison: RowReader = (cells, draft) => {
  const compound = compoundOf(cells, draft);
  const link = cells.required('link', LONGEST_TEXT);
  if (link !== '' && !LINK.test(link))
    cells.refuse('link', `${shownCell(link)} is not a link.`, 'Begin it with / or https:// and use no spaces.');
  const text = cells.required('text', LONGEST_NAME);
  if (cells.isGood()) draft.comparisons.push({ compound, link, text });
};

export const ROW_READERS: Readonly<Record<CatalogFileName, RowReader>> = {
  'modifiers.csv': readModifier,
  'compounds.csv': readCompound,
  'sizes.csv': readSize,
  'price-lists.csv': readPriceList,
  'price-breaks.csv': readBreak,
  'offers.csv': readOffer,
  'part-numbers.csv': readPartNumber,
  'stock.csv': readStock,
  'vendors.csv': readVendor,
  'vendor-stock.csv': readVendorStock,
  'comparisons.csv': readComparison,
};
