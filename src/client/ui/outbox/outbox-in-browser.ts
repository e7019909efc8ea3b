import { parsedOrNull } from '../../../domain/kit/schema/tolerant.ts';
import { SYNC_TAG, waitsForNetwork } from '../../../domain/order/quotes/outbox/background-sync.ts';
import { nextTryAt } from '../../../domain/order/quotes/outbox/next-entry.ts';
import type { OutboxRequest } from '../../../domain/order/quotes/outbox/outbox-entry.ts';
import { quotesEndpoint, risenPrices } from '../../../domain/site/api/quotes.ts';
import { OUTBOX_KEY, outboxLock } from '../../../domain/site/storage-keys.ts';
import { authInBrowser } from '../../stores/auth-in-browser.ts';
import { createOutbox, type Outbox, type OutboxPorts, type SendResult } from '../../stores/outbox/outbox.ts';
import { outboxStore } from '../../stores/outbox/outbox-store.ts';
import { rememberedQuotes, rememberQuote } from '../../stores/remembered-quotes.ts';
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

const send = async (key: string, request: OutboxRequest): Promise<SendResult> => {
  const { contact, accountId, confirmed } = request;
  const result = await sendQuote(contact, request, key, fetcherFor(accountId), confirmed);
  if (result.ok) {
    const accepted = parsedOrNull(quotesEndpoint.response, result.json);
    return accepted === null
      ? { type: 'failed', cause: 'unreadable', waitS: null }
      : { type: 'accepted', number: accepted.number, url: accepted.url, moves: accepted.moves };
  }
  const risen = parsedOrNull(risenPrices, result.json);
  if (risen !== null) return { type: 'risen', moves: risen.moves };
  const { cause, waitS } = result.failure;
  if (cause !== 'invalid' && cause !== 'too-large') return { type: 'failed', cause, waitS };
  const problems = result.problems.slice(0, 3).map(({ message }) => message);
  return { type: 'refused', message: result.message ?? problems.join(' ') };
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
    ? navigator.locks.request(outboxLock(name), work).then((result) => result)
    : aloneInPage(name, work);

/** Background Sync, which the compiler's library does not have yet. */
interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Lets the service worker send while no page is open, where there is one and the browser can. */
const requestSync = async (): Promise<void> => {
  try {
    const registration: SyncRegistration | undefined = await navigator.serviceWorker?.getRegistration();
    await registration?.sync?.register(SYNC_TAG);
  } catch {
    // The browser does not permit it. Pages send.
  }
};

/** Sends at the next due time, on events that may mean a network, and follows other tabs. */
const follow = (outbox: Outbox, channel: BroadcastChannel | null): void => {
  const send = (trigger: Parameters<Outbox['sendDue']>[0]): void => void outbox.sendDue(trigger).catch(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  outbox.subscribe(() => {
    clearTimeout(timer);
    const { entries } = outbox.snapshot();
    if (entries.some(waitsForNetwork)) void requestSync();
    const at = nextTryAt(entries);
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
