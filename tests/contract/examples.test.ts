import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import type { Miniflare } from 'miniflare';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../../src/tools/process/steps.ts';
import { startBuiltWorker } from '../support/built-worker.ts';

const EXAMPLES = join(projectRoot, 'docs/examples');
const SITE_IN_EXAMPLES = 'https://canyonseals.example';
const PARTS = ['FK7502-214', 'NB7009-214', 'no-such-part', ''];

let worker: Miniflare;
let origin = '';
let folder = '';
beforeAll(async () => {
  worker = await startBuiltWorker(Number(process.env.PORT ?? 8797));
  origin = (await worker.ready).origin;
  folder = mkdtempSync(join(tmpdir(), 'examples-'));
});
afterAll(async () => {
  await worker.dispose();
  rmSync(folder, { recursive: true });
});

const exampleText = (path: string): string => readFileSync(join(EXAMPLES, path), 'utf8');

const runs = (command: string, ...args: string[]): boolean => {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

interface PricedLine {
  readonly part_number: string;
  readonly unit_price: { readonly amount: string };
  readonly total: { readonly amount: string };
  readonly lead_time_days: number | null;
}

const pricesOf = async (lines: readonly object[]): Promise<readonly PricedLine[]> => {
  const response = await worker.dispatchFetch(`${origin}/api/v1/prices`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ lines }),
  });
  return ((await response.json()) as { lines: PricedLine[] }).lines;
};

test('each example has the URL of the site as a setting at the top', () => {
  for (const path of [
    'google-sheets/canyon-price.gs',
    'excel/price-selection.ts',
    'freecad/insert-part.FCMacro',
    'curl.md',
  ])
    expect(exampleText(path).split(SITE_IN_EXAMPLES), path).toHaveLength(2);
});

describe('the function for Google Sheets', () => {
  interface Fetched {
    readonly status: number;
    readonly text: string;
  }
  type Call = (part: unknown, quantity: unknown, field?: string) => unknown;

  /**
   * Returns the function with its fakes. Apps Script waits for a response, which Node cannot do: a request without a
   * response throws, gets its response, and the function runs again.
   */
  const sheet = () => {
    const cache = new Map<string, string>();
    const responses = new Map<string, Fetched>();
    const requests: string[] = [];
    let pending: { url: string; payload: string } | null = null;
    const context = createContext({
      UrlFetchApp: {
        fetch: (url: string, { payload }: { payload: string }) => {
          const response = responses.get(payload);
          if (response === undefined) {
            pending = { url, payload };
            throw new Error('The response is pending.');
          }
          return { getResponseCode: () => response.status, getContentText: () => response.text };
        },
      },
      CacheService: {
        getScriptCache: () => ({
          getAll: (keys: string[]) =>
            Object.fromEntries(keys.flatMap((key) => (cache.has(key) ? [[key, cache.get(key)]] : []))),
          putAll: (values: Record<string, string>, seconds: number) => {
            expect(seconds).toBeLessThanOrEqual(21_600);
            for (const [key, value] of Object.entries(values)) {
              expect(key.length).toBeLessThanOrEqual(250);
              if (pending === null) cache.set(key, value);
            }
          },
        }),
      },
    });
    runInContext(exampleText('google-sheets/canyon-price.gs').replace(SITE_IN_EXAMPLES, origin), context);
    const call = runInContext('CANYON_PRICE', context) as Call;
    const run = async (...args: Parameters<Call>): Promise<unknown> => {
      for (;;) {
        pending = null;
        const result: unknown = JSON.parse(JSON.stringify(call(...args)));
        const asked = pending as { url: string; payload: string } | null;
        if (asked === null) return result;
        requests.push(asked.payload);
        const response = await worker.dispatchFetch(asked.url, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: asked.payload,
        });
        responses.set(asked.payload, { status: response.status, text: await response.text() });
      }
    };
    return { run, requests, responses };
  };

  test('returns the total of a line, its unit price or its lead time', async () => {
    const [line] = await pricesOf([{ part_number: 'FK7502-214', quantity: 200 }]);
    const { run, requests } = sheet();
    expect(await run('FK7502-214', 200)).toBe(Number(line?.total.amount));
    expect(await run(' fk7502-214 ', 200, 'unit_price')).toBe(Number(line?.unit_price.amount));
    expect(await run('FK7502-214', 200, 'lead_time_days')).toBe(line?.lead_time_days ?? 'On request');
    expect(requests).toHaveLength(1);
  });

  test('prices a range in one request, with readable text for each cell without a price', async () => {
    const [first, second] = await pricesOf(PARTS.slice(0, 2).map((part_number) => ({ part_number, quantity: 5000 })));
    const { run, requests } = sheet();
    const column = PARTS.map((name) => [name]);
    expect(await run(column, 5000)).toEqual([
      [Number(first?.total.amount)],
      [Number(second?.total.amount)],
      ['There is no part with this number.'],
      [''],
    ]);
    expect(requests).toHaveLength(1);
    expect(await run(column, [[5000], ['many'], [0.5], [1]])).toEqual([
      [Number(first?.total.amount)],
      ['The quantity must be a whole number.'],
      [expect.stringContaining('quantity must be a whole number')],
      [''],
    ]);
  });

  test('prices 1,200 rows in three requests', async () => {
    const { run, requests } = sheet();
    const rows = Array.from({ length: 1200 }, (_, at) => [at + 1]);
    const totals = (await run(
      rows.map(() => ['FK7502-214']),
      rows,
    )) as number[][];
    expect(totals.every(([total]) => typeof total === 'number' && total >= 25)).toBe(true);
    expect(requests).toHaveLength(3);
  });

  test('says what to do when the server refuses or does not respond', async () => {
    const { run, responses } = sheet();
    const payload = JSON.stringify({ lines: [{ part_number: 'FK7502-214', quantity: 1 }] });
    for (const [status, text, cell] of [
      [429, '', 'Too many requests. Wait a minute, then edit the cell.'],
      [503, '{"title":"Prices are unavailable right now."}', 'Prices are unavailable right now.'],
      [502, '<h1>', 'The prices could not be read. Try again in a minute.'],
    ] as const) {
      responses.set(payload, { status, text });
      expect(await run('FK7502-214', 1)).toBe(cell);
    }
    expect(await run('FK7502-214', 1, 'price')).toBe('The third value must be total, unit_price, lead_time_days.');
  });
});

