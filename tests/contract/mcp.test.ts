import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CallToolResult, Client, Tool } from '@modelcontextprotocol/client';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Miniflare } from 'miniflare';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MCP_VERSION } from '../../src/domain/site/mcp/identity.ts';
import { TOOLS } from '../../src/domain/site/mcp/tools.ts';
import { projectRoot } from '../../src/tools/process/steps.ts';
import { startBuiltWorker } from '../support/built-worker.ts';
import { connectMcp, MCP_ORIGIN, REVISIONS, textOf } from '../support/mcp/mcp-client.ts';

const ajv = addFormats.default(new Ajv2020({ strict: false }));
const run = promisify(execFile);
const drawing = v.object({ drawing: v.object({ svg: v.string(), alt: v.string(), caption: v.string() }) });

let worker: Miniflare;

beforeAll(async () => {
  worker = await startBuiltWorker(Number(process.env.PORT ?? 8797));
});
afterAll(() => worker.dispose());

type Input = Record<string, unknown>;

/** A call that works and one that does not, with words of its error, by tool. */
const CALLS: Readonly<Record<string, { good: Input; bad: Input; error: RegExp }>> = {
  search_catalog: {
    good: { text: 'fkm 75 214 brown', limit: 3 },
    bad: { filters: { colour: ['brown'] } },
    error: /filters\.colour: is not a field here\. The fields are sizes, .*color/,
  },
  lookup_catalog: {
    good: { part_numbers: ['FK7502-214', 'no-such-part'] },
    bad: { part_numbers: Array.from({ length: 101 }, () => 'FK7502-214') },
    error: /part_numbers: must have at most 100 part numbers\. Split the list\./,
  },
  get_product: {
    good: { part_number: 'fk7502-214' },
    bad: { part_number: 'FK7502-2144' },
    error: /There is no part “FK7502-2144”\. Similar part numbers: .*FK7502-214/,
  },
  find_size: {
    good: { id_mm: 24.5, cs_mm: 3.4, worn: true },
    bad: { worn: true },
    error: /Give id_mm, od_mm, .* there is no length to go by/,
  },
  design_gland: {
    good: { kind: 'piston', bore_mm: [40, 40.039], cs_mm: 3.53 },
    bad: { kind: 'piston', bore: [40, 40.039] },
    error: /bore: is not a field here/,
  },
  advise_material: {
    good: { media: ['HLP'], temperature_low_c: -20, temperature_high_c: 100 },
    bad: { media: ['flibberty'] },
    error: /there is no one medium “flibberty”/,
  },
  price_parts: {
    good: {
      lines: [
        { part_number: 'FK7502-214', quantity: 200 },
        { part_number: 'no-such-part', quantity: 1 },
      ],
    },
    bad: { lines: [{ part_number: 'FK7502-214' }] },
    error: /lines\.0\.quantity: is missing\./,
  },
  prepare_quote: {
    good: {
      lines: [
        { part_number: 'FK7502-214', quantity: 200 },
        { part_number: 'no-such-part', quantity: 1 },
      ],
    },
    bad: { lines: [{ part_number: 'no-such-part', quantity: 1 }] },
    error: /No line can be quoted, so there is no link\.\n- no-such-part: There is no part with this number\./,
  },
};

const call = async (client: Client, name: string, input: Input): Promise<CallToolResult> =>
  (await client.callTool({ name, arguments: input })) as CallToolResult;

describe.each(REVISIONS)('a client of the revision %s', (revision) => {
  let client: Client;
  let tools: readonly Tool[];

  beforeAll(async () => {
    client = await connectMcp(worker, revision);
    ({ tools } = await client.listTools());
  });
  afterAll(() => client.close());

  test('connects and lists at most eight tools, which change nothing', () => {
    expect(client.getNegotiatedProtocolVersion()).toBe(revision);
    expect(client.getServerVersion()).toMatchObject({ version: MCP_VERSION, title: 'Canyon Seals' });
    expect(client.getInstructions()).toContain('search_catalog');
    expect(tools.map(({ name }) => name)).toEqual(Object.keys(CALLS));
    expect(tools.length).toBeLessThanOrEqual(8);
    for (const { annotations, description, outputSchema } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false, openWorldHint: false });
      expect(description?.length).toBeGreaterThan(60);
      expect(outputSchema).toBeDefined();
    }
  });

  test.each(TOOLS.map(({ name }) => name))('%s returns what its schema says, also as text', async (name) => {
    const { good = {} } = CALLS[name] ?? {};
    const tool = tools.find((one) => one.name === name);
    expect(ajv.validate(tool?.inputSchema ?? {}, good), ajv.errorsText()).toBe(true);
    const result = await call(client, name, good);
    expect(result.isError, textOf(result)).toBeFalsy();
    expect(ajv.validate(tool?.outputSchema ?? {}, result.structuredContent), ajv.errorsText()).toBe(true);
    expect(JSON.parse(textOf(result))).toEqual(result.structuredContent);
    if (name !== 'price_parts') expect(textOf(result)).toContain('https://canyonseals.example/');
  });

  test.each(TOOLS.map(({ name }) => name))('%s says what is wrong with its input', async (name) => {
    const { bad = {}, error = /^$/ } = CALLS[name] ?? {};
    const result = await call(client, name, bad);
    expect(result.isError).toBe(true);
    expect(textOf(result)).toMatch(error);
    expect(textOf(result)).not.toMatch(/Invalid|Expected|undefined|at \//);
  });

  test('an unknown tool and an unknown resource are errors', async () => {
    await expect(call(client, 'place_order', {})).rejects.toThrow('There is no tool “place_order”.');
    await expect(client.readResource({ uri: 'ui://elsewhere/app' })).rejects.toThrow('ui://elsewhere/app');
  });

  test('the MCP App is one document without another host', async () => {
    const withApp = tools.filter(({ _meta }) => _meta !== undefined);
    expect(withApp.map(({ name }) => name)).toEqual(['get_product', 'design_gland']);
    const { resources } = await client.listResources();
    const [{ uri = '', mimeType } = {}] = resources;
    expect(mimeType).toBe('text/html;profile=mcp-app');
    for (const { _meta } of withApp) expect(_meta).toEqual({ ui: { resourceUri: uri } });
    const { contents } = await client.readResource({ uri });
    const [app] = contents;
    const html = app && 'text' in app ? app.text : '';
    expect(html.length).toBeLessThan(20_000);
    expect(html.match(/(?:https?:)?\/\/[a-z]/g)).toBeNull();
    for (const name of ['get_product', 'design_gland']) {
      const { _meta } = await call(client, name, CALLS[name]?.good ?? {});
      const { svg } = v.parse(drawing, _meta).drawing;
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
      expect(svg).not.toMatch(/<script|on\w+=|href=/i);
    }
  });
});

