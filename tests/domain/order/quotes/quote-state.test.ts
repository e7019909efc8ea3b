import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  EVENT_KINDS,
  nextState,
  type QuoteEventKind,
  type QuoteState,
  STORED_STATES,
  type StoredState,
  stateAt,
  validUntilOf,
} from '../../../../src/domain/order/quotes/quote-state.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-11-23T10:42:00.000Z');

/** What happens, and how many days after what happened before. */
const histories = fc.array(fc.tuple(fc.constantFrom(...EVENT_KINDS), fc.integer({ min: 0, max: 40 })), {
  maxLength: 30,
});

interface Moment {
  readonly before: QuoteState;
  readonly event: QuoteEventKind;
  readonly after: StoredState;
}

/** Walks a quote through what happens to it; what cannot happen changes nothing. */
const walk = (history: readonly (readonly [QuoteEventKind, number])[]): readonly Moment[] => {
  let state: StoredState = 'received';
  let validUntil: string | null = null;
  let time = START;
  return history.flatMap(([event, days]) => {
    time += days * DAY;
    const before = stateAt(state, validUntil, time);
    const after = nextState(before, event);
    if (after === null) return [];
    state = after;
    if (event === 'answered') validUntil = validUntilOf(new Date(time).toISOString());
    return [{ before, event, after }];
  });
};

describe('the way of a quote', () => {
  test('leads to an acceptance from a valid answer alone', () => {
    fc.assert(
      fc.property(histories, (history) => {
        for (const { before, event } of walk(history)) if (event === 'accepted') expect(before).toBe('answered');
      }),
    );
  });

  test('ends with a withdrawal: nothing happens after it', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const moments = walk(history);
        const end = moments.findIndex(({ after }) => after === 'withdrawn');
        if (end !== -1) expect(end).toBe(moments.length - 1);
      }),
    );
  });

  test('leads nowhere from an order request: it can be written about, no more', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const moments = walk(history);
        const at = moments.findIndex(({ after }) => after === 'accepted');
        const later = at === -1 ? [] : moments.slice(at + 1);
        expect(later.every(({ event, after }) => event === 'message' && after === 'accepted')).toBe(true);
      }),
    );
  });

  test('changes by a message of a visitor only where the answer has expired', () => {
    for (const state of STORED_STATES) {
      const after = nextState(state, 'message');
      expect(after === null || after === state).toBe(true);
    }
    expect(nextState('expired', 'message')).toBe('received');
  });

  test('is never brought to a state that its event does not name', () => {
    fc.assert(
      fc.property(histories, (history) => {
        for (const { event, after } of walk(history)) if (event !== 'message') expect(after).toBe(event);
      }),
    );
  });
});

describe('an answer', () => {
  test('holds for 30 days, its last one wherever people are', () => {
    const until = validUntilOf('2026-11-23T10:42:00.000Z');
    expect(until).toBe('2026-12-23');
    // Noon of the next day in UTC: the day ends then on the last island.
    expect(stateAt('answered', until, Date.parse('2026-12-24T11:59:59Z'))).toBe('answered');
    expect(stateAt('answered', until, Date.parse('2026-12-24T12:00:00Z'))).toBe('expired');
  });

  test('without a last day, and every other state, expires never', () => {
    expect(stateAt('answered', null, START + 9999 * DAY)).toBe('answered');
    for (const state of STORED_STATES.filter((one) => one !== 'answered')) {
      expect(stateAt(state, '2026-01-01', START)).toBe(state);
    }
  });
});
