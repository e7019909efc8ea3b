import { expect, test } from 'vitest';
import type { Env } from '../../src/server/env.ts';
import { readSettings } from '../../src/server/settings.ts';

const read = (variables: Readonly<Record<string, unknown>> = {}) => readSettings(variables as unknown as Env);
const refusal = (variables: Readonly<Record<string, unknown>>): string => {
  try {
    read(variables);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
};

test('every setting has a working default', () => {
  expect(read()).toEqual({
    siteUrl: 'https://canyonseals.example',
    brandName: 'Canyon Seals',
    postalAddress: '1200 Gauge Street, Suite 4, Anytown 00000',
    salesEmail: 'sales@canyonseals.example',
    closingDays: [],
    phone: '+1 555 0142 600',
    socialLinks: [],
    certificateLabel: 'ISO 9001:2015',
    certificateUrl: '',
    tagManagerId: '',
    messagingScript: '',
    formActionOrigins: [],
    formWebhookUrl: '',
    contentWebhookSecret: '',
    retentionDays: { uploads: 365, submissions: 730, quotes: 2555 },
    adminStoreAccounts: { kind: 'everyone' },
    mailFrom: 'no-reply@canyonseals.example',
    replyDomain: '',
    access: null,
    vitalsPercent: 25,
    offlinePages: true,
    vitalsToken: '',
    analyticsAccount: null,
    desk: { replyGoalHours: 4, discountLimitPercent: 10 },
  });
});

test('closing days are days of the calendar, with spaces between', () => {
  expect(read({ CLOSING_DAYS: ' 2026-12-24  2026-12-31 ' }).closingDays).toEqual(['2026-12-24', '2026-12-31']);
  expect(() => read({ CLOSING_DAYS: '2026-02-30' })).toThrow(/CLOSING_DAYS.*2026-12-24/);
});

test('variables replace the defaults individually', () => {
  const links = [{ label: 'LinkedIn', href: 'https://social.example/us' }];
  const settings = read({ BRAND_NAME: 'Ring & Co', SOCIAL_LINKS: JSON.stringify(links), CERTIFICATE_URL: '/iso.pdf' });
  expect(settings).toEqual({ ...read(), brandName: 'Ring & Co', socialLinks: links, certificateUrl: '/iso.pdf' });
});

test.each([
  ['BRAND_NAME', ''],
  ['BRAND_NAME', 7],
  ['SALES_EMAIL', 'not an address'],
  ['SALES_EMAIL', ''],
  ['MAIL_FROM', 'Canyon Seals'],
  ['REPLY_DOMAIN', 'reply@canyonseals.example'],
  ['REPLY_DOMAIN', 'mail.example\r\nBcc: x'],
  ['REPLY_DOMAIN', 'localhost'],
  ['SITE_URL', 'http://canyonseals.example'],
  ['SITE_URL', 'https://canyonseals.example/shop'],
  ['SITE_URL', 'https://canyonseals.example@evil.example'],
  ['SITE_URL', 'javascript:alert(1)'],
  ['SOCIAL_LINKS', 'not JSON'],
  ['SOCIAL_LINKS', '{"label":"one"}'],
  ['SOCIAL_LINKS.0', '["https://social.example"]'],
  ['SOCIAL_LINKS.0.href', '[{"label":"one","href":"javascript:alert(1)"}]'],
  ['SOCIAL_LINKS.0.label', '[{"href":"https://social.example"}]'],
  ['CERTIFICATE_URL', 'javascript:alert(1)'],
  ['OFFLINE_PAGES', 'yes'],
  ['VITALS_PERCENT', '101'],
  ['VITALS_PERCENT', '-1'],
  ['VITALS_PERCENT', '2.5'],
  ['VITALS_TOKEN', 'too short'],
  ['ANALYTICS_ACCOUNT_ID', '../zones'],
  ['ANALYTICS_API_TOKEN', 'a token with spaces, longer than 32 characters'],
])('names the variable of an invalid value: %s = %s', (name, value) => {
  const message = refusal({ [name.split('.')[0] ?? '']: value });
  expect(message).toMatch(new RegExp(`^Setting ${name} is invalid: .{6,}\\.$`));
});

test('never repeats the wrong value or another variable, which can be secret', () => {
  const secret = 's3cr3t-t0k3n';
  for (const name of ['SALES_EMAIL', 'SOCIAL_LINKS', 'CERTIFICATE_URL']) {
    for (const value of [secret, `"${secret}"`, `[{"label":"x","href":"${secret}"}]`, `["${secret}"]`, { secret }]) {
      const message = refusal({ [name]: value, BUILDER_API_KEY: secret });
      expect(message).toContain(name);
      expect(message).not.toContain('s3cr');
    }
  }
});

test('samples page views by percentage, and all of them in development', () => {
  expect(read({ DEVELOPMENT: '1' }).vitalsPercent).toBe(100);
  expect(read({ DEVELOPMENT: '1', VITALS_PERCENT: '0' }).vitalsPercent).toBe(0);
  expect(read({ VITALS_PERCENT: '7' }).vitalsPercent).toBe(7);
});

test('queries Analytics Engine when both its account and a token are set', () => {
  const [id, token] = ['0123456789abcdef'.repeat(2), 'token-that-may-read-analytics-0123456789'];
  expect(read({ ANALYTICS_ACCOUNT_ID: id }).analyticsAccount).toBeNull();
  expect(read({ ANALYTICS_API_TOKEN: token }).analyticsAccount).toBeNull();
  expect(read({ ANALYTICS_ACCOUNT_ID: id, ANALYTICS_API_TOKEN: token }).analyticsAccount).toEqual({ id, token });
});

test('offers pages on the device unless it is switched off', () => {
  expect(read({}).offlinePages).toBe(true);
  expect(read({ OFFLINE_PAGES: 'off' }).offlinePages).toBe(false);
});
