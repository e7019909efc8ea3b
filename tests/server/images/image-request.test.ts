import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IMAGE_WIDTHS, isAllowedRemote, parseImageRequest } from '../../../src/server/images/image-request.ts';

const ORIGINS = ['https://cdn.builder.io', 'http://127.0.0.1:8790'];

const parse = (query: Record<string, string>) => parseImageRequest(new URLSearchParams(query), ORIGINS);

test('accepts a path of this site and an image of an allowed host, with a default quality of 75', () => {
  expect(parse({ url: '/pictures/ring.png', w: '640' })).toEqual({
    ok: true,
    value: { target: { kind: 'own', path: '/pictures/ring.png' }, width: 640, quality: 75 },
  });
  expect(parse({ url: 'https://cdn.builder.io/api/v1/image/a', w: '3840', q: '100' })).toMatchObject({ ok: true });
});

test('accepts only the fixed widths and qualities from 1 to 100', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10, max: 5000 }), fc.integer({ min: -10, max: 200 }), (width, quality) => {
      const isRight = (IMAGE_WIDTHS as readonly number[]).includes(width) && quality >= 1 && quality <= 100;
      expect(parse({ url: '/a.png', w: String(width), q: String(quality) }).ok).toBe(isRight);
    }),
  );
  for (const w of ['', '640px', '6.4e2', '0640', ' 640', 'NaN', '1e9'])
    expect(parse({ url: '/a.png', w })).toMatchObject({ parameter: 'w' });
});

/** URLs that must never be read, in the spellings that attackers try. */
const FORBIDDEN = [
  '',
  '//evil.example/a.png',
  '///evil.example/a.png',
  '/\\evil.example/a.png',
  '\\\\evil.example\\a.png',
  '/_next/image?url=/a.png&w=640',
  '/%2e%2e/_next/image/../../_next/image?x',
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://017700000001/',
  'http://0/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[fd00::1]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[fe80::1%25eth0]/',
  'http://10.0.0.1/',
  'http://192.168.0.1/',
  'http://172.16.0.1/',
  'http://localhost/',
  'http://localhost./',
  'http://LOCALHOST/',
  'http://metadata.internal/',
  'http://printer.local/',
  'http://intranet/',
  'https://evil.example/a.png',
  'https://cdn.builder.io.evil.example/a.png',
  'https://evil.example/cdn.builder.io',
  'https://cdn.builder.io@evil.example/a.png',
  'https://user:secret@cdn.builder.io/a.png',
  'https://cdn.builder.io:8080/a.png',
  'http://cdn.builder.io/a.png',
  'http://127.0.0.1:8791/a.png',
  'https://127.0.0.1:8790/a.png',
  'http://localhost:8790/a.png',
  'https://cdn.builder.io\\@evil.example/',
  'ftp://cdn.builder.io/a.png',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  'blob:https://cdn.builder.io/1',
  'https://cdn.builder.io/a\u0000.png',
  'https://cdn.builder.io/\r\nHost: evil.example',
  `/${'a'.repeat(3100)}`,
];

test.each(FORBIDDEN)('rejects %s with a message that names the parameter', (url) => {
  const parsed = parse({ url, w: '640' });
  expect(parsed).toMatchObject({ ok: false, parameter: 'url' });
  expect(parsed.ok ? '' : parsed.message).toMatch(/^url .+\.$/);
});

test('rejects a duplicate parameter instead of guessing which one counts', () => {
  expect(parseImageRequest(new URLSearchParams('url=/a.png&url=//evil.example&w=640'), ORIGINS)).toMatchObject({
    ok: false,
  });
});

test('for any input, a remote target is on the list of origins', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.string(), fc.ipV4(), fc.constantFrom(...FORBIDDEN)), (url) => {
      const parsed = parse({ url, w: '640' });
      if (parsed.ok && parsed.value.target.kind === 'remote') {
        expect(isAllowedRemote(parsed.value.target.url, ORIGINS)).toBe(true);
      }
    }),
  );
});
