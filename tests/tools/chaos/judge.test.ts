import { describe, expect, test } from 'vitest';
import { judge, Known } from '../../chaos/judge.ts';
import type { Answer, Visit } from '../../chaos/visit.ts';

const WORDS = 'This page is unavailable right now. Try again in a minute.';

const visit: Visit = {
  name: 'sizes',
  path: '/api/sizes',
  wrong: ({ text }, expected) => (expected.includes(text) ? null : 'differs from before'),
};
const answer = (one: Partial<Answer>): Answer => ({
  status: 200,
  text: '',
  ms: 1,
  version: null,
  retryAfter: null,
  cacheStatus: null,
  ...one,
});
const known = new Known();
known.add('older', '/api/sizes', '{"a":1,"b":2}');
known.add('current', '/api/sizes', '{"a":1,"b":3}');

const kindOf = (one: Partial<Answer>, refusals: readonly number[] = []): string =>
  judge({ ...visit, refusals }, answer(one), known).kind;

describe('the verdict on a response', () => {
  test.each([
    ['good', 'has the bytes of its version', { text: '{"a":1,"b":3}', version: 'current' }],
    ['good', 'names no version and has the bytes of one', { text: '{"a":1,"b":2}' }],
    ['wrong', 'has the bytes of another version', { text: '{"a":1,"b":2}', version: 'current' }],
    ['wrong', 'has its keys in another order', { text: '{"b":3,"a":1}', version: 'current' }],
    ['wrong', 'names an unknown version', { text: '{"a":1,"b":3}', version: 'none' }],
    ['wrong', 'is a 404', { status: 404, text: WORDS }],
    ['serverError', 'is a 500', { status: 500, text: WORDS }],
    ['serverError', 'did not come', { status: 599, text: 'TimeoutError' }],
    ['serverError', 'is a rejection that the fault does not allow', { status: 503, text: WORDS, retryAfter: '60' }],
    ['wrong', 'is a 503 without Retry-After', { status: 503, text: WORDS }],
  ])('is "%s" when it %s', (kind, _, one) => {
    expect(kindOf(one)).toBe(kind);
  });

  test.each([
    ['refused', 'a reason and Retry-After', { text: WORDS, retryAfter: '60' }],
    ['wrong', 'no Retry-After', { text: WORDS }],
    ['wrong', 'an empty body', { text: '', retryAfter: '60' }],
    ['wrong', 'a Retry-After of 0', { text: WORDS, retryAfter: '0' }],
  ])('is "%s" for an allowed refusal with %s', (kind, _, one) => {
    expect(kindOf({ status: 503, ...one }, [503])).toBe(kind);
  });
});
