import { describe, expect, test } from 'vitest';
import { causeText, FailedRequest, failureIn, failureOf } from '../../src/client/failure.ts';
import { refusedText } from '../../src/client/forms/refused-text.ts';
import { sendForm } from '../../src/client/forms/send-form.ts';
import { signInRefusalText } from '../../src/client/ui/account/refusal-text.ts';

const answered = (status: number, headers: Record<string, string> = {}): Response =>
  Response.json({ title: 'The title of the server.' }, { status, headers });

describe('a failed response', () => {
  test.each([
    [400, 'invalid'],
    [403, 'forbidden'],
    [413, 'too-large'],
    [422, 'invalid'],
    [429, 'too-many'],
    [500, 'unavailable'],
    [503, 'unavailable'],
    [200, 'unreadable'],
  ])('of status %i has the cause %s', (status, cause) => {
    expect(failureOf(answered(status)).cause).toBe(cause);
  });

  test('has the seconds of Retry-After, but no date or invalid value', () => {
    for (const [text, waitS] of [
      ['42', 42],
      ['', null],
      ['0', null],
      ['-1', null],
      ['1e9', null],
      ['Wed, 21 Oct 2026 07:28:00 GMT', null],
    ] as const) {
      expect(failureOf(answered(429, { 'Retry-After': text })).waitS, text).toBe(waitS);
    }
  });

  test('has the title and problems of a problem document, and nothing else', () => {
    const problems = [{ parameter: 'email', message: 'Enter your email' }];
    expect(failureOf(answered(422), { title: 'No.', problems })).toMatchObject({ title: 'No.', problems });
    expect(failureOf(answered(502), '<html>')).toMatchObject({ title: '', problems: [] });
  });

  test('is distinguished from a missing response', () => {
    expect(failureIn(new TypeError('Failed to fetch')).cause).toBe('offline');
    expect(failureIn(new FailedRequest('no', failureOf(answered(503)))).cause).toBe('unavailable');
    expect(failureIn(new SyntaxError('JSON')).cause).toBe('unreadable');
  });

  test('has a cause and instructions, with the seconds to wait', () => {
    const text = (status: number, wait = '') => causeText(failureOf(answered(status, { 'Retry-After': wait })));
    expect(text(429, '42')).toBe('Too many requests came from your network. Try again in 42 seconds.');
    expect(text(503, '1')).toBe('The server has a problem right now. Try again in 1 second.');
    expect(text(500)).toBe('The server has a problem right now. Try again in a minute.');
    expect(text(413)).toContain('larger than the server takes');
    expect(text(403)).toContain('only from pages of this site');
    expect(text(422)).toBe('');
    expect(causeText(failureIn(new TypeError()))).toBe(
      'There is no connection to the server. Check your network, then try again.',
    );
  });
});

const USUAL = 'Form submission error :( Please check your answers and try again.';

describe('a rejected form', () => {
  const messageOf = async (response: Response | null, errorPath = ''): Promise<string> => {
    const answer = await sendForm('/api/forms/ContactUsForm', { method: 'POST' }, errorPath, async () => {
      if (response === null) throw new TypeError('Failed to fetch');
      return response;
    });
    if (answer.ok) throw new Error('The form was accepted.');
    return refusedText(answer, USUAL);
  };

  test.each([
    [413, 'It is larger than the server takes.'],
    [429, 'Too many requests came from your network. Try again in 60 seconds.'],
    [503, 'The server has a problem right now. Try again in 60 seconds.'],
  ])('with %i keeps its message, explains why, and says that the input stays', async (status, cause) => {
    const text = await messageOf(answered(status, { 'Retry-After': '60' }));
    expect(text.startsWith(`${USUAL} ${cause}`)).toBe(true);
    expect(text).toMatch(/What you typed is kept\.$/);
  });

  test('without a connection says so', async () => {
    expect(await messageOf(null)).toBe(
      `${USUAL} There is no connection to the server. Check your network, then try again. What you typed is kept.`,
    );
  });

  test('with field problems shows only its message, because the fields show the rest', async () => {
    expect(await messageOf(answered(422))).toBe(USUAL);
  });

  test("with the server's message adds only the wait", async () => {
    expect(await messageOf(answered(429, { 'Retry-After': '42' }), 'title')).toBe(
      'The title of the server. You can try again in 42 seconds. What you typed is kept.',
    );
  });
});

describe('a failed sign-in', () => {
  const failed = (status: number, json: unknown, wait = '') =>
    signInRefusalText({ outcome: 'failed', failure: failureOf(answered(status, { 'Retry-After': wait }), json) });

  test('names the server for a response, and the connection otherwise', () => {
    const title = 'Logging in is unavailable right now. Try again in a minute.';
    expect(failed(503, { title })).toBe(`${title} What you typed is kept.`);
    expect(failed(500, '<html>')).toBe(
      'Logging in is unavailable right now. The server has a problem right now. Try again in a minute. What you typed is kept.',
    );
    expect(signInRefusalText({ outcome: 'failed', failure: failureIn(new TypeError()) })).toBe(
      'You are not logged in. There is no connection to the server. Check your network, then try again. What you typed is kept.',
    );
    expect(failed(429, null, '42')).toBe('Too many attempts. Wait 42 seconds, then try again. What you typed is kept.');
    expect(signInRefusalText({ outcome: 'refused' })).toBe('Email or password is not right. Check both and try again.');
  });
});
