import type { FieldType } from '../../src/server/directus/embedded/collection.ts';
import { COLLECTIONS } from '../../src/server/directus/embedded/collections.ts';
import {
  type Filter,
  type FilterValue,
  type ItemsQuery,
  itemsQueryString,
} from '../../src/server/directus/items-query.ts';
import type { Random } from '../support/random.ts';
import type { Exchange } from './edge-cases.ts';

/** Rows of a collection, for existing values. */
export type Samples = ReadonlyMap<string, readonly Readonly<Record<string, unknown>>[]>;

const OPERATORS: Readonly<Record<FieldType, readonly string[]>> = {
  boolean: ['_eq', '_neq', '_null'],
  text: ['_eq', '_neq', '_null', '_in'],
  time: ['_eq', '_neq', '_null', '_in', '_gt', '_gte'],
  number: ['_eq', '_neq', '_null', '_in', '_gt', '_gte', '_between'],
};
/** Large collections are always read by these keys here. */
const KEYS: Readonly<Record<string, string>> = {
  products: 'id',
  price_lists_v2: 'product',
  vendor_stock: 'our_product',
};
const BELOW: Readonly<Record<string, readonly string[]>> = {
  compounds: ['modifiers', 'modifiers.id', 'modifiers.modifiers_id.label'],
  price_lists_v2: ['product.compound.line_min', 'product.stock'],
  product_comparison: ['main_compound.label', 'main_compound.modifiers.id'],
  products: ['compound.label'],
  vendor_stock: ['vendor.lead_time'],
};

/** Generates calls that the embedded backend supports, with existing values. */
export const randomRequests = ({ pick, chance, below }: Random, samples: Samples): (() => Exchange) => {
  const columnsOf = (collection: string): (readonly [string, FieldType])[] =>
    [...(COLLECTIONS.get(collection)?.fields ?? [])].flatMap(([name, field]) =>
      field.kind === 'column' ? [[name, field.type] as const] : [],
    );

  const valueFor = (collection: string, name: string, type: FieldType): number | string => {
    const value = pick(samples.get(collection) ?? [{}])[name] ?? null;
    if (typeof value === 'string' && value !== '') return value;
    return typeof value === 'number' ? value : type === 'number' ? 7 : 'none';
  };

  const condition = (collection: string): Filter => {
    const [name, type] = pick(columnsOf(collection));
    const operator = pick(OPERATORS[type]);
    const one = () => valueFor(collection, name, type);
    const values: Readonly<Record<string, () => FilterValue>> = {
      _null: () => chance(0.5),
      _in: () => [one(), one(), one()].slice(0, 1 + below(3)),
      _between: () => [one(), one()],
    };
    return { [name]: { [operator]: type === 'boolean' ? chance(0.5) : (values[operator] ?? one)() } };
  };

  const filter = (collection: string, depth = 0): Filter =>
    depth < 2 && chance(0.35)
      ? { [pick(['_and', '_or'])]: [filter(collection, depth + 1), filter(collection, depth + 1)] }
      : condition(collection);

  const list = (collection: string): ItemsQuery => {
    const more = (BELOW[collection] ?? []).filter(() => chance(0.3));
    return {
      fields: ['id', pick(columnsOf(collection))[0], ...more],
      sort: chance(0.6) ? [`${chance(0.5) ? '-' : ''}${pick(columnsOf(collection))[0]}`, 'id'] : ['id'],
      ...(chance(0.5) && { limit: pick([1, 3, 10, 0, -1, 100]) }),
      ...(chance(0.2) && { offset: pick([1, 5, 1000]) }),
    };
  };

  const groups = (collection: string): ItemsQuery => {
    const call = pick(['count', 'sum', 'max']);
    const numbers = columnsOf(collection).filter(([, type]) => type === 'number');
    const by = pick(columnsOf(collection))[0];
    const aggregate = { [call]: pick(numbers)[0] };
    return chance(0.3) ? { aggregate } : { aggregate, groupBy: [by], sort: [by], limit: -1 };
  };

  return () => {
    const collection = pick([...COLLECTIONS.keys()].filter((name) => (samples.get(name) ?? []).length > 0));
    const key = KEYS[collection];
    const keys = key === undefined ? [] : [...new Set((samples.get(collection) ?? []).map((row) => Number(row[key])))];
    const few: Filter | null = key === undefined ? null : { [key]: { _in: keys.slice(0, 150) } };
    const asked = chance(0.25) ? groups(collection) : list(collection);
    const query = {
      ...asked,
      ...(few ? { filter: { _and: [few, filter(collection)] } } : chance(0.7) && { filter: filter(collection) }),
    };
    // Counts of a large collection depend on how much of it was copied.
    const meta = few === null && chance(0.3) ? '&meta=filter_count,total_count' : '';
    return { method: 'GET', path: `/items/${collection}?${itemsQueryString(query)}${meta}` };
  };
};
