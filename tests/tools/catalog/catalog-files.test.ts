import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CATALOG_FILES } from '../../../src/domain/shop/catalog-files/catalog-files.ts';
import { countParts } from '../../../src/domain/shop/catalog-files/catalog-tables.ts';
import { problemText } from '../../../src/domain/shop/catalog-files/file-problems.ts';
import { readCatalogArguments, UsageError } from '../../../src/tools/catalog/catalog-arguments.ts';
import { readCatalogFiles } from '../../../src/tools/catalog/read-files.ts';
import { remoteConfig } from '../../../src/tools/catalog/remote-config.ts';
import { writeTemplate } from '../../../src/tools/catalog/write-files.ts';
import { type CatalogFolder, catalogFolder } from '../../support/catalog/catalog-folder.ts';

let folder: CatalogFolder;
beforeEach(() => {
  folder = catalogFolder();
  writeTemplate(folder.path);
});
afterEach(() => folder.remove());

const append = (file: string, ...rows: string[]): void =>
  writeFileSync(folder.file(file), `${rows.join('\r\n')}\r\n`, { flag: 'a' });
const problems = async (): Promise<string[]> => (await readCatalogFiles(folder.path)).problems.list().map(problemText);

describe('the template', () => {
  test('is a catalog of one part', async () => {
    expect(await problems()).toEqual([]);
    const { tables } = await readCatalogFiles(folder.path);
    expect(tables && countParts(tables)).toBe(1);
    expect(tables?.priceLists).toEqual([
      { name: 'Nitrile, small', hidesPrices: false, startingE5: 42_000, breaks: [[1, 42_000]] },
    ]);
  });

  test('describes every file and column', () => {
    const about = readFileSync(folder.file('README.txt'), 'utf8');
    for (const { name, columns } of CATALOG_FILES)
      for (const word of [name, ...columns.map((each) => each.name)]) expect(about).toContain(word);
  });
});

