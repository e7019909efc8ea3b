import { BackendError } from '../../../src/server/directus/backend-error.ts';
import { createDirectusClient, type DirectusClient } from '../../../src/server/directus/client.ts';

/** A product as stored by a server that records modification dates. */
export interface ChangingProduct {
  readonly id: number;
  readonly price: string;
  readonly stock: number | null;
  readonly date_updated: string | null;
}

export interface ChangingStock {
  readonly id: number;
  readonly our_product: number | null;
  readonly quantity_available: number | null;
  readonly hide_from_store: boolean | null;
  readonly date_updated: string | null;
}

/** One price break of a product. */
export interface ChangingLine {
  readonly id: number;
  readonly product: { readonly id: number; readonly compound: null };
  readonly minQuantity: number;
  readonly fixedPrice: string;
}

export interface ChangingRows {
  readonly products: readonly ChangingProduct[];
  readonly price_lists_v2?: readonly ChangingLine[];
  readonly vendor_stock: readonly ChangingStock[];
}

interface Condition {
  readonly date_updated?: { readonly _gte: string };
  readonly id?: { readonly _in: readonly number[] };
  readonly our_product?: { readonly _in: readonly number[] };
  readonly product?: { readonly _in: readonly number[] };
  readonly _and?: readonly Condition[];
  readonly _or?: unknown;
}

const conditionOf = (parameters: URLSearchParams): Condition => {
  const json = parameters.get('filter');
  if (json !== null) return JSON.parse(json) as Condition;
  const since = parameters.get('filter[date_updated][_gte]');
  const ids = parameters.get('filter[id][_in]');
  const products = parameters.get('filter[product][_in]');
  return {
    ...(since !== null && { date_updated: { _gte: since } }),
    ...(ids !== null && { id: { _in: ids.split(',').map(Number) } }),
    ...(products !== null && { product: { _in: products.split(',').map(Number) } }),
  };
};

type Row = ChangingProduct | ChangingStock | ChangingLine;

const dateOf = (row: Row): string | null => ('date_updated' in row ? row.date_updated : null);

/** `_or` always means "not hidden": the only one that these reads send. */
const passes = (row: Row, { date_updated, id, our_product, product, _and, _or }: Condition): boolean =>
  (date_updated === undefined || (dateOf(row) ?? '') >= date_updated._gte) &&
  (product === undefined || ('product' in row && product._in.includes(row.product.id))) &&
  (id === undefined || id._in.includes(row.id)) &&
  (our_product === undefined || ('our_product' in row && our_product._in.includes(row.our_product ?? -1))) &&
  (_or === undefined || ('hide_from_store' in row && row.hide_from_store !== true)) &&
  (_and ?? []).every((condition) => passes(row, condition));

const sumsOf = (rows: readonly ChangingStock[], isText: boolean): readonly object[] =>
  [...Map.groupBy(rows, (row) => row.our_product)].map(([our_product, group]) => {
    const counted = group.flatMap((row) => row.quantity_available ?? []);
    const total = counted.length === 0 ? null : counted.reduce((sum, each) => sum + each, 0);
    return { our_product, sum: { quantity_available: isText && total !== null ? String(total) : total } };
  });

/**
 * A client of a server whose collections record modification dates. It returns up to `max` rows at a time: -1 is
 * truncated silently, more is refused; sums are strings, as on PostgreSQL, with `isText`.
 */
export const changingServer = (
  rows: () => ChangingRows,
  { max = 1000, isText = false, hasDates = true } = {},
): DirectusClient =>
  createDirectusClient(async (path) => {
    const { pathname, searchParams } = new URL(path, 'http://backend.example');
    const collection = pathname.split('/').at(-1) as keyof ChangingRows;
    if (!hasDates && decodeURIComponent(path).includes('date_updated')) {
      throw new BackendError('forbidden', 'You have no permission to access field "date_updated".');
    }
    const all: readonly Row[] = rows()[collection] ?? [];
    const found = all.filter((row) => passes(row, conditionOf(searchParams)));
    if (searchParams.has('aggregate[max]')) {
      const dates = found.flatMap((row) => dateOf(row) ?? []).sort();
      return [{ max: { date_updated: dates.at(-1) ?? null } }];
    }
    if (searchParams.has('aggregate[count]')) return [{ count: { id: isText ? String(found.length) : found.length } }];
    const listed = searchParams.has('groupBy[]') ? sumsOf(found as readonly ChangingStock[], isText) : found;
    const requestedLimit = Number(searchParams.get('limit') ?? 100);
    if (searchParams.has('limit') && requestedLimit > max)
      throw new BackendError('limit-refused', `"limit" must be less than or equal to ${max}.`);
    const from = Number(searchParams.get('offset') ?? 0);
    return listed.slice(from, from + (requestedLimit < 0 ? max : requestedLimit));
  });
