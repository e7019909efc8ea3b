import { describe, expect, test } from 'vitest';
import { SYSTEM } from '../../../src/server/staff/audit-log.ts';
import { appWithStaff, fakeStaff } from '../../support/services/fake-staff.ts';

const DAY = 86_400_000;

describe('the audit log as CSV', () => {
  const setUp = async () => {
    let now = Date.parse('2026-11-20T12:00:00Z');
    const { staff, add, cookieOf } = fakeStaff(() => now);
    for (let at = 0; at < 1203; at += 1)
      await staff.audit.record(SYSTEM, { action: 'signed-in', subject: `entry ${at}` });
    now += DAY;
    await staff.audit.record({ ...SYSTEM, who: '=HYPERLINK("x")' }, { action: 'refused', subject: '@cmd "quoted"' });
    now = Date.now();
    const app = appWithStaff(staff);
    const Cookie = await cookieOf(add('mara@x.example', 'admin'));
    const download = async (query = '') => {
      const response = await app.request(`/desk/people/audit-log.csv?${query}`, { headers: { Cookie } });
      return { response, lines: (await response.text()).split('\r\n').filter(Boolean) };
    };
    return { staff, download };
  };

  test('contains every entry once, and records the download', async () => {
    const { staff, download } = await setUp();
    const { response, lines } = await download();
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="audit-log.csv"');
    expect(response.headers.get('Cache-Control')).toMatch(/no-store/);
    expect(lines).toHaveLength(1 + 1 + 1 + 1203);
    expect(new Set(lines).size).toBe(lines.length);
    expect((await staff.audit.page({ action: 'log-exported' }, null, 9)).entries).toHaveLength(1);
  });

  test('has no cell that a spreadsheet executes', async () => {
    const { download } = await setUp();
    const { lines } = await download('action=refused');
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`);
    expect(lines[1]).toContain(`"'@cmd ""quoted"""`);
  });

  test('is filtered by day in US Eastern, action and subject', async () => {
    const { download } = await setUp();
    expect((await download('from=2026-11-21&to=2026-11-21')).lines).toHaveLength(2);
    expect((await download('to=2026-11-20&subject=entry%2012')).lines).toHaveLength(1 + 1 + 10 + 3);
    expect((await download('from=2026-02-30&action=nothing&who=')).lines.length).toBeGreaterThan(1203);
  });
});