describe('search_catalog', () => {
  let client: Client;
  beforeAll(async () => {
    client = await connectMcp(worker, REVISIONS[0]);
  });
  afterAll(() => client.close());

  test('counts like the API for text, filters and both', async () => {
    const totalOf = async (query: string): Promise<number> => {
      const response = await worker.dispatchFetch(`${MCP_ORIGIN}/api/v1/parts?${query}`);
      return ((await response.json()) as { total_items: number }).total_items;
    };
    const expected = await totalOf('material=fkm&size=AS568-214');
    for (const input of [
      { text: 'fkm 214' },
      { filters: { material: ['fkm'], sizes: ['AS568-214'] } },
      { text: '214', filters: { material: ['fkm'] } },
    ]) {
      const { structuredContent } = await call(client, 'search_catalog', input);
      expect(structuredContent, JSON.stringify(input)).toMatchObject({ total_items: expected });
    }
  });

  test('names words and values that it does not know', async () => {
    const { structuredContent: text } = await call(client, 'search_catalog', { text: 'fkm 214 flibberty' });
    expect(text).toMatchObject({ unread_words: ['flibberty'] });
    const { structuredContent: filter } = await call(client, 'search_catalog', {
      filters: { material: ['unobtainium'] },
    });
    expect(filter).toMatchObject({ total_items: 0, warnings: ['material: There is no value “unobtainium”.'] });
  });

  test('offers the nearest parts if none matches', async () => {
    const { structuredContent } = await call(client, 'search_catalog', { text: 'green epdm 214' });
    expect(structuredContent).toMatchObject({ total_items: 0, nearest: [{ differences: 'black' }, {}] });
  });
});

test('prepare_quote adds up repeated parts and leaves out unknown ones', async () => {
  const client = await connectMcp(worker, REVISIONS[0]);
  const lines = ['FK7502-214', 'fk7502-214', 'no-such-part'].map((part_number) => ({ part_number, quantity: 100 }));
  const { structuredContent } = await call(client, 'prepare_quote', { lines });
  expect(structuredContent).toMatchObject({
    url: 'https://canyonseals.example/buy/FK7502-214:200',
    lines: [{ part_number: 'FK7502-214', quantity: 200, total: { amount: '156.00', currency: 'USD' } }],
    left_out: [{ part_number: 'no-such-part', problem: { code: 'unknown-part' } }],
  });
  await client.close();
});

describe('the inspector', () => {
  const inspect = async (...options: readonly string[]): Promise<unknown> => {
    const { origin } = await worker.ready;
    const { stdout } = await run(
      process.execPath,
      [
        join(projectRoot, 'node_modules/.bin/mcp-inspector'),
        '--cli',
        `${origin}/mcp`,
        '--transport',
        'http',
        ...options,
      ],
      { timeout: 60_000, env: { PATH: process.env.PATH, HOME: join(projectRoot, '.tsbuild') } },
    );
    return JSON.parse(stdout);
  };

  test('lists the tools and calls one', async () => {
    expect(await inspect('--method', 'tools/list')).toMatchObject({ tools: TOOLS.map(({ name }) => ({ name })) });
    const arg = ['--tool-arg', 'text=fkm 214 brown'];
    const result = await inspect('--method', 'tools/call', '--tool-name', 'search_catalog', ...arg);
    expect(result).toMatchObject({
      structuredContent: { parts: expect.arrayContaining([expect.objectContaining({ part_number: 'FK7502-214' })]) },
    });
  });
});
