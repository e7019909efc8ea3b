import { COLLECTIONS } from '../../src/server/directus/embedded/collections.ts';
import { seededRandom } from '../support/random.ts';
import { DELIBERATE, EDGE_CASES, type Exchange } from './edge-cases.ts';
import { randomRequests, type Samples } from './random-requests.ts';
import { type Answer, answerOf, sameText } from './responses.ts';
import { EMBEDDED_URL, LIVE_URL, numberOption } from './server.ts';

const SHOWN = 20;
const seed = numberOption('seed', 1);
const count = numberOption('count', 2000);

type Pair = readonly [live: Answer, embedded: Answer];
const both = async (exchange: Exchange): Promise<Pair> => {
  const [live, embedded] = await Promise.all([answerOf(LIVE_URL, exchange), answerOf(EMBEDDED_URL, exchange)]);
  return [live, embedded];
};

const codesOf = ({ status, body }: Answer): string => {
  const { errors = [] } = (body ?? {}) as { errors?: readonly { extensions: { code: string } }[] };
  return `${status} ${errors.map(({ extensions }) => extensions.code).join()}`;
};

/** Rejections of random calls can describe the first of several errors, so that only their code is compared. */
const saysSame = ([live, embedded]: Pair, { isExact }: { isExact: boolean }): boolean => {
  if (!isExact && live.status >= 400) {
    // Where a real server fails, a rejection is correct.
    return live.status >= 500 ? embedded.status < 500 : codesOf(live) === codesOf(embedded);
  }
  return sameText(live) === sameText(embedded);
};

const differences: string[] = [];
const seen = { rows: 0, refusals: 0 };
const compare = async (exchange: Exchange, isExact: boolean): Promise<void> => {
  const pair = await both(exchange);
  const { data } = (pair[0].body ?? {}) as { data?: unknown };
  if (pair[0].status >= 400) seen.refusals += 1;
  if (Array.isArray(data) && data.length > 0) seen.rows += 1;
  if (saysSame(pair, { isExact })) return;
  const [live, embedded] = pair.map((answer) => sameText(answer).slice(0, 300));
  const { method, path, body = '' } = exchange;
  differences.push(`${method} ${decodeURIComponent(path)} ${body}\n  live     ${live}\n  embedded ${embedded}`);
};

const samples = async (): Promise<Samples> => {
  const rows = new Map<string, readonly Readonly<Record<string, unknown>>[]>();
  for (const [name, { fields }] of COLLECTIONS) {
    const columns = [...fields].flatMap(([field, { kind }]) => (kind === 'column' ? [field] : []));
    const path = `/items/${name}?limit=300&sort=id&fields=${columns}`;
    const { body } = await answerOf(LIVE_URL, { method: 'GET', path });
    rows.set(name, (body as { data: Readonly<Record<string, unknown>>[] }).data);
  }
  return rows;
};

const report = (calls: string, before: number): void => {
  const found = `${seen.rows} with rows, ${seen.refusals} refused`;
  console.log(`${calls} (${found}): ${differences.length - before} got different responses.`);
  Object.assign(seen, { rows: 0, refusals: 0 });
};

for (const exchange of EDGE_CASES) await compare(exchange, true);
report(`${EDGE_CASES.length} fixed calls`, 0);

const before = differences.length;
const next = randomRequests(seededRandom(seed), await samples());
for (let at = 0; at < count; at += 1) await compare(next(), false);
report(`${count} random calls of seed ${seed}`, before);

let stillDifferent = 0;
for (const exchange of DELIBERATE) if (!saysSame(await both(exchange), { isExact: true })) stillDifferent += 1;
console.log(`${stillDifferent} of ${DELIBERATE.length} deliberate differences seen.`);

for (const difference of differences.slice(0, SHOWN)) console.log(difference);
process.exitCode = differences.length === 0 ? 0 : 1;
