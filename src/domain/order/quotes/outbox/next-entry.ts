import { isUnsent, type OutboxEntry, type OutboxState, type RetryCause } from './outbox-entry.ts';
import type { PriceMove } from './price-check.ts';

/** What happened to an entry. */
export type OutboxEvent =
  | { readonly type: 'failed'; readonly cause: RetryCause; readonly waitS: number | null }
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'risen'; readonly moves: readonly PriceMove[] }
  /** The visitor confirmed the prices that were found at a time. */
  | { readonly type: 'confirmed'; readonly risenAt: number }
  | {
      readonly type: 'accepted';
      readonly number: string;
      readonly url: string;
      readonly moves: readonly PriceMove[];
    };

/** Why the outbox looks for requests to send. */
export type SendTrigger = 'start' | 'online' | 'visible' | 'timer' | 'visitor';

const FIRST_WAIT_MS = 30_000;
const LONGEST_BACKOFF_MS = 3_600_000;
/** `Retry-After` is at most a day. */
const LONGEST_WAIT_MS = 86_400_000;

/** Returns how long to wait after a number of failed tries. @example backoffMs(3) // 120000 */
const backoffMs = (attempts: number): number =>
  Math.min(LONGEST_BACKOFF_MS, FIRST_WAIT_MS * 2 ** Math.max(0, Math.min(attempts, 20) - 1));

const nextState = (state: Exclude<OutboxState, { step: 'sent' }>, event: OutboxEvent, now: number): OutboxState => {
  const { request } = state;
  switch (event.type) {
    case 'failed': {
      const attempts = (state.step === 'waiting' ? state.attempts : 0) + 1;
      const waitMs = Math.min(LONGEST_WAIT_MS, Math.max(backoffMs(attempts), (event.waitS ?? 0) * 1000));
      return { step: 'waiting', attempts, nextAt: now + waitMs, failed: { cause: event.cause, at: now }, request };
    }
    case 'refused':
      return { step: 'refused', at: now, message: event.message, request };
    case 'risen':
      return { step: 'risen', at: now, moves: event.moves, request };
    case 'confirmed': {
      if (state.step !== 'risen' || state.at !== event.risenAt) return state;
      const prices = Object.fromEntries(state.moves.map(({ uid, nowCents }) => [uid, nowCents]));
      const confirmed = { ...request.confirmed, ...prices };
      return { step: 'waiting', attempts: 0, nextAt: now, failed: null, request: { ...request, confirmed } };
    }
    case 'accepted':
      return { step: 'sent', at: now, number: event.number, url: event.url, moves: event.moves };
  }
};

/** Returns the entry after an event. A sent entry never changes again. */
export const nextEntry = (entry: OutboxEntry, event: OutboxEvent, now: number): OutboxEntry =>
  isUnsent(entry) ? { ...entry, state: nextState(entry.state, event, now) } : entry;

/**
 * Returns whether to send an entry now. Risen prices wait for the visitor, a refused request for a change or for the
 * visitor. A try that failed without a network is repeated as soon as there may be one.
 */
export const isDue = ({ state }: OutboxEntry, trigger: SendTrigger, now: number): boolean => {
  if (state.step === 'refused') return trigger === 'visitor';
  if (state.step !== 'waiting') return false;
  if (trigger === 'visitor' || now >= state.nextAt) return true;
  // The clock of the device was set back.
  if (state.nextAt - now > LONGEST_WAIT_MS) return true;
  return state.failed?.cause === 'offline' && (trigger === 'online' || trigger === 'start');
};

/** Returns the time of the next automatic try of any entry, or `null` if no entry waits. */
export const nextTryAt = (entries: readonly OutboxEntry[]): number | null => {
  const times = entries.flatMap(({ state }) => (state.step === 'waiting' ? [state.nextAt] : []));
  return times.length === 0 ? null : Math.min(...times);
};
