import { expect, test } from 'vitest';
import type { Env } from '../../../src/server/env.ts';
import { originsOf } from '../../../src/server/security/third-party.ts';
import { readSettings } from '../../../src/server/settings.ts';
import { appWith } from '../../support/fake-services.ts';
import { SETTINGS } from '../../support/settings.ts';

const ID = 'GTM-TEST12';
const WIDGET = 'https://chat.example/widget.js?site=1';
const BOTH = { TAG_MANAGER_ID: ID, MESSAGING_SCRIPT: WIDGET } as Env;

const policyOf = async (env: Env): Promise<Map<string, string>> => {
  const response = await appWith().request('/search', {}, env);
  const policy = response.headers.get('content-security-policy') ?? '';
  return new Map(policy.split('; ').map((rule) => [rule.split(' ')[0] ?? '', rule]));
};

test('without third parties nothing but the site itself may be loaded', async () => {
  const policy = await policyOf({} as Env);
  expect([...policy.values()].join()).not.toContain('https:');
});

test('set third parties add exactly their origins to scripts, pictures, requests and frames', async () => {
  const policy = await policyOf(BOTH);
  const origins = 'https://www.googletagmanager.com https://chat.example';
  for (const name of ['img-src', 'connect-src', 'frame-src'])
    expect(policy.get(name)).toMatch(new RegExp(`${origins}$`));
  expect(policy.get('script-src')).toMatch(
    new RegExp(`^script-src 'self' ${origins} 'strict-dynamic' 'sha256-[^']+' 'nonce-[^']+'$`),
  );
  for (const name of ['style-src', 'default-src', 'object-src']) expect(policy.get(name)).not.toContain('https:');
});

test('fonts come from the builder’s stores only while a space is connected', async () => {
  expect((await policyOf({} as Env)).get('font-src')).toBe("font-src 'self'");
  expect((await policyOf({ BUILDER_API_KEY: 'key' } as Env)).get('font-src')).toBe(
    "font-src 'self' https://cdn.builder.io https://fonts.gstatic.com",
  );
});

test('an address that cannot be read adds no origin', () => {
  expect(originsOf({ tagManagerId: '', messagingScript: 'https://' })).toEqual([]);
});

test('settings of third parties are ids and https addresses', () => {
  expect(readSettings(BOTH)).toMatchObject({ tagManagerId: ID, messagingScript: WIDGET });
  expect(() => readSettings({ TAG_MANAGER_ID: '"><script>' } as Env)).toThrow('TAG_MANAGER_ID');
  expect(() => readSettings({ MESSAGING_SCRIPT: 'javascript:alert(1)' } as Env)).toThrow('MESSAGING_SCRIPT');
});

const html = async (path: string, cookie = 'canyon-consent=yes'): Promise<string> => {
  const settings = { ...SETTINGS, tagManagerId: ID, messagingScript: WIDGET };
  return (await appWith({ settings }).request(path, { headers: { Cookie: cookie } }, {})).text();
};

test('pages tell script what to load; the dummy page tells nothing', async () => {
  const page = await html('/search');
  expect(page).toMatch(/<html[^>]* data-tag-manager-id="GTM-TEST12"/);
  expect(page).toMatch(/<html[^>]* data-messaging="https:\/\/chat.example\/widget.js\?site=1"/);
  expect(await html('/dummy')).not.toMatch(/<html[^>]* data-(tag|messaging)/);
});

test.each(['', 'canyon-consent=no', 'canyon-consent=perhaps'])(
  'the tag manager waits for consent (%s), the messaging widget does not measure',
  async (cookie) => {
    const page = await html('/search', cookie);
    expect(page).not.toMatch(/<html[^>]* data-tag-manager/);
    expect(page).toMatch(/<html[^>]* data-messaging/);
  },
);
