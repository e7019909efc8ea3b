import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { credentialProblems, credentials, LONGEST_PASSWORD } from '../../../../src/domain/site/auth/credentials.ts';

describe('input', () => {
  test('is accepted with an email address and a password', () => {
    expect(credentialProblems({ email: ' a.b@plant.example ', password: ' ' })).toEqual([]);
  });

  test('is reported per field', () => {
    expect(credentialProblems({ email: '', password: '' })).toEqual([
      { parameter: 'email', message: 'Enter your email address' },
      { parameter: 'password', message: 'Enter your password' },
    ]);
    expect(credentialProblems({ email: 'plant', password: 'x' })).toEqual([
      { parameter: 'email', message: 'Enter a full address, like name@company.com' },
    ]);
    expect(credentialProblems({ email: 'a@b.co', password: 'x'.repeat(LONGEST_PASSWORD + 1) })).toHaveLength(1);
  });
});

describe('the request body', () => {
  test('consists of a trimmed email address and an unchanged password', () => {
    expect(v.parse(credentials, { email: ' a@b.co ', password: ' p ', mode: 'json' })).toEqual({
      email: 'a@b.co',
      password: ' p ',
    });
  });

  test.each([
    [{}, '"email" is required'],
    [[], '"email" is required'],
    [{ email: 5, password: 'x' }, '"email" must be a valid email'],
    [{ email: 'not-an-email', password: 'x' }, '"email" must be a valid email'],
    [{ email: 'a@b.co' }, '"password" is required'],
    [{ email: 'a@b.co', password: '' }, '"password" is required'],
    [{ email: 'a@b.co', password: { $ne: '' } }, '"password" must be a string'],
    [{ email: 'a@b.co', password: 'x'.repeat(2000) }, '"password" must be at most 1024 characters'],
  ])('rejects %j: %s', (body, reason) => expect(v.safeParse(credentials, body).issues?.[0].message).toBe(reason));
});
