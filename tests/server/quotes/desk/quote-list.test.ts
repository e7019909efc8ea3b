import type { DatabaseSync } from 'node:sqlite';
import { beforeAll, describe, expect, test } from 'vitest';
import { businessMinutes } from '../../../../src/domain/order/quotes/desk/business-clock.ts';
import { LIST_TAB_NAMES, type ListTab } from '../../../../src/domain/order/quotes/desk/list-tab.ts';
import {
  isWaitingForStaff,
  isWithCustomer,
  quoteStatus,
} from '../../../../src/domain/order/quotes/desk/quote-status.ts';
import type { StoredState } from '../../../../src/domain/order/quotes/quote-state.ts';
import { computeColumns } from '../../../../src/server/quotes/desk/compute-columns.ts';
import { type ListFilter, NO_FILTER } from '../../../../src/server/quotes/desk/list-filter.ts';
import { PAGE_SIZE, type QuoteList, quoteList } from '../../../../src/server/quotes/desk/quote-list.ts';
import { applyMigrations, readMigrations } from '../../../../src/tools/seed/migrate.ts';
import { memoryDatabase, sqliteD1 } from '../../../support/backend/sqlite-d1.ts';
import { HOSTILE_TEXTS } from '../../../support/pages/hostile-texts.ts';
import { seededRandom } from '../../../support/random.ts';
import { insertRandomQuote } from '../../../support/services/random-quotes.ts';

const NOW = Date.parse('2026-11-24T18:30:00.000Z');
const TODAY = '2026-11-24';
const IN_A_WEEK = '2026-12-01';
const QUOTES = 300;
const PEOPLE = ['a', 'b'].map((letter) => letter.repeat(32));
const NO_DAYS = new Set<number>();

interface Fact {
  readonly id: number;
  readonly state: StoredState;
  readonly validUntil: string | null;
  readonly events: readonly { readonly actor: string; readonly kind: string; readonly at: string }[];
  readonly requestedAt: string;
  readonly owner: string | null;
  readonly followUpOn: string | null;
  readonly isLost: boolean;
  readonly isViewed: boolean;
  readonly customer: string;
  readonly texts: number;
  readonly parts: readonly string[];
  readonly cents: number;
  readonly unknown: number;
}

let db: DatabaseSync;
let list: QuoteList;
let facts: readonly Fact[];

/** Reads everything from the tables of quotes, without `quote_list`. */
const readFacts = (): readonly Fact[] =>
  (
    db.prepare('SELECT r.*, w.* FROM quote_requests r LEFT JOIN quote_work w ON w.quote_id = r.id').all() as never[]
  ).map((row: Record<string, never>) => {
    const contact = JSON.parse(row.contact ?? '{}');
    const lines = JSON.parse(row.lines ?? '[]') as { sent: { productName: string; price: unknown }; check: string }[];
    return {
      id: row.id as unknown as number,
      state: row.state as unknown as StoredState,
      validUntil: row.valid_until as unknown as string | null,
      requestedAt: row.requested_at as unknown as string,
      events: db
        .prepare('SELECT actor, kind, happened_at AS at FROM quote_events WHERE quote_id = ? ORDER BY id')
        .all(row.id as never) as never,
      owner: row.owner_id as unknown as string | null,
      followUpOn: row.follow_up_on as unknown as string | null,
      isLost: row.lost_reason !== null && row.lost_reason !== undefined,
      isViewed: row.viewed_at !== null && row.viewed_at !== undefined,
      customer: `${contact.name}\n${contact.company}\n${contact.email}`.toLowerCase(),
      texts: JSON.parse(row.texts ?? '[]').filter((text: string) => !text.startsWith('Note: ')).length,
      parts: lines.map(({ sent }) => sent.productName),
      cents: lines.reduce((sum, { sent }) => sum + (typeof sent.price === 'number' ? sent.price : 0), 0),
      unknown: lines.filter(({ sent, check }) => check === 'unknown' && typeof sent.price !== 'number').length,
    };
  });

/** The customer wrote after staff replied, and nothing ended the quote since. */
const openMessages = ({ events }: Fact) => {
  const end = events.findLastIndex(({ kind }) => ['answered', 'accepted', 'withdrawn'].includes(kind));
  return events.slice(end + 1).filter(({ kind }) => kind === 'message');
};

