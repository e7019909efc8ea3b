import { describe, expect, test } from 'vitest';
import { attack, attackSafely } from '../support/attack.ts';
import { SITE } from '../support/target.ts';

const PATH = '/api/v1/quotes';
const BODY = { contact: { name: 'Ada', email: 'ada@plant.example', phone: '+1 555 0199' }, texts: ['seal kit'] };

/** Sends a request as a program does, from a different client each time. */
const request = (body: unknown, key: string, headers: Record<string, string> = {}) =>
  attackSafely(PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, ...headers },
    body: JSON.stringify(body),
  });
const idIn = (text: string): string => (JSON.parse(text) as { id: string }).id;

describe('quotes of programs', () => {
  test('have an ID of 128 random bits, in private responses, without the sender', async () => {
    const ids = new Set<string>();
    for (let turn = 0; turn < 8; turn++) {
      const { status, text, headers } = await request(BODY, crypto.randomUUID());
      expect([status, headers.get('Cache-Control')]).toEqual([201, 'private, no-store']);
      expect(text).not.toMatch(/ada@plant|0199|Ada/);
      ids.add(idIn(text));
    }
    expect(ids.size).toBe(8);
    for (const id of ids) {
      expect(id).toMatch(/^[0-9a-f]{32}$/);
      const { status, headers } = await attackSafely(`${PATH}/${id}`);
      expect([status, headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
      expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    }
  });

  test('cannot be found by number, row, similar ID or pattern', async () => {
    const { text } = await request(BODY, crypto.randomUUID());
    const { id, number } = JSON.parse(text) as { id: string; number: string };
    const next = (BigInt(`0x${id}`) + 1n).toString(16).padStart(32, '0').slice(-32);
    const guesses = [next, number, String(Number(number.split('-')[2])), id.slice(0, 31), `${id}0`, id.toUpperCase()];
    for (const guess of [...guesses, '%25', '*', '_'.repeat(32), `${id}%00`, `' OR 1=1--`.padEnd(32, '-'), '..']) {
      const { status, text: refused } = await attackSafely(`${PATH}/${encodeURI(guess)}`);
      if (guess.toLowerCase() !== guess && /^\d+$/.test(id)) continue;
      expect([404, 405], guess).toContain(status);
      expect(refused).not.toContain(number);
    }
  });

  test('a key returns the quote only with the whole body that it was sent with', async () => {
    const key = crypto.randomUUID();
    const first = await request(BODY, key);
    const again = await request(BODY, key);
    expect([again.status, idIn(again.text)]).toEqual([200, idIn(first.text)]);
    for (const other of [
      { ...BODY, texts: ['seal kit '.repeat(2)] },
      { ...BODY, contact: { ...BODY.contact, phone: '' } },
      { contact: BODY.contact, texts: ['x'] },
    ]) {
      const { status, text } = await request(other, key);
      expect(status).toBe(422);
      expect(text).not.toContain(idIn(first.text));
    }
    expect((await request(BODY, key.toUpperCase())).status).toBe(201);
  });

  test('one key sent many times at once is one quote', async () => {
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => request(BODY, key)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201]);
    expect(new Set(answers.map(({ text }) => idIn(text))).size).toBe(1);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=b', ''])(
    'a form of another site cannot send one: %j',
    async (type) => {
      const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site', 'Content-Type': type };
      const { status } = await attack(PATH, { method: 'POST', headers, body: JSON.stringify(BODY) });
      expect([400, 403, 415]).toContain(status);
    },
  );

  test('a preflight request of another site is not allowed', async () => {
    const { headers } = await attack(PATH, {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://evil.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type, idempotency-key',
      },
    });
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  test('cookies and origins change nothing', async () => {
    const { status, headers } = await request(BODY, crypto.randomUUID(), {
      Cookie: 'canyon-consent=yes',
      Origin: SITE,
    });
    expect([status, headers.getSetCookie()]).toEqual([201, []]);
  });
});
