import { LARGEST_ATTACHMENT, MAX_ATTACHMENTS } from '../../domain/kit/forms/attachment.ts';
import { MAX_READ_AT_ONCE } from '../../domain/order/lists/limits.ts';
import type { RouteTable } from '../../server/routing/route-table.ts';
import { RATE_LIMITS, type RateLimitName } from '../../server/security/rate-limit-rules.ts';
import { bytesText, STORAGE_KINDS, type StorageKind, storageRule } from '../../server/security/storage-kinds.ts';

/**
 * The maximum costs that one anonymous client can cause per day, as shown in docs/security.md. Every figure is derived
 * from the limits in code.
 */

const MINUTES_A_DAY = 24 * 60;
const GB = 1024 ** 3;
/** Maximum size of a D1 database. */
const D1_BYTES = 10 * GB;
const KINDS = Object.keys(STORAGE_KINDS) as StorageKind[];

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] => [
  row(head),
  `|${'---|'.repeat(head.length)}`,
  ...rows.map(row),
];

/** Mails per record: to the address that the visitor entered, and to the sales desk. */
const MAILS: Partial<Record<StorageKind, readonly [count: number, to: string]>> = {
  'quote-request': [2, 'one to the typed email address, one to the sales desk'],
  'quote-message': [1, 'to the sales desk'],
  'sign-up': [1, 'to the typed email address, at most 3 an hour each'],
};

const ENDPOINTS: Readonly<Record<StorageKind, string>> = {
  'shared-list': '`POST /api/lists/share`',
  'quote-request': '`POST /api/quotes`, `POST /api/v1/quotes`, `POST /lists/review`',
  'quote-message': '`POST /quotes/{id}/messages`',
  form: '`POST /api/forms/{type}`',
  'sign-up': '`POST /users/register`, `POST /sign-up`',
  'account-list': '`POST /api/account/lists`',
  'account-cart': '`POST /api/account/cart`',
  'own-number': '`POST /api/account/part-numbers`',
  upload: 'files of forms and messages',
};

const storageRows = (): readonly (readonly string[])[] =>
  KINDS.filter((kind) => storageRule(kind).anonymousPerDay > 0).map((kind) => {
    const { store, name, anonymousPerDay, anonymousRecords } = storageRule(kind);
    const [count, to] = MAILS[kind] ?? [0, ''];
    return [
      `${name}: ${ENDPOINTS[kind]}`,
      `${bytesText(anonymousPerDay)} in ${store}, ${anonymousRecords} records`,
      count === 0 ? '0' : `${count * anonymousRecords}: ${to}`,
      `\`storage-kinds.ts\` \`${kind}\``,
    ];
  });

/**
 * Milliseconds of the most expensive accepted request: CPU time of its functions in Node, or, with D1 and KV, the
 * response time of the built Worker, which exceeds its CPU time.
 */
const CPU: readonly (readonly [what: string, limit: RateLimitName, ms: number, isWhole?: boolean])[] = [
  [`reading ${MAX_READ_AT_ONCE} lines of 3 texts of 40 words each`, 'LIST_LIMIT', 220],
  ['PDF of a new quote of 1,000 lines with notes and 500 texts', 'LARGE_FILE_LIMIT', 530],
  ['ZIP of 50 parts that nobody requested before', 'DRAW_LIMIT', 290],
  ['preview picture', 'DRAW_LIMIT', 50],
  ['search, filter, nearest part', 'SEARCH_LIMIT', 90, true],
  ['alternatives of 40 lines', 'PRICE_LIMIT', 130, true],
  ['message of an agent: prices of 100 parts', 'MCP_LIMIT', 140, true],
  ['quote request of 1,000 lines and 500 texts', 'FORM_LIMIT', 180, true],
  ['sign-in, sign-up: PBKDF2', 'AUTH_LIMIT', 15],
];

const cpuRows = (): readonly (readonly string[])[] =>
  CPU.map(([what, name, ms, isWhole = false]) => {
    const { requests, periodS } = RATE_LIMITS[name];
    const aMinute = (requests * 60) / periodS;
    const seconds = (aMinute * ms) / 1000;
    return [
      what,
      isWhole ? `< ${ms} ms` : `${ms} ms`,
      `\`${name}\` ${aMinute}/min`,
      `${Math.round(seconds * 10) / 10} s`,
      `${Math.round((seconds * MINUTES_A_DAY) / 360) / 10} h`,
    ];
  });

const capacityRows = (): readonly (readonly string[])[] =>
  KINDS.map((kind) => {
    const { store, name, anonymousPerDay, accountPerDay, total, reserve } = storageRule(kind);
    return [
      `${name} (${store})`,
      anonymousPerDay === 0 ? 'accounts only' : bytesText(anonymousPerDay),
      bytesText(accountPerDay),
      bytesText(total),
      reserve === 0 ? '–' : bytesText(reserve),
      anonymousPerDay === 0 ? '–' : Math.ceil(total / anonymousPerDay).toLocaleString('en-US'),
    ];
  });

const sumIn = (store: 'D1' | 'R2'): number =>
  KINDS.map(storageRule).reduce((sum, rule) => sum + (rule.store === store ? rule.total + rule.reserve : 0), 0);

const dayIn = (store: 'D1' | 'R2'): number =>
  KINDS.map(storageRule).reduce((sum, rule) => sum + (rule.store === store ? rule.anonymousPerDay : 0), 0);

/** Returns the tables and sums of docs/security.md between its `client-costs` marks. */
export const clientCosts = (routes: Pick<RouteTable, 'largestBody'>): string =>
  [
    '**Bytes and mail of one anonymous client per day**',
    '',
    ...table(['what', 'stored per day at most', 'mail per day at most', 'stopped by'], storageRows()),
    '',
    `Together ${bytesText(dayIn('D1'))} in D1 and ${bytesText(dayIn('R2'))} in R2; nothing in KV, whose keys come from the catalog and from pages that exist.`,
    `One request holds at most ${bytesText(routes.largestBody('POST', '/api/lists/share', 'application/json'))} of list, ${bytesText(routes.largestBody('POST', '/api/quotes', 'application/json'))} of quote, ${MAX_ATTACHMENTS} × ${bytesText(LARGEST_ATTACHMENT)} of files.`,
    '',
    '**Capacity**',
    '',
    ...table(
      ['kind', 'client per day', 'account per day', 'total', 'reserve for accounts', 'client-days to fill it'],
      capacityRows(),
    ),
    '',
    `D1: ${bytesText(sumIn('D1'))} for all kinds of ${bytesText(D1_BYTES)}; ${bytesText(D1_BYTES - sumIn('D1'))} stay for catalog, pages, accounts and sessions. R2: ${bytesText(sumIn('R2'))}.`,
    '',
    '**CPU of one client**',
    '',
    ...table(['most expensive request', 'CPU', 'limit', 'CPU per minute', 'CPU per day'], cpuRows()),
  ].join('\n');
