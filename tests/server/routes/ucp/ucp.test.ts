import { describe, expect, test } from 'vitest';
import { refuse } from '../../../../src/server/ucp/refusal.ts';
import { HOSTILE_TEXTS } from '../../../support/pages/hostile-texts.ts';
import { appWith } from '../../../support/services/fake-services.ts';
import { violations } from '../../../support/ucp/schemas.ts';

const ORIGIN = 'http://store.test';
const AGENT = 'https://agent.example/profile.json';
const app = appWith();

const post = async (
  path: string,
  body: unknown,
  headers: Record<string, string> = { 'UCP-Agent': `profile="${AGENT}"` },
  to = app,
): Promise<Response> =>
  to.request(ORIGIN + path, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  });
const rest = async (operation: string, body: unknown) => (await post(`/api/ucp/catalog/${operation}`, body)).json();
const rpc = async (method: string, params: unknown, id: unknown = 1) =>
  (await post('/api/ucp/mcp', { jsonrpc: '2.0', id, method, params }, { Accept: 'application/json' })).json();
const call = async (name: string, catalog: unknown) =>
  (await rpc('tools/call', { name, arguments: { meta: { 'ucp-agent': { profile: AGENT } }, catalog } })).result;

describe('/.well-known/ucp', () => {
  test('is a valid profile without payment, for shared caches and any origin', async () => {
    const response = await app.request(`${ORIGIN}/.well-known/ucp`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600');
    expect(response.headers.get('ETag')).not.toBeNull();
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    const profile = await response.json();
    expect(violations('businessProfile', profile)).toEqual([]);
    expect(profile.ucp.payment_handlers).toEqual({});
    const [permalink] = profile.ucp.capabilities['dev.ucp.shopping.permalink'];
    expect(violations('permalink', permalink)).toEqual([]);
    expect(permalink.config.endpoint).toMatch(/^https:\/\/.+\/buy$/);
  });
});

describe('POST /api/ucp/catalog/search', () => {
  test('returns sizes as products and parts as variants, with prices in whole cents', async () => {
    const found = await rest('search', { query: 'AS568-214' });
    expect(violations('search', found)).toEqual([]);
    expect(found.ucp).toEqual({
      version: '2026-08-25',
      capabilities: { 'dev.ucp.shopping.catalog.search': [{ version: '2026-08-25' }] },
    });
    expect(found.products.map(({ id }: { id: string }) => id)).toEqual(['AS568-214']);
    const [product] = found.products;
    expect(product.metadata).toMatchObject({ id_mm: 24.99, cs_mm: 3.53 });
    expect(product.variants.length).toBeGreaterThan(0);
    for (const { price, options, url } of product.variants) {
      expect(Number.isSafeInteger(price.amount) && price.amount > 0).toBe(true);
      expect(options).toEqual([{ name: 'Compound', label: expect.any(String) }]);
      expect(url).toMatch(/^https?:\/\/[^/]+\/product\//);
    }
  });

  test('leaves out parts without a price and says so', async () => {
    const found = await rest('search', { filters: {} });
    expect(violations('search', found)).toEqual([]);
    const codes = found.messages.map(({ code }: { code: string }) => code);
    expect(codes).toContain('price_on_request');
    expect(codes).toContain('order_by_quote');
  });

  test('pages through all products without a gap or a repetition', async () => {
    const whole = await rest('search', { filters: {}, pagination: { limit: 20 } });
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await rest('search', { filters: {}, pagination: { limit: 1, ...(cursor && { cursor }) } });
      ids.push(...page.products.map(({ id }: { id: string }) => id));
      expect(page.pagination.total_count).toBe(whole.pagination.total_count);
      cursor = page.pagination.cursor;
    } while (cursor !== undefined);
    expect(ids).toHaveLength(whole.pagination.total_count);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('combines text and filters with AND', async () => {
    const all = await rest('search', { query: '214' });
    const some = await rest('search', { query: '214', filters: { compound: ['FK7502'] } });
    expect(all.products[0].metadata.matching_variants).toBeGreaterThan(some.products[0].metadata.matching_variants);
    expect(some.products[0].variants.map(({ id }: { id: string }) => id)).toEqual(['FK7502-214']);
    const none = await rest('search', { query: 'FK7502-214', filters: { compound: 'NB7001' } });
    expect(none.products).toEqual([]);
  });

  test('applies price bounds per piece in USD, and says that it does not convert other currencies', async () => {
    // $0.1125 in the small catalog.
    const within = await rest('search', { query: 'FK7502-214', filters: { price: { min: 11, max: 12 } } });
    expect(within.products[0].variants[0]).toMatchObject({
      price: { amount: 11_250, currency: 'USD' },
      quantity_unit: { unit: 'MIL', scale: 3 },
    });
    const below = await rest('search', { query: 'FK7502-214', filters: { price: { max: 11 } } });
    expect(below.products).toEqual([]);
    const euros = await rest('search', {
      query: 'FK7502-214',
      filters: { price: { max: 1 } },
      context: { currency: 'EUR' },
    });
    expect(euros.messages[0]).toMatchObject({ type: 'warning', code: 'price_filter_ignored' });
  });

  test('warns about filters that it does not know, and about words that it does not understand', async () => {
    const found = await rest('search', {
      query: '214 zzqx',
      filters: { maker: 'Acme', page: 2, categories: ['O-Rings'] },
    });
    const warnings = found.messages.filter(({ type }: { type: string }) => type === 'warning');
    expect(warnings.map(({ code }: { code: string }) => code)).toEqual([
      'words_ignored',
      'filter_ignored',
      'filter_ignored',
    ]);
    expect(violations('search', found)).toEqual([]);
  });

  test('finds all products of the category, and nothing for others and unknown words', async () => {
    const everything = await rest('search', { filters: {} });
    expect((await rest('search', { query: 'o-rings' })).pagination).toEqual(everything.pagination);
    for (const request of [{ filters: { categories: ['Footwear'] } }, { query: 'blorptastic' }]) {
      const found = await rest('search', request);
      expect(found.products).toEqual([]);
      expect(found.pagination).toEqual({ has_next_page: false, total_count: 0 });
      expect(violations('search', found)).toEqual([]);
    }
  });

  test.each([
    ['an empty request', {}],
    ['a list', []],
    ['null', null],
    ['text that is not JSON', '{'],
    ['a long query', { query: 'a'.repeat(300) }],
    ['a price that is not whole', { filters: { price: { max: 1.5 } } }],
    ['a price below zero', { filters: { price: { min: -1 } } }],
    ['an object as filter', { filters: { material: { $ne: 1 } } }],
    ['hundreds of filters', { filters: Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`f${n}`, 'x'])) }],
    ['a limit of zero', { query: '214', pagination: { limit: 0 } }],
    ['an unknown cursor', { query: '214', pagination: { cursor: '0123456789abcdef.10' } }],
  ])('refuses %s', async (_, request) => {
    const response = await post('/api/ucp/catalog/search', request);
    expect(response.status).toBe(400);
    const { code, content } = await response.json();
    expect(['invalid_request', 'invalid_cursor']).toContain(code);
    expect(content).not.toMatch(/Invalid \w+: /);
  });

  test('survives hostile texts in every member', async () => {
    for (const text of HOSTILE_TEXTS) {
      for (const request of [
        { query: text },
        { filters: { [text]: text } },
        { filters: { size: [text], material: text } },
      ]) {
        const response = await post('/api/ucp/catalog/search', request);
        expect([200, 400], text).toContain(response.status);
      }
    }
  });
});

