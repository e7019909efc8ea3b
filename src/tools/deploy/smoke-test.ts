import { setTimeout as sleep } from 'node:timers/promises';

/*
 * node src/tools/deploy/smoke-test.ts https://…: requests essential pages of a deployed site and exits with 1 if a
 * response is wrong. It retries each request for a minute, because a new isolate may have to load the catalog.
 */

interface Look {
  readonly path: string;
  readonly status: number;
  /** Pattern that the response body must match. */
  readonly holds: RegExp;
}

const LOOKS: readonly Look[] = [
  { path: '/healthz', status: 200, holds: /"status":"ok"/ },
  { path: '/readyz', status: 200, holds: /"status":"(?:ready|degraded)"/ },
  { path: '/', status: 200, holds: /<h1/ },
  { path: '/shop/orings', status: 200, holds: /\d parts, \d/ },
  { path: '/api/compounds-search?material=fkm&limit=10', status: 200, holds: /"totalItems":[1-9]/ },
  { path: '/x-rings', status: 200, holds: /<h1/ },
  { path: '/cart', status: 200, holds: /<h1/ },
  { path: '/sitemap.xml', status: 200, holds: /<sitemapindex/ },
  { path: '/no-such-page', status: 404, holds: /<h1/ },
];
const PATIENCE_MS = 60_000;
const PAUSE_MS = 3000;
const ANSWER_MS = 20_000;

/** Returns what is wrong with a response, or `null` if nothing is. */
const faultOf = async (origin: string, { path, status, holds }: Look): Promise<string | null> => {
  try {
    const answer = await fetch(new URL(path, origin), { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) });
    const text = await answer.text();
    if (answer.status !== status) return `answered ${answer.status} instead of ${status}`;
    return holds.test(text) ? null : `does not hold ${holds}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

const look = async (origin: string, one: Look): Promise<boolean> => {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const fault = await faultOf(origin, one);
    if (fault === null) {
      console.log(`✓ ${one.path}`);
      return true;
    }
    if (Date.now() > until) {
      console.error(`✗ ${one.path} ${fault}`);
      return false;
    }
    await sleep(PAUSE_MS);
  }
};

const origin = process.argv[2] ?? '';
if (!URL.canParse(origin)) {
  console.error('Usage: node src/tools/deploy/smoke-test.ts https://www.example.com');
  process.exit(1);
}
const looked: boolean[] = [];
for (const one of LOOKS) looked.push(await look(origin, one));
if (looked.includes(false)) process.exit(1);
