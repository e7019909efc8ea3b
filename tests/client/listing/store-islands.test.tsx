import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import StoreFilters from '../../../src/client/islands/store-filters.tsx';
import StoreHeading from '../../../src/client/islands/store-heading.tsx';
import StoreResults from '../../../src/client/islands/store-results.tsx';
import { foundForHeading } from '../../../src/client/ui/listing/listing-heading.tsx';
import { DEFAULT_PREFERENCES, type Preferences } from '../../../src/domain/kit/preferences.ts';
import { mm } from '../../../src/domain/kit/units.ts';
import { FACETS } from '../../../src/domain/shop/catalog/facets.ts';
import type { ListingResponse, ShopRow } from '../../../src/domain/shop/catalog/listing.ts';
import { PAGE_LIMIT, STOCK_KINDS } from '../../../src/domain/shop/catalog/query.ts';
import { parseQuery } from '../../../src/domain/shop/catalog-url/parse-query.ts';
import { response, row } from './fixtures.ts';

const sizes = {
  items: [{ standard: 'usa', code: '214', idMm: mm(24.99), csMm: mm(3.53) }],
  page: 1,
  limit: 100,
  totalItems: 1,
} as const;

const filters = (
  search = '',
  preferences: Preferences = DEFAULT_PREFERENCES,
  answer = response(),
  wholeCount = 1_084_458,
): string => {
  const { query } = parseQuery(new URLSearchParams(search), PAGE_LIMIT);
  const { facetList, stockCounts, colorCodes, totalItems } = answer;
  return renderToStaticMarkup(
    <StoreFilters
      listing="main"
      mode="parts"
      {...{ query, preferences, facetList, stockCounts, colorCodes, totalItems, wholeCount, sizes }}
    />,
  );
};

const results = (
  search = '',
  changes: Partial<ListingResponse<ShopRow>> = {},
  preferences: Preferences = DEFAULT_PREFERENCES,
): string => {
  const { query } = parseQuery(new URLSearchParams(search), PAGE_LIMIT);
  const answer = response({ page: query.page, limit: query.limit, sorted: query.sort, ...changes });
  return renderToStaticMarkup(
    <StoreResults
      listing="main"
      {...{ query, preferences, response: answer, partCount: 1_084_458, compoundCount: 442 }}
      relaxations={[{ key: 'material', value: 'fkm', label: 'FKM', totalItems: 312, href: '/shop/orings' }]}
    />,
  );
};

const text = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const inches: Preferences = { ...DEFAULT_PREFERENCES, measurement: 'in', temperature: 'F' };

test('the panel has every section, in order', () => {
  const titles = [...filters().matchAll(/<summary><h3>([^<]*)/g)].map(([, title]) => title);
  expect(titles).toEqual([
    'Keyword Search',
    'Size Search',
    'Dimensional Range Search',
    'Stock',
    'Temperature Search',
    ...FACETS.map(({ section }) => section.title),
  ]);
});

test('the panel is a form that also submits parameters without a field', () => {
  const html = filters('sortBy=id:desc&limit=50&stock_available=true&material=material-1&page=4');
  expect(html).toMatch(/<form id="[^"]*"[^>]* action="\/shop\/orings"/);
  expect(html).toContain('<input type="hidden" name="sortBy" value="id:desc"/>');
  expect(html).toContain('<input type="hidden" name="limit" value="50"/>');
  expect(html).toContain('<input type="hidden" name="stock_available" value="true"/>');
  expect(html).not.toContain('name="page"');
  expect(html).toMatch(/<input type="checkbox" name="material" checked="" value="material-1"\/>/);
});

test('hides only the compliance counts, while all parts of the catalog are listed', () => {
  const count = (html: string) => html.split('class="choice-count"').length - 1;
  expect(count(filters())).toBe(FACETS.length - 1 + STOCK_KINDS.length);
  const fewer = response();
  const facetList = {
    ...fewer.facetList,
    category: [{ key: 'orings', label: 'O-rings', count: 1_084_457, selected: false }],
  };
  expect(count(filters('', DEFAULT_PREFERENCES, { ...fewer, facetList }))).toBe(FACETS.length + STOCK_KINDS.length);
  const smaller = filters('', DEFAULT_PREFERENCES, { ...fewer, facetList }, 1_084_457);
  expect(count(smaller)).toBe(FACETS.length - 1 + STOCK_KINDS.length);
});