describe('POST /api/ucp/catalog/lookup', () => {
  test('returns each product once, with the IDs that led to each variant', async () => {
    const found = await rest('lookup', { ids: ['FK7502-214', 'AS568-214', 'fk7502-214', 'FK7502-214', 'NOPE-1'] });
    expect(violations('lookup', found)).toEqual([]);
    expect(found.products).toHaveLength(1);
    const inputs = found.products[0].variants.flatMap(({ inputs: given }: { inputs: unknown[] }) => given);
    expect(inputs).toEqual(
      expect.arrayContaining([
        { id: 'FK7502-214', match: 'exact' },
        { id: 'fk7502-214', match: 'exact' },
        { id: 'AS568-214', match: 'featured' },
      ]),
    );
    expect(inputs).toHaveLength(3);
    expect(found.messages).toContainEqual({ type: 'info', code: 'not_found', content: 'NOPE-1' });
  });

  test('refuses more than 50 IDs', async () => {
    const ids = Array.from({ length: 51 }, (_, at) => `A-${at}`);
    const response = await post('/api/ucp/catalog/lookup', { ids });
    expect(response.status).toBe(400);
    expect((await response.json()).code).toBe('request_too_large');
    const { error } = await rpc('tools/call', {
      name: 'lookup_catalog',
      arguments: { meta: { 'ucp-agent': { profile: AGENT } }, catalog: { ids } },
    });
    expect(error).toMatchObject({ code: -32602, data: { code: 'request_too_large' } });
  });

  test('rejects a body over the limit before reading it', async () => {
    expect((await post('/api/ucp/catalog/lookup', { ids: ['x'.repeat(100_000)] })).status).toBe(413);
  });
});

