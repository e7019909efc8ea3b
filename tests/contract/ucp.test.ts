import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Miniflare } from 'miniflare';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBuiltWorker } from '../support/built-worker.ts';
import { violations } from '../support/ucp/schemas.ts';

const PORT = Number(process.env.PORT ?? 8797);
const LISTENS_ON = PORT + 60;
const SITE = `http://127.0.0.1:${LISTENS_ON}`;
/** The profile that the command-line client names in its requests. */
const AGENT = 'https://shopify.dev/ucp/agent-profiles/2026-08-25/valid-with-capabilities.json';
const PROFILE = readFileSync('tests/fixtures/ucp/agent-profile.json', 'utf8');

/** The package exports only its library, which is next to the command. */
const BIN = fileURLToPath(new URL('bin.js', import.meta.resolve('@shopify/ucp-cli')));

let worker: Miniflare;
const fetched: string[] = [];

beforeAll(async () => {
  worker = await startBuiltWorker(PORT, {
    listensOn: LISTENS_ON,
    bindings: { SITE_URL: SITE },
    outbound: ({ url }) => {
      fetched.push(url);
      if (url !== AGENT) return new Response(null, { status: 302, headers: { Location: AGENT } });
      return new Response(PROFILE, { headers: { 'Content-Type': 'application/json' } });
    },
  });
});
afterAll(() => worker.dispose());

const post = async (operation: string, body: unknown, agent = AGENT): Promise<{ status: number; body: never }> => {
  const response = await fetch(`${SITE}/api/ucp/catalog/${operation}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', 'UCP-Agent': `profile="${agent}"` },
  });
  return { status: response.status, body: (await response.json()) as never };
};

interface Variant {
  readonly id: string;
  readonly price: { readonly amount: number };
  readonly media: readonly { readonly url: string }[];
  readonly url: string;
}
interface Found {
  readonly products: readonly { readonly id: string; readonly variants: readonly Variant[]; readonly url: string }[];
  readonly pagination: { readonly total_count: number; readonly cursor?: string };
  readonly messages: readonly { readonly code: string }[];
}

describe('the whole catalog by REST', () => {
  test.each([
    [{ query: 'AS568-214 viton brown' }],
    [{ query: '10x2.5 NBR 70' }],
    [{ query: 'o-ring 25 mm id 3.5 mm cs for hydraulic oil at 120 C' }],
    [{ filters: { material: 'epdm', stock_available: true } }],
    [{ filters: { size: ['JIS P10', 'AS568-010'], price: { max: 100 } }, context: { currency: 'USD' } }],
    [{ filters: { temperature_high: 250 }, pagination: { limit: 20 } }],
    [{ filters: {} }],
  ])('%j is found in the published form', async (request) => {
    const { status, body } = await post('search', request);
    expect(status).toBe(200);
    expect(violations('search', body)).toEqual([]);
    const { products } = body as Found;
    expect(products.length).toBeGreaterThan(0);
    for (const { variants } of products) expect(variants.every(({ price }) => price.amount > 0)).toBe(true);
    const ids = products.flatMap(({ id, variants }) => [id, ...variants.map((one) => one.id)]).slice(0, 50);
    const looked = await post('lookup', { ids });
    expect(violations('lookup', looked.body)).toEqual([]);
    expect((looked.body as Found).messages.map(({ code }) => code)).toEqual(['order_by_quote']);
  });

  test('has every size with a published price, and each has all of its compounds', async () => {
    const { body } = await post('search', { filters: {} });
    expect((body as Found).pagination.total_count).toBe(2779);
    const product = await post('product', { id: 'AS568-214' });
    expect(violations('product', product.body)).toEqual([]);
  });

  test('links to pages and files that exist', async () => {
    const { body } = await post('search', { query: 'FK7502-214' });
    const [product] = (body as Found).products;
    const [variant] = product?.variants ?? [];
    const links = [product?.url, variant?.url, ...(variant?.media ?? []).map(({ url }) => url)];
    expect(links).toHaveLength(4);
    for (const link of links) {
      expect(link).toContain(SITE);
      expect((await fetch(link ?? '')).status, link).toBe(200);
    }
    const permalink = await fetch(`${SITE}/buy/${variant?.id}:200`, { redirect: 'manual' });
    expect(permalink.status).toBe(303);
    expect(await (await fetch(`${SITE}/buy/${variant?.id}:200`)).text()).toContain(
      'This link has 1 line for your cart',
    );
  });

  test('does not follow a redirect of an agent profile', async () => {
    const before = fetched.length;
    const { status, body } = await post('search', { query: '214' }, 'https://redirecting.example/profile.json');
    expect([status, (body as { code: string }).code]).toEqual([424, 'profile_unreachable']);
    expect(fetched.slice(before)).toEqual(['https://redirecting.example/profile.json']);
  });

  test('sends nothing to private IP addresses', async () => {
    const before = fetched.length;
    for (const agent of ['https://127.0.0.1/', 'https://[::1]/', 'http://a.example/', 'https://localhost/', SITE])
      expect((await post('search', { query: '214' }, agent)).status).toBe(400);
    expect(fetched.length).toBe(before);
  });
});

describe('@shopify/ucp-cli', () => {
  const home = mkdtempSync(join(tmpdir(), 'ucp-'));
  const ucp = async (...words: readonly string[]) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [BIN, ...words, '--business', SITE, '--format', 'json'],
      {
        env: { ...process.env, UCP_HOME: home, UCP_TEST_ALLOW_INSECURE_LOCALHOST: 'true', UCP_STRICT_SCHEMA: '1' },
        maxBuffer: 16 * 1024 * 1024,
      },
    );
    return JSON.parse(stdout);
  };

  test('discovers the operations of the catalog', async () => {
    const found = await ucp('discover');
    expect(JSON.stringify(found)).toContain('search_catalog');
    expect(JSON.stringify(found)).toContain('2026-08-25');
  });

  test('searches, looks up and reads a product', async () => {
    const found = await ucp('catalog', 'search', '--set', '/query=AS568-214 FKM brown');
    expect(found.result.products[0].id).toBe('AS568-214');
    const looked = await ucp('catalog', 'lookup', '--input', JSON.stringify({ ids: ['FK7502-214', 'NOPE-1'] }));
    expect(looked.result.products[0].variants[0].id).toBe('FK7502-214');
    expect(looked.result.messages[0]).toEqual({ type: 'info', code: 'not_found', content: 'NOPE-1' });
    const product = await ucp('catalog', 'get_product', 'FK7502-214');
    expect(product.result.product.variants[0].sku).toBe('FK7502-214');
    expect(fetched.filter((url) => url === AGENT)).toHaveLength(1);
  }, 60_000);
});
