import * as v from 'valibot';
import { lookUpPartsEndpoint, partsEndpoint } from '../../../src/domain/site/api/v1/parts.ts';
import { startBuiltWorker } from '../../support/built-worker.ts';
import { cpuMs, workerdProcesses } from '../process/process-usage.ts';
import { report } from '../report.ts';

const PAGES = 40;
const WARM = 8;
const LOOKUPS = 12;
const PARTS = 500;

/** Parts for programs: CPU time in workerd of a page of 25 parts and of a lookup of 500. */
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
    const body = JSON.stringify({ part_numbers: numbers });
    const lookup = await mean(LOOKUPS, async () => {
      const headers = { 'Content-Type': 'application/json' };
      const response = await fetch(origin + lookUpPartsEndpoint.path, { method: 'POST', body, headers });
      if (!response.ok) throw new Error(`The lookup returned ${response.status}.`);
      await response.arrayBuffer();
    });
    report({ name: `lookup of ${PARTS} parts: CPU of workerd`, value: lookup, unit: 'ms', bar: '≤ 40' });
  } finally {
    await worker.dispose();
  }
};

if (import.meta.main) await publicApiFigures(Number(process.env.PORT ?? 8796));
