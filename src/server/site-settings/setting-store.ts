import type { D1Database } from '@cloudflare/workers-types';
import { isStoredSetting, type StoredSetting, type StoredValues } from '../../domain/site/staff/site-setting.ts';
import type { AuditActor, AuditLog } from '../staff/audit-log.ts';

/** A setting as staff changed it. */
export interface ChangedSetting {
  readonly name: StoredSetting;
  readonly value: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
  /** Name and email address of the person. */
  readonly changedBy: string;
}

/** A new value of a setting. */
export interface SettingChange {
  readonly name: StoredSetting;
  /** Name of the setting in the audit log. */
  readonly label: string;
  /** Value in use before the change. */
  readonly before: string;
  /** `null` resets the setting to the environment variable or the default. */
  readonly value: string | null;
}

/** Settings that staff changed at the desk. */
export interface SettingStore {
  read(): Promise<readonly ChangedSetting[]>;
  /** Stores the changes and records them in the audit log, in one transaction. */
  change(changes: readonly SettingChange[], actor: AuditActor): Promise<void>;
}

const READ = 'SELECT name, value, changed_at AS changedAt, changed_by AS changedBy FROM site_settings';
const SET = `INSERT INTO site_settings (name, value, changed_at, changed_by) VALUES (?1, ?2, ?3, ?4)
  ON CONFLICT (name) DO UPDATE SET value = ?2, changed_at = ?3, changed_by = ?4`;
const RESET = 'DELETE FROM site_settings WHERE name = ?1';

/** Settings in D1. Rows with unknown names, of an earlier or later version of the site, are ignored. */
export const settingStore = (db: D1Database, audit: Pick<AuditLog, 'statement'>, now: () => number): SettingStore => ({
  async read() {
    const { results } = await db.prepare(READ).all<ChangedSetting & { readonly name: string }>();
    return results.filter(({ name }) => isStoredSetting(name));
  },
  async change(changes, actor) {
    const statements = changes.flatMap(({ name, label, before, value }) => [
      value === null ? db.prepare(RESET).bind(name) : db.prepare(SET).bind(name, value, now(), actor.who),
      audit.statement(actor, {
        action: value === null ? 'setting-reset' : 'setting-changed',
        subject: label,
        before,
        ...(value !== null && { after: value }),
      }),
    ]);
    if (statements.length > 0) await db.batch(statements);
  },
});

/** Returns the values of changed settings by name. */
export const valuesOf = (changed: readonly ChangedSetting[]): StoredValues =>
  Object.fromEntries(changed.map(({ name, value }) => [name, value]));
