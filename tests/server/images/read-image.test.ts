import { expect, test } from 'vitest';
import { imageTypeOf, outputTypeFor } from '../../../src/server/images/image-type.ts';
import { type ImageReader, readImage } from '../../../src/server/images/read-image.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
const start = new URL('https://cdn.builder.io/a.png');

const reader = (answers: Readonly<Record<string, () => Response>>): { reader: ImageReader; requests: string[] } => {
  const requests: string[] = [];
  const answer = async (address: string): Promise<Response> => {
    requests.push(address);
    return answers[address]?.() ?? new Response('', { status: 404 });
  };
  return {
    requests,
    reader: { origins: ['https://cdn.builder.io'], own: (path) => answer(path), remote: (url) => answer(url.href) },
  };
};

const redirectTo = (location: string) => () => new Response(null, { status: 302, headers: { location } });

test('reads an image of this site and of another host', async () => {
  const { reader: one } = reader({ '/a.png': () => new Response(PNG), [start.href]: () => new Response(PNG) });
  expect(await readImage(one, { kind: 'own', path: '/a.png' })).toEqual({ ok: true, bytes: PNG });
  expect(await readImage(one, { kind: 'remote', url: start })).toEqual({ ok: true, bytes: PNG });
});

test('follows three redirects but not a fourth', async () => {
  const chain = (length: number) =>
    Object.fromEntries([
      ...Array.from({ length }, (_, index) => [
        `https://cdn.builder.io/${index}`,
        redirectTo(`https://cdn.builder.io/${index + 1}`),
      ]),
      [`https://cdn.builder.io/${length}`, () => new Response(PNG)],
    ]);
  const url = new URL('https://cdn.builder.io/0');
  expect(await readImage(reader(chain(3)).reader, { kind: 'remote', url })).toMatchObject({ ok: true });
  expect(await readImage(reader(chain(4)).reader, { kind: 'remote', url })).toEqual({ ok: false, failure: 'refused' });
});

test.each(['http://169.254.169.254/', 'http://localhost/a', '//evil.example/a', 'file:///etc/passwd', 'http://[::1]/'])(
  'does not follow a redirect to %s',
  async (location) => {
    const { reader: one, requests } = reader({ [start.href]: redirectTo(location) });
    expect(await readImage(one, { kind: 'remote', url: start })).toEqual({ ok: false, failure: 'refused' });
    expect(requests).toEqual([start.href]);
  },
);

test('does not read a body above 20 MiB, with or without a declared length', async () => {
  const told = reader({ '/a': () => new Response(PNG, { headers: { 'content-length': String(30 * 2 ** 20) } }) });
  expect(await readImage(told.reader, { kind: 'own', path: '/a' })).toEqual({ ok: false, failure: 'too-large' });
  let sent = 0;
  const endless = () =>
    new Response(
      new ReadableStream({
        pull(controller) {
          sent += 1;
          controller.enqueue(new Uint8Array(2 ** 20));
        },
      }),
    );
  expect(await readImage(reader({ '/a': endless }).reader, { kind: 'own', path: '/a' })).toEqual({
    ok: false,
    failure: 'too-large',
  });
  expect(sent).toBeLessThan(25);
});

test('distinguishes a network error from a missing file', async () => {
  const broken: ImageReader = {
    origins: [],
    own: () => Promise.reject(new Error('connection reset')),
    remote: () => Promise.reject(new Error('connection reset')),
  };
  expect(await readImage(broken, { kind: 'own', path: '/a' })).toEqual({ ok: false, failure: 'unreachable' });
  expect(await readImage(reader({}).reader, { kind: 'own', path: '/a' })).toEqual({ ok: false, failure: 'missing' });
});

test('derives the format from the first bytes and rejects SVG, HTML and text', () => {
  const bytesOf = (text: string) => new TextEncoder().encode(text);
  expect(imageTypeOf(PNG)).toBe('image/png');
  expect(imageTypeOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBe('image/jpeg');
  expect(imageTypeOf(bytesOf('RIFF....WEBPVP8 '))).toBe('image/webp');
  expect(imageTypeOf(bytesOf('GIF89a......'))).toBe('image/gif');
  expect(imageTypeOf(bytesOf('....ftypavif....'))).toBe('image/avif');
  for (const text of ['<svg xmlns="http://www.w3.org/2000/svg">', '<!doctype html>', '', 'GIF88a', 'PNG']) {
    expect(imageTypeOf(bytesOf(text))).toBeNull();
  }
});

test('uses AVIF for browsers that accept it up to 1,200 px, then WebP, then the original format', () => {
  const modern = 'image/avif,image/webp,*/*';
  expect(outputTypeFor(modern, 1200, 'image/png')).toBe('image/avif');
  expect(outputTypeFor(modern, 1920, 'image/png')).toBe('image/webp');
  expect(outputTypeFor('image/webp', 640, 'image/jpeg')).toBe('image/webp');
  expect(outputTypeFor('*/*', 640, 'image/png')).toBe('image/png');
  expect(outputTypeFor('', 640, 'image/webp')).toBe('image/jpeg');
});
