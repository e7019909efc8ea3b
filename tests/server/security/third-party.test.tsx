import { expect, test } from 'vitest';
import type { Env } from '../../../src/server/env.ts';
import { formOriginsOf, originsOf } from '../../../src/server/security/third-party.ts';
import { readSettings } from '../../../src/server/settings.ts';
import { appWith } from '../../support/services/fake-services.ts';
import { SETTINGS } from '../../support/services/settings.ts';

const ID = 'GTM-TEST12';
const WIDGET = 'https://chat.example/widget.js?site=1';
const BOTH = { TAG_MANAGER_ID: ID, MESSAGING_SCRIPT: WIDGET } as Env;

const policyOf = async (env: Env): Promise<Map<string, string>> => {
  const response = await appWith().request('/search', {}, env);
  const policy = response.headers.get('content-security-policy') ?? '';
  return new Map(policy.split('; ').map((rule) => [rule.split(' ')[0] ?? '', rule]));
};

test('without third parties, only the site itself can be loaded', async () => {
  const policy = await policyOf({} as Env);
  expect([...policy.values()].join()).not.toContain('https:');
});

test('configured third parties add exactly their origins to everything they load', async () => {
  const policy = await policyOf(BOTH);
  const origins = 'https://www.googletagmanager.com https://chat.example';
  expect(policy.get('connect-src')).toMatch(/https:\/\/chat\.example wss:\/\/chat\.example$/);
  for (const name of ['img-src', 'frame-src', 'style-src', 'font-src', 'media-src'])
    expect(policy.get(name)).toMatch(new RegExp(`${origins}$`));
  expect(policy.get('script-src')).toMatch(
    new RegExp(`^script-src 'self' ${origins} 'strict-dynamic' 'sha256-[^']+' 'nonce-[^']+'$`),
  );
  for (const name of ['default-src', 'object-src']) expect(policy.get(name)).not.toContain('https:');
});

test('allows fonts from the builder’s stores only while a space is connected', async () => {
  expect((await policyOf({} as Env)).get('font-src')).toBe("font-src 'self'");
  expect((await policyOf({ BUILDER_API_KEY: 'key' } as Env)).get('font-src')).toBe(
    "font-src 'self' https://cdn.builder.io https://fonts.gstatic.com",
  );
});

test('an invalid URL adds no origin', () => {
  expect(originsOf({ MESSAGING_SCRIPT: 'https://' })).toEqual([]);
  expect(originsOf({ MESSAGING_SCRIPT: WIDGET, MESSAGING_ORIGINS: 'https://* https://a;b.example *' })).toEqual([
    'https://chat.example',
  ]);
});

test('forms can be sent only to the configured origins', () => {
  expect(formOriginsOf({})).toEqual([]);
  expect(formOriginsOf({ FORM_ACTION_ORIGINS: 'https://crm.example https://* http://localhost:9000' })).toEqual([
    'https://crm.example',
  ]);
  expect(
    readSettings({ FORM_ACTION_ORIGINS: 'https://crm.example https://*.forms.example' } as Env).formActionOrigins,
  ).toEqual(['https://crm.example', 'https://*.forms.example']);
  expect(() => readSettings({ FORM_ACTION_ORIGINS: 'crm.example/lead' } as Env)).toThrow('FORM_ACTION_ORIGINS');
});

test('each configured third party adds the origins listed for it', () => {
  const named = {
    TAG_MANAGER_ORIGINS: 'https://*.google-analytics.com  https://www.googletagmanager.com',
    MESSAGING_ORIGINS: 'https://cdn.chat.example https://*.live.chat.example:8443',
  };
  expect(originsOf(named)).toEqual([]);
  expect(originsOf({ ...named, TAG_MANAGER_ID: ID })).toEqual([
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
  ]);
  expect(originsOf({ ...named, MESSAGING_SCRIPT: WIDGET })).toEqual([
    'https://chat.example',
    'https://cdn.chat.example',
    'https://*.live.chat.example:8443',
  ]);
});

