import { writeFileSync } from 'node:fs';
import { EDGE_CASES } from './edge-cases.ts';
import { answerOf } from './responses.ts';
import { LIVE_URL } from './server.ts';

/** The collections of the calls; the contract tests load exactly these rows. */
const COLLECTIONS = ['vendors', 'modifiers', 'compounds', 'compounds_modifiers', 'metric_sizes', 'product_comparison'];
const FILE = new URL('../fixtures/directus/recorded-edge-cases.json', import.meta.url);

const rows: Record<string, unknown> = {};
for (const collection of COLLECTIONS) {
  const { body } = await answerOf(LIVE_URL, { method: 'GET', path: `/items/${collection}?limit=-1` });
  rows[collection] = (body as { data: unknown }).data;
}
const recordings: object[] = [];
for (const exchange of EDGE_CASES) {
  const { status, body } = await answerOf(LIVE_URL, exchange);
  recordings.push({ ...exchange, status, answer: body });
}
// One recording per line, so that the next recording has a readable diff.
const lines = (list: readonly unknown[]): string => list.map((one) => `  ${JSON.stringify(one)}`).join(',\n');
const tables = Object.entries(rows).map(([name, list]) => ` "${name}": [\n${lines(list as unknown[])}\n ]`);
writeFileSync(FILE, `{\n"rows": {\n${tables.join(',\n')}\n},\n"recordings": [\n${lines(recordings)}\n]\n}\n`);
console.log(`${recordings.length} responses of ${LIVE_URL} recorded.`);