describe('a problem names file, row and column, and what to do', () => {
  test.each([
    ['sizes.csv', 'AS568,214,24.99,3.53', 'sizes.csv, row 3, size: "214" is there already. Remove one of the rows.'],
    [
      'sizes.csv',
      'Metric,10X2,"10,0",2',
      'row 3, inside_diameter_mm: "10,0" is not a number from 0.1 to 10000. Write a period',
    ],
    [
      'sizes.csv',
      'ISO,10X2,10,2',
      'row 3, standard: "iso" is not a standard of sizes. Write one of AS568, JIS, Metric.',
    ],
    ['sizes.csv', 'Metric,10/2,10,2', 'row 3, size: "10/2" cannot be part of a URL.'],
    ['modifiers.csv', 'material,NBR 2,NBR 2,,no,no', 'key: "NBR 2" is not a key.'],
    ['modifiers.csv', 'color,red,Red,red,no,no', 'color: "red" is not a color. Write #rrggbb.'],
    ['modifiers.csv', 'color,red,Red,#ff0000,maybe,no', 'hidden_filter: "maybe" is neither yes nor no.'],
    ['price-breaks.csv', '"Nitrile, small",100,0.43', 'From 100 pieces one costs $0.43, more than $0.42 from 1.'],
    ['price-breaks.csv', '"Nitrile, small",1,0.40', 'The list has a price from 1 already.'],
    ['price-breaks.csv', 'Nitril,1,0.40', 'price_list: "Nitril" is not in price-lists.csv. Add it there'],
    ['price-breaks.csv', '"Nitrile, small",10,0.123456', 'unit_price_usd: "0.123456" is not an amount of dollars'],
    ['price-breaks.csv', '"Nitrile, small",10,-1', 'unit_price_usd: "-1" is not an amount of dollars'],
    ['price-lists.csv', 'Other,yes,0.42,x', 'row 3: The row has 4 cells, the header 3.'],
    ['offers.csv', 'NB70,AS568,,214', 'sizes: "214" of the compound is there already.'],
    ['offers.csv', 'NB70,AS568,,215; 216', 'sizes: AS568 "215" is not in sizes.csv.'],
    ['offers.csv', 'XX,AS568,,214', 'compound: "XX" is not in compounds.csv.'],
    ['part-numbers.csv', 'NB70,AS568,214,A-1', 'size: The part has a number already.'],
    ['stock.csv', 'NB70,AS568,214,5', 'size: The part has stock already. Add up the rows of one part.'],
    ['stock.csv', 'NB70,AS568,214,1.5', 'on_hand_pcs: "1.5" is not a whole number from 0'],
    ['vendor-stock.csv', 'NB70,AS568,214,Nobody,5,no', 'vendor: "Nobody" is not in vendors.csv.'],
    ['comparisons.csv', 'NB70,javascript:alert(1),Click', 'link: "javascript:alert(1)" is not a link.'],
    ['comparisons.csv', 'NB70,//evil.example,Click', 'link: "//evil.example" is not a link.'],
  ])('%s with %s', async (file, row, expected) => {
    append(file, row);
    expect((await problems()).join('\n')).toContain(expected);
    expect((await readCatalogFiles(folder.path)).tables).toBeNull();
  });

  test('a compound with wrong values', async () => {
    append('compounds.csv', 'NB80,,black,yes,170,Rockwell,200,100,30,20,Text,nbr; fkm,,,,,,');
    expect(await problems()).toEqual([
      expect.stringContaining('hardness_scale: "Rockwell" is not a scale.'),
      expect.stringContaining('temperature_low_c: 200 °C is above the highest temperature, 100 °C.'),
      expect.stringContaining('line_maximum_usd: The maximum is below the minimum.'),
      expect.stringContaining('ring_color: "black" is not a color.'),
      expect.stringContaining('hardness: "170" is not a whole number from 0 to 100.'),
      expect.stringContaining('material: "fkm" is not in modifiers.csv.'),
    ]);
  });

  test('files that are missing, unknown, empty, not UTF-8, without commas or with an open quotation mark', async () => {
    rmSync(folder.file('stock.csv'));
    writeFileSync(folder.file('prices.csv'), 'a,b\r\n');
    writeFileSync(folder.file('vendors.csv'), '');
    writeFileSync(folder.file('comparisons.csv'), Buffer.from([0x63, 0xff, 0xfe]));
    writeFileSync(folder.file('sizes.csv'), 'standard;size;inside_diameter_mm;cross_section_mm\r\n');
    append('modifiers.csv', 'color,"red,Red');
    const all = (await problems()).join('\n');
    for (const expected of [
      'stock.csv: The file is missing.',
      'prices.csv: No file of the catalog has this name.',
      'vendors.csv: The file is empty.',
      'comparisons.csv: The file is not UTF-8.',
      'sizes.csv, row 1: The file has no commas between its columns.',
      'modifiers.csv: A double quote is not closed',
    ])
      expect(all).toContain(expected);
  });

  test('columns that are unknown, missing or repeated', async () => {
    writeFileSync(folder.file('vendors.csv'), 'vendor,vendor,days\r\n');
    expect((await problems()).slice(0, 3)).toEqual([
      'vendors.csv, row 1: There is no column "days". The columns are vendor, lead_time_business_days.',
      'vendors.csv, row 1, vendor: The column occurs twice. Remove one of them.',
      expect.stringContaining('vendors.csv, row 1, lead_time_business_days: The column is missing.'),
    ]);
  });

  test('at most 20 problems of a file are listed, all are counted up to a thousand', async () => {
    append('vendors.csv', ...Array.from({ length: 3000 }, () => 'Twice,1'));
    const { problems: found } = await readCatalogFiles(folder.path);
    expect(found.list()).toHaveLength(20);
    expect(found.count()).toBe(1000);
  });

  test('a number of the pattern that two parts would have', async () => {
    append('sizes.csv', 'Metric,214,24,3');
    append('offers.csv', 'NB70,Metric,,214');
    writeFileSync(folder.file('part-numbers.csv'), 'compound,standard,size,part_number\r\n');
    expect((await problems()).join()).toContain('Two parts would have the number "NB70-214".');
  });
});

test('sizes of a row are a list, or * for all of a standard; columns may be in any order', async () => {
  append('sizes.csv', 'AS568,215,26.57,3.53', 'Metric,10X2,10,2');
  writeFileSync(
    folder.file('offers.csv'),
    '\ufeffsizes,compound,price_list,standard\r\n*,nb70,,AS568\r\n10X2;,NB70,,Metric\r\n,,,\r\n',
  );
  const { tables, problems: found } = await readCatalogFiles(folder.path);
  expect(found.list()).toEqual([]);
  expect(tables && countParts(tables)).toBe(3);
});

test('the command line names what is wrong', () => {
  expect(readCatalogArguments(['import', 'files', '--dry-run'])).toEqual({
    name: 'import',
    directory: 'files',
    isDryRun: true,
    isRemote: false,
  });
  for (const args of [
    [],
    ['publish', 'x'],
    ['import'],
    ['export', 'a', 'b'],
    ['export', 'a', '--dry-run'],
    ['import', 'a', '--force'],
  ])
    expect(() => readCatalogArguments(args)).toThrow(UsageError);
});

test('the deployed database is used only after a deployment wrote its IDs', () => {
  const local = readFileSync(new URL('../../../wrangler.toml', import.meta.url), 'utf8');
  expect(remoteConfig(local)).toBeNull();
  const deployed = local
    .replace('database_name = "canyon-seals"', 'database_name = "canyon-seals"\ndatabase_id = "d-1"')
    .replace('binding = "CACHE"', 'binding = "CACHE"\nid = "k-1"');
  expect(remoteConfig(deployed)).toContain('database_id = "d-1"\nremote = true');
  expect(remoteConfig(deployed)).toContain('id = "k-1"\nremote = true');
});
