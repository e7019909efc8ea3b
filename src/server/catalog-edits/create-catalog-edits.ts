import type { D1Database } from '@cloudflare/workers-types';
import type { AuditLog } from '../staff/audit-log.ts';
import type { CatalogEdits } from './catalog-edits.ts';
import { readRecords } from './read-records.ts';
import { saveRecords } from './save-records.ts';

/** Single changes of the catalog in this site's database. */
export const createCatalogEdits = (db: D1Database, audit: AuditLog): CatalogEdits => ({
  ...readRecords(db),
  ...saveRecords(db, audit),
});