const statusOf = (fact: Fact) => quoteStatus({ ...fact, hasOpenMessage: openMessages(fact).length > 0 }, NOW);

/** Time since which the customer waits. */
const waitingSince = (fact: Fact): string | null => {
  const end = fact.events.findLastIndex(({ kind }) => ['answered', 'accepted', 'withdrawn'].includes(kind));
  const since = fact.events.slice(end + 1).find(({ kind }) => kind === 'message' || kind === 'in_work');
  return end === -1 ? fact.requestedAt : (since?.at ?? null);
};

const isInTab = (tab: ListTab, fact: Fact): boolean => {
  const status = statusOf(fact);
  switch (tab) {
    case 'open':
      return isWaitingForStaff(status);
    case 'quoted':
      return isWithCustomer(status);
    case 'expiring':
      return isWithCustomer(status) && fact.validUntil !== null && fact.validUntil <= IN_A_WEEK;
    case 'follow-up':
      return fact.followUpOn !== null && fact.followUpOn <= TODAY && fact.state !== 'withdrawn';
    case 'lost':
      return status === 'lost' || status === 'withdrawn';
    case 'all':
      return true;
    default:
      return status === tab;
  }
};

const isInFilter = ({ text, owner, least, hasUnmatched, isLate }: ListFilter, fact: Fact): boolean => {
  const since = waitingSince(fact);
  const number = /^(?:q-?(?:2026-)?)?0*(\d+)$/i.exec(text)?.[1];
  const isNumber = number !== undefined && Number(number) === fact.id;
  const isFound =
    text === '' ||
    isNumber ||
    (!/^q-?(?:\d{4}-)?\d+$/i.test(text) &&
      (fact.customer.includes(text.toLowerCase()) ||
        (text.length >= 3 && fact.parts.some((part) => part.startsWith(text.toUpperCase().replaceAll(' ', ''))))));
  return (
    isFound &&
    (owner === null || (owner === 'nobody' ? fact.owner === null : fact.owner === owner)) &&
    fact.cents >= least &&
    (!hasUnmatched || fact.texts + fact.unknown > 0) &&
    (!isLate || (since !== null && businessMinutes(Date.parse(since), NOW, NO_DAYS) > 240))
  );
};

beforeAll(async () => {
  db = memoryDatabase();
  const d1 = sqliteD1(db);
  await applyMigrations(d1, readMigrations());
  for (const [at, id] of PEOPLE.entries())
    db.prepare('INSERT INTO staff (id, email, name, role, invited_at) VALUES (?, ?, ?, ?, 0)').run(
      id,
      `p${at}@x.example`,
      `Person ${at}`,
      'sales',
    );
  const random = seededRandom(33);
  for (let id = 1; id <= QUOTES; id += 1) {
    insertRandomQuote(db, random, NOW, id);
    if (random.chance(0.5)) {
      const day = new Date(NOW + (random.below(20) - 10) * 86_400_000).toISOString().slice(0, 10);
      db.prepare(
        `INSERT INTO quote_work (quote_id, owner_id, follow_up_on) VALUES (?1, ?2, ?3) ON CONFLICT (quote_id) DO UPDATE
          SET owner_id = ?2, follow_up_on = ?3`,
      ).run(id, random.pick(PEOPLE), random.chance(0.5) ? day : null);
    }
  }
  await computeColumns(d1, QUOTES);
  list = quoteList(d1, { now: () => NOW, rules: () => ({ goalMinutes: 240, closed: NO_DAYS }) });
  facts = readFacts();
});

const FILTERS: readonly Partial<ListFilter>[] = [
  {},
  { owner: 'nobody' },
  { owner: PEOPLE[0] ?? '' },
  { least: 500_000 },
  { hasUnmatched: true },
  { isLate: true },
  { text: 'nordwerk' },
  { text: 'łódź' },
  { text: '%' },
  { text: '_' },
  { text: "o'brien" },
  { text: 'p3@x.example' },
  { text: 'fk7502' },
  { text: 'VM7005-318' },
  { text: '17' },
  { text: 'Q-2026-000017' },
  { text: 'halden', owner: PEOPLE[1] ?? '', isLate: true },
];

