import { csvText } from '../../../domain/kit/text/spreadsheet.ts';
import { auditDetail } from '../../../domain/site/staff/audit-detail.ts';
import { AUDIT_ACTIONS, type AuditEntry } from '../../../domain/site/staff/audit-entry.ts';
import type { AuditFilter, AuditLog, AuditPage } from '../../staff/audit-log.ts';

/** Maximum number of entries in a file. The filter by date selects others. */
const MAX_CSV_ENTRIES = 50_000;
const PAGE_SIZE = 500;

const HEADINGS = ['When (UTC)', 'Who', 'Action', 'Subject', 'Detail', 'Before', 'After', 'Network'];

const cellsOf = ({ at, who, action, subject, before, after, network }: AuditEntry): readonly string[] => [
  new Date(at).toISOString(),
  who,
  AUDIT_ACTIONS[action] ?? action,
  subject,
  auditDetail(before, after),
  before,
  after,
  network,
];

/** Returns the entries of a filter as CSV, newest first, one page of the log at a time. No cell is a formula. */
export async function* auditCsv(audit: Pick<AuditLog, 'page'>, filter: AuditFilter): AsyncGenerator<string> {
  yield csvText([HEADINGS]);
  let before: number | null = null;
  for (let written = 0; written < MAX_CSV_ENTRIES; ) {
    const { entries, next }: AuditPage = await audit.page(filter, before, PAGE_SIZE);
    if (entries.length > 0) yield csvText(entries.map(cellsOf));
    if (next === null) return;
    before = next;
    written += entries.length;
  }
}
