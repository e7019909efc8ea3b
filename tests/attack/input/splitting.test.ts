import { expect, inject, test } from 'vitest';
import { PREFERENCES_COOKIE } from '../../../src/domain/site/cookies.ts';
import { SPLITTING_VALUES } from '../payloads/values.ts';
import { attackSafely, encodedText, forAll } from '../support/attack.ts';
import { rawGet, sendRaw } from '../support/raw.ts';
import { SITE } from '../support/target.ts';

const PLACES: readonly ((text: string) => string)[] = [
  (text) => `/${text}`,
  (text) => `/product/${text}`,
  (text) => `/PRODUCT/${text}`,
  (text) => `/product/FK7502-214?quantity=${text}`,
  (text) => `/product/fk7502-214/${text}.step`,
  (text) => `/product/${text}/${text}.pdf?unit=${text}&schema=${text}`,
  (text) => `/api/v1/parts/files?part_numbers=${text}&unit=${text}`,
  (text) => `/api/v1/parts/files.zip?part_numbers=FK7502-214,${text}&kind=${text}`,
  (text) => `/datasheets/${text}`,
  (text) => `/datasheets/${text}.pdf`,
  (text) => `/og/${text}.png`,
  (text) => `/drawings/${text}.svg`,
  (text) => `/preferences?return=/${text}&temperature=${text}&measurement=${text}`,
  (text) => `/login?return=/${text}`,
  (text) => `/find?id=${text}&cs=${text}&material=${text}`,
  (text) => `/shop/orings?search=${text}`,
  (text) => `/search?query=${text}`,
  (text) => `/_next/image?w=640&url=/${text}`,
  (text) => `/frames/${text}?page=/${text}`,
];

test('a line break in a path or query writes no header', async () => {
  const cases = PLACES.flatMap((place) => SPLITTING_VALUES.map((value) => place(encodedText(value))));
  await forAll(cases, async (path) => {
    const { headers, status } = await attackSafely(path);
    expect([...headers.keys()].filter((name) => name.startsWith('x-split'))).toEqual([]);
    expect(headers.getSetCookie().some((cookie) => cookie.startsWith('admin=') || /domain=/i.test(cookie))).toBe(false);
    expect(status, path).toBeLessThan(500);
  });
});

test('/PRODUCT/a%0d%0aX:1 is a client error, not a server error', async () => {
  for (const path of ['/PRODUCT/a%0d%0aX:1', '/Product/%0d%0a', '/FAQ%0d%0aX:1', '/SHOP/orings%0a']) {
    const { status } = await attackSafely(path);
    expect(status, path).toBeLessThan(500);
    expect(status, path).toBeGreaterThanOrEqual(300);
  }
});

test('a line break in a form or cookie writes no header', async () => {
  await forAll(SPLITTING_VALUES, async (value) => {
    const headers = {
      Origin: SITE,
      'Content-Type': 'application/x-www-form-urlencoded',
      Cookie: `${PREFERENCES_COOKIE.name}=${encodedText(value)}`,
    };
    const text = encodedText(value);
    await attackSafely('/consent', { method: 'POST', headers, body: `answer=yes&return=/${text}` });
    await attackSafely('/api/forms/ContactUsForm', {
      method: 'POST',
      headers,
      body: `name=${text}&email=${text}&_next=/${text}`,
    });
    await attackSafely('/preferences?temperature=C', { headers });
  });
});

test('ignores an invalid request id', async () => {
  for (const id of ['x y', 'a;b', '<b>', 'a'.repeat(5000), 'ü', '"quoted"', 'a,b\tc']) {
    const { headers } = await attackSafely('/healthz', {
      headers: { 'X-Request-Id': Buffer.from(id).toString('latin1') },
    });
    expect(headers.get('X-Request-Id') ?? '').toMatch(/^[\w-]{0,100}$/);
  }
});

test('rejects ambiguous body framing or reads it consistently: no request smuggling', async () => {
  const post = (lines: string[], body: string): string =>
    [
      'POST /api/search HTTP/1.1',
      'Host: www.canyonseals.example',
      'Content-Type: application/json',
      ...lines,
      '',
      body,
    ].join('\r\n');
  const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n';
  for (const raw of [
    post(['Content-Length: 0', 'Transfer-Encoding: chunked', 'Connection: close'], `0\r\n\r\n${smuggled}`),
    post(['Content-Length: 4', 'Content-Length: 0', 'Connection: close'], `null${smuggled}`),
    post(['Transfer-Encoding: xchunked', 'Connection: close'], `0\r\n\r\n${smuggled}`),
    post(['Transfer-Encoding : chunked', 'Connection: close'], `0\r\n\r\n${smuggled}`),
    post(['Content-Length: -1', 'Connection: close'], ''),
    post(['Content-Length: 99999999999999999999', 'Connection: close'], ''),
    rawGet('/healthz', ['X-A: 1\rX-Split: 1']),
    rawGet('/healthz', ['X-A: 1\n X-Split: 1']),
    rawGet('/healthz', ['X-A: \x00']),
    'GET /healthz HTTP/9.9\r\nHost: x\r\nConnection: close\r\n\r\n',
    'GET http://evil.example/ HTTP/1.1\r\nHost: www.canyonseals.example\r\nConnection: close\r\n\r\n',
    'TRACE / HTTP/1.1\r\nHost: www.canyonseals.example\r\nX-Secret: 1\r\nConnection: close\r\n\r\n',
    'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
  ]) {
    const answer = await sendRaw(inject('attacked'), raw);
    expect(answer?.body.split('HTTP/1.1 ').length ?? 1, raw.slice(0, 200)).toBe(1);
    expect(answer?.body ?? '').not.toContain('X-Secret');
    expect(answer?.head.some((line) => line.toLowerCase().startsWith('x-split')) ?? false).toBe(false);
  }
});