describe('POST /api/ucp/catalog/product', () => {
  test('returns a size with all of its compounds, and the selected part first', async () => {
    const size = await rest('product', { id: 'AS568-214' });
    expect(violations('product', size)).toEqual([]);
    const [option] = size.product.options;
    expect(option.values.length).toBeGreaterThanOrEqual(size.product.variants.length);
    expect(size.product.selected).toEqual([{ name: 'Compound', label: size.product.variants[0].options[0].label }]);
    const part = await rest('product', { id: 'FK7502-214', selected: [{ name: 'Compound', label: 'NB7001' }] });
    expect(part.product.variants.map(({ id }: { id: string }) => id)).toEqual(['FK7502-214']);
    expect(part.product.selected).toEqual([{ name: 'Compound', label: 'FK7502' }]);
  });

  test('selects a compound, and says when there is no such part', async () => {
    const chosen = await rest('product', { id: 'AS568-214', selected: [{ name: 'Compound', label: 'fk7502' }] });
    expect(chosen.product.variants.map(({ id }: { id: string }) => id)).toEqual(['FK7502-214']);
    const other = await rest('product', { id: 'AS568-214', selected: [{ name: 'Compound', label: 'XX1' }] });
    expect(other.messages[0].code).toBe('selection_relaxed');
    expect(violations('product', other)).toEqual([]);
  });

  test('describes price breaks, line minimum, stock, drawing and model', async () => {
    const { product } = await rest('product', { id: 'FK7502-214' });
    const [variant] = product.variants;
    expect(variant.metadata.prices.breaks[0]).toEqual({
      min_quantity: 1,
      unit_price: { amount: '0.1125', currency: 'USD' },
    });
    expect(variant.description.plain).toContain('A line costs at least $25.00.');
    expect(variant.media.map(({ type }: { type: string }) => type)).toEqual(['image', 'model_3d']);
    expect(variant.availability).toEqual({ available: true, status: 'backorder' });
  });

  test('reports an unknown ID with status 200', async () => {
    const missing = await rest('product', { id: 'NOPE-1' });
    expect(violations('error', missing)).toEqual([]);
    expect(missing.ucp.status).toBe('error');
    expect(missing.messages[0]).toMatchObject({ code: 'not_found', severity: 'unrecoverable' });
  });
});

