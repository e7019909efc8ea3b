import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LONGEST_PASSWORD, passwordProblem } from '../../../../src/domain/site/auth/credentials.ts';
import {
  isNearContext,
  newPasswordProblem,
  SHORTEST_PASSWORD,
} from '../../../../src/domain/site/auth/password-rules.ts';

describe('the length of a new password', () => {
  test.each([
    ['', 'Choose a password'],
    ['a ring', 'Use at least 12 characters; this has 6'],
    ['elevenchars', 'Use at least 12 characters; this has 11'],
    ['twelve chars', null],
    ['            ', null],
    ['密'.repeat(11), 'Use at least 12 characters; this has 11'],
    ['密'.repeat(12), null],
    // Eleven visible characters; in UTF-16 these are 22.
    ['🔩'.repeat(11), 'Use at least 12 characters; this has 11'],
    // Letter and accent typed separately: one character each.
    ['e\u0301'.repeat(11), 'Use at least 12 characters; this has 11'],
    ['a'.repeat(LONGEST_PASSWORD), null],
    ['a'.repeat(LONGEST_PASSWORD + 1), 'Use at most 1,024 characters'],
    ['🔩'.repeat(513), 'Use at most 1,024 characters'],
  ])('%j: %s', (typed, problem) => {
    expect(newPasswordProblem(typed)).toBe(problem);
  });

  test('every accepted new password can be used to sign in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: SHORTEST_PASSWORD, maxLength: 1100 }), (typed) => {
        if (newPasswordProblem(typed) === null) expect(passwordProblem(typed)).toBeNull();
      }),
    );
  });
});

describe('a password of commonly known words', () => {
  const context = { email: 'marie.curie@sorbonne.example', brandName: 'Canyon Seals' };

  test.each([
    'canyonseals123',
    'Canyon-Seals-2026',
    'CANYON canyon seals',
    'marie.curie@sorbonne.example',
    'MarieCurie1867',
    'sorbonne-2026!',
    'mariecurie@canyonseals',
  ])('rejects %s', (password) => {
    expect(isNearContext(password, context)).toBe(true);
  });

  test.each([
    'sealed for four winters',
    'canyon of nine rivers',
    '!!!!!!!!!!!!',
    'polonium and radium',
    'marie likes rain',
  ])('accepts %s', (password) => {
    expect(isNearContext(password, context)).toBe(false);
  });

  test('ignores words of three letters and an unknown email address', () => {
    expect(isNearContext('ada ada ada ada', { email: 'ada@x.example', brandName: 'O' })).toBe(false);
    expect(isNearContext('a ring for Ada', { email: '', brandName: '' })).toBe(false);
  });
});
