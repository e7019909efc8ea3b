import { describe, expect, test } from 'vitest';
import { LONGEST_SETTING } from '../../../src/domain/site/staff/site-setting.ts';
import type { Env } from '../../../src/server/env.ts';
import { liveSettings } from '../../../src/server/site-settings/live-settings.ts';
import { settingStore, valuesOf } from '../../../src/server/site-settings/setting-store.ts';
import { sqliteD1 } from '../../support/backend/sqlite-d1.ts';
import { appWithStaff, fakeStaff } from '../../support/services/fake-staff.ts';

const OWN = { Origin: 'http://localhost' };

const setUp = async () => {
  const { db, staff, add, cookieOf } = fakeStaff();
  const siteSettings = settingStore(sqliteD1(db), staff.audit, Date.now);
  const live = liveSettings({ env: {} as Env, read: async () => valuesOf(await siteSettings.read()), now: Date.now });
  const app = appWithStaff(staff, { changes: { siteSettings, liveSettings: live } });
  const Cookie = await cookieOf(add('mara@x.example', 'admin'));
  const post = (path: string, fields: Record<string, string>) =>
    app.request(`/desk/settings/${path}`, {
      method: 'POST',
      headers: { Cookie, ...OWN },
      body: new URLSearchParams(fields),
    });
  const entries = () => db.prepare('SELECT action, subject, before, after FROM staff_audit ORDER BY id').all();
  return { db, app, Cookie, live, post, entries };
};

const PHONE = '+1 555 0142 600';

describe('settings of the desk', () => {
  test('apply after they were saved, are in the audit log, and can be reset', async () => {
    const { live, post, entries } = await setUp();
    const saved = await post('contact-data', { PHONE: ' +1 555 0199 999 ', 'shown.PHONE': PHONE });
    expect([saved.status, saved.headers.get('Location')]).toEqual([
      303,
      '/desk/settings?saved=contact-data#contact-data',
    ]);
    expect(live.current().phone).toBe('+1 555 0199 999');
    expect((await post('contact-data/reset', { reset: 'PHONE' })).status).toBe(303);
    expect(live.current().phone).toBe(PHONE);
    expect(entries()).toEqual([
      { action: 'setting-changed', subject: 'Phone', before: `"${PHONE}"`, after: '"+1 555 0199 999"' },
      { action: 'setting-reset', subject: 'Phone', before: '"+1 555 0199 999"', after: '' },
    ]);
  });

  test('are not saved if one of the section is invalid, and the page keeps what was typed', async () => {
    const { live, post, entries } = await setUp();
    const response = await post('contact-data', {
      PHONE: '123',
      'shown.PHONE': PHONE,
      SALES_EMAIL: 'no "address"',
      'shown.SALES_EMAIL': 'sales@canyonseals.example',
    });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('This must be an email address.');
    expect(html).toContain('value="no &quot;address&quot;"');
    expect(html).toContain('value="123"');
    expect([live.current().phone, entries()]).toEqual([PHONE, []]);
  });

  test('never overwrite a change by another person that the page did not show', async () => {
    const { live, post } = await setUp();
    await post('contact-data', { PHONE: '1', 'shown.PHONE': PHONE });
    const late = await post('contact-data', { PHONE: '2', 'shown.PHONE': PHONE });
    expect(late.status).toBe(422);
    expect(await late.text()).toContain('Another person changed this setting meanwhile');
    // A field that was not edited does not count as a change.
    await post('contact-data', {
      PHONE,
      'shown.PHONE': PHONE,
      POSTAL_ADDRESS: 'New street 1',
      'shown.POSTAL_ADDRESS': '1200 Gauge Street, Suite 4, Anytown 00000',
    });
    expect([live.current().phone, live.current().postalAddress]).toEqual(['1', 'New street 1']);
  });

  test('of third parties need a recent log-in, and take only https origins', async () => {
    const { db, live, post } = await setUp();
    const script = { MESSAGING_SCRIPT: 'https://chat.example/w.js', 'shown.MESSAGING_SCRIPT': '' };
    for (const wrong of ['http://chat.example/w.js', 'javascript:alert(1)', 'https://chat.example/w.js x'])
      expect((await post('third-parties', { ...script, MESSAGING_SCRIPT: wrong })).status).toBe(422);
    expect((await post('third-parties', { FORM_ACTION_ORIGINS: '*', 'shown.FORM_ACTION_ORIGINS': '' })).status).toBe(
      422,
    );
    expect((await post('third-parties', script)).status).toBe(303);
    expect(live.stored()).toEqual({ MESSAGING_SCRIPT: 'https://chat.example/w.js' });
    db.exec('UPDATE staff_sessions SET confirmed_at = confirmed_at - 600001');
    expect((await post('third-parties', { ...script, MESSAGING_SCRIPT: '' })).status).toBe(403);
    expect((await post('third-parties/reset', { reset: 'MESSAGING_SCRIPT' })).status).toBe(403);
    expect((await post('contact-data', { PHONE: '1', 'shown.PHONE': PHONE })).status).toBe(303);
  });

  test('extend the content policy of pages at once', async () => {
    const { app, post } = await setUp();
    const policy = async () => (await app.request('/cart')).headers.get('Content-Security-Policy') ?? '';
    expect(await policy()).not.toContain('chat.example');
    await post('third-parties', { MESSAGING_SCRIPT: 'https://chat.example/w.js', 'shown.MESSAGING_SCRIPT': '' });
    expect(await policy()).toContain('https://chat.example');
  });

  test('refuse unknown sections, settings of another section and values that are too long', async () => {
    const { db, post } = await setUp();
    expect((await post('nothing', {})).status).toBe(404);
    expect((await post('contact-data/reset', { reset: 'MESSAGING_SCRIPT' })).status).toBe(400);
    expect((await post('contact-data', { AUTH_SECRET: 'x', 'shown.AUTH_SECRET': '' })).status).toBe(303);
    const long = { SOCIAL_LINKS: `x https://x.example/${'y'.repeat(LONGEST_SETTING)}`, 'shown.SOCIAL_LINKS': '' };
    expect((await post('contact-data', long)).status).toBe(422);
    expect((await post('contact-data', { PHONE: '1\u0007', 'shown.PHONE': PHONE })).status).toBe(422);
    expect(db.prepare('SELECT count(*) AS count FROM site_settings').get()).toEqual({ count: 0 });
  });

  test('store social links as a list, and show them as lines', async () => {
    const { app, Cookie, live, post } = await setUp();
    const typed = 'Our page https://social.example/a\r\n\r\nVideos https://videos.example/b';
    expect((await post('contact-data', { SOCIAL_LINKS: typed, 'shown.SOCIAL_LINKS': '' })).status).toBe(303);
    expect(live.current().socialLinks).toEqual([
      { label: 'Our page', href: 'https://social.example/a' },
      { label: 'Videos', href: 'https://videos.example/b' },
    ]);
    const html = await (await app.request('/desk/settings', { headers: { Cookie } })).text();
    expect(html).toContain('Our page https://social.example/a\nVideos https://videos.example/b</textarea>');
    expect(
      (await post('contact-data', { SOCIAL_LINKS: 'javascript:alert(1)', 'shown.SOCIAL_LINKS': typed })).status,
    ).toBe(422);
  });
});
