import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig, type RunnerResult } from 'lighthouse';
import { buildClient } from '../../../src/tools/build/build-client.ts';
import { buildWorker } from '../../../src/tools/build/build-worker.ts';
import { browserOptions } from '../../../src/tools/checks/browsers.ts';
import { startBuiltSite } from '../../support/built-site.ts';
import { percentile, report } from '../report.ts';
import { MEASURED_PAGES, type MeasuredPage } from './pages.ts';
import { platformFront } from './platform-front.ts';

/*
 * npm run lighthouse: eight page types, phone and desktop, medians of three runs. With --budgets, as in `npm run
 * test:all`: one run on a phone, only machine-independent figures (scores without performance, layout shift, bytes,
 * requests), and it fails when one misses its budget.
 */
const PORT = Number(process.env.PORT ?? 8798);
const BEHIND = PORT + 1;
const DEBUG_PORT = PORT + 2;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const LARGEST_SHIFT = 0.01;

const { values } = parseArgs({
  options: { budgets: { type: 'boolean', default: false }, runs: { type: 'string' }, page: { type: 'string' } },
});
const isBudgets = values.budgets;
const runs = Number(values.runs ?? (isBudgets ? 1 : 3));
const pages = MEASURED_PAGES.filter(({ name }) => values.page === undefined || name === values.page);

type Form = 'phone' | 'desktop';
type Measured = Readonly<Record<string, number>>;

const measured = (result: RunnerResult): Measured => {
  const { categories, audits } = result.lhr;
  const requests = audits['network-requests']?.details;
  const items = requests?.type === 'table' ? requests.items : [];
  return {
    ...Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])),
    LCP: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    TBT: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    CLS: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    kilobytes: items.reduce((sum, item) => sum + Number(item.transferSize ?? 0), 0) / 1000,
    requests: items.length,
    // The speed of this machine during the run, which affects performance scores and TBT.
    machine: result.lhr.environment.benchmarkIndex,
  };
};

const missedAudits = ({ lhr }: RunnerResult): string[] =>
  CATEGORIES.slice(1).flatMap((name) =>
    (lhr.categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const score = lhr.audits[id]?.score ?? null;
      return weight > 0 && score !== null && score < 1 ? [`${name}: ${id}`] : [];
    }),
  );

const run = async (path: string, form: Form): Promise<RunnerResult> => {
  const result = await lighthouse(
    `https://127.0.0.1:${PORT}${path}`,
    { port: DEBUG_PORT, output: 'json', logLevel: 'error' },
    form === 'desktop' ? desktopConfig : undefined,
  );
  if (result === undefined) throw new Error(`${path} was not measured.`);
  return result;
};

const failures: string[] = [];

const check = (page: MeasuredPage, found: Measured, missed: readonly string[]): void => {
  const { name, isPrivate, budget } = page;
  const fail = (what: string): void => void failures.push(`${name}: ${what}`);
  for (const category of ['accessibility', 'best-practices', ...(isPrivate ? [] : ['seo'])]) {
    if (found[category] !== 100) fail(`${category} ${found[category]} (${missed.join(', ')})`);
  }
  if (!((found.CLS ?? 1) <= LARGEST_SHIFT)) fail(`layout shift ${found.CLS}`);
  if (!((found.kilobytes ?? Infinity) <= budget.kilobytes)) fail(`${found.kilobytes} KB, ${budget.kilobytes} at most`);
  if (!((found.requests ?? Infinity) <= budget.requests))
    fail(`${found.requests} requests, ${budget.requests} at most`);
};

const barsOf = ({ performance, isPrivate }: MeasuredPage, form: Form): Readonly<Record<string, string>> => ({
  ...(form === 'phone' && { performance: `≥ ${performance}`, LCP: '≤ 1800' }),
  accessibility: '≥ 100',
  'best-practices': '≥ 100',
  ...(!isPrivate && { seo: '≥ 100' }),
  CLS: '≤ 0.01',
});
const UNITS: Readonly<Record<string, string>> = {
  LCP: 'ms',
  TBT: 'ms',
  kilobytes: 'KB',
  requests: '',
  CLS: '',
  machine: '',
};

const measure = async (page: MeasuredPage, form: Form): Promise<void> => {
  const results: RunnerResult[] = [];
  for (let turn = 0; turn < runs; turn++) results.push(await run(page.path, form));
  const found = results.map(measured);
  const bars = barsOf(page, form);
  const median = Object.fromEntries(
    Object.keys(found[0] ?? {}).map((name) => [
      name,
      percentile(
        found.map((one) => one[name] ?? Number.NaN),
        0.5,
      ),
    ]),
  );
  for (const [name, value] of Object.entries(median)) {
    if (name === 'seo' && page.isPrivate) continue;
    const bar = bars[name];
    report({
      name: `${page.name}, ${form}: ${name}`,
      value,
      unit: UNITS[name] ?? 'of 100',
      ...(bar !== undefined && { bar }),
    });
  }
  const missed = [...new Set(results.flatMap(missedAudits))].filter(
    (one) => !(page.isPrivate && one.startsWith('seo')),
  );
  if (missed.length > 0) console.log(`${page.name}, ${form}: ${missed.join(', ')}`);
  if (isBudgets) check(page, median, missed);
};

if (!isBudgets) {
  await buildClient();
  await buildWorker();
}
const site = await startBuiltSite(BEHIND);
const front = await platformFront(PORT, BEHIND);
const browser = await chromium.launch({
  ...browserOptions(),
  args: ['--no-sandbox', '--disable-gpu', '--ignore-certificate-errors', `--remote-debugging-port=${DEBUG_PORT}`],
});
try {
  for (const page of pages) {
    // The first visit fills the server's caches.
    await fetch(site.origin + page.path).then((answer) => answer.arrayBuffer());
    for (const form of isBudgets ? (['phone'] as const) : (['phone', 'desktop'] as const)) await measure(page, form);
  }
} finally {
  await browser.close();
  front.close();
  await site.stop();
}
if (failures.length > 0) {
  console.error(failures.join('\n'));
  process.exitCode = 1;
}
