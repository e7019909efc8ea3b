import { parsedOrNull } from '../../../domain/kit/schema/tolerant.ts';
import { nextTryAt } from '../../../domain/order/quotes/outbox/next-entry.ts';
import type { OutboxRequest } from '../../../domain/order/quotes/outbox/outbox-entry.ts';
import type { CurrentPrice } from '../../../domain/order/quotes/outbox/price-check.ts';
import { MAX_PRICED_LINES } from '../../../domain/site/api/prices.ts';
import { quotesEndpoint } from '../../../domain/site/api/quotes.ts';
import { OUTBOX_KEY } from '../../../domain/site/storage-keys.ts';
import { fromServer } from '../../api.ts';
import { FailedRequest } from '../../failure.ts';
import { authInBrowser } from '../../stores/auth-in-browser.ts';
import { createOutbox, type Outbox, type OutboxPorts, type SendResult } from '../../stores/outbox/outbox.ts';
import { outboxStore } from '../../stores/outbox/outbox-store.ts';
import { rememberedQuotes, rememberQuote } from '../../stores/remembered-quotes.ts';
import { readPrices } from '../cart/read-prices.ts';
import { asVisitor, sendQuote } from '../cart/send-quote.ts';

/** A try that takes longer counts as failed. Its late acceptance is recognized by the key. */
const LONGEST_TRY_MS = 60_000;
const LONGEST_TIMER_MS = 3_600_000;

/** Sends as the account that wrote the request, if it is still signed in, and otherwise without an account. */
const fetcherFor =
  (accountId: string | null): typeof fetch =>
  (input, init) => {
    const limited = { ...init, signal: AbortSignal.timeout(LONGEST_TRY_MS) };
    const isWriter = accountId !== null && accountId === authInBrowser().accountId();
    return isWriter ? asVisitor(input, limited) : fetch(input, limited);
  };

const send = async (key: string, { contact, items, texts, accountId }: OutboxRequest): Promise<SendResult> => {
  const result = await sendQuote(contact, { items, texts }, key, fetcherFor(accountId));
  if (result.ok) {
    const accepted = parsedOrNull(quotesEndpoint.response, result.json);
    return accepted === null
      ? { type: 'failed', cause: 'unreadable', waitS: null }
      : { type: 'accepted', number: accepted.number, url: accepted.url };
  }
  const { cause, waitS } = result.failure;
  if (cause !== 'invalid' && cause !== 'too-large') return { type: 'failed', cause, waitS };
  const problems = result.problems.slice(0, 3).map(({ message }) => message);
  return { type: 'refused', message: result.message ?? problems.join(' ') };
};

const UNKNOWN_PART = /^lines\.(\d+)\.part$/;

/** Lines of parts that the catalog no longer has: the server names all of them in one response. */
const unknownLines = (error: unknown): ReadonlySet<number> =>
  new Set(
    error instanceof FailedRequest
      ? error.failure.problems.flatMap(({ parameter }) => Number(UNKNOWN_PART.exec(parameter)?.[1] ?? Number.NaN))
      : [],
  );

/**
 * Reads the current prices of at most `MAX_PRICED_LINES` lines from the server: those of the catalog on the device may be the ones that
 * the request was written with. A part that the catalog no longer has is without a price.
 */
const readSome = async (items: OutboxRequest['items']): Promise<readonly CurrentPrice[]> => {
  const lines = items.map(({ productName, quantity }) => ({ part: productName, quantity }));
  let unknown: ReadonlySet<number> = new Set();
  const read = await readPrices(lines, { fetcher: fromServer }).catch(async (error: unknown) => {
    unknown = unknownLines(error);
    if (unknown.size === 0) throw error;
    const known = lines.filter((_, at) => !unknown.has(at));
    return known.length === 0 ? [] : readPrices(known, { fetcher: fromServer });
  });
  const inOrder = read.values();
  return items.map((_, at) => {
    if (unknown.has(at)) return { priceList: null };
    const pricing = inOrder.next().value;
    if (!pricing) throw new FailedRequest('The prices are not known now.', { ...UNAVAILABLE });
    return { priceList: pricing.priceList };
  });
};

const UNAVAILABLE = { cause: 'unavailable', waitS: null, title: '', problems: [] } as const;

const readCurrentPrices = async (items: OutboxRequest['items']): Promise<readonly CurrentPrice[]> => {
  const all: CurrentPrice[] = [];
  for (let from = 0; from < items.length; from += MAX_PRICED_LINES)
    all.push(...(await readSome(items.slice(from, from + MAX_PRICED_LINES))));
  return all;
};

const writeHint = (hasEntries: boolean): boolean => {
  try {
    if (hasEntries) localStorage.setItem(OUTBOX_KEY, '1');
    else localStorage.removeItem(OUTBOX_KEY);
    return true;
  } catch {
    return false;
  }
};

/** Without locks of the browser, work of one page still runs one after another. */
const queues = new Map<string, Promise<unknown>>();
const aloneInPage = <T>(name: string, work: () => Promise<T>): Promise<T> => {
  const next = (queues.get(name) ?? Promise.resolve()).catch(() => undefined).then(work);
  queues.set(name, next);
  return next;
};

const alone: OutboxPorts['alone'] = (name, work) =>
  'locks' in navigator
    ? navigator.locks.request(`${OUTBOX_KEY}-${name}`, work).then((result) => result)
    : aloneInPage(name, work);

/** Sends at the next due time, on events that may mean a network, and follows other tabs. */
const follow = (outbox: Outbox, channel: BroadcastChannel | null): void => {
  const send = (trigger: Parameters<Outbox['sendDue']>[0]): void => void outbox.sendDue(trigger).catch(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  outbox.subscribe(() => {
    clearTimeout(timer);
    const at = nextTryAt(outbox.snapshot().entries);
    if (at === null) return;
    const waitMs = Math.min(LONGEST_TIMER_MS, Math.max(1000, at - Date.now()));
    timer = setTimeout(() => send('timer'), waitMs);
  });
  addEventListener('online', () => send('online'));
  addEventListener('pageshow', ({ persisted }) => persisted && send('visible'));
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && send('visible'));
  channel?.addEventListener('message', () => void outbox.reload().catch(() => undefined));
  send('start');
};

let shared: Outbox | undefined;

/** The outbox of this page, which starts to send on first use. */
export const outboxInBrowser = (): Outbox => {
  if (shared) return shared;
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(OUTBOX_KEY);
  shared = createOutbox({
    store: outboxStore,
    send,
    readPrices: readCurrentPrices,
    alone,
    now: Date.now,
    isOnline: () => navigator.onLine,
    writeHint,
    announce: () => channel?.postMessage(null),
    // As on the page after a request: only if the visitor already remembers requests on this device.
    onAccepted: ({ state }, { number, url }) => {
      if (rememberedQuotes().length === 0) return;
      rememberQuote({ number, href: url }, { ...state.request.contact, message: '', poNumber: '', needBy: '' });
    },
  });
  follow(shared, channel);
  return shared;
};
