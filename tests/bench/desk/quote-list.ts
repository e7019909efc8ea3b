import { computeColumns } from '../../../src/server/quotes/desk/compute-columns.ts';
import { NO_FILTER } from '../../../src/server/quotes/desk/list-filter.ts';
import { type ListQuery, quoteList } from '../../../src/server/quotes/desk/quote-list.ts';
import { applyMigrations, readMigrations } from '../../../src/tools/seed/migrate.ts';
import { memoryDatabase, sqliteD1 } from '../../support/backend/sqlite-d1.ts';
import { seededRandom } from '../../support/random.ts';
import { insertRandomQuote } from '../../support/services/random-quotes.ts';

/*
 * CPU time of the lists of the desk with many quotes, on SQLite in this process: the median of several reads.
 *
 * Run with `node tests/bench/desk/quote-list.ts [quotes]`.
 */

const QUOTES = Number(process.argv[2] ?? 100_000);
const READS = 9;
const NOW = Date.parse('2026-11-24T18:30:00.000Z');

const db = memoryDatabase();
const d1 = sqliteD1(db);
await applyMigrations(d1, readMigrations());
const random = seededRandom(7);
db.exec('BEGIN');
for (let id = 1; id <= QUOTES; id += 1) insertRandomQuote(db, random, NOW, id);
// As in a shop after some years: 19 of 20 are closed.
db.exec("UPDATE quote_requests SET state = 'accepted' WHERE id % 20 <> 0 AND state <> 'withdrawn'");
db.exec('COMMIT');
const log = console.error;
console.error = () => undefined;
const startOfValues = process.cpuUsage();
await computeColumns(d1, QUOTES);
console.error = log;
const perQuote = process.cpuUsage(startOfValues).user / 1000 / QUOTES;

const list = quoteList(d1, { now: () => NOW, rules: () => ({ goalMinutes: 240, closed: new Set() }) });
const CASES: readonly (readonly [string, ListQuery, number])[] = [
  ['open', { tab: 'open', filter: NO_FILTER, hasBelow: true }, 1],
  ['quoted', { tab: 'quoted', filter: NO_FILTER, hasBelow: false }, 1],
  ['all', { tab: 'all', filter: NO_FILTER, hasBelow: false }, 1],
  ['all, last page', { tab: 'all', filter: NO_FILTER, hasBelow: false }, 99_999],
  ['customer search', { tab: 'all', filter: { ...NO_FILTER, text: 'nordwerk' }, hasBelow: false }, 1],
  ['part search', { tab: 'all', filter: { ...NO_FILTER, text: 'FK7502-2' }, hasBelow: false }, 1],
  ['number search', { tab: 'all', filter: { ...NO_FILTER, text: 'Q-2026-000500' }, hasBelow: false }, 1],
  [
    'late and unmatched',
    { tab: 'open', filter: { ...NO_FILTER, isLate: true, hasUnmatched: true }, hasBelow: false },
    1,
  ],
];

console.log(`${QUOTES.toLocaleString('en-US')} quotes; values computed in ${perQuote.toFixed(2)} ms per quote`);
for (const [name, query, page] of CASES) {
  const times: number[] = [];
  let total = 0;
  for (let read = 0; read < READS; read += 1) {
    const start = process.cpuUsage();
    ({ total } = await list.page(query, page));
    times.push(process.cpuUsage(start).user / 1000);
  }
  const median = times.sort((one, other) => one - other)[Math.floor(READS / 2)] ?? 0;
  console.log(`${name}: ${median.toFixed(0)} ms, ${total.toLocaleString('en-US')} quotes`);
}
