import type { FieldProblem } from '../../../../../domain/shop/catalog-edits/typed-rows.ts';
import type { AuditAction } from '../../../../../domain/site/staff/audit-entry.ts';
import type { RecordedChange } from '../../../../catalog-edits/catalog-edits.ts';
import type { EventualStart } from '../../../../sync/sync-control.ts';
import type { ChangedValue, Facts } from './edit-plan.ts';

/** Which form of a page an edit came from. */
export type EditForm = 'prices' | 'list' | 'stock' | 'vendor-stock' | 'compound';

/** The action of each form in the audit log. */
export const EDIT_ACTIONS = {
  prices: 'prices-changed',
  list: 'part-list-changed',
  stock: 'stock-changed',
  'vendor-stock': 'vendor-stock-changed',
  compound: 'compound-changed',
} as const satisfies Readonly<Record<EditForm, AuditAction>>;

/** Returns whether an action of the audit log is one of these forms. */
export const isCatalogEdit = (action: AuditAction): boolean =>
  Object.values(EDIT_ACTIONS).some((each) => each === action);

/** A form that is shown again because nothing was saved. */
export interface FormState {
  readonly form: EditForm;
  readonly problems: readonly FieldProblem[];
  /** `conflict`: somebody else changed the record after the person opened it; `undo`: after the change to undo. */
  readonly reason: 'conflict' | 'undo' | 'problems' | 'same' | 'editing';
  /** Who changed it last, if that is known. */
  readonly other: RecordedChange | null;
  /** Values that differ between the record now and what was typed. */
  readonly differing: readonly ChangedValue[];
}

/** Returns the problem of a field, or ''. */
export const problemOf = (state: FormState | null, form: EditForm, field: string): string =>
  state?.form === form ? (state.problems.find((problem) => problem.field === field)?.text ?? '') : '';

/** How the search index gets a change. */
export type IndexStart = EventualStart | 'failed';

/** A change that was just saved. */
export interface SavedChange {
  readonly change: RecordedChange;
  readonly index: IndexStart;
}

/** Returns the recorded values before or after a change; `null` if the log stores only their beginning. */
export const recordedFacts = (json: string): Facts | null => {
  const facts = json === '' ? {} : (JSON.parse(json) as Facts);
  return 'shortened' in facts ? null : facts;
};
