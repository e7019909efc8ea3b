import { beforeEach, describe, expect, test } from 'vitest';
import { parseStaffAccounts } from '../../../../src/domain/site/auth/staff-accounts.ts';
import { SMALL_CATALOG } from '../../../support/catalog/small-catalog.ts';
import { ADA, type AuthDesk, authDesk, BOB, DESKTOP } from '../../../support/services/auth-form.ts';
import { appWith } from '../../../support/services/fake-services.ts';
import { SETTINGS } from '../../../support/services/settings.ts';

const ORIGIN = 'http://store.test';
const LABELS = [...new Set(SMALL_CATALOG.parts.map(({ name }) => name.split('-')[0] ?? name))];

let desk: AuthDesk;
beforeEach(async () => {
  desk = await authDesk();
});

const send = async (setting: string, path: string, user?: typeof ADA | typeof BOB) => {
  const adminStoreAccounts = parseStaffAccounts(setting);
  if (adminStoreAccounts === null) throw new Error(`No setting: ${setting}`);
  const app = appWith({ auth: desk.auth, settings: { ...SETTINGS, adminStoreAccounts } });
  const token = user && (await desk.auth.login(user, DESKTOP)).grant?.access_token;
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  const response = await app.request(ORIGIN + path, { headers });
  const { status, headers: answered } = response;
  return { status, text: await response.text(), headers: answered };
};
const holdsListing = (text: string): boolean => LABELS.some((label) => text.includes(label));

test('without the setting, shows the listing to every visitor of the URL', async () => {
  const { status, text, headers } = await send('', '/admin-store');
  expect([status, holdsListing(text), headers.get('x-robots-tag')]).toEqual([200, true, 'noindex']);
});

describe.each(['*', ADA.email, `@${ADA.email.split('@')[1]}`])('with the setting %j', (setting) => {
  test('the page contains nothing of the listing, even for an account, because a navigation sends no token', async () => {
    for (const user of [undefined, ADA]) {
      const { status, text, headers } = await send(setting, '/admin-store?material=fkm&page=2', user);
      expect([status, holdsListing(text)]).toEqual([200, false]);
      expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['private, no-store', 'noindex']);
      expect(headers.get('x-catalog-version')).toBeNull();
      expect(text).toContain('This page is for staff');
      expect(text).toContain('href="/login?return=%2Fadmin-store%3Fmaterial%3Dfkm%26page%3D2"');
      expect(text).toContain('<noscript>');
    }
  });

  test('returns the listing only to the account', async () => {
    const { status, text, headers } = await send(setting, '/api/admin-store?material=fkm', ADA);
    expect([status, holdsListing(text), headers.get('cache-control')]).toEqual([200, true, 'private, no-store']);
    expect(JSON.parse(text)).toMatchObject({ query: { mode: 'compounds' }, problems: [] });
    const without = await send(setting, '/api/admin-store');
    expect([without.status, holdsListing(without.text)]).toEqual([401, false]);
  });
});

test('rejects an account that is not listed', async () => {
  const { status, text, headers } = await send(ADA.email, '/api/admin-store', BOB);
  expect([status, holdsListing(text), headers.get('content-type')]).toEqual([403, false, 'application/problem+json']);
});

test('the listing contains no price or stock', async () => {
  const { items } = (JSON.parse((await send('*', '/api/admin-store', ADA)).text) as { response: { items: object[] } })
    .response;
  expect(items.length).toBeGreaterThan(0);
  for (const item of items) expect(Object.keys(item).join(' ')).not.toMatch(/price|stock|quantity|vendor/i);
});