describe.each(FILTERS)('a list with the filter %o', (changes) => {
  const filter = { ...NO_FILTER, ...changes };

  test('has the same quotes in every tab as a naive reading of the tables', async () => {
    for (const tab of LIST_TAB_NAMES) {
      const expected = facts.filter((fact) => isInTab(tab, fact) && isInFilter(filter, fact)).map(({ id }) => id);
      const query = { tab, filter, hasBelow: false };
      const found: number[] = [];
      const { pages, total, counts } = await list.page(query, 1);
      for (let page = 1; page <= pages; page += 1)
        found.push(...(await list.page(query, page)).items.map(({ id }) => id));
      expect([tab, [...found].sort((one, other) => one - other)]).toEqual([tab, expected]);
      expect([total, counts[tab], await list.count(query)]).toEqual(Array(3).fill(expected.length));
    }
  });
});

describe('a list', () => {
  test('shows the status, value and clock of each quote', async () => {
    const { items } = await list.page({ tab: 'all', filter: NO_FILTER, hasBelow: false }, 1);
    expect(items).toHaveLength(PAGE_SIZE);
    for (const item of items) {
      const fact = facts.find(({ id }) => id === item.id);
      if (fact === undefined) throw new Error('unknown quote');
      expect(item.status).toBe(statusOf(fact));
      expect(item.unmatched).toBe(fact.texts + fact.unknown);
      expect(item.valueCents).toBe(fact.cents);
      const since = waitingSince(fact);
      if (since === null) expect(item.clock.kind).not.toBe('running');
      else expect(item.clock).toMatchObject({ minutes: businessMinutes(Date.parse(since), NOW, NO_DAYS) });
    }
  });

  test('has the longest wait first within new, reply needed and in review, then quotes by expiry', async () => {
    const items = [];
    const query = { tab: 'open', filter: NO_FILTER, hasBelow: true } as const;
    const { pages, total, counts } = await list.page(query, 1);
    for (let page = 1; page <= pages; page += 1) items.push(...(await list.page(query, page)).items);
    expect(items).toHaveLength(total);
    const below = facts.filter(
      (fact) =>
        isWithCustomer(statusOf(fact)) &&
        ((fact.validUntil ?? '9') <= IN_A_WEEK || (fact.followUpOn !== null && fact.followUpOn <= IN_A_WEEK)),
    );
    expect(total).toBe(counts.open + below.length);
    const ranks = items.map(({ status }) => ['new', 'reply', 'review'].indexOf(status) % 4);
    const order = ranks.map((rank) => (rank === -1 ? 3 : rank));
    expect(order).toEqual([...order].sort((one, other) => one - other));
    for (const status of ['new', 'reply', 'review']) {
      const waits = items.flatMap((item) => {
        const fact = facts.find(({ id }) => id === item.id);
        return item.status === status && fact ? [waitingSince(fact) ?? '9'] : [];
      });
      expect(waits).toEqual([...waits].sort());
    }
  });

  test('clamps the page to the last one', async () => {
    const { page, pages } = await list.page({ tab: 'all', filter: NO_FILTER, hasBelow: false }, 99_999);
    expect([page, pages]).toEqual([QUOTES / PAGE_SIZE, QUOTES / PAGE_SIZE]);
  });

  test('treats hostile searches as text', async () => {
    for (const text of [...HOSTILE_TEXTS, "' OR 1=1 --", '\\', '\0', '"', '*', '[a-z]', '%%%', 'Q-0-0']) {
      const { total } = await list.page({ tab: 'all', filter: { ...NO_FILTER, text }, hasBelow: false }, 1);
      expect([text, total]).toEqual([text, 0]);
    }
  });

  test('reports requests that arrived later', async () => {
    const newest = await list.newest();
    expect(newest).toBe(QUOTES);
    expect(await list.arrivals(newest)).toMatchObject({ count: 0 });
    expect(await list.arrivals(QUOTES - 3)).toMatchObject({ count: 3 });
  });

  test('is exported in parts of ascending number', async () => {
    const query = { tab: 'quoted', filter: NO_FILTER, hasBelow: false } as const;
    const all = await list.idsAfter(query, 0, QUOTES);
    const [first] = [await list.idsAfter(query, 0, 5)];
    expect([...first, ...(await list.idsAfter(query, first.at(-1) ?? 0, QUOTES))]).toEqual(all);
  });
});
