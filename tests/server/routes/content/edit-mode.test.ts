import { describe, expect, test } from 'vitest';
import { type ContentEntry, parseEntry } from '../../../../src/domain/site/content/entry.ts';
import type { Env } from '../../../../src/server/env.ts';
import { appWith } from '../../../support/services/fake-services.ts';
import { SETTINGS } from '../../../support/services/settings.ts';

const TOKEN = 'a-token-of-more-than-twenty';
const ENV = { BUILDER_API_KEY: 'key', EDIT_TOKEN: TOKEN, REQUEST_LOG: 'off' } as Env;

const entry = (words: string): ContentEntry =>
  parseEntry({
    id: 'page',
    data: {
      title: words,
      url: '/x-rings',
      blocks: [
        { id: 'builder-1', component: { name: 'Text', options: { text: `<p>${words}</p>` } } },
        { id: 'builder-2', component: { name: 'Iframe', options: { url: 'https://maps.example/a' } } },
      ],
    },
  }) as ContentEntry;

const requests: string[] = [];
const app = appWith({
  settings: { ...SETTINGS, messagingScript: 'https://chat.example/a.js' },
  content: {
    page: async (path) => (path === '/x-rings' ? entry('Published') : null),
    draft: async (id) => {
      requests.push(id);
      return entry('Draft');
    },
    isForEveryone: async () => true,
    version: async () => '1',
    paths: async () => ['/x-rings'],
    indexedPaths: async () => ['/x-rings'],
  },
});

const EDITING = 'builder.preview=page&builder.frameEditing=page&builder.overrides.page=page';
const get = (query: string, env: Env = ENV) => app.request(`/x-rings?${query}`, {}, env);
const policyOf = (response: Response): string => response.headers.get('Content-Security-Policy') ?? '';

describe('with the token', () => {
  test('staff get the draft, the editor’s JavaScript and its frame', async () => {
    const response = await get(`${EDITING}&edit_token=${TOKEN}`);
    const html = await response.text();
    expect(html).toContain('Draft');
    expect(html).toContain('id="editor-page"');
    expect(policyOf(response)).toContain('https://builder.io');
    expect(policyOf(response)).not.toContain('unsafe-eval');
  });

  test('the page does not contain the token and loads nothing from third parties', async () => {
    const response = await get(`${EDITING}&edit_token=${TOKEN}&material=fkm`);
    const html = await response.text();
    expect(html).not.toContain(TOKEN);
    expect(html).not.toContain('chat.example');
    expect(html).toContain('"query":{"material":"fkm"}');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
  });
});

describe.each([
  ['no token', EDITING, ENV],
  ['a wrong token', `${EDITING}&edit_token=wrong`, ENV],
  ['a token when none is set', `${EDITING}&edit_token=`, { ...ENV, EDIT_TOKEN: '' }],
  ['the token without a connected space', `${EDITING}&edit_token=${TOKEN}`, { ...ENV, BUILDER_API_KEY: '' }],
  ['the token alone', `edit_token=${TOKEN}`, ENV],
])('with %s', (_, query, env) => {
  test('everyone is a visitor, whatever else the URL contains', async () => {
    requests.length = 0;
    const response = await get(query, env);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('Published');
    expect(html).not.toContain('editor-page');
    expect(html).not.toContain('data-editor');
    expect(policyOf(response)).not.toContain('unsafe-eval');
    expect(policyOf(response).match(/frame-ancestors [^;]*/)?.[0]).not.toContain('builder.io');
    expect(requests).toEqual([]);
  });
});

test('other pages of the site cannot be edited', async () => {
  const response = await app.request(`/search?${EDITING}&edit_token=${TOKEN}`, {}, ENV);
  expect(policyOf(response).match(/frame-ancestors [^;]*/)?.[0]).not.toContain('builder.io');
  expect(await response.text()).not.toContain('data-editor');
});

test('the log line of a request contains nothing of its URL', async () => {
  const lines: string[] = [];
  const { log } = console;
  console.log = (line: string) => void lines.push(line);
  await get(`${EDITING}&edit_token=${TOKEN}`, { ...ENV, REQUEST_LOG: 'on' });
  console.log = log;
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join()).not.toContain(TOKEN);
});