test.each(['TAG_MANAGER_ORIGINS', 'MESSAGING_ORIGINS'])('%s accepts origins and explains errors', (name) => {
  const read = (value: string, more: object = {}) => readSettings({ ...more, [name]: value } as unknown as Env);
  expect(() => read('')).not.toThrow();
  expect(() => read('https://cdn.example.com https://*.example.com\n https://a.example.com:8443')).not.toThrow();
  for (const wrong of [
    '*',
    'https:',
    'https://*',
    'https://*.com',
    'https://a.*.com',
    'http://cdn.example.com',
    'cdn.example.com',
    'https://cdn.example.com/',
    'https://cdn.example.com/path',
    'https://a.example,https://b.example',
    "'unsafe-inline'",
    'https://a.example;script-src',
    'https://localhost',
  ])
    expect(() => read(wrong), wrong).toThrow(`Setting ${name} is invalid: must be https origins`);
  expect(() => read('http://127.0.0.1:8800')).toThrow(`Setting ${name} is invalid`);
  expect(() => read('http://127.0.0.1:8800', { DEVELOPMENT: '1' })).not.toThrow();
});

test('settings of third parties are ids and https URLs', () => {
  expect(readSettings(BOTH)).toMatchObject({ tagManagerId: ID, messagingScript: WIDGET });
  expect(() => readSettings({ TAG_MANAGER_ID: '"><script>' } as Env)).toThrow('TAG_MANAGER_ID');
  for (const wrong of ['javascript:alert(1)', 'https://', 'https://chat.example/a b', 'http://localhost:1/a.js'])
    expect(() => readSettings({ MESSAGING_SCRIPT: wrong } as Env), wrong).toThrow('MESSAGING_SCRIPT');
  const local = { MESSAGING_SCRIPT: 'http://localhost:8800/a.js', DEVELOPMENT: '1' } as Env;
  expect(readSettings(local).messagingScript).toBe('http://localhost:8800/a.js');
});

const html = async (path: string, cookie = 'canyon-consent=yes'): Promise<string> => {
  const settings = { ...SETTINGS, tagManagerId: ID, messagingScript: WIDGET };
  return (await appWith({ settings }).request(path, { headers: { Cookie: cookie } }, {})).text();
};

test('a URL with an edit token loads no third parties, which could read the token', async () => {
  expect(await html('/search?edit_token=right-or-wrong')).not.toMatch(/<html[^>]* data-(tag|messaging)/);
});

test('without a provider, the launcher shows phone, mail and form; with one, or on staff pages, it is absent', async () => {
  const htmlOf = async (path: string): Promise<string> => (await appWith().request(path, {}, {})).text();
  const [, panel = ''] =
    /<div class="messaging-launcher-panel" id="messaging" popover="auto">(.*?)<\/div>/s.exec(await htmlOf('/search')) ??
    [];
  expect([...panel.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    'tel:+15550142600',
    `mailto:${SETTINGS.salesEmail}`,
    '/contact-us',
  ]);
  expect(await htmlOf('/search?edit_token=right-or-wrong')).not.toContain('messaging-launcher');
  expect(await html('/search')).not.toContain('messaging-launcher');
});

test('pages declare what JavaScript loads; the dummy page declares nothing', async () => {
  const page = await html('/search');
  expect(page).toMatch(/<html[^>]* data-tag-manager-id="GTM-TEST12"/);
  expect(page).toMatch(/<html[^>]* data-messaging="https:\/\/chat.example\/widget.js\?site=1"/);
  expect(await html('/dummy')).not.toMatch(/<html[^>]* data-(tag|messaging)/);
});

test.each(['', 'canyon-consent=no', 'canyon-consent=perhaps'])(
  'the tag manager waits for consent (%s); the messaging widget does not, because it measures nothing',
  async (cookie) => {
    const page = await html('/search', cookie);
    expect(page).not.toMatch(/<html[^>]* data-tag-manager/);
    expect(page).toMatch(/<html[^>]* data-messaging/);
  },
);
