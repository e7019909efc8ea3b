import type { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, test } from 'vitest';
import { type QuoteWork, quoteWork } from '../../../../src/server/quotes/desk/quote-work.ts';
import type { AuditActor } from '../../../../src/server/staff/audit-log.ts';
import { auditLog } from '../../../../src/server/staff/audit-log.ts';
import { applyMigrations, readMigrations } from '../../../../src/tools/seed/migrate.ts';
import { memoryDatabase, sqliteD1 } from '../../../support/backend/sqlite-d1.ts';

const [MARA, TOMAS] = ['a'.repeat(32), 'b'.repeat(32)];
const actor = (staffId: string): AuditActor => ({ staffId, who: 'Mara <mara@x.example>', network: '192.0.2.0/24' });

let db: DatabaseSync;
let work: QuoteWork;
let now = Date.parse('2026-11-24T18:30:00.000Z');

const stored = (id: number) =>
  db.prepare('SELECT owner_id, follow_up_on, follow_up_note FROM quote_work WHERE quote_id = ?').get(id);
const version = (id: number): number =>
  Number((db.prepare('SELECT work_version AS v FROM quote_list WHERE quote_id = ?').get(id) as { v: number }).v);
const ref = (id: number) => ({ id, version: version(id) });
const log = () => db.prepare('SELECT action, subject, before, after FROM staff_audit ORDER BY id').all();

beforeEach(async () => {
  db = memoryDatabase();
  const d1 = sqliteD1(db);
  await applyMigrations(d1, readMigrations());
  const add = db.prepare('INSERT INTO staff (id, email, name, role, invited_at) VALUES (?, ?, ?, ?, 0)');
  add.run(MARA, 'mara@x.example', 'Mara', 'sales');
  add.run(TOMAS, 'tomas@x.example', 'Tomás', 'sales');
  for (const id of [1, 2, 3])
    db.prepare(
      "INSERT INTO quote_requests (id, public_id, submission_key, requested_at, contact, lines) VALUES (?1, ?1, ?1, '2026-11-20T12:00:00.000Z', '{}', '[]')",
    ).run(id);
  work = quoteWork(d1, { audit: auditLog(d1, () => now), now: () => now });
});

describe('an owner', () => {
  test('is set for several quotes, with an entry of the audit log for each', async () => {
    const result = await work.setOwner([ref(1), ref(2)], MARA, actor(MARA));
    expect(result).toMatchObject({ changed: ['Q-2026-000001', 'Q-2026-000002'], conflicts: [] });
    expect(stored(1)).toMatchObject({ owner_id: MARA });
    expect(log()).toEqual(
      ['Q-2026-000001', 'Q-2026-000002'].map((subject) => ({
        action: 'quote-assigned',
        subject,
        before: '{"owner":null}',
        after: '{"owner":"mara@x.example"}',
      })),
    );
  });

  test('is not overwritten if somebody took the quote in the meantime', async () => {
    const shown = ref(1);
    await work.setOwner([shown], TOMAS, actor(TOMAS));
    const late = await work.setOwner([shown, ref(2)], MARA, actor(MARA));
    expect(late).toMatchObject({ changed: ['Q-2026-000002'], conflicts: ['Q-2026-000001'] });
    expect(stored(1)).toMatchObject({ owner_id: TOMAS });
    expect(log()).toHaveLength(2);
  });

  test('that is set already is no change', async () => {
    await work.setOwner([ref(1)], MARA, actor(MARA));
    expect(await work.setOwner([ref(1)], MARA, actor(MARA))).toEqual({ changed: [], conflicts: [], undo: null });
    expect(await work.setOwner([ref(1)], 'f'.repeat(32), actor(MARA))).toMatchObject({ changed: [] });
    expect(log()).toHaveLength(1);
  });

  test('who is removed leaves the quote unassigned, in the list too', async () => {
    await work.setOwner([ref(1)], TOMAS, actor(MARA));
    db.prepare('DELETE FROM staff WHERE id = ?').run(TOMAS);
    expect(db.prepare('SELECT owner_id FROM quote_list WHERE quote_id = 1').get()).toEqual({ owner_id: null });
  });
});

describe('a follow-up', () => {
  test('is set, changed and removed with its note, and never overwritten unnoticed', async () => {
    const shown = ref(1);
    await work.setFollowUp([shown], { on: '2026-12-01', note: 'Vendor answer due' }, actor(MARA));
    expect(stored(1)).toMatchObject({ follow_up_on: '2026-12-01', follow_up_note: 'Vendor answer due' });
    // Another note on the same day is a change, too.
    expect(await work.setFollowUp([shown], { on: '2026-12-01', note: 'Call' }, actor(TOMAS))).toMatchObject({
      conflicts: ['Q-2026-000001'],
    });
    await work.setFollowUp([ref(1)], { on: null, note: 'ignored' }, actor(MARA));
    expect(stored(1)).toMatchObject({ follow_up_on: null, follow_up_note: '' });
    expect(log()).toHaveLength(2);
  });
});

describe('undo', () => {
  test('restores each old value, and only what the person changed', async () => {
    await work.setOwner([ref(1)], TOMAS, actor(TOMAS));
    const { undo } = await work.setOwner([ref(1), ref(2)], MARA, actor(MARA));
    if (undo === null) throw new Error('There is nothing to undo.');
    expect(await work.undo(undo, actor(TOMAS))).toMatchObject({ changed: [] });
    const undone = await work.undo(undo, actor(MARA));
    expect(undone.changed).toEqual(['Q-2026-000001', 'Q-2026-000002']);
    expect([stored(1), stored(2)]).toMatchObject([{ owner_id: TOMAS }, { owner_id: null }]);
  });

  test('leaves what somebody changed again, and ends after ten minutes', async () => {
    const first = await work.setFollowUp([ref(1)], { on: '2026-12-01', note: '' }, actor(MARA));
    await work.setFollowUp([ref(1)], { on: '2026-12-02', note: '' }, actor(TOMAS));
    const range = first.undo ?? { first: 0, last: 0 };
    expect(await work.undo(range, actor(MARA))).toMatchObject({ changed: [], conflicts: ['Q-2026-000001'] });
    const second = await work.setFollowUp([ref(2)], { on: '2026-12-01', note: '' }, actor(MARA));
    now += 10 * 60_000;
    expect(await work.undo(second.undo ?? range, actor(MARA))).toMatchObject({ changed: [] });
    expect(stored(2)).toMatchObject({ follow_up_on: '2026-12-01' });
  });
});
