import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkCompound, compoundRow } from '../../../../src/domain/shop/catalog-edits/compound-edit.ts';
import { checkStock, checkVendorStock, typedVendorStock } from '../../../../src/domain/shop/catalog-edits/part-edit.ts';
import { checkPriceList, typedPrices } from '../../../../src/domain/shop/catalog-edits/price-list-edit.ts';
import type { PriceListEntry } from '../../../../src/domain/shop/catalog-files/catalog-tables.ts';
import { isLargeChange, priceSteps } from '../../../../src/domain/shop/catalog-files/price-changes.ts';
import { secondCatalog } from '../../../support/catalog/second-catalog.ts';

const { compounds, modifiers, vendors } = secondCatalog();
const PART = { compound: '1.001.50', standard: 'metric', size: 'H0035' } as const;

const LIST: PriceListEntry = {
  name: 'NBR small',
  hidesPrices: false,
  startingE5: 42_000,
  breaks: [
    [1, 42_000],
    [100, 30_000],
  ],
};
const typed = (rows: readonly (readonly [string, string])[], showsPrices = 'yes') => ({
  showsPrices,
  breaks: rows.map(([quantity, price]) => ({ quantity, price })),
});

describe('a compound', () => {
  test('has the row of its file, which reads as the same compound', () => {
    for (const compound of compounds)
      expect(checkCompound(compoundRow(compound, modifiers), modifiers)).toEqual({ entry: compound, problems: [] });
  });

  test('keeps texts that a spreadsheet would compute as they were typed', () => {
    const [compound] = compounds;
    if (!compound) throw new Error('There is no compound.');
    for (const description of ['=1+1', "'=1+1", "''-x", '-30 to 120', '@home']) {
      const row = { ...compoundRow(compound, modifiers), key_features: description };
      expect(checkCompound(row, modifiers).entry?.description).toBe(description);
    }
  });

  test('is refused by the rules of its file, by field', () => {
    const [compound] = compounds;
    if (!compound) throw new Error('There is no compound.');
    const row = compoundRow(compound, modifiers);
    const refused = (changes: Record<string, string>) =>
      checkCompound({ ...row, ...changes }, modifiers).problems.map(({ field }) => field);
    expect(refused({ hardness: '101' })).toEqual(['hardness']);
    expect(refused({ temperature_low_c: '200', temperature_high_c: '100' })).toEqual(['temperature_low_c']);
    expect(refused({ line_minimum_usd: '1,50', material: '' })).toEqual(['line_minimum_usd', 'material']);
    expect(refused({ compliance: 'fda; unknown' })).toEqual(['compliance']);
  });
});

describe('a price list', () => {
  test('reads back as it is written, for any prices that do not rise', () => {
    const steps = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 1e9 })), {
      selector: ([quantity]) => quantity,
      minLength: 1,
      maxLength: 64,
    });
    fc.assert(
      fc.property(steps, fc.boolean(), (pairs, hidesPrices) => {
        const quantities = pairs.map(([quantity]) => quantity).sort((a, b) => a - b);
        const prices = pairs.map(([, price]) => price).sort((a, b) => b - a);
        const breaks = quantities.map((quantity, at) => [quantity, prices[at] ?? 1] as const);
        const list = { name: 'x', hidesPrices, startingE5: hidesPrices ? 0 : (breaks[0]?.[1] ?? 0), breaks };
        expect(checkPriceList(typedPrices(list), list)).toEqual({ list, problems: [] });
      }),
    );
  });

  test('refuses rising prices, prices of no quantity and two prices of one quantity, with the row of the form', () => {
    const fields = (rows: Parameters<typeof typed>[0]) =>
      checkPriceList(typed(rows), LIST).problems.map(({ field }) => field);
    expect(
      fields([
        ['1', '0.40'],
        ['', ''],
        ['100', '0.41'],
      ]),
    ).toEqual(['unit_price_usd-3']);
    expect(fields([['', '0.40']])).toEqual(['from_quantity_pcs-1']);
    expect(
      fields([
        ['1', '0.40'],
        ['1', '0.30'],
      ]),
    ).toEqual(['from_quantity_pcs-2']);
    expect(
      fields([
        ['1', '0,40'],
        ['100', ''],
      ]),
    ).toEqual(['unit_price_usd-1', 'unit_price_usd-2']);
  });

  test('keeps its starting price hidden', () => {
    const hidden = { ...LIST, startingE5: 0 };
    expect(checkPriceList(typed([['1', '0.50']]), hidden).list?.startingE5).toBe(0);
    expect(checkPriceList(typed([['1', '0.50']]), LIST).list?.startingE5).toBe(50_000);
    expect(checkPriceList(typed([['1', '0.50']], 'no'), LIST).list?.startingE5).toBe(0);
  });

  test('needs a confirmation where a price changes by more than half', () => {
    const to = (e5: number): PriceListEntry => ({ ...LIST, breaks: [[1, e5]] });
    const large = (e5: number) => priceSteps(LIST, to(e5)).map(isLargeChange);
    expect(large(63_000)).toEqual([false, true]);
    expect(large(63_001)).toEqual([true, true]);
    expect(large(21_000)).toEqual([false, false]);
    expect(large(20_999)).toEqual([true, false]);
  });
});

describe('stock', () => {
  test('is a whole number; nothing means none', () => {
    expect(checkStock(PART, ' 1284 ')).toEqual({ pieces: 1284, problems: [] });
    expect(checkStock(PART, '')).toEqual({ pieces: 0, problems: [] });
    expect(checkStock(PART, '1,284').problems.map(({ field }) => field)).toEqual(['on_hand_pcs']);
    expect(checkStock(PART, '-1').pieces).toBeNull();
  });

  test('of vendors reads back as it is written, and names known vendors only', () => {
    const rows = [
      { vendor: '+49 Seals', quantity: 40, hidden: false },
      { vendor: 'Second, Source', quantity: null, hidden: true },
      { vendor: '', quantity: 3, hidden: false },
    ];
    expect(checkVendorStock(PART, typedVendorStock(rows), vendors)).toEqual({ rows, problems: [] });
    const unknown = [
      { vendor: '', quantity: '', hidden: 'no' },
      { vendor: 'Nobody', quantity: '1', hidden: 'no' },
    ];
    expect(checkVendorStock(PART, unknown, vendors).problems.map(({ field }) => field)).toEqual(['vendor-2']);
    const many = Array.from({ length: 9 }, () => ({ vendor: '', quantity: '1', hidden: 'no' }));
    expect(checkVendorStock(PART, many, vendors).problems.map(({ field }) => field)).toEqual(['size-9']);
  });
});
