import type { CallToolResult, Client } from '@modelcontextprotocol/client';
import type { Miniflare } from 'miniflare';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchCatalogTool } from '../../src/domain/site/mcp/catalog-tools.ts';
import { adviseMaterialTool, findSizeTool } from '../../src/domain/site/mcp/engineering-tools.ts';
import { prepareQuoteTool, pricePartsTool } from '../../src/domain/site/mcp/price-tools.ts';
import type { Tool } from '../../src/domain/site/mcp/tool.ts';
import { startBuiltWorker } from '../support/built-worker.ts';
import { connectMcp, MCP_ORIGIN, REVISIONS, textOf } from '../support/mcp/mcp-client.ts';

let worker: Miniflare;
let client: Client;

beforeAll(async () => {
  worker = await startBuiltWorker(Number(process.env.PORT ?? 8797));
  client = await connectMcp(worker, REVISIONS[0]);
});
afterAll(async () => {
  await client.close();
  await worker.dispose();
});

/** Calls a tool as an agent does and returns its structured content. */
const use = async <T extends Tool>(tool: T, input: v.InferInput<T['input']>): Promise<v.InferOutput<T['output']>> => {
  const result = (await client.callTool({
    name: tool.name,
    arguments: input as Record<string, unknown>,
  })) as CallToolResult;
  expect(result.isError, textOf(result)).toBeFalsy();
  return v.parse(tool.output, result.structuredContent);
};

test('an agent finds the part for a worn ring in hot oil, prices 200 and returns a link that opens', async () => {
  // “I measured a worn ring, 24.5 mm inside and 3.4 mm thick. It seals hydraulic oil at up to 90 °C.”
  const { measured, items } = await use(findSizeTool, { id_mm: 24.5, cs_mm: 3.4, worn: true });
  expect(measured.cs_mm).toBeGreaterThan(3.4);
  const size = items.find(({ class: fit, parts_in_stock }) => fit === 'match' && parts_in_stock > 0)?.size;
  expect(size?.cs_mm).toBeCloseTo(3.5, 1);

  const service = { media: ['hydraulic oil HLP'], temperature_high_c: 90 };
  const { media, families, caveats } = await use(adviseMaterialTool, service);
  expect(media).toMatchObject([{ name: 'Hydraulic oil, mineral (HLP)' }]);
  expect(caveats.length).toBeGreaterThan(0);
  const nitrile = families.find(({ code }) => code === 'NBR');
  expect(nitrile?.verdict).toBe('good');
  expect(families.find(({ code }) => code === 'EPDM')?.verdict).not.toBe('good');

  const { total_items, parts } = await use(searchCatalogTool, {
    text: `${size?.name} nitrile`,
    filters: { media: [media[0]?.key ?? ''], temperature_high_c: 90, in_stock: true },
    sort: 'price:asc',
    limit: 3,
  });
  expect(total_items).toBeGreaterThan(0);
  const [part] = parts;
  expect(part).toMatchObject({ size, description: expect.stringContaining('nitrile') });

  const lines = [{ part_number: part?.part_number ?? '', quantity: 200 }];
  const priced = await use(pricePartsTool, { lines });
  expect(priced.lines).toMatchObject([{ quantity: 200, problem: null }]);
  expect(Number(priced.subtotal.amount)).toBeGreaterThan(0);

  const quote = await use(prepareQuoteTool, { lines });
  expect(quote.left_out).toEqual([]);
  expect(quote.subtotal).toEqual(priced.subtotal);
  expect(quote.url).toBe(`https://canyonseals.example/buy/${part?.part_number}:200`);

  const opened = await worker.dispatchFetch(MCP_ORIGIN + new URL(quote.url).pathname, { redirect: 'manual' });
  expect(opened.status).toBe(303);
  const cart = await worker.dispatchFetch(new URL(opened.headers.get('location') ?? '', MCP_ORIGIN).href);
  expect(cart.status).toBe(200);
  expect(await cart.text()).toContain(part?.part_number);
});
