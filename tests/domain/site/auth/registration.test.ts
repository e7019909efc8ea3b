import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  passwordReset,
  registration,
  registrationOf,
  resetRequest,
} from '../../../../src/domain/site/auth/registration.ts';

const PAGE = 'https://canyonseals.example/verify-email';
const refusal = (schema: v.GenericSchema, body: unknown): string | undefined =>
  v.safeParse(schema, body).issues?.[0].message;
const ADA = { email: ' ada@plant.example ', password: ' spaces belong to it ' };

describe('a registration', () => {
  test('is parsed: the email address trimmed, the password as typed', () => {
    const body = { ...ADA, first_name: ' Ada ', verification_url: PAGE };
    expect(registrationOf(v.parse(registration(PAGE), body))).toEqual({
      email: 'ada@plant.example',
      password: ' spaces belong to it ',
      firstName: 'Ada',
      lastName: null,
    });
  });

  test.each([
    [{ password: 'x' }, '"email" is required'],
    [{ ...ADA, email: 7 }, '"email" must be a valid email'],
    [{ ...ADA, email: 'ada@plant.example\r\nBcc: all@plant.example' }, '"email" must be a valid email'],
    [{ email: 'ada@plant.example' }, '"password" is required'],
    [{ ...ADA, password: '' }, '"password" is required'],
    [{ ...ADA, password: { $ne: '' } }, '"password" must be a string'],
    [
      { ...ADA, first_name: 'Ada\r\nBcc: all@x.example' },
      '"first_name" must be one line of at most 100 visible characters',
    ],
    [{ ...ADA, last_name: 'x'.repeat(101) }, '"last_name" must be one line of at most 100 visible characters'],
    [{ ...ADA, verification_url: 'https://evil.example' }, `"verification_url" must be ${PAGE} or left out`],
    [{ ...ADA, verification_url: `${PAGE}.evil.example` }, `"verification_url" must be ${PAGE} or left out`],
    [[], '"email" is required'],
  ])('rejects %j: %s', (body, reason) => {
    expect(refusal(registration(PAGE), body)).toBe(reason);
  });
});

test('a request for a link accepts only the site’s page', () => {
  const email = 'ada@plant.example';
  const resetPage = 'https://site.example/reset';
  expect(v.parse(resetRequest(resetPage), { email, reset_url: resetPage })).toMatchObject({ email });
  expect(refusal(resetRequest(resetPage), { email, reset_url: '//evil.example' })).toBe(
    `"reset_url" must be ${resetPage} or left out`,
  );
});

test('a reset requires both token and password', () => {
  expect(v.parse(passwordReset, { token: 't', password: 'p' })).toEqual({ token: 't', password: 'p' });
  expect(refusal(passwordReset, { password: 'p' })).toBe('"token" is required');
  expect(refusal(passwordReset, { token: ['t'], password: 'p' })).toBe('"token" must be a string');
});
