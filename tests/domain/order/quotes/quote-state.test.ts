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

/** Events, each with the number of days after the previous one. */
const histories = fc.array(fc.tuple(fc.constantFrom(...EVENT_KINDS), fc.integer({ min: 0, max: 40 })), {
  maxLength: 30,
});

interface Moment {
  readonly before: QuoteState;
  readonly event: QuoteEventKind;
  readonly after: StoredState;
}

/** Applies events to a quote; an impossible event changes nothing. */
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

describe('the life cycle of a quote', () => {
  test('reaches acceptance only from a valid reply', () => {
    fc.assert(
      fc.property(histories, (history) => {
        for (const { before, event } of walk(history)) if (event === 'accepted') expect(before).toBe('answered');
      }),
    );
  });

  test('ends with a withdrawal, unless staff reopen the quote for review', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const moments = walk(history);
        for (const [at, { after }] of moments.entries())
          if (after === 'withdrawn') expect(moments[at + 1]?.event ?? 'in_work').toBe('in_work');
      }),
    );
  });

  test('allows only messages after an order request', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const moments = walk(history);
        const at = moments.findIndex(({ after }) => after === 'accepted');
        const later = at === -1 ? [] : moments.slice(at + 1);
        expect(later.every(({ event, after }) => event === 'message' && after === 'accepted')).toBe(true);
      }),
    );
  });

  test("changes on a visitor's message only when the reply has expired", () => {
    for (const state of STORED_STATES) {
      const after = nextState(state, 'message');
      expect(after === null || after === state).toBe(true);
    }
    expect(nextState('expired', 'message')).toBe('received');
  });

  test('never reaches a state other than the one of its event', () => {
    fc.assert(
      fc.property(histories, (history) => {
        for (const { event, after } of walk(history)) if (event !== 'message') expect(after).toBe(event);
      }),
    );
  });
});

describe('a reply', () => {
  test('is valid for 30 days, through the end of the last day in every time zone', () => {
    const until = validUntilOf('2026-11-23T10:42:00.000Z');
    expect(until).toBe('2026-12-23');
    // Noon of the next day in UTC, when the day ends in the last time zone.
    expect(stateAt('answered', until, Date.parse('2026-12-24T11:59:59Z'))).toBe('answered');
    expect(stateAt('answered', until, Date.parse('2026-12-24T12:00:00Z'))).toBe('expired');
  });

  test('never expires without a last day, nor does any other state', () => {
    expect(stateAt('answered', null, START + 9999 * DAY)).toBe('answered');
    for (const state of STORED_STATES.filter((one) => one !== 'answered')) {
      expect(stateAt(state, '2026-01-01', START)).toBe(state);
    }
  });
});
