import { describe, expect, test } from 'vitest';
import { HTML_PAYLOADS } from '../payloads/html.ts';
import { attack, attackSafely, forAll } from '../support/attack.ts';
import { SITE } from '../support/target.ts';

const HEADERS = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };

const callOf = (name: string, input: unknown) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: input },
});

/** Sends a message as a client of an older revision, whose response is an event stream. */
const sendMessage = (message: unknown, headers: Readonly<Record<string, string>> = {}) =>
  attackSafely('/mcp', { method: 'POST', headers: { ...HEADERS, ...headers }, body: JSON.stringify(message) });

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

describe('the MCP server', () => {
  test.each([
    ['another site', { Origin: 'https://evil.example' }],
    ['a rebound name', { Origin: `${SITE}.evil.example` }],
    ['a sandbox', { Origin: 'null' }],
    ['another site without an origin', { 'Sec-Fetch-Site': 'cross-site' }],
  ])('refuses browsers on %s', async (_, headers) => {
    const answer = await sendMessage(LIST, headers);
    expect(answer.status).toBe(403);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(JSON.parse(answer.text)).toMatchObject({ jsonrpc: '2.0', error: { code: -32_000 } });
  });

  test('serves programs and its own pages, without cookies and caches', async () => {
    const senders: readonly Record<string, string>[] = [{}, { Origin: SITE }, { Cookie: 'session=x' }];
    for (const headers of senders) {
      const answer = await sendMessage(LIST, headers);
      expect(answer.status).toBe(200);
      expect(answer.text).toContain('search_catalog');
      expect(answer.headers.get('set-cookie')).toBeNull();
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('ignores cookies', async () => {
    const message = callOf('search_catalog', { text: '214 fkm', limit: 1 });
    const plain = await sendMessage(message);
    const withCookie = await sendMessage(message, { Cookie: 'canyon-measurement=in; canyon-temperature=F' });
    expect(withCookie.text).toBe(plain.text);
  });

  test.each([
    ['batches', [LIST, LIST], 400],
    ['an empty batch', [], 400],
    ['bodies that are no message', { hello: 1 }, 400],
    ['null', null, 400],
  ])('refuses %s', async (_, body, status) => {
    expect((await sendMessage(body)).status).toBe(status);
  });

  test('refuses bodies over 64 KB, of another type and of no JSON', async () => {
    const send = (body: string, type = HEADERS['Content-Type']) =>
      attack('/mcp', { method: 'POST', headers: { ...HEADERS, 'Content-Type': type }, body });
    expect((await send(`{"a":"${'a'.repeat(70_000)}"}`)).status).toBe(413);
    expect((await send(JSON.stringify(LIST), 'text/plain')).status).toBe(415);
    expect((await send('{"jsonrpc":')).status).toBe(400);
    expect((await send('[['.repeat(20_000))).status).toBe(400);
  });

  test('keeps no stream open', async () => {
    const meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'attack', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const answer = await sendMessage(
      { ...LIST, method: 'subscriptions/listen', params: { _meta: meta, notifications: { toolsListChanged: true } } },
      { 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': 'subscriptions/listen' },
    );
    expect(answer.text).toContain('Subscription limit reached');
    expect((await attack('/mcp', { headers: { Accept: 'text/event-stream' } })).status).toBe(405);
  });

  test('hostile texts come back as JSON only, and shortened', async () => {
    await forAll(HTML_PAYLOADS, async (text) => {
      for (const [name, input] of [
        ['search_catalog', { text: text.slice(0, 200) }],
        ['get_product', { part_number: text.slice(0, 60) || 'x' }],
        ['advise_material', { media: [text.slice(0, 60) || 'x'] }],
        [text, {}],
      ] as const) {
        const answer = await sendMessage(callOf(name, input));
        expect(answer.status).toBe(200);
        expect(answer.headers.get('content-type')).toMatch(/^(?:application\/json|text\/event-stream)/);
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      }
    });
    const { text } = await sendMessage(callOf('x'.repeat(5000), {}));
    expect(text.length).toBeLessThan(300);
  });
});