test('range fields show the visitor’s unit, and are submitted only in the unit of the query', () => {
  expect(filters('id_low=24.99')).toMatch(/step="0.001" name="id_low"[^>]*value="24.99"/);
  const html = filters('id_low=24.99&temperature_high_c=204.44', inches);
  expect(html).toMatch(/type="number"[^>]*step="0.001"[^>]*value="0.984"/);
  expect(html).toMatch(/<noscript><input [^>]*aria-label="ID low, mm"[^>]* name="id_low" value="24.99"\/>/);
  expect(html).toMatch(/type="number"[^>]*value="400"/);
});

test('a size is an option and a link; following a selected one removes it', () => {
  expect(filters()).toMatch(/role="option" aria-selected="false"[^>]*href="\/shop\/orings\?size=AS568-214"/);
  expect(filters('size=as568-214')).toMatch(/role="option" aria-selected="true"[^>]*href="\/shop\/orings"/);
});

test('the range line counts from 1 and never exceeds the last row', () => {
  expect(text(results('page=2&limit=50', { totalItems: 2948 }))).toContain('Browsing 51 to 100 of 2,948 results');
  expect(text(results('page=59&limit=50', { totalItems: 2948 }))).toContain('Browsing 2,901 to 2,948 of 2,948 results');
});

test('Previous and Next keep their space when there is no such page', () => {
  const gone = (html: string) =>
    [...html.matchAll(/rel="(prev|next) nofollow" class="button button-small( is-gone)?"/g)].map(
      ([, rel, is]) => `${rel}${is ?? ''}`,
    );
  expect(gone(results('', { totalItems: 40 })).slice(0, 2)).toEqual(['prev is-gone', 'next']);
  expect(gone(results('page=2', { totalItems: 40 })).slice(0, 2)).toEqual(['prev', 'next is-gone']);
});

test('a row shows the part in the visitor’s units', () => {
  const html = text(results());
  expect(html).toContain('FK7502-214 FKM 75 A, brown · 24.99 × 3.53 mm');
  expect(html).toContain('3.53 24.99 Fuel, oils, low comp. set −20 to 204 $1.12 In Stock 1,284');
  expect(html).not.toContain('Secret');
  expect(text(results('', {}, inches))).toContain('0.139 0.984 Fuel, oils, low comp. set −4 to 399');
});

test('one size folds its columns into a line, unless the rows have several sizes', () => {
  expect(text(results('size=AS568-214'))).toContain('Same in every row: AS568-214 ID 24.99 mm CS 3.53 mm');
  expect(results('size=AS568-214')).toContain('results-table is-folded');
  expect(results('size=AS568-214', { items: [row, { ...row, size: '215' }] })).not.toContain('is-folded');
  expect(results()).not.toContain('is-folded');
});

const OFFER = {
  price: '$0.94',
  total: '$376.00',
  ships: '1 Business Day',
  supply: '1,284 In Stock',
  stock: 'own',
} as const;

test('with a quantity, heads, prices, stock and links are those of the quantity', () => {
  const html = results('quantity=400', { quantity: 400, items: [{ ...row, offer: OFFER }] });
  expect(text(html)).toContain('Price for 400');
  expect(text(html)).toContain('Stock for 400');
  expect(text(html)).not.toContain('Starting Price');
  expect(text(html)).toContain('$0.94 $376.00 1 Business Day 1,284 In Stock');
  expect(html).toContain('href="/product/fk7502-214?quantity=400#pricing"');
  expect(html).toMatch(/<input type="hidden" name="quantity" value="400"/);
});

test('a quantity without a published price links to the prices of the part', () => {
  const offer = { price: 'Request Cost', total: '', ships: 'On request', supply: '', stock: 'none' } as const;
  const html = results('quantity=400', { quantity: 400, items: [{ ...row, offer }] });
  expect(html).toContain('aria-label="Request Cost of FK7502-214"');
  expect(text(html)).toContain('Request Cost On request');
});

test('the quantity field keeps the filters and the order, and is not below the table or in a listing of compounds', () => {
  const html = results('material=fkm&sortBy=price:asc&page=3&quantity=400');
  const [form = ''] = /<form[^>]*>(?:(?!<\/form>).)*<label[^>]*>Quantity(?:(?!<\/form>).)*<\/form>/.exec(html) ?? [];
  expect(form).toContain('name="material" value="fkm"');
  expect(form).toContain('name="sortBy" value="price:asc"');
  expect(form).not.toContain('name="page"');
  expect(form).toContain('value="400"');
  expect(html.split('>Quantity<').length - 1).toBe(1);
  expect(results('mode=compounds&quantity=400', { items: [] })).not.toContain('>Quantity<');
});

