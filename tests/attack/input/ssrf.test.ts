import { expect, inject, test } from 'vitest';
import { FOREIGN_RETURNS, INSIDE_ADDRESSES, LOOKALIKE_ADDRESSES } from '../payloads/addresses.ts';
import { attack, attackSafely, encodedText, forAll } from '../support/attack.ts';
import { utf8 } from '../support/request.ts';
import { ALLOWED_IMAGE_HOST, SITE } from '../support/target.ts';

const requestedUrls = async (): Promise<string[]> => (await (await fetch(inject('outbound'))).json()) as string[];

/** Headers contain ASCII only. */
const encodedHeader = (agent: string): string => `profile="${agent.replaceAll(/[^\x20-\x7e]/g, encodeURIComponent)}"`;

const ADDRESSES = [...INSIDE_ADDRESSES, ...LOOKALIKE_ADDRESSES, ...FOREIGN_RETURNS];

test('pictures: the Worker requests only the allowed host, for any notation of another', async () => {
  const before = (await requestedUrls()).length;
  await forAll(ADDRESSES, async (address) => {
    for (const url of [encodedText(address), encodedText(encodedText(address))]) {
      const { status } = await attackSafely(`/_next/image?w=640&url=${url}`);
      expect(status, address).toBeGreaterThanOrEqual(400);
    }
  });
  expect((await requestedUrls()).slice(before)).toEqual([]);
});

test('pictures: does not follow redirects of the allowed host, and validates its content', async () => {
  const before = (await requestedUrls()).length;
  for (const path of ['/to-metadata', '/to-loopback', '/page.png', '/script.svg']) {
    const { status } = await attack(`/_next/image?w=640&url=${encodedText(`https://${ALLOWED_IMAGE_HOST}${path}`)}`);
    expect(status, path).toBeGreaterThanOrEqual(400);
  }
  const since = (await requestedUrls()).slice(before);
  expect(since).toHaveLength(4);
  expect(since.every((url) => new URL(url).host === ALLOWED_IMAGE_HOST)).toBe(true);
});

test('never requests a URL from a form, quote request, report or sign-in', async () => {
  const before = (await requestedUrls()).length;
  await forAll(ADDRESSES, async (address) => {
    const headers = { Origin: SITE, 'Content-Type': 'application/json', Referer: encodedText(address) };
    const fields = {
      name: address,
      email: 'a@b.example',
      message: address,
      website: address,
      _page: address,
      _next: address,
    };
    const bodies: readonly (readonly [string, unknown])[] = [
      ['/api/forms/ContactUsForm', fields],
      ['/api/quotes', { contact: fields, items: [], url: address }],
      ['/auth/login', { email: 'a@b.example', password: address, url: address }],
      ['/auth/password/request', { email: 'a@b.example', reset_url: address }],
      ['/users/register', { email: 'a@b.example', password: 'a long enough password', verification_url: address }],
      ['/api/csp-report', { 'csp-report': { 'document-uri': address, 'blocked-uri': address } }],
    ];
    for (const [path, body] of bodies)
      await attackSafely(path, { method: 'POST', headers, body: utf8(JSON.stringify(body)) });
    await attackSafely(
      `/api/block-data?name=Post%20List&options=${encodedText(JSON.stringify({ url: address, src: address }))}`,
    );
  });
  expect((await requestedUrls()).slice(before)).toEqual([]);
});

/** A name of a public zone that resolves to the local machine, which a Worker cannot know. */
const RESOLVES_INSIDE = /localtest\.me/;

test('agent profiles: never requests an internal IP address, this site, or where a profile redirects', async () => {
  const before = (await requestedUrls()).length;
  const inside = INSIDE_ADDRESSES.filter((address) => !RESOLVES_INSIDE.test(address));
  const agents = [
    ...inside,
    ...inside.map((address) => address.replace(/^http:/, 'https:')),
    SITE,
    `${SITE}/.well-known/ucp`,
  ];
  await forAll(agents, async (agent) => {
    const headers = { 'Content-Type': 'application/json', 'UCP-Agent': encodedHeader(agent) };
    const search = { query: '214' };
    await attackSafely('/api/ucp/catalog/search', { method: 'POST', headers, body: utf8(JSON.stringify(search)) });
    const params = {
      name: 'search_catalog',
      arguments: { meta: { 'ucp-agent': { profile: agent } }, catalog: search },
    };
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
    const { status } = await attackSafely('/api/ucp/mcp', {
      method: 'POST',
      headers,
      body: utf8(JSON.stringify(call)),
    });
    expect(status, agent).toBeGreaterThanOrEqual(400);
  });
  expect((await requestedUrls()).slice(before)).toEqual([]);
});
