import { describe, expect, test } from 'vitest';
import { SYSTEM } from '../../../src/server/staff/audit-log.ts';
import { fakeStaff } from '../../support/services/fake-staff.ts';

const DAY = 86_400_000;

describe('the audit log', () => {
  test('rejects every change of an entry, and a deletion within two years', async () => {
    const { db, staff } = fakeStaff();
    await staff.audit.record(SYSTEM, { action: 'signed-in', subject: 'x' });
    expect(() => db.exec("UPDATE staff_audit SET who = 'someone else'")).toThrow('cannot be changed');
    expect(() => db.exec('DELETE FROM staff_audit')).toThrow('cannot be deleted for 730 days');
    expect(db.prepare('SELECT count(*) AS count FROM staff_audit').get()).toEqual({ count: 1 });
  });

  test('deletes entries after two years', async () => {
    let now = Date.now() - 800 * DAY;
    const { db, staff } = fakeStaff(() => now);
    await staff.audit.record(SYSTEM, { action: 'signed-in', subject: 'old' });
    now = Date.now();
    await staff.audit.record(SYSTEM, { action: 'signed-in', subject: 'new' });
    await staff.forgetEnded();
    expect(db.prepare('SELECT subject FROM staff_audit').all()).toEqual([{ subject: 'new' }]);
  });

  test('is read in pages and filtered', async () => {
    const { staff } = fakeStaff();
    for (const at of [1, 2, 3]) await staff.audit.record(SYSTEM, { action: 'signed-in', subject: `Q-${at}` });
    await staff.audit.record({ ...SYSTEM, staffId: 'a' }, { action: 'refused', subject: 'Q-1 100%' });
    const first = await staff.audit.page({}, null, 3);
    expect(first.entries.map(({ subject }) => subject)).toEqual(['Q-1 100%', 'Q-3', 'Q-2']);
    const second = await staff.audit.page({}, first.next, 3);
    expect([second.entries.map(({ subject }) => subject), second.next]).toEqual([['Q-1'], null]);
    const find = async (filter: Parameters<typeof staff.audit.page>[0]) =>
      (await staff.audit.page(filter, null, 9)).entries.length;
    expect([await find({ staffId: 'a' }), await find({ action: 'signed-in' }), await find({ subject: 'q-1' })]).toEqual(
      [1, 3, 2],
    );
    // Not a pattern of LIKE.
    expect([await find({ subject: '%' }), await find({ subject: '_' })]).toEqual([1, 0]);
  });
});

describe('people', () => {
  test('the last admin who joined can be neither removed nor demoted, and each change is recorded once', async () => {
    const { db, staff, add } = fakeStaff();
    const first = add('mara@x.example', 'admin');
    expect(await staff.members.remove(first, SYSTEM)).toBe('last-admin');
    expect(await staff.members.setRole(first, 'viewer', SYSTEM)).toBe('last-admin');
    // An invited admin cannot replace one who joined.
    const invited = await staff.members.invite({ email: 'New@X.example', role: 'admin' }, SYSTEM);
    expect(invited?.email).toBe('new@x.example');
    expect(await staff.members.invite({ email: 'new@x.example', role: 'viewer' }, SYSTEM)).toBeNull();
    expect(await staff.members.remove(first, SYSTEM)).toBe('last-admin');
    const second = add('tomas@x.example', 'sales');
    expect(await staff.members.setRole(second, 'admin', SYSTEM)).toBe('done');
    expect(await staff.members.remove(first, SYSTEM)).toBe('done');
    expect(await staff.members.remove(first, SYSTEM)).toBe('unknown');
    expect(db.prepare('SELECT action, subject, before, after FROM staff_audit ORDER BY id').all()).toEqual([
      { action: 'person-invited', subject: 'new@x.example', before: '', after: '{"role":"admin"}' },
      { action: 'role-changed', subject: 'tomas@x.example', before: '{"role":"sales"}', after: '{"role":"admin"}' },
      { action: 'person-removed', subject: 'mara@x.example', before: '{"name":"mara","role":"admin"}', after: '' },
    ]);
  });

  test('a removed person has no session, link or passkey left', async () => {
    const { db, staff, add, cookieOf } = fakeStaff();
    add('mara@x.example', 'admin');
    const id = add('sam@x.example', 'viewer');
    const token = (await cookieOf(id)).split('=')[1] ?? '';
    const link = await staff.links.create(id, 'sign-in');
    expect((await staff.sessions.find(token))?.email).toBe('sam@x.example');
    await staff.members.remove(id, SYSTEM);
    expect([await staff.sessions.find(token), await staff.links.use(link, 'sign-in')]).toEqual([null, null]);
    expect(db.prepare('SELECT count(*) AS count FROM staff_sessions').get()).toEqual({ count: 0 });
  });
});

test('tokens of sessions and links, and challenges, are stored only as hashes', async () => {
  const { db, staff, add, cookieOf } = fakeStaff();
  const id = add('mara@x.example', 'admin');
  const secrets = [
    (await cookieOf(id)).split('=')[1] ?? '',
    await staff.links.create(id, 'invitation'),
    await staff.passkeys.challenge({ kind: 'sign-in', staffId: '' }),
  ];
  const stored = JSON.stringify(
    ['staff_sessions', 'staff_links', 'staff_challenges'].map((table) => db.prepare(`SELECT * FROM ${table}`).all()),
  );
  for (const secret of secrets) {
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(stored).not.toContain(secret);
  }
});

describe('a link', () => {
  test('works once, for its kind, until it ends, and a newer one replaces it', async () => {
    let now = Date.now();
    const { staff, add } = fakeStaff(() => now);
    const id = add('mara@x.example', 'admin');
    const old = await staff.links.create(id, 'invitation');
    const token = await staff.links.create(id, 'invitation');
    expect(await staff.links.use(old, 'invitation')).toBeNull();
    expect(await staff.links.use(token, 'sign-in')).toBeNull();
    expect(await staff.links.ownerOf(token, 'invitation')).toBe(id);
    const uses = await Promise.all([1, 2, 3].map(() => staff.links.use(token, 'invitation')));
    expect(uses.filter((owner) => owner === id)).toHaveLength(1);
    const late = await staff.links.create(id, 'sign-in');
    now += 15 * 60_000;
    expect(await staff.links.use(late, 'sign-in')).toBeNull();
  });
});