test('an invalid quantity in the URL stays in the field with the reason', () => {
  const { query } = parseQuery(new URLSearchParams('quantity=none'), PAGE_LIMIT);
  const html = renderToStaticMarkup(
    <StoreResults
      listing="main"
      {...{ query, preferences: DEFAULT_PREFERENCES, response: response(), partCount: 2, compoundCount: 1 }}
      relaxations={[]}
      invalidQuantity="none"
    />,
  );
  const [, problemId = ''] = /aria-invalid="true" aria-describedby="([^"]*)"/.exec(html) ?? [];
  expect(html).toContain('value="none"');
  expect(html).toMatch(new RegExp(`id="${problemId}" class="field-error"[^>]*>Please enter a valid quantity`));
  expect(text(html)).toContain('Starting Price');
});

test('unpriced parts and empty stock show the fixed texts', () => {
  const html = results('', { items: [{ ...row, price: '0.00', vendorStock: 0, canyonStock: 0 }] });
  expect(text(html)).toContain('Check Pricing CHECK STOCK');
  expect(html).toContain('href="/product/fk7502-214#pricing"');
});

test('headers are sort links, first descending, then ascending; Key Features does not sort', () => {
  expect(results()).toContain('href="/shop/orings?sortBy=price:desc"');
  const sorted = results('sortBy=price:desc');
  expect(sorted).toMatch(/<th[^>]* aria-sort="descending"><a[^>]*href="\/shop\/orings\?sortBy=price:asc"/);
  expect(sorted).toMatch(/<th[^>]*>Key Features<\/th>/);
});

test('chips are grouped in one frame per kind, with a link that removes one value', () => {
  const html = results('material=fkm,epdm&id_low=20', {
    filterList: [
      { key: 'id_low', value: '20', label: '20 mm' },
      { key: 'material', value: 'fkm', label: 'FKM' },
      { key: 'material', value: 'epdm', label: 'EPDM' },
    ],
  });
  expect(html.split('class="filter-chips-chip"')).toHaveLength(3);
  expect(html).toMatch(/href="\/shop\/orings\?id_low=20&amp;material=epdm"[^>]*|aria-label="Remove Material FKM"/);
  expect(text(html)).toContain('ID from 20.00 mm');
  expect(html).toMatch(/class="button button-plain button-small" href="\/shop\/orings">Clear All/);
});

test('an empty result shows the fixed sentence, offers a quote and removable filters', () => {
  const html = results('material=fkm&id_low=24.9&id_high=25.1', { items: [], totalItems: 0 });
  expect(text(html)).toContain(
    'Sorry, we weren&#x27;t able to find an O-Ring matching this criteria in our online store, but we may still have this product available. Request a quote',
  );
  expect(html).toContain('href="/request-a-quote"');
  expect(text(html)).toContain('Without Material FKM 312 parts');
  expect(text(html)).toContain('Browsing 0 to 0 of 0 results');
});

test('past the last page, shows the link back', () => {
  const html = results('page=99', { items: [], totalItems: 60 });
  expect(html).toMatch(/href="\/shop\/orings\?page=3">Go to the last page/);
});

test('every link of the listing is nofollow, which keeps search engines out of the endless filters', () => {
  for (const [link] of (results('page=2') + filters()).matchAll(/<a [^>]*href="\/shop\/orings[^>]*>/g)) {
    expect(link).toMatch(/rel="[^"]*nofollow/);
  }
});

test('links and forms of the admin store stay in it; embedded ones lead to the shop', () => {
  const { query } = parseQuery(new URLSearchParams('material=material-1&sortBy=hardness:desc'), PAGE_LIMIT);
  const { facetList, colorCodes, totalItems } = response();
  const panel = (place: 'admin-store' | 'embedded') =>
    renderToStaticMarkup(
      <StoreFilters
        listing="compounds"
        mode="compounds"
        place={place}
        query={{ ...query, mode: 'compounds' }}
        {...{ preferences: DEFAULT_PREFERENCES, facetList, colorCodes, totalItems, wholeCount: 442, sizes }}
      />,
    );
  const admin = panel('admin-store');
  expect(admin).toContain('action="/admin-store"');
  expect(admin).toContain('<input type="hidden" name="sortBy" value="hardness:desc"/>');
  expect(admin).not.toMatch(/mode=compounds|Dimensional|In stock here or at a vendor/);
  expect(admin).toContain('href="/shop/orings?size=AS568-214&amp;material=material-1" target="_blank"');
  const embedded = panel('embedded');
  expect(embedded).toContain('action="/shop/orings"');
  expect(embedded).toContain('href="/shop/orings?size=AS568-214&amp;material=material-1" target="_blank"');
  expect(embedded).toContain('id="compounds-filters"');
});

