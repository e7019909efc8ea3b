import type { FieldType } from '../../src/server/directus/embedded/collection.ts';
import { COLLECTIONS, related } from '../../src/server/directus/embedded/collections.ts';
import type { Random } from '../support/random.ts';
import type { Exchange } from './edge-cases.ts';

/** Rows of a collection, for values that are there. */
export type Samples = ReadonlyMap<string, readonly Readonly<Record<string, unknown>>[]>;

type Filter = Readonly<Record<string, unknown>>;

const NUMBER_OPERATORS = ['_eq', '_neq', '_lt', '_lte', '_gt', '_gte', '_in', '_nin', '_between', '_nbetween'];
const TEXT_OPERATORS = [
  '_eq',
  '_neq',
  '_in',
  '_nin',
  '_icontains',
  '_istarts_with',
  '_iends_with',
  '_contains',
  '_ncontains',
];
const SWITCHES = ['_null', '_nnull', '_empty', '_nempty'];
const ODD_VALUES: readonly unknown[] = [null, true, '', 'x', [], ['3'], {}, '3', 3.5, -1, '1e3', 'null', ' 3'];
const FUNCTIONS = ['count', 'countDistinct', 'sum', 'sumDistinct', 'avg', 'avgDistinct', 'min', 'max'];
/** Text operators that tell capital letters here and not on SQLite: they get texts without letters. */
const TELLS_CASE = new Set(['_contains', '_ncontains']);
/** Large collections are read by these keys here, whatever else is asked. */
const KEYS: Readonly<Record<string, string>> = {
  products: 'id',
  price_lists_v2: 'product',
  vendor_stock: 'our_product',
};

