import { expect, test } from 'vitest';
import { asciiCode, bundleWorker } from '../../../src/tools/build/build-worker.ts';
import { atOnce, importsOf, reachedFrom, withLater } from '../../../src/tools/build/style-graph.ts';

/** Maximum size in bytes after gzip of what an isolate loads before its first request. */
const MAX_AT_START = 200_000;

/** Maximum size of the packages of the MCP server, which only agents need. */
const MAX_FOR_AGENTS = 85_000;

/** Folders of modules that only some requests need. A handler loads them with `await import(…)`. */
const ON_DEMAND = [
  'blocks/markdown/',
  'data/',
  'drawings/',
  'domain/engineering/dxf/',
  'domain/engineering/gland-design/housings/',
  'domain/engineering/gland-design/rings/',
  'domain/engineering/size-finder/',
  'domain/engineering/understand/',
  'domain/kit/markdown/',
  'domain/order/plan/',
  'domain/shop/catalog/suggest/',
  'domain/shop/compare/',
  'server/og/',
  'server/pdf/',
  'server/render/shell/',
  'server/routes/mcp/server/',
  'server/routes/search/',
];

const isOnDemand = (file: string): boolean => ON_DEMAND.some((folder) => file.startsWith(folder));

test('finds the modules of each folder that loads on demand', () => {
  const reached = reachedFrom(['server/index.ts'], withLater);
  expect(ON_DEMAND.filter((folder) => !reached.some((file) => file.startsWith(folder)))).toEqual([]);
});

test('no module that loads at startup imports one that loads on demand', () => {
  const atStart = reachedFrom(['server/index.ts'], atOnce).filter((file) => !isOnDemand(file));
  expect(atStart.length).toBeGreaterThan(300);
  const imports = atStart.flatMap((file) =>
    importsOf(file)
      .static.filter(isOnDemand)
      .map((imported) => `${file} imports ${imported}`),
  );
  expect(imports).toEqual([]);
});

test('the code that loads at startup is below its limit, and all code is ASCII', async () => {
  const { files, size } = await bundleWorker();
  expect(files.filter(({ contents }) => contents.some((byte) => byte > 127)).map(({ name }) => name)).toEqual([]);
  expect(size.atStart).toBeLessThanOrEqual(MAX_AT_START);
  expect(size.agents).toBeLessThanOrEqual(MAX_FOR_AGENTS);
});

const run = (code: string): unknown => new Function(`return ${code}`)();

test.each([
  "'−40 °C to 121 °C'",
  String.raw`"a \\– b, a \– b, a \\\– b"`,
  String.raw`'\n\\\\≤\\'`,
  'JSON.parse(\'{"a":"≥ 3 😀"}\').a',
  '`é–`',
  String.raw`/^[-–—]\–$/.test('––')`,
  "/^😀+$/u.test('😀😀')",
  '((größe) => größe)("ø")',
  "new RegExp(String.raw`^(?:[-–—] )?[×x]$`).test('– ×')",
])('escapes %s without changing what it means', (code) => {
  const ascii = asciiCode(code);
  expect(ascii).toMatch(/^[\0-\x7f]*$/);
  expect(run(ascii)).toEqual(run(code));
});
