import type { D1Database } from '@cloudflare/workers-types';
import { aggregatedRows } from './aggregate.ts';
import { limitSql, sortTerms, whereSql } from './clauses.ts';
import type { Collection } from './collection.ts';
import type { CostGuard } from './cost.ts';
import { DirectusError, invalidQuery } from './directus-error.ts';
import { type FieldNode, fieldNodes } from './field-nodes.ts';
import { EVERYTHING, type Filter } from './filter.ts';
import type { ItemsRequest } from './items-request.ts';
import { requireFields } from './known-fields.ts';
import { runStatement, shapedRows } from './read-rows.ts';
import { planRow, selectSql } from './select.ts';
import { fromSql, onceSql, rootScope, type Scope } from './statement.ts';

const LARGEST_ID = 0xffff_ffff_ffff;

/** The answer's body. */
export interface ItemsAnswer {
  readonly meta?: Readonly<Record<string, number>>;
  readonly data: readonly unknown[];
}

interface Reader {
  readonly db: D1Database;
  readonly cost: CostGuard;
}

/** Which rows a call is about, besides what its filter says: `1`, or a condition with its values bound. */
type Keyed = (scope: Scope) => string;
const ANY: Keyed = () => '1';

const isAggregated = ({ groupBy, aggregate }: ItemsRequest): boolean => groupBy.length > 0 || aggregate.length > 0;

/** The fields of the answer, after everything the query names was found to exist. */
const checkedNodes = (collection: Collection, request: ItemsRequest): readonly FieldNode[] => {
  const { alias, deep, backlink, groupBy, aggregate, filter } = request;
  const paths = groupBy.length > 0 ? groupBy : aggregate.length > 0 ? [] : request.fields;
  const lists = collection.widestSpan === null ? 2 : 1;
  const nodes = fieldNodes({ collection, alias, deep, backlink, from: null, lists }, paths);
  const calls = new Set(aggregate.map(([name]) => name));
  const isSorted = aggregate.length === 0 || groupBy.length > 0;
  const sort = isSorted
    ? (request.sort ?? []).filter((term) => !calls.has(term.replace(/^-/, '').split('.')[0] ?? ''))
    : [];
  const results = [...aggregate.map(([, field]) => field).filter((field) => field !== '*'), ...groupBy];
  requireFields(collection, { filter, sort, results, nodes });
  return nodes;
};

const readData = async (
  { db, cost }: Reader,
  collection: Collection,
  request: ItemsRequest,
  { nodes, largest, keyed }: { readonly nodes: readonly FieldNode[]; readonly largest: number; readonly keyed: Keyed },
): Promise<readonly unknown[]> => {
  if (isAggregated(request)) return aggregatedRows({ db, cost }, collection, request, { largest, keyed });
  const scope = rootScope(collection);
  const columns: string[] = [];
  const plan = planRow(scope, nodes, columns);
  const where = whereSql(scope, request);
  const only = keyed(scope);
  const order = [...sortTerms(scope, request.sort ?? []), collection.order(scope.alias)].join(', ');
  const limit = limitSql(scope, request, largest);
  const sql = `${selectSql(columns)}
${fromSql(scope)}
WHERE ${where} AND ${only}
${onceSql(scope)}
ORDER BY ${order}
${limit}`;
  return shapedRows(db, plan, await runStatement(db, sql, scope.statement.values));
};

const countRows = async (
  { db, cost }: Reader,
  collection: Collection,
  query: Pick<ItemsRequest, 'filter' | 'search'>,
): Promise<number> => {
  const scope = rootScope(collection);
  const where = whereSql(scope, query);
  if (where === '1') return cost.total(collection);
  const rows = `SELECT 1 ${fromSql(scope)} WHERE ${where} ${onceSql(scope)}`;
  const [row] = await runStatement(db, `SELECT count(*) FROM (${rows})`, scope.statement.values);
  return Number(row?.[0] ?? 0);
};

const readMeta = async (reader: Reader, collection: Collection, request: ItemsRequest) => {
  const counts: Record<string, number> = {};
  for (const name of request.meta) {
    const query = name === 'filter_count' ? request : { filter: EVERYTHING, search: '' };
    counts[name] = await countRows(reader, collection, query);
  }
  return counts;
};

const keyOf = (key: number | string): number => {
  const id = typeof key === 'string' && key.trim() === '' ? 0 : Number(key);
  // Unknown rows are FORBIDDEN, as those that may not be read; so is what can be no key.
  if (!Number.isInteger(id) || id < 0 || id > LARGEST_ID) throw new DirectusError('FORBIDDEN');
  return id;
};

/** Reads a collection. Throws `DirectusError` for what the query asks amiss. */
export const readItems = async (
  reader: Reader,
  collection: Collection,
  request: ItemsRequest,
): Promise<ItemsAnswer> => {
  const nodes = checkedNodes(collection, request);
  const largest = await reader.cost.largestPage(collection, request);
  const data = await readData(reader, collection, request, { nodes, largest, keyed: ANY });
  return request.meta.length === 0 ? { data } : { meta: await readMeta(reader, collection, request), data };
};

/** Reads the rows of some keys, in the collection's order and as far as the query holds for them. */
export const readKeys = async (
  reader: Reader,
  collection: Collection,
  keys: readonly (number | string)[],
  request: ItemsRequest,
): Promise<ItemsAnswer> => {
  const ids = keys.map(keyOf);
  const isOne: Filter = { kind: 'field', name: 'id', of: { kind: 'condition', operator: '_in', value: ids } };
  const filter: Filter = { kind: 'all', parts: [isOne, request.filter] };
  const limit = request.limit || keys.length || undefined;
  const { data } = await readItems(reader, collection, { ...request, filter, limit, meta: [] });
  return request.meta.length === 0 ? { data } : { meta: await readMeta(reader, collection, request), data };
};

/** Reads one row by its key, if the rest of the query holds for it. */
export const readItem = async (
  reader: Reader,
  collection: Collection,
  key: string,
  request: ItemsRequest,
): Promise<unknown> => {
  const id = keyOf(key);
  const { filter } = request;
  // The key takes the place of what the filter says about it.
  const isKeyFilter = filter.kind === 'field' && filter.name === 'id';
  const nested = { ...request, filter: isKeyFilter ? EVERYTHING : filter };
  const nodes = checkedNodes(collection, nested);
  if (!collection.keySql && collection.indexed !== 'id' && (await reader.cost.isLarge(collection))) {
    throw invalidQuery(`"${collection.name}" is large: filter it by "${collection.indexed}"`);
  }
  const keyed: Keyed = ({ statement, alias }) => {
    statement.values.push(...(collection.keySql ? [id, id] : [id]));
    return collection.keySql?.(alias) ?? `${alias}.id = ?`;
  };
  const [answer] = await readData(reader, collection, nested, { nodes, largest: Number.POSITIVE_INFINITY, keyed });
  if (answer === undefined) throw new DirectusError('FORBIDDEN');
  return answer;
};
