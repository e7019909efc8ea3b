import * as v from 'valibot';
import { markdownPath } from '../../../src/domain/reference/paths/markdown-path.ts';
import { partHref } from '../../../src/domain/reference/paths/store-links.ts';
import { compoundsSearchEndpoint } from '../../../src/domain/site/api/catalog/compounds-search.ts';
import { lookUpPartsEndpoint, partsEndpoint } from '../../../src/domain/site/api/v1/parts.ts';
import { publicPricesEndpoint } from '../../../src/domain/site/api/v1/prices.ts';
import { startBuiltWorker } from '../../support/built-worker.ts';
import { cpuMs, workerdProcesses } from '../process/process-usage.ts';
import { report } from '../report.ts';

const PAGES = 40;
const WARM = 8;
const LOOKUPS = 12;
const PARTS = 500;

const LISTED = v.object({ items: v.array(v.object({ id: v.number(), name: v.string() })) });

/**
 * Parts for programs: CPU time in workerd of a page of 25 parts, of a part page as Markdown, and of a lookup and the
 * prices of 500.
 */
export const publicApiFigures = async (port: number): Promise<void> => {
  const worker = await startBuiltWorker(port);
  try {
    const origin = (await worker.ready).origin;
    const [pid] = workerdProcesses();
    if (pid === undefined) throw new Error('workerd did not start.');
    const pageAt = async (query: string) => {
      const response = await fetch(`${origin}${partsEndpoint.path}?${query}`);
      return v.parse(partsEndpoint.response, await response.json());
    };
    const mean = async (count: number, request: (index: number) => Promise<unknown>): Promise<number> => {
      for (let index = 0; index < WARM; index++) await request(index);
      const before = cpuMs(pid);
      for (let index = WARM; index < WARM + count; index++) await request(index);
      return (cpuMs(pid) - before) / count;
    };
    const page = await mean(PAGES, (index) => pageAt(`limit=25&id_low=${index}`));
    report({ name: '/api/v1/parts, 25 parts: CPU of workerd', value: page, unit: 'ms', bar: '≤ 5' });

    const numbers: string[] = [];
    for (let cursor: string | null = ''; numbers.length < PARTS && cursor !== null; ) {
      const { items, next_cursor } = await pageAt(`limit=100&sortBy=stock:desc${cursor && `&cursor=${cursor}`}`);
      numbers.push(...items.map(({ part_number: number }) => number));
      cursor = next_cursor;
    }
    const rows = v.parse(
      LISTED,
      await (await fetch(`${origin}${compoundsSearchEndpoint.path}?limit=100&sortBy=stock:desc`)).json(),
    ).items;
    const read = async (path: string): Promise<void> => {
      const response = await fetch(origin + path);
      if (!response.ok) throw new Error(`${path} returned ${response.status}.`);
      await response.text();
    };
    const markdown = await mean(PAGES, (index) => read(markdownPath(partHref(rows[index]?.name ?? ''))));
    // The local database runs in the same process, so its share is measured with other parts and subtracted.
    const pricing = await mean(PAGES, (index) => read(`/api/pricing/${rows.at(-1 - index)?.id ?? 0}`));
    report({
      name: 'part page as Markdown, not cached, less its price read: CPU of workerd',
      value: Math.max(0, markdown - pricing),
      unit: 'ms',
      bar: '≤ 3',
    });
    const meanOfPost = (path: string, body: unknown): Promise<number> => {
      const init = { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
      return mean(LOOKUPS, async () => {
        const response = await fetch(origin + path, init);
        if (!response.ok) throw new Error(`${path} returned ${response.status}.`);
        await response.arrayBuffer();
      });
    };
    const lookup = await meanOfPost(lookUpPartsEndpoint.path, { part_numbers: numbers });
    report({ name: `lookup of ${PARTS} parts: CPU of workerd`, value: lookup, unit: 'ms', bar: '≤ 40' });
    const lines = numbers.map((part_number, index) => ({ part_number, quantity: 1 + index }));
    const prices = await meanOfPost(publicPricesEndpoint.path, { lines });
    report({ name: `prices of ${PARTS} parts: CPU of workerd`, value: prices, unit: 'ms', bar: '≤ 60' });
  } finally {
    await worker.dispose();
  }
};

if (import.meta.main) await publicApiFigures(Number(process.env.PORT ?? 8796));