test('hides a section while the initial query fixes it', () => {
  const { query } = parseQuery(new URLSearchParams('material=material-1'), PAGE_LIMIT);
  const { facetList, colorCodes, totalItems } = response();
  const html = renderToStaticMarkup(
    <StoreFilters
      listing="compounds"
      mode="compounds"
      place="embedded"
      hidden={['brand']}
      query={{ ...query, mode: 'compounds' }}
      {...{ preferences: DEFAULT_PREFERENCES, facetList, colorCodes, totalItems, wholeCount: 442, sizes }}
    />,
  );
  const titles = [...html.matchAll(/<summary><h3>([^<]*)/g)].map(([, title]) => title);
  expect(titles).toEqual([
    'Keyword Search',
    'Size Search',
    'Temperature Search',
    ...FACETS.filter(({ key }) => key !== 'material' && key !== 'brand').map(({ section }) => section.title),
  ]);
});

const heading = (search: string, changes: Partial<ListingResponse<ShopRow>> = {}): string => {
  const { query } = parseQuery(new URLSearchParams(search), PAGE_LIMIT);
  return text(
    renderToStaticMarkup(
      <StoreHeading
        listing="main"
        {...{ query, preferences: DEFAULT_PREFERENCES, found: foundForHeading(response(changes)) }}
        partCount={1_084_458}
        compoundCount={442}
      />,
    ),
  );
};

test('the heading counts the filtered parts and names a single selected size', () => {
  expect(heading('')).toContain('1,084,458 O-rings in 442 compounds');
  expect(heading('material=fkm', { totalItems: 226_023 })).toContain('226,023 O-rings of 1,084,458');
  expect(heading('size=AS568-214', { totalItems: 46 })).toContain(
    '46 O-rings, AS568-214 24.99 × 3.53 mm, 46 of 442 compounds',
  );
});

test('collapses values without parts, but never selected ones', () => {
  const answer = response();
  const values = [
    { key: 'fkm', label: 'FKM', count: 3, selected: false },
    { key: 'nbr', label: 'NBR', count: 0, selected: true },
    { key: 'cr', label: 'CR', count: 0, selected: false },
  ];
  const html = filters('material=nbr', DEFAULT_PREFERENCES, {
    ...answer,
    facetList: { ...answer.facetList, material: values },
  });
  const [shown = '', folded = ''] = html.split('1 more without parts');
  expect(shown).toMatch(/value="fkm".*value="nbr"/);
  expect(text(shown)).toContain('FKM Fluorocarbon 3');
  expect(folded).toContain('value="cr"');
});

test('distinguishes our stock and vendor stock, and counts what is hidden without stock', () => {
  const html = text(filters('stock_available=true'));
  expect(html).toContain('In our warehouse 300,000');
  expect(html).toContain('At a vendor only 400,000');
  expect(html).toContain('384,458 without stock are hidden. Show');
});

test('the first cell of a row is its header', () => {
  expect(results()).toMatch(/<tr role="row"[^>]*><th role="rowheader" scope="row"/);
});

test('the active preference is a labeled chip', () => {
  const filterList = [{ key: 'stock_available', value: 'true', label: 'In stock here or at a vendor' }];
  const preferring = { ...DEFAULT_PREFERENCES, only_show_in_stock: true };
  expect(text(results('stock_available=true', { filterList }, preferring))).toContain(
    'Your preference In stock here or at a vendor',
  );
  expect(text(results('stock_available=true', { filterList }))).toContain('Stock In stock here or at a vendor');
});

test('groups the paragraphs of a regulation by number below its name', () => {
  const value = (key: string, label: string) => ({ key, label, count: 7, selected: false });
  const { facetList } = response();
  const compliance = [value('rohs', 'RoHS'), value('f-2600', 'FDA 21 CFR 177.2600'), value('3-a', '3-A')];
  const html = filters(
    '',
    DEFAULT_PREFERENCES,
    response({ facetList: { ...facetList, compliance: [...compliance, value('f-2415', 'FDA 21 CFR 177.2415')] } }),
  );
  const section = html.slice(html.indexOf('Material Compliance'));
  const seen = section.replaceAll(/<span class="visually-hidden">.*?<\/span>/g, '').replaceAll(/<[^>]+>/g, ' ');
  expect(seen.replaceAll(/\s+/g, ' ')).toContain('RoHS FDA 21 CFR 177.2600 Rubber 177.2415 PEEK 3-A');
});
