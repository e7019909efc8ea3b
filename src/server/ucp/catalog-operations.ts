import { counted, inNumber } from '../../domain/kit/text/counted.ts';
import { partHref, QUOTE_PATH, STORE_PATH, sizeHref } from '../../domain/reference/paths/store-links.ts';
import type { Size } from '../../domain/reference/sizes/size.ts';
import { countBits } from '../../domain/shop/catalog/bits/bits.ts';
import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import { partAt, priceAt } from '../../domain/shop/catalog/rows/part-at.ts';
import { cellNamed } from '../../domain/shop/catalog/rows/parts.ts';
import { sizesNamed } from '../../domain/shop/catalog/search/size-mask.ts';
import { quoted } from '../../domain/shop/catalog-url/query-problem.ts';
import {
  DEFAULT_PRODUCTS,
  MAX_PRODUCTS,
  UCP_VERSION,
  type UcpLookupRequest,
  type UcpProductRequest,
  type UcpSearchRequest,
} from '../../domain/site/api/ucp.ts';
import { CURSOR } from '../../domain/site/api/v1/parts.ts';
import { LOOKUP_CAPABILITY, SEARCH_CAPABILITY } from './business-profile.ts';
import { type Chosen, COMPOUND_OPTION, type Input, labelOfCell, productId, productsOf } from './products.ts';
import { type Refusal, refuse } from './refusal.ts';
import { type Message, type Selection, selectInSizes, selectParts } from './search-request.ts';

/** Maximum variants of a product in a search with one hit, and least maximum with many: agents read every one. */
const MOST_VARIANTS = 10;
const LEAST_VARIANTS = 3;
/** Variants of a search in all, up to the least maximum per product. */
const SEARCH_VARIANTS = 20;
/** Maximum variants in the details of one product. */
const DETAIL_VARIANTS = 20;

/** The body of a response with status 200. */
export interface Result {
  readonly ok: true;
  readonly body: object;
}

const result = (body: object): Result => ({ ok: true, body });

/** The members that describe the protocol, with the capability that was used; none if the caller does not have it. */
const envelope = (capability: string | null, status?: 'error') => ({
  version: UCP_VERSION,
  ...(status && { status }),
  capabilities: capability === null ? {} : { [capability]: [{ version: UCP_VERSION }] },
});

/** Returns the response that reports a failure which is no error of the request. */
export const failed = (capability: string | null, code: string, content: string, continueUrl: string): Result =>
  result({
    ucp: envelope(capability, 'error'),
    messages: [{ type: 'error', code, content, severity: 'unrecoverable' }],
    continue_url: continueUrl,
  });

/** How orders work, said once per response with products. */
const howToOrder = (siteUrl: string): Message => ({
  type: 'info',
  code: 'order_by_quote',
  content:
    `Orders are confirmed by quote. ${siteUrl}/buy/{variant id}:{quantity} opens the quote cart with a part in a browser. ` +
    'price is per piece at the smallest quantity, or per 1,000 pieces where quantity_unit says so. metadata.prices has the ' +
    'price breaks and the least amount of a line.',
});

const withoutPrice = (count: number, siteUrl: string): Message => ({
  type: 'info',
  code: 'price_on_request',
  content: `${counted(count, 'matching part')} without a published price ${inNumber(count, 'is', 'are')} left out. Request a quote for them: ${siteUrl}${QUOTE_PATH}`,
});

const messagesOf = (selection: Selection, hasProducts: boolean, siteUrl: string): readonly Message[] => [
  ...selection.messages,
  ...(selection.unpriced > 0 ? [withoutPrice(selection.unpriced, siteUrl)] : []),
  ...(hasProducts ? [howToOrder(siteUrl)] : []),
];

const withMessages = (messages: readonly Message[]) => (messages.length === 0 ? {} : { messages });

/** Searches products: sizes with the parts that match, of which the best are variants. */
export const searchProducts = (catalog: Catalog, siteUrl: string, request: UcpSearchRequest): Result | Refusal => {
  const { cursor = '', limit = DEFAULT_PRODUCTS } = request.pagination ?? {};
  const [, version, start = '0'] = CURSOR.exec(cursor) ?? [];
  if (cursor !== '' && version !== catalog.version)
    return refuse('invalid_cursor', 'The cursor is not of the current catalog. Search again without a cursor.');
  const selection = selectParts(catalog, request);
  const offset = Number(start);
  const sizes = selection.sizes.slice(offset, offset + Math.min(limit, MAX_PRODUCTS));
  const productOf = productsOf(catalog, siteUrl);
  const most = Math.min(Math.max(Math.floor(SEARCH_VARIANTS / sizes.length), LEAST_VARIANTS), MOST_VARIANTS);
  const products = sizes.map((size) => {
    const cells = selection.cellsOf(size);
    const chosen = cells.slice(0, most).map((cell) => ({ cell }));
    return productOf(size, chosen, cells.length);
  });
  const next = offset + products.length;
  const hasNext = products.length > 0 && next < selection.sizes.length;
  return result({
    ucp: envelope(SEARCH_CAPABILITY),
    products,
    pagination: {
      ...(hasNext && { cursor: `${catalog.version}.${next}` }),
      has_next_page: hasNext,
      total_count: selection.sizes.length,
    },
    ...withMessages(messagesOf(selection, products.length > 0, siteUrl)),
  });
};

/** What an ID names: a part, or a size. */
type Named = { readonly size: number; readonly cell: number | null };

const named = (catalog: Catalog, id: string): Named | null => {
  const cell = cellNamed(catalog, id);
  if (cell !== -1) return { size: cell % catalog.stride, cell };
  const lower = id.trim().toLowerCase();
  const size = sizesNamed(catalog, id).find((one) => productId(catalog.sizes[one] as Size).toLowerCase() === lower);
  return size === undefined ? null : { size, cell: null };
};