/** Makes calls up as they come to people and programs: mostly sound, now and then odd. */
export const randomRequests = ({ pick, chance, below }: Random, samples: Samples): (() => Exchange) => {
  const columnsOf = (collection: string): (readonly [string, FieldType])[] =>
    [...(COLLECTIONS.get(collection)?.fields ?? [])].flatMap(([name, field]) =>
      field.kind === 'column' ? [[name, field.type] as const] : [],
    );

  const sample = (collection: string, name: string): unknown => pick(samples.get(collection) ?? [{}])[name] ?? null;

  const valueFor = (collection: string, name: string, type: FieldType, operator: string): unknown => {
    if (chance(0.06)) return pick(ODD_VALUES);
    const value = sample(collection, name);
    if (value === null) return type === 'string' || type === 'text' ? 'none' : 7;
    if (typeof value !== 'string') return value;
    const at = below(value.length);
    if (TELLS_CASE.has(operator)) return /[0-9-]+/.exec(value.slice(at))?.[0] ?? '7';
    // No sign that LIKE reads as one of its own.
    return operator.startsWith('_i') && operator !== '_in'
      ? value.slice(at, at + 4).replace(/[%_]/g, '') || 'o'
      : value;
  };

  const condition = (collection: string): Filter => {
    const [name, type] = pick(columnsOf(collection));
    const isText = type === 'string' || type === 'text';
    const fitting = type === 'boolean' ? ['_eq', '_neq'] : isText ? TEXT_OPERATORS : NUMBER_OPERATORS;
    const operator = chance(0.2) ? pick(SWITCHES) : chance(0.04) ? pick(TEXT_OPERATORS) : pick(fitting);
    if (SWITCHES.includes(operator)) return { [name]: { [operator]: chance(0.1) ? pick(ODD_VALUES) : chance(0.5) } };
    const one = (): unknown => valueFor(collection, name, type, operator);
    if (operator === '_in' || operator === '_nin')
      return { [name]: { [operator]: [one(), one(), one()].slice(0, 1 + below(3)) } };
    if (operator.endsWith('between')) return { [name]: { [operator]: chance(0.1) ? [one()] : [one(), one()] } };
    return chance(0.05) ? { [name]: one() } : { [name]: { [operator]: one() } };
  };

  const ofRelation = (collection: string, depth: number): Filter | null => {
    const relations = [...(COLLECTIONS.get(collection)?.fields ?? [])].filter(([, field]) => field.to !== undefined);
    if (relations.length === 0) return null;
    const [name, field] = pick(relations);
    const inner = filter(related(field.to ?? 'vendors').name, depth + 1);
    if (field.kind === 'list' && chance(0.5)) return { [name]: { [pick(['_some', '_none'])]: inner } };
    return { [name]: inner };
  };

  const filter = (collection: string, depth = 0): Filter => {
    if (depth < 2 && chance(0.25))
      return { [pick(['_and', '_or'])]: [filter(collection, depth + 1), filter(collection, depth + 1)] };
    if (depth < 2 && chance(0.05)) return { ...condition(collection), ...condition(collection) };
    return (depth < 3 && chance(0.25) && ofRelation(collection, depth)) || condition(collection);
  };

  const pathFrom = (collection: string): string => {
    const [name, field] = pick([...(COLLECTIONS.get(collection)?.fields ?? [])]);
    if (field.to === undefined || field.kind === 'list' || chance(0.4)) return field.kind === 'list' ? 'id' : name;
    return `${name}.${pick(columnsOf(field.to))[0]}`;
  };

  const fields = (collection: string): string => {
    const lists = collection === 'compounds' ? ['modifiers.modifiers_id.label', 'modifiers', 'count(modifiers)'] : [];
    const relations = collection === 'product_comparison' ? ['main_compound.modifiers.id', 'main_compound.*'] : [];
    return ['id', pathFrom(collection), ...[...lists, ...relations].filter(() => chance(0.3))].join();
  };

  const paging = (query: URLSearchParams): void => {
    if (chance(0.5)) query.set('limit', pick(['1', '3', '10', '0', '-1', '100', '', 'x', '2.5']));
    if (chance(0.2)) query.set('offset', pick(['0', '1', '5', '1000', '-1']));
    if (chance(0.2)) query.set('page', pick(['1', '2', '3', '99', '-1']));
  };

  const list = (collection: string, query: URLSearchParams): void => {
    const sort = chance(0.6) ? `${chance(0.5) ? '-' : ''}${pathFrom(collection)},id` : 'id';
    query.set('sort', sort);
    query.set('fields', fields(collection));
    paging(query);
    if (chance(0.3)) query.set('meta', pick(['*', 'filter_count', 'total_count', 'filter_count,total_count']));
  };

  const groups = (collection: string, query: URLSearchParams): void => {
    const call = pick(FUNCTIONS);
    const numbers = columnsOf(collection).filter(
      ([, type]) => type !== 'string' && type !== 'text' && type !== 'boolean',
    );
    const operand = call === 'count' && chance(0.5) ? '*' : pick(numbers)[0];
    query.set(`aggregate[${call}]`, operand);
    if (chance(0.3)) return;
    const by = pick(columnsOf(collection))[0];
    query.append('groupBy[]', by);
    query.set('limit', '-1');
    if (chance(0.4)) query.set('sort', `-${operand === '*' ? 'count' : `${call}.${operand}`},${by}`);
  };

  return () => {
    const collection = pick([...COLLECTIONS.keys()].filter((name) => (samples.get(name) ?? []).length > 0));
    const query = new URLSearchParams();
    const key = KEYS[collection];
    const keys = key === undefined ? [] : [...new Set((samples.get(collection) ?? []).map((row) => row[key]))];
    const few = key !== undefined && { [key]: { _in: keys.slice(0, 150) } };
    if (few) query.set('filter', JSON.stringify({ _and: [few, filter(collection)] }));
    else if (chance(0.7)) query.set('filter', JSON.stringify(filter(collection)));
    if (chance(0.25)) groups(collection, query);
    else list(collection, query);
    // Counts of a large collection depend on how much of it was copied.
    if (few) query.delete('meta');
    if (chance(0.06)) query.set('search', pick(['70', '3', 'nbr', 'orth', '1.78', '10X', 'zz9']));
    return { method: 'GET', path: `/items/${collection}?${query}` };
  };
};