describe('the Office Script', () => {
  const run = async (rows: unknown[][], respond = (url: string, init: RequestInit) => dispatch(url, init)) => {
    let written: unknown[][] | null = null;
    const range = {
      getColumnCount: () => rows[0]?.length ?? 0,
      getValues: () => rows,
      getOffsetRange: (down: number, right: number) => {
        expect([down, right]).toEqual([0, 2]);
        return {
          getResizedRange: (_: number, columns: number) => ({ setValues: (all: unknown[][]) => set(all, columns) }),
        };
      },
    };
    const set = (all: unknown[][], columns: number): void => {
      expect(all.every(({ length }) => length === 2 + columns)).toBe(true);
      written = all;
    };
    const source = exampleText('excel/price-selection.ts').replace(SITE_IN_EXAMPLES, origin);
    const context = createContext({ fetch: respond });
    runInContext(stripTypeScriptTypes(source), context);
    await (runInContext('main', context) as (workbook: object) => Promise<void>)({ getSelectedRange: () => range });
    return JSON.parse(JSON.stringify(written)) as unknown;
  };
  const dispatch = (url: string, init: RequestInit) => worker.dispatchFetch(url, init as never);

  test('writes prices, lead times and remarks beside the selection', async () => {
    const [line] = await pricesOf([{ part_number: 'FK7502-214', quantity: 200 }]);
    expect(
      await run([
        ['Part number', 'Quantity'],
        ['FK7502-214', 200],
        ['no-such-part', 1],
        ['FK7502-214', 'many'],
        ['', ''],
      ]),
    ).toEqual([
      ['Unit price USD', 'Total USD', 'Lead time, business days', 'Remark'],
      [Number(line?.unit_price.amount), Number(line?.total.amount), line?.lead_time_days ?? 'On request', ''],
      ['', '', 'On request', 'There is no part with this number.'],
      ['', '', '', 'The quantity must be a whole number.'],
      ['', '', '', ''],
    ]);
  });

  test('says what is wrong with the selection or the server', async () => {
    await expect(run([['FK7502-214']])).rejects.toThrow('Select two columns');
    const refused = async () => Response.json({ title: 'No prices.' }, { status: 503 }) as never;
    await expect(run([['FK7502-214', 1]], refused)).rejects.toThrow('No prices.');
  });
});

