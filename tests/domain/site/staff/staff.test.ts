import { describe, expect, test } from 'vitest';
import { auditDetail } from '../../../../src/domain/site/staff/audit-detail.ts';
import { auditJson, LONGEST_AUDIT_JSON } from '../../../../src/domain/site/staff/audit-entry.ts';
import { deviceName } from '../../../../src/domain/site/staff/device-name.ts';
import {
  isRole,
  mayDo,
  PERMISSIONS,
  type Permission,
  ROLES,
  rolesWith,
} from '../../../../src/domain/site/staff/roles.ts';
import { initialsOf, nameFrom } from '../../../../src/domain/site/staff/staff-member.ts';
import { isConfirmed, isSessionOpen } from '../../../../src/domain/site/staff/staff-session.ts';

const HOUR = 3_600_000;

describe('roles', () => {
  const all = Object.keys(PERMISSIONS) as Permission[];

  test('every role reads, and only admins manage people and read the log', () => {
    for (const role of ROLES) expect(mayDo(role, 'read')).toBe(true);
    expect(rolesWith('people')).toBe('Admin');
    expect(rolesWith('audit')).toBe('Admin');
  });

  test('sales prices quotes, catalog publishes, and neither does the other', () => {
    expect(rolesWith('quotes')).toBe('Sales or Admin');
    expect(rolesWith('publish')).toBe('Catalog or Admin');
    expect(all.filter((permission) => mayDo('viewer', permission))).toEqual(['read']);
    expect(all.every((permission) => mayDo('admin', permission))).toBe(true);
  });

  test('rejects other texts as roles', () => {
    expect(['admin', 'Admin', 'toString', '', undefined].map(isRole)).toEqual([true, false, false, false, false]);
  });
});

describe('a session', () => {
  const at = (signedIn: number, seen: number) => isSessionOpen({ signedInAt: signedIn * HOUR, seenAt: seen * HOUR }, 0);

  test('ends after 2 hours without use, and 12 hours after the sign-in', () => {
    expect([at(0, 0), at(-11.9, -1.9), at(-12, 0), at(-3, -2)]).toEqual([true, true, false, false]);
  });

  test('is confirmed for 10 minutes', () => {
    expect([isConfirmed(0, 599_999), isConfirmed(0, 600_000)]).toEqual([true, false]);
  });
});

describe('the audit log', () => {
  test('stores long values as their beginning, as valid JSON', () => {
    expect(auditJson({ role: 'sales' })).toBe('{"role":"sales"}');
    expect(auditJson(undefined)).toBe('');
    const long = auditJson({ text: '"\\'.repeat(5000) });
    expect(long.length).toBeLessThanOrEqual(LONGEST_AUDIT_JSON);
    expect(JSON.parse(long).shortened).toMatch(/^\{"text":/);
  });

  test('formats what changed', () => {
    expect(auditDetail('{"role":"viewer"}', '{"role":"sales","name":"Sam"}')).toBe('role viewer to sales, name Sam');
    expect(auditDetail('', '')).toBe('');
    expect(auditDetail('not json', '1')).toBe('not json to 1');
  });
});

test('names devices and people', () => {
  const chrome =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';
  expect(deviceName(chrome)).toBe('Chrome on macOS');
  expect(deviceName('<script>')).toBe('Unknown browser');
  expect([initialsOf('Mara Ellison'), initialsOf('t.reyes'), initialsOf('')]).toEqual(['ME', 'TR', '']);
  expect(nameFrom('t.reyes@example.com')).toBe('t.reyes');
});
