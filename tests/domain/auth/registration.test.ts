import { describe, expect, test } from 'vitest';
import { readRegistration, readReset, readResetRequest } from '../../../src/domain/auth/registration.ts';

const PAGE = 'https://canyonseals.example/verify-email';
const ADA = { email: ' ada@plant.example ', password: ' spaces belong to it ' };

describe('a registration', () => {
  test('is read: the address tidied, the password as typed', () => {
    expect(readRegistration({ ...ADA, first_name: ' Ada ', verification_url: PAGE }, PAGE)).toEqual({
      ok: true,
      value: { email: 'ada@plant.example', password: ' spaces belong to it ', firstName: 'Ada', lastName: null },
    });
  });

  test.each([
    [{ password: 'x' }, '"email" is required'],
    [{ ...ADA, email: 7 }, '"email" must be a valid email'],
    [{ ...ADA, email: 'ada@plant.example\r\nBcc: all@plant.example' }, '"email" must be a valid email'],
    [{ email: 'ada@plant.example' }, '"password" is required'],
    [{ ...ADA, password: '' }, '"password" is required'],
    [{ ...ADA, password: { $ne: '' } }, '"password" must be a string'],
    [{ ...ADA, first_name: 'Ada\r\nBcc: all@x.example' }, '"first_name" must be one line of at most 100 characters'],
    [{ ...ADA, last_name: 'x'.repeat(101) }, '"last_name" must be one line of at most 100 characters'],
    [{ ...ADA, verification_url: 'https://evil.example' }, `"verification_url" must be ${PAGE} or left out`],
    [{ ...ADA, verification_url: `${PAGE}.evil.example` }, `"verification_url" must be ${PAGE} or left out`],
    [[], '"email" is required'],
  ])('%j is refused: %s', (body, reason) => {
    expect(readRegistration(body, PAGE)).toEqual({ ok: false, reason });
  });
});

test('a request for a link takes the site’s own page alone', () => {
  const email = 'ada@plant.example';
  expect(readResetRequest({ email, reset_url: 'https://site.example/reset' }, 'https://site.example/reset')).toEqual({
    ok: true,
    value: email,
  });
  expect(readResetRequest({ email, reset_url: '//evil.example' }, 'https://site.example/reset').ok).toBe(false);
});

test('a reset needs both token and password', () => {
  expect(readReset({ token: 't', password: 'p' })).toEqual({ ok: true, value: { token: 't', password: 'p' } });
  expect(readReset({ password: 'p' })).toEqual({ ok: false, reason: '"token" is required' });
  expect(readReset({ token: ['t'], password: 'p' })).toEqual({ ok: false, reason: '"token" must be a string' });
});