/** CI has Python; a machine without it skips these tests, which the report says. */
describe.skipIf(!runs('python3', '--version'))('the FreeCAD macro', () => {
  const fixtures = join(projectRoot, 'tests/fixtures/freecad');
  const insert = async (base: string, partNumbers: readonly string[], env: Record<string, string> = {}) => {
    const macro = join(EXAMPLES, 'freecad/insert-part.FCMacro');
    const { stdout } = await promisify(execFile)(
      'python3',
      [join(fixtures, 'run_macro.py'), macro, base, ...partNumbers],
      { env: { ...process.env, PYTHONPATH: fixtures, PYTHONDONTWRITEBYTECODE: '1', no_proxy: '*', ...env } },
    );
    return JSON.parse(stdout) as unknown;
  };

  test('inserts parts by their numbers, with number and description, and removes its temporary file', async () => {
    expect(await insert(origin, ['FK7502-214', ' nb7009-214 '])).toEqual([
      {
        label: 'FK7502-214',
        description: expect.stringContaining('AS568-214'),
        step: 'ISO-10303-21',
        is_removed: true,
        objects: 1,
      },
      expect.objectContaining({ label: 'NB7009-214', step: 'ISO-10303-21', objects: 2 }),
    ]);
  });

  test('says why a part cannot be inserted', async () => {
    expect(await insert(origin, ['no-such-part', ' ', '../../healthz', 'x'.repeat(61)])).toEqual([
      { error: 'There is no part no-such-part.' },
      { error: 'Enter a part number such as FK7502-214.' },
      { error: 'There is no part ../../healthz.' },
      { error: 'Enter a part number such as FK7502-214.' },
    ]);
    expect(await insert('http://127.0.0.1:9', ['FK7502-214'])).toEqual([
      { error: expect.stringMatching(/^http:\/\/127\.0\.0\.1:9 cannot be reached/) },
    ]);
    expect(await insert(origin, ['FK7502-214'], { MAX_BYTES: '1000' })).toEqual([
      { error: expect.stringContaining('was not loaded') },
    ]);
  });
});

describe.skipIf(!runs('curl', '--version') || !runs('bash', '--version'))('the curl cookbook', () => {
  const [setting = '', ...commands] = [...exampleText('curl.md').matchAll(/```sh\n(.*?)```/gs)].map(
    ([, text = '']) => text,
  );

  test('starts with the setting', () => {
    expect(setting).toBe(`export SHOP=${SITE_IN_EXAMPLES}\n`);
    expect(commands.length).toBeGreaterThan(8);
  });

  test.each(commands)('%s', async (command) => {
    if (!runs('uuidgen')) {
      writeFileSync(join(folder, 'uuidgen'), `#!/bin/sh\necho '${crypto.randomUUID()}'\n`);
      chmodSync(join(folder, 'uuidgen'), 0o755);
    }
    const env = { ...process.env, SHOP: origin, no_proxy: '*', PATH: `${process.env.PATH}:${folder}` };
    const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', command], {
      cwd: folder,
      env,
      maxBuffer: 50_000_000,
    });
    if (command.includes('cursor=$')) expect(stdout.match(/"next_cursor":(?:"|null)/g)?.length).toBeGreaterThan(2);
    if (command.includes('If-None-Match')) expect(stdout).toBe('304\n');
    if (command.includes('uuidgen')) expect(stdout).toBe('Attempt 201\nAttempt 200\n');
    if (command.includes('quotes/$id')) expect(stdout).toContain('"number":"Q-');
    if (!command.includes('--fail') && command.includes('"lines"')) expect(stdout).toContain('"code":"bad-input"');
  });
});