const notFound = (id: string): Message => ({ type: 'info', code: 'not_found', content: id });

const onRequest = (catalog: Catalog, cell: number, siteUrl: string): string => {
  const { name } = partAt(catalog, cell);
  return `${name} has no published price. Request a quote for it: ${siteUrl}${partHref(name)}`;
};

/** Looks up products and parts by ID. */
export const lookUpProducts = (catalog: Catalog, siteUrl: string, request: UcpLookupRequest): Result => {
  const ids = [...new Set(request.ids)].map((id) => ({ id, found: named(catalog, id) }));
  const sizes = [...new Set(ids.flatMap(({ found }) => found?.size ?? []))];
  const selection = selectInSizes(
    catalog,
    request,
    sizes.map((size) => catalog.sizes[size] as Size),
  );
  const bySize = new Map(
    sizes.map((size) => [size, { cells: selection.cellsOf(size), inputs: new Map<number, Input[]>() }]),
  );
  const messages: Message[] = [...selection.messages];
  for (const { id, found } of ids) {
    const entry = found && bySize.get(found.size);
    if (!found || !entry) {
      messages.push(notFound(id));
      continue;
    }
    const cell = found.cell ?? entry.cells[0];
    if (cell !== undefined && entry.cells.includes(cell)) {
      const input: Input = { id, match: found.cell === null ? 'featured' : 'exact' };
      entry.inputs.set(cell, [...(entry.inputs.get(cell) ?? []), input]);
    } else if (found.cell !== null && priceAt(catalog, found.cell) === 0) {
      messages.push({ type: 'info', code: 'price_on_request', content: onRequest(catalog, found.cell, siteUrl) });
    } else {
      messages.push({ type: 'info', code: 'filtered', content: `No part of ${quoted(id)} passes the filters.` });
    }
  }
  const productOf = productsOf(catalog, siteUrl);
  const products = [...bySize].flatMap(([size, { cells, inputs }]) => {
    const chosen: Chosen[] = [...inputs].map(([cell, given]) => ({ cell, inputs: given }));
    return chosen.length === 0 ? [] : [productOf(size, chosen, cells.length)];
  });
  return result({
    ucp: envelope(LOOKUP_CAPABILITY),
    products,
    ...withMessages([...messages, ...(products.length > 0 ? [howToOrder(siteUrl)] : [])]),
  });
};

/** Returns the cells of all parts of a size, with and without price. */
const cellsOfSize = ({ compounds, stride, rows, compoundWords }: Catalog, size: number): number[] => {
  const row = rows.scopes.all.bySize.subarray(size * compoundWords, (size + 1) * compoundWords);
  if (countBits(row) === 0) return [];
  return compounds.flatMap((_, compound) =>
    (((row[compound >>> 5] as number) >>> (compound & 31)) & 1) === 1 ? [compound * stride + size] : [],
  );
};

/** Returns one product with all values of its option, the selected part first. */
export const getProduct = (catalog: Catalog, siteUrl: string, request: UcpProductRequest): Result => {
  const found = named(catalog, request.id);
  if (found === null)
    return failed(LOOKUP_CAPABILITY, 'not_found', `Product not found: ${request.id}`, siteUrl + STORE_PATH);
  const size = catalog.sizes[found.size] as Size;
  const selection = selectInSizes(catalog, request, [size]);
  const cells = selection.cellsOf(found.size);
  if (found.cell !== null && priceAt(catalog, found.cell) === 0) {
    const page = siteUrl + partHref(partAt(catalog, found.cell).name);
    return failed(LOOKUP_CAPABILITY, 'price_on_request', onRequest(catalog, found.cell, siteUrl), page);
  }
  const labelOf = (cell: number): string => labelOfCell(catalog, cell);
  const wanted = request.selected?.find(({ name }) => name === COMPOUND_OPTION)?.label.toLowerCase();
  const selected = found.cell ?? cells.find((cell) => labelOf(cell).toLowerCase() === wanted) ?? null;
  const isChosen = found.cell !== null || wanted !== undefined;
  const featured = selected ?? cells[0];
  if (featured === undefined || !cells.includes(featured)) {
    const content = `No part of ${quoted(request.id)} has a published price and passes the filters.`;
    return failed(LOOKUP_CAPABILITY, 'item_unavailable', content, siteUrl + sizeHref(size));
  }
  // A selected compound leaves one part. Without a selection, or if there is no such part, the others follow.
  const shown = isChosen && selected !== null ? [featured] : [featured, ...cells.filter((cell) => cell !== featured)];
  const priced = new Set(cells);
  const product = productsOf(catalog, siteUrl)(
    found.size,
    shown.slice(0, DETAIL_VARIANTS).map((cell) => ({ cell })),
    cells.length,
  );
  const values = cellsOfSize(catalog, found.size).map((cell) => ({
    label: labelOf(cell),
    available: priced.has(cell),
    exists: true,
  }));
  const relaxed: readonly Message[] =
    wanted !== undefined && found.cell === null && selected === null
      ? [
          {
            type: 'info',
            code: 'selection_relaxed',
            content: `There is no such part in the compound ${quoted(wanted)}.`,
          },
        ]
      : [];
  return result({
    ucp: envelope(LOOKUP_CAPABILITY),
    product: {
      ...product,
      options: [{ name: COMPOUND_OPTION, values }],
      selected: [{ name: COMPOUND_OPTION, label: labelOf(featured) }],
    },
    ...withMessages([...relaxed, ...messagesOf(selection, true, siteUrl)]),
  });
};
