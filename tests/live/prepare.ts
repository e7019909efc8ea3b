import { type ItemsQuery, itemsQueryString } from '../../src/server/directus/items-query.ts';
import { CREATE_COLLECTIONS, KEY, READ_COLLECTIONS, RELATIONS } from './schema.ts';
import { administrator, ask, EMBEDDED_URL, headersFor, numberOption, type Send } from './server.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number };

/** Rows per call to the new server, and keys per call to the old one. */
const BATCH = 500;
/** Collections that are read by their products. */
const BY_PRODUCT: Readonly<Record<string, string>> = { price_lists_v2: 'product', vendor_stock: 'our_product' };

const products = numberOption('products', 20_000);
/** The maximum number of rows from each other collection without relations; -1 for all. */
const rows = numberOption('rows', -1);

const list = async (collection: string, query: ItemsQuery): Promise<Row[]> => {
  const address = `${EMBEDDED_URL}/items/${collection}?${itemsQueryString(query)}`;
  const response = await ask(address, { headers: headersFor(EMBEDDED_URL) });
  const body = (await response.json()) as { data?: Row[]; errors?: unknown };
  if (!body.data) throw new Error(`${collection}: ${JSON.stringify(body.errors)}`);
  return body.data;
};

const readRows = async (collection: string, sources: ReadonlyMap<string, ReadonlySet<number>>): Promise<Row[]> => {
  if (collection !== 'products' && !(collection in BY_PRODUCT)) {
    const refers = RELATIONS.some((relation) => relation.collection === collection);
    return list(collection, { limit: refers ? -1 : rows, sort: ['id'] });
  }
  const found: Row[] = [];
  if (collection === 'products') {
    for (let last = 0; found.length < products; last = found.at(-1)?.id ?? 0) {
      const limit = Math.min(10_000, products - found.length);
      const page = await list(collection, { filter: { id: { _gt: last } }, sort: ['id'], limit });
      if (page.length === 0) break;
      found.push(...page);
    }
    return found;
  }
  const keys = [...(sources.get('products') ?? [])];
  for (let at = 0; at < keys.length; at += BATCH) {
    const filter = { [BY_PRODUCT[collection] ?? '']: { _in: keys.slice(at, at + BATCH) } };
    found.push(...(await list(collection, { filter, limit: -1 })));
  }
  return found;
};

const createCollections = async (send: Send): Promise<void> => {
  const publicPolicy = async (): Promise<string> => {
    const filter = encodeURIComponent(JSON.stringify({ _and: [{ role: { _null: true } }, { user: { _null: true } }] }));
    const [access] = (await send('GET', `/access?filter=${filter}&fields=policy`)) as { policy: string }[];
    if (!access) throw new Error('The server has no public policy.');
    return access.policy;
  };
  // Without activity and revisions, rows are written several times as fast.
  const meta = { accountability: null };
  const collections = { ...READ_COLLECTIONS, ...CREATE_COLLECTIONS };
  for (const [collection, fields] of Object.entries(collections)) {
    await send('POST', '/collections', { collection, schema: {}, meta, fields: [KEY, ...fields] });
  }
  for (const { collection, field, to, junction, list } of RELATIONS) {
    await send('POST', `/fields/${collection}`, { field, type: 'integer', schema: {}, meta: { special: ['m2o'] } });
    if (list) await send('POST', `/fields/${to}`, { field: list, type: 'alias', meta: { special: ['m2m'] } });
    const other = { one_field: list ?? null, junction_field: junction ?? null };
    await send('POST', '/relations', { collection, field, related_collection: to, meta: other, schema: {} });
  }
  const policy = await publicPolicy();
  for (const collection of Object.keys(collections)) {
    const action = collection in READ_COLLECTIONS ? 'read' : 'create';
    await send('POST', '/permissions', { policy, collection, action, permissions: {}, fields: ['*'] });
  }
};

/** Returns rows whose relations exist; lists are filled from the other side. */
const whole = (
  collection: string,
  list: readonly Row[],
  sources: ReadonlyMap<string, ReadonlySet<number>>,
): object[] => {
  const own = RELATIONS.filter((relation) => relation.collection === collection);
  const lists = RELATIONS.flatMap(({ to, list: name }) => (to === collection && name ? [name] : []));
  return list
    .filter((row) =>
      own.every(({ field, to }) => {
        const key = row[field] ?? null;
        return key === null || sources.get(to)?.has(Number(key));
      }),
    )
    .map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !lists.includes(name))));
};

const send = await administrator();
await createCollections(send);
console.log('The collections exist.');
const written = new Map<string, ReadonlySet<number>>();
for (const collection of Object.keys(READ_COLLECTIONS)) {
  const list = whole(collection, await readRows(collection, written), written) as Row[];
  for (let at = 0; at < list.length; at += BATCH) {
    await send('POST', `/items/${collection}?fields=id`, list.slice(at, at + BATCH));
  }
  written.set(collection, new Set(list.map(({ id }) => id)));
  console.log(`${collection}: ${list.length} rows`);
}