describe('the agent profile', () => {
  test('is required', async () => {
    const response = await post('/api/ucp/catalog/search', { query: '214' }, {});
    expect(response.status).toBe(400);
    expect((await response.json()).code).toBe('invalid_profile_url');
  });

  const appFor = (read: () => unknown) => appWith({ agentProfiles: { read: async () => read() as never } });

  test.each([
    [
      'of another version',
      () => ({ ok: true, version: '2026-04-08', capabilities: new Map() }),
      422,
      'version_unsupported',
    ],
    ['out of reach', () => refuse('profile_unreachable', 'No.'), 424, 'profile_unreachable'],
    ['that is malformed', () => refuse('profile_malformed', 'No.'), 422, 'profile_malformed'],
    ['beyond the limit of new ones', () => refuse('busy', 'Later.', 10), 503, 'busy'],
  ])('%s is refused, by REST and JSON-RPC', async (_, read, status, code) => {
    const to = appFor(read);
    const response = await post('/api/ucp/catalog/search', { query: '214' }, undefined, to);
    expect(response.status).toBe(status);
    expect((await response.json()).code).toBe(code);
    expect(response.headers.get('Retry-After')).toBe(status === 503 ? '10' : null);
    const params = { name: 'search_catalog', arguments: { meta: { 'ucp-agent': { profile: AGENT } }, catalog: {} } };
    const reply = await post('/api/ucp/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params }, {}, to);
    expect(reply.status).toBe(status);
    const { error } = await reply.json();
    expect(error.code).toBe(status === 503 ? -32000 : -32001);
    expect(error.data.code).toBe(code);
  });

  test('without the capability gets a response that says so', async () => {
    const to = appFor(() => ({ ok: true, version: '2026-08-25', capabilities: new Map() }));
    const response = await post('/api/ucp/catalog/search', { query: '214' }, undefined, to);
    expect(response.status).toBe(200);
    const body = await response.json();
    expect(violations('error', body)).toEqual([]);
    expect(body.messages[0].code).toBe('capabilities_incompatible');
  });
});

describe('POST /api/ucp/mcp', () => {
  test('lists three tools without initialize and headers of MCP', async () => {
    const { result } = await rpc('tools/list', {});
    expect(result.tools.map(({ name }: { name: string }) => name)).toEqual([
      'search_catalog',
      'lookup_catalog',
      'get_product',
    ]);
    for (const { inputSchema, outputSchema } of result.tools) {
      expect(inputSchema).toMatchObject({ type: 'object', required: ['meta', 'catalog'] });
      expect(outputSchema.type).toBe('object');
    }
  });

  test('returns the response of REST as structured content and as text', async () => {
    const result = await call('search_catalog', { query: 'FK7502-214' });
    expect(result.structuredContent).toEqual(await rest('search', { query: 'FK7502-214' }));
    expect(JSON.parse(result.content[0].text)).toEqual(result.structuredContent);
    expect(violations('lookup', (await call('lookup_catalog', { ids: ['AS568-214'] })).structuredContent)).toEqual([]);
    expect(violations('product', (await call('get_product', { id: 'AS568-214' })).structuredContent)).toEqual([]);
  });

  test('serves initialize and ping, and accepts notifications', async () => {
    expect((await rpc('initialize', {})).result.capabilities).toEqual({ tools: {} });
    expect((await rpc('ping', {})).result).toEqual({});
    const notification = await post('/api/ucp/mcp', { jsonrpc: '2.0', method: 'notifications/initialized' });
    expect([notification.status, await notification.text()]).toEqual([202, '']);
  });

  test.each([
    ['{', 400, -32700],
    ['[]', 400, -32600],
    ['[{"jsonrpc":"2.0","id":1,"method":"ping"}]', 400, -32600],
    ['{"jsonrpc":"1.0","id":1,"method":"ping"}', 400, -32600],
    ['{"jsonrpc":"2.0","id":{},"method":"ping"}', 400, -32600],
    ['{"jsonrpc":"2.0","id":1,"method":"resources/list"}', 200, -32601],
    ['{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"__proto__"}}', 200, -32602],
    ['{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"toString"}}', 200, -32602],
    ['{"jsonrpc":"2.0","id":1,"method":"tools/call"}', 200, -32602],
  ])('reports %s', async (body, status, code) => {
    const response = await post('/api/ucp/mcp', body);
    expect(response.status).toBe(status);
    expect((await response.json()).error.code).toBe(code);
  });

  test('accepts POST only', async () => {
    const response = await app.request(`${ORIGIN}/api/ucp/mcp`);
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS']);
  });
});
