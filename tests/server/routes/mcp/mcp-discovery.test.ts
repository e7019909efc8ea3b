import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MCP_DESCRIPTION, MCP_VERSION } from '../../../../src/domain/site/mcp/identity.ts';
import { projectRoot } from '../../../../src/tools/process/steps.ts';
import { appWith } from '../../../support/services/fake-services.ts';

interface Card {
  readonly name: string;
  readonly version: string;
  readonly title: string;
  readonly description: string;
  readonly remotes: readonly { readonly type: string; readonly url: string }[];
}

const read = <T>(file: string): T => JSON.parse(readFileSync(join(projectRoot, file), 'utf8')) as T;

const get = (path: string, headers: Record<string, string> = {}) =>
  appWith().request(path, { headers }, { REQUEST_LOG: 'off' } as never);

test('the server card says where the server is, for any origin and an hour', async () => {
  const response = await get('/mcp/server-card', { Accept: 'application/mcp-server-card+json' });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/mcp-server-card+json');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  const card = (await response.json()) as Card;
  expect(card.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
  expect(card.version).toBe(MCP_VERSION);
  expect(card.description.length).toBeLessThanOrEqual(100);
  expect(card.remotes[0]).toMatchObject({ type: 'streamable-http', url: expect.stringMatching(/\/mcp$/) });
});

test('a second request for the card with its ETag gets 304', async () => {
  const etag = (await get('/mcp/server-card')).headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  expect((await get('/mcp/server-card', { 'If-None-Match': etag })).status).toBe(304);
});

test('the AI catalog names the card', async () => {
  const response = await get('/.well-known/ai-catalog.json');
  expect(response.headers.get('content-type')).toBe('application/ai-catalog+json');
  const { specVersion, entries } = (await response.json()) as {
    specVersion: string;
    entries: readonly { identifier: string; type: string; url: string }[];
  };
  expect(specVersion).toBe('1.0');
  expect(entries).toHaveLength(1);
  expect(entries[0]?.identifier).toMatch(/^urn:air:[\w.-]+:mcp:catalog$/);
  expect(entries[0]?.type).toBe('application/mcp-server-card+json');
  expect((await get(new URL(entries[0]?.url ?? '').pathname)).status).toBe(200);
});

test('server.json has the version of the package and the text of the card', () => {
  const registered = read<Card>('server.json');
  expect(registered.version).toBe(read<{ version: string }>('package.json').version);
  expect(registered.version).toBe(MCP_VERSION);
  expect(registered.description).toBe(MCP_DESCRIPTION);
  const [remote] = registered.remotes;
  const host = new URL(remote?.url ?? '').hostname;
  expect(remote?.url).toBe(`https://${host}/mcp`);
  expect(registered.name).toBe(`${host.split('.').reverse().join('.')}/catalog`);
});

test('a person who opens /mcp gets the page about it, and a program 405', async () => {
  const page = await get('/mcp', { Accept: 'text/html,*/*' });
  expect([page.status, page.headers.get('location')]).toEqual([303, '/developers#agents']);
  const stream = await get('/mcp', { Accept: 'text/event-stream' });
  expect([stream.status, stream.headers.get('allow')]).toEqual([405, 'POST']);
});
