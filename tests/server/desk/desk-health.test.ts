import { describe, expect, test } from 'vitest';
import type { Services } from '../../../src/server/services.ts';
import { siteHealth } from '../../../src/server/site-health/site-health.ts';
import { sqliteD1 } from '../../support/backend/sqlite-d1.ts';
import { appWithStaff, fakeStaff } from '../../support/services/fake-staff.ts';
import { idleSyncDesk } from '../../support/services/fake-sync.ts';

const OWN = { Origin: 'http://localhost' };

const setUp = async (changes: (run: (sql: string) => void) => Partial<Services> = () => ({})) => {
  const { db, staff, add, cookieOf } = fakeStaff();
  const health = siteHealth(sqliteD1(db), {
    audit: staff.audit,
    now: Date.now,
    createPageCheck: async () => ({ run: async () => ({ pages: 2, problems: 0 }), problems: async () => [] }),
  });
  db.exec(`INSERT INTO quote_requests (id, public_id, submission_key, requested_at, contact, lines)
    VALUES (7, 'p', 'k', '2026-11-20T10:00:00.000Z', '{"company":"<b>Marlow</b>"}', '[]');
    INSERT INTO quote_mails (id, quote_id, kind, due_at, tries, owed, last_error)
    VALUES (1, 7, 'answered', 99, 3, 1, 'E_RATE_LIMIT_EXCEEDED');`);
  const app = appWithStaff(staff, { changes: { siteHealth: health, ...changes((sql) => db.exec(sql)) } });
  const Cookie = await cookieOf(add('tomas@x.example', 'sales'));
  const post = (path: string, as = Cookie) =>
    app.request(`/desk/health${path}`, {
      method: 'POST',
      headers: { Cookie: as, ...OWN },
      body: new URLSearchParams(),
    });
  const html = async (path: string) => (await app.request(path, { headers: { Cookie } })).text();
  return {
    app,
    db,
    post,
    html,
    health,
    cookieFor: (role: 'admin' | 'catalog') => cookieOf(add(`${role}@x.example`, role)),
  };
};

describe('site health at the desk', () => {
  test('lists a failed email with its reason, sends it again, and reports the result', async () => {
    const { post, html } = await setUp((run) => ({
      sendQuoteMails: async () => run('UPDATE quote_mails SET owed = 0 WHERE id = 1'),
    }));
    expect(await html('/desk')).toContain('/desk/health/mails/quote/1/retry');
    expect(await html('/desk/health')).toContain('Too many emails at once.');
    const response = await post('/mails/quote/1/retry');
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/desk/health?result=mail-sent#email']);
    expect(await html('/desk/health?result=mail-sent')).toContain('No email waits for another try.');
    expect((await post('/mails/quote/1/retry')).status).toBe(404);
  });

  test('reports that an email failed again', async () => {
    const { post } = await setUp((run) => ({
      sendQuoteMails: async () => run("UPDATE quote_mails SET tries = 1, last_error = 'Error' WHERE id = 1"),
    }));
    expect((await post('/mails/quote/1/retry')).headers.get('Location')).toContain('result=mail-failed');
  });

  test('starts a synchronization for catalog staff only, and says why it did not start', async () => {
    const { post, cookieFor } = await setUp(() => ({ sync: idleSyncDesk() }));
    expect((await post('/synchronize')).status).toBe(403);
    const response = await post('/synchronize', await cookieFor('catalog'));
    expect(response.headers.get('Location')).toBe('/desk/health?result=sync-missing#synchronization');
  });

  test('shows errors by request ID, stored by the request that failed', async () => {
    const { app, html, health } = await setUp(() => ({
      catalog: { get: () => Promise.reject(new RangeError('secret text')), state: () => null },
    }));
    const failed = await app.request('/product/fk7502-214', { headers: { 'X-Request-Id': 'request-of-a-visitor' } });
    expect(failed.status).toBe(500);
    expect(failed.headers.get('X-Failure-Kind')).toBeNull();
    await expect.poll(() => health.errors.lastDay(9)).toHaveLength(1);
    const page = await html('/desk/health');
    expect(page).toContain('request-of-a-visitor');
    expect(page).toContain('GET /product/:name');
    expect(page).toContain('RangeError');
    expect(page).not.toContain('secret text');
  });

  test('shows no hostile text as HTML, and counts open quotes in the bar', async () => {
    const { html } = await setUp();
    expect(await html('/desk?result=<b>')).not.toContain('<b>Marlow');
    expect(await html('/desk/health?result=%3Cscript%3E')).not.toContain('<script>');
  });
});
